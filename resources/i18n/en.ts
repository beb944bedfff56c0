<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>abort</name>
    <message>
        <source>kyuushu_kyuuhai</source>
        <translation>Kyuushu kyuuhai (nine terminals and honours)</translation>
    </message>
    <message>
        <source>sanchahou</source>
        <translation>Sanchahou (three rons)</translation>
    </message>
    <message>
        <source>suucha_riichi</source>
        <translation>Suucha riichi (four riichi)</translation>
    </message>
    <message>
        <source>suufon_renda</source>
        <translation>Suufon renda (the same wind four times)</translation>
    </message>
    <message>
        <source>suukaikan</source>
        <translation>Suukaikan (four kans)</translation>
    </message>
</context>
<context>
    <name>by</name>
    <message>
        <source>ron</source>
        <translation>Ron</translation>
    </message>
    <message>
        <source>tsumo</source>
        <translation>Tsumo</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>about.club</source>
        <translation>the whole club into an archive (export), or what is new of one (import)</translation>
    </message>
    <message>
        <source>about.hub</source>
        <translation>the hub of several stations: init, status, roles, copy, password</translation>
    </message>
    <message>
        <source>about.points</source>
        <translation>what han and fu, or yakuman, pay</translation>
    </message>
    <message>
        <source>about.program</source>
        <translation>What a riichi mahjong hand is worth, and why. Without a command the window opens.</translation>
    </message>
    <message>
        <source>about.replay</source>
        <translation>what becomes of a game, hand by hand</translation>
    </message>
    <message>
        <source>about.rules</source>
        <translation>the rule sets, or every field of one with its source</translation>
    </message>
    <message>
        <source>about.score</source>
        <translation>what a hand is worth</translation>
    </message>
    <message>
        <source>about.sheet</source>
        <translation>the reference of a rule set as a PDF, two A4 pages</translation>
    </message>
    <message>
        <source>about.verify</source>
        <translation>the matches and recent hands worked out anew: what this version says otherwise</translation>
    </message>
    <message>
        <source>because.closed</source>
        <translation>the stream is closed</translation>
    </message>
    <message>
        <source>because.denied</source>
        <translation>permission denied</translation>
    </message>
    <message>
        <source>because.folder</source>
        <translation>it is a folder</translation>
    </message>
    <message>
        <source>because.missing</source>
        <translation>no such file</translation>
    </message>
    <message>
        <source>because.no_room</source>
        <translation>no space left</translation>
    </message>
    <message>
        <source>check.club</source>
        <translation>database of matches</translation>
    </message>
    <message>
        <source>check.data</source>
        <translation>data folder</translation>
    </message>
    <message>
        <source>check.failed</source>
        <translation>Failed: {check} ({reason})</translation>
    </message>
    <message>
        <source>check.hand</source>
        <translation>one hand scored</translation>
    </message>
    <message>
        <source>check.pages</source>
        <translation>every page opened</translation>
    </message>
    <message>
        <source>check.parts</source>
        <translation>every part of the program</translation>
    </message>
    <message>
        <source>check.passed</source>
        <translation>Good: {check}</translation>
    </message>
    <message>
        <source>check.resources</source>
        <translation>the program’s files</translation>
    </message>
    <message>
        <source>check.rules</source>
        <translation>rule sets</translation>
    </message>
    <message>
        <source>check.window</source>
        <translation>tiles drawn and fonts</translation>
    </message>
    <message>
        <source>check.words</source>
        <translation>words in three languages</translation>
    </message>
    <message numerus="yes">
        <source>club.acts</source>
        <translation>
            <numerusform>{n} act of the club</numerusform>
            <numerusform>{n} acts of the club</numerusform>
        </translation>
    </message>
    <message>
        <source>club.counted</source>
        <translation>New: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>club.differing</source>
        <translation>
            <numerusform>{n} game was left: it goes on otherwise here.</numerusform>
            <numerusform>{n} games were left: they go on otherwise here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.entries</source>
        <translation>
            <numerusform>{n} entry of games</numerusform>
            <numerusform>{n} entries of games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.games</source>
        <translation>
            <numerusform>{n} game</numerusform>
            <numerusform>{n} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.illegal</source>
        <translation>
            <numerusform>{n} game cannot be played to the end of its record: to be corrected.</numerusform>
            <numerusform>{n} games cannot be played to the end of their records: to be corrected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.left_out</source>
        <translation>
            <numerusform>{n} game or act that cannot be read is not in it.</numerusform>
            <numerusform>{n} games or acts that cannot be read are not in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.longer</source>
        <translation>
            <numerusform>the rest of {n} game</numerusform>
            <numerusform>the rest of {n} games</numerusform>
        </translation>
    </message>
    <message>
        <source>club.nothing</source>
        <translation>Nothing new: everything was here already.</translation>
    </message>
    <message numerus="yes">
        <source>club.players</source>
        <translation>
            <numerusform>{n} new player</numerusform>
            <numerusform>{n} new players</numerusform>
        </translation>
    </message>
    <message>
        <source>club.taken</source>
        <translation>Taken: {what}.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>commands</translation>
    </message>
    <message>
        <source>error</source>
        <translation>{program}: error: {reason}</translation>
    </message>
    <message>
        <source>help.action</source>
        <translation>init makes it or brings it up to date, status tells of it, roles grants rights, copy copies it, password keeps the password</translation>
    </message>
    <message>
        <source>help.archive</source>
        <translation>the archive, a .zip file</translation>
    </message>
    <message>
        <source>help.count</source>
        <translation>for import: only say what is new</translation>
    </message>
    <message>
        <source>help.counted</source>
        <translation>what 13 han and more are worth, whatever the rules say</translation>
    </message>
    <message>
        <source>help.data_dir</source>
        <translation>folder to keep everything in, instead of the system’s</translation>
    </message>
    <message>
        <source>help.dealer</source>
        <translation>the winner is the dealer</translation>
    </message>
    <message>
        <source>help.deed</source>
        <translation>export writes the archive, import takes what is new of it</translation>
    </message>
    <message>
        <source>help.fu</source>
        <translation>rounded fu; not needed from 5 han on</translation>
    </message>
    <message>
        <source>help.game</source>
        <translation>the game, a JSON document</translation>
    </message>
    <message>
        <source>help.han</source>
        <translation>han, dora included</translation>
    </message>
    <message>
        <source>help.hand</source>
        <translation>the hand as text: 234m067p3455s+2s (9999m) ron riichi seat=S dora=3m</translation>
    </message>
    <message>
        <source>help.help</source>
        <translation>show this help</translation>
    </message>
    <message>
        <source>help.honba</source>
        <translation>number of honba</translation>
    </message>
    <message>
        <source>help.id</source>
        <translation>name of the rule set to show in full</translation>
    </message>
    <message>
        <source>help.json</source>
        <translation>answer in JSON</translation>
    </message>
    <message>
        <source>help.jsonl</source>
        <translation>read one JSON document a line, from the file or from standard input, and answer each with a line</translation>
    </message>
    <message>
        <source>help.kiriage</source>
        <translation>with or without kiriage mangan, whatever the rules say</translation>
    </message>
    <message>
        <source>help.lang</source>
        <translation>language of the answers</translation>
    </message>
    <message>
        <source>help.nagashi</source>
        <translation>nagashi mangan, as the rules have it</translation>
    </message>
    <message>
        <source>help.output</source>
        <translation>PDF file to write</translation>
    </message>
    <message>
        <source>help.pao</source>
        <translation>a player is liable for a yakuman: by tsumo he pays alone, by ron half with the discarder; ron stands for the ron alone</translation>
    </message>
    <message>
        <source>help.pao_dealer</source>
        <translation>the liable player is the dealer</translation>
    </message>
    <message>
        <source>help.pao_times</source>
        <translation>for how many of the yakuman he is liable</translation>
    </message>
    <message>
        <source>help.players</source>
        <translation>number of players, to make sure of it; the rules decide</translation>
    </message>
    <message>
        <source>help.referee</source>
        <translation>for roles: user of a referee, who may do everything; may be repeated</translation>
    </message>
    <message>
        <source>help.renhou</source>
        <translation>renhou, as the rules have it</translation>
    </message>
    <message>
        <source>help.rules</source>
        <translation>rule set to apply: a name, or name,field=value</translation>
    </message>
    <message>
        <source>help.screen</source>
        <translation>for roles: user of a screen, who reads; may be repeated</translation>
    </message>
    <message>
        <source>help.self_check</source>
        <translation>check that everything needed is there and works</translation>
    </message>
    <message>
        <source>help.station</source>
        <translation>for roles: user of a station, who adds; may be repeated</translation>
    </message>
    <message>
        <source>help.sticks</source>
        <translation>riichi sticks that the winner takes</translation>
    </message>
    <message>
        <source>help.target</source>
        <translation>for copy: address of the copy, with nothing in it yet</translation>
    </message>
    <message>
        <source>help.tsumo</source>
        <translation>win by tsumo, not by ron</translation>
    </message>
    <message>
        <source>help.url</source>
        <translation>address: postgresql://name@machine/database or sqlite:///path</translation>
    </message>
    <message>
        <source>help.version</source>
        <translation>show the version</translation>
    </message>
    <message>
        <source>help.yakuman</source>
        <translation>how many times yakuman, instead of han and fu</translation>
    </message>
    <message numerus="yes">
        <source>hub.acts</source>
        <translation>
            <numerusform>{n} line of the register</numerusform>
            <numerusform>{n} lines of the register</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hub.copied</source>
        <translation>
            <numerusform>{n} row copied.</numerusform>
            <numerusform>{n} rows copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hub.entries</source>
        <translation>
            <numerusform>{n} line of matches</numerusform>
            <numerusform>{n} lines of matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hub.games</source>
        <translation>
            <numerusform>{n} match</numerusform>
            <numerusform>{n} matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hub.here</source>
        <translation>
            <numerusform>{name}: version {program}, here {n} second ago</numerusform>
            <numerusform>{name}: version {program}, here {n} seconds ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hub.holds</source>
        <translation>
            <numerusform>{name} holds {n} match</numerusform>
            <numerusform>{name} holds {n} matches</numerusform>
        </translation>
    </message>
    <message>
        <source>hub.kept</source>
        <translation>The password is in the system’s keyring.</translation>
    </message>
    <message>
        <source>hub.made</source>
        <translation>The hub is ready ({server}).</translation>
    </message>
    <message>
        <source>hub.new_user</source>
        <translation>{name} ({role}): made, password {password} (it is kept nowhere).</translation>
    </message>
    <message>
        <source>hub.password</source>
        <translation>Password of {server}:</translation>
    </message>
    <message>
        <source>hub.role.referee</source>
        <translation>referee</translation>
    </message>
    <message>
        <source>hub.role.screen</source>
        <translation>screen</translation>
    </message>
    <message>
        <source>hub.role.station</source>
        <translation>station</translation>
    </message>
    <message>
        <source>hub.schema</source>
        <translation>Hub {server}, schema {schema}, version {program}; here: {role}.</translation>
    </message>
    <message>
        <source>hub.user</source>
        <translation>{name} ({role}): rights granted.</translation>
    </message>
    <message>
        <source>hub.was_made</source>
        <translation>The hub was ready already ({server}).</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>{option}: only together with {other}.</translation>
    </message>
    <message>
        <source>no_effect</source>
        <translation>{option}: without effect beside {other}; leave it out.</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>pao_times_least</source>
        <translation>--pao-times: at least 1, not {have}.</translation>
    </message>
    <message>
        <source>points_of_what</source>
        <translation>Give just one of these options: --han, --yakuman, --renhou, --nagashi.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>Unreadable file: {file} ({reason}).</translation>
    </message>
    <message>
        <source>unreadable_input</source>
        <translation>Unreadable standard input: {reason}.</translation>
    </message>
    <message>
        <source>unwritable</source>
        <translation>The answer could not be written: {reason}.</translation>
    </message>
    <message>
        <source>unwritable_file</source>
        <translation>The file could not be written: {file} ({reason}).</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>usage:</translation>
    </message>
    <message>
        <source>value.action</source>
        <translation>ACTION</translation>
    </message>
    <message>
        <source>value.command</source>
        <translation>COMMAND</translation>
    </message>
    <message>
        <source>value.file</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>value.folder</source>
        <translation>FOLDER</translation>
    </message>
    <message>
        <source>value.hand</source>
        <translation>HAND</translation>
    </message>
    <message>
        <source>value.name</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>value.number</source>
        <translation>N</translation>
    </message>
    <message>
        <source>value.rules</source>
        <translation>RULES</translation>
    </message>
    <message>
        <source>value.url</source>
        <translation>URL</translation>
    </message>
    <message numerus="yes">
        <source>verify.found</source>
        <translation>
            <numerusform>{n} difference.</numerusform>
            <numerusform>{n} differences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>verify.games</source>
        <translation>
            <numerusform>{n} game</numerusform>
            <numerusform>{n} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>verify.hands</source>
        <translation>
            <numerusform>{n} hand</numerusform>
            <numerusform>{n} hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>verify.lines</source>
        <translation>
            <numerusform>{n} recent hand</numerusform>
            <numerusform>{n} recent hands</numerusform>
        </translation>
    </message>
    <message>
        <source>verify.none</source>
        <translation>Nothing differs.</translation>
    </message>
    <message>
        <source>verify.register</source>
        <translation>Club’s register</translation>
    </message>
    <message numerus="yes">
        <source>verify.tiles</source>
        <translation>
            <numerusform>{n} win scored again from its tiles</numerusform>
            <numerusform>{n} wins scored again from their tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong.choice</source>
        <translation>{option}: “{text}” is not possible; choose one of {choices}</translation>
    </message>
    <message>
        <source>wrong.command</source>
        <translation>unknown command: {text}; choose one of {choices}</translation>
    </message>
    <message>
        <source>wrong.game_beside_lines</source>
        <translation>either a game or --jsonl, not both</translation>
    </message>
    <message>
        <source>wrong.hand_beside_lines</source>
        <translation>either a hand or --jsonl, not both</translation>
    </message>
    <message>
        <source>wrong.no_archive</source>
        <translation>an action ({choices}) and a file are needed</translation>
    </message>
    <message>
        <source>wrong.no_command</source>
        <translation>a command is needed: {commands}</translation>
    </message>
    <message>
        <source>wrong.no_game</source>
        <translation>a game is needed, or --jsonl</translation>
    </message>
    <message>
        <source>wrong.no_hand</source>
        <translation>a hand is needed, or --jsonl</translation>
    </message>
    <message>
        <source>wrong.no_hub</source>
        <translation>an action ({choices}) and an address are needed</translation>
    </message>
    <message>
        <source>wrong.no_output</source>
        <translation>--output and a file name are needed</translation>
    </message>
    <message>
        <source>wrong.no_target</source>
        <translation>the address of the copy is needed</translation>
    </message>
    <message>
        <source>wrong.no_users</source>
        <translation>at least one of --station, --referee, --screen is needed</translation>
    </message>
    <message>
        <source>wrong.no_value_taken</source>
        <translation>{option}: no value goes with it</translation>
    </message>
    <message>
        <source>wrong.number</source>
        <translation>{option}: a whole number is needed, not “{text}”</translation>
    </message>
    <message>
        <source>wrong.unknown</source>
        <translation>unknown argument: {text}</translation>
    </message>
    <message>
        <source>wrong.value_missing</source>
        <translation>{option}: its value is missing</translation>
    </message>
</context>
<context>
    <name>club</name>
    <message>
        <source>column.adjustments</source>
        <translation>Adjustments</translation>
    </message>
    <message>
        <source>column.ahead</source>
        <translation>Ahead</translation>
    </message>
    <message>
        <source>column.average_place</source>
        <translation>Average place</translation>
    </message>
    <message>
        <source>column.average_points</source>
        <translation>Average</translation>
    </message>
    <message>
        <source>column.behind</source>
        <translation>Behind</translation>
    </message>
    <message>
        <source>column.best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>column.city</source>
        <translation>Club or city</translation>
    </message>
    <message>
        <source>column.day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>column.games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>column.last_ten</source>
        <translation>Last ten</translation>
    </message>
    <message>
        <source>column.members</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>column.number</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>column.opponent</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>column.opponent_points</source>
        <translation>Opponent’s points</translation>
    </message>
    <message>
        <source>column.others</source>
        <translation>With</translation>
    </message>
    <message>
        <source>column.penalties</source>
        <translation>Penalties</translation>
    </message>
    <message>
        <source>column.place</source>
        <translation>Place {place}</translation>
    </message>
    <message>
        <source>column.player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>column.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>column.rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>column.remark</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>column.results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>column.round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>column.score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>column.seat</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>column.sits_out</source>
        <translation>Sits out</translation>
    </message>
    <message>
        <source>column.table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>column.team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>column.tied</source>
        <translation>Tied</translation>
    </message>
    <message>
        <source>column.wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>column.worst</source>
        <translation>Worst</translation>
    </message>
    <message>
        <source>erased</source>
        <translation>name erased</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>remark.cut</source>
        <translation>out after round {round}</translation>
    </message>
    <message>
        <source>report.dropped</source>
        <translation>Games not counted</translation>
    </message>
    <message>
        <source>report.lost</source>
        <translation>Lost at the tables</translation>
    </message>
    <message>
        <source>report.sum</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>report.unplaced</source>
        <translation>Results of the unplaced</translation>
    </message>
    <message>
        <source>schedule.out</source>
        <translation>sits out</translation>
    </message>
    <message>
        <source>title.all_games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>title.games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>title.report</source>
        <translation>Federation report</translation>
    </message>
    <message>
        <source>title.schedule</source>
        <translation>Seating</translation>
    </message>
    <message>
        <source>title.standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>title.teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>title.versus</source>
        <translation>Head to head</translation>
    </message>
    <message>
        <source>unplaced.guest</source>
        <translation>guest</translation>
    </message>
    <message>
        <source>unplaced.minimum</source>
        <translation>not enough games</translation>
    </message>
    <message>
        <source>unplaced.no_games</source>
        <translation>no games yet</translation>
    </message>
    <message>
        <source>unplaced.substitute</source>
        <translation>substitute</translation>
    </message>
</context>
<context>
    <name>dora</name>
    <message>
        <source>aka_dora</source>
        <translation>Aka dora</translation>
    </message>
    <message>
        <source>dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>north_dora</source>
        <translation>Nuki dora</translation>
    </message>
    <message>
        <source>ura_dora</source>
        <translation>Ura dora</translation>
    </message>
</context>
<context>
    <name>dora_gloss</name>
    <message>
        <source>aka_dora</source>
        <translation>red five</translation>
    </message>
    <message>
        <source>dora</source>
        <translation>tile after the indicator</translation>
    </message>
    <message>
        <source>north_dora</source>
        <translation>extracted north</translation>
    </message>
    <message>
        <source>ura_dora</source>
        <translation>under the indicator, after riichi</translation>
    </message>
</context>
<context>
    <name>dora_kanji</name>
    <message>
        <source>aka_dora</source>
        <translation>赤ドラ</translation>
    </message>
    <message>
        <source>dora</source>
        <translation>ドラ</translation>
    </message>
    <message>
        <source>north_dora</source>
        <translation>抜きドラ</translation>
    </message>
    <message>
        <source>ura_dora</source>
        <translation>裏ドラ</translation>
    </message>
</context>
<context>
    <name>edition</name>
    <message>
        <source>day</source>
        <translation>as of {day} {month} {year}</translation>
    </message>
    <message>
        <source>first</source>
        <translation>1</translation>
    </message>
    <message>
        <source>month</source>
        <translation>edition: {month} {year}</translation>
    </message>
    <message>
        <source>year</source>
        <translation>{year} edition</translation>
    </message>
</context>
<context>
    <name>flag</name>
    <message>
        <source>chankan</source>
        <translation>Chankan</translation>
    </message>
    <message>
        <source>chiihou</source>
        <translation>Chiihou</translation>
    </message>
    <message>
        <source>double_riichi</source>
        <translation>Double riichi</translation>
    </message>
    <message>
        <source>from_riichi</source>
        <translation>Discarder in riichi</translation>
    </message>
    <message>
        <source>haitei</source>
        <translation>Haitei</translation>
    </message>
    <message>
        <source>houtei</source>
        <translation>Houtei</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>Ippatsu</translation>
    </message>
    <message>
        <source>north_ron</source>
        <translation>Ron on an extracted north</translation>
    </message>
    <message>
        <source>open_riichi</source>
        <translation>Open riichi</translation>
    </message>
    <message>
        <source>paarenchan</source>
        <translation>Paarenchan</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>Renhou</translation>
    </message>
    <message>
        <source>riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>rinshan</source>
        <translation>Rinshan</translation>
    </message>
    <message>
        <source>tenhou</source>
        <translation>Tenhou</translation>
    </message>
</context>
<context>
    <name>formula</name>
    <message>
        <source>base</source>
        <translation>{fu} × 2^({han}+2) = {base}</translation>
    </message>
    <message>
        <source>base_limit</source>
        <translation>{fu} × 2^({han}+2) = {base} → {limit} {points}</translation>
    </message>
    <message>
        <source>half</source>
        <translation>{n}.5</translation>
    </message>
    <message>
        <source>han_limit</source>
        <translation>{han} han → {limit} {points}</translation>
    </message>
    <message>
        <source>honba_each</source>
        <translation>+ {points} each</translation>
    </message>
    <message>
        <source>one_yakuman</source>
        <translation>{limit}: {points}</translation>
    </message>
    <message>
        <source>then</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>{limit}: {n} × {each} = {points}</translation>
    </message>
</context>
<context>
    <name>fu</name>
    <message>
        <source>base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>chiitoitsu</source>
        <translation>Chiitoitsu, always 25</translation>
    </message>
    <message>
        <source>closed_kan</source>
        <translation>Closed kan</translation>
    </message>
    <message>
        <source>closed_kan.honour</source>
        <translation>Closed kan, honour</translation>
    </message>
    <message>
        <source>closed_kan.simple</source>
        <translation>Closed kan</translation>
    </message>
    <message>
        <source>closed_kan.terminal</source>
        <translation>Closed kan, terminal</translation>
    </message>
    <message>
        <source>closed_ron</source>
        <translation>Ron, closed hand</translation>
    </message>
    <message>
        <source>closed_triplet</source>
        <translation>Concealed triplet</translation>
    </message>
    <message>
        <source>closed_triplet.honour</source>
        <translation>Concealed triplet, honour</translation>
    </message>
    <message>
        <source>closed_triplet.simple</source>
        <translation>Concealed triplet</translation>
    </message>
    <message>
        <source>closed_triplet.terminal</source>
        <translation>Concealed triplet, terminal</translation>
    </message>
    <message>
        <source>double_wind_pair</source>
        <translation>Pair, double wind</translation>
    </message>
    <message>
        <source>open_kan</source>
        <translation>Open kan</translation>
    </message>
    <message>
        <source>open_kan.honour</source>
        <translation>Open kan, honour</translation>
    </message>
    <message>
        <source>open_kan.simple</source>
        <translation>Open kan</translation>
    </message>
    <message>
        <source>open_kan.terminal</source>
        <translation>Open kan, terminal</translation>
    </message>
    <message>
        <source>open_minimum</source>
        <translation>Open hand, minimum</translation>
    </message>
    <message>
        <source>open_triplet</source>
        <translation>Open triplet</translation>
    </message>
    <message>
        <source>open_triplet.honour</source>
        <translation>Open triplet, honour</translation>
    </message>
    <message>
        <source>open_triplet.simple</source>
        <translation>Open triplet</translation>
    </message>
    <message>
        <source>open_triplet.terminal</source>
        <translation>Open triplet, terminal</translation>
    </message>
    <message>
        <source>open_triplet_ron</source>
        <translation>Open triplet (completed by ron)</translation>
    </message>
    <message>
        <source>open_triplet_ron.honour</source>
        <translation>Open triplet, honour (completed by ron)</translation>
    </message>
    <message>
        <source>open_triplet_ron.simple</source>
        <translation>Open triplet (completed by ron)</translation>
    </message>
    <message>
        <source>open_triplet_ron.terminal</source>
        <translation>Open triplet, terminal (completed by ron)</translation>
    </message>
    <message>
        <source>tsumo</source>
        <translation>Tsumo</translation>
    </message>
    <message>
        <source>value_pair</source>
        <translation>Value pair</translation>
    </message>
    <message>
        <source>value_pair.dragon</source>
        <translation>Pair, dragon</translation>
    </message>
    <message>
        <source>value_pair.north</source>
        <translation>Pair, north</translation>
    </message>
    <message>
        <source>value_pair.round_wind</source>
        <translation>Pair, round wind</translation>
    </message>
    <message>
        <source>value_pair.seat_wind</source>
        <translation>Pair, seat wind</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>Wait</translation>
    </message>
    <message>
        <source>wait.kanchan</source>
        <translation>Kanchan wait</translation>
    </message>
    <message>
        <source>wait.penchan</source>
        <translation>Penchan wait</translation>
    </message>
    <message>
        <source>wait.tanki</source>
        <translation>Tanki wait</translation>
    </message>
</context>
<context>
    <name>json</name>
    <message>
        <source>array</source>
        <translation>a list</translation>
    </message>
    <message>
        <source>bool</source>
        <translation>true or false</translation>
    </message>
    <message>
        <source>float</source>
        <translation>a decimal number</translation>
    </message>
    <message>
        <source>int</source>
        <translation>a whole number</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>object</source>
        <translation>an object</translation>
    </message>
    <message>
        <source>object_or_array</source>
        <translation>an object or a list</translation>
    </message>
    <message>
        <source>str</source>
        <translation>a text</translation>
    </message>
    <message>
        <source>str_or_object</source>
        <translation>a text or an object</translation>
    </message>
</context>
<context>
    <name>lacks</name>
    <message>
        <source>all_green</source>
        <translation>a tile that is not green</translation>
    </message>
    <message>
        <source>all_honours</source>
        <translation>a tile other than an honour</translation>
    </message>
    <message>
        <source>all_outside_tiles</source>
        <translation>a tile from 2 to 8 in the hand</translation>
    </message>
    <message>
        <source>all_runs</source>
        <translation>a triplet or kan among the groups</translation>
    </message>
    <message>
        <source>all_simples</source>
        <translation>a terminal or honour in the hand</translation>
    </message>
    <message>
        <source>all_terminals</source>
        <translation>a tile other than a terminal</translation>
    </message>
    <message>
        <source>chankan</source>
        <translation>not on a robbed kan</translation>
    </message>
    <message>
        <source>chiihou</source>
        <translation>not on the first draw</translation>
    </message>
    <message>
        <source>chun_set</source>
        <translation>no triplet of red dragons</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>open hand</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>the winner is not the dealer</translation>
    </message>
    <message>
        <source>double_riichi</source>
        <translation>riichi not declared on the first turn</translation>
    </message>
    <message>
        <source>dragon_pair</source>
        <translation>no pair of dragons</translation>
    </message>
    <message>
        <source>four_concealed</source>
        <translation>fewer than four concealed triplets</translation>
    </message>
    <message>
        <source>four_kans</source>
        <translation>fewer than four kans</translation>
    </message>
    <message>
        <source>four_wind_sets</source>
        <translation>fewer than four wind triplets</translation>
    </message>
    <message>
        <source>haitei</source>
        <translation>not on the last draw</translation>
    </message>
    <message>
        <source>haku_set</source>
        <translation>no triplet of white dragons</translation>
    </message>
    <message>
        <source>has_hatsu</source>
        <translation>no green dragon</translation>
    </message>
    <message>
        <source>has_honours</source>
        <translation>no honour</translation>
    </message>
    <message>
        <source>has_run</source>
        <translation>no run</translation>
    </message>
    <message>
        <source>hatsu_set</source>
        <translation>no triplet of green dragons</translation>
    </message>
    <message>
        <source>houtei</source>
        <translation>not on the last discard</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>not within one turn of riichi</translation>
    </message>
    <message>
        <source>nine_gates</source>
        <translation>not the shape 1112345678999</translation>
    </message>
    <message>
        <source>no_honours</source>
        <translation>an honour in the hand</translation>
    </message>
    <message>
        <source>no_run</source>
        <translation>a run among the groups</translation>
    </message>
    <message>
        <source>north_set</source>
        <translation>no triplet of north</translation>
    </message>
    <message>
        <source>not_from_riichi</source>
        <translation>the discarder was in riichi too</translation>
    </message>
    <message>
        <source>not_open_riichi</source>
        <translation>replaced by open riichi</translation>
    </message>
    <message>
        <source>not_pure_nine_gates</source>
        <translation>replaced by pure nine gates</translation>
    </message>
    <message>
        <source>not_tanki_wait</source>
        <translation>replaced by suuankou tanki</translation>
    </message>
    <message>
        <source>not_thirteen_wait</source>
        <translation>replaced by the thirteen-sided wait</translation>
    </message>
    <message>
        <source>not_two_peikou</source>
        <translation>replaced by ryanpeikou</translation>
    </message>
    <message>
        <source>one_suit</source>
        <translation>more than one suit</translation>
    </message>
    <message>
        <source>open_riichi</source>
        <translation>hand not shown at riichi</translation>
    </message>
    <message>
        <source>outside_groups</source>
        <translation>a group or the pair without terminal or honour</translation>
    </message>
    <message>
        <source>paarenchan</source>
        <translation>not the eighth win in a row</translation>
    </message>
    <message>
        <source>peikou</source>
        <translation>no two identical runs</translation>
    </message>
    <message>
        <source>plain_pair</source>
        <translation>value pair</translation>
    </message>
    <message>
        <source>pure_nine_gates</source>
        <translation>was not waiting on all nine tiles</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>not before the first draw</translation>
    </message>
    <message>
        <source>riichi</source>
        <translation>riichi not declared</translation>
    </message>
    <message>
        <source>rinshan</source>
        <translation>not on a replacement tile</translation>
    </message>
    <message>
        <source>ron</source>
        <translation>won by tsumo</translation>
    </message>
    <message>
        <source>round_set</source>
        <translation>no triplet of the round wind</translation>
    </message>
    <message>
        <source>ryanmen_wait</source>
        <translation>wait other than ryanmen</translation>
    </message>
    <message>
        <source>seat_set</source>
        <translation>no triplet of the seat wind</translation>
    </message>
    <message>
        <source>seven_pairs</source>
        <translation>not seven different pairs</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>not four groups and a pair</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>not 123, 456 and 789 of one suit</translation>
    </message>
    <message>
        <source>tanki_wait</source>
        <translation>wait other than tanki</translation>
    </message>
    <message>
        <source>tenhou</source>
        <translation>not on the deal</translation>
    </message>
    <message>
        <source>thirteen_orphans</source>
        <translation>not thirteen orphans</translation>
    </message>
    <message>
        <source>thirteen_wait</source>
        <translation>was not waiting on thirteen tiles</translation>
    </message>
    <message>
        <source>three_colour_runs</source>
        <translation>not the same run in all three suits</translation>
    </message>
    <message>
        <source>three_colour_triplets</source>
        <translation>not the same triplet in all three suits</translation>
    </message>
    <message>
        <source>three_concealed</source>
        <translation>fewer than three concealed triplets</translation>
    </message>
    <message>
        <source>three_dragon_sets</source>
        <translation>fewer than three dragon triplets</translation>
    </message>
    <message>
        <source>three_kans</source>
        <translation>fewer than three kans</translation>
    </message>
    <message>
        <source>three_wind_sets</source>
        <translation>fewer than three wind triplets</translation>
    </message>
    <message>
        <source>tsumo</source>
        <translation>won by ron</translation>
    </message>
    <message>
        <source>two_dragon_sets</source>
        <translation>fewer than two dragon triplets</translation>
    </message>
    <message>
        <source>two_peikou</source>
        <translation>not twice two identical runs</translation>
    </message>
    <message>
        <source>wind_pair</source>
        <translation>no pair of winds</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <translation>English</translation>
    </message>
    <message>
        <source>fr</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>ja</source>
        <translation>日本語</translation>
    </message>
</context>
<context>
    <name>limit</name>
    <message>
        <source>baiman</source>
        <translation>Baiman</translation>
    </message>
    <message>
        <source>counted_yakuman</source>
        <translation>Kazoe yakuman</translation>
    </message>
    <message>
        <source>haneman</source>
        <translation>Haneman</translation>
    </message>
    <message>
        <source>mangan</source>
        <translation>Mangan</translation>
    </message>
    <message>
        <source>sanbaiman</source>
        <translation>Sanbaiman</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>Yakuman</translation>
    </message>
    <message>
        <source>yakuman_2</source>
        <translation>Double yakuman</translation>
    </message>
    <message>
        <source>yakuman_3</source>
        <translation>Triple yakuman</translation>
    </message>
    <message>
        <source>yakuman_4</source>
        <translation>Quadruple yakuman</translation>
    </message>
    <message>
        <source>yakuman_n</source>
        <translation>Yakuman × {n}</translation>
    </message>
    <message>
        <source>yonbaiman</source>
        <translation>Yonbaiman</translation>
    </message>
</context>
<context>
    <name>limit_gloss</name>
    <message>
        <source>baiman</source>
        <translation>base 4,000</translation>
    </message>
    <message>
        <source>counted_yakuman</source>
        <translation>counted yakuman, base 8,000</translation>
    </message>
    <message>
        <source>haneman</source>
        <translation>base 3,000</translation>
    </message>
    <message>
        <source>mangan</source>
        <translation>base 2,000</translation>
    </message>
    <message>
        <source>sanbaiman</source>
        <translation>base 6,000</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>base 8,000</translation>
    </message>
    <message>
        <source>yonbaiman</source>
        <translation>base 8,000</translation>
    </message>
</context>
<context>
    <name>limit_kanji</name>
    <message>
        <source>baiman</source>
        <translation>倍満</translation>
    </message>
    <message>
        <source>counted_yakuman</source>
        <translation>数え役満</translation>
    </message>
    <message>
        <source>haneman</source>
        <translation>跳満</translation>
    </message>
    <message>
        <source>mangan</source>
        <translation>満貫</translation>
    </message>
    <message>
        <source>sanbaiman</source>
        <translation>三倍満</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>役満</translation>
    </message>
    <message>
        <source>yakuman_2</source>
        <translation>ダブル役満</translation>
    </message>
    <message>
        <source>yakuman_3</source>
        <translation>三倍役満</translation>
    </message>
    <message>
        <source>yakuman_4</source>
        <translation>四倍役満</translation>
    </message>
    <message>
        <source>yakuman_n</source>
        <translation>{n}倍役満</translation>
    </message>
    <message>
        <source>yonbaiman</source>
        <translation>四倍満</translation>
    </message>
</context>
<context>
    <name>limit_word</name>
    <message>
        <source>baiman</source>
        <translation>baiman</translation>
    </message>
    <message>
        <source>counted_yakuman</source>
        <translation>counted yakuman</translation>
    </message>
    <message>
        <source>haneman</source>
        <translation>haneman</translation>
    </message>
    <message>
        <source>mangan</source>
        <translation>mangan</translation>
    </message>
    <message>
        <source>sanbaiman</source>
        <translation>sanbaiman</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>yakuman</translation>
    </message>
    <message>
        <source>yakuman_2</source>
        <translation>double yakuman</translation>
    </message>
    <message>
        <source>yakuman_3</source>
        <translation>triple yakuman</translation>
    </message>
    <message>
        <source>yakuman_4</source>
        <translation>quadruple yakuman</translation>
    </message>
    <message>
        <source>yakuman_n</source>
        <translation>{n} times yakuman</translation>
    </message>
    <message>
        <source>yonbaiman</source>
        <translation>yonbaiman</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>column.balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>column.changed</source>
        <translation>Changed</translation>
    </message>
    <message>
        <source>column.corrected</source>
        <translation>Corrected</translation>
    </message>
    <message>
        <source>column.delta</source>
        <translation>{name} ±</translation>
    </message>
    <message>
        <source>column.difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>column.fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>column.han</source>
        <translation>Han</translation>
    </message>
    <message>
        <source>column.hand</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>column.honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>column.leftover</source>
        <translation>of it sticks</translation>
    </message>
    <message>
        <source>column.notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>column.oka</source>
        <translation>Oka</translation>
    </message>
    <message>
        <source>column.penalties</source>
        <translation>Penalties</translation>
    </message>
    <message>
        <source>column.place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>column.player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>column.points</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>column.remainder</source>
        <translation>Remainder</translation>
    </message>
    <message>
        <source>column.riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>column.rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>column.score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>column.sticks_after</source>
        <translation>Sticks after</translation>
    </message>
    <message>
        <source>column.sticks_before</source>
        <translation>Sticks before</translation>
    </message>
    <message>
        <source>column.uma</source>
        <translation>Uma</translation>
    </message>
    <message>
        <source>column.value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>column.what</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>column.yaku</source>
        <translation>Yaku</translation>
    </message>
    <message>
        <source>event.abort</source>
        <translation>Abortive draw: {reason}</translation>
    </message>
    <message>
        <source>event.because</source>
        <translation>{what} ({reason})</translation>
    </message>
    <message>
        <source>event.chombo</source>
        <translation>Chombo: {names}</translation>
    </message>
    <message>
        <source>event.draw</source>
        <translation>Draw, tenpai: {names}</translation>
    </message>
    <message>
        <source>event.draw_all</source>
        <translation>Draw, everybody tenpai</translation>
    </message>
    <message>
        <source>event.draw_none</source>
        <translation>Draw, nobody tenpai</translation>
    </message>
    <message>
        <source>event.finish</source>
        <translation>Game broken off</translation>
    </message>
    <message>
        <source>event.liable</source>
        <translation>liable: {names}</translation>
    </message>
    <message>
        <source>event.nagashi</source>
        <translation>Nagashi mangan: {names}</translation>
    </message>
    <message>
        <source>event.named</source>
        <translation>{worth} ({names})</translation>
    </message>
    <message>
        <source>event.penalty_final</source>
        <translation>{name}: {points} after uma</translation>
    </message>
    <message>
        <source>event.penalty_table</source>
        <translation>{name}: {points} on the running score</translation>
    </message>
    <message>
        <source>event.replace</source>
        <translation>{name} takes over from {before}</translation>
    </message>
    <message>
        <source>event.reseat</source>
        <translation>Seats put right: {names}</translation>
    </message>
    <message>
        <source>event.riichi</source>
        <translation>riichi: {names}</translation>
    </message>
    <message>
        <source>event.ron</source>
        <translation>{winner}, ron on {source} · {worth}</translation>
    </message>
    <message>
        <source>event.rons_2</source>
        <translation>Double ron on {source}: {wins}</translation>
    </message>
    <message>
        <source>event.rons_3</source>
        <translation>Triple ron on {source}: {wins}</translation>
    </message>
    <message>
        <source>event.set</source>
        <translation>Set by hand: {round}, honba {honba}, sticks {sticks}</translation>
    </message>
    <message>
        <source>event.share</source>
        <translation>{winner}, {worth}</translation>
    </message>
    <message>
        <source>event.stop</source>
        <translation>{name} stops the game</translation>
    </message>
    <message>
        <source>event.tenpai</source>
        <translation>tenpai: {names}</translation>
    </message>
    <message>
        <source>event.time</source>
        <translation>Time is up</translation>
    </message>
    <message>
        <source>event.tsumo</source>
        <translation>{winner}, tsumo · {worth}</translation>
    </message>
    <message>
        <source>part.by</source>
        <translation>Win</translation>
    </message>
    <message>
        <source>part.from</source>
        <translation>Discarder</translation>
    </message>
    <message>
        <source>part.fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>part.han</source>
        <translation>Han</translation>
    </message>
    <message>
        <source>part.honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>part.players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>part.round</source>
        <translation>Round wind</translation>
    </message>
    <message>
        <source>part.seat</source>
        <translation>Seat wind</translation>
    </message>
    <message>
        <source>part.sticks</source>
        <translation>Sticks</translation>
    </message>
    <message>
        <source>part.times</source>
        <translation>Liability, number of yakuman</translation>
    </message>
    <message>
        <source>part.yakuman</source>
        <translation>Yakuman</translation>
    </message>
    <message>
        <source>replay.final</source>
        <translation>Result: {ending}</translation>
    </message>
    <message>
        <source>replay.hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>replay.honba</source>
        <translation>H</translation>
    </message>
    <message>
        <source>replay.legend</source>
        <translation>H: honba as the hand began; S: sticks on the table</translation>
    </message>
    <message>
        <source>replay.running</source>
        <translation>In progress: {round}, honba {honba}, sticks {sticks}</translation>
    </message>
    <message>
        <source>replay.sticks</source>
        <translation>S</translation>
    </message>
    <message>
        <source>replay.what</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>sheet.added</source>
        <translation>{hand}: added afterwards</translation>
    </message>
    <message>
        <source>sheet.at</source>
        <translation>on {day} {month} at {hour}:{minute}</translation>
    </message>
    <message>
        <source>sheet.balance</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>sheet.bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>sheet.corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>sheet.date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>sheet.day</source>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <source>sheet.else</source>
        <translation>else: {uma}</translation>
    </message>
    <message>
        <source>sheet.first</source>
        <translation>{hand}: first recorded as “{text}”; corrected</translation>
    </message>
    <message numerus="yes">
        <source>sheet.floating</source>
        <translation>
            <numerusform>{n} player at the return or above: {uma}</numerusform>
            <numerusform>{n} players at the return or above: {uma}</numerusform>
        </translation>
    </message>
    <message>
        <source>sheet.game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>sheet.minutes</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>sheet.no_corrections</source>
        <translation>No corrections.</translation>
    </message>
    <message>
        <source>sheet.numbered</source>
        <translation>Game {number}</translation>
    </message>
    <message>
        <source>sheet.paid</source>
        <translation>winner</translation>
    </message>
    <message>
        <source>sheet.referee</source>
        <translation>Referee</translation>
    </message>
    <message>
        <source>sheet.remarks</source>
        <translation>Corrections, remarks</translation>
    </message>
    <message>
        <source>sheet.riichi</source>
        <translation>riichi</translation>
    </message>
    <message>
        <source>sheet.running</source>
        <translation>Game in progress</translation>
    </message>
    <message>
        <source>sheet.signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>sheet.start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>sheet.station</source>
        <translation>station {station}</translation>
    </message>
    <message>
        <source>sheet.sticks_left</source>
        <translation>Bank: riichi sticks on the table, in points</translation>
    </message>
    <message>
        <source>sheet.sum</source>
        <translation>Scores and bank: {points}</translation>
    </message>
    <message>
        <source>sheet.table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>sheet.title</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>sheet.untitled</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>sheet.used</source>
        <translation>Rules used</translation>
    </message>
    <message>
        <source>sheet.voided</source>
        <translation>voided</translation>
    </message>
    <message>
        <source>sheet.yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>title.hands</source>
        <translation>Hands</translation>
    </message>
    <message>
        <source>title.result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>title.rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>title.scores</source>
        <translation>Scores</translation>
    </message>
</context>
<context>
    <name>meld</name>
    <message>
        <source>ankan</source>
        <translation>Closed kan</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>daiminkan</source>
        <translation>Open kan</translation>
    </message>
    <message>
        <source>pon</source>
        <translation>Pon</translation>
    </message>
    <message>
        <source>shouminkan</source>
        <translation>Added kan</translation>
    </message>
</context>
<context>
    <name>month</name>
    <message>
        <source>1</source>
        <translation>January</translation>
    </message>
    <message>
        <source>10</source>
        <translation>October</translation>
    </message>
    <message>
        <source>11</source>
        <translation>November</translation>
    </message>
    <message>
        <source>12</source>
        <translation>December</translation>
    </message>
    <message>
        <source>2</source>
        <translation>February</translation>
    </message>
    <message>
        <source>3</source>
        <translation>March</translation>
    </message>
    <message>
        <source>4</source>
        <translation>April</translation>
    </message>
    <message>
        <source>5</source>
        <translation>May</translation>
    </message>
    <message>
        <source>6</source>
        <translation>June</translation>
    </message>
    <message>
        <source>7</source>
        <translation>July</translation>
    </message>
    <message>
        <source>8</source>
        <translation>August</translation>
    </message>
    <message>
        <source>9</source>
        <translation>September</translation>
    </message>
</context>
<context>
    <name>notice</name>
    <message>
        <source>flag_cleared</source>
        <translation>{flag} cleared. {reason}</translation>
    </message>
    <message>
        <source>flag_not_in_rules</source>
        <translation>{flag}: not counted under these rules.</translation>
    </message>
    <message>
        <source>head_bump</source>
        <translation>Several rons: only the nearest, {player}, is paid.</translation>
    </message>
    <message>
        <source>ignored_rule</source>
        <translation>This rule has no effect here: {rule}.</translation>
    </message>
    <message>
        <source>import_by_numbers</source>
        <translation>Hand {number} ({turn}, {honba} honba), {player}: taken without its tiles, by the han and fu of the file.</translation>
    </message>
    <message>
        <source>import_points_differ</source>
        <translation>Final points: {was} in the file, {have} by these rules.</translation>
    </message>
    <message>
        <source>import_unfinished</source>
        <translation>The game is not over at the end of the file.</translation>
    </message>
    <message>
        <source>import_unnamed</source>
        <translation>Player {number}: without a name in the file.</translation>
    </message>
    <message>
        <source>indicators_fewer_than_kans</source>
        <translation>Fewer indicators than the kans reveal: check the dora.</translation>
    </message>
    <message>
        <source>indicators_more_than_kans</source>
        <translation>More indicators than kans in this hand: the other kans are taken to be opponents’.</translation>
    </message>
    <message>
        <source>kan_dora_not_in_rules</source>
        <translation>Kan dora: not counted under these rules; only the first indicator is.</translation>
    </message>
    <message>
        <source>kan_ura_dora_not_in_rules</source>
        <translation>Kan ura dora: not counted under these rules; only the first indicator is.</translation>
    </message>
    <message>
        <source>pao_cleared</source>
        <translation>Liability cleared: {yaku} is no longer called.</translation>
    </message>
    <message>
        <source>pao_in_no_rules</source>
        <translation>Liability: not part of these rules, so without effect.</translation>
    </message>
    <message>
        <source>pao_not_in_rules</source>
        <translation>Liability for {yaku}: not part of these rules.</translation>
    </message>
    <message>
        <source>reds_not_in_rules</source>
        <translation>Red fives: counted as plain fives under these rules.</translation>
    </message>
    <message>
        <source>riichi_cleared_by_call</source>
        <translation>Call added: riichi, ippatsu and ura are cleared; undo brings them back.</translation>
    </message>
    <message>
        <source>rules_back</source>
        <translation>Back to {instead}.</translation>
    </message>
    <message>
        <source>rules_stand_in_3</source>
        <translation>{left} is for four players: {instead} stands in. Go back to 4 players for {left}.</translation>
    </message>
    <message>
        <source>rules_stand_in_4</source>
        <translation>{left} is for three players: {instead} stands in. Go back to 3 players for {left}.</translation>
    </message>
    <message>
        <source>seating_avoided</source>
        <translation>{player} and {partner} meet: {group}.</translation>
    </message>
    <message>
        <source>seating_rematch</source>
        <translation>{player} and {partner} meet again (times before: {n}).</translation>
    </message>
    <message>
        <source>surplus_five_red</source>
        <translation>Read as red, since the set has no other five left: five of {suit}.</translation>
    </message>
    <message>
        <source>tenhou_other_last_tile</source>
        <translation>Tenhou: with another tile put last, the hand would pay more.</translation>
    </message>
    <message>
        <source>ura_count_differs</source>
        <translation>Not as many ura as dora indicators: check them.</translation>
    </message>
    <message>
        <source>ura_not_in_rules</source>
        <translation>Ura dora: not counted under these rules.</translation>
    </message>
    <message>
        <source>win_chosen</source>
        <translation>The hand is full: {tile} becomes the winning tile.</translation>
    </message>
</context>
<context>
    <name>points</name>
    <message>
        <source>note.counted_sanbaiman</source>
        <translation>13 han or more without a yakuman: sanbaiman, as 11 and 12 han are.</translation>
    </message>
    <message>
        <source>note.counted_yakuman</source>
        <translation>13 han or more without a yakuman: one counted yakuman, never more.</translation>
    </message>
    <message>
        <source>note.counted_yonbaiman</source>
        <translation>13 han or more without a yakuman: yonbaiman, paid like a yakuman but none.</translation>
    </message>
    <message>
        <source>note.elsewhere</source>
        <translation>{here} Elsewhere: {others}.</translation>
    </message>
    <message>
        <source>note.limit_of</source>
        <translation>{limit} ({names})</translation>
    </message>
    <message>
        <source>note.unchecked</source>
        <translation>Not checked here: that the hand wins, its yaku, dora and fu.</translation>
    </message>
    <message>
        <source>note.unreachable</source>
        <translation>No hand has {han} han {fu} fu this way; point tables print it all the same.</translation>
    </message>
    <message>
        <source>step.base</source>
        <translation>Base points</translation>
    </message>
    <message>
        <source>step.honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>step.sticks</source>
        <translation>Riichi sticks</translation>
    </message>
    <message>
        <source>step.total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>problem</name>
    <message>
        <source>abort_not_in_rules</source>
        <translation>{abort}: not part of these rules.</translation>
    </message>
    <message>
        <source>act_damaged</source>
        <translation>Line {number} of the club’s register cannot be read: damaged, or of a later version of the program ({kind}).</translation>
    </message>
    <message>
        <source>adjustment_nobody</source>
        <translation>Say whose it is.</translation>
    </message>
    <message>
        <source>adjustment_points</source>
        <translation>Write the points, such as 20 or 2.5.</translation>
    </message>
    <message>
        <source>adjustment_whose</source>
        <translation>Bonus or penalty: for a player or for a team, one of the two.</translation>
    </message>
    <message>
        <source>already_recorded</source>
        <translation>Already recorded as line {number} (station: {station}): nothing was added.</translation>
    </message>
    <message>
        <source>archive_damaged</source>
        <translation>Damaged archive: {file} cannot be read.</translation>
    </message>
    <message>
        <source>archive_id</source>
        <translation>{field}: an id that is missing, too long, or of another thing.</translation>
    </message>
    <message>
        <source>archive_incomplete</source>
        <translation>Incomplete archive: part of {file} is missing.</translation>
    </message>
    <message>
        <source>archive_line</source>
        <translation>{file}, line {row}: cannot be read.</translation>
    </message>
    <message>
        <source>archive_member</source>
        <translation>Archive refused: it holds “{file}”, which does not belong there or is there twice.</translation>
    </message>
    <message>
        <source>archive_members</source>
        <translation>Archive refused: it holds too many files.</translation>
    </message>
    <message>
        <source>archive_names</source>
        <translation>{field}: not as many names as these rules have players.</translation>
    </message>
    <message>
        <source>archive_newer</source>
        <translation>Archive of a later version of the program ({program}): update the program first.</translation>
    </message>
    <message>
        <source>archive_none</source>
        <translation>This file is not an archive of a club.</translation>
    </message>
    <message>
        <source>archive_nothing</source>
        <translation>Nothing new: everything is here already.</translation>
    </message>
    <message>
        <source>archive_too_large</source>
        <translation>Archive refused: more than {most} MB.</translation>
    </message>
    <message>
        <source>archive_twice</source>
        <translation>Archive refused: {file} has two lines of one id.</translation>
    </message>
    <message>
        <source>bad_meld</source>
        <translation>Not a possible call: {tiles}.</translation>
    </message>
    <message>
        <source>bad_order</source>
        <translation>Seats: each of the {n} exactly once.</translation>
    </message>
    <message>
        <source>bell_rang</source>
        <translation>Time is up: already noted.</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>Another program keeps the file of the matches busy: nothing was written; try again ({file}).</translation>
    </message>
    <message>
        <source>call_is_three</source>
        <translation>A chi or a pon is made of three tiles; here: {tiles}.</translation>
    </message>
    <message>
        <source>called_tile_not_in_meld</source>
        <translation>The called tile is not in the call: {tiles}.</translation>
    </message>
    <message>
        <source>caller_is_winner</source>
        <translation>Call: nobody calls from himself; name another seat.</translation>
    </message>
    <message>
        <source>chair_twice</source>
        <translation>{player}: stated twice.</translation>
    </message>
    <message>
        <source>chankan_copy_held</source>
        <translation>Chankan: the other three copies are in the robbed kan; none can be in the hand or among the indicators.</translation>
    </message>
    <message>
        <source>chankan_last_tile</source>
        <translation>Chankan: not possible on the last tile; no kan can follow it.</translation>
    </message>
    <message>
        <source>chankan_tsumo</source>
        <translation>Chankan: not possible by tsumo; choose ron.</translation>
    </message>
    <message>
        <source>chi_three_players</source>
        <translation>Chi: not possible with three players.</translation>
    </message>
    <message>
        <source>chiihou_dealer</source>
        <translation>Chiihou: only for non-dealers; choose a seat other than East.</translation>
    </message>
    <message>
        <source>closed_kan_is_not_called</source>
        <translation>Closed kan: none of its tiles is taken from another player.</translation>
    </message>
    <message>
        <source>club_changed_meanwhile</source>
        <translation>Changed elsewhere since: there is no way back to it.</translation>
    </message>
    <message>
        <source>club_closed</source>
        <translation>The club’s database is not open.</translation>
    </message>
    <message>
        <source>club_read_only</source>
        <translation>The club is open read-only: another program holds it.</translation>
    </message>
    <message>
        <source>continued_elsewhere</source>
        <translation>Another station went on with this match: what was recorded here after that lies aside, nothing is lost.</translation>
    </message>
    <message>
        <source>corrupt</source>
        <translation>The file of the matches is damaged; nothing in it was changed: restore a backup, or set it aside ({file}; {detail}).</translation>
    </message>
    <message>
        <source>cup_all_rounds</source>
        <translation>All {n} planned rounds are seated. Plan more of them: Edit the event.</translation>
    </message>
    <message>
        <source>cup_cut_between</source>
        <translation>A cut follows round {turn}: seat round by round.</translation>
    </message>
    <message>
        <source>cup_no_rounds</source>
        <translation>First say how many rounds there will be: Edit the event.</translation>
    </message>
    <message>
        <source>cup_results_missing</source>
        <translation>Round {turn} does not have all its results yet.</translation>
    </message>
    <message>
        <source>cup_script_nobody</source>
        <translation>Round {turn}, table {table}: a number of nobody, or of a player who withdrew.</translation>
    </message>
    <message>
        <source>cup_script_rounds</source>
        <translation>Script of {n} rounds; {most} are left to be seated.</translation>
    </message>
    <message>
        <source>day_unreadable</source>
        <translation>Not a date: “{text}”; write it like 2026-11-30.</translation>
    </message>
    <message>
        <source>disk_error</source>
        <translation>The disk refuses: nothing was written, and all that was before is unharmed ({file}; {detail}).</translation>
    </message>
    <message>
        <source>disk_full</source>
        <translation>Disk full: nothing was written, and all that was before is unharmed; make room and try again ({file}).</translation>
    </message>
    <message>
        <source>double_riichi_ippatsu_last_tile</source>
        <translation>Double riichi with ippatsu: not possible on the last tile, long after the first turn.</translation>
    </message>
    <message>
        <source>entry_damaged</source>
        <translation>Line {number} of the match cannot be read: damaged, or of a later version of the program ({file}).</translation>
    </message>
    <message>
        <source>entry_differs</source>
        <translation>Line {number} has this identifier already and says something else: nothing was added.</translation>
    </message>
    <message>
        <source>entry_missing</source>
        <translation>Line {number} of the match is missing: the file is damaged, restore a backup ({file}).</translation>
    </message>
    <message>
        <source>evening_taken</source>
        <translation>There is an evening on that day already: {day}.</translation>
    </message>
    <message>
        <source>evening_too_few</source>
        <translation>A table takes {n} people who are free: {missing} more.</translation>
    </message>
    <message>
        <source>evening_unknown</source>
        <translation>This evening is not in the club’s register.</translation>
    </message>
    <message>
        <source>evening_used</source>
        <translation>An evening with rounds: take those away first.</translation>
    </message>
    <message>
        <source>event_closed</source>
        <translation>{event}: closed; reopen it first.</translation>
    </message>
    <message>
        <source>event_cuts</source>
        <translation>Cuts: fewer players from one to the next, and none after the last round.</translation>
    </message>
    <message>
        <source>event_day</source>
        <translation>This is no day. Write it such as 30/11/2026 or 2026-11-30.</translation>
    </message>
    <message>
        <source>event_ends_before</source>
        <translation>The end is before the beginning.</translation>
    </message>
    <message>
        <source>event_rules_used</source>
        <translation>{event}: results are counted by these rules; create another event for other rules.</translation>
    </message>
    <message>
        <source>event_taken</source>
        <translation>There is an event of this name already: {event}.</translation>
    </message>
    <message>
        <source>event_unknown</source>
        <translation>This event is not in the club’s register.</translation>
    </message>
    <message>
        <source>event_unnamed</source>
        <translation>The event’s name is missing.</translation>
    </message>
    <message>
        <source>event_used</source>
        <translation>An event with registrations or games: hide it instead.</translation>
    </message>
    <message>
        <source>exchange_failed</source>
        <translation>The exchange with the hub stopped at a fault of the program ({detail}). Everything is kept on this station; open the program again to go on.</translation>
    </message>
    <message>
        <source>field_missing</source>
        <translation>Missing field: {field}.</translation>
    </message>
    <message>
        <source>fifth_tile</source>
        <translation>Four copies at most, indicators included: {tile}.</translation>
    </message>
    <message>
        <source>file_gone</source>
        <translation>The file of the matches is not there: moved, removed, or another one took its place ({file}).</translation>
    </message>
    <message>
        <source>first_turn_call</source>
        <translation>Tenhou and chiihou: not possible after a call, a kan or an extracted north.</translation>
    </message>
    <message>
        <source>first_turn_flag</source>
        <translation>Tenhou and chiihou: not possible with riichi, ippatsu, rinshan, renhou or the last tile.</translation>
    </message>
    <message>
        <source>first_turn_ron</source>
        <translation>Tenhou and chiihou: not possible by ron; choose tsumo.</translation>
    </message>
    <message>
        <source>flags_conflict</source>
        <translation>{flag}: not possible with {other}.</translation>
    </message>
    <message>
        <source>four_melds</source>
        <translation>Four calls at most: take one back first.</translation>
    </message>
    <message>
        <source>from_is_winner</source>
        <translation>Discarder: that is the winner; choose another seat.</translation>
    </message>
    <message>
        <source>from_riichi_needs_open_riichi</source>
        <translation>Discarder in riichi: counts only for a ron with open riichi.</translation>
    </message>
    <message>
        <source>from_with_tsumo</source>
        <translation>Discarder: none by tsumo; choose ron, or name nobody.</translation>
    </message>
    <message>
        <source>fu_20_needs_2_han</source>
        <translation>20 fu with 1 han: not possible; pinfu and tsumo are 2 han already.</translation>
    </message>
    <message>
        <source>fu_20_ron</source>
        <translation>20 fu by ron: not possible; a closed hand has at least 30, an open one counts 30.</translation>
    </message>
    <message>
        <source>fu_25_needs_2_han</source>
        <translation>25 fu with 1 han: not possible; chiitoitsu is 2 han already.</translation>
    </message>
    <message>
        <source>fu_25_tsumo_needs_3_han</source>
        <translation>25 fu by tsumo below 3 han: not possible; chiitoitsu and tsumo are 3 han already.</translation>
    </message>
    <message>
        <source>fu_needed</source>
        <translation>Fu: needed below 5 han.</translation>
    </message>
    <message>
        <source>fu_not_tens</source>
        <translation>Fu: whole tens, or 25 for seven pairs; not {fu}.</translation>
    </message>
    <message>
        <source>fu_range</source>
        <translation>Fu: 20 to 140, not {fu}.</translation>
    </message>
    <message>
        <source>game_over</source>
        <translation>The game is over: undo the last hand, or correct it.</translation>
    </message>
    <message>
        <source>haitei_ron</source>
        <translation>Haitei: not possible by ron; choose tsumo, or houtei.</translation>
    </message>
    <message>
        <source>han_or_yakuman</source>
        <translation>State either han or a number of yakuman.</translation>
    </message>
    <message>
        <source>han_range</source>
        <translation>Han: 1 to {most}.</translation>
    </message>
    <message>
        <source>hand_differs</source>
        <translation>{part}: {claimed} by the hand, {have} by the table.</translation>
    </message>
    <message>
        <source>hand_is_complete</source>
        <translation>Hand complete: take back a tile first.</translation>
    </message>
    <message>
        <source>hand_is_empty</source>
        <translation>Empty hand: touch a tile, or type 123m…</translation>
    </message>
    <message>
        <source>hand_is_full</source>
        <translation>No room for a call: take back some tiles first.</translation>
    </message>
    <message>
        <source>head_damaged</source>
        <translation>Part of what the list knows of match {number} is damaged: its title, its date or its names.</translation>
    </message>
    <message>
        <source>heard_hundreds</source>
        <translation>Payment: whole hundreds, not 0.</translation>
    </message>
    <message>
        <source>heard_unreadable</source>
        <translation>Payment not understood; write for example 7700, 2000/3900 or 1300 all.</translation>
    </message>
    <message>
        <source>held_elsewhere</source>
        <translation>The station “{station}” holds this match: what was recorded here meanwhile lies aside, nothing is lost.</translation>
    </message>
    <message>
        <source>honba_range</source>
        <translation>Honba: 0 to {most}.</translation>
    </message>
    <message>
        <source>honours_make_no_run</source>
        <translation>Chi: honours make no run.</translation>
    </message>
    <message>
        <source>houtei_tsumo</source>
        <translation>Houtei: not possible by tsumo; choose ron, or haitei.</translation>
    </message>
    <message>
        <source>hub_address</source>
        <translation>Not an address of a hub: {text}. It is written postgresql://name@machine/database or sqlite:///path.</translation>
    </message>
    <message>
        <source>hub_busy</source>
        <translation>The hub is busy ({server}): it is tried again in a moment.</translation>
    </message>
    <message>
        <source>hub_encoding</source>
        <translation>The database is in {encoding} ({server}): it must be in UTF8, so that it can hold every name.</translation>
    </message>
    <message>
        <source>hub_error</source>
        <translation>The server refuses what this station brings ({server}): {detail}. Everything is recorded on this station.</translation>
    </message>
    <message>
        <source>hub_full</source>
        <translation>The server has no room left ({server}): make some; everything is recorded on this station.</translation>
    </message>
    <message>
        <source>hub_has_no_users</source>
        <translation>A file has no users: whoever may open it may do everything ({server}).</translation>
    </message>
    <message>
        <source>hub_is_another</source>
        <translation>This is not the hub that this station was with: other matches and another register may be there. Nothing is exchanged until it is confirmed ({server}).</translation>
    </message>
    <message>
        <source>hub_newer</source>
        <translation>The hub is of a later version (schema {schema}, known up to {known}): update the program of this station ({server}).</translation>
    </message>
    <message>
        <source>hub_no_password</source>
        <translation>The password is missing ({server}): put it into the system’s keyring or into the file .pgpass.</translation>
    </message>
    <message>
        <source>hub_not_allowed</source>
        <translation>This user may not do that on the hub ({server}): ask the referee.</translation>
    </message>
    <message>
        <source>hub_not_empty</source>
        <translation>There are matches or a register at this address already ({server}): copy to an empty database.</translation>
    </message>
    <message>
        <source>hub_older</source>
        <translation>The hub is of an earlier version (schema {schema}, here {known}): on one station, run “riichi-desktop hub init” ({server}).</translation>
    </message>
    <message>
        <source>hub_reads_only</source>
        <translation>This user may only read the hub: what is recorded here does not go there ({server}).</translation>
    </message>
    <message>
        <source>hub_refused</source>
        <translation>The server lets nobody in with this ({server}): {detail}. Check name, password and database.</translation>
    </message>
    <message>
        <source>hub_scheme</source>
        <translation>No hub can be in “{kind}”: PostgreSQL (postgresql://…) or SQLite (sqlite:///…).</translation>
    </message>
    <message>
        <source>hub_tls</source>
        <translation>No encrypted connection as it is asked for ({server}): {detail}.</translation>
    </message>
    <message>
        <source>hub_unreachable</source>
        <translation>The hub does not answer ({server}): {detail}. Everything is recorded on this station and goes there once it is back.</translation>
    </message>
    <message>
        <source>hub_user</source>
        <translation>“{name}” cannot be a user’s name: 1 to 63 bytes, and none of the groups riichi_….</translation>
    </message>
    <message>
        <source>import_binary</source>
        <translation>Not text: the file holds NUL bytes.</translation>
    </message>
    <message>
        <source>import_control</source>
        <translation>{field}: a control character, or half of a character; refused.</translation>
    </message>
    <message>
        <source>import_csv</source>
        <translation>Row {row}: a cell without an end; a quotation mark is left open.</translation>
    </message>
    <message>
        <source>import_encoding</source>
        <translation>Unknown character encoding: choose the encoding, or save the file as UTF-8.</translation>
    </message>
    <message>
        <source>import_field</source>
        <translation>{field}: “{value}” is not what such a file has there.</translation>
    </message>
    <message>
        <source>import_goes_on</source>
        <translation>Hand {number} ({turn}, {honba} honba): by these rules the game is over after it; in the file it goes on.</translation>
    </message>
    <message>
        <source>import_gzip</source>
        <translation>The compressed file is damaged or cut short.</translation>
    </message>
    <message>
        <source>import_hand_differs</source>
        <translation>Hand {number} ({turn}, {honba} honba): the file has {was}, these rules give {have}.</translation>
    </message>
    <message>
        <source>import_hand_impossible</source>
        <translation>Hand {number} ({turn}, {honba} honba): not possible by these rules.</translation>
    </message>
    <message>
        <source>import_many</source>
        <translation>Too many files at once: {most} at most.</translation>
    </message>
    <message>
        <source>import_mapping</source>
        <translation>Columns: choose a column of names and a column of scores for each player.</translation>
    </message>
    <message>
        <source>import_next_differs</source>
        <translation>After hand {number} ({turn}, {honba} honba) the file goes on with {was}, these rules with {have}.</translation>
    </message>
    <message>
        <source>import_no_end</source>
        <translation>{field}: the hand has no end in the file.</translation>
    </message>
    <message>
        <source>import_no_hands</source>
        <translation>No hand in this file.</translation>
    </message>
    <message>
        <source>import_no_logs</source>
        <translation>No game to import.</translation>
    </message>
    <message>
        <source>import_no_records</source>
        <translation>JSON without a list of results: an array of objects is needed.</translation>
    </message>
    <message>
        <source>import_no_results</source>
        <translation>No result to take: say what each column is.</translation>
    </message>
    <message>
        <source>import_no_rows</source>
        <translation>No row of results in this file.</translation>
    </message>
    <message>
        <source>import_not_a_log</source>
        <translation>This file is not a game log of Tenhou.</translation>
    </message>
    <message>
        <source>import_not_from_start</source>
        <translation>The game does not begin at the start: its first hand is {have}.</translation>
    </message>
    <message>
        <source>import_players</source>
        <translation>These rules are for {n} players; the game has {have}.</translation>
    </message>
    <message>
        <source>import_row_control</source>
        <translation>Row {row}: a control character in a name.</translation>
    </message>
    <message>
        <source>import_row_day</source>
        <translation>Row {row}: “{value}” is not a date.</translation>
    </message>
    <message>
        <source>import_row_final</source>
        <translation>Row {row}: no scores give these final points by these rules; a penalty, or another uma.</translation>
    </message>
    <message>
        <source>import_row_name</source>
        <translation>Row {row}: a score without a name.</translation>
    </message>
    <message>
        <source>import_row_name_long</source>
        <translation>Row {row}: a name of more than {most} characters.</translation>
    </message>
    <message>
        <source>import_row_number</source>
        <translation>Row {row}, {player}: “{value}” is not a score.</translation>
    </message>
    <message>
        <source>import_row_order</source>
        <translation>Row {row}: the order of the seats does not name the same players as the scores.</translation>
    </message>
    <message>
        <source>import_row_places</source>
        <translation>Row {row}: the places do not follow the scores.</translation>
    </message>
    <message>
        <source>import_row_players</source>
        <translation>Row {row}: {have} players instead of {wanted}.</translation>
    </message>
    <message>
        <source>import_row_seats</source>
        <translation>Row {row}: each seat is needed exactly once.</translation>
    </message>
    <message>
        <source>import_row_step</source>
        <translation>Row {row}: “{value}” is not a multiple of 100 points.</translation>
    </message>
    <message>
        <source>import_row_sum</source>
        <translation>Row {row}: the scores come to {have} instead of {want}.</translation>
    </message>
    <message>
        <source>import_row_twice</source>
        <translation>Row {row}: the same name twice, {player}.</translation>
    </message>
    <message>
        <source>import_several</source>
        <translation>Several people are called “{player}”: write an alias, or another name.</translation>
    </message>
    <message>
        <source>import_too_large</source>
        <translation>File too large: more than {most} MB.</translation>
    </message>
    <message>
        <source>import_too_many_columns</source>
        <translation>Row {row}: more than {most} columns.</translation>
    </message>
    <message>
        <source>import_too_many_hands</source>
        <translation>More than {most} hands: not a single game.</translation>
    </message>
    <message>
        <source>import_too_many_rows</source>
        <translation>More than {most} rows: split the file.</translation>
    </message>
    <message>
        <source>import_unequal_start</source>
        <translation>First hand: the players do not begin with the same points ({have}).</translation>
    </message>
    <message>
        <source>import_workbook</source>
        <translation>This is a workbook: save it as CSV from the spreadsheet first.</translation>
    </message>
    <message>
        <source>import_worth_differs</source>
        <translation>Hand {number} ({turn}, {honba} honba): the tiles are not worth what the file counted.</translation>
    </message>
    <message>
        <source>import_xml</source>
        <translation>Unreadable XML from line {line} on.</translation>
    </message>
    <message>
        <source>import_xml_entities</source>
        <translation>XML refused: it defines types or entities, which no game log does.</translation>
    </message>
    <message>
        <source>impossible_fu</source>
        <translation>No hand has these han and these fu together.</translation>
    </message>
    <message>
        <source>in_use</source>
        <translation>Matches open in another window already: they can be read here, not written ({file}).</translation>
    </message>
    <message>
        <source>indicator_count</source>
        <translation>Indicators: five at most in each row.</translation>
    </message>
    <message>
        <source>indicators_full</source>
        <translation>Five indicators at most: take one back first.</translation>
    </message>
    <message>
        <source>ippatsu_kan_after_double_riichi</source>
        <translation>Ippatsu: not possible after a kan made in double riichi; that kan ends it.</translation>
    </message>
    <message>
        <source>ippatsu_needs_riichi</source>
        <translation>Ippatsu: not possible without riichi.</translation>
    </message>
    <message>
        <source>ippatsu_north_after_double_riichi</source>
        <translation>Ippatsu: not possible after a north set aside in double riichi; that ends it.</translation>
    </message>
    <message>
        <source>ippatsu_rinshan</source>
        <translation>Ippatsu: not possible with rinshan; the kan ends it.</translation>
    </message>
    <message>
        <source>json_cut</source>
        <translation>Incomplete JSON: the end is missing.</translation>
    </message>
    <message>
        <source>just_one_tile</source>
        <translation>{field}: just one tile, not {have}.</translation>
    </message>
    <message>
        <source>kan_is_four</source>
        <translation>A kan is made of four tiles; here: {tiles}.</translation>
    </message>
    <message>
        <source>kyuushu_not_in_riichi</source>
        <translation>Kyuushu kyuuhai: at most {most} players in riichi; the one who declares it is not.</translation>
    </message>
    <message>
        <source>link_nobody</source>
        <translation>Say who {player} is.</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>Unreadable: a hand is written like 123m456p789s11z.</translation>
    </message>
    <message>
        <source>match_held</source>
        <translation>The station “{station}” records this match: here it is only shown.</translation>
    </message>
    <message>
        <source>match_read_only</source>
        <translation>The match is open read-only: another program holds it.</translation>
    </message>
    <message>
        <source>may_not_stop</source>
        <translation>{player}: cannot stop the game now.</translation>
    </message>
    <message>
        <source>meld_type</source>
        <translation>Unknown call; the calls are chi, pon, daiminkan, shouminkan and ankan.</translation>
    </message>
    <message>
        <source>merge_met</source>
        <translation>{player} and {partner} sat in the same game or round: they are two people.</translation>
    </message>
    <message>
        <source>merge_same</source>
        <translation>{player}: an entry cannot be merged with itself.</translation>
    </message>
    <message>
        <source>move_refused</source>
        <translation>Not possible here.</translation>
    </message>
    <message>
        <source>nagashi_is_tsumo</source>
        <translation>Nagashi mangan: always paid like a tsumo.</translation>
    </message>
    <message>
        <source>nagashi_no_counters</source>
        <translation>Nagashi mangan: a draw under these rules, so without honba and sticks.</translation>
    </message>
    <message>
        <source>nagashi_not_in_rules</source>
        <translation>Nagashi mangan: not part of these rules.</translation>
    </message>
    <message>
        <source>name_missing</source>
        <translation>Name: needed.</translation>
    </message>
    <message>
        <source>name_of_nobody</source>
        <translation>{player}: say which person of the club this is.</translation>
    </message>
    <message>
        <source>name_too_long</source>
        <translation>A name of more than {most} characters: shorten it.</translation>
    </message>
    <message>
        <source>names_damaged</source>
        <translation>The names of the match do not fit its rules: they are damaged ({file}).</translation>
    </message>
    <message>
        <source>nested_too_deep</source>
        <translation>Unreadable JSON: nested too deep.</translation>
    </message>
    <message>
        <source>network_path</source>
        <translation>Network folder: two machines could damage the matches there; choose a folder of this computer ({file}).</translation>
    </message>
    <message>
        <source>new_game_name</source>
        <translation>Write the name: {seat}.</translation>
    </message>
    <message>
        <source>new_game_twice</source>
        <translation>The same name twice: {player}.</translation>
    </message>
    <message>
        <source>newer_schema</source>
        <translation>Matches of a later version of the program (schema {schema}, known up to {known}): {file} is left as it is; install that version to open it.</translation>
    </message>
    <message>
        <source>no_club_yet</source>
        <translation>Nothing was written down here yet: there is no club to export ({file}).</translation>
    </message>
    <message>
        <source>no_driver</source>
        <translation>PostgreSQL needs the module psycopg, which is not here: pip install “riichi-desktop[stations]”.</translation>
    </message>
    <message>
        <source>no_keyring</source>
        <translation>The system’s keyring did not keep the password ({detail}): put it into the file .pgpass.</translation>
    </message>
    <message>
        <source>no_offender</source>
        <translation>Chombo: choose the offender.</translation>
    </message>
    <message>
        <source>no_permission</source>
        <translation>Access refused: nothing was written; choose a folder that can be written to ({file}).</translation>
    </message>
    <message>
        <source>no_pon_of_this</source>
        <translation>Added kan: no pon of this tile, {tile}.</translation>
    </message>
    <message>
        <source>no_pon_to_add_to</source>
        <translation>Added kan: no pon to add to; add the pon first.</translation>
    </message>
    <message>
        <source>no_such_chair</source>
        <translation>{field}: there is no chair {chair}; 0 to {most}.</translation>
    </message>
    <message>
        <source>no_such_game</source>
        <translation>There is no such match in this file.</translation>
    </message>
    <message>
        <source>no_such_player</source>
        <translation>This player is not in the club’s register.</translation>
    </message>
    <message>
        <source>no_such_tile</source>
        <translation>No such tile: “{text}”.</translation>
    </message>
    <message>
        <source>no_win_tile</source>
        <translation>The winning tile is missing.</translation>
    </message>
    <message>
        <source>no_winner</source>
        <translation>Winner: choose at least one.</translation>
    </message>
    <message>
        <source>no_yaku</source>
        <translation>No yaku: a win needs one, and dora do not count as yaku.</translation>
    </message>
    <message>
        <source>north_count</source>
        <translation>Extracted norths: 0 to 4.</translation>
    </message>
    <message>
        <source>north_in_four_players</source>
        <translation>Extracted north: only with three players.</translation>
    </message>
    <message>
        <source>north_not_extracted</source>
        <translation>Extracted north: under these rules north stays in the hand.</translation>
    </message>
    <message>
        <source>north_ron_flag</source>
        <translation>Ron on an extracted north: not possible with chankan, houtei or renhou.</translation>
    </message>
    <message>
        <source>north_ron_players</source>
        <translation>Ron on an extracted north: only with three players.</translation>
    </message>
    <message>
        <source>north_ron_tile_is_north</source>
        <translation>Ron on an extracted north: the winning tile must be north.</translation>
    </message>
    <message>
        <source>north_ron_tsumo</source>
        <translation>Ron on an extracted north: not possible by tsumo; choose ron.</translation>
    </message>
    <message>
        <source>not_a_call</source>
        <translation>Not a call: “{text}”; calls are written [340m], [555z] or [777+7z].</translation>
    </message>
    <message>
        <source>not_a_club</source>
        <translation>This file holds no matches; it is left as it is: {file}.</translation>
    </message>
    <message>
        <source>not_a_hub</source>
        <translation>There is no hub at this address ({server}): “riichi-desktop hub init” makes one.</translation>
    </message>
    <message>
        <source>not_a_number</source>
        <translation>Not a number: “{text}”.</translation>
    </message>
    <message>
        <source>not_a_run</source>
        <translation>A chi is a run of three in one suit; here: {tiles}.</translation>
    </message>
    <message>
        <source>not_a_way_to_win</source>
        <translation>Neither ron nor tsumo: “{text}”.</translation>
    </message>
    <message>
        <source>not_a_win</source>
        <translation>Not a winning hand: neither four groups and a pair, nor seven pairs, nor thirteen orphans.</translation>
    </message>
    <message>
        <source>not_a_wind</source>
        <translation>Not a wind: “{text}”; the winds are written E, S, W and N.</translation>
    </message>
    <message>
        <source>not_alike</source>
        <translation>A pon or a kan is made of identical tiles; here: {tiles}.</translation>
    </message>
    <message>
        <source>not_an_object</source>
        <translation>A document is an object, not {found}.</translation>
    </message>
    <message>
        <source>not_enough_left</source>
        <translation>Not enough copies left for this call: {tile}.</translation>
    </message>
    <message>
        <source>not_json</source>
        <translation>Unreadable JSON from byte {at} on.</translation>
    </message>
    <message>
        <source>not_the_same_tile</source>
        <translation>Several winners: by ron, on the same discard.</translation>
    </message>
    <message>
        <source>not_tiles</source>
        <translation>Not tiles: “{text}”; write digits, then m, p, s or z, as in 340m11z.</translation>
    </message>
    <message>
        <source>not_understood</source>
        <translation>Not understood: “{text}”.</translation>
    </message>
    <message>
        <source>not_utf8</source>
        <translation>Unreadable text: it is not UTF-8.</translation>
    </message>
    <message>
        <source>number_range</source>
        <translation>From {least} to {most}.</translation>
    </message>
    <message>
        <source>number_too_large</source>
        <translation>{field}: number too large.</translation>
    </message>
    <message>
        <source>older_schema</source>
        <translation>Matches of an earlier version of the program: open them for writing once, to bring them up to date ({file}).</translation>
    </message>
    <message>
        <source>one_turned_tile</source>
        <translation>Only one turned tile in a call: “{text}”.</translation>
    </message>
    <message>
        <source>one_winning_tile</source>
        <translation>Winning tile: just one, right after the + sign.</translation>
    </message>
    <message>
        <source>only_north</source>
        <translation>Only north is extracted.</translation>
    </message>
    <message>
        <source>open_riichi_without_riichi</source>
        <translation>Open riichi: choose riichi or double riichi as well.</translation>
    </message>
    <message>
        <source>other_kind</source>
        <translation>{field}: {expected} expected, not {found}.</translation>
    </message>
    <message>
        <source>paarenchan_not_dealer</source>
        <translation>Paarenchan: only for the dealer; choose the East seat.</translation>
    </message>
    <message>
        <source>pao_by_ron</source>
        <translation>Liability by ron: not possible by tsumo.</translation>
    </message>
    <message>
        <source>pao_dealer_who</source>
        <translation>Liable dealer: not possible where the winner is the dealer, or without liability.</translation>
    </message>
    <message>
        <source>pao_differs</source>
        <translation>Liability: hand and game name different players.</translation>
    </message>
    <message>
        <source>pao_impossible</source>
        <translation>Liability is not possible for this hand.</translation>
    </message>
    <message>
        <source>pao_is_winner</source>
        <translation>Liable player: that is the winner; choose another seat.</translation>
    </message>
    <message>
        <source>pao_more_than_yakuman</source>
        <translation>Liability: at most for the yakuman of the hand.</translation>
    </message>
    <message>
        <source>pao_needs_from</source>
        <translation>Liability by ron: name the discarder as well.</translation>
    </message>
    <message>
        <source>pao_not_called</source>
        <translation>Liability: for {yaku} all its sets lie open, one of them at least called.</translation>
    </message>
    <message>
        <source>pao_not_in_hand</source>
        <translation>Liability: {yaku} is not in this hand.</translation>
    </message>
    <message>
        <source>pao_not_seated</source>
        <translation>Liable player: with three players this seat is empty.</translation>
    </message>
    <message>
        <source>pao_one_for_the_hand</source>
        <translation>Liability for the whole hand: only one player can be liable.</translation>
    </message>
    <message>
        <source>pao_times</source>
        <translation>Liability: for one yakuman at least.</translation>
    </message>
    <message>
        <source>pao_twice</source>
        <translation>Liability: only one player for each yakuman.</translation>
    </message>
    <message>
        <source>pao_which</source>
        <translation>Liability: say for which yakuman.</translation>
    </message>
    <message>
        <source>paper_no_games</source>
        <translation>No finished game counts here.</translation>
    </message>
    <message>
        <source>paper_no_rounds</source>
        <translation>No round yet: propose tables first.</translation>
    </message>
    <message>
        <source>paper_no_rules</source>
        <translation>No table of this round has as many players as the rules: choose other rules, or an event.</translation>
    </message>
    <message>
        <source>paper_no_teams</source>
        <translation>This event has no teams.</translation>
    </message>
    <message>
        <source>paper_nobody</source>
        <translation>Nobody to put on paper: this event has no players.</translation>
    </message>
    <message>
        <source>penalty_points</source>
        <translation>Penalty: a multiple of 100 other than 0, at most {most}.</translation>
    </message>
    <message>
        <source>player_count</source>
        <translation>Players: {n} for these rules, not {have}.</translation>
    </message>
    <message>
        <source>player_erased</source>
        <translation>Erased: this entry can be neither changed nor merged with another one.</translation>
    </message>
    <message>
        <source>player_taken</source>
        <translation>{player} is on the list already; an alias, a city or a number tells two people of one name apart.</translation>
    </message>
    <message>
        <source>player_used</source>
        <translation>This player stands in games or registrations: hide, merge or erase instead.</translation>
    </message>
    <message>
        <source>players_differ</source>
        <translation>These rules are for {n} players; change the number of players or the rules.</translation>
    </message>
    <message>
        <source>read_only</source>
        <translation>Read-only: the matches are written in the other window ({file}).</translation>
    </message>
    <message>
        <source>reason_missing</source>
        <translation>Reason: needed.</translation>
    </message>
    <message>
        <source>reason_too_long</source>
        <translation>A reason of more than {most} characters: shorten it.</translation>
    </message>
    <message>
        <source>record_cut</source>
        <translation>The record has a hand that cannot stand: correct it or take it out first.</translation>
    </message>
    <message>
        <source>record_fu_idle</source>
        <translation>Fu: of no effect with {n} han.</translation>
    </message>
    <message>
        <source>record_fu_idle_yakuman</source>
        <translation>Fu: of no effect with a yakuman.</translation>
    </message>
    <message numerus="yes">
        <source>record_hand_unfinished</source>
        <translation>
            <numerusform>The hand is not complete: {n} tile missing.</numerusform>
            <numerusform>The hand is not complete: {n} tiles missing.</numerusform>
        </translation>
    </message>
    <message>
        <source>record_no_act</source>
        <translation>Choose what happened.</translation>
    </message>
    <message>
        <source>record_no_exchange</source>
        <translation>Seats to swap: touch one, then the other.</translation>
    </message>
    <message>
        <source>record_no_fu</source>
        <translation>{player}: fu missing for {n} han.</translation>
    </message>
    <message>
        <source>record_no_han</source>
        <translation>{player}: han or limit missing.</translation>
    </message>
    <message>
        <source>record_no_name</source>
        <translation>Name missing.</translation>
    </message>
    <message>
        <source>record_no_offender</source>
        <translation>Offender missing: touch the seat.</translation>
    </message>
    <message>
        <source>record_no_player</source>
        <translation>Player missing: touch the seat.</translation>
    </message>
    <message>
        <source>record_no_points</source>
        <translation>Points missing.</translation>
    </message>
    <message>
        <source>record_no_riichi_here</source>
        <translation>Riichi: of no effect between hands.</translation>
    </message>
    <message>
        <source>record_no_round</source>
        <translation>Round missing.</translation>
    </message>
    <message>
        <source>record_no_source</source>
        <translation>Discarder missing: touch the seat.</translation>
    </message>
    <message>
        <source>record_no_stick</source>
        <translation>{player} has no stick on the table: go back to lay it.</translation>
    </message>
    <message>
        <source>record_no_such_seat</source>
        <translation>Seat {wind}: nobody sits there in this game.</translation>
    </message>
    <message>
        <source>record_no_tiles</source>
        <translation>{player}: the hand is not complete.</translation>
    </message>
    <message>
        <source>record_no_winner</source>
        <translation>Winner missing: touch the seat.</translation>
    </message>
    <message>
        <source>record_riichi_is_closed</source>
        <translation>{player} is in riichi: no call that opens the hand.</translation>
    </message>
    <message>
        <source>record_riichi_is_tenpai</source>
        <translation>{player} is in riichi, so tenpai; without tenpai it is chombo.</translation>
    </message>
    <message>
        <source>record_seat_idle</source>
        <translation>Nothing to choose here: no seat is concerned.</translation>
    </message>
    <message>
        <source>record_stick_lies</source>
        <translation>{player} is in riichi: the stick lies on the table.</translation>
    </message>
    <message>
        <source>record_table_says</source>
        <translation>Fixed by the table; go back to change it.</translation>
    </message>
    <message>
        <source>record_yakuman_cap</source>
        <translation>These rules count at most {n} yakuman in a hand.</translation>
    </message>
    <message>
        <source>renhou_call</source>
        <translation>Renhou: not possible after a call, a kan or an extracted north.</translation>
    </message>
    <message>
        <source>renhou_dealer</source>
        <translation>Renhou: only for non-dealers; choose a seat other than East.</translation>
    </message>
    <message>
        <source>renhou_flag</source>
        <translation>Renhou: not possible with riichi, ippatsu, chankan or the last tile.</translation>
    </message>
    <message>
        <source>renhou_not_in_rules</source>
        <translation>Renhou: not part of these rules.</translation>
    </message>
    <message>
        <source>renhou_tsumo</source>
        <translation>Renhou: not possible by tsumo; choose ron, or chiihou.</translation>
    </message>
    <message>
        <source>result_name</source>
        <translation>The name of player {number} is missing.</translation>
    </message>
    <message>
        <source>result_score</source>
        <translation>The score of {player} is missing.</translation>
    </message>
    <message>
        <source>result_unreadable</source>
        <translation>The score of {player} is no number of points.</translation>
    </message>
    <message>
        <source>riichi_below_1000</source>
        <translation>{player} has {have} points: under these rules a riichi takes 1,000.</translation>
    </message>
    <message>
        <source>riichi_both</source>
        <translation>Riichi or double riichi: keep only one.</translation>
    </message>
    <message>
        <source>riichi_differs</source>
        <translation>Riichi: hand and table do not say the same.</translation>
    </message>
    <message>
        <source>riichi_not_in_hand</source>
        <translation>{player}: paid a stick, yet the hand is without riichi.</translation>
    </message>
    <message>
        <source>riichi_not_paid</source>
        <translation>{player}: a hand in riichi, yet no stick was paid.</translation>
    </message>
    <message>
        <source>riichi_not_tenpai</source>
        <translation>{player}: in riichi, so tenpai too; otherwise it is chombo.</translation>
    </message>
    <message>
        <source>riichi_open</source>
        <translation>Riichi: not possible with an open hand; take back the call first.</translation>
    </message>
    <message>
        <source>rinshan_last_tile</source>
        <translation>Rinshan: not possible with haitei; the replacement tile is not the last of the wall.</translation>
    </message>
    <message>
        <source>rinshan_needs_kan</source>
        <translation>Rinshan: not possible without a replacement tile; add the kan first.</translation>
    </message>
    <message>
        <source>rinshan_ron</source>
        <translation>Rinshan: not possible by ron; choose tsumo.</translation>
    </message>
    <message>
        <source>round_empty</source>
        <translation>A round without a table.</translation>
    </message>
    <message>
        <source>round_extra</source>
        <translation>Extra time: one for each table, or none.</translation>
    </message>
    <message>
        <source>round_has_game</source>
        <translation>Table {table}: a game counts there already; its players cannot change.</translation>
    </message>
    <message>
        <source>round_not_played</source>
        <translation>Round: there is no “{text}” in this game.</translation>
    </message>
    <message>
        <source>round_of_nothing</source>
        <translation>A round is of an event or of an evening.</translation>
    </message>
    <message>
        <source>round_taken</source>
        <translation>There is a round {number} already.</translation>
    </message>
    <message>
        <source>round_unknown</source>
        <translation>This round is not of this event.</translation>
    </message>
    <message>
        <source>round_used</source>
        <translation>A round with games: it cannot be taken away.</translation>
    </message>
    <message>
        <source>rule_bool</source>
        <translation>{rule}: “{value}” is not possible; yes or no ({allowed}).</translation>
    </message>
    <message>
        <source>rule_choice</source>
        <translation>{rule}: “{value}” is not possible; one of {allowed}.</translation>
    </message>
    <message>
        <source>rule_header</source>
        <translation>Head of the rule file: {name} is missing or wrong.</translation>
    </message>
    <message>
        <source>rule_int</source>
        <translation>{rule}: “{value}” is not possible; a number from {allowed}.</translation>
    </message>
    <message>
        <source>rule_line</source>
        <translation>Unreadable line of the rule file: {line}</translation>
    </message>
    <message>
        <source>rule_list</source>
        <translation>{rule}: “{value}” is not possible; a list out of {allowed}.</translation>
    </message>
    <message>
        <source>rule_map</source>
        <translation>{rule}: “{value}” is not possible; values wanted: {allowed}.</translation>
    </message>
    <message>
        <source>rule_missing</source>
        <translation>Rule missing from the file: {name}.</translation>
    </message>
    <message>
        <source>rule_noten_pool</source>
        <translation>{rule}: “{value}” is not possible; the total must divide into hundreds ({allowed}).</translation>
    </message>
    <message>
        <source>rule_uma</source>
        <translation>{rule}: “{value}” is not possible; one amount for each place, summing to zero ({allowed}).</translation>
    </message>
    <message>
        <source>rules_damaged</source>
        <translation>The rules of the match cannot be read: damaged, or of a later version of the program ({file}).</translation>
    </message>
    <message>
        <source>rules_differ</source>
        <translation>Rules: those of the hand are not those of the game.</translation>
    </message>
    <message>
        <source>rules_misnamed</source>
        <translation>{file}: the name of a club rule set begins with {prefix} and has plain letters, digits and _ only; import it on the Rules page.</translation>
    </message>
    <message>
        <source>rules_newer</source>
        <translation>{file}: a rule set written by a later version of the program.</translation>
    </message>
    <message>
        <source>rules_none</source>
        <translation>{file}: no rule set in this file.</translation>
    </message>
    <message>
        <source>rules_preset</source>
        <translation>Unreadable base rule set: “{value}”; a name is expected.</translation>
    </message>
    <message>
        <source>rules_shape</source>
        <translation>Unreadable rule set: “{value}”; a name or an object is expected.</translation>
    </message>
    <message>
        <source>rules_text</source>
        <translation>Unreadable rule set: “{value}”; write field=value.</translation>
    </message>
    <message>
        <source>rules_too_long</source>
        <translation>{file}: too long for a rule set.</translation>
    </message>
    <message>
        <source>rules_unreadable</source>
        <translation>{file}: the file cannot be read.</translation>
    </message>
    <message>
        <source>screen_station</source>
        <translation>This station is a screen: it shows everything and records nothing.</translation>
    </message>
    <message>
        <source>seat_not_played</source>
        <translation>Seat: with three players nobody is North; choose another.</translation>
    </message>
    <message>
        <source>seated_twice</source>
        <translation>{player}: twice in the same round or game.</translation>
    </message>
    <message>
        <source>seating_apart</source>
        <translation>Round {turn}, table {table}: {player} and {partner} must not meet.</translation>
    </message>
    <message>
        <source>seating_block</source>
        <translation>Blocks of places: whole tables, so a multiple of {least}, not {n}.</translation>
    </message>
    <message>
        <source>seating_cut</source>
        <translation>Cut: a multiple of {least}, at most {most}, not {n}.</translation>
    </message>
    <message>
        <source>seating_group_too_large</source>
        <translation>{group}: {n} players must not meet, and there are tables to part only {most}.</translation>
    </message>
    <message>
        <source>seating_no_number</source>
        <translation>Round {turn}, table {table}: “{text}” is not a player’s number.</translation>
    </message>
    <message>
        <source>seating_not_parted</source>
        <translation>{player} and {partner} must not meet, but no seating was found that parts them.</translation>
    </message>
    <message>
        <source>seating_number_range</source>
        <translation>Round {turn}, table {table}: nobody has number {number}; they go from 1 to {most}.</translation>
    </message>
    <message>
        <source>seating_number_twice</source>
        <translation>Round {turn}, table {table}: number {number} is seated in this round already.</translation>
    </message>
    <message>
        <source>seating_other_size</source>
        <translation>Round {turn}, table {table}: {least} players, not {n}.</translation>
    </message>
    <message>
        <source>seating_player_again</source>
        <translation>Round {turn}, table {table}: {player} is seated in this round already.</translation>
    </message>
    <message>
        <source>seating_player_twice</source>
        <translation>{player}: twice among the players.</translation>
    </message>
    <message>
        <source>seating_script_empty</source>
        <translation>Empty script: write one round a line, for example 1 2 3 4 / 5 6 7 8.</translation>
    </message>
    <message>
        <source>seating_script_long</source>
        <translation>Script of {n} rounds: {most} at most.</translation>
    </message>
    <message>
        <source>seating_table_size</source>
        <translation>Round {turn}, table {table}: three or four players, not {n}.</translation>
    </message>
    <message>
        <source>seating_too_few</source>
        <translation>Too few players for a table: {n}, and it takes {least}.</translation>
    </message>
    <message>
        <source>source_not_played</source>
        <translation>Discard: with three players nobody is North; choose another seat.</translation>
    </message>
    <message>
        <source>start_number_taken</source>
        <translation>Number {number}: already that of {player}.</translation>
    </message>
    <message>
        <source>station_name_taken</source>
        <translation>Another station is called “{station}” too: give one of them another name.</translation>
    </message>
    <message>
        <source>sticks_range</source>
        <translation>Sticks: 0 to {most}.</translation>
    </message>
    <message>
        <source>suit_alone</source>
        <translation>“{text}” alone: digits first, as in 123{text}.</translation>
    </message>
    <message>
        <source>suucha_needs_all</source>
        <translation>Suucha riichi: every player must be in riichi.</translation>
    </message>
    <message>
        <source>table_size</source>
        <translation>Table {table}: {n} players, not {have}.</translation>
    </message>
    <message>
        <source>table_taken</source>
        <translation>Table {table}: another game counts there already.</translation>
    </message>
    <message>
        <source>table_unknown</source>
        <translation>There is no table {table} in this round.</translation>
    </message>
    <message>
        <source>team_taken</source>
        <translation>There is a team of this name already: {team}.</translation>
    </message>
    <message>
        <source>team_unknown</source>
        <translation>This team is not of this event.</translation>
    </message>
    <message>
        <source>team_used</source>
        <translation>A team with players, a bonus or a penalty: take those away first.</translation>
    </message>
    <message>
        <source>tenhou_not_dealer</source>
        <translation>Tenhou: only for the dealer; choose the East seat.</translation>
    </message>
    <message>
        <source>text_too_long</source>
        <translation>Longer than {most} characters: no hand is.</translation>
    </message>
    <message>
        <source>three_or_four_players</source>
        <translation>Players: three or four, not {text}.</translation>
    </message>
    <message>
        <source>three_rons_abort</source>
        <translation>Three rons: an abortive draw (sanchahou) in these rules.</translation>
    </message>
    <message>
        <source>tile_count</source>
        <translation>Tiles in hand: {have} instead of {want}, the winning tile apart.</translation>
    </message>
    <message>
        <source>tile_not_in_three_player_set</source>
        <translation>Not in the three-player set: {tile}.</translation>
    </message>
    <message>
        <source>title_too_long</source>
        <translation>The title has more than {most} characters: shorten it.</translation>
    </message>
    <message>
        <source>too_many_melds</source>
        <translation>Four calls at most; take one back.</translation>
    </message>
    <message>
        <source>too_many_reds</source>
        <translation>More red fives than in the set ({have} for {most}): {tile}.</translation>
    </message>
    <message>
        <source>totals_hundreds</source>
        <translation>Scores and penalties: multiples of 100.</translation>
    </message>
    <message>
        <source>totals_rules</source>
        <translation>Rules: needed for a game without an event.</translation>
    </message>
    <message>
        <source>totals_sum</source>
        <translation>Sum of the scores: {have} instead of {want}.</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>Written twice: “{text}”.</translation>
    </message>
    <message>
        <source>unknown_abort</source>
        <translation>{field}: “{text}” is no abortive draw.</translation>
    </message>
    <message>
        <source>unknown_act</source>
        <translation>{field}: “{text}” is no entry of a record.</translation>
    </message>
    <message>
        <source>unknown_choice</source>
        <translation>{field}: there is no choice “{text}”.</translation>
    </message>
    <message>
        <source>unknown_event</source>
        <translation>{field}: “{text}” is no event of a game.</translation>
    </message>
    <message>
        <source>unknown_field</source>
        <translation>Unknown field: {field}.</translation>
    </message>
    <message>
        <source>unknown_flag</source>
        <translation>Unknown circumstance: {flag}.</translation>
    </message>
    <message>
        <source>unknown_rules</source>
        <translation>Unknown rule set: {name}; choose one of {known}.</translation>
    </message>
    <message>
        <source>unknown_thing</source>
        <translation>The club’s register knows no kind of thing “{text}”.</translation>
    </message>
    <message>
        <source>unknown_when</source>
        <translation>{field}: table or final, not “{text}”.</translation>
    </message>
    <message>
        <source>unknown_word</source>
        <translation>Unknown word: “{text}”.</translation>
    </message>
    <message>
        <source>unknown_yakuman</source>
        <translation>{field}: “{text}” is no yakuman.</translation>
    </message>
    <message>
        <source>ura_without_riichi</source>
        <translation>Ura dora: not possible without riichi.</translation>
    </message>
    <message>
        <source>used_up</source>
        <translation>No copy left: {tile}.</translation>
    </message>
    <message>
        <source>verify_scores</source>
        <translation>The scores are {have}; version {program} of the program had {was}.</translation>
    </message>
    <message numerus="yes">
        <source>verify_unchecked</source>
        <translation>
            <numerusform>The event after it could not be checked.</numerusform>
            <numerusform>The {n} events after it could not be checked.</numerusform>
        </translation>
    </message>
    <message>
        <source>wins_from_himself</source>
        <translation>{player}: both winner and discarder.</translation>
    </message>
    <message>
        <source>wins_twice</source>
        <translation>{player}: already a winner of this hand.</translation>
    </message>
    <message>
        <source>wrong_type</source>
        <translation>Impossible value in the field {field}.</translation>
    </message>
    <message>
        <source>yakuman_range</source>
        <translation>Yakuman: 1 to {most}.</translation>
    </message>
</context>
<context>
    <name>rank</name>
    <message>
        <source>0</source>
        <translation>red five</translation>
    </message>
    <message>
        <source>1</source>
        <translation>one</translation>
    </message>
    <message>
        <source>2</source>
        <translation>two</translation>
    </message>
    <message>
        <source>3</source>
        <translation>three</translation>
    </message>
    <message>
        <source>4</source>
        <translation>four</translation>
    </message>
    <message>
        <source>5</source>
        <translation>five</translation>
    </message>
    <message>
        <source>6</source>
        <translation>six</translation>
    </message>
    <message>
        <source>7</source>
        <translation>seven</translation>
    </message>
    <message>
        <source>8</source>
        <translation>eight</translation>
    </message>
    <message>
        <source>9</source>
        <translation>nine</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>cell.impossible</source>
        <translation>{table}, {worth}: impossible</translation>
    </message>
    <message>
        <source>cell.mangan</source>
        <translation>{cell}, mangan</translation>
    </message>
    <message>
        <source>cell.muted</source>
        <translation>{cell}; no hand gets there</translation>
    </message>
    <message>
        <source>cell.spoken</source>
        <translation>{table}, {worth}: {points}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>closed</translation>
    </message>
    <message>
        <source>dora.cycle</source>
        <translation>From the indicator to the dora</translation>
    </message>
    <message>
        <source>dora.cycle_note</source>
        <translation>The dora is the tile that follows the indicator; the last leads back to the first.</translation>
    </message>
    <message>
        <source>dora.dragons</source>
        <translation>Dragons</translation>
    </message>
    <message>
        <source>dora.kan_dora</source>
        <translation>Kan dora</translation>
    </message>
    <message>
        <source>dora.kan_ura_dora</source>
        <translation>Kan ura dora</translation>
    </message>
    <message>
        <source>dora.kinds</source>
        <translation>What counts as dora</translation>
    </message>
    <message>
        <source>dora.man</source>
        <translation>Characters</translation>
    </message>
    <message>
        <source>dora.not</source>
        <translation>not under these rules</translation>
    </message>
    <message>
        <source>dora.rule.aka_dora</source>
        <translation>Each red five is a dora, on top of what the indicator shows.</translation>
    </message>
    <message>
        <source>dora.rule.dora</source>
        <translation>One han for each copy in the hand, calls included.</translation>
    </message>
    <message>
        <source>dora.rule.kan_dora</source>
        <translation>Each kan, whoever makes it, reveals one more indicator.</translation>
    </message>
    <message>
        <source>dora.rule.kan_ura_dora</source>
        <translation>After riichi, under the kan indicators as well.</translation>
    </message>
    <message>
        <source>dora.rule.north_dora</source>
        <translation>Each north set aside is a dora, and more where the indicator points to it.</translation>
    </message>
    <message>
        <source>dora.rule.ura_dora</source>
        <translation>For whoever wins with riichi, the tile under the indicator points to one more dora.</translation>
    </message>
    <message>
        <source>dora.spoken</source>
        <translation>{name}: {tiles}, then {tile} again</translation>
    </message>
    <message>
        <source>dora.suit</source>
        <translation>Numbers</translation>
    </message>
    <message>
        <source>dora.twice</source>
        <translation>Two equal indicators count twice. Dora count towards the 13 han of the counted limit, never towards a yakuman.</translation>
    </message>
    <message>
        <source>dora.winds</source>
        <translation>Winds</translation>
    </message>
    <message>
        <source>example</source>
        <translation>Example: {tiles}; {note}</translation>
    </message>
    <message>
        <source>formula.base</source>
        <translation>Base points = fu × 2^(han + 2), 2,000 at most</translation>
    </message>
    <message>
        <source>formula.by_ron</source>
        <translation>ron</translation>
    </message>
    <message>
        <source>formula.by_tsumo</source>
        <translation>tsumo</translation>
    </message>
    <message>
        <source>formula.dealer</source>
        <translation>The dealer receives about one and a half times as much; rounding keeps it from being exact.</translation>
    </message>
    <message>
        <source>formula.from_han_fu</source>
        <translation>From han and fu to the payment</translation>
    </message>
    <message>
        <source>formula.multipliers</source>
        <translation>What each pays</translation>
    </message>
    <message>
        <source>formula.rounding</source>
        <translation>Each payment is rounded up to 100 by itself; honba come after that.</translation>
    </message>
    <message>
        <source>formula.times</source>
        <translation>base × {n}</translation>
    </message>
    <message>
        <source>formula.times_plus</source>
        <translation>base × {n} + {points}</translation>
    </message>
    <message>
        <source>formula.two</source>
        <translation>{others}; dealer {dealer}</translation>
    </message>
    <message>
        <source>formula.worked</source>
        <translation>From the tiles to the payment</translation>
    </message>
    <message>
        <source>fu.base</source>
        <translation>Every hand but chiitoitsu</translation>
    </message>
    <message>
        <source>fu.closed</source>
        <translation>concealed</translation>
    </message>
    <message>
        <source>fu.closed_ron</source>
        <translation>Ron, closed hand</translation>
    </message>
    <message>
        <source>fu.fixed</source>
        <translation>The cases that are not counted</translation>
    </message>
    <message>
        <source>fu.fixed_chiitoitsu</source>
        <translation>Chiitoitsu, never rounded</translation>
    </message>
    <message>
        <source>fu.fixed_limit</source>
        <translation>5 han or more, or a yakuman</translation>
    </message>
    <message>
        <source>fu.fixed_open</source>
        <translation>Open hand with nothing but its base</translation>
    </message>
    <message>
        <source>fu.fixed_pinfu_ron</source>
        <translation>Pinfu by ron</translation>
    </message>
    <message>
        <source>fu.fixed_pinfu_tsumo</source>
        <translation>Pinfu by tsumo</translation>
    </message>
    <message>
        <source>fu.group_note</source>
        <translation>Concealed is twice open, a kan four times a triplet. A triplet completed by ron counts as open.</translation>
    </message>
    <message>
        <source>fu.kan_outside</source>
        <translation>Kan, terminal or honour</translation>
    </message>
    <message>
        <source>fu.kan_simple</source>
        <translation>Kan, 2 to 8</translation>
    </message>
    <message>
        <source>fu.not_needed</source>
        <translation>none</translation>
    </message>
    <message>
        <source>fu.open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>fu.open_ron</source>
        <translation>Ron, open hand</translation>
    </message>
    <message>
        <source>fu.pair_double</source>
        <translation>Seat wind and round wind in one</translation>
    </message>
    <message>
        <source>fu.pair_dragon</source>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>fu.pair_north</source>
        <translation>North, of value for all</translation>
    </message>
    <message>
        <source>fu.pair_plain</source>
        <translation>Number, or a guest wind</translation>
    </message>
    <message>
        <source>fu.pair_wind</source>
        <translation>Seat wind or round wind</translation>
    </message>
    <message>
        <source>fu.rinshan</source>
        <translation>Tsumo on a replacement tile</translation>
    </message>
    <message>
        <source>fu.round_example</source>
        <translation>{raw} fu become</translation>
    </message>
    <message>
        <source>fu.round_stays</source>
        <translation>{fu} fu stay</translation>
    </message>
    <message>
        <source>fu.run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>fu.step_1</source>
        <translation>1. Start from the base</translation>
    </message>
    <message>
        <source>fu.step_2</source>
        <translation>2. How the hand was won</translation>
    </message>
    <message>
        <source>fu.step_3</source>
        <translation>3. Each group</translation>
    </message>
    <message>
        <source>fu.step_4</source>
        <translation>4. The pair</translation>
    </message>
    <message>
        <source>fu.step_5</source>
        <translation>5. The wait</translation>
    </message>
    <message>
        <source>fu.step_6</source>
        <translation>6. Round up to ten</translation>
    </message>
    <message>
        <source>fu.triplet_outside</source>
        <translation>Triplet, terminal or honour</translation>
    </message>
    <message>
        <source>fu.triplet_simple</source>
        <translation>Triplet, 2 to 8</translation>
    </message>
    <message>
        <source>fu.tsumo</source>
        <translation>Tsumo, except pinfu</translation>
    </message>
    <message>
        <source>fu.wait_note</source>
        <translation>Where two readings are possible, the dearer one counts.</translation>
    </message>
    <message>
        <source>fu.worked</source>
        <translation>One count in full</translation>
    </message>
    <message>
        <source>group.fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>group.han</source>
        <translation>Han</translation>
    </message>
    <message>
        <source>group.payment</source>
        <translation>Payment</translation>
    </message>
    <message>
        <source>group.rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>group.start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>hand.all</source>
        <translation>All</translation>
    </message>
    <message>
        <source>hand.closed</source>
        <translation>Closed hand</translation>
    </message>
    <message>
        <source>hand.closed_only</source>
        <translation>Closed only</translation>
    </message>
    <message>
        <source>hand.name</source>
        <translation>Yaku of a hand</translation>
    </message>
    <message>
        <source>hand.open</source>
        <translation>Open hand</translation>
    </message>
    <message>
        <source>intro.dora</source>
        <translation>Each dora adds one han to a hand that already has a yaku; by itself it lets nobody win.</translation>
    </message>
    <message>
        <source>intro.formula</source>
        <translation>All the tables come from a single formula. It is needed only below mangan.</translation>
    </message>
    <message>
        <source>intro.fu</source>
        <translation>Fu count up to 4 han. Add them in this order, and round only at the end.</translation>
    </message>
    <message>
        <source>intro.limits</source>
        <translation>From 5 han on, han alone set the payment. A smaller hand gets there by its fu as well.</translation>
    </message>
    <message>
        <source>intro.rules</source>
        <translation>What {rules} says, field by field. All that is shown before follows from it.</translation>
    </message>
    <message>
        <source>intro.start</source>
        <translation>Four steps are enough to score at a real table. Each is of use as soon as it is known; fu can wait.</translation>
    </message>
    <message>
        <source>intro.tables</source>
        <translation>The payment by who wins, and how. Touch a cell to open it under Points.</translation>
    </message>
    <message>
        <source>intro.yaku</source>
        <translation>A hand wins only with at least one yaku. The han of all its yaku add up, then come the dora.</translation>
    </message>
    <message>
        <source>intro.yakuman</source>
        <translation>A yakuman hand is worth 8,000 base points; fu, dora and other yaku are not counted.</translation>
    </message>
    <message>
        <source>limits.base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>limits.counted</source>
        <translation>13 han without a yakuman, by rule set</translation>
    </message>
    <message>
        <source>limits.counted_note</source>
        <translation>One limit alone, even at 26 han; it does not add to a yakuman and makes nobody liable.</translation>
    </message>
    <message>
        <source>limits.dealer_ron</source>
        <translation>dealer ron</translation>
    </message>
    <message>
        <source>limits.dealer_tsumo</source>
        <translation>dealer tsumo</translation>
    </message>
    <message>
        <source>limits.han</source>
        <translation>{from} han</translation>
    </message>
    <message>
        <source>limits.han_more</source>
        <translation>{from} han or more</translation>
    </message>
    <message>
        <source>limits.han_range</source>
        <translation>{from} to {to} han</translation>
    </message>
    <message>
        <source>limits.in_force</source>
        <translation>in force</translation>
    </message>
    <message>
        <source>limits.kiriage</source>
        <translation>Base 1,920 (4 han 30 fu, 3 han 60 fu), by rule set</translation>
    </message>
    <message>
        <source>limits.kiriage_no</source>
        <translation>Paid by the formula</translation>
    </message>
    <message>
        <source>limits.kiriage_yes</source>
        <translation>Rounded up to mangan (kiriage)</translation>
    </message>
    <message>
        <source>limits.list</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>limits.mangan_formula</source>
        <translation>5 han; 4 han from 40 fu, 3 han from 70 fu</translation>
    </message>
    <message>
        <source>limits.mangan_kiriage</source>
        <translation>5 han; 4 han from 30 fu, 3 han from 60 fu</translation>
    </message>
    <message>
        <source>limits.non_dealer_ron</source>
        <translation>ron</translation>
    </message>
    <message>
        <source>limits.non_dealer_tsumo</source>
        <translation>tsumo</translation>
    </message>
    <message>
        <source>limits.yakuman_hand</source>
        <translation>yakuman hand</translation>
    </message>
    <message>
        <source>limits.yakuman_two</source>
        <translation>two yakuman in one</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>order</source>
        <translation>In counting order: han first, then fu, then the payment.</translation>
    </message>
    <message>
        <source>renhou.mangan</source>
        <translation>mangan</translation>
    </message>
    <message>
        <source>section.dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>section.formula</source>
        <translation>Formula, examples</translation>
    </message>
    <message>
        <source>section.fu</source>
        <translation>Fu in six steps</translation>
    </message>
    <message>
        <source>section.limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>section.rules</source>
        <translation>Rules in force</translation>
    </message>
    <message>
        <source>section.start</source>
        <translation>Where to start</translation>
    </message>
    <message>
        <source>section.tables</source>
        <translation>Point tables</translation>
    </message>
    <message>
        <source>section.yaku</source>
        <translation>Yaku</translation>
    </message>
    <message>
        <source>section.yakuman</source>
        <translation>Yakuman</translation>
    </message>
    <message>
        <source>setting.counted</source>
        <translation>13 han: {limit}</translation>
    </message>
    <message>
        <source>setting.double_wind</source>
        <translation>double wind pair {n} fu</translation>
    </message>
    <message>
        <source>setting.tsumo_split</source>
        <translation>missing share of a tsumo: {who}</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Counted with: {settings}.</translation>
    </message>
    <message>
        <source>special</source>
        <translation>Apart</translation>
    </message>
    <message>
        <source>start.chiitoitsu</source>
        <translation>Chiitoitsu, always</translation>
    </message>
    <message>
        <source>start.closed_ron</source>
        <translation>Any other closed hand by ron: at least</translation>
    </message>
    <message>
        <source>start.common</source>
        <translation>2. Eight common scores</translation>
    </message>
    <message>
        <source>start.common_note</source>
        <translation>By ron, with 30 fu. One more han about doubles the payment.</translation>
    </message>
    <message>
        <source>start.formula</source>
        <translation>3. The formula</translation>
    </message>
    <message>
        <source>start.formula_note</source>
        <translation>It gives all the rest, for example for 3 han 30 fu by ron:</translation>
    </message>
    <message>
        <source>start.fu</source>
        <translation>4. Fu last</translation>
    </message>
    <message>
        <source>start.fu_note</source>
        <translation>Three cases often do. All others start from 20 and are rounded up to ten.</translation>
    </message>
    <message>
        <source>start.han_column</source>
        <translation>{n} han</translation>
    </message>
    <message>
        <source>start.limits</source>
        <translation>1. The limits first</translation>
    </message>
    <message>
        <source>start.limits_note</source>
        <translation>Paid by ron. From 5 han on there is nothing to work out: a few amounts to know, and half as much again for the dealer.</translation>
    </message>
    <message>
        <source>start.pinfu</source>
        <translation>Pinfu: ron, then tsumo</translation>
    </message>
    <message>
        <source>start.whole</source>
        <translation>A whole hand</translation>
    </message>
    <message>
        <source>table.dealer.ron</source>
        <translation>Dealer, ron</translation>
    </message>
    <message>
        <source>table.dealer.tsumo</source>
        <translation>Dealer, tsumo</translation>
    </message>
    <message>
        <source>table.non_dealer.ron</source>
        <translation>Non-dealer, ron</translation>
    </message>
    <message>
        <source>table.non_dealer.tsumo</source>
        <translation>Non-dealer, tsumo</translation>
    </message>
    <message>
        <source>table_note.dealer_tsumo</source>
        <translation>paid by each</translation>
    </message>
    <message>
        <source>table_note.non_dealer_tsumo</source>
        <translation>each non-dealer / dealer</translation>
    </message>
    <message>
        <source>table_note.non_dealer_tsumo_three</source>
        <translation>non-dealer / dealer</translation>
    </message>
    <message>
        <source>table_note.ron</source>
        <translation>paid by the discarder</translation>
    </message>
    <message>
        <source>tables.dash_note</source>
        <translation>Dash: impossible; 20 fu is pinfu by tsumo alone, 25 fu is chiitoitsu alone.</translation>
    </message>
    <message>
        <source>tables.honba</source>
        <translation>Honba: {ron} more by ron, {each} from each by tsumo, for every counter.</translation>
    </message>
    <message>
        <source>tables.mangan_mark</source>
        <translation>M</translation>
    </message>
    <message>
        <source>tables.mangan_note</source>
        <translation>Tinted cell with an M: mangan.</translation>
    </message>
    <message>
        <source>tables.muted_note</source>
        <translation>Grey: no hand gets there under these rules.</translation>
    </message>
    <message>
        <source>tables.sticks</source>
        <translation>The riichi sticks on the table go to the winner.</translation>
    </message>
    <message>
        <source>times</source>
        <translation>counts</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Scoring reference</translation>
    </message>
    <message>
        <source>who.dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>who.non_dealer</source>
        <translation>Non-dealer</translation>
    </message>
    <message>
        <source>win_tile</source>
        <translation>{tiles}; winning: {tile}</translation>
    </message>
    <message>
        <source>with</source>
        <translation>with {yaku}</translation>
    </message>
    <message>
        <source>worked.amount</source>
        <translation>{name} {n}</translation>
    </message>
    <message>
        <source>worked.fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>worked.payment</source>
        <translation>Payment</translation>
    </message>
    <message>
        <source>worked.yaku</source>
        <translation>Han</translation>
    </message>
    <message>
        <source>yakuman.cap</source>
        <translation>The yakuman of one hand add up, to {n} at most.</translation>
    </message>
    <message>
        <source>yakuman.cap_one</source>
        <translation>A hand never counts more than one yakuman.</translation>
    </message>
    <message>
        <source>yakuman.counted</source>
        <translation>13 han or more without a yakuman hand: {limit}, base {points}.</translation>
    </message>
    <message>
        <source>yakuman.hands</source>
        <translation>Yakuman hands</translation>
    </message>
    <message>
        <source>yakuman.no_pao</source>
        <translation>No yakuman makes another player liable.</translation>
    </message>
    <message>
        <source>yakuman.once</source>
        <translation>× {n}</translation>
    </message>
    <message>
        <source>yakuman.pao</source>
        <translation>Liability (pao): {names}.</translation>
    </message>
</context>
<context>
    <name>role</name>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>dealer_mark</source>
        <translation>D</translation>
    </message>
    <message>
        <source>discarder</source>
        <translation>discarder</translation>
    </message>
    <message>
        <source>each</source>
        <translation>each</translation>
    </message>
    <message>
        <source>liable</source>
        <translation>liable player</translation>
    </message>
    <message>
        <source>non_dealer</source>
        <translation>non-dealer</translation>
    </message>
    <message>
        <source>others</source>
        <translation>each non-dealer</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>winner</translation>
    </message>
</context>
<context>
    <name>rule_field</name>
    <message>
        <source>abortive_draws</source>
        <translation>Abortive draws</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>Bankruptcy (tobi)</translation>
    </message>
    <message>
        <source>chombo</source>
        <translation>Chombo</translation>
    </message>
    <message>
        <source>chombo.kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>chombo.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>counted_limit</source>
        <translation>13 han or more without a yakuman</translation>
    </message>
    <message>
        <source>dealer_may_stop</source>
        <translation>The last dealer may stop</translation>
    </message>
    <message>
        <source>dealer_repeats_on</source>
        <translation>The dealer stays</translation>
    </message>
    <message>
        <source>double_wind_pair_fu</source>
        <translation>Fu for a double-wind pair</translation>
    </message>
    <message>
        <source>double_yakuman</source>
        <translation>Double yakuman</translation>
    </message>
    <message>
        <source>final_rounding</source>
        <translation>Rounding of the final score</translation>
    </message>
    <message>
        <source>honba_per_payer</source>
        <translation>Honba for each payer</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>Ippatsu</translation>
    </message>
    <message>
        <source>kan_dora</source>
        <translation>Kan dora</translation>
    </message>
    <message>
        <source>kan_ura_dora</source>
        <translation>Kan ura dora</translation>
    </message>
    <message>
        <source>kiriage_mangan</source>
        <translation>Kiriage mangan</translation>
    </message>
    <message>
        <source>kokushi_robs_closed_kan</source>
        <translation>Kokushi: robbing a closed kan</translation>
    </message>
    <message>
        <source>leftover_sticks</source>
        <translation>Leftover sticks</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>local_yaku</source>
        <translation>Local yaku</translation>
    </message>
    <message>
        <source>multiple_ron</source>
        <translation>Several rons</translation>
    </message>
    <message>
        <source>multiple_ron_honba</source>
        <translation>Honba with several rons</translation>
    </message>
    <message>
        <source>multiple_ron_sticks</source>
        <translation>Sticks with several rons</translation>
    </message>
    <message>
        <source>nagashi_as</source>
        <translation>Nagashi mangan counts as</translation>
    </message>
    <message>
        <source>nagashi_mangan</source>
        <translation>Nagashi mangan</translation>
    </message>
    <message>
        <source>north</source>
        <translation>North</translation>
    </message>
    <message>
        <source>north_rinshan</source>
        <translation>Rinshan after an extracted north</translation>
    </message>
    <message>
        <source>noten_pool</source>
        <translation>Noten payments, total</translation>
    </message>
    <message>
        <source>oka</source>
        <translation>Oka</translation>
    </message>
    <message>
        <source>open_tanyao</source>
        <translation>Open tanyao</translation>
    </message>
    <message>
        <source>pao</source>
        <translation>Yakuman with liability</translation>
    </message>
    <message>
        <source>pao_ron_honba</source>
        <translation>Honba by ron with liability</translation>
    </message>
    <message>
        <source>pao_scope</source>
        <translation>Scope of liability</translation>
    </message>
    <message>
        <source>pao_tsumo_honba</source>
        <translation>Honba by tsumo with liability</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>red_fives</source>
        <translation>Red fives</translation>
    </message>
    <message>
        <source>red_fives.m</source>
        <translation>Characters</translation>
    </message>
    <message>
        <source>red_fives.p</source>
        <translation>Circles</translation>
    </message>
    <message>
        <source>red_fives.s</source>
        <translation>Bamboo</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>Renhou</translation>
    </message>
    <message>
        <source>return</source>
        <translation>Return points</translation>
    </message>
    <message>
        <source>riichi_needs_1000</source>
        <translation>Riichi: 1,000 points required</translation>
    </message>
    <message>
        <source>rinshan_tsumo_fu</source>
        <translation>Tsumo fu on rinshan</translation>
    </message>
    <message>
        <source>ryuuiisou_needs_hatsu</source>
        <translation>Ryuuiisou: green dragon required</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Starting points</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Target score</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>Ties</translation>
    </message>
    <message>
        <source>time_limit</source>
        <translation>Time limit</translation>
    </message>
    <message>
        <source>time_limit.ending</source>
        <translation>After the bell</translation>
    </message>
    <message>
        <source>time_limit.minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>tsumo_split</source>
        <translation>Tsumo with three players</translation>
    </message>
    <message>
        <source>uma</source>
        <translation>Uma</translation>
    </message>
    <message>
        <source>ura_dora</source>
        <translation>Ura dora</translation>
    </message>
    <message>
        <source>yakuman_cap</source>
        <translation>Most yakuman in one hand</translation>
    </message>
</context>
<context>
    <name>rule_group</name>
    <message>
        <source>dora</source>
        <translation>Dora and ippatsu</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>liability</source>
        <translation>Liability</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>Settling a hand</translation>
    </message>
    <message>
        <source>three_players</source>
        <translation>Three players</translation>
    </message>
    <message>
        <source>yaku</source>
        <translation>Yaku</translation>
    </message>
</context>
<context>
    <name>rule_help</name>
    <message>
        <source>abortive_draws</source>
        <translation>The events that end a hand without a winner.</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>The score of a player that ends the game.</translation>
    </message>
    <message>
        <source>chombo</source>
        <translation>The penalty for a serious error.</translation>
    </message>
    <message>
        <source>counted_limit</source>
        <translation>What 13 han or more are worth in a hand without a yakuman.</translation>
    </message>
    <message>
        <source>dealer_may_stop</source>
        <translation>A dealer who would repeat the last deal while leading ends the game.</translation>
    </message>
    <message>
        <source>dealer_repeats_on</source>
        <translation>What lets the dealer keep the deal. Never: even on a win it passes on and honba go back to 0.</translation>
    </message>
    <message>
        <source>double_wind_pair_fu</source>
        <translation>What a pair of the wind that is both seat and round wind is worth.</translation>
    </message>
    <message>
        <source>double_yakuman</source>
        <translation>The yakuman that count twice.</translation>
    </message>
    <message>
        <source>final_rounding</source>
        <translation>How the final score is rounded to thousands; the first place takes the remainder.</translation>
    </message>
    <message>
        <source>honba_per_payer</source>
        <translation>What each payer adds for one honba; by ron the discarder pays for all.</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>A win within one turn of riichi is worth one han.</translation>
    </message>
    <message>
        <source>kan_dora</source>
        <translation>Each kan reveals one more indicator.</translation>
    </message>
    <message>
        <source>kan_ura_dora</source>
        <translation>The tiles under the kan indicators count too after riichi.</translation>
    </message>
    <message>
        <source>kiriage_mangan</source>
        <translation>4 han 30 fu and 3 han 60 fu pay a mangan.</translation>
    </message>
    <message>
        <source>kokushi_robs_closed_kan</source>
        <translation>Kokushi musou can win by ron on a tile of a closed kan.</translation>
    </message>
    <message>
        <source>leftover_sticks</source>
        <translation>Who takes the sticks still on the table at the end.</translation>
    </message>
    <message>
        <source>length</source>
        <translation>The last round played in full.</translation>
    </message>
    <message>
        <source>local_yaku</source>
        <translation>The yaku outside the common list that the table accepts.</translation>
    </message>
    <message>
        <source>multiple_ron</source>
        <translation>What happens when several players call ron on the same discard.</translation>
    </message>
    <message>
        <source>multiple_ron_honba</source>
        <translation>Which winners are paid honba.</translation>
    </message>
    <message>
        <source>multiple_ron_sticks</source>
        <translation>Who takes the riichi sticks.</translation>
    </message>
    <message>
        <source>nagashi_as</source>
        <translation>A draw leaves honba and sticks in place; a win takes them.</translation>
    </message>
    <message>
        <source>nagashi_mangan</source>
        <translation>At an exhaustive draw, all-terminal-and-honour discards, never called, pay a mangan.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>What north is with three players.</translation>
    </message>
    <message>
        <source>north_rinshan</source>
        <translation>A win on the tile drawn for an extracted north is rinshan.</translation>
    </message>
    <message>
        <source>noten_pool</source>
        <translation>What the noten players together pay the tenpai players at an exhaustive draw.</translation>
    </message>
    <message>
        <source>oka</source>
        <translation>The difference between return and start, pooled for the first place.</translation>
    </message>
    <message>
        <source>open_tanyao</source>
        <translation>Tanyao counts with an open hand too.</translation>
    </message>
    <message>
        <source>pao</source>
        <translation>The yakuman that make the player liable who gave the tile of the last called set.</translation>
    </message>
    <message>
        <source>pao_ron_honba</source>
        <translation>Who pays honba when someone other than the liable player discards the winning tile.</translation>
    </message>
    <message>
        <source>pao_scope</source>
        <translation>What the liable player answers for.</translation>
    </message>
    <message>
        <source>pao_tsumo_honba</source>
        <translation>Who pays honba when the hand is won by tsumo.</translation>
    </message>
    <message>
        <source>players</source>
        <translation>The number of players at the table.</translation>
    </message>
    <message>
        <source>red_fives</source>
        <translation>How many fives of each suit are red; each is worth one dora.</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>What a ron before the first draw is worth, with no call or kan.</translation>
    </message>
    <message>
        <source>return</source>
        <translation>The score that counts as zero at the end.</translation>
    </message>
    <message>
        <source>riichi_needs_1000</source>
        <translation>Without 1,000 points, no riichi.</translation>
    </message>
    <message>
        <source>rinshan_tsumo_fu</source>
        <translation>The 2 fu for tsumo are added on a replacement tile too.</translation>
    </message>
    <message>
        <source>ryuuiisou_needs_hatsu</source>
        <translation>Without a green dragon the hand is not ryuuiisou.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Everyone’s score at the start.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>If nobody has it, play goes on for one more round at most; 0: none.</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>What separates equal scores at the end.</translation>
    </message>
    <message>
        <source>time_limit</source>
        <translation>When the bell rings, and what is still played after it.</translation>
    </message>
    <message>
        <source>tsumo_split</source>
        <translation>Who pays the share of the missing fourth player.</translation>
    </message>
    <message>
        <source>uma</source>
        <translation>What each place adds or takes off at the end.</translation>
    </message>
    <message>
        <source>ura_dora</source>
        <translation>After riichi, the tile under the indicator gives a dora too.</translation>
    </message>
    <message>
        <source>yakuman_cap</source>
        <translation>How many yakuman add up in one hand; with 1, a double yakuman counts once.</translation>
    </message>
</context>
<context>
    <name>rule_note</name>
    <message>
        <source>all_five_before_2023</source>
        <translation>Before 2023: all five.</translation>
    </message>
    <message>
        <source>allowed_in_2012</source>
        <translation>Allowed in 2012.</translation>
    </message>
    <message>
        <source>among_open_hands</source>
        <translation>It is listed among the open hands.</translation>
    </message>
    <message>
        <source>as_ema2025</source>
        <translation>As EMA 2025.</translation>
    </message>
    <message>
        <source>as_tenhou</source>
        <translation>As Tenhou.</translation>
    </message>
    <message>
        <source>clock_online</source>
        <translation>Online, each move has its own clock.</translation>
    </message>
    <message>
        <source>dealer_stays_tenpai</source>
        <translation>The dealer stays when tenpai.</translation>
    </message>
    <message>
        <source>east_rooms</source>
        <translation>Rooms of the East round alone exist.</translation>
    </message>
    <message>
        <source>finals_no_limit</source>
        <translation>Finals have no limit.</translation>
    </message>
    <message>
        <source>floating_none_8_4</source>
        <translation>Nobody or all four at the return: 0 in one, 8/4/−4/−8 in the others.</translation>
    </message>
    <message>
        <source>four_before_2023</source>
        <translation>Before 2023: 4 fu.</translation>
    </message>
    <message>
        <source>four_players</source>
        <translation>Four players.</translation>
    </message>
    <message>
        <source>full_value_no_sum</source>
        <translation>The full value; yakuman do not add up.</translation>
    </message>
    <message>
        <source>hatsu_allowed</source>
        <translation>The green dragon is allowed there, no more.</translation>
    </message>
    <message>
        <source>joining_not_said</source>
        <translation>It is there among the yaku of five han; nothing on how it adds to others.</translation>
    </message>
    <message>
        <source>mangan_in_2012</source>
        <translation>In 2012: mangan.</translation>
    </message>
    <message>
        <source>minutes_not_named</source>
        <translation>No source names the minutes.</translation>
    </message>
    <message>
        <source>more_than_before_2025</source>
        <translation>One has it once, under yakuman; another confirms that it pays more than before 2025.</translation>
    </message>
    <message>
        <source>nagashi_dealer</source>
        <translation>One keeps a dealer who is tenpai, the other one who made nagashi.</translation>
    </message>
    <message>
        <source>needed_before_2023</source>
        <translation>Before 2023 the green dragon was needed.</translation>
    </message>
    <message>
        <source>no_5_characters</source>
        <translation>There is no 5 of characters.</translation>
    </message>
    <message>
        <source>no_chombo_online</source>
        <translation>Online there is no chombo.</translation>
    </message>
    <message>
        <source>no_closed_hand_asked</source>
        <translation>No closed hand is asked for.</translation>
    </message>
    <message>
        <source>no_minimum</source>
        <translation>No minimum is asked for.</translation>
    </message>
    <message>
        <source>no_nagashi</source>
        <translation>No nagashi mangan.</translation>
    </message>
    <message>
        <source>nobody_bankrupt</source>
        <translation>Nobody goes bankrupt.</translation>
    </message>
    <message>
        <source>not_among_exceptions</source>
        <translation>Exceptions are named, this is not one.</translation>
    </message>
    <message>
        <source>not_before_2023</source>
        <translation>Before 2023: no.</translation>
    </message>
    <message>
        <source>not_in_tile_list</source>
        <translation>The list of tiles has none.</translation>
    </message>
    <message>
        <source>not_listed</source>
        <translation>The text does not mention it.</translation>
    </message>
    <message>
        <source>odd_to_first_dealer</source>
        <translation>What is left over goes to the one nearest the first dealer.</translation>
    </message>
    <message>
        <source>older_20000</source>
        <translation>An older text: 20,000.</translation>
    </message>
    <message>
        <source>older_first_two</source>
        <translation>An older text has the first two alone.</translation>
    </message>
    <message>
        <source>older_logs_round</source>
        <translation>Older logs round to thousands, halves away from zero.</translation>
    </message>
    <message>
        <source>older_years_unsure</source>
        <translation>Unsure for earlier years.</translation>
    </message>
    <message>
        <source>one_omits</source>
        <translation>One source does not have it.</translation>
    </message>
    <message>
        <source>one_winner</source>
        <translation>There is one winner.</translation>
    </message>
    <message>
        <source>only_pinfu_excluded</source>
        <translation>Only pinfu is excluded.</translation>
    </message>
    <message>
        <source>option_2_1_reds</source>
        <translation>Optional rule 2.1 allows red fives.</translation>
    </message>
    <message>
        <source>option_30_10</source>
        <translation>30/10 is an option.</translation>
    </message>
    <message>
        <source>option_3_2</source>
        <translation>Optional rule 3.2 allows it.</translation>
    </message>
    <message>
        <source>read_for_four</source>
        <translation>Read for four players.</translation>
    </message>
    <message>
        <source>reds_not_how_many</source>
        <translation>Red fives are in it, without their number.</translation>
    </message>
    <message>
        <source>rest_unsure</source>
        <translation>The others are unsure.</translation>
    </message>
    <message>
        <source>revised_4_to_2</source>
        <translation>The revision of 2025 went from 4 to 2; the earlier value follows from it.</translation>
    </message>
    <message>
        <source>ron_200</source>
        <translation>By ron: 200.</translation>
    </message>
    <message>
        <source>rooms_0_or_4</source>
        <translation>Rooms may have 0 or 4.</translation>
    </message>
    <message>
        <source>sanbaiman_earlier</source>
        <translation>Before the present text: sanbaiman.</translation>
    </message>
    <message>
        <source>signal_15_before</source>
        <translation>Of 90 minutes, the signal comes 15 before the end.</translation>
    </message>
    <message>
        <source>single_in_2017</source>
        <translation>In 2017: a single yakuman.</translation>
    </message>
    <message>
        <source>six_can_meet</source>
        <translation>Yakuman add up, no number is named; 6 is the most that can meet.</translation>
    </message>
    <message>
        <source>social_reverse_mangan</source>
        <translation>In tournaments; in social play, a reverse mangan.</translation>
    </message>
    <message>
        <source>sticks_stay</source>
        <translation>No honba; sticks stay.</translation>
    </message>
    <message>
        <source>sticks_to_winner</source>
        <translation>One gives them to the winner.</translation>
    </message>
    <message>
        <source>suukantsu_fourth_called</source>
        <translation>Suukantsu: when three kans were made and the fourth is called.</translation>
    </message>
    <message>
        <source>suukantsu_judged_wrong</source>
        <translation>One source adds suukantsu; judged wrong.</translation>
    </message>
    <message>
        <source>tenths_are_written</source>
        <translation>No source; there is no need to round where tenths are written.</translation>
    </message>
    <message>
        <source>three_rons_paid</source>
        <translation>Three rons are paid.</translation>
    </message>
    <message>
        <source>tie_rounded_down</source>
        <translation>Shared on a tie, rounded down.</translation>
    </message>
    <message>
        <source>tsumo_fu_but_pinfu</source>
        <translation>The tsumo fu count, except with pinfu.</translation>
    </message>
    <message>
        <source>uma_15_5_judged_wrong</source>
        <translation>One source has 15/5; judged wrong for ranked games.</translation>
    </message>
    <message>
        <source>under_each_indicator</source>
        <translation>Under each indicator.</translation>
    </message>
    <message>
        <source>who_pays_all_pays_honba</source>
        <translation>Nothing is said; whoever pays all pays the honba too.</translation>
    </message>
    <message>
        <source>with_oka_50</source>
        <translation>With the oka: 50/10/−10/−30.</translation>
    </message>
</context>
<context>
    <name>rule_phrase</name>
    <message>
        <source>ippatsu.no</source>
        <translation>no ippatsu</translation>
    </message>
    <message>
        <source>ippatsu.yes</source>
        <translation>ippatsu counts</translation>
    </message>
    <message>
        <source>kan_dora.no</source>
        <translation>no kan dora</translation>
    </message>
    <message>
        <source>kan_dora.yes</source>
        <translation>kan dora count</translation>
    </message>
    <message>
        <source>kan_ura_dora.no</source>
        <translation>no kan ura dora</translation>
    </message>
    <message>
        <source>kan_ura_dora.yes</source>
        <translation>kan ura dora count</translation>
    </message>
    <message>
        <source>kiriage_mangan.no</source>
        <translation>not rounded up to mangan (kiriage)</translation>
    </message>
    <message>
        <source>kiriage_mangan.yes</source>
        <translation>rounded up to mangan (kiriage)</translation>
    </message>
    <message>
        <source>open_tanyao.no</source>
        <translation>no open tanyao</translation>
    </message>
    <message>
        <source>open_tanyao.yes</source>
        <translation>open tanyao counts</translation>
    </message>
    <message>
        <source>red_fives.none</source>
        <translation>no red fives</translation>
    </message>
    <message numerus="yes">
        <source>red_fives.some</source>
        <translation>
            <numerusform>{n} red five</numerusform>
            <numerusform>{n} red fives</numerusform>
        </translation>
    </message>
    <message>
        <source>ura_dora.no</source>
        <translation>no ura dora</translation>
    </message>
    <message>
        <source>ura_dora.yes</source>
        <translation>ura dora count</translation>
    </message>
</context>
<context>
    <name>rule_source</name>
    <message>
        <source>ameblo</source>
        <translation>digest of the JPML A rules, 2017</translation>
    </message>
    <message>
        <source>az</source>
        <translation>competition rules of a club in Arizona</translation>
    </message>
    <message>
        <source>dno</source>
        <translation>rule files of mahjong-api</translation>
    </message>
    <message>
        <source>ema16</source>
        <translation>on the EMA rules of 2016</translation>
    </message>
    <message>
        <source>ema25</source>
        <translation>EMA rule book 2025</translation>
    </message>
    <message>
        <source>fivesou</source>
        <translation>rule sets and tests of fivesou</translation>
    </message>
    <message>
        <source>gloss</source>
        <translation>glossary of riichi_mahjong_rs</translation>
    </message>
    <message>
        <source>jpml12</source>
        <translation>JPML rules of 2012</translation>
    </message>
    <message>
        <source>kan</source>
        <translation>simulator of kanachan</translation>
    </message>
    <message>
        <source>mch</source>
        <translation>rules of mchjong</translation>
    </message>
    <message>
        <source>mjlib</source>
        <translation>mahjong library of MahjongRepository</translation>
    </message>
    <message>
        <source>mlp</source>
        <translation>profiles after the M-League articles</translation>
    </message>
    <message>
        <source>ms3</source>
        <translation>page on Mahjong Soul with three</translation>
    </message>
    <message>
        <source>ms_wiki</source>
        <translation>encyclopedia articles on Mahjong Soul</translation>
    </message>
    <message>
        <source>note23</source>
        <translation>comparison of the leagues, 2023</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>rule files of Pantheon</translation>
    </message>
    <message>
        <source>ra</source>
        <translation>rules of riichi_advanced</translation>
    </message>
    <message>
        <source>re</source>
        <translation>rules of RiichiEnv</translation>
    </message>
    <message>
        <source>rec</source>
        <translation>our recorded hands and games</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>profiles of riichimi</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>rules of ronin</translation>
    </message>
    <message>
        <source>san_w</source>
        <translation>pages on three players</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>printed sheet of tables</translation>
    </message>
    <message>
        <source>sort.club</source>
        <translation>The club’s choice.</translation>
    </message>
    <message>
        <source>sort.conflict</source>
        <translation>Sources disagree; the first named is followed.</translation>
    </message>
    <message>
        <source>sort.idle</source>
        <translation>No effect in this rule set.</translation>
    </message>
    <message>
        <source>sort.ours</source>
        <translation>The program’s choice.</translation>
    </message>
    <message>
        <source>sort.unsure</source>
        <translation>No source settles it.</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>rules of Tenhou</translation>
    </message>
    <message>
        <source>tmr</source>
        <translation>TheMahjongRuleSet.java</translation>
    </message>
    <message>
        <source>tool_jp</source>
        <translation>presets of a Japanese program</translation>
    </message>
    <message>
        <source>tyoko</source>
        <translation>articles on chombo, 2022</translation>
    </message>
    <message>
        <source>wiki_wrc</source>
        <translation>encyclopedia article on the WRC</translation>
    </message>
    <message>
        <source>wrc_c</source>
        <translation>summary of the WRC rules 2025</translation>
    </message>
    <message>
        <source>wrc_pen</source>
        <translation>WRC penalties 2025</translation>
    </message>
</context>
<context>
    <name>rule_value</name>
    <message>
        <source>bust.at_zero</source>
        <translation>at zero or below</translation>
    </message>
    <message>
        <source>bust.below_zero</source>
        <translation>below zero</translation>
    </message>
    <message>
        <source>bust.no</source>
        <translation>never</translation>
    </message>
    <message>
        <source>chombo.kind.points_after_uma</source>
        <translation>points off after uma</translation>
    </message>
    <message>
        <source>chombo.kind.reverse_mangan</source>
        <translation>reverse mangan</translation>
    </message>
    <message>
        <source>counted_limit.sanbaiman</source>
        <translation>sanbaiman</translation>
    </message>
    <message>
        <source>counted_limit.yakuman</source>
        <translation>counted yakuman</translation>
    </message>
    <message>
        <source>counted_limit.yonbaiman</source>
        <translation>yonbaiman</translation>
    </message>
    <message>
        <source>dealer_may_stop.asked</source>
        <translation>the dealer’s choice</translation>
    </message>
    <message>
        <source>dealer_may_stop.automatic</source>
        <translation>automatic</translation>
    </message>
    <message>
        <source>dealer_may_stop.no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>dealer_repeats_on.never</source>
        <translation>never</translation>
    </message>
    <message>
        <source>dealer_repeats_on.tenpai</source>
        <translation>on a win or tenpai</translation>
    </message>
    <message>
        <source>dealer_repeats_on.win</source>
        <translation>on a win</translation>
    </message>
    <message>
        <source>double_wind_pair_fu.2</source>
        <translation>2 fu</translation>
    </message>
    <message>
        <source>double_wind_pair_fu.4</source>
        <translation>4 fu</translation>
    </message>
    <message>
        <source>final_rounding.half_down</source>
        <translation>nearest, 500 goes down</translation>
    </message>
    <message>
        <source>final_rounding.half_up</source>
        <translation>nearest, 500 goes up</translation>
    </message>
    <message>
        <source>final_rounding.none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>leftover_sticks.first</source>
        <translation>the first place</translation>
    </message>
    <message>
        <source>leftover_sticks.first_split</source>
        <translation>the first place, split when tied</translation>
    </message>
    <message>
        <source>leftover_sticks.lost</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>length.east</source>
        <translation>East (tonpuu)</translation>
    </message>
    <message>
        <source>length.south</source>
        <translation>East and South (hanchan)</translation>
    </message>
    <message>
        <source>multiple_ron.all</source>
        <translation>all paid</translation>
    </message>
    <message>
        <source>multiple_ron.head_bump</source>
        <translation>the first after the discarder</translation>
    </message>
    <message>
        <source>multiple_ron.two_abort_on_three</source>
        <translation>two paid; three abort the hand</translation>
    </message>
    <message>
        <source>multiple_ron_honba.each</source>
        <translation>each</translation>
    </message>
    <message>
        <source>multiple_ron_honba.nearest</source>
        <translation>the first after the discarder</translation>
    </message>
    <message>
        <source>multiple_ron_sticks.nearest</source>
        <translation>the first after the discarder</translation>
    </message>
    <message>
        <source>multiple_ron_sticks.own_back_rest_nearest</source>
        <translation>each takes back their own, the first the rest</translation>
    </message>
    <message>
        <source>nagashi_as.draw</source>
        <translation>draw</translation>
    </message>
    <message>
        <source>nagashi_as.win</source>
        <translation>tsumo win</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>north.guest</source>
        <translation>guest wind</translation>
    </message>
    <message>
        <source>north.nukidora</source>
        <translation>extracted, one dora</translation>
    </message>
    <message>
        <source>north.yakuhai</source>
        <translation>yakuhai for all</translation>
    </message>
    <message>
        <source>pao_ron_honba.discarder</source>
        <translation>the discarder</translation>
    </message>
    <message>
        <source>pao_ron_honba.liable</source>
        <translation>the liable player</translation>
    </message>
    <message>
        <source>pao_scope.hand</source>
        <translation>the whole hand</translation>
    </message>
    <message>
        <source>pao_scope.yakuman</source>
        <translation>that yakuman alone</translation>
    </message>
    <message>
        <source>pao_tsumo_honba.liable</source>
        <translation>the liable player</translation>
    </message>
    <message>
        <source>pao_tsumo_honba.liable_if_alone</source>
        <translation>the liable player, unless there is another yakuman</translation>
    </message>
    <message>
        <source>pao_tsumo_honba.shared</source>
        <translation>each a share</translation>
    </message>
    <message>
        <source>players.3</source>
        <translation>three</translation>
    </message>
    <message>
        <source>players.4</source>
        <translation>four</translation>
    </message>
    <message>
        <source>renhou.five_han_alone</source>
        <translation>5 han, with no other yaku or dora</translation>
    </message>
    <message>
        <source>renhou.mangan_alternative</source>
        <translation>mangan, where the hand pays less</translation>
    </message>
    <message>
        <source>renhou.none</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>renhou.yakuman</source>
        <translation>yakuman</translation>
    </message>
    <message>
        <source>ties.seat_order</source>
        <translation>starting seat order</translation>
    </message>
    <message>
        <source>ties.split</source>
        <translation>place and uma shared</translation>
    </message>
    <message>
        <source>time_limit.ending.finish_hand</source>
        <translation>finish the hand</translation>
    </message>
    <message>
        <source>time_limit.ending.none</source>
        <translation>play goes on</translation>
    </message>
    <message>
        <source>time_limit.ending.one_more_hand</source>
        <translation>finish the hand, then one more</translation>
    </message>
    <message>
        <source>tsumo_split.dealer_pays</source>
        <translation>the dealer</translation>
    </message>
    <message>
        <source>tsumo_split.equal</source>
        <translation>total in equal shares</translation>
    </message>
    <message>
        <source>tsumo_split.full</source>
        <translation>each in full</translation>
    </message>
    <message>
        <source>tsumo_split.loss</source>
        <translation>nobody (tsumo loss)</translation>
    </message>
    <message>
        <source>tsumo_split.north_half</source>
        <translation>half each</translation>
    </message>
    <message>
        <source>tsumo_split.plus_1000</source>
        <translation>1,000 more each</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>bareme</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>ema2016</source>
        <translation>EMA 2016</translation>
    </message>
    <message>
        <source>ema2025</source>
        <translation>EMA 2025</translation>
    </message>
    <message>
        <source>jpml_a</source>
        <translation>JPML A</translation>
    </message>
    <message>
        <source>m_league</source>
        <translation>M-League</translation>
    </message>
    <message>
        <source>mahjong_soul</source>
        <translation>Mahjong Soul</translation>
    </message>
    <message>
        <source>mahjong_soul_sanma</source>
        <translation>Mahjong Soul, three players</translation>
    </message>
    <message>
        <source>tenhou</source>
        <translation>Tenhou</translation>
    </message>
    <message>
        <source>tenhou_sanma</source>
        <translation>Tenhou, three players</translation>
    </message>
    <message>
        <source>wrc2025</source>
        <translation>WRC 2025</translation>
    </message>
</context>
<context>
    <name>seat</name>
    <message>
        <source>E</source>
        <translation>East</translation>
    </message>
    <message>
        <source>N</source>
        <translation>North</translation>
    </message>
    <message>
        <source>S</source>
        <translation>South</translation>
    </message>
    <message>
        <source>W</source>
        <translation>West</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>by_ron_from</source>
        <translation>Ron from {wind}</translation>
    </message>
    <message>
        <source>dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>headline</source>
        <translation>{worth}: {points}</translation>
    </message>
    <message>
        <source>honba</source>
        <translation>{n} honba</translation>
    </message>
    <message numerus="yes">
        <source>indicators</source>
        <translation>
            <numerusform>dora indicator {tiles}</numerusform>
            <numerusform>dora indicators {tiles}</numerusform>
        </translation>
    </message>
    <message>
        <source>liable</source>
        <translation>liable for {yaku}: {wind}</translation>
    </message>
    <message>
        <source>no_fu</source>
        <translation>No fu</translation>
    </message>
    <message numerus="yes">
        <source>norths</source>
        <translation>
            <numerusform>{n} extracted north</numerusform>
            <numerusform>{n} extracted norths</numerusform>
        </translation>
    </message>
    <message>
        <source>readings</source>
        <translation>Other readings</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Rules: {rules}</translation>
    </message>
    <message>
        <source>rules_changed</source>
        <translation>{rules}, changed: {fields}</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>{seat} seat, {round} round</translation>
    </message>
    <message numerus="yes">
        <source>sticks</source>
        <translation>
            <numerusform>{n} riichi stick</numerusform>
            <numerusform>{n} riichi sticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ura_indicators</source>
        <translation>
            <numerusform>ura indicator {tiles}</numerusform>
            <numerusform>ura indicators {tiles}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suit</name>
    <message>
        <source>m</source>
        <translation>characters</translation>
    </message>
    <message>
        <source>p</source>
        <translation>circles</translation>
    </message>
    <message>
        <source>s</source>
        <translation>bamboo</translation>
    </message>
    <message>
        <source>z</source>
        <translation>honours</translation>
    </message>
</context>
<context>
    <name>tile</name>
    <message>
        <source>red</source>
        <translation>{tile}, red</translation>
    </message>
    <message>
        <source>suited</source>
        <translation>{rank} of {suit}</translation>
    </message>
    <message>
        <source>z1</source>
        <translation>east wind</translation>
    </message>
    <message>
        <source>z2</source>
        <translation>south wind</translation>
    </message>
    <message>
        <source>z3</source>
        <translation>west wind</translation>
    </message>
    <message>
        <source>z4</source>
        <translation>north wind</translation>
    </message>
    <message>
        <source>z5</source>
        <translation>white dragon</translation>
    </message>
    <message>
        <source>z6</source>
        <translation>green dragon</translation>
    </message>
    <message>
        <source>z7</source>
        <translation>red dragon</translation>
    </message>
</context>
<context>
    <name>transfer</name>
    <message>
        <source>pao</source>
        <translation>liable</translation>
    </message>
    <message>
        <source>pao_half</source>
        <translation>liable, half</translation>
    </message>
    <message>
        <source>ron</source>
        <translation>discarder</translation>
    </message>
    <message>
        <source>ron_half</source>
        <translation>discarder, half</translation>
    </message>
    <message>
        <source>tsumo</source>
        <translation>tsumo</translation>
    </message>
</context>
<context>
    <name>ui</name>
    <message>
        <source>app.name</source>
        <translation>Riichi Desktop</translation>
    </message>
    <message>
        <source>ask.answer.bell</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>ask.answer.clock_right</source>
        <translation>It is right</translation>
    </message>
    <message>
        <source>ask.answer.cut_correct</source>
        <translation>Correct it…</translation>
    </message>
    <message>
        <source>ask.answer.cut_delete</source>
        <translation>Take it out</translation>
    </message>
    <message>
        <source>ask.answer.discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>ask.answer.five_more</source>
        <translation>+ 5 minutes</translation>
    </message>
    <message>
        <source>ask.answer.go_on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>ask.answer.heard</source>
        <translation>Understood</translation>
    </message>
    <message>
        <source>ask.answer.hold</source>
        <translation>Take over…</translation>
    </message>
    <message>
        <source>ask.answer.link</source>
        <translation>Say who it is…</translation>
    </message>
    <message>
        <source>ask.answer.play_on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>ask.answer.set_clock</source>
        <translation>Set…</translation>
    </message>
    <message>
        <source>ask.answer.stop</source>
        <translation>Stop here</translation>
    </message>
    <message>
        <source>ask.answer.take_over</source>
        <translation>Take over</translation>
    </message>
    <message>
        <source>ask.cut</source>
        <translation>{hand} cannot stand as recorded: correct or remove it first.</translation>
    </message>
    <message>
        <source>ask.doubtful</source>
        <translation>Check the clock: the machine may have been off.</translation>
    </message>
    <message>
        <source>ask.form</source>
        <translation>An entry was left half filled.</translation>
    </message>
    <message>
        <source>ask.may_stop</source>
        <translation>{player}, dealer and leading, may stop the game.</translation>
    </message>
    <message>
        <source>ask.rang</source>
        <translation>Time is up: record it?</translation>
    </message>
    <message>
        <source>ask.rang_idle</source>
        <translation>Time is up; these rules set no time limit.</translation>
    </message>
    <message>
        <source>ask.unknown</source>
        <translation>{player} is nobody for the club: the hands count for nobody.</translation>
    </message>
    <message>
        <source>ask.writer_gone</source>
        <translation>The match is open read-only; the other program is gone.</translation>
    </message>
    <message>
        <source>backups.closed</source>
        <translation>The file of the matches is not open.</translation>
    </message>
    <message>
        <source>backups.hint</source>
        <translation>Going back to a backup sets the present file aside, whole: nothing is deleted.</translation>
    </message>
    <message>
        <source>backups.made</source>
        <translation>Backup made.</translation>
    </message>
    <message>
        <source>backups.make</source>
        <translation>Back up now</translation>
    </message>
    <message>
        <source>backups.none</source>
        <translation>No backup yet.</translation>
    </message>
    <message>
        <source>backups.reason.asked</source>
        <translation>asked for</translation>
    </message>
    <message>
        <source>backups.reason.day</source>
        <translation>of the day</translation>
    </message>
    <message>
        <source>backups.reason.schema</source>
        <translation>before an update</translation>
    </message>
    <message>
        <source>backups.restore</source>
        <translation>Go back to this one</translation>
    </message>
    <message>
        <source>backups.restored</source>
        <translation>The backup is in place.</translation>
    </message>
    <message>
        <source>backups.title</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>button.cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>button.clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>button.close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>button.club_archive</source>
        <translation>Archive the whole club…</translation>
    </message>
    <message>
        <source>button.club_copy</source>
        <translation>Copy the standings</translation>
    </message>
    <message>
        <source>button.club_edit_event</source>
        <translation>Edit the event…</translation>
    </message>
    <message>
        <source>button.club_export</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>button.club_import</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>button.club_new_event</source>
        <translation>New event…</translation>
    </message>
    <message>
        <source>button.club_pdf</source>
        <translation>Export as PDF…</translation>
    </message>
    <message>
        <source>button.club_print</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>button.club_save</source>
        <translation>Save the results…</translation>
    </message>
    <message>
        <source>button.club_screen_set</source>
        <translation>Big screen…</translation>
    </message>
    <message>
        <source>button.copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>button.copy_line</source>
        <translation>Copy the hand</translation>
    </message>
    <message>
        <source>button.copy_picture</source>
        <translation>Copy as picture</translation>
    </message>
    <message>
        <source>button.copy_text</source>
        <translation>Copy the score</translation>
    </message>
    <message>
        <source>button.less_of</source>
        <translation>One less: {name}</translation>
    </message>
    <message>
        <source>button.match_backups</source>
        <translation>Backups…</translation>
    </message>
    <message>
        <source>button.match_blank</source>
        <translation>Print an empty sheet…</translation>
    </message>
    <message>
        <source>button.match_check</source>
        <translation>Check the sticks…</translation>
    </message>
    <message>
        <source>button.match_clock_set</source>
        <translation>Clock…</translation>
    </message>
    <message>
        <source>button.match_copy_picture</source>
        <translation>Copy as picture</translation>
    </message>
    <message>
        <source>button.match_copy_text</source>
        <translation>Copy as text</translation>
    </message>
    <message>
        <source>button.match_import</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>button.match_link</source>
        <translation>Count for…</translation>
    </message>
    <message>
        <source>button.match_list</source>
        <translation>All matches</translation>
    </message>
    <message>
        <source>button.match_more</source>
        <translation>More actions</translation>
    </message>
    <message>
        <source>button.match_new</source>
        <translation>New match…</translation>
    </message>
    <message>
        <source>button.match_rename</source>
        <translation>Rename…</translation>
    </message>
    <message>
        <source>button.match_save</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>button.match_scoreboard</source>
        <translation>Scoreboard</translation>
    </message>
    <message>
        <source>button.match_turn</source>
        <translation>Turn the table</translation>
    </message>
    <message>
        <source>button.more</source>
        <translation>More</translation>
    </message>
    <message>
        <source>button.more_of</source>
        <translation>One more: {name}</translation>
    </message>
    <message>
        <source>button.ok</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>button.pdf</source>
        <translation>Export the slip as PDF…</translation>
    </message>
    <message>
        <source>button.points_copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>button.practice_open</source>
        <translation>Open on the Hand page</translation>
    </message>
    <message>
        <source>button.practice_open_points</source>
        <translation>Open on the Points page</translation>
    </message>
    <message>
        <source>button.print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>button.print_dialog</source>
        <translation>Print the slip…</translation>
    </message>
    <message>
        <source>button.recheck</source>
        <translation>Check all recorded hands again…</translation>
    </message>
    <message>
        <source>button.redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>button.reference_copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>button.reference_pdf</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>button.rule_sets_copy</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>button.rule_sets_delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>button.rule_sets_export</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>button.rule_sets_import</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>button.rule_sets_use</source>
        <translation>Use</translation>
    </message>
    <message>
        <source>button.save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>button.send</source>
        <translation>Send to the match</translation>
    </message>
    <message>
        <source>button.stations</source>
        <translation>Stations of the club</translation>
    </message>
    <message>
        <source>button.take_back</source>
        <translation>Take back a tile</translation>
    </message>
    <message>
        <source>button.undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>check.agrees</source>
        <translation>All agrees.</translation>
    </message>
    <message>
        <source>check.booked</source>
        <translation>recorded: {points}</translation>
    </message>
    <message>
        <source>check.chair</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>check.hint</source>
        <translation>Write what everybody holds, without the sticks on the table; an empty field stands for what is recorded.</translation>
    </message>
    <message>
        <source>check.holds</source>
        <translation>Points of {player}</translation>
    </message>
    <message>
        <source>check.honba_twice</source>
        <translation>honba paid twice to {player}?</translation>
    </message>
    <message>
        <source>check.no_honba</source>
        <translation>honba not paid to {player}?</translation>
    </message>
    <message>
        <source>check.nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>check.not_paid</source>
        <translation>recorded, but not paid?</translation>
    </message>
    <message>
        <source>check.other_tenpai</source>
        <translation>settled as if tenpai were: {players}?</translation>
    </message>
    <message>
        <source>check.other_value</source>
        <translation>hand of {player} paid at another value?</translation>
    </message>
    <message>
        <source>check.paid_twice</source>
        <translation>paid twice?</translation>
    </message>
    <message>
        <source>check.shares_swapped</source>
        <translation>shares of {player} and {other} swapped?</translation>
    </message>
    <message>
        <source>check.stick_not_booked</source>
        <translation>riichi stick of {player} laid, not recorded?</translation>
    </message>
    <message>
        <source>check.stick_not_laid</source>
        <translation>riichi stick of {player} recorded, not laid?</translation>
    </message>
    <message>
        <source>check.sticks_not_taken</source>
        <translation>{player} did not take the sticks of the pot?</translation>
    </message>
    <message>
        <source>check.title</source>
        <translation>Check the sticks</translation>
    </message>
    <message>
        <source>check.total</source>
        <translation>Total: {points}</translation>
    </message>
    <message>
        <source>check.unexplained</source>
        <translation>No single slip in one hand explains these differences.</translation>
    </message>
    <message>
        <source>check.unreadable</source>
        <translation>Points: whole hundreds, for example 24,500.</translation>
    </message>
    <message>
        <source>check.wrong_payer</source>
        <translation>paid by {other}, not by {player}?</translation>
    </message>
    <message>
        <source>check.wrong_winner</source>
        <translation>paid to {other}, not to {player}?</translation>
    </message>
    <message>
        <source>clock.after</source>
        <translation>At the bell: {ending}.</translation>
    </message>
    <message>
        <source>clock.five_less</source>
        <translation>Five minutes less</translation>
    </message>
    <message>
        <source>clock.five_more</source>
        <translation>Five minutes more</translation>
    </message>
    <message>
        <source>clock.none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>clock.pause</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>clock.remove</source>
        <translation>Remove the clock</translation>
    </message>
    <message>
        <source>clock.set</source>
        <translation>Set…</translation>
    </message>
    <message>
        <source>clock.start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>clock.title</source>
        <translation>Minutes left</translation>
    </message>
    <message>
        <source>club.adjust.add</source>
        <translation>Add…</translation>
    </message>
    <message>
        <source>club.adjust.bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>club.adjust.by</source>
        <translation>Decided by</translation>
    </message>
    <message>
        <source>club.adjust.by_said</source>
        <translation>decided by {name}</translation>
    </message>
    <message>
        <source>club.adjust.cancel</source>
        <translation>Cancel a bonus or penalty</translation>
    </message>
    <message>
        <source>club.adjust.cancel_done</source>
        <translation>Count no more</translation>
    </message>
    <message>
        <source>club.adjust.cancel_empty</source>
        <translation>The reason is missing.</translation>
    </message>
    <message>
        <source>club.adjust.cancel_hint</source>
        <translation>Reason for cancelling</translation>
    </message>
    <message>
        <source>club.adjust.cancelled</source>
        <translation>cancelled: {reason}</translation>
    </message>
    <message>
        <source>club.adjust.done</source>
        <translation>Book</translation>
    </message>
    <message>
        <source>club.adjust.nothing</source>
        <translation>Nothing so far.</translation>
    </message>
    <message>
        <source>club.adjust.penalty</source>
        <translation>Penalty</translation>
    </message>
    <message>
        <source>club.adjust.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>club.adjust.points_hint</source>
        <translation>20 or 2.5</translation>
    </message>
    <message>
        <source>club.adjust.reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>club.adjust.reason_hint</source>
        <translation>Late, chombo, no-show…</translation>
    </message>
    <message>
        <source>club.adjust.sign</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>club.adjust.team</source>
        <translation>Or team</translation>
    </message>
    <message>
        <source>club.adjust.title</source>
        <translation>Bonus or penalty</translation>
    </message>
    <message>
        <source>club.adjust.unit</source>
        <translation>points of the standings</translation>
    </message>
    <message>
        <source>club.adjust.whose</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>club.ceremony.begin</source>
        <translation>{event}: final standings, from the last to the first</translation>
    </message>
    <message>
        <source>club.ceremony.hint</source>
        <translation>Space: next · ←: back</translation>
    </message>
    <message>
        <source>club.ceremony.rank</source>
        <translation>Rank {rank}</translation>
    </message>
    <message>
        <source>club.ceremony.said</source>
        <translation>Rank {rank}: {people}</translation>
    </message>
    <message>
        <source>club.ceremony.title</source>
        <translation>Final standings</translation>
    </message>
    <message>
        <source>club.choose_event</source>
        <translation>First choose an event, at the top of the page.</translation>
    </message>
    <message>
        <source>club.clock.less</source>
        <translation>5 minutes less for all</translation>
    </message>
    <message>
        <source>club.clock.more</source>
        <translation>5 minutes more for all</translation>
    </message>
    <message>
        <source>club.clock.none</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>club.clock.over</source>
        <translation>Time is up.</translation>
    </message>
    <message>
        <source>club.clock.remove</source>
        <translation>No clock</translation>
    </message>
    <message>
        <source>club.clock.set</source>
        <translation>Duration…</translation>
    </message>
    <message>
        <source>club.clock.start</source>
        <translation>Start for all tables</translation>
    </message>
    <message>
        <source>club.cup.ceremony</source>
        <translation>Ceremony</translation>
    </message>
    <message>
        <source>club.cup.chip.cities</source>
        <translation>Cities spared</translation>
    </message>
    <message>
        <source>club.cup.chip.others</source>
        <translation>The others play too</translation>
    </message>
    <message>
        <source>club.cup.chip.teams</source>
        <translation>Teams apart</translation>
    </message>
    <message>
        <source>club.cup.column.players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>club.cup.column.state</source>
        <translation>State</translation>
    </message>
    <message>
        <source>club.cup.column.table</source>
        <translation>Table</translation>
    </message>
    <message numerus="yes">
        <source>club.cup.count.finished</source>
        <translation>
            <numerusform>{n} table finished</numerusform>
            <numerusform>{n} tables finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.cup.count.planned</source>
        <translation>
            <numerusform>{n} waiting</numerusform>
            <numerusform>{n} waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.cup.count.running</source>
        <translation>
            <numerusform>{n} playing</numerusform>
            <numerusform>{n} playing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.cup.cut</source>
        <translation>
            <numerusform>cut: {n} after round {after}</numerusform>
            <numerusform>cut: {n} after round {after}</numerusform>
        </translation>
    </message>
    <message>
        <source>club.cup.empty</source>
        <translation>Register the players in the tab Event, then seat the first round at the right.</translation>
    </message>
    <message>
        <source>club.cup.empty_title</source>
        <translation>No round yet</translation>
    </message>
    <message>
        <source>club.cup.method.all</source>
        <translation>All rounds</translation>
    </message>
    <message>
        <source>club.cup.method.draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>club.cup.method.swiss</source>
        <translation>Swiss</translation>
    </message>
    <message>
        <source>club.cup.method_hint.all</source>
        <translation>All rounds that are left at once, winds and meetings in balance.</translation>
    </message>
    <message>
        <source>club.cup.method_hint.draw</source>
        <translation>By chance, sparing rematches.</translation>
    </message>
    <message>
        <source>club.cup.method_hint.swiss</source>
        <translation>By the standings: neighbours meet, without a rematch where it can be.</translation>
    </message>
    <message>
        <source>club.cup.next</source>
        <translation>Next round</translation>
    </message>
    <message>
        <source>club.cup.no_numbers</source>
        <translation>Draw the numbers first.</translation>
    </message>
    <message>
        <source>club.cup.no_teams</source>
        <translation>The event is played without teams.</translation>
    </message>
    <message>
        <source>club.cup.nobody_placed</source>
        <translation>Nobody is placed yet.</translation>
    </message>
    <message numerus="yes">
        <source>club.cup.numbered</source>
        <translation>
            <numerusform>{n} number drawn</numerusform>
            <numerusform>{n} numbers drawn</numerusform>
        </translation>
    </message>
    <message>
        <source>club.cup.numbers</source>
        <translation>What the numbers are</translation>
    </message>
    <message>
        <source>club.cup.numbers.places</source>
        <translation>Places in the standings</translation>
    </message>
    <message>
        <source>club.cup.numbers.start</source>
        <translation>Start numbers</translation>
    </message>
    <message>
        <source>club.cup.penalty</source>
        <translation>Penalty…</translation>
    </message>
    <message>
        <source>club.cup.quality</source>
        <translation>Quality of the seating</translation>
    </message>
    <message>
        <source>club.cup.quality.again</source>
        <translation>Rematches</translation>
    </message>
    <message>
        <source>club.cup.quality.avoided</source>
        <translation>Meetings to be spared</translation>
    </message>
    <message>
        <source>club.cup.quality.conflicts</source>
        <translation>Forbidden meetings</translation>
    </message>
    <message>
        <source>club.cup.quality.least</source>
        <translation>{n} at best</translation>
    </message>
    <message>
        <source>club.cup.quality.out_spread</source>
        <translation>Gap of sit-outs</translation>
    </message>
    <message>
        <source>club.cup.quality.same_table</source>
        <translation>Back at the same table</translation>
    </message>
    <message>
        <source>club.cup.quality.wind_spread</source>
        <translation>Widest gap of winds</translation>
    </message>
    <message>
        <source>club.cup.round_of</source>
        <translation>Round {number} of {of}</translation>
    </message>
    <message>
        <source>club.cup.rounds</source>
        <translation>Round shown</translation>
    </message>
    <message>
        <source>club.cup.script</source>
        <translation>Seat by a script</translation>
    </message>
    <message>
        <source>club.cup.script_done</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>club.cup.script_hint</source>
        <translation>A round a line, tables with / between them, in the order of winds: 1 2 3 4 / 5 6 7 8.</translation>
    </message>
    <message>
        <source>club.cup.script_open</source>
        <translation>Script…</translation>
    </message>
    <message>
        <source>club.cup.seat.all</source>
        <translation>Seat all rounds</translation>
    </message>
    <message>
        <source>club.cup.seat.one</source>
        <translation>Seat round {number}</translation>
    </message>
    <message numerus="yes">
        <source>club.cup.seated</source>
        <translation>
            <numerusform>{n} round seated.</numerusform>
            <numerusform>{n} rounds seated.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.cup.seating</source>
        <translation>Being seated…</translation>
    </message>
    <message>
        <source>club.cup.state.finished</source>
        <translation>finished</translation>
    </message>
    <message>
        <source>club.cup.state.planned</source>
        <translation>waiting</translation>
    </message>
    <message>
        <source>club.cup.state.plays</source>
        <translation>{hand}</translation>
    </message>
    <message>
        <source>club.cup.state.running</source>
        <translation>playing</translation>
    </message>
    <message>
        <source>club.cup.verdict.best</source>
        <translation>{percent} of 100: none can be better.</translation>
    </message>
    <message>
        <source>club.cup.verdict.fair</source>
        <translation>{percent} of 100: fair, there are better ones.</translation>
    </message>
    <message>
        <source>club.cup.verdict.good</source>
        <translation>{percent} of 100: a good seating.</translation>
    </message>
    <message>
        <source>club.cup.verdict.poor</source>
        <translation>{percent} of 100: better seated anew.</translation>
    </message>
    <message>
        <source>club.cup.verdict.very_good</source>
        <translation>{percent} of 100: a very good seating.</translation>
    </message>
    <message>
        <source>club.cup.view.cards</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>club.cup.view.list</source>
        <translation>List</translation>
    </message>
    <message>
        <source>club.cup.views</source>
        <translation>Tables or list</translation>
    </message>
    <message numerus="yes">
        <source>club.damaged</source>
        <translation>
            <numerusform>One match cannot be counted: {reason}</numerusform>
            <numerusform>{n} matches cannot be counted. The first: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>club.erase.backups</source>
        <translation>Backups and files that were exported are not touched: delete those yourself.</translation>
    </message>
    <message>
        <source>club.erase.done</source>
        <translation>Erase</translation>
    </message>
    <message>
        <source>club.erase.goes</source>
        <translation>What goes: the name of {name}, alias, city and number, everywhere in the database, in matches and in the log of changes too.</translation>
    </message>
    <message>
        <source>club.erase.said</source>
        <translation>Data erased.</translation>
    </message>
    <message>
        <source>club.erase.stays</source>
        <translation>What stays: the results, as “Erased person”, so that nobody else’s standing changes.</translation>
    </message>
    <message>
        <source>club.erase.title</source>
        <translation>Erase a person’s data</translation>
    </message>
    <message>
        <source>club.erase.warning</source>
        <translation>None of this can be undone.</translation>
    </message>
    <message>
        <source>club.evening.add</source>
        <translation>Add “{name}” as a guest</translation>
    </message>
    <message>
        <source>club.evening.added</source>
        <translation>{name}: here, as a guest.</translation>
    </message>
    <message>
        <source>club.evening.at_table</source>
        <translation>table {table}</translation>
    </message>
    <message numerus="yes">
        <source>club.evening.count</source>
        <translation>
            <numerusform>{n} here</numerusform>
            <numerusform>{n} here</numerusform>
        </translation>
    </message>
    <message>
        <source>club.evening.counts_for</source>
        <translation>Counts for</translation>
    </message>
    <message>
        <source>club.evening.counts_for_nothing</source>
        <translation>Nothing: free games</translation>
    </message>
    <message>
        <source>club.evening.day</source>
        <translation>Evening: {day}</translation>
    </message>
    <message>
        <source>club.evening.empty</source>
        <translation>Tick at the left who is here, then propose the first round.</translation>
    </message>
    <message>
        <source>club.evening.empty_first</source>
        <translation>Write at the left the name of everybody who is here, Enter after each. Next time a tick will do.</translation>
    </message>
    <message>
        <source>club.evening.empty_title</source>
        <translation>Nobody is at a table yet</translation>
    </message>
    <message>
        <source>club.evening.event_fixed</source>
        <translation>A round is written down already: the evening keeps its event.</translation>
    </message>
    <message>
        <source>club.evening.find</source>
        <translation>Find, or add a guest</translation>
    </message>
    <message>
        <source>club.evening.here</source>
        <translation>Who is here</translation>
    </message>
    <message>
        <source>club.evening.is_here</source>
        <translation>here</translation>
    </message>
    <message>
        <source>club.evening.is_not_here</source>
        <translation>not here</translation>
    </message>
    <message>
        <source>club.evening.only_here</source>
        <translation>Show only who is here</translation>
    </message>
    <message numerus="yes">
        <source>club.evening.sat_out</source>
        <translation>
            <numerusform>sat out once or more: {n}</numerusform>
            <numerusform>sat out: {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>club.evening.title</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>club.event.act.close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>club.event.act.edit</source>
        <translation>Edit…</translation>
    </message>
    <message>
        <source>club.event.act.open</source>
        <translation>Open again</translation>
    </message>
    <message>
        <source>club.event.begins</source>
        <translation>First day</translation>
    </message>
    <message>
        <source>club.event.closed</source>
        <translation>closed</translation>
    </message>
    <message>
        <source>club.event.counted</source>
        <translation>How many games</translation>
    </message>
    <message>
        <source>club.event.counted_all</source>
        <translation>all</translation>
    </message>
    <message numerus="yes">
        <source>club.event.counted_best</source>
        <translation>
            <numerusform>the best</numerusform>
            <numerusform>the best {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.event.counted_last</source>
        <translation>
            <numerusform>the last</numerusform>
            <numerusform>the last {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>club.event.counting</source>
        <translation>Games counted</translation>
    </message>
    <message>
        <source>club.event.counting.all</source>
        <translation>All</translation>
    </message>
    <message>
        <source>club.event.counting.best</source>
        <translation>The best</translation>
    </message>
    <message>
        <source>club.event.counting.last</source>
        <translation>The last</translation>
    </message>
    <message>
        <source>club.event.cut_add</source>
        <translation>Add a cut</translation>
    </message>
    <message>
        <source>club.event.cut_after</source>
        <translation>After round</translation>
    </message>
    <message>
        <source>club.event.cut_drop</source>
        <translation>Remove this cut</translation>
    </message>
    <message>
        <source>club.event.cut_left</source>
        <translation>go on</translation>
    </message>
    <message numerus="yes">
        <source>club.event.cut_said</source>
        <translation>
            <numerusform>{n} after round {after}</numerusform>
            <numerusform>{n} after round {after}</numerusform>
        </translation>
    </message>
    <message>
        <source>club.event.cuts</source>
        <translation>Cuts</translation>
    </message>
    <message>
        <source>club.event.days</source>
        <translation>Days</translation>
    </message>
    <message>
        <source>club.event.edit</source>
        <translation>Edit the event</translation>
    </message>
    <message>
        <source>club.event.edit_done</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>club.event.ends</source>
        <translation>Last day</translation>
    </message>
    <message>
        <source>club.event.from_day</source>
        <translation>from {day}</translation>
    </message>
    <message>
        <source>club.event.games</source>
        <translation>games</translation>
    </message>
    <message>
        <source>club.event.is_closed</source>
        <translation>The event is closed.</translation>
    </message>
    <message>
        <source>club.event.kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>club.event.kind.season</source>
        <translation>Season or league</translation>
    </message>
    <message>
        <source>club.event.kind.tournament</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>club.event.minimum</source>
        <translation>Games at least</translation>
    </message>
    <message>
        <source>club.event.name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>club.event.name_hint</source>
        <translation>Autumn season, Winter cup…</translation>
    </message>
    <message>
        <source>club.event.new</source>
        <translation>New event</translation>
    </message>
    <message>
        <source>club.event.new_done</source>
        <translation>Create</translation>
    </message>
    <message>
        <source>club.event.none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>club.event.open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>club.event.ordering</source>
        <translation>Places go by</translation>
    </message>
    <message>
        <source>club.event.ordering.average_place</source>
        <translation>Average place</translation>
    </message>
    <message>
        <source>club.event.ordering.average_points</source>
        <translation>Points a game</translation>
    </message>
    <message>
        <source>club.event.ordering.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>club.event.panel.adjustments</source>
        <translation>Bonuses and penalties</translation>
    </message>
    <message>
        <source>club.event.panel.teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>club.event.rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>club.event.rules</source>
        <translation>Rule set</translation>
    </message>
    <message>
        <source>club.event.said_closed</source>
        <translation>“{name}” is closed: it takes no more games.</translation>
    </message>
    <message>
        <source>club.event.said_new</source>
        <translation>“{name}” is made.</translation>
    </message>
    <message>
        <source>club.event.said_opened</source>
        <translation>“{name}” is open again.</translation>
    </message>
    <message>
        <source>club.event.teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>club.event.teams_yes</source>
        <translation>In teams</translation>
    </message>
    <message>
        <source>club.event.until</source>
        <translation>to</translation>
    </message>
    <message>
        <source>club.event.until_day</source>
        <translation>until {day}</translation>
    </message>
    <message>
        <source>club.event_said</source>
        <translation>Event: {name}</translation>
    </message>
    <message>
        <source>club.export.failed</source>
        <translation>Not exported: {reason}</translation>
    </message>
    <message>
        <source>club.export.json</source>
        <translation>One person’s data (*.json)</translation>
    </message>
    <message>
        <source>club.export.saved</source>
        <translation>Exported: {file}</translation>
    </message>
    <message>
        <source>club.imports.again</source>
        <translation>Take those too that are here already</translation>
    </message>
    <message>
        <source>club.imports.archive_done</source>
        <translation>Take what is new</translation>
    </message>
    <message>
        <source>club.imports.archive_hint</source>
        <translation>{file}, made on {day}. What is here already stays as it is; an archive that was taken cannot be undone in one go.</translation>
    </message>
    <message>
        <source>club.imports.archive_new</source>
        <translation>New</translation>
    </message>
    <message>
        <source>club.imports.archive_row.acts</source>
        <translation>Acts of the club</translation>
    </message>
    <message>
        <source>club.imports.archive_row.entries</source>
        <translation>Entries of games</translation>
    </message>
    <message>
        <source>club.imports.archive_row.games</source>
        <translation>New games</translation>
    </message>
    <message>
        <source>club.imports.archive_row.longer</source>
        <translation>Games that go on</translation>
    </message>
    <message>
        <source>club.imports.archive_row.players</source>
        <translation>New players</translation>
    </message>
    <message>
        <source>club.imports.archive_title</source>
        <translation>Import an archive</translation>
    </message>
    <message>
        <source>club.imports.archive_whole</source>
        <translation>In the archive</translation>
    </message>
    <message>
        <source>club.imports.choose</source>
        <translation>Choose files…</translation>
    </message>
    <message>
        <source>club.imports.column</source>
        <translation>Column “{name}”</translation>
    </message>
    <message>
        <source>club.imports.day</source>
        <translation>Day, if unsaid</translation>
    </message>
    <message>
        <source>club.imports.days</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>club.imports.days.dmy</source>
        <translation>day/month</translation>
    </message>
    <message>
        <source>club.imports.days.mdy</source>
        <translation>month/day</translation>
    </message>
    <message>
        <source>club.imports.encoding</source>
        <translation>Encoding</translation>
    </message>
    <message>
        <source>club.imports.event</source>
        <translation>Counts for</translation>
    </message>
    <message>
        <source>club.imports.filter</source>
        <translation>Games, results, archives (*.xml *.mjlog *.gz *.json *.csv *.tsv *.txt *.zip)</translation>
    </message>
    <message>
        <source>club.imports.filter_all</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>club.imports.go_on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>club.imports.hint</source>
        <translation>Games of Tenhou or Mahjong Soul, a table of results (CSV or JSON), the archive of a club: choose files, drop them here, or paste a text or a link that holds the game. You see everything before it is taken.</translation>
    </message>
    <message numerus="yes">
        <source>club.imports.log_hands</source>
        <translation>
            <numerusform>{n} hand</numerusform>
            <numerusform>{n} hands</numerusform>
        </translation>
    </message>
    <message>
        <source>club.imports.log_here</source>
        <translation>A game of the same players with the same scores is here already: it is not taken again.</translation>
    </message>
    <message>
        <source>club.imports.logs_done</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>club.imports.logs_title</source>
        <translation>Import games</translation>
    </message>
    <message numerus="yes">
        <source>club.imports.more_bad</source>
        <translation>
            <numerusform>… and {n} more</numerusform>
            <numerusform>… and {n} more</numerusform>
        </translation>
    </message>
    <message>
        <source>club.imports.nameless</source>
        <translation>Nameless</translation>
    </message>
    <message>
        <source>club.imports.nothing_yet</source>
        <translation>Choose a file, or paste a text.</translation>
    </message>
    <message>
        <source>club.imports.paste</source>
        <translation>…or paste here</translation>
    </message>
    <message>
        <source>club.imports.pasted</source>
        <translation>Text to import</translation>
    </message>
    <message>
        <source>club.imports.people</source>
        <translation>Players</translation>
    </message>
    <message numerus="yes">
        <source>club.imports.people_more</source>
        <translation>
            <numerusform>… and {n} more, under its name</numerusform>
            <numerusform>… and {n} more, under their names</numerusform>
        </translation>
    </message>
    <message>
        <source>club.imports.people_said</source>
        <translation>Of the club: {known} · to be made: {new}</translation>
    </message>
    <message>
        <source>club.imports.person</source>
        <translation>Who “{name}” is</translation>
    </message>
    <message>
        <source>club.imports.person_known</source>
        <translation>of the club</translation>
    </message>
    <message>
        <source>club.imports.person_new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>club.imports.person_several</source>
        <translation>several of this name</translation>
    </message>
    <message>
        <source>club.imports.reading</source>
        <translation>Reading…</translation>
    </message>
    <message>
        <source>club.imports.role.day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>club.imports.role.game</source>
        <translation>Game no.</translation>
    </message>
    <message>
        <source>club.imports.role.none</source>
        <translation>—</translation>
    </message>
    <message>
        <source>club.imports.role.person</source>
        <translation>A player</translation>
    </message>
    <message>
        <source>club.imports.role.place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>club.imports.role.player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>club.imports.role.player_n</source>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>club.imports.role.round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>club.imports.role.score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>club.imports.role.score_n</source>
        <translation>Score {number}</translation>
    </message>
    <message>
        <source>club.imports.role.seat</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>club.imports.role.table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>club.imports.role.title</source>
        <translation>Title</translation>
    </message>
    <message numerus="yes">
        <source>club.imports.rows_bad</source>
        <translation>
            <numerusform>{n} row left out</numerusform>
            <numerusform>{n} rows left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.imports.rows_good</source>
        <translation>
            <numerusform>{n} result to take</numerusform>
            <numerusform>{n} results to take</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.imports.rows_here</source>
        <translation>
            <numerusform>{n} here already</numerusform>
            <numerusform>{n} here already</numerusform>
        </translation>
    </message>
    <message>
        <source>club.imports.rules</source>
        <translation>Rules</translation>
    </message>
    <message numerus="yes">
        <source>club.imports.said_logs</source>
        <translation>
            <numerusform>{n} game imported.</numerusform>
            <numerusform>{n} games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.imports.said_rows</source>
        <translation>
            <numerusform>{n} result imported.</numerusform>
            <numerusform>{n} results imported.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.imports.shape</source>
        <translation>A row is</translation>
    </message>
    <message>
        <source>club.imports.shape.game</source>
        <translation>a game</translation>
    </message>
    <message>
        <source>club.imports.shape.matrix</source>
        <translation>a game, a column a player</translation>
    </message>
    <message>
        <source>club.imports.shape.player</source>
        <translation>a player of a game</translation>
    </message>
    <message>
        <source>club.imports.table_done</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>club.imports.table_title</source>
        <translation>Import results</translation>
    </message>
    <message>
        <source>club.imports.title</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>club.imports.unit</source>
        <translation>Scores in</translation>
    </message>
    <message>
        <source>club.imports.unit.final</source>
        <translation>final points (+12.3)</translation>
    </message>
    <message>
        <source>club.imports.unit.hundreds</source>
        <translation>hundreds (250)</translation>
    </message>
    <message>
        <source>club.imports.unit.points</source>
        <translation>points (25,000)</translation>
    </message>
    <message>
        <source>club.imports.unit.tell</source>
        <translation>automatic</translation>
    </message>
    <message>
        <source>club.imports.unit.thousands</source>
        <translation>thousands (25.0)</translation>
    </message>
    <message>
        <source>club.imports.unnamed</source>
        <translation>pasted text</translation>
    </message>
    <message>
        <source>club.link.counts</source>
        <translation>The match counts</translation>
    </message>
    <message>
        <source>club.link.day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>club.link.done</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>club.link.event</source>
        <translation>Counts for</translation>
    </message>
    <message>
        <source>club.link.hint</source>
        <translation>At the left the names in the match, at the right who they are for the club. A name that is not known is added as a guest.</translation>
    </message>
    <message>
        <source>club.link.nothing</source>
        <translation>Nothing: a free game</translation>
    </message>
    <message>
        <source>club.link.said</source>
        <translation>The match counts for “{name}”.</translation>
    </message>
    <message>
        <source>club.link.said_nothing</source>
        <translation>The match counts for nothing.</translation>
    </message>
    <message>
        <source>club.link.title</source>
        <translation>Count this match</translation>
    </message>
    <message>
        <source>club.link.who</source>
        <translation>Who {name} is</translation>
    </message>
    <message>
        <source>club.merge.column.both</source>
        <translation>Together</translation>
    </message>
    <message>
        <source>club.merge.column.gone</source>
        <translation>Goes</translation>
    </message>
    <message>
        <source>club.merge.column.kept</source>
        <translation>Stays</translation>
    </message>
    <message>
        <source>club.merge.done</source>
        <translation>Merge</translation>
    </message>
    <message>
        <source>club.merge.gone</source>
        <translation>Goes</translation>
    </message>
    <message>
        <source>club.merge.hint</source>
        <translation>The same person stands on the list twice. All that belongs to the entry that goes will count for the one that stays; undo brings both back.</translation>
    </message>
    <message>
        <source>club.merge.kept</source>
        <translation>Stays</translation>
    </message>
    <message>
        <source>club.merge.row.adjustments</source>
        <translation>Bonuses and penalties</translation>
    </message>
    <message>
        <source>club.merge.row.evenings</source>
        <translation>Evenings</translation>
    </message>
    <message>
        <source>club.merge.row.events</source>
        <translation>Registrations</translation>
    </message>
    <message>
        <source>club.merge.row.games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>club.merge.said</source>
        <translation>Merged as {name}.</translation>
    </message>
    <message>
        <source>club.merge.same</source>
        <translation>Twice the same entry.</translation>
    </message>
    <message>
        <source>club.merge.swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>club.merge.title</source>
        <translation>Merge two entries</translation>
    </message>
    <message>
        <source>club.merge.two</source>
        <translation>Choose two people of the list.</translation>
    </message>
    <message>
        <source>club.no_event</source>
        <translation>No event</translation>
    </message>
    <message>
        <source>club.nobody</source>
        <translation>Erased person</translation>
    </message>
    <message>
        <source>club.not_in_part</source>
        <translation>{command}: not in this tab.</translation>
    </message>
    <message>
        <source>club.output.archive_file</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>club.output.archive_title</source>
        <translation>Archive the whole club</translation>
    </message>
    <message>
        <source>club.output.archiving</source>
        <translation>Archiving…</translation>
    </message>
    <message>
        <source>club.output.closed</source>
        <translation>Open the club’s database first.</translation>
    </message>
    <message>
        <source>club.output.copied</source>
        <translation>Standings copied as text.</translation>
    </message>
    <message>
        <source>club.output.kind.csv</source>
        <translation>{table} in CSV (*.csv)</translation>
    </message>
    <message>
        <source>club.output.kind.html</source>
        <translation>Web page, all tables (*.html)</translation>
    </message>
    <message>
        <source>club.output.kind.json</source>
        <translation>Standings and games in JSON (*.json)</translation>
    </message>
    <message>
        <source>club.output.kind.xlsx</source>
        <translation>Excel workbook, all tables (*.xlsx)</translation>
    </message>
    <message>
        <source>club.output.kind.zip</source>
        <translation>Archive of the club (*.zip)</translation>
    </message>
    <message>
        <source>club.output.nothing</source>
        <translation>Nothing to save: {table} is empty.</translation>
    </message>
    <message>
        <source>club.output.paper_file</source>
        <translation>{event} {paper}</translation>
    </message>
    <message>
        <source>club.output.save</source>
        <translation>Save the results</translation>
    </message>
    <message numerus="yes">
        <source>club.output.working</source>
        <translation>
            <numerusform>{n} game is still being worked out: try again in a moment.</numerusform>
            <numerusform>{n} games are still being worked out: try again in a moment.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.page.column.ahead</source>
        <translation>Ahead</translation>
    </message>
    <message>
        <source>club.page.column.behind</source>
        <translation>Behind</translation>
    </message>
    <message>
        <source>club.page.column.day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>club.page.column.difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>club.page.column.games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>club.page.column.opponent</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>club.page.column.others</source>
        <translation>With</translation>
    </message>
    <message>
        <source>club.page.column.place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>club.page.column.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>club.page.column.score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>club.page.column.share</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>club.page.column.times</source>
        <translation>Times</translation>
    </message>
    <message>
        <source>club.page.column.total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>club.page.column.yaku</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>club.page.course</source>
        <translation>Points game by game</translation>
    </message>
    <message numerus="yes">
        <source>club.page.course_said</source>
        <translation>
            <numerusform>{n} game, total {total}, between {least} and {most}</numerusform>
            <numerusform>{n} games, total {total}, between {least} and {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>club.page.empty</source>
        <translation>The page fills as soon as a game that counts is over.</translation>
    </message>
    <message>
        <source>club.page.empty_title</source>
        <translation>Nobody to show</translation>
    </message>
    <message>
        <source>club.page.explained</source>
        <translation>{why}: {fraction}.</translation>
    </message>
    <message>
        <source>club.page.find</source>
        <translation>Another player</translation>
    </message>
    <message>
        <source>club.page.game</source>
        <translation>{day} · {place} · {points} · total {total}</translation>
    </message>
    <message>
        <source>club.page.game_said</source>
        <translation>{day}, {place}, {points}, total {total}, with {others}</translation>
    </message>
    <message numerus="yes">
        <source>club.page.heading.limits</source>
        <translation>
            <numerusform>Limits, of {n} win</numerusform>
            <numerusform>Limits, of {n} wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.page.heading.yaku</source>
        <translation>
            <numerusform>Yaku, of {n} win with its tiles</numerusform>
            <numerusform>Yaku, of {n} wins with their tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.page.heading.yakuman</source>
        <translation>
            <numerusform>Yakuman, of {n} win with its tiles</numerusform>
            <numerusform>Yakuman, of {n} wins with their tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>club.page.lists</source>
        <translation>Games, opponents or yaku</translation>
    </message>
    <message>
        <source>club.page.no_games</source>
        <translation>No finished game here.</translation>
    </message>
    <message>
        <source>club.page.no_hands</source>
        <translation>No hand written down, only results.</translation>
    </message>
    <message>
        <source>club.page.nothing.games</source>
        <translation>No finished game.</translation>
    </message>
    <message>
        <source>club.page.nothing.versus</source>
        <translation>No opponent yet.</translation>
    </message>
    <message>
        <source>club.page.nothing.yaku</source>
        <translation>No win with its tiles written down: a yaku is known by its tiles only.</translation>
    </message>
    <message numerus="yes">
        <source>club.page.of.deal_ins</source>
        <translation>
            <numerusform>{n} deal-in</numerusform>
            <numerusform>{n} deal-ins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.page.of.draws</source>
        <translation>
            <numerusform>{n} draw</numerusform>
            <numerusform>{n} draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.page.of.hands</source>
        <translation>
            <numerusform>{n} hand</numerusform>
            <numerusform>{n} hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.page.of.riichi</source>
        <translation>
            <numerusform>{n} riichi</numerusform>
            <numerusform>{n} riichi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.page.of.tiles</source>
        <translation>
            <numerusform>{n} with tiles</numerusform>
            <numerusform>{n} with tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.page.of.wins</source>
        <translation>
            <numerusform>{n} win</numerusform>
            <numerusform>{n} wins</numerusform>
        </translation>
    </message>
    <message>
        <source>club.page.only_totals</source>
        <translation>Only the result of this game is known.</translation>
    </message>
    <message>
        <source>club.page.part_of</source>
        <translation>{part} of {what}</translation>
    </message>
    <message>
        <source>club.page.places</source>
        <translation>Places</translation>
    </message>
    <message numerus="yes">
        <source>club.page.rank</source>
        <translation>
            <numerusform>rank {rank} of {n}</numerusform>
            <numerusform>rank {rank} of {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>club.page.rate.chombo</source>
        <translation>Chombo</translation>
    </message>
    <message>
        <source>club.page.rate.deal_in</source>
        <translation>Deal-in rate</translation>
    </message>
    <message>
        <source>club.page.rate.dealt_in</source>
        <translation>Value of a deal-in</translation>
    </message>
    <message>
        <source>club.page.rate.dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>club.page.rate.opened</source>
        <translation>Open hands</translation>
    </message>
    <message>
        <source>club.page.rate.riichi</source>
        <translation>Riichi rate</translation>
    </message>
    <message>
        <source>club.page.rate.riichi_dealt_in</source>
        <translation>Riichi dealt in</translation>
    </message>
    <message>
        <source>club.page.rate.riichi_won</source>
        <translation>Riichi won</translation>
    </message>
    <message>
        <source>club.page.rate.tenpai</source>
        <translation>Tenpai at draws</translation>
    </message>
    <message>
        <source>club.page.rate.tsumo</source>
        <translation>By tsumo</translation>
    </message>
    <message>
        <source>club.page.rate.value</source>
        <translation>Value of a win</translation>
    </message>
    <message>
        <source>club.page.rate.win</source>
        <translation>Win rate</translation>
    </message>
    <message>
        <source>club.page.rates</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>club.page.times</source>
        <translation>× {number}</translation>
    </message>
    <message>
        <source>club.page.totals_said</source>
        <translation>{day}, {place}, {points}, total {total}, with {others}, result alone</translation>
    </message>
    <message>
        <source>club.page.unknown</source>
        <translation>“{name}” is not in the club.</translation>
    </message>
    <message>
        <source>club.page.versus_said</source>
        <translation>{name}, {games}, ahead {ahead} times, behind {behind} times, difference {points}</translation>
    </message>
    <message>
        <source>club.page.view.games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>club.page.view.versus</source>
        <translation>Head to head</translation>
    </message>
    <message>
        <source>club.page.view.yaku</source>
        <translation>Yaku</translation>
    </message>
    <message>
        <source>club.page.why.chombo</source>
        <translation>Offences that ended a hand</translation>
    </message>
    <message>
        <source>club.page.why.deal_in</source>
        <translation>Hands in which the discard was ronned</translation>
    </message>
    <message>
        <source>club.page.why.dealt_in</source>
        <translation>Points paid for a deal-in on average, honba included</translation>
    </message>
    <message>
        <source>club.page.why.dora</source>
        <translation>Han of dora in a win, of those with their tiles written down</translation>
    </message>
    <message>
        <source>club.page.why.opened</source>
        <translation>Open wins, of those with their tiles written down</translation>
    </message>
    <message>
        <source>club.page.why.riichi</source>
        <translation>Hands with a riichi stick paid</translation>
    </message>
    <message>
        <source>club.page.why.riichi_dealt_in</source>
        <translation>Riichi followed by a deal-in</translation>
    </message>
    <message>
        <source>club.page.why.riichi_won</source>
        <translation>Riichi followed by a win</translation>
    </message>
    <message>
        <source>club.page.why.tenpai</source>
        <translation>Exhaustive draws with a ready hand</translation>
    </message>
    <message>
        <source>club.page.why.tsumo</source>
        <translation>Wins by tsumo</translation>
    </message>
    <message>
        <source>club.page.why.value</source>
        <translation>Points of a win on average, without honba and sticks</translation>
    </message>
    <message>
        <source>club.page.why.win</source>
        <translation>Hands won, by ron or by tsumo</translation>
    </message>
    <message>
        <source>club.paper.after</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>club.paper.before</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>club.paper.cards</source>
        <translation>Name cards</translation>
    </message>
    <message>
        <source>club.paper.forms</source>
        <translation>Score forms of a round</translation>
    </message>
    <message>
        <source>club.paper.games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>club.paper.number</source>
        <translation>No. {number}</translation>
    </message>
    <message>
        <source>club.paper.of_round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>club.paper.pdf</source>
        <translation>Save as PDF…</translation>
    </message>
    <message>
        <source>club.paper.personal</source>
        <translation>Personal seatings</translation>
    </message>
    <message>
        <source>club.paper.preview</source>
        <translation>Preview, {page}</translation>
    </message>
    <message>
        <source>club.paper.print</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>club.paper.results</source>
        <translation>Results of a round</translation>
    </message>
    <message>
        <source>club.paper.results_of</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>club.paper.round</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>club.paper.schedule</source>
        <translation>Seating</translation>
    </message>
    <message>
        <source>club.paper.standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>club.paper.table</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>club.paper.teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>club.paper.title</source>
        <translation>Print, PDF</translation>
    </message>
    <message>
        <source>club.paper.which</source>
        <translation>What to put on paper</translation>
    </message>
    <message>
        <source>club.part.evening</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>club.part.event</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>club.part.player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>club.part.players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>club.part.standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>club.part.tournament</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>club.parts</source>
        <translation>Parts of the page</translation>
    </message>
    <message>
        <source>club.player.act.erase</source>
        <translation>Erase…</translation>
    </message>
    <message>
        <source>club.player.act.export</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>club.player.act.hide</source>
        <translation>Hide</translation>
    </message>
    <message>
        <source>club.player.act.merge</source>
        <translation>Merge with…</translation>
    </message>
    <message>
        <source>club.player.act.show</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>club.player.alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>club.player.city</source>
        <translation>City or club</translation>
    </message>
    <message>
        <source>club.player.facts</source>
        <translation>{games}, the last on {day}</translation>
    </message>
    <message>
        <source>club.player.games</source>
        <translation>Games</translation>
    </message>
    <message numerus="yes">
        <source>club.player.games_said</source>
        <translation>
            <numerusform>{n} game</numerusform>
            <numerusform>{n} games</numerusform>
        </translation>
    </message>
    <message>
        <source>club.player.guest</source>
        <translation>Guest</translation>
    </message>
    <message>
        <source>club.player.hidden</source>
        <translation>hidden</translation>
    </message>
    <message>
        <source>club.player.last</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>club.player.last_said</source>
        <translation>the last on {day}</translation>
    </message>
    <message>
        <source>club.player.name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>club.player.number</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>club.player.number_said</source>
        <translation>number {number}</translation>
    </message>
    <message>
        <source>club.players.add</source>
        <translation>Add “{name}”</translation>
    </message>
    <message>
        <source>club.players.added</source>
        <translation>{name}: on the club’s list.</translation>
    </message>
    <message>
        <source>club.players.choose</source>
        <translation>Choose a person, or type a name to add somebody.</translation>
    </message>
    <message numerus="yes">
        <source>club.players.doubles</source>
        <translation>
            <numerusform>{n} possible duplicate…</numerusform>
            <numerusform>{n} possible duplicates…</numerusform>
        </translation>
    </message>
    <message>
        <source>club.players.find</source>
        <translation>Find or add a name</translation>
    </message>
    <message>
        <source>club.players.hidden_too</source>
        <translation>Hidden too</translation>
    </message>
    <message>
        <source>club.reg.choose</source>
        <translation>First choose somebody in the list.</translation>
    </message>
    <message numerus="yes">
        <source>club.reg.count</source>
        <translation>
            <numerusform>{n} takes part</numerusform>
            <numerusform>{n} take part</numerusform>
        </translation>
    </message>
    <message>
        <source>club.reg.done</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>club.reg.draw</source>
        <translation>Draw the numbers</translation>
    </message>
    <message numerus="yes">
        <source>club.reg.drawn</source>
        <translation>
            <numerusform>{n} number drawn.</numerusform>
            <numerusform>{n} numbers drawn.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.reg.drop</source>
        <translation>Unregister</translation>
    </message>
    <message>
        <source>club.reg.find</source>
        <translation>Find, or register</translation>
    </message>
    <message>
        <source>club.reg.here</source>
        <translation>Register who is here</translation>
    </message>
    <message>
        <source>club.reg.join</source>
        <translation>Register {name}</translation>
    </message>
    <message>
        <source>club.reg.join_new</source>
        <translation>Add and register “{name}”</translation>
    </message>
    <message>
        <source>club.reg.list</source>
        <translation>Who takes part</translation>
    </message>
    <message>
        <source>club.reg.no_team</source>
        <translation>No team</translation>
    </message>
    <message>
        <source>club.reg.nobody</source>
        <translation>Nobody takes part.</translation>
    </message>
    <message>
        <source>club.reg.nobody.season</source>
        <translation>Nobody is registered. In a season whoever plays counts without it; registering is for numbers and teams.</translation>
    </message>
    <message>
        <source>club.reg.nobody.tournament</source>
        <translation>Nobody is registered. Write the name of each participant above, Enter after each.</translation>
    </message>
    <message>
        <source>club.reg.nobody_here</source>
        <translation>Everybody who is here takes part already.</translation>
    </message>
    <message>
        <source>club.reg.number</source>
        <translation>Start number</translation>
    </message>
    <message>
        <source>club.reg.number_said</source>
        <translation>start number {n}</translation>
    </message>
    <message>
        <source>club.reg.number_short</source>
        <translation>No.</translation>
    </message>
    <message numerus="yes">
        <source>club.reg.said_here</source>
        <translation>
            <numerusform>{n} more takes part.</numerusform>
            <numerusform>{n} more take part.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.reg.state</source>
        <translation>State</translation>
    </message>
    <message>
        <source>club.reg.substitute</source>
        <translation>Substitute</translation>
    </message>
    <message>
        <source>club.reg.substitute_hint</source>
        <translation>Sits in for others and takes no place.</translation>
    </message>
    <message>
        <source>club.reg.substitute_short</source>
        <translation>substitute</translation>
    </message>
    <message>
        <source>club.reg.team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>club.reg.title</source>
        <translation>Registration</translation>
    </message>
    <message>
        <source>club.reg.withdrawn</source>
        <translation>Withdrawn</translation>
    </message>
    <message>
        <source>club.reg.withdrawn_hint</source>
        <translation>Is seated no more; the results stay.</translation>
    </message>
    <message>
        <source>club.reg.withdrawn_short</source>
        <translation>withdrawn</translation>
    </message>
    <message>
        <source>club.result.booked</source>
        <translation>Result booked.</translation>
    </message>
    <message>
        <source>club.result.done</source>
        <translation>Book</translation>
    </message>
    <message>
        <source>club.result.hint</source>
        <translation>The scores as the game ended, in starting order. Enter in the last empty field puts in what is left.</translation>
    </message>
    <message>
        <source>club.result.off</source>
        <translation>{sum} · off by {points}</translation>
    </message>
    <message>
        <source>club.result.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>club.result.preview</source>
        <translation>What it comes to</translation>
    </message>
    <message>
        <source>club.result.score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>club.result.score_of</source>
        <translation>Score of {player}</translation>
    </message>
    <message>
        <source>club.result.sum</source>
        <translation>Sum: {points}</translation>
    </message>
    <message>
        <source>club.result.title</source>
        <translation>Result alone</translation>
    </message>
    <message numerus="yes">
        <source>club.round.begin</source>
        <translation>
            <numerusform>Start the table</numerusform>
            <numerusform>Start {n} tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.round.begun</source>
        <translation>
            <numerusform>{n} table started: it is on the Match page.</numerusform>
            <numerusform>{n} tables started: they are on the Match page.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.round.drop</source>
        <translation>Remove this round</translation>
    </message>
    <message>
        <source>club.round.dropped</source>
        <translation>Round removed.</translation>
    </message>
    <message>
        <source>club.round.goes_on</source>
        <translation>The round has begun: use a substitute.</translation>
    </message>
    <message>
        <source>club.round.loose</source>
        <translation>Outside rounds</translation>
    </message>
    <message>
        <source>club.round.name</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>club.round.none</source>
        <translation>No round yet.</translation>
    </message>
    <message>
        <source>club.round.nothing_to_begin</source>
        <translation>No table to start.</translation>
    </message>
    <message>
        <source>club.round.nothing_to_book</source>
        <translation>No table waits for a result.</translation>
    </message>
    <message>
        <source>club.round.propose</source>
        <translation>Propose round {number}</translation>
    </message>
    <message numerus="yes">
        <source>club.round.proposed</source>
        <translation>
            <numerusform>{n} table proposed. Press two people to swap them.</numerusform>
            <numerusform>{n} tables proposed. Press two people to swap them.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.round.result</source>
        <translation>Result alone…</translation>
    </message>
    <message>
        <source>club.round.sits_out</source>
        <translation>Sitting out:</translation>
    </message>
    <message>
        <source>club.round.swap_with</source>
        <translation>{name}: swap with whom?</translation>
    </message>
    <message>
        <source>club.round.swapped</source>
        <translation>Swapped: {names}.</translation>
    </message>
    <message>
        <source>club.screen.ask</source>
        <translation>Big screen</translation>
    </message>
    <message>
        <source>club.screen.ask_done</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>club.screen.kind.seating</source>
        <translation>seating</translation>
    </message>
    <message>
        <source>club.screen.kind.standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>club.screen.kind.tables</source>
        <translation>tables</translation>
    </message>
    <message>
        <source>club.screen.kind.teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>club.screen.no_page</source>
        <translation>Choose a page at least.</translation>
    </message>
    <message>
        <source>club.screen.page.seating</source>
        <translation>Seating</translation>
    </message>
    <message>
        <source>club.screen.page.standings</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>club.screen.page.tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>club.screen.page.teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>club.screen.pages</source>
        <translation>Pages shown in turn</translation>
    </message>
    <message>
        <source>club.screen.seconds</source>
        <translation>Seconds a page</translation>
    </message>
    <message>
        <source>club.screen.title</source>
        <translation>The club’s big screen</translation>
    </message>
    <message>
        <source>club.screen.waiting</source>
        <translation>Waiting for the first round</translation>
    </message>
    <message>
        <source>club.standings.by.average_place</source>
        <translation>by average place</translation>
    </message>
    <message>
        <source>club.standings.by.average_points</source>
        <translation>by points a game</translation>
    </message>
    <message>
        <source>club.standings.by.points</source>
        <translation>by points</translation>
    </message>
    <message>
        <source>club.standings.column.adjustments</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>club.standings.column.average_place</source>
        <translation>Av. place</translation>
    </message>
    <message>
        <source>club.standings.column.average_points</source>
        <translation>Average</translation>
    </message>
    <message>
        <source>club.standings.column.best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>club.standings.column.games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>club.standings.column.last_ten</source>
        <translation>Last ten</translation>
    </message>
    <message>
        <source>club.standings.column.members</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>club.standings.column.places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>club.standings.column.player</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>club.standings.column.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>club.standings.column.rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>club.standings.column.team</source>
        <translation>Team</translation>
    </message>
    <message numerus="yes">
        <source>club.standings.counted.best</source>
        <translation>
            <numerusform>the best game counts</numerusform>
            <numerusform>the best {n} games count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.standings.counted.last</source>
        <translation>
            <numerusform>the last game counts</numerusform>
            <numerusform>the last {n} games count</numerusform>
        </translation>
    </message>
    <message>
        <source>club.standings.empty</source>
        <translation>They build themselves as soon as a game that counts is over.</translation>
    </message>
    <message>
        <source>club.standings.empty_title</source>
        <translation>No standings yet</translation>
    </message>
    <message>
        <source>club.standings.find</source>
        <translation>Find a name or a team</translation>
    </message>
    <message numerus="yes">
        <source>club.standings.games</source>
        <translation>
            <numerusform>{n} game</numerusform>
            <numerusform>{n} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.standings.left</source>
        <translation>
            <numerusform>{n} game still to count</numerusform>
            <numerusform>{n} games still to count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.standings.line</source>
        <translation>
            <numerusform>Cut line: {n} goes on after round {round}</numerusform>
            <numerusform>Cut line: {n} go on after round {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.standings.missing</source>
        <translation>
            <numerusform>{n} game to go</numerusform>
            <numerusform>{n} games to go</numerusform>
        </translation>
    </message>
    <message>
        <source>club.standings.out</source>
        <translation>Out after round {round}</translation>
    </message>
    <message numerus="yes">
        <source>club.standings.placed</source>
        <translation>
            <numerusform>{n} placed</numerusform>
            <numerusform>{n} placed</numerusform>
        </translation>
    </message>
    <message>
        <source>club.standings.said.adjustments</source>
        <translation>of which {points} bonus or penalty</translation>
    </message>
    <message>
        <source>club.standings.said.average_place</source>
        <translation>average place {place}</translation>
    </message>
    <message>
        <source>club.standings.said.best</source>
        <translation>best game {points}</translation>
    </message>
    <message>
        <source>club.standings.said.last</source>
        <translation>last places {places}</translation>
    </message>
    <message>
        <source>club.standings.said.points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>club.standings.said.rank</source>
        <translation>rank {rank}</translation>
    </message>
    <message>
        <source>club.standings.size.3</source>
        <translation>Three players</translation>
    </message>
    <message>
        <source>club.standings.size.4</source>
        <translation>Four players</translation>
    </message>
    <message>
        <source>club.standings.sizes</source>
        <translation>Games of four or of three</translation>
    </message>
    <message>
        <source>club.standings.tied</source>
        <translation>Cut after round {round}: {names} are level on the line. The referee decides, by whom the next round seats.</translation>
    </message>
    <message>
        <source>club.standings.unplaced.guest</source>
        <translation>Not placed: guests</translation>
    </message>
    <message numerus="yes">
        <source>club.standings.unplaced.minimum</source>
        <translation>
            <numerusform>Not placed: fewer than {n} game</numerusform>
            <numerusform>Not placed: fewer than {n} games</numerusform>
        </translation>
    </message>
    <message>
        <source>club.standings.unplaced.no_games</source>
        <translation>Not placed: no games yet</translation>
    </message>
    <message>
        <source>club.standings.unplaced.substitute</source>
        <translation>Not placed: substitutes</translation>
    </message>
    <message>
        <source>club.standings.view</source>
        <translation>Players or teams</translation>
    </message>
    <message>
        <source>club.standings.view.players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>club.standings.view.teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>club.substitute.comes</source>
        <translation>Comes</translation>
    </message>
    <message>
        <source>club.substitute.done</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>club.substitute.hint</source>
        <translation>The score stays at the seat. Each hand counts for who sat there; the result for who ends the game.</translation>
    </message>
    <message>
        <source>club.substitute.leaves</source>
        <translation>Leaves</translation>
    </message>
    <message>
        <source>club.substitute.said</source>
        <translation>{player} took the seat.</translation>
    </message>
    <message>
        <source>club.substitute.sits_there</source>
        <translation>{player} sits at this table already.</translation>
    </message>
    <message>
        <source>club.substitute.title</source>
        <translation>Substitute</translation>
    </message>
    <message>
        <source>club.substitute.who_comes</source>
        <translation>Write who comes.</translation>
    </message>
    <message>
        <source>club.substitute.who_leaves</source>
        <translation>Choose who leaves.</translation>
    </message>
    <message>
        <source>club.table.act.begin</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>club.table.act.edit_result</source>
        <translation>Correct…</translation>
    </message>
    <message>
        <source>club.table.act.extend</source>
        <translation>5 minutes more</translation>
    </message>
    <message>
        <source>club.table.act.open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>club.table.act.result</source>
        <translation>Result alone…</translation>
    </message>
    <message>
        <source>club.table.act.substitute</source>
        <translation>Substitute…</translation>
    </message>
    <message>
        <source>club.table.act.void</source>
        <translation>Do not count</translation>
    </message>
    <message>
        <source>club.table.act_said</source>
        <translation>{what}, {table}</translation>
    </message>
    <message>
        <source>club.table.caption</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>club.table.chosen</source>
        <translation>to be swapped</translation>
    </message>
    <message numerus="yes">
        <source>club.table.extra</source>
        <translation>
            <numerusform>{n} minute more</numerusform>
            <numerusform>{n} minutes more</numerusform>
        </translation>
    </message>
    <message>
        <source>club.table.finished</source>
        <translation>finished</translation>
    </message>
    <message>
        <source>club.table.more</source>
        <translation>More: table {table}</translation>
    </message>
    <message>
        <source>club.table.name</source>
        <translation>Table {n}</translation>
    </message>
    <message>
        <source>club.table.title</source>
        <translation>Round {round} · table {table}</translation>
    </message>
    <message>
        <source>club.table.voided</source>
        <translation>Table {table}: the game counts no more and can be played again.</translation>
    </message>
    <message>
        <source>club.team.add</source>
        <translation>Add…</translation>
    </message>
    <message>
        <source>club.team.drop</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>club.team.edit</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>club.team.edit_done</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>club.team.edit_empty</source>
        <translation>The team’s name is missing.</translation>
    </message>
    <message>
        <source>club.team.edit_hint</source>
        <translation>Name of the team</translation>
    </message>
    <message>
        <source>club.team.new</source>
        <translation>New team</translation>
    </message>
    <message>
        <source>club.team.new_done</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>club.team.new_empty</source>
        <translation>The team’s name is missing.</translation>
    </message>
    <message>
        <source>club.team.new_hint</source>
        <translation>Name of the team</translation>
    </message>
    <message>
        <source>club.team.nothing</source>
        <translation>No team yet.</translation>
    </message>
    <message>
        <source>club.thing.adjustment</source>
        <translation>bonus or penalty, {name}</translation>
    </message>
    <message numerus="yes">
        <source>club.thing.and_more</source>
        <translation>
            <numerusform>{what} and {n} more</numerusform>
            <numerusform>{what} and {n} more</numerusform>
        </translation>
    </message>
    <message>
        <source>club.thing.attendance</source>
        <translation>attendance of {name}</translation>
    </message>
    <message>
        <source>club.thing.evening</source>
        <translation>evening of {name}</translation>
    </message>
    <message>
        <source>club.thing.event</source>
        <translation>event “{name}”</translation>
    </message>
    <message>
        <source>club.thing.link</source>
        <translation>match of {name}</translation>
    </message>
    <message>
        <source>club.thing.player</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>club.thing.registration</source>
        <translation>registration of {name}</translation>
    </message>
    <message>
        <source>club.thing.round</source>
        <translation>round {name}</translation>
    </message>
    <message>
        <source>club.thing.team</source>
        <translation>team {name}</translation>
    </message>
    <message>
        <source>club.thing.title</source>
        <translation>match {name}</translation>
    </message>
    <message>
        <source>club.thing.totals</source>
        <translation>result of {name}</translation>
    </message>
    <message>
        <source>club.to_matches</source>
        <translation>Go to the Match page</translation>
    </message>
    <message>
        <source>club.turn.arrived_last</source>
        <translation>{name}: came last</translation>
    </message>
    <message numerus="yes">
        <source>club.turn.in_a_row</source>
        <translation>
            <numerusform>{name}: {n} game in a row</numerusform>
            <numerusform>{name}: {n} games in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.turn.played_more</source>
        <translation>
            <numerusform>{name}: {n} game already</numerusform>
            <numerusform>{name}: {n} games already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.turn.sat_out_less</source>
        <translation>
            <numerusform>{name}: sat out {n} time only</numerusform>
            <numerusform>{name}: sat out {n} times only</numerusform>
        </translation>
    </message>
    <message>
        <source>club.turn.willing</source>
        <translation>{name} offered to</translation>
    </message>
    <message>
        <source>correct.cannot_follow</source>
        <translation>Not possible: {hand} can no longer follow.</translation>
    </message>
    <message>
        <source>correct.dealer</source>
        <translation>Dealer: {player}</translation>
    </message>
    <message>
        <source>correct.ends</source>
        <translation>The game is over: {why}.</translation>
    </message>
    <message>
        <source>correct.goes_on</source>
        <translation>The game is no longer over.</translation>
    </message>
    <message>
        <source>correct.gone</source>
        <translation>deleted</translation>
    </message>
    <message numerus="yes">
        <source>correct.hands</source>
        <translation>
            <numerusform>{n} hand changes.</numerusform>
            <numerusform>{n} hands change.</numerusform>
        </translation>
    </message>
    <message>
        <source>correct.leader</source>
        <translation>{player} leads, not {before}.</translation>
    </message>
    <message>
        <source>correct.new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>correct.none</source>
        <translation>No hand changes.</translation>
    </message>
    <message>
        <source>correct.nothing</source>
        <translation>Nothing to correct yet.</translation>
    </message>
    <message>
        <source>correct.other</source>
        <translation>Correct {hand}…</translation>
    </message>
    <message>
        <source>correct.paid_otherwise</source>
        <translation>Paid otherwise</translation>
    </message>
    <message>
        <source>correct.pot</source>
        <translation>Pot: {n} (before: {was})</translation>
    </message>
    <message>
        <source>correct.same</source>
        <translation>Nothing changed.</translation>
    </message>
    <message>
        <source>correct.scores_after</source>
        <translation>Scores after the hand</translation>
    </message>
    <message>
        <source>correct.taken_out</source>
        <translation>Deleted; redo brings it back.</translation>
    </message>
    <message>
        <source>correct.this</source>
        <translation>the next event</translation>
    </message>
    <message>
        <source>correct.title.correct</source>
        <translation>What the correction changes</translation>
    </message>
    <message>
        <source>correct.title.delete</source>
        <translation>What the deletion changes</translation>
    </message>
    <message>
        <source>correct.title.insert</source>
        <translation>What the insertion changes</translation>
    </message>
    <message>
        <source>correct.was</source>
        <translation>before: {what}</translation>
    </message>
    <message>
        <source>correct.way_out</source>
        <translation>Correct or delete that hand first.</translation>
    </message>
    <message>
        <source>correct.written</source>
        <translation>Correction recorded; undo takes it back.</translation>
    </message>
    <message>
        <source>correct.yes.correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>correct.yes.delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>correct.yes.insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>empty.calls</source>
        <translation>For a chi, a pon, a kan or a dora, choose the mode first.</translation>
    </message>
    <message>
        <source>empty.line</source>
        <translation>Paste a whole hand into the field at the top.</translation>
    </message>
    <message>
        <source>empty.tiles</source>
        <translation>Touch tiles, or type 123m…: the result follows at every tile.</translation>
    </message>
    <message>
        <source>empty.title</source>
        <translation>No hand yet</translation>
    </message>
    <message>
        <source>formula.base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>formula.han</source>
        <translation>{n} han</translation>
    </message>
    <message>
        <source>formula.kiriage</source>
        <translation>kiriage {base}</translation>
    </message>
    <message>
        <source>formula.limit</source>
        <translation>{limit} {base}</translation>
    </message>
    <message>
        <source>formula.name</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>formula.rounded_fu</source>
        <translation>{raw} → {fu} fu</translation>
    </message>
    <message>
        <source>formula.up_to_hundred</source>
        <translation>rounded up to {points}</translation>
    </message>
    <message>
        <source>games.answer.again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>games.answer.anew</source>
        <translation>Set aside and begin anew</translation>
    </message>
    <message>
        <source>games.answer.backups</source>
        <translation>Backups…</translation>
    </message>
    <message>
        <source>games.answer.look</source>
        <translation>Open read-only</translation>
    </message>
    <message>
        <source>games.damaged</source>
        <translation>damaged</translation>
    </message>
    <message>
        <source>games.empty</source>
        <translation>Names and a rule set are all it takes to begin.</translation>
    </message>
    <message>
        <source>games.empty_title</source>
        <translation>No match yet</translation>
    </message>
    <message>
        <source>games.finished</source>
        <translation>finished</translation>
    </message>
    <message numerus="yes">
        <source>games.hands</source>
        <translation>
            <numerusform>{n} hand</numerusform>
            <numerusform>{n} hands</numerusform>
        </translation>
    </message>
    <message>
        <source>games.hidden</source>
        <translation>hidden</translation>
    </message>
    <message>
        <source>games.hidden_too</source>
        <translation>Hidden ones too</translation>
    </message>
    <message>
        <source>games.hide</source>
        <translation>Hide</translation>
    </message>
    <message>
        <source>games.open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>games.refused</source>
        <translation>The matches cannot be opened</translation>
    </message>
    <message>
        <source>games.rename</source>
        <translation>Rename…</translation>
    </message>
    <message>
        <source>games.rename_done</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>games.rename_title</source>
        <translation>Rename the match</translation>
    </message>
    <message>
        <source>games.said_hidden</source>
        <translation>Match hidden; “Hidden ones too” shows it.</translation>
    </message>
    <message>
        <source>games.said_shown</source>
        <translation>The match is on the list again.</translation>
    </message>
    <message>
        <source>games.show</source>
        <translation>Show again</translation>
    </message>
    <message>
        <source>games.title</source>
        <translation>Name of the match</translation>
    </message>
    <message>
        <source>games.title_all</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>games.untitled</source>
        <translation>Match {number}</translation>
    </message>
    <message>
        <source>header.all_rules</source>
        <translation>All rules…</translation>
    </message>
    <message>
        <source>header.line_hint</source>
        <translation>123m456p789s11z+1z riichi dora=3m</translation>
    </message>
    <message>
        <source>header.line_name</source>
        <translation>Hand as text</translation>
    </message>
    <message>
        <source>header.rules</source>
        <translation>Rules: {rules}</translation>
    </message>
    <message>
        <source>header.rules_name</source>
        <translation>Rule set</translation>
    </message>
    <message>
        <source>history.all</source>
        <translation>All</translation>
    </message>
    <message>
        <source>history.empty</source>
        <translation>No hand yet: a scored one comes here when the next begins.</translation>
    </message>
    <message>
        <source>history.favour</source>
        <translation>Make a favourite</translation>
    </message>
    <message>
        <source>history.favourite</source>
        <translation>favourite</translation>
    </message>
    <message>
        <source>history.favourites</source>
        <translation>Favourites</translation>
    </message>
    <message>
        <source>history.kept</source>
        <translation>The last {n} scored hands, and the favourites.</translation>
    </message>
    <message>
        <source>history.keys</source>
        <translation>Enter: restore · Space: favourite · F2: name · Del: remove</translation>
    </message>
    <message>
        <source>history.name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>history.no_favourite</source>
        <translation>No favourite yet: press the star of a hand.</translation>
    </message>
    <message>
        <source>history.remove</source>
        <translation>Remove from the list</translation>
    </message>
    <message>
        <source>history.restored</source>
        <translation>Hand restored; undo brings back the one before.</translation>
    </message>
    <message>
        <source>history.title</source>
        <translation>Recent hands</translation>
    </message>
    <message>
        <source>history.unfavour</source>
        <translation>No longer a favourite</translation>
    </message>
    <message>
        <source>history.unreadable</source>
        <translation>The list of hands could not be read or written.</translation>
    </message>
    <message>
        <source>keeping.disk_full</source>
        <translation>Disk full: the hand is not being kept for now; trying again soon.</translation>
    </message>
    <message>
        <source>keeping.draft_damaged</source>
        <translation>A damaged draft was set aside: {file}.</translation>
    </message>
    <message>
        <source>keeping.draft_newer</source>
        <translation>A draft of a later version of the program was left as it is ({file}).</translation>
    </message>
    <message>
        <source>keeping.draft_skipped</source>
        <translation>A draft folder cannot be used ({file}): it is left as it is, another one takes its place.</translation>
    </message>
    <message>
        <source>keeping.fault</source>
        <translation>A fault of the program; the hand is unharmed.</translation>
    </message>
    <message>
        <source>keeping.fault_reported</source>
        <translation>A fault of the program; the hand is unharmed. Report written: {file}.</translation>
    </message>
    <message>
        <source>keeping.history_newer</source>
        <translation>The recent hands are of a later version of the program; the list is left as it is.</translation>
    </message>
    <message>
        <source>keeping.history_unwritable</source>
        <translation>The hand could not be added to the recent hands.</translation>
    </message>
    <message>
        <source>keeping.incomplete</source>
        <translation>The program is not complete: its file {file} cannot be read. Install it again.</translation>
    </message>
    <message>
        <source>keeping.mended</source>
        <translation>The hand is being kept again.</translation>
    </message>
    <message>
        <source>keeping.not_writable</source>
        <translation>The data folder cannot be written: the hand is not being kept; trying again soon.</translation>
    </message>
    <message>
        <source>keeping.trouble</source>
        <translation>The hand could not be kept; trying again soon.</translation>
    </message>
    <message>
        <source>liability.all</source>
        <translation>Tsumo: {seat} pays it all, in everyone’s place.</translation>
    </message>
    <message>
        <source>liability.half</source>
        <translation>Ron: {seat} and the discarder pay half each.</translation>
    </message>
    <message>
        <source>liability.hand</source>
        <translation>for the whole hand</translation>
    </message>
    <message>
        <source>liability.yakuman</source>
        <translation>for this yakuman alone</translation>
    </message>
    <message>
        <source>log.act.amend</source>
        <translation>correction of {what}</translation>
    </message>
    <message>
        <source>log.act.other</source>
        <translation>an entry</translation>
    </message>
    <message>
        <source>log.act.void</source>
        <translation>deletion of {what}</translation>
    </message>
    <message>
        <source>log.after</source>
        <translation>After</translation>
    </message>
    <message>
        <source>log.balanced</source>
        <translation>Every row balances: {total}</translation>
    </message>
    <message>
        <source>log.balanced_short</source>
        <translation>All rows balance: {total}</translation>
    </message>
    <message>
        <source>log.balanced_with</source>
        <translation>Every row balances: {points} + {pot} in pot = {total}</translation>
    </message>
    <message>
        <source>log.correct</source>
        <translation>Correct…</translation>
    </message>
    <message>
        <source>log.corrected</source>
        <translation>corrected</translation>
    </message>
    <message>
        <source>log.corrected_at</source>
        <translation>corrected {time}</translation>
    </message>
    <message>
        <source>log.delete</source>
        <translation>Delete…</translation>
    </message>
    <message>
        <source>log.hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>log.insert</source>
        <translation>Insert…</translation>
    </message>
    <message>
        <source>log.no_riichi</source>
        <translation>{player}: stick taken back.</translation>
    </message>
    <message>
        <source>log.now</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>log.off_balance</source>
        <translation>{hand}: the row does not balance ({points})</translation>
    </message>
    <message>
        <source>log.recorded</source>
        <translation>Recorded: {what}</translation>
    </message>
    <message>
        <source>log.redone</source>
        <translation>Redone: {what}</translation>
    </message>
    <message>
        <source>log.riichi</source>
        <translation>{player}: riichi. Tap the stick to take it back.</translation>
    </message>
    <message>
        <source>log.scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>log.start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>log.title</source>
        <translation>Hands played</translation>
    </message>
    <message>
        <source>log.undone</source>
        <translation>Undone: {what}</translation>
    </message>
    <message>
        <source>log.written</source>
        <translation>Recorded {time}</translation>
    </message>
    <message>
        <source>manual.contents</source>
        <translation>Chapters</translation>
    </message>
    <message numerus="yes">
        <source>manual.found</source>
        <translation>
            <numerusform>{n} passage</numerusform>
            <numerusform>{n} passages</numerusform>
        </translation>
    </message>
    <message>
        <source>manual.keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>manual.open</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>manual.other_language</source>
        <translation>The manual is not written in this language yet; here it is in English.</translation>
    </message>
    <message>
        <source>manual.search</source>
        <translation>Search the manual</translation>
    </message>
    <message>
        <source>manual.search_name</source>
        <translation>Search the manual</translation>
    </message>
    <message>
        <source>manual.title</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>manual.what</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>match.after_ron</source>
        <translation>after a mangan by ron {points}</translation>
    </message>
    <message>
        <source>match.after_tsumo</source>
        <translation>after a mangan by tsumo {points}</translation>
    </message>
    <message>
        <source>match.card_tip</source>
        <translation>Show the differences</translation>
    </message>
    <message>
        <source>match.clock.name</source>
        <translation>Clock: {time}, {state}</translation>
    </message>
    <message>
        <source>match.clock.over</source>
        <translation>time is up</translation>
    </message>
    <message>
        <source>match.clock.paused</source>
        <translation>paused</translation>
    </message>
    <message>
        <source>match.clock.ready</source>
        <translation>not started</translation>
    </message>
    <message>
        <source>match.clock.running</source>
        <translation>running</translation>
    </message>
    <message>
        <source>match.clock.said.over</source>
        <translation>Time is up.</translation>
    </message>
    <message>
        <source>match.clock.said.paused</source>
        <translation>The clock is stopped.</translation>
    </message>
    <message>
        <source>match.clock.said.ready</source>
        <translation>The clock has not been started.</translation>
    </message>
    <message>
        <source>match.clock.said.running</source>
        <translation>The clock runs.</translation>
    </message>
    <message>
        <source>match.clock.tip</source>
        <translation>Start, stop, extend</translation>
    </message>
    <message numerus="yes">
        <source>match.clock.warning</source>
        <translation>
            <numerusform>{n} minute left.</numerusform>
            <numerusform>{n} minutes left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match.cut</source>
        <translation>
            <numerusform>The match is shown up to {hand}: the hand recorded there cannot stand ({reason}). {n} entry after it is hidden.</numerusform>
            <numerusform>The match is shown up to {hand}: the hand recorded there cannot stand ({reason}). {n} entries after it are hidden.</numerusform>
        </translation>
    </message>
    <message>
        <source>match.dealer_seat</source>
        <translation>{seat} · dealer</translation>
    </message>
    <message>
        <source>match.ending.broken_off</source>
        <translation>broken off</translation>
    </message>
    <message>
        <source>match.ending.bust</source>
        <translation>a player has run out of points</translation>
    </message>
    <message>
        <source>match.ending.dealer_stopped</source>
        <translation>stopped by the dealer</translation>
    </message>
    <message>
        <source>match.ending.last_hand</source>
        <translation>last hand played</translation>
    </message>
    <message>
        <source>match.ending.target</source>
        <translation>target reached</translation>
    </message>
    <message>
        <source>match.ending.time</source>
        <translation>time is up</translation>
    </message>
    <message>
        <source>match.final_points</source>
        <translation>total {points}</translation>
    </message>
    <message>
        <source>match.full_screen_hint</source>
        <translation>F11 or double click: full screen</translation>
    </message>
    <message>
        <source>match.gaps_mangan</source>
        <translation>{name} wins a mangan: ron, tsumo</translation>
    </message>
    <message>
        <source>match.gaps_of</source>
        <translation>Lead of {name}</translation>
    </message>
    <message>
        <source>match.graph</source>
        <translation>Score graph</translation>
    </message>
    <message>
        <source>match.graph_empty</source>
        <translation>No hand played yet</translation>
    </message>
    <message>
        <source>match.graph_player</source>
        <translation>{name}: {score}, between {least} and {most}</translation>
    </message>
    <message numerus="yes">
        <source>match.hands_left</source>
        <translation>
            <numerusform>Last hand</numerusform>
            <numerusform>{n} hands left</numerusform>
        </translation>
    </message>
    <message>
        <source>match.honba</source>
        <translation>{n} honba</translation>
    </message>
    <message>
        <source>match.last_change</source>
        <translation>last hand {change}</translation>
    </message>
    <message>
        <source>match.nameless</source>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>match.over</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>match.place.1</source>
        <translation>1st</translation>
    </message>
    <message>
        <source>match.place.2</source>
        <translation>2nd</translation>
    </message>
    <message>
        <source>match.place.3</source>
        <translation>3rd</translation>
    </message>
    <message>
        <source>match.place.4</source>
        <translation>4th</translation>
    </message>
    <message>
        <source>match.place_tied</source>
        <translation>{place}=</translation>
    </message>
    <message>
        <source>match.place_tied_short</source>
        <translation>{place}=</translation>
    </message>
    <message>
        <source>match.points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>match.pot</source>
        <translation>{n} in pot</translation>
    </message>
    <message>
        <source>match.riichi</source>
        <translation>riichi</translation>
    </message>
    <message>
        <source>match.riichi_declared</source>
        <translation>in riichi</translation>
    </message>
    <message>
        <source>match.ron</source>
        <translation>ron</translation>
    </message>
    <message>
        <source>match.rules_departs</source>
        <translation>Where they depart from {rules}: with an asterisk.</translation>
    </message>
    <message>
        <source>match.rules_hint</source>
        <translation>Copied when the match began: nothing changes them now.</translation>
    </message>
    <message>
        <source>match.rules_tip</source>
        <translation>The rules as copied when the match began (Ctrl+R)</translation>
    </message>
    <message>
        <source>match.rules_title</source>
        <translation>Rules of the match</translation>
    </message>
    <message>
        <source>match.scoreboard</source>
        <translation>Scoreboard</translation>
    </message>
    <message>
        <source>match.start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>match.stick</source>
        <translation>Riichi: {name}</translation>
    </message>
    <message>
        <source>match.stick_put</source>
        <translation>Declare riichi: put down 1,000 points</translation>
    </message>
    <message>
        <source>match.stick_take</source>
        <translation>Take the stick back</translation>
    </message>
    <message>
        <source>match.tab.graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>match.tab.hands</source>
        <translation>Hands</translation>
    </message>
    <message>
        <source>match.tab.needs</source>
        <translation>Needs</translation>
    </message>
    <message>
        <source>match.tab.result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>match.table</source>
        <translation>The table</translation>
    </message>
    <message>
        <source>match.tabs</source>
        <translation>Views of the match</translation>
    </message>
    <message>
        <source>match.tsumo</source>
        <translation>tsumo</translation>
    </message>
    <message>
        <source>match.wind_letter.E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>match.wind_letter.N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>match.wind_letter.S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>match.wind_letter.W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>missing.pick_win</source>
        <translation>Choose the winning tile.</translation>
    </message>
    <message numerus="yes">
        <source>missing.tiles</source>
        <translation>
            <numerusform>{n} tile missing.</numerusform>
            <numerusform>{n} tiles missing.</numerusform>
        </translation>
    </message>
    <message>
        <source>missing.title</source>
        <translation>Hand not complete</translation>
    </message>
    <message>
        <source>missing.win</source>
        <translation>The winning tile is missing.</translation>
    </message>
    <message>
        <source>missing.with_win</source>
        <translation>The winning tile is counted in; it is put last.</translation>
    </message>
    <message>
        <source>mode.added_kan</source>
        <translation>Added kan</translation>
    </message>
    <message>
        <source>mode.candidates</source>
        <translation>Several ways: touch the right one.</translation>
    </message>
    <message>
        <source>mode.chi</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>mode.closed_kan</source>
        <translation>Closed kan</translation>
    </message>
    <message>
        <source>mode.dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>mode.kan</source>
        <translation>Kan</translation>
    </message>
    <message>
        <source>mode.locked</source>
        <translation>{mode}, locked</translation>
    </message>
    <message>
        <source>mode.name</source>
        <translation>What a click adds</translation>
    </message>
    <message>
        <source>mode.north</source>
        <translation>North</translation>
    </message>
    <message>
        <source>mode.open_kan</source>
        <translation>Open kan</translation>
    </message>
    <message>
        <source>mode.pon</source>
        <translation>Pon</translation>
    </message>
    <message>
        <source>mode.tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>mode.ura</source>
        <translation>Ura</translation>
    </message>
    <message>
        <source>needs.alone</source>
        <translation>alone {points}+</translation>
    </message>
    <message>
        <source>needs.any_draw</source>
        <translation>any draw</translation>
    </message>
    <message>
        <source>needs.draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>needs.hint</source>
        <translation>Points to win if this hand were the last; honba, pot and leftover sticks counted. Under each place: uma and oka of who has it alone. 25 fu: chiitoitsu.</translation>
    </message>
    <message>
        <source>needs.leads</source>
        <translation>{player} leads.</translation>
    </message>
    <message>
        <source>needs.least</source>
        <translation>{points}+</translation>
    </message>
    <message>
        <source>needs.noten</source>
        <translation>noten: {players}</translation>
    </message>
    <message>
        <source>needs.over</source>
        <translation>The game is over: nothing is left to aim for.</translation>
    </message>
    <message>
        <source>needs.ron</source>
        <translation>Ron from {player}</translation>
    </message>
    <message numerus="yes">
        <source>needs.some_draws</source>
        <translation>
            <numerusform>{n} case</numerusform>
            <numerusform>{n} cases</numerusform>
        </translation>
    </message>
    <message>
        <source>needs.stands</source>
        <translation>{player}: {place}</translation>
    </message>
    <message>
        <source>needs.tenpai</source>
        <translation>tenpai: {players}</translation>
    </message>
    <message>
        <source>needs.tied</source>
        <translation>tied: {prize}</translation>
    </message>
    <message>
        <source>needs.tied_draw</source>
        <translation>tied</translation>
    </message>
    <message>
        <source>needs.tied_draws</source>
        <translation>sometimes tied</translation>
    </message>
    <message>
        <source>needs.whose</source>
        <translation>For whom</translation>
    </message>
    <message>
        <source>new_game.begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>new_game.clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>new_game.counts</source>
        <translation>Counts for</translation>
    </message>
    <message>
        <source>new_game.counts_rules</source>
        <translation>The event has its rule set.</translation>
    </message>
    <message>
        <source>new_game.draw</source>
        <translation>Draw the seats</translation>
    </message>
    <message>
        <source>new_game.draw_tip</source>
        <translation>Shuffle the names at random</translation>
    </message>
    <message>
        <source>new_game.length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>new_game.match</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>new_game.minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>new_game.name_of</source>
        <translation>Name ({seat})</translation>
    </message>
    <message>
        <source>new_game.names</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>new_game.no_clock</source>
        <translation>no clock</translation>
    </message>
    <message>
        <source>new_game.rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>new_game.title</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>new_game.title_hint</source>
        <translation>Table 3 · Friday</translation>
    </message>
    <message>
        <source>output.because.denied</source>
        <translation>access refused, choose another folder</translation>
    </message>
    <message>
        <source>output.because.folder</source>
        <translation>it is a folder</translation>
    </message>
    <message>
        <source>output.because.full</source>
        <translation>disk full</translation>
    </message>
    <message>
        <source>output.because.in_use</source>
        <translation>open in another program</translation>
    </message>
    <message>
        <source>output.because.large</source>
        <translation>too large for a game</translation>
    </message>
    <message>
        <source>output.because.missing</source>
        <translation>no such folder or file</translation>
    </message>
    <message>
        <source>output.because.name</source>
        <translation>name too long or impossible</translation>
    </message>
    <message>
        <source>output.blank</source>
        <translation>Empty score sheet</translation>
    </message>
    <message>
        <source>output.copied_picture</source>
        <translation>Game copied as a picture.</translation>
    </message>
    <message>
        <source>output.copied_text</source>
        <translation>Game copied as text.</translation>
    </message>
    <message>
        <source>output.event</source>
        <translation>event {n},</translation>
    </message>
    <message>
        <source>output.failed</source>
        <translation>{file} was not saved: {reason}.</translation>
    </message>
    <message>
        <source>output.kind.csv</source>
        <translation>CSV table (*.csv)</translation>
    </message>
    <message>
        <source>output.kind.json</source>
        <translation>Game as JSON (*.json)</translation>
    </message>
    <message>
        <source>output.kind.pdf</source>
        <translation>Score sheet as PDF (*.pdf)</translation>
    </message>
    <message>
        <source>output.kind.xlsx</source>
        <translation>Excel workbook (*.xlsx)</translation>
    </message>
    <message>
        <source>output.not_printed</source>
        <translation>The printer did not take the sheet.</translation>
    </message>
    <message>
        <source>output.open</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <source>output.replace</source>
        <translation>“{file}” exists already. Replace it?</translation>
    </message>
    <message>
        <source>output.replace_yes</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>output.save</source>
        <translation>Export the match</translation>
    </message>
    <message>
        <source>output.saved</source>
        <translation>Saved: {file}.</translation>
    </message>
    <message>
        <source>output.unread</source>
        <translation>{file} cannot be read: {reason}.</translation>
    </message>
    <message>
        <source>page.all</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>page.club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>page.hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>page.match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>page.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>page.practice</source>
        <translation>Practice</translation>
    </message>
    <message>
        <source>page.reference</source>
        <translation>Reference</translation>
    </message>
    <message>
        <source>page.rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>page.settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>picker.name</source>
        <translation>Tiles to choose</translation>
    </message>
    <message>
        <source>picker.pending</source>
        <translation>{digits}… m, p, s or z</translation>
    </message>
    <message>
        <source>picker.red_next</source>
        <translation>No plain five left: the red one comes.</translation>
    </message>
    <message>
        <source>picker.tile</source>
        <translation>{tile}, {n} left</translation>
    </message>
    <message>
        <source>points.as_ruled</source>
        <translation>{rules}: {value}</translation>
    </message>
    <message>
        <source>points.counted_limit</source>
        <translation>13+: {value}</translation>
    </message>
    <message>
        <source>points.counted_limit.sanbaiman</source>
        <translation>sanbaiman</translation>
    </message>
    <message>
        <source>points.counted_limit.yakuman</source>
        <translation>kazoe</translation>
    </message>
    <message>
        <source>points.counted_limit.yonbaiman</source>
        <translation>yonbaiman</translation>
    </message>
    <message>
        <source>points.dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>points.dealer_tsumo_each</source>
        <translation>{how}, {who}: each pays</translation>
    </message>
    <message>
        <source>points.han_fu_range</source>
        <translation>{han} han {fu} fu</translation>
    </message>
    <message>
        <source>points.han_range</source>
        <translation>{han} han</translation>
    </message>
    <message>
        <source>points.kind.han</source>
        <translation>Han and fu</translation>
    </message>
    <message>
        <source>points.kind.nagashi</source>
        <translation>Nagashi</translation>
    </message>
    <message>
        <source>points.kind.renhou</source>
        <translation>Renhou</translation>
    </message>
    <message>
        <source>points.kind.yakuman</source>
        <translation>Yakuman</translation>
    </message>
    <message>
        <source>points.kind_name</source>
        <translation>What is counted</translation>
    </message>
    <message>
        <source>points.kinds.han</source>
        <translation>Han and fu</translation>
    </message>
    <message>
        <source>points.kinds.nagashi</source>
        <translation>Nagashi mangan</translation>
    </message>
    <message>
        <source>points.kinds.renhou</source>
        <translation>Renhou</translation>
    </message>
    <message>
        <source>points.kinds.yakuman</source>
        <translation>Yakuman</translation>
    </message>
    <message>
        <source>points.legend</source>
        <translation>{letter} mangan · – impossible · ( ) out of reach</translation>
    </message>
    <message>
        <source>points.liable.dealer</source>
        <translation>The dealer</translation>
    </message>
    <message>
        <source>points.liable.nobody</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>points.liable.other</source>
        <translation>A non-dealer</translation>
    </message>
    <message>
        <source>points.liable_of_yakuman</source>
        <translation>Liable player: only for a yakuman.</translation>
    </message>
    <message>
        <source>points.limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>points.mangan_letter</source>
        <translation>M</translation>
    </message>
    <message>
        <source>points.non_dealer</source>
        <translation>Non-dealer</translation>
    </message>
    <message>
        <source>points.payments</source>
        <translation>The four payments</translation>
    </message>
    <message>
        <source>points.say</source>
        <translation>{worth}: {points}. {payments}</translation>
    </message>
    <message numerus="yes">
        <source>points.search.found</source>
        <translation>
            <numerusform>{n} way to pay this; touch it to choose it.</numerusform>
            <numerusform>{n} ways to pay this; touch one to choose it.</numerusform>
        </translation>
    </message>
    <message>
        <source>points.search.hint</source>
        <translation>Payment heard: 7700, 2000/3900, 1300 all</translation>
    </message>
    <message>
        <source>points.search.honba</source>
        <translation>{n} honba</translation>
    </message>
    <message>
        <source>points.search.honba_of_all</source>
        <translation>{points} + {extra} each</translation>
    </message>
    <message>
        <source>points.search.honba_of_each</source>
        <translation>{points}, + {extra} each</translation>
    </message>
    <message>
        <source>points.search.how</source>
        <translation>A payment heard at the table, and here are the hands that give it.</translation>
    </message>
    <message>
        <source>points.search.name</source>
        <translation>Payment heard at the table</translation>
    </message>
    <message>
        <source>points.search.nothing</source>
        <translation>{paid}: no hand pays this under these rules. The nearest:</translation>
    </message>
    <message>
        <source>points.search.ron</source>
        <translation>Ron</translation>
    </message>
    <message>
        <source>points.search.total</source>
        <translation>Tsumo total</translation>
    </message>
    <message>
        <source>points.search.tsumo</source>
        <translation>Tsumo</translation>
    </message>
    <message>
        <source>points.seat.dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>points.seat.liable</source>
        <translation>Liable</translation>
    </message>
    <message>
        <source>points.seat.other</source>
        <translation>Other</translation>
    </message>
    <message>
        <source>points.seat.winner</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>points.tab.search</source>
        <translation>From a payment</translation>
    </message>
    <message>
        <source>points.tab.steps</source>
        <translation>Step by step</translation>
    </message>
    <message>
        <source>points.table</source>
        <translation>Point table</translation>
    </message>
    <message>
        <source>points.told.nagashi</source>
        <translation>Nagashi mangan, paid like a tsumo; counts as: {value}.</translation>
    </message>
    <message>
        <source>points.told.renhou</source>
        <translation>Renhou under these rules: {value}.</translation>
    </message>
    <message>
        <source>points.tsumo_split</source>
        <translation>4th share: {value}</translation>
    </message>
    <message>
        <source>points.tsumo_split.dealer_pays</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>points.tsumo_split.equal</source>
        <translation>equal shares</translation>
    </message>
    <message>
        <source>points.tsumo_split.full</source>
        <translation>each in full</translation>
    </message>
    <message>
        <source>points.tsumo_split.loss</source>
        <translation>lost</translation>
    </message>
    <message>
        <source>points.tsumo_split.north_half</source>
        <translation>half each</translation>
    </message>
    <message>
        <source>points.tsumo_split.plus_1000</source>
        <translation>+ 1,000 each</translation>
    </message>
    <message>
        <source>points.unreachable</source>
        <translation>out of reach</translation>
    </message>
    <message>
        <source>points.who_how</source>
        <translation>{how}, {who}</translation>
    </message>
    <message>
        <source>points.winner</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>practice.aside</source>
        <translation>Part of the progress could not be read; the file is kept as {file}.</translation>
    </message>
    <message>
        <source>practice.ask.fu</source>
        <translation>How many fu?</translation>
    </message>
    <message>
        <source>practice.ask.points</source>
        <translation>Who pays how much?</translation>
    </message>
    <message>
        <source>practice.ask.value</source>
        <translation>What is this hand worth?</translation>
    </message>
    <message>
        <source>practice.ask.waits</source>
        <translation>Which tiles complete the hand?</translation>
    </message>
    <message>
        <source>practice.ask.yaku</source>
        <translation>Which yaku?</translation>
    </message>
    <message>
        <source>practice.backspace</source>
        <translation>Delete a digit</translation>
    </message>
    <message>
        <source>practice.check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>practice.dealer_seat</source>
        <translation>{wind} seat, dealer</translation>
    </message>
    <message>
        <source>practice.drill.fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>practice.drill.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>practice.drill.value</source>
        <translation>Whole hand</translation>
    </message>
    <message>
        <source>practice.drill.waits</source>
        <translation>Waits</translation>
    </message>
    <message>
        <source>practice.drill.yaku</source>
        <translation>Yaku</translation>
    </message>
    <message>
        <source>practice.drills</source>
        <translation>What to practise</translation>
    </message>
    <message>
        <source>practice.empty</source>
        <translation>Nothing is answered yet; Esc shows the answer.</translation>
    </message>
    <message>
        <source>practice.finish</source>
        <translation>Summary</translation>
    </message>
    <message>
        <source>practice.guide.fu_1</source>
        <translation>No triplets: base 20, closed ron 10, tsumo 2, a middle, edge or pair wait 2, a value pair 2. Chiitoitsu is 25.</translation>
    </message>
    <message>
        <source>practice.guide.fu_2</source>
        <translation>A triplet of simples is 2 open and 4 concealed, of terminals or honours twice that. Completed by ron it counts as open.</translation>
    </message>
    <message>
        <source>practice.guide.fu_3</source>
        <translation>Add everything up, then round up to ten, once. A pair of a double wind is {wind} fu under these rules.</translation>
    </message>
    <message>
        <source>practice.guide.fu_4</source>
        <translation>A kan is four times its triplet: 8 open, 16 closed, twice that for terminals and honours.</translation>
    </message>
    <message>
        <source>practice.guide.points_1</source>
        <translation>From 5 han on fu no longer matter: mangan, haneman, baiman, sanbaiman, yakuman. A dealer gets half as much again.</translation>
    </message>
    <message>
        <source>practice.guide.points_2</source>
        <translation>1 to 4 han at 30 fu: four scores of a non-dealer, four of a dealer. Each han about doubles them.</translation>
    </message>
    <message>
        <source>practice.guide.points_3</source>
        <translation>fu × 2^(han + 2), 2,000 at most. Ron: base × 4 (dealer × 6). Tsumo: × 1, the dealer × 2; a winning dealer: × 2 each. Each payment is rounded up to a hundred.</translation>
    </message>
    <message>
        <source>practice.guide.points_4</source>
        <translation>Any han and fu, limits, double yakuman. Each honba adds {whole} to a ron, {each} from each payer to a tsumo.</translation>
    </message>
    <message>
        <source>practice.guide.value_1</source>
        <translation>Count the han, dora included, then say what the limit pays. Fu do not matter.</translation>
    </message>
    <message>
        <source>practice.guide.value_2</source>
        <translation>From 1 to 4 han at 30 fu: the han, the fu, the score.</translation>
    </message>
    <message>
        <source>practice.guide.value_3</source>
        <translation>Any fu, by ron or by tsumo: the han, the fu, what each player pays.</translation>
    </message>
    <message>
        <source>practice.guide.value_4</source>
        <translation>Limits, kans, honba ({whole} on a ron, {each} from each payer on a tsumo). From 5 han on fu may stay empty; a yakuman is written as 13 han.</translation>
    </message>
    <message>
        <source>practice.guide.waits_1</source>
        <translation>Pair, middle, edge and two-sided waits, and two pairs. Touch each tile that completes the hand.</translation>
    </message>
    <message>
        <source>practice.guide.waits_2</source>
        <translation>Five tiles in a row, or a triplet beside a wait: three tiles complete the hand.</translation>
    </message>
    <message>
        <source>practice.guide.waits_3</source>
        <translation>Seven tiles of a suit and more: look for every way to split them.</translation>
    </message>
    <message>
        <source>practice.guide.waits_4</source>
        <translation>Nearly everything of one suit. A tile of which the hand holds all four is no wait.</translation>
    </message>
    <message>
        <source>practice.guide.yaku_1</source>
        <translation>The yaku of most hands. Dora are none; those of how it was won (riichi, tsumo…) count as well.</translation>
    </message>
    <message>
        <source>practice.guide.yaku_2</source>
        <translation>Sanshoku, ittsu, chanta, junchan, sanankou, chinitsu and the last tile come in.</translation>
    </message>
    <message>
        <source>practice.guide.yaku_3</source>
        <translation>Every yaku of the rules is offered, and each hand has two at least.</translation>
    </message>
    <message>
        <source>practice.guide.yaku_4</source>
        <translation>Yakuman come in, and hands of four yaku and more. Beside a yakuman nothing else counts.</translation>
    </message>
    <message>
        <source>practice.keys.numbers</source>
        <translation>Digits: write · Enter: next field, check · Esc: show the answer</translation>
    </message>
    <message>
        <source>practice.keys.waits</source>
        <translation>Arrows and Space, or 36p: mark tiles · Enter: check · Esc: show the answer</translation>
    </message>
    <message>
        <source>practice.keys.yaku</source>
        <translation>Arrows or first letter: go to a yaku · Space: choose it · Enter: check · Esc: show the answer</translation>
    </message>
    <message>
        <source>practice.level</source>
        <translation>Level {n}</translation>
    </message>
    <message>
        <source>practice.levels</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>practice.made</source>
        <translation>Random hand</translation>
    </message>
    <message>
        <source>practice.mark.missed</source>
        <translation>missed</translation>
    </message>
    <message>
        <source>practice.mark.right</source>
        <translation>right</translation>
    </message>
    <message>
        <source>practice.mark.wrong</source>
        <translation>too many</translation>
    </message>
    <message>
        <source>practice.maybe</source>
        <translation>One of these would explain it:</translation>
    </message>
    <message>
        <source>practice.next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>practice.no_question</source>
        <translation>Under these rules no hand fits this level.</translation>
    </message>
    <message>
        <source>practice.note.as_dealer</source>
        <translation>That is what a dealer gets; here the winner is no dealer.</translation>
    </message>
    <message>
        <source>practice.note.as_of_fu</source>
        <translation>That is the price of {fu} fu.</translation>
    </message>
    <message>
        <source>practice.note.as_of_han</source>
        <translation>That is the price of {han} han: each han doubles it.</translation>
    </message>
    <message>
        <source>practice.note.as_other</source>
        <translation>That is what a non-dealer gets; a dealer gets half as much again.</translation>
    </message>
    <message>
        <source>practice.note.dealer_pays_more</source>
        <translation>By tsumo the dealer pays more than the others.</translation>
    </message>
    <message>
        <source>practice.note.follows</source>
        <translation>The payment is right for {han} han {fu} fu.</translation>
    </message>
    <message>
        <source>practice.note.fu_bare</source>
        <translation>{given} fu is a hand with nothing else in it; {rest} come on top.</translation>
    </message>
    <message>
        <source>practice.note.fu_changed</source>
        <translation>{item}: {fu}, not {given}.</translation>
    </message>
    <message>
        <source>practice.note.fu_chiitoitsu</source>
        <translation>Chiitoitsu is always 25 fu.</translation>
    </message>
    <message>
        <source>practice.note.fu_left_out</source>
        <translation>{item}: {fu}, left out.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_chiitoitsu</source>
        <translation>25 fu are for chiitoitsu alone.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_pair</source>
        <translation>2 too many: this pair gives none.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_ron_by_tsumo</source>
        <translation>10 too many: no closed ron, the hand was won by tsumo.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_ron_open</source>
        <translation>10 too many: an open hand gets nothing for a ron.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_tsumo_by_ron</source>
        <translation>2 too many: no tsumo, the hand was won by ron.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_tsumo_pinfu</source>
        <translation>2 too many: pinfu by tsumo stays at 20.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_tsumo_rinshan</source>
        <translation>2 too many: these rules give none for a tsumo on a replacement tile.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_wait</source>
        <translation>2 too many: the wait is {wait}, which gives none.</translation>
    </message>
    <message>
        <source>practice.note.fu_not_rounded</source>
        <translation>{raw} is rounded to {fu}: up to ten.</translation>
    </message>
    <message>
        <source>practice.note.fu_open_minimum</source>
        <translation>An open hand counts 30 fu at least.</translation>
    </message>
    <message>
        <source>practice.note.fu_sum</source>
        <translation>Added up it is {raw}, so {fu} fu.</translation>
    </message>
    <message>
        <source>practice.note.han_no_dora</source>
        <translation>The dora, {n} han, are missing.</translation>
    </message>
    <message>
        <source>practice.note.han_no_dora_of</source>
        <translation>{dora}, {n} han, is missing.</translation>
    </message>
    <message>
        <source>practice.note.han_no_yaku</source>
        <translation>{yaku}, {n} han, is missing.</translation>
    </message>
    <message>
        <source>practice.note.han_open</source>
        <translation>{yaku}: {n} han in an open hand, not {given}.</translation>
    </message>
    <message>
        <source>practice.note.han_other</source>
        <translation>The yaku make {of_yaku} han, the dora {of_dora}.</translation>
    </message>
    <message>
        <source>practice.note.han_yakuman</source>
        <translation>It is a yakuman: write 13 han.</translation>
    </message>
    <message>
        <source>practice.note.honba_forgotten</source>
        <translation>The honba are missing: + {points} a payment.</translation>
    </message>
    <message>
        <source>practice.note.honba_share</source>
        <translation>On a ron the discarder pays the honba for everyone: {points}, not {given}.</translation>
    </message>
    <message>
        <source>practice.note.honba_whole</source>
        <translation>On a tsumo each player pays {points} for honba, not {given}.</translation>
    </message>
    <message>
        <source>practice.note.kiriage_missed</source>
        <translation>These rules round 4 han 30 fu and 3 han 60 fu up to mangan.</translation>
    </message>
    <message>
        <source>practice.note.kiriage_used</source>
        <translation>These rules do not round up to mangan: 7,700 and 11,600 stay.</translation>
    </message>
    <message>
        <source>practice.note.limit_other</source>
        <translation>That is the price of a {other}; here it is {limit}.</translation>
    </message>
    <message>
        <source>practice.note.no_slip</source>
        <translation>No common slip gives this; the steps stand beside it.</translation>
    </message>
    <message>
        <source>practice.note.not_capped</source>
        <translation>The formula stops at mangan: 2,000 base points.</translation>
    </message>
    <message>
        <source>practice.note.not_rounded</source>
        <translation>{exact} is rounded to {points}: up to a hundred.</translation>
    </message>
    <message>
        <source>practice.note.one_yakuman</source>
        <translation>That is the price of a single yakuman.</translation>
    </message>
    <message>
        <source>practice.note.power_of_two</source>
        <translation>The power is {han} + 2: the han, and two more.</translation>
    </message>
    <message>
        <source>practice.note.share_not_whole</source>
        <translation>That is one share of a tsumo; on a ron the discarder pays it all.</translation>
    </message>
    <message>
        <source>practice.note.swapped</source>
        <translation>The other way round: it is the dealer who pays more.</translation>
    </message>
    <message numerus="yes">
        <source>practice.note.wait_none</source>
        <translation>
            <numerusform>Does not complete the hand: {tiles}.</numerusform>
            <numerusform>Do not complete the hand: {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>practice.note.wait_unseen</source>
        <translation>Missed: {tile}.</translation>
    </message>
    <message>
        <source>practice.note.wait_unseen_in</source>
        <translation>Missed: {tile}, which makes {tiles}.</translation>
    </message>
    <message>
        <source>practice.note.whole_not_share</source>
        <translation>That is the whole; wanted is what each one pays.</translation>
    </message>
    <message>
        <source>practice.note.yaku_beside_yakuman</source>
        <translation>{yaku}: beside a yakuman nothing else counts.</translation>
    </message>
    <message>
        <source>practice.note.yaku_none</source>
        <translation>{yaku}: not in this hand.</translation>
    </message>
    <message>
        <source>practice.note.yaku_unseen</source>
        <translation>Missed: {yaku}, {n} han.</translation>
    </message>
    <message>
        <source>practice.note.yaku_unseen_yakuman</source>
        <translation>Missed: {yaku}, a yakuman.</translation>
    </message>
    <message>
        <source>practice.progress.again</source>
        <translation>{n} to come again</translation>
    </message>
    <message>
        <source>practice.progress.answered</source>
        <translation>Answered</translation>
    </message>
    <message>
        <source>practice.progress.level</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>practice.progress.name</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>practice.progress.right</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>practice.progress.time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>practice.recorded</source>
        <translation>Played hand</translation>
    </message>
    <message>
        <source>practice.right</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>practice.round</source>
        <translation>{wind} round</translation>
    </message>
    <message>
        <source>practice.run.spoken</source>
        <translation>Question {number} of {of}, {right} right</translation>
    </message>
    <message>
        <source>practice.seat</source>
        <translation>{wind} seat</translation>
    </message>
    <message>
        <source>practice.seconds</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>practice.show</source>
        <translation>Show the answer</translation>
    </message>
    <message>
        <source>practice.shown</source>
        <translation>The answer</translation>
    </message>
    <message>
        <source>practice.slot.dealer</source>
        <translation>The dealer pays</translation>
    </message>
    <message>
        <source>practice.slot.discarder</source>
        <translation>The discarder pays</translation>
    </message>
    <message>
        <source>practice.slot.each</source>
        <translation>Each player pays</translation>
    </message>
    <message>
        <source>practice.slot.fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>practice.slot.han</source>
        <translation>Han</translation>
    </message>
    <message>
        <source>practice.slot.others</source>
        <translation>A non-dealer pays</translation>
    </message>
    <message>
        <source>practice.slot_empty</source>
        <translation>{slot}: {right}.</translation>
    </message>
    <message>
        <source>practice.slot_wrong</source>
        <translation>{slot}: {right}, not {given}.</translation>
    </message>
    <message>
        <source>practice.summary.again</source>
        <translation>Another ten</translation>
    </message>
    <message>
        <source>practice.summary.asked</source>
        <translation>{asked}: {right}</translation>
    </message>
    <message>
        <source>practice.summary.given</source>
        <translation>Answered: {given}</translation>
    </message>
    <message>
        <source>practice.summary.name</source>
        <translation>The ten questions</translation>
    </message>
    <message>
        <source>practice.summary.nothing</source>
        <translation>nothing</translation>
    </message>
    <message numerus="yes">
        <source>practice.summary.repeat</source>
        <translation>
            <numerusform>Repeat the missed question</numerusform>
            <numerusform>Repeat the {n} missed questions</numerusform>
        </translation>
    </message>
    <message>
        <source>practice.summary.right</source>
        <translation>right</translation>
    </message>
    <message>
        <source>practice.summary.time</source>
        <translation>{time} in all, {each} a question</translation>
    </message>
    <message>
        <source>practice.summary.title</source>
        <translation>{right} of {of} right</translation>
    </message>
    <message>
        <source>practice.summary.wrong</source>
        <translation>again</translation>
    </message>
    <message>
        <source>practice.title.fu_1</source>
        <translation>Runs alone</translation>
    </message>
    <message>
        <source>practice.title.fu_2</source>
        <translation>One triplet</translation>
    </message>
    <message>
        <source>practice.title.fu_3</source>
        <translation>Several triplets</translation>
    </message>
    <message>
        <source>practice.title.fu_4</source>
        <translation>Kans and high fu</translation>
    </message>
    <message>
        <source>practice.title.points_1</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>practice.title.points_2</source>
        <translation>The common scores</translation>
    </message>
    <message>
        <source>practice.title.points_3</source>
        <translation>The formula</translation>
    </message>
    <message>
        <source>practice.title.points_4</source>
        <translation>Everything, honba too</translation>
    </message>
    <message>
        <source>practice.title.value_1</source>
        <translation>Mangan and more</translation>
    </message>
    <message>
        <source>practice.title.value_2</source>
        <translation>30 fu by ron</translation>
    </message>
    <message>
        <source>practice.title.value_3</source>
        <translation>Below mangan</translation>
    </message>
    <message>
        <source>practice.title.value_4</source>
        <translation>Any hand</translation>
    </message>
    <message>
        <source>practice.title.waits_1</source>
        <translation>One or two tiles</translation>
    </message>
    <message>
        <source>practice.title.waits_2</source>
        <translation>Three tiles</translation>
    </message>
    <message>
        <source>practice.title.waits_3</source>
        <translation>Long shapes</translation>
    </message>
    <message>
        <source>practice.title.waits_4</source>
        <translation>One suit</translation>
    </message>
    <message>
        <source>practice.title.yaku_1</source>
        <translation>Everyday yaku</translation>
    </message>
    <message>
        <source>practice.title.yaku_2</source>
        <translation>Runs and terminals</translation>
    </message>
    <message>
        <source>practice.title.yaku_3</source>
        <translation>Every yaku</translation>
    </message>
    <message>
        <source>practice.title.yaku_4</source>
        <translation>Up to yakuman</translation>
    </message>
    <message>
        <source>practice.trouble.newer</source>
        <translation>Progress is not kept: its file is of a newer version.</translation>
    </message>
    <message>
        <source>practice.trouble.unreadable</source>
        <translation>Progress is not shown: its file cannot be opened.</translation>
    </message>
    <message>
        <source>practice.trouble.unwritable</source>
        <translation>Progress is not kept: its file cannot be written.</translation>
    </message>
    <message>
        <source>practice.wrong</source>
        <translation>Not quite</translation>
    </message>
    <message>
        <source>print.file</source>
        <translation>hand.pdf</translation>
    </message>
    <message>
        <source>print.filter</source>
        <translation>PDF, {size} (*.pdf)</translation>
    </message>
    <message>
        <source>print.page</source>
        <translation>Page {page} of {pages}</translation>
    </message>
    <message>
        <source>print.settings</source>
        <translation>Scored under {rules}</translation>
    </message>
    <message>
        <source>print.title</source>
        <translation>Score of a hand</translation>
    </message>
    <message>
        <source>reading.before_renhou</source>
        <translation>On equal pay, the ordinary reading comes before renhou.</translation>
    </message>
    <message>
        <source>reading.kept</source>
        <translation>kept</translation>
    </message>
    <message>
        <source>reading.more_fu</source>
        <translation>On equal pay and han, the reading kept has more fu.</translation>
    </message>
    <message>
        <source>reading.more_han</source>
        <translation>On equal pay, the reading kept has more han.</translation>
    </message>
    <message>
        <source>reading.more_points</source>
        <translation>The reading kept pays more.</translation>
    </message>
    <message>
        <source>reading.no_yaku</source>
        <translation>Without yaku, this reading does not win.</translation>
    </message>
    <message>
        <source>reading.only</source>
        <translation>This hand can be read in one way only.</translation>
    </message>
    <message>
        <source>reading.pays</source>
        <translation>{points} points</translation>
    </message>
    <message numerus="yes">
        <source>reading.pays_less</source>
        <translation>
            <numerusform>{n} point less</numerusform>
            <numerusform>{n} points less</numerusform>
        </translation>
    </message>
    <message>
        <source>reading.real_yakuman</source>
        <translation>On equal pay, a real yakuman comes before counted han.</translation>
    </message>
    <message>
        <source>reading.same</source>
        <translation>Same pay, same han, same fu.</translation>
    </message>
    <message>
        <source>recheck.about</source>
        <translation>Every hand of every match, and every recent hand of the Hand page, is counted again by this version of the program. Nothing is written.</translation>
    </message>
    <message>
        <source>recheck.after</source>
        <translation>What was booked stays as it is. A difference comes from a fault that was mended in the program, from changed rules or from a damaged file: open the match to look at it.</translation>
    </message>
    <message>
        <source>recheck.at</source>
        <translation>Match {at} of {of}</translation>
    </message>
    <message>
        <source>recheck.copied</source>
        <translation>The result was copied.</translation>
    </message>
    <message>
        <source>recheck.differences</source>
        <translation>Differences</translation>
    </message>
    <message>
        <source>recheck.of_no_match</source>
        <translation>This line belongs to no match.</translation>
    </message>
    <message>
        <source>recheck.open</source>
        <translation>Check all hands again…</translation>
    </message>
    <message>
        <source>recheck.open_match</source>
        <translation>Open the match</translation>
    </message>
    <message>
        <source>recheck.title</source>
        <translation>Check recorded hands again</translation>
    </message>
    <message>
        <source>record.abort</source>
        <translation>Abortive draw</translation>
    </message>
    <message>
        <source>record.act.abort</source>
        <translation>Abortive draw</translation>
    </message>
    <message>
        <source>record.act.bell</source>
        <translation>Time is up</translation>
    </message>
    <message>
        <source>record.act.chombo</source>
        <translation>Chombo</translation>
    </message>
    <message>
        <source>record.act.finish</source>
        <translation>End the game</translation>
    </message>
    <message>
        <source>record.act.penalty</source>
        <translation>Penalty</translation>
    </message>
    <message>
        <source>record.act.replace</source>
        <translation>Replace a player</translation>
    </message>
    <message>
        <source>record.act.reseat</source>
        <translation>Swap two seats</translation>
    </message>
    <message>
        <source>record.act.set</source>
        <translation>Set by hand</translation>
    </message>
    <message>
        <source>record.act.stop</source>
        <translation>Dealer stops</translation>
    </message>
    <message>
        <source>record.ask.act</source>
        <translation>What happened?</translation>
    </message>
    <message>
        <source>record.ask.chombo</source>
        <translation>Who is at fault?</translation>
    </message>
    <message>
        <source>record.ask.more_winners</source>
        <translation>Another winner?</translation>
    </message>
    <message>
        <source>record.ask.penalty</source>
        <translation>Who is penalised?</translation>
    </message>
    <message>
        <source>record.ask.replace</source>
        <translation>Who is replaced?</translation>
    </message>
    <message>
        <source>record.ask.reseat</source>
        <translation>Which seats to swap?</translation>
    </message>
    <message>
        <source>record.ask.reseat_second</source>
        <translation>With which seat?</translation>
    </message>
    <message>
        <source>record.ask.source</source>
        <translation>Who discarded?</translation>
    </message>
    <message>
        <source>record.ask.tenpai</source>
        <translation>Who is tenpai?</translation>
    </message>
    <message>
        <source>record.ask.winner</source>
        <translation>Who won?</translation>
    </message>
    <message>
        <source>record.ask.winners</source>
        <translation>Who won?</translation>
    </message>
    <message>
        <source>record.back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>record.book</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>record.by_numbers</source>
        <translation>Numbers</translation>
    </message>
    <message>
        <source>record.by_tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>record.column.final</source>
        <translation>After uma</translation>
    </message>
    <message>
        <source>record.column.hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>record.column.honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>record.column.place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>record.column.score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>record.column.sticks</source>
        <translation>Sticks</translation>
    </message>
    <message>
        <source>record.correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>record.edit_tiles</source>
        <translation>Change the tiles</translation>
    </message>
    <message>
        <source>record.field.abort</source>
        <translation>Abortive</translation>
    </message>
    <message>
        <source>record.field.entry</source>
        <translation>Entry</translation>
    </message>
    <message>
        <source>record.field.event</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>record.field.fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>record.field.han</source>
        <translation>Han</translation>
    </message>
    <message>
        <source>record.field.honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>record.field.liable</source>
        <translation>Pao</translation>
    </message>
    <message>
        <source>record.field.liable_times</source>
        <translation>Yakuman to answer for</translation>
    </message>
    <message>
        <source>record.field.limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>record.field.nagashi</source>
        <translation>Nagashi</translation>
    </message>
    <message>
        <source>record.field.name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>record.field.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>record.field.reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>record.field.round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>record.field.sticks</source>
        <translation>Sticks</translation>
    </message>
    <message>
        <source>record.field.table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>record.field.times</source>
        <translation>Yakuman</translation>
    </message>
    <message>
        <source>record.field.turn</source>
        <translation>Number of the round</translation>
    </message>
    <message>
        <source>record.field.when</source>
        <translation>Effect</translation>
    </message>
    <message>
        <source>record.field.winners</source>
        <translation>Winners</translation>
    </message>
    <message>
        <source>record.hand</source>
        <translation>Value of the hand</translation>
    </message>
    <message>
        <source>record.hand_of</source>
        <translation>Value of the hand: {player}</translation>
    </message>
    <message>
        <source>record.insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>record.kept</source>
        <translation>Kept: the form reopens as it is.</translation>
    </message>
    <message>
        <source>record.keys.draw</source>
        <translation>I: riichi · Backspace: take back</translation>
    </message>
    <message>
        <source>record.keys.other</source>
        <translation>I: riichi · Backspace: take back</translation>
    </message>
    <message>
        <source>record.keys.ron</source>
        <translation>W: winners · I: riichi · X: riichi ronned · Backspace: take back</translation>
    </message>
    <message>
        <source>record.keys.tiles</source>
        <translation>Ctrl+Enter: use the hand</translation>
    </message>
    <message>
        <source>record.keys.tsumo</source>
        <translation>W: winner · I: riichi · Backspace: take back</translation>
    </message>
    <message>
        <source>record.kind.draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>record.kind.other</source>
        <translation>Other</translation>
    </message>
    <message>
        <source>record.kind.ron</source>
        <translation>Ron</translation>
    </message>
    <message>
        <source>record.kind.tsumo</source>
        <translation>Tsumo</translation>
    </message>
    <message>
        <source>record.kinds</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>record.most_han</source>
        <translation>{n} han or more</translation>
    </message>
    <message>
        <source>record.name_asked</source>
        <translation>Touch the seat, then write the name</translation>
    </message>
    <message>
        <source>record.name_hint</source>
        <translation>Who takes over</translation>
    </message>
    <message>
        <source>record.no_aborts</source>
        <translation>Abortive draws: none under these rules</translation>
    </message>
    <message>
        <source>record.nobody_tenpai</source>
        <translation>Nobody is tenpai.</translation>
    </message>
    <message>
        <source>record.preview</source>
        <translation>Preview</translation>
    </message>
    <message>
        <source>record.reason_hint</source>
        <translation>Optional, printed on the score sheet</translation>
    </message>
    <message>
        <source>record.role.chosen</source>
        <translation>Chosen</translation>
    </message>
    <message>
        <source>record.role.exchanged</source>
        <translation>Moved</translation>
    </message>
    <message>
        <source>record.role.noten</source>
        <translation>Noten</translation>
    </message>
    <message>
        <source>record.role.offender</source>
        <translation>At fault</translation>
    </message>
    <message>
        <source>record.role.source</source>
        <translation>Discarded</translation>
    </message>
    <message>
        <source>record.role.tenpai</source>
        <translation>Tenpai</translation>
    </message>
    <message>
        <source>record.role.winner</source>
        <translation>Wins</translation>
    </message>
    <message>
        <source>record.ronned</source>
        <translation>Ron on the riichi tile itself: stick not paid</translation>
    </message>
    <message>
        <source>record.say.abort</source>
        <translation>Nothing is paid; the hand is replayed with one more honba.</translation>
    </message>
    <message>
        <source>record.say.after_uma</source>
        <translation>{players}: {points} after uma</translation>
    </message>
    <message>
        <source>record.say.all_tenpai</source>
        <translation>All are tenpai: nobody pays.</translation>
    </message>
    <message>
        <source>record.say.at_table</source>
        <translation>{players}: {points} at the table</translation>
    </message>
    <message numerus="yes">
        <source>record.say.bell</source>
        <translation>
            <numerusform>This hand is the last.</numerusform>
            <numerusform>{n} hands left, this one included.</numerusform>
        </translation>
    </message>
    <message>
        <source>record.say.bell_idle</source>
        <translation>These rules set no time limit: the game goes on.</translation>
    </message>
    <message>
        <source>record.say.chombo_replay</source>
        <translation>The hand is replayed; honba and pot stay as they are.</translation>
    </message>
    <message numerus="yes">
        <source>record.say.chombo_reverse</source>
        <translation>
            <numerusform>Reverse mangan: {players} pays the others.</numerusform>
            <numerusform>Reverse mangan: {players} pay the others.</numerusform>
        </translation>
    </message>
    <message>
        <source>record.say.counted</source>
        <translation>13 han or more without a yakuman: {limit} under these rules.</translation>
    </message>
    <message>
        <source>record.say.dealer_stays</source>
        <translation>the dealer stays</translation>
    </message>
    <message>
        <source>record.say.finish</source>
        <translation>The game ends with these scores.</translation>
    </message>
    <message>
        <source>record.say.honba</source>
        <translation>{n} honba: {points} to {player}</translation>
    </message>
    <message>
        <source>record.say.honba_each</source>
        <translation>{n} honba: {points} to each winner</translation>
    </message>
    <message>
        <source>record.say.honba_nearest</source>
        <translation>{n} honba: {points} to {player}, the first after the discarder</translation>
    </message>
    <message>
        <source>record.say.honba_payer</source>
        <translation>Honba paid by {player}</translation>
    </message>
    <message>
        <source>record.say.kiriage</source>
        <translation>Kiriage: {han} han {fu} fu pay a mangan.</translation>
    </message>
    <message>
        <source>record.say.may_stop</source>
        <translation>the dealer may stop</translation>
    </message>
    <message>
        <source>record.say.nagashi_draw</source>
        <translation>Nagashi mangan ({players}): paid as a mangan by tsumo, in place of noten payments.</translation>
    </message>
    <message>
        <source>record.say.nagashi_win</source>
        <translation>Nagashi mangan ({players}): counts as a win by tsumo.</translation>
    </message>
    <message>
        <source>record.say.next</source>
        <translation>Next: {what}</translation>
    </message>
    <message>
        <source>record.say.none_tenpai</source>
        <translation>All are noten: nobody pays.</translation>
    </message>
    <message>
        <source>record.say.noten_each</source>
        <translation>Noten: {players} pay {points} each</translation>
    </message>
    <message>
        <source>record.say.noten_one</source>
        <translation>Noten: {players} pays {points}</translation>
    </message>
    <message>
        <source>record.say.pao_discarder</source>
        <translation>{player}, discarder and liable, pays it all.</translation>
    </message>
    <message>
        <source>record.say.pao_part</source>
        <translation>Liability for {n} of {all} yakuman; the rest is paid as usual.</translation>
    </message>
    <message>
        <source>record.say.replace</source>
        <translation>{name} takes over seat and score: {player} leaves.</translation>
    </message>
    <message>
        <source>record.say.reseat</source>
        <translation>Hands and scores stay with the seat; only the names move.</translation>
    </message>
    <message numerus="yes">
        <source>record.say.riichi</source>
        <translation>
            <numerusform>Riichi stick paid: {players}</numerusform>
            <numerusform>Riichi sticks paid: {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>record.say.riichi_back</source>
        <translation>Riichi stick taken back: {players}</translation>
    </message>
    <message>
        <source>record.say.ronned</source>
        <translation>{player}: riichi tile ronned, stick not paid</translation>
    </message>
    <message>
        <source>record.say.rule</source>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>record.say.set</source>
        <translation>Round, honba and pot are set by hand.</translation>
    </message>
    <message numerus="yes">
        <source>record.say.sticks</source>
        <translation>
            <numerusform>{n} riichi stick: {points} to {player}</numerusform>
            <numerusform>{n} riichi sticks: {points} to {player}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>record.say.sticks_nearest</source>
        <translation>
            <numerusform>{n} riichi stick: {points} to {player}, the first after the discarder</numerusform>
            <numerusform>{n} riichi sticks: {points} to {player}, the first after the discarder</numerusform>
        </translation>
    </message>
    <message>
        <source>record.say.sticks_nearest_net</source>
        <translation>Pot to the nearest, {player}: {points} − own riichi {own} = {net}</translation>
    </message>
    <message>
        <source>record.say.sticks_net</source>
        <translation>Pot to {player}: {points} − own riichi {own} = {net}</translation>
    </message>
    <message>
        <source>record.say.sticks_own</source>
        <translation>Own riichi stick taken back: {players}</translation>
    </message>
    <message>
        <source>record.say.tenpai_each</source>
        <translation>Tenpai: {players} receive {points} each</translation>
    </message>
    <message>
        <source>record.say.tenpai_one</source>
        <translation>Tenpai: {players} receives {points}</translation>
    </message>
    <message>
        <source>record.say.tsumo_split</source>
        <translation>Share of the absent fourth player: {value}</translation>
    </message>
    <message>
        <source>record.scores_after</source>
        <translation>Scores after the hand</translation>
    </message>
    <message>
        <source>record.seats_reset</source>
        <translation>Put back</translation>
    </message>
    <message>
        <source>record.several</source>
        <translation>{n} × {kind}</translation>
    </message>
    <message>
        <source>record.tenpai</source>
        <translation>Tenpai: {players}</translation>
    </message>
    <message>
        <source>record.title.book</source>
        <translation>{round}: record the hand</translation>
    </message>
    <message>
        <source>record.title.correct</source>
        <translation>Correction of {round}</translation>
    </message>
    <message>
        <source>record.title.insert</source>
        <translation>Forgotten hand: {round}</translation>
    </message>
    <message>
        <source>record.title.tiles</source>
        <translation>{round}: tiles of {player}</translation>
    </message>
    <message>
        <source>record.use_hand</source>
        <translation>Use this hand</translation>
    </message>
    <message>
        <source>record.values</source>
        <translation>Han, fu and payment</translation>
    </message>
    <message>
        <source>record.when.final</source>
        <translation>After uma</translation>
    </message>
    <message>
        <source>record.when.table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>reference.copied</source>
        <translation>Copied as text: {what}.</translation>
    </message>
    <message>
        <source>reference.file</source>
        <translation>reference.pdf</translation>
    </message>
    <message>
        <source>reference.filter</source>
        <translation>PDF, A4 (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>reference.found</source>
        <translation>
            <numerusform>{n} result</numerusform>
            <numerusform>{n} results</numerusform>
        </translation>
    </message>
    <message>
        <source>reference.found_hint</source>
        <translation>In romaji, kanji or kana, or in French, English, Japanese; accents do not matter.</translation>
    </message>
    <message>
        <source>reference.found_most</source>
        <translation>The first {n} results</translation>
    </message>
    <message>
        <source>reference.found_none</source>
        <translation>Nothing answers to “{text}”.</translation>
    </message>
    <message>
        <source>reference.open_tip</source>
        <translation>Open this hand</translation>
    </message>
    <message>
        <source>reference.opened</source>
        <translation>Example opened; undo brings the hand before it back.</translation>
    </message>
    <message>
        <source>reference.save_failed</source>
        <translation>The reference could not be saved ({file}): {reason}.</translation>
    </message>
    <message>
        <source>reference.saved</source>
        <translation>Reference saved: {file}.</translation>
    </message>
    <message>
        <source>reference.search</source>
        <translation>Search: pinfu, seven pairs, 7,700…</translation>
    </message>
    <message>
        <source>reference.search_name</source>
        <translation>Search the reference</translation>
    </message>
    <message>
        <source>reference.sections</source>
        <translation>Parts of the reference</translation>
    </message>
    <message>
        <source>refused.no_yaku</source>
        <translation>No yaku</translation>
    </message>
    <message>
        <source>refused.no_yaku_way</source>
        <translation>Below, what each yaku lacks.</translation>
    </message>
    <message>
        <source>refused.not_a_win</source>
        <translation>Not a win</translation>
    </message>
    <message>
        <source>refused.not_a_win_way</source>
        <translation>Touch a tile of the hand to take it back.</translation>
    </message>
    <message>
        <source>refused.other</source>
        <translation>Hand that cannot be scored</translation>
    </message>
    <message>
        <source>refused.other_way</source>
        <translation>Correct this, or undo the last step.</translation>
    </message>
    <message>
        <source>report.about</source>
        <translation>This text says which program, which screen and which hand it was. It names nobody, and nothing is sent anywhere: copy it, or attach the file.</translation>
    </message>
    <message>
        <source>report.copied</source>
        <translation>The report was copied.</translation>
    </message>
    <message>
        <source>report.copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>report.file</source>
        <translation>File: {file}</translation>
    </message>
    <message>
        <source>report.not_written</source>
        <translation>The file could not be written; the text can be copied all the same.</translation>
    </message>
    <message>
        <source>report.open</source>
        <translation>Report a problem…</translation>
    </message>
    <message>
        <source>report.text</source>
        <translation>Text of the report</translation>
    </message>
    <message>
        <source>report.title</source>
        <translation>Report a problem</translation>
    </message>
    <message>
        <source>result.closed</source>
        <translation>closed</translation>
    </message>
    <message>
        <source>result.closed_only</source>
        <translation>closed only</translation>
    </message>
    <message>
        <source>result.discarder_unknown</source>
        <translation>Discarder</translation>
    </message>
    <message>
        <source>result.each</source>
        <translation>{points} each</translation>
    </message>
    <message>
        <source>result.fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>result.fu_flat</source>
        <translation>{fu} fu</translation>
    </message>
    <message>
        <source>result.fu_idle</source>
        <translation>of no effect from 5 han on</translation>
    </message>
    <message>
        <source>result.fu_not_needed</source>
        <translation>Fu no longer count from 5 han on.</translation>
    </message>
    <message>
        <source>result.fu_rounded</source>
        <translation>rounded up to ten</translation>
    </message>
    <message>
        <source>result.fu_sum</source>
        <translation>{raw} → {fu} fu</translation>
    </message>
    <message>
        <source>result.han</source>
        <translation>{n} han</translation>
    </message>
    <message>
        <source>result.han_fu</source>
        <translation>{han} han {fu} fu</translation>
    </message>
    <message>
        <source>result.honba_part</source>
        <translation>{points} + {extra} honba</translation>
    </message>
    <message>
        <source>result.made_of</source>
        <translation>({made})</translation>
    </message>
    <message>
        <source>result.name</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>result.no_fu</source>
        <translation>No fu: {limit}.</translation>
    </message>
    <message>
        <source>result.notices</source>
        <translation>Notices</translation>
    </message>
    <message>
        <source>result.open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>result.payments</source>
        <translation>Who pays what</translation>
    </message>
    <message numerus="yes">
        <source>result.points</source>
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>result.split</source>
        <translation>non-dealer {each}, dealer {dealer}</translation>
    </message>
    <message numerus="yes">
        <source>result.sticks_part</source>
        <translation>
            <numerusform>+ {points} riichi stick</numerusform>
            <numerusform>+ {points} riichi sticks</numerusform>
        </translation>
    </message>
    <message>
        <source>result.total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>result.yaku</source>
        <translation>Yaku</translation>
    </message>
    <message>
        <source>result.yakuman_alone</source>
        <translation>Only yakuman count: no dora, no fu.</translation>
    </message>
    <message>
        <source>result.yakuman_capped</source>
        <translation>These rules count at most {n} yakuman in a hand.</translation>
    </message>
    <message numerus="yes">
        <source>result.yakuman_times</source>
        <translation>
            <numerusform>{n} time</numerusform>
            <numerusform>{n} times</numerusform>
        </translation>
    </message>
    <message>
        <source>rule_sets.already</source>
        <translation>{rules}: already there, as it is.</translation>
    </message>
    <message>
        <source>rule_sets.also</source>
        <translation>Also changed: {fields}.</translation>
    </message>
    <message>
        <source>rule_sets.base_says</source>
        <translation>{rules}: {value}</translation>
    </message>
    <message>
        <source>rule_sets.beside_other</source>
        <translation>beside it: {value}</translation>
    </message>
    <message>
        <source>rule_sets.beside_same</source>
        <translation>beside it, the same</translation>
    </message>
    <message>
        <source>rule_sets.compare</source>
        <translation>Compare:</translation>
    </message>
    <message>
        <source>rule_sets.compare_none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>rule_sets.compared_with</source>
        <translation>Compared with</translation>
    </message>
    <message>
        <source>rule_sets.copied</source>
        <translation>Copied: {rules}. Name it, then change what differs.</translation>
    </message>
    <message>
        <source>rule_sets.copied_from</source>
        <translation>Copied from</translation>
    </message>
    <message>
        <source>rule_sets.copy_of</source>
        <translation>{rules}, copy</translation>
    </message>
    <message>
        <source>rule_sets.copy_to_change</source>
        <translation>Duplicate to change</translation>
    </message>
    <message numerus="yes">
        <source>rule_sets.differ_count</source>
        <translation>
            <numerusform>{n} rule differs</numerusform>
            <numerusform>{n} rules differ</numerusform>
        </translation>
    </message>
    <message>
        <source>rule_sets.differing</source>
        <translation>Differences only</translation>
    </message>
    <message>
        <source>rule_sets.differing_count</source>
        <translation>{name}: {n}</translation>
    </message>
    <message>
        <source>rule_sets.differing_refused</source>
        <translation>Choose a rule set to compare first.</translation>
    </message>
    <message>
        <source>rule_sets.export_title</source>
        <translation>Export the rule set</translation>
    </message>
    <message>
        <source>rule_sets.exported</source>
        <translation>Saved: {file}.</translation>
    </message>
    <message>
        <source>rule_sets.failed.changed</source>
        <translation>{reason} was changed elsewhere meanwhile: read again, nothing was written.</translation>
    </message>
    <message>
        <source>rule_sets.failed.unwritten</source>
        <translation>Change not kept: {reason}.</translation>
    </message>
    <message>
        <source>rule_sets.fields</source>
        <translation>Rules of {rules}</translation>
    </message>
    <message>
        <source>rule_sets.file_kind</source>
        <translation>Rule set (*.toml)</translation>
    </message>
    <message>
        <source>rule_sets.fixed</source>
        <translation>A supplied rule set stays as it is. Duplicate it to change it.</translation>
    </message>
    <message numerus="yes">
        <source>rule_sets.floating</source>
        <translation>
            <numerusform>{n} player at {points} or more: {uma}</numerusform>
            <numerusform>{n} players at {points} or more: {uma}</numerusform>
        </translation>
    </message>
    <message>
        <source>rule_sets.hand</source>
        <translation>Hand of the Hand page</translation>
    </message>
    <message>
        <source>rule_sets.hand_missing</source>
        <translation>Unfinished hand: once complete on the Hand page, it is scored here under this rule set.</translation>
    </message>
    <message>
        <source>rule_sets.hand_same</source>
        <translation>Same rules as in force: nothing to compare.</translation>
    </message>
    <message>
        <source>rule_sets.idle</source>
        <translation>No effect while “{rule}” is: {value}.</translation>
    </message>
    <message>
        <source>rule_sets.if_yes</source>
        <translation>If yes: {rule}</translation>
    </message>
    <message>
        <source>rule_sets.import_title</source>
        <translation>Import a rule set</translation>
    </message>
    <message>
        <source>rule_sets.imported</source>
        <translation>Imported: {rules}.</translation>
    </message>
    <message>
        <source>rule_sets.imported_as</source>
        <translation>Imported as {rules}: another has its name already.</translation>
    </message>
    <message>
        <source>rule_sets.in_file</source>
        <translation>In the file: {text}</translation>
    </message>
    <message>
        <source>rule_sets.in_force</source>
        <translation>Already in force.</translation>
    </message>
    <message>
        <source>rule_sets.in_use</source>
        <translation>The hand is played under this rule set: choose another first.</translation>
    </message>
    <message>
        <source>rule_sets.mark.departs</source>
        <translation>changed</translation>
    </message>
    <message>
        <source>rule_sets.mark.idle</source>
        <translation>no effect</translation>
    </message>
    <message>
        <source>rule_sets.mark.unsure</source>
        <translation>unsettled</translation>
    </message>
    <message>
        <source>rule_sets.met.damaged</source>
        <translation>Damaged rule set ({file}). {reason}</translation>
    </message>
    <message>
        <source>rule_sets.met.left</source>
        <translation>Rule set not read, left as it is ({file}). {reason}</translation>
    </message>
    <message>
        <source>rule_sets.met.set_aside</source>
        <translation>Damaged rule set, set aside ({file}). {reason}</translation>
    </message>
    <message>
        <source>rule_sets.no_red_characters</source>
        <translation>With three players there is no 5 of characters.</translation>
    </message>
    <message>
        <source>rule_sets.not_imported</source>
        <translation>{file} not imported. {reason}</translation>
    </message>
    <message>
        <source>rule_sets.not_own</source>
        <translation>A supplied rule set cannot be deleted.</translation>
    </message>
    <message>
        <source>rule_sets.note_hint</source>
        <translation>Edition note</translation>
    </message>
    <message>
        <source>rule_sets.note_name</source>
        <translation>Edition note</translation>
    </message>
    <message>
        <source>rule_sets.nothing_differs</source>
        <translation>No difference from {rules}.</translation>
    </message>
    <message>
        <source>rule_sets.nothing_found</source>
        <translation>No rule of that name.</translation>
    </message>
    <message numerus="yes">
        <source>rule_sets.origin</source>
        <translation>
            <numerusform>{base}, {n} difference</numerusform>
            <numerusform>{base}, {n} differences</numerusform>
        </translation>
    </message>
    <message>
        <source>rule_sets.origin_same</source>
        <translation>same as {base}</translation>
    </message>
    <message>
        <source>rule_sets.own</source>
        <translation>Your club’s</translation>
    </message>
    <message>
        <source>rule_sets.removed</source>
        <translation>Deleted: {rules}; undo brings it back.</translation>
    </message>
    <message>
        <source>rule_sets.reset</source>
        <translation>Go back to this value</translation>
    </message>
    <message>
        <source>rule_sets.search</source>
        <translation>Find a rule</translation>
    </message>
    <message>
        <source>rule_sets.sets</source>
        <translation>Rule sets</translation>
    </message>
    <message>
        <source>rule_sets.shipped</source>
        <translation>Supplied</translation>
    </message>
    <message>
        <source>rule_sets.source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>rule_sets.take</source>
        <translation>Take this value</translation>
    </message>
    <message>
        <source>rule_sets.title_hint</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>rule_sets.title_name</source>
        <translation>Name of the rule set</translation>
    </message>
    <message>
        <source>rule_sets.title_needed</source>
        <translation>Name: a rule set has one.</translation>
    </message>
    <message>
        <source>rule_sets.uma_else</source>
        <translation>Else</translation>
    </message>
    <message>
        <source>rule_sets.uma_fixed</source>
        <translation>Fixed</translation>
    </message>
    <message>
        <source>rule_sets.uma_floating</source>
        <translation>Floating</translation>
    </message>
    <message>
        <source>rule_sets.uma_hint</source>
        <translation>In thousands of points. The last place takes the rest: the sum is zero.</translation>
    </message>
    <message>
        <source>rule_sets.uma_last</source>
        <translation>The last place takes the rest, so that the sum is zero.</translation>
    </message>
    <message>
        <source>rule_sets.uma_up</source>
        <translation>By how many reach the return</translation>
    </message>
    <message>
        <source>rule_sets.uma_wrong</source>
        <translation>“{value}” is not possible: a number of thousands, to the nearest 100 points, such as 15 or −7.5.</translation>
    </message>
    <message>
        <source>rule_sets.used</source>
        <translation>In force: {rules}.</translation>
    </message>
    <message>
        <source>rules.because</source>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>rules.cannot</source>
        <translation>does not win</translation>
    </message>
    <message>
        <source>rules.current</source>
        <translation>in force</translation>
    </message>
    <message>
        <source>rules.difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>rules.differs</source>
        <translation>{what}: {why}</translation>
    </message>
    <message>
        <source>rules.not_comparable</source>
        <translation>not comparable</translation>
    </message>
    <message>
        <source>rules.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>rules.press</source>
        <translation>Touch a rule set to put it in force.</translation>
    </message>
    <message>
        <source>rules.rule</source>
        <translation>Rule set</translation>
    </message>
    <message>
        <source>rules.same</source>
        <translation>The same under every rule set.</translation>
    </message>
    <message>
        <source>rules.same_points</source>
        <translation>same points</translation>
    </message>
    <message>
        <source>rules.three_without</source>
        <translation>Played by three: no 2 to 8 of characters</translation>
    </message>
    <message>
        <source>say.added</source>
        <translation>Added: {tile}.</translation>
    </message>
    <message>
        <source>say.call</source>
        <translation>{meld}, {tiles}</translation>
    </message>
    <message>
        <source>say.dora_indicator</source>
        <translation>Dora indicator: {tile}</translation>
    </message>
    <message>
        <source>say.empty_place</source>
        <translation>Empty place</translation>
    </message>
    <message>
        <source>say.no_score</source>
        <translation>No score. {reason}</translation>
    </message>
    <message>
        <source>say.result</source>
        <translation>{limit}, {points} points. {yaku}. {payments}</translation>
    </message>
    <message>
        <source>say.result_plain</source>
        <translation>{han} han {fu} fu, {points} points. {yaku}. {payments}</translation>
    </message>
    <message>
        <source>say.taken_back</source>
        <translation>Taken back: {tile}.</translation>
    </message>
    <message>
        <source>say.ura_indicator</source>
        <translation>Ura indicator: {tile}</translation>
    </message>
    <message>
        <source>say.waits</source>
        <translation>Tenpai. Waiting on: {tiles}.</translation>
    </message>
    <message>
        <source>say.win_is</source>
        <translation>Winning tile: {tile}.</translation>
    </message>
    <message>
        <source>say.winning</source>
        <translation>{tile}, winning tile</translation>
    </message>
    <message>
        <source>seats.gets</source>
        <translation>{seat} receives {points}.</translation>
    </message>
    <message>
        <source>seats.name</source>
        <translation>Who pays whom</translation>
    </message>
    <message>
        <source>seats.nothing</source>
        <translation>{seat}: 0</translation>
    </message>
    <message>
        <source>seats.pays</source>
        <translation>{seat} pays {points}.</translation>
    </message>
    <message>
        <source>settings.fonts</source>
        <translation>Kanji</translation>
    </message>
    <message>
        <source>settings.language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>settings.language_system</source>
        <translation>System language</translation>
    </message>
    <message>
        <source>settings.no_kanji</source>
        <translation>No font of this system has kanji; they are left out. The package {package} brings one.</translation>
    </message>
    <message>
        <source>settings.reduced_motion</source>
        <translation>Reduced motion</translation>
    </message>
    <message>
        <source>settings.rules</source>
        <translation>Rule set at start</translation>
    </message>
    <message>
        <source>settings.theme</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>settings.theme_dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>settings.theme_light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>settings.theme_system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>settings.tile_index</source>
        <translation>Index in the corner of the tiles</translation>
    </message>
    <message>
        <source>settings.title</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>settings.touch</source>
        <translation>Larger targets for touch</translation>
    </message>
    <message>
        <source>settle.again</source>
        <translation>New match with these players…</translation>
    </message>
    <message>
        <source>settle.as_if</source>
        <translation>If the game ended here</translation>
    </message>
    <message>
        <source>settle.leftover</source>
        <translation>sticks {points} included</translation>
    </message>
    <message numerus="yes">
        <source>settle.lost</source>
        <translation>
            <numerusform>{n} stick lost: total {total}</numerusform>
            <numerusform>{n} sticks lost: total {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>settle.oka</source>
        <translation>oka {points}</translation>
    </message>
    <message>
        <source>settle.penalties</source>
        <translation>penalties {points}</translation>
    </message>
    <message>
        <source>settle.remainder</source>
        <translation>rounding {points}</translation>
    </message>
    <message>
        <source>settle.uma</source>
        <translation>uma {points}</translation>
    </message>
    <message numerus="yes">
        <source>shanten.away</source>
        <translation>
            <numerusform>{n} tile from tenpai</numerusform>
            <numerusform>{n} tiles from tenpai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shanten.explained</source>
        <translation>
            <numerusform>{n}-shanten: {n} useful exchange away from tenpai.</numerusform>
            <numerusform>{n}-shanten: {n} useful exchanges away from tenpai.</numerusform>
        </translation>
    </message>
    <message>
        <source>shanten.ready</source>
        <translation>Tenpai</translation>
    </message>
    <message>
        <source>shortcut.arrows</source>
        <translation>Move among the tiles</translation>
    </message>
    <message>
        <source>shortcut.backspace</source>
        <translation>Take back the last tile</translation>
    </message>
    <message>
        <source>shortcut.clear</source>
        <translation>Clear the hand</translation>
    </message>
    <message>
        <source>shortcut.club_archive</source>
        <translation>Archive the whole club</translation>
    </message>
    <message>
        <source>shortcut.club_begin</source>
        <translation>Start the tables</translation>
    </message>
    <message>
        <source>shortcut.club_ceremony</source>
        <translation>Open the closing ceremony</translation>
    </message>
    <message>
        <source>shortcut.club_clock</source>
        <translation>Start the round clock</translation>
    </message>
    <message>
        <source>shortcut.club_copy</source>
        <translation>Copy the standings as text</translation>
    </message>
    <message>
        <source>shortcut.club_edit</source>
        <translation>Edit what is chosen</translation>
    </message>
    <message>
        <source>shortcut.club_edit_event</source>
        <translation>Edit the event</translation>
    </message>
    <message>
        <source>shortcut.club_event</source>
        <translation>Choose the event</translation>
    </message>
    <message>
        <source>shortcut.club_export</source>
        <translation>Export, import</translation>
    </message>
    <message>
        <source>shortcut.club_find</source>
        <translation>Find or add</translation>
    </message>
    <message>
        <source>shortcut.club_import</source>
        <translation>Import games, results, an archive</translation>
    </message>
    <message>
        <source>shortcut.club_new_event</source>
        <translation>New event</translation>
    </message>
    <message>
        <source>shortcut.club_penalty</source>
        <translation>Give a penalty or a bonus</translation>
    </message>
    <message>
        <source>shortcut.club_remove</source>
        <translation>Hide or remove what is chosen</translation>
    </message>
    <message>
        <source>shortcut.club_result</source>
        <translation>Book a result alone</translation>
    </message>
    <message>
        <source>shortcut.club_save</source>
        <translation>Save the results</translation>
    </message>
    <message>
        <source>shortcut.club_screen</source>
        <translation>Open the big screen</translation>
    </message>
    <message>
        <source>shortcut.club_screen_set</source>
        <translation>Choose what the big screen shows</translation>
    </message>
    <message>
        <source>shortcut.club_tables</source>
        <translation>Propose the next round</translation>
    </message>
    <message>
        <source>shortcut.club_tabs</source>
        <translation>Change tab</translation>
    </message>
    <message>
        <source>shortcut.copy</source>
        <translation>Copy the hand as text</translation>
    </message>
    <message>
        <source>shortcut.copy_picture</source>
        <translation>Copy the result as a picture</translation>
    </message>
    <message>
        <source>shortcut.copy_text</source>
        <translation>Copy the score as text</translation>
    </message>
    <message>
        <source>shortcut.enter</source>
        <translation>Choose the tile; in the hand, make it the winning tile</translation>
    </message>
    <message>
        <source>shortcut.help</source>
        <translation>Show the shortcuts</translation>
    </message>
    <message>
        <source>shortcut.history</source>
        <translation>Open the recent hands</translation>
    </message>
    <message>
        <source>shortcut.honba</source>
        <translation>One honba more</translation>
    </message>
    <message>
        <source>shortcut.honba_down</source>
        <translation>One honba less</translation>
    </message>
    <message>
        <source>shortcut.liable</source>
        <translation>Next liable player</translation>
    </message>
    <message>
        <source>shortcut.line</source>
        <translation>Go to the text field</translation>
    </message>
    <message>
        <source>shortcut.manual</source>
        <translation>Open the manual</translation>
    </message>
    <message>
        <source>shortcut.match_backups</source>
        <translation>Open the backups</translation>
    </message>
    <message>
        <source>shortcut.match_blank</source>
        <translation>Print an empty score sheet</translation>
    </message>
    <message>
        <source>shortcut.match_check</source>
        <translation>Check the sticks</translation>
    </message>
    <message>
        <source>shortcut.match_clock</source>
        <translation>Start or stop the clock</translation>
    </message>
    <message>
        <source>shortcut.match_clock_set</source>
        <translation>Set the clock</translation>
    </message>
    <message>
        <source>shortcut.match_delete</source>
        <translation>Delete the chosen hand</translation>
    </message>
    <message>
        <source>shortcut.match_draw</source>
        <translation>Record a draw</translation>
    </message>
    <message>
        <source>shortcut.match_edit</source>
        <translation>Correct the chosen hand, or the last</translation>
    </message>
    <message>
        <source>shortcut.match_import</source>
        <translation>Import a match</translation>
    </message>
    <message>
        <source>shortcut.match_insert</source>
        <translation>Insert before the chosen hand</translation>
    </message>
    <message>
        <source>shortcut.match_link</source>
        <translation>Count the match for an event</translation>
    </message>
    <message>
        <source>shortcut.match_list</source>
        <translation>List of matches</translation>
    </message>
    <message>
        <source>shortcut.match_more</source>
        <translation>Open the menu of the match</translation>
    </message>
    <message>
        <source>shortcut.match_new</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>shortcut.match_other</source>
        <translation>Record something else</translation>
    </message>
    <message>
        <source>shortcut.match_rename</source>
        <translation>Rename the match</translation>
    </message>
    <message>
        <source>shortcut.match_riichi</source>
        <translation>Lay or take back a player’s stick</translation>
    </message>
    <message>
        <source>shortcut.match_ron</source>
        <translation>Record a ron</translation>
    </message>
    <message>
        <source>shortcut.match_save</source>
        <translation>Export the match</translation>
    </message>
    <message>
        <source>shortcut.match_scoreboard</source>
        <translation>Open the scoreboard</translation>
    </message>
    <message>
        <source>shortcut.match_tsumo</source>
        <translation>Record a tsumo</translation>
    </message>
    <message>
        <source>shortcut.match_turn</source>
        <translation>Turn the table</translation>
    </message>
    <message>
        <source>shortcut.mode_added_kan</source>
        <translation>Added kan mode</translation>
    </message>
    <message>
        <source>shortcut.mode_chi</source>
        <translation>Chi mode</translation>
    </message>
    <message>
        <source>shortcut.mode_closed_kan</source>
        <translation>Closed kan mode</translation>
    </message>
    <message>
        <source>shortcut.mode_dora</source>
        <translation>Dora mode</translation>
    </message>
    <message>
        <source>shortcut.mode_north</source>
        <translation>North mode</translation>
    </message>
    <message>
        <source>shortcut.mode_open_kan</source>
        <translation>Open kan mode</translation>
    </message>
    <message>
        <source>shortcut.mode_pon</source>
        <translation>Pon mode</translation>
    </message>
    <message>
        <source>shortcut.mode_tile</source>
        <translation>Tile mode</translation>
    </message>
    <message>
        <source>shortcut.mode_ura</source>
        <translation>Ura mode</translation>
    </message>
    <message>
        <source>shortcut.pages</source>
        <translation>Change page</translation>
    </message>
    <message>
        <source>shortcut.paste</source>
        <translation>Paste a hand</translation>
    </message>
    <message>
        <source>shortcut.pdf</source>
        <translation>Export as PDF</translation>
    </message>
    <message>
        <source>shortcut.players</source>
        <translation>Three or four players</translation>
    </message>
    <message>
        <source>shortcut.points_arrows</source>
        <translation>Walk the table</translation>
    </message>
    <message>
        <source>shortcut.points_copy</source>
        <translation>Copy as text</translation>
    </message>
    <message>
        <source>shortcut.points_dealer</source>
        <translation>Dealer or not</translation>
    </message>
    <message>
        <source>shortcut.points_fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>shortcut.points_han</source>
        <translation>Han and fu</translation>
    </message>
    <message>
        <source>shortcut.points_heard</source>
        <translation>Payment heard</translation>
    </message>
    <message>
        <source>shortcut.points_kiriage</source>
        <translation>Kiriage mangan or not</translation>
    </message>
    <message>
        <source>shortcut.points_limit</source>
        <translation>Limit, yakuman</translation>
    </message>
    <message>
        <source>shortcut.points_numbers</source>
        <translation>Han, or yakuman</translation>
    </message>
    <message>
        <source>shortcut.points_ron</source>
        <translation>Ron</translation>
    </message>
    <message>
        <source>shortcut.points_tabs</source>
        <translation>Change tab</translation>
    </message>
    <message>
        <source>shortcut.points_tsumo</source>
        <translation>Tsumo</translation>
    </message>
    <message>
        <source>shortcut.practice_check</source>
        <translation>Check; next question</translation>
    </message>
    <message>
        <source>shortcut.practice_letter</source>
        <translation>Go to the yaku that begins with a letter</translation>
    </message>
    <message>
        <source>shortcut.practice_number</source>
        <translation>Write a number</translation>
    </message>
    <message>
        <source>shortcut.practice_open</source>
        <translation>Open the question on the Hand or Points page</translation>
    </message>
    <message>
        <source>shortcut.practice_show</source>
        <translation>Show the answer</translation>
    </message>
    <message>
        <source>shortcut.practice_tiles</source>
        <translation>Mark tiles: 36p</translation>
    </message>
    <message>
        <source>shortcut.print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>shortcut.quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>shortcut.recheck</source>
        <translation>Check all recorded hands again</translation>
    </message>
    <message>
        <source>shortcut.red_five</source>
        <translation>Red five: 0, then the suit</translation>
    </message>
    <message>
        <source>shortcut.redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>shortcut.reference_copy</source>
        <translation>Copy the table or the part as text</translation>
    </message>
    <message>
        <source>shortcut.reference_find</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>shortcut.reference_pdf</source>
        <translation>Export the reference as PDF</translation>
    </message>
    <message>
        <source>shortcut.reference_sections</source>
        <translation>Change part</translation>
    </message>
    <message>
        <source>shortcut.riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>shortcut.ron_tsumo</source>
        <translation>Ron or tsumo</translation>
    </message>
    <message>
        <source>shortcut.round</source>
        <translation>Next round wind</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_compare</source>
        <translation>Choose the rule set to compare</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_copy</source>
        <translation>Duplicate the rule set</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_delete</source>
        <translation>Delete the club’s rule set</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_differing</source>
        <translation>Differences only</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_export</source>
        <translation>Export the rule set</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_find</source>
        <translation>Find a rule</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_import</source>
        <translation>Import a rule set</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_rename</source>
        <translation>Name the club’s rule set</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_use</source>
        <translation>Use the rule set for the hand</translation>
    </message>
    <message>
        <source>shortcut.rules</source>
        <translation>Change the rule set</translation>
    </message>
    <message>
        <source>shortcut.seat</source>
        <translation>Next seat wind</translation>
    </message>
    <message>
        <source>shortcut.send</source>
        <translation>Send the hand to the match</translation>
    </message>
    <message>
        <source>shortcut.settings</source>
        <translation>Open the settings</translation>
    </message>
    <message>
        <source>shortcut.source</source>
        <translation>Next discarder</translation>
    </message>
    <message>
        <source>shortcut.stations</source>
        <translation>Stations of the club</translation>
    </message>
    <message>
        <source>shortcut.sticks</source>
        <translation>One stick more</translation>
    </message>
    <message>
        <source>shortcut.sticks_down</source>
        <translation>One stick less</translation>
    </message>
    <message>
        <source>shortcut.tabs</source>
        <translation>Change tab</translation>
    </message>
    <message>
        <source>shortcut.tiles</source>
        <translation>Add tiles: digits, then m, p, s or z</translation>
    </message>
    <message>
        <source>shortcut.title</source>
        <translation>Shortcuts</translation>
    </message>
    <message>
        <source>shortcut.undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>shortcut_group.club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>shortcut_group.everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>shortcut_group.match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>shortcut_group.modes</source>
        <translation>Modes</translation>
    </message>
    <message>
        <source>shortcut_group.page</source>
        <translation>This page</translation>
    </message>
    <message>
        <source>shortcut_group.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>shortcut_group.practice</source>
        <translation>Practice</translation>
    </message>
    <message>
        <source>shortcut_group.situation</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>shortcut_group.tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>situation.chankan</source>
        <translation>Chankan</translation>
    </message>
    <message>
        <source>situation.circumstances</source>
        <translation>Circumstances</translation>
    </message>
    <message>
        <source>situation.dealer_seat</source>
        <translation>{wind}, dealer</translation>
    </message>
    <message>
        <source>situation.discarded_by</source>
        <translation>Discarded by</translation>
    </message>
    <message>
        <source>situation.discarded_by_nobody</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>situation.first_turn</source>
        <translation>1st turn</translation>
    </message>
    <message>
        <source>situation.from_riichi</source>
        <translation>Discarder in riichi</translation>
    </message>
    <message>
        <source>situation.honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>situation.ippatsu</source>
        <translation>Ippatsu</translation>
    </message>
    <message>
        <source>situation.last_tile</source>
        <translation>Last tile</translation>
    </message>
    <message>
        <source>situation.liability</source>
        <translation>Liable</translation>
    </message>
    <message>
        <source>situation.liability_for</source>
        <translation>Pao · {yaku}</translation>
    </message>
    <message>
        <source>situation.liability_none</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>situation.north_ron</source>
        <translation>North ron</translation>
    </message>
    <message>
        <source>situation.norths</source>
        <translation>Norths</translation>
    </message>
    <message>
        <source>situation.open_riichi</source>
        <translation>Hand shown</translation>
    </message>
    <message>
        <source>situation.paarenchan</source>
        <translation>8th win</translation>
    </message>
    <message>
        <source>situation.players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>situation.players_n</source>
        <translation>{n} players</translation>
    </message>
    <message>
        <source>situation.riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>situation.riichi_double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>situation.riichi_none</source>
        <translation>No</translation>
    </message>
    <message>
        <source>situation.riichi_single</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>situation.rinshan</source>
        <translation>Rinshan</translation>
    </message>
    <message>
        <source>situation.round_wind</source>
        <translation>Round wind</translation>
    </message>
    <message>
        <source>situation.seat_wind</source>
        <translation>Seat wind</translation>
    </message>
    <message>
        <source>situation.sticks</source>
        <translation>Sticks</translation>
    </message>
    <message>
        <source>situation.title</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>situation.win</source>
        <translation>Win</translation>
    </message>
    <message>
        <source>stations.again</source>
        <translation>Book again</translation>
    </message>
    <message>
        <source>stations.again_done</source>
        <translation>Everything is booked again.</translation>
    </message>
    <message numerus="yes">
        <source>stations.again_left</source>
        <translation>
            <numerusform>{n} line cannot follow and still lies aside.</numerusform>
            <numerusform>{n} lines cannot follow and still lie aside.</numerusform>
        </translation>
    </message>
    <message>
        <source>stations.again_said</source>
        <translation>Book again in “{title}”</translation>
    </message>
    <message>
        <source>stations.aside</source>
        <translation>Lies aside</translation>
    </message>
    <message>
        <source>stations.aside.correction</source>
        <translation>a correction</translation>
    </message>
    <message>
        <source>stations.aside_hint</source>
        <translation>Recorded here while another station went on with the same match. To book it again adds it at the end of the match, as far as it can follow.</translation>
    </message>
    <message numerus="yes">
        <source>stations.count</source>
        <translation>
            <numerusform>{n} station</numerusform>
            <numerusform>{n} stations</numerusform>
        </translation>
    </message>
    <message>
        <source>stations.drop</source>
        <translation>Let go…</translation>
    </message>
    <message>
        <source>stations.drop.done</source>
        <translation>Let go</translation>
    </message>
    <message>
        <source>stations.drop.means</source>
        <translation>What lies aside of the match “{title}” is deleted for good. The match itself does not change.</translation>
    </message>
    <message>
        <source>stations.drop.title</source>
        <translation>Let go of what lies aside</translation>
    </message>
    <message>
        <source>stations.drop_said</source>
        <translation>Let go of what lies aside of “{title}”</translation>
    </message>
    <message numerus="yes">
        <source>stations.games</source>
        <translation>
            <numerusform>{n} match</numerusform>
            <numerusform>{n} matches</numerusform>
        </translation>
    </message>
    <message>
        <source>stations.join</source>
        <translation>It is the right one…</translation>
    </message>
    <message>
        <source>stations.join.done</source>
        <translation>Go on with it</translation>
    </message>
    <message>
        <source>stations.join.means</source>
        <translation>This station was with another hub. All its matches and its whole register will be brought to this one, and what is there will come here.</translation>
    </message>
    <message>
        <source>stations.join.title</source>
        <translation>Another hub</translation>
    </message>
    <message>
        <source>stations.not_referee</source>
        <translation>Only a referee’s station that is connected takes a match over.</translation>
    </message>
    <message>
        <source>stations.open</source>
        <translation>Stations…</translation>
    </message>
    <message>
        <source>stations.own</source>
        <translation>{name} (this station)</translation>
    </message>
    <message>
        <source>stations.role.referee</source>
        <translation>Referee</translation>
    </message>
    <message>
        <source>stations.role.screen</source>
        <translation>Screen</translation>
    </message>
    <message>
        <source>stations.role.station</source>
        <translation>Station</translation>
    </message>
    <message>
        <source>stations.role_tip.referee</source>
        <translation>May also take a match over and erase a person</translation>
    </message>
    <message>
        <source>stations.role_tip.screen</source>
        <translation>Shows everything and records nothing</translation>
    </message>
    <message>
        <source>stations.role_tip.station</source>
        <translation>Records the matches of its table</translation>
    </message>
    <message>
        <source>stations.said.alone</source>
        <translation>This computer works alone.</translation>
    </message>
    <message>
        <source>stations.said.away</source>
        <translation>No connection: everything is kept here.</translation>
    </message>
    <message>
        <source>stations.said.closed</source>
        <translation>The club’s matches are not open for writing here.</translation>
    </message>
    <message>
        <source>stations.said.connected</source>
        <translation>Connected: everything is at the hub.</translation>
    </message>
    <message>
        <source>stations.said.connecting</source>
        <translation>Connecting to the hub…</translation>
    </message>
    <message numerus="yes">
        <source>stations.said.unsent</source>
        <translation>
            <numerusform>{n} line is not sent yet.</numerusform>
            <numerusform>{n} lines are not sent yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stations.seen.hours</source>
        <translation>
            <numerusform>{n} hour ago</numerusform>
            <numerusform>{n} hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stations.seen.minutes</source>
        <translation>
            <numerusform>{n} minute ago</numerusform>
            <numerusform>{n} minutes ago</numerusform>
        </translation>
    </message>
    <message>
        <source>stations.seen.now</source>
        <translation>here</translation>
    </message>
    <message>
        <source>stations.setup.asking</source>
        <translation>Asking the hub…</translation>
    </message>
    <message>
        <source>stations.setup.done</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>stations.setup.found</source>
        <translation>The hub answers: {games}, {stations}. Rights of this user: {role}.</translation>
    </message>
    <message>
        <source>stations.setup.hint</source>
        <translation>With several computers, each station keeps everything and exchanges it with the club’s hub. Without an address, this computer works alone.</translation>
    </message>
    <message>
        <source>stations.setup.hub</source>
        <translation>Address of the hub</translation>
    </message>
    <message>
        <source>stations.setup.no_address</source>
        <translation>Without an address there is nothing to try.</translation>
    </message>
    <message>
        <source>stations.setup.open</source>
        <translation>This station…</translation>
    </message>
    <message>
        <source>stations.setup.password</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>stations.setup.password_hint</source>
        <translation>in the system’s keyring or .pgpass</translation>
    </message>
    <message>
        <source>stations.setup.role</source>
        <translation>Role</translation>
    </message>
    <message>
        <source>stations.setup.station</source>
        <translation>Name of this station</translation>
    </message>
    <message>
        <source>stations.setup.title</source>
        <translation>This station</translation>
    </message>
    <message>
        <source>stations.setup.try</source>
        <translation>Try the connection</translation>
    </message>
    <message numerus="yes">
        <source>stations.sign.aside</source>
        <translation>
            <numerusform>{n} line lies aside</numerusform>
            <numerusform>{n} lines lie aside</numerusform>
        </translation>
    </message>
    <message>
        <source>stations.sign.away</source>
        <translation>No connection</translation>
    </message>
    <message>
        <source>stations.sign.connected</source>
        <translation>Connected</translation>
    </message>
    <message>
        <source>stations.sign.connecting</source>
        <translation>Connecting…</translation>
    </message>
    <message>
        <source>stations.sign.look</source>
        <translation>Stations: look</translation>
    </message>
    <message numerus="yes">
        <source>stations.sign.unsent</source>
        <translation>
            <numerusform>{n} not sent yet</numerusform>
            <numerusform>{n} not sent yet</numerusform>
        </translation>
    </message>
    <message>
        <source>stations.sign_said</source>
        <translation>Stations of the club: {sentence}</translation>
    </message>
    <message>
        <source>stations.take</source>
        <translation>Take over…</translation>
    </message>
    <message>
        <source>stations.take.done</source>
        <translation>Take over</translation>
    </message>
    <message>
        <source>stations.take.means</source>
        <translation>The station “{station}” records the match “{title}”. Once it is taken over, it is recorded here, and there it is only shown. What that station could not send yet will lie aside there; nothing is lost.</translation>
    </message>
    <message>
        <source>stations.take.title</source>
        <translation>Take the match over</translation>
    </message>
    <message>
        <source>stations.take_said</source>
        <translation>Take over the match “{title}”</translation>
    </message>
    <message>
        <source>stations.title</source>
        <translation>Stations of the club</translation>
    </message>
    <message>
        <source>stations.who</source>
        <translation>Who is there</translation>
    </message>
    <message>
        <source>stations.who_nobody</source>
        <translation>No station was there yet.</translation>
    </message>
    <message>
        <source>status.cleared</source>
        <translation>Hand cleared; undo brings it back.</translation>
    </message>
    <message>
        <source>status.copied_line</source>
        <translation>Hand copied as text.</translation>
    </message>
    <message>
        <source>status.copied_picture</source>
        <translation>Picture copied.</translation>
    </message>
    <message>
        <source>status.copied_text</source>
        <translation>Score copied.</translation>
    </message>
    <message>
        <source>status.error_at</source>
        <translation>Character {n}. {reason}</translation>
    </message>
    <message>
        <source>status.f1</source>
        <translation>F1: shortcuts</translation>
    </message>
    <message>
        <source>status.hand_full</source>
        <translation>Hand complete: take back a tile first.</translation>
    </message>
    <message>
        <source>status.no_match</source>
        <translation>No match is open: open one, or begin one.</translation>
    </message>
    <message>
        <source>status.no_tabs</source>
        <translation>Tabs: the result has none yet.</translation>
    </message>
    <message>
        <source>status.not_here</source>
        <translation>{command}: not on this page.</translation>
    </message>
    <message>
        <source>status.nothing_to_copy</source>
        <translation>Nothing to copy.</translation>
    </message>
    <message>
        <source>status.nothing_to_redo</source>
        <translation>Nothing to redo.</translation>
    </message>
    <message>
        <source>status.nothing_to_undo</source>
        <translation>Nothing to undo.</translation>
    </message>
    <message>
        <source>status.paste_failed</source>
        <translation>Nothing readable on the clipboard. {reason}</translation>
    </message>
    <message>
        <source>status.printed</source>
        <translation>Sent to the printer.</translation>
    </message>
    <message>
        <source>status.ready</source>
        <translation>Ready.</translation>
    </message>
    <message>
        <source>status.restored</source>
        <translation>The hand is as it was left.</translation>
    </message>
    <message>
        <source>status.save_failed</source>
        <translation>The slip could not be saved ({file}): {reason}.</translation>
    </message>
    <message>
        <source>status.saved</source>
        <translation>Slip saved: {file}.</translation>
    </message>
    <message>
        <source>strip.called</source>
        <translation>{tile}, {meld}, called tile</translation>
    </message>
    <message>
        <source>strip.dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>strip.empty</source>
        <translation>Touch a tile, or type 123m…</translation>
    </message>
    <message>
        <source>strip.in_call</source>
        <translation>{tile}, {meld}</translation>
    </message>
    <message>
        <source>strip.make_win</source>
        <translation>Make it the winning tile</translation>
    </message>
    <message>
        <source>strip.name</source>
        <translation>The hand</translation>
    </message>
    <message>
        <source>strip.next_dora</source>
        <translation>Dora indicator: empty place</translation>
    </message>
    <message>
        <source>strip.next_ura</source>
        <translation>Ura indicator: empty place</translation>
    </message>
    <message>
        <source>strip.north</source>
        <translation>{tile}, extracted</translation>
    </message>
    <message>
        <source>strip.norths</source>
        <translation>Norths</translation>
    </message>
    <message>
        <source>strip.take_back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>strip.tip</source>
        <translation>Click: take back. Line below, or Enter: make it the winning tile.</translation>
    </message>
    <message>
        <source>strip.ura</source>
        <translation>Ura</translation>
    </message>
    <message>
        <source>strip.ura_no_riichi</source>
        <translation>Ura · no riichi</translation>
    </message>
    <message>
        <source>strip.win</source>
        <translation>Winning tile</translation>
    </message>
    <message>
        <source>tab.count</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>tab.history</source>
        <translation>Recent hands</translation>
    </message>
    <message>
        <source>tab.readings</source>
        <translation>Other readings</translation>
    </message>
    <message>
        <source>tab.rules</source>
        <translation>Other rules</translation>
    </message>
    <message>
        <source>tab.why_not</source>
        <translation>Why not</translation>
    </message>
    <message>
        <source>tab_short.count</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>tab_short.history</source>
        <translation>Recent</translation>
    </message>
    <message>
        <source>tab_short.readings</source>
        <translation>Readings</translation>
    </message>
    <message>
        <source>tab_short.rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>tab_short.why_not</source>
        <translation>Why not</translation>
    </message>
    <message numerus="yes">
        <source>waits.count</source>
        <translation>
            <numerusform>{n} tile waited on</numerusform>
            <numerusform>{n} tiles waited on</numerusform>
        </translation>
    </message>
    <message>
        <source>waits.free</source>
        <translation>Free</translation>
    </message>
    <message numerus="yes">
        <source>waits.free_count</source>
        <translation>
            <numerusform>{n} free</numerusform>
            <numerusform>{n} free</numerusform>
        </translation>
    </message>
    <message>
        <source>waits.furiten_hint</source>
        <translation>Furiten is not checked: discards are not entered.</translation>
    </message>
    <message>
        <source>waits.no_yaku</source>
        <translation>no yaku</translation>
    </message>
    <message>
        <source>waits.none_free</source>
        <translation>None of the tiles waited on is free.</translation>
    </message>
    <message>
        <source>waits.ron</source>
        <translation>Ron</translation>
    </message>
    <message>
        <source>waits.tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>waits.title</source>
        <translation>Waits</translation>
    </message>
    <message>
        <source>waits.tsumo</source>
        <translation>Tsumo</translation>
    </message>
    <message>
        <source>why_not.by_ron</source>
        <translation>by ron instead of tsumo</translation>
    </message>
    <message>
        <source>why_not.by_tsumo</source>
        <translation>by tsumo instead of ron</translation>
    </message>
    <message>
        <source>why_not.closed_only</source>
        <translation>only with a closed hand</translation>
    </message>
    <message>
        <source>why_not.dora_alone</source>
        <translation>No yaku: dora are not yaku.</translation>
    </message>
    <message>
        <source>why_not.elsewhere</source>
        <translation>in another reading, which pays less</translation>
    </message>
    <message>
        <source>why_not.far</source>
        <translation>Absent</translation>
    </message>
    <message>
        <source>why_not.happened</source>
        <translation>By how it was won</translation>
    </message>
    <message>
        <source>why_not.intro</source>
        <translation>Yaku absent by one condition</translation>
    </message>
    <message>
        <source>why_not.near</source>
        <translation>One tile or one circumstance away</translation>
    </message>
    <message>
        <source>why_not.none</source>
        <translation>No yaku is absent.</translation>
    </message>
    <message>
        <source>why_not.not_in_rules</source>
        <translation>not in these rules</translation>
    </message>
    <message>
        <source>why_not.row</source>
        <translation>{yaku}: {reason}</translation>
    </message>
    <message>
        <source>why_not.swap</source>
        <translation>with {into} in place of {out}</translation>
    </message>
    <message>
        <source>why_not.worth</source>
        <translation>han</translation>
    </message>
    <message>
        <source>why_not.yakuman</source>
        <translation>Absent yakuman</translation>
    </message>
</context>
<context>
    <name>wait</name>
    <message>
        <source>kanchan</source>
        <translation>Kanchan</translation>
    </message>
    <message>
        <source>penchan</source>
        <translation>Penchan</translation>
    </message>
    <message>
        <source>ryanmen</source>
        <translation>Ryanmen</translation>
    </message>
    <message>
        <source>shanpon</source>
        <translation>Shanpon</translation>
    </message>
    <message>
        <source>tanki</source>
        <translation>Tanki</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>Juusanmen</translation>
    </message>
</context>
<context>
    <name>wait_gloss</name>
    <message>
        <source>kanchan</source>
        <translation>middle</translation>
    </message>
    <message>
        <source>penchan</source>
        <translation>edge</translation>
    </message>
    <message>
        <source>ryanmen</source>
        <translation>two-sided</translation>
    </message>
    <message>
        <source>shanpon</source>
        <translation>two pairs</translation>
    </message>
    <message>
        <source>tanki</source>
        <translation>pair</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>thirteen-sided</translation>
    </message>
</context>
<context>
    <name>wait_kanji</name>
    <message>
        <source>kanchan</source>
        <translation>嵌張</translation>
    </message>
    <message>
        <source>penchan</source>
        <translation>辺張</translation>
    </message>
    <message>
        <source>ryanmen</source>
        <translation>両面</translation>
    </message>
    <message>
        <source>shanpon</source>
        <translation>双碰</translation>
    </message>
    <message>
        <source>tanki</source>
        <translation>単騎</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>十三面</translation>
    </message>
</context>
<context>
    <name>wind</name>
    <message>
        <source>E</source>
        <translation>East</translation>
    </message>
    <message>
        <source>N</source>
        <translation>North</translation>
    </message>
    <message>
        <source>S</source>
        <translation>South</translation>
    </message>
    <message>
        <source>W</source>
        <translation>West</translation>
    </message>
</context>
<context>
    <name>wind_kanji</name>
    <message>
        <source>E</source>
        <translation>東</translation>
    </message>
    <message>
        <source>N</source>
        <translation>北</translation>
    </message>
    <message>
        <source>S</source>
        <translation>南</translation>
    </message>
    <message>
        <source>W</source>
        <translation>西</translation>
    </message>
</context>
<context>
    <name>yaku</name>
    <message>
        <source>chankan</source>
        <translation>Chankan</translation>
    </message>
    <message>
        <source>chanta</source>
        <translation>Chanta</translation>
    </message>
    <message>
        <source>chiihou</source>
        <translation>Chiihou</translation>
    </message>
    <message>
        <source>chiitoitsu</source>
        <translation>Chiitoitsu</translation>
    </message>
    <message>
        <source>chinitsu</source>
        <translation>Chinitsu</translation>
    </message>
    <message>
        <source>chinroutou</source>
        <translation>Chinroutou</translation>
    </message>
    <message>
        <source>chun</source>
        <translation>Yakuhai chun</translation>
    </message>
    <message>
        <source>chuuren_poutou</source>
        <translation>Chuuren poutou</translation>
    </message>
    <message>
        <source>daichisei</source>
        <translation>Daichisei</translation>
    </message>
    <message>
        <source>daisangen</source>
        <translation>Daisangen</translation>
    </message>
    <message>
        <source>daisharin</source>
        <translation>Daisharin</translation>
    </message>
    <message>
        <source>daisuushii</source>
        <translation>Daisuushii</translation>
    </message>
    <message>
        <source>double_riichi</source>
        <translation>Double riichi</translation>
    </message>
    <message>
        <source>haitei</source>
        <translation>Haitei raoyue</translation>
    </message>
    <message>
        <source>haku</source>
        <translation>Yakuhai haku</translation>
    </message>
    <message>
        <source>hatsu</source>
        <translation>Yakuhai hatsu</translation>
    </message>
    <message>
        <source>honitsu</source>
        <translation>Honitsu</translation>
    </message>
    <message>
        <source>honroutou</source>
        <translation>Honroutou</translation>
    </message>
    <message>
        <source>houtei</source>
        <translation>Houtei raoyui</translation>
    </message>
    <message>
        <source>iipeikou</source>
        <translation>Iipeikou</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>Ippatsu</translation>
    </message>
    <message>
        <source>isshoku_sanjun</source>
        <translation>Isshoku sanjun</translation>
    </message>
    <message>
        <source>ittsu</source>
        <translation>Ittsu</translation>
    </message>
    <message>
        <source>junchan</source>
        <translation>Junchan</translation>
    </message>
    <message>
        <source>junsei_chuuren_poutou</source>
        <translation>Junsei chuuren poutou</translation>
    </message>
    <message>
        <source>kokushi_musou</source>
        <translation>Kokushi musou</translation>
    </message>
    <message>
        <source>kokushi_musou_13</source>
        <translation>Kokushi musou juusanmen</translation>
    </message>
    <message>
        <source>menzen_tsumo</source>
        <translation>Menzen tsumo</translation>
    </message>
    <message>
        <source>nagashi_mangan</source>
        <translation>Nagashi mangan</translation>
    </message>
    <message>
        <source>north_wind</source>
        <translation>Yakuhai pei</translation>
    </message>
    <message>
        <source>open_riichi</source>
        <translation>Open riichi</translation>
    </message>
    <message>
        <source>paarenchan</source>
        <translation>Paarenchan</translation>
    </message>
    <message>
        <source>pinfu</source>
        <translation>Pinfu</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>Renhou</translation>
    </message>
    <message>
        <source>riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>rinshan_kaihou</source>
        <translation>Rinshan kaihou</translation>
    </message>
    <message>
        <source>round_wind</source>
        <translation>Yakuhai bakaze</translation>
    </message>
    <message>
        <source>ryanpeikou</source>
        <translation>Ryanpeikou</translation>
    </message>
    <message>
        <source>ryuuiisou</source>
        <translation>Ryuuiisou</translation>
    </message>
    <message>
        <source>sanankou</source>
        <translation>Sanankou</translation>
    </message>
    <message>
        <source>sankantsu</source>
        <translation>Sankantsu</translation>
    </message>
    <message>
        <source>sanrenkou</source>
        <translation>Sanrenkou</translation>
    </message>
    <message>
        <source>sanshoku_doujun</source>
        <translation>Sanshoku doujun</translation>
    </message>
    <message>
        <source>sanshoku_doukou</source>
        <translation>Sanshoku doukou</translation>
    </message>
    <message>
        <source>seat_wind</source>
        <translation>Yakuhai jikaze</translation>
    </message>
    <message>
        <source>shousangen</source>
        <translation>Shousangen</translation>
    </message>
    <message>
        <source>shousuushii</source>
        <translation>Shousuushii</translation>
    </message>
    <message>
        <source>suuankou</source>
        <translation>Suuankou</translation>
    </message>
    <message>
        <source>suuankou_tanki</source>
        <translation>Suuankou tanki</translation>
    </message>
    <message>
        <source>suukantsu</source>
        <translation>Suukantsu</translation>
    </message>
    <message>
        <source>tanyao</source>
        <translation>Tanyao</translation>
    </message>
    <message>
        <source>tenhou</source>
        <translation>Tenhou</translation>
    </message>
    <message>
        <source>toitoi</source>
        <translation>Toitoi</translation>
    </message>
    <message>
        <source>tsuuiisou</source>
        <translation>Tsuuiisou</translation>
    </message>
    <message>
        <source>uumensai</source>
        <translation>Uumensai</translation>
    </message>
</context>
<context>
    <name>yaku_gloss</name>
    <message>
        <source>chankan</source>
        <translation>robbing a kan</translation>
    </message>
    <message>
        <source>chanta</source>
        <translation>half outside hand</translation>
    </message>
    <message>
        <source>chiihou</source>
        <translation>blessing of earth</translation>
    </message>
    <message>
        <source>chiitoitsu</source>
        <translation>seven pairs</translation>
    </message>
    <message>
        <source>chinitsu</source>
        <translation>full flush</translation>
    </message>
    <message>
        <source>chinroutou</source>
        <translation>all terminals</translation>
    </message>
    <message>
        <source>chun</source>
        <translation>red dragon</translation>
    </message>
    <message>
        <source>chuuren_poutou</source>
        <translation>nine gates</translation>
    </message>
    <message>
        <source>daichisei</source>
        <translation>big seven stars</translation>
    </message>
    <message>
        <source>daisangen</source>
        <translation>big three dragons</translation>
    </message>
    <message>
        <source>daisharin</source>
        <translation>big wheels</translation>
    </message>
    <message>
        <source>daisuushii</source>
        <translation>big four winds</translation>
    </message>
    <message>
        <source>double_riichi</source>
        <translation>riichi on the first turn</translation>
    </message>
    <message>
        <source>haitei</source>
        <translation>last draw</translation>
    </message>
    <message>
        <source>haku</source>
        <translation>white dragon</translation>
    </message>
    <message>
        <source>hatsu</source>
        <translation>green dragon</translation>
    </message>
    <message>
        <source>honitsu</source>
        <translation>half flush</translation>
    </message>
    <message>
        <source>honroutou</source>
        <translation>terminals and honours</translation>
    </message>
    <message>
        <source>houtei</source>
        <translation>last discard</translation>
    </message>
    <message>
        <source>iipeikou</source>
        <translation>two identical runs</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>within one turn</translation>
    </message>
    <message>
        <source>isshoku_sanjun</source>
        <translation>three identical runs</translation>
    </message>
    <message>
        <source>ittsu</source>
        <translation>full straight</translation>
    </message>
    <message>
        <source>junchan</source>
        <translation>full outside hand</translation>
    </message>
    <message>
        <source>junsei_chuuren_poutou</source>
        <translation>pure nine gates</translation>
    </message>
    <message>
        <source>kokushi_musou</source>
        <translation>thirteen orphans</translation>
    </message>
    <message>
        <source>kokushi_musou_13</source>
        <translation>thirteen orphans, thirteen-sided wait</translation>
    </message>
    <message>
        <source>menzen_tsumo</source>
        <translation>self-draw, closed hand</translation>
    </message>
    <message>
        <source>nagashi_mangan</source>
        <translation>all terminal and honour discards</translation>
    </message>
    <message>
        <source>north_wind</source>
        <translation>north, three players</translation>
    </message>
    <message>
        <source>open_riichi</source>
        <translation>riichi, hand shown</translation>
    </message>
    <message>
        <source>paarenchan</source>
        <translation>eight wins in a row</translation>
    </message>
    <message>
        <source>pinfu</source>
        <translation>no-points hand</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>blessing of man</translation>
    </message>
    <message>
        <source>riichi</source>
        <translation>declared ready hand</translation>
    </message>
    <message>
        <source>rinshan_kaihou</source>
        <translation>replacement tile</translation>
    </message>
    <message>
        <source>round_wind</source>
        <translation>round wind</translation>
    </message>
    <message>
        <source>ryanpeikou</source>
        <translation>twice two identical runs</translation>
    </message>
    <message>
        <source>ryuuiisou</source>
        <translation>all green</translation>
    </message>
    <message>
        <source>sanankou</source>
        <translation>three concealed triplets</translation>
    </message>
    <message>
        <source>sankantsu</source>
        <translation>three kans</translation>
    </message>
    <message>
        <source>sanrenkou</source>
        <translation>three consecutive triplets</translation>
    </message>
    <message>
        <source>sanshoku_doujun</source>
        <translation>three-suit run</translation>
    </message>
    <message>
        <source>sanshoku_doukou</source>
        <translation>three-suit triplet</translation>
    </message>
    <message>
        <source>seat_wind</source>
        <translation>seat wind</translation>
    </message>
    <message>
        <source>shousangen</source>
        <translation>little three dragons</translation>
    </message>
    <message>
        <source>shousuushii</source>
        <translation>little four winds</translation>
    </message>
    <message>
        <source>suuankou</source>
        <translation>four concealed triplets</translation>
    </message>
    <message>
        <source>suuankou_tanki</source>
        <translation>four concealed triplets, pair wait</translation>
    </message>
    <message>
        <source>suukantsu</source>
        <translation>four kans</translation>
    </message>
    <message>
        <source>tanyao</source>
        <translation>all simples</translation>
    </message>
    <message>
        <source>tenhou</source>
        <translation>blessing of heaven</translation>
    </message>
    <message>
        <source>toitoi</source>
        <translation>all triplets</translation>
    </message>
    <message>
        <source>tsuuiisou</source>
        <translation>all honours</translation>
    </message>
    <message>
        <source>uumensai</source>
        <translation>all five kinds</translation>
    </message>
</context>
<context>
    <name>yaku_kanji</name>
    <message>
        <source>chankan</source>
        <translation>槍槓</translation>
    </message>
    <message>
        <source>chanta</source>
        <translation>混全帯幺九</translation>
    </message>
    <message>
        <source>chiihou</source>
        <translation>地和</translation>
    </message>
    <message>
        <source>chiitoitsu</source>
        <translation>七対子</translation>
    </message>
    <message>
        <source>chinitsu</source>
        <translation>清一色</translation>
    </message>
    <message>
        <source>chinroutou</source>
        <translation>清老頭</translation>
    </message>
    <message>
        <source>chun</source>
        <translation>役牌 中</translation>
    </message>
    <message>
        <source>chuuren_poutou</source>
        <translation>九蓮宝燈</translation>
    </message>
    <message>
        <source>daichisei</source>
        <translation>大七星</translation>
    </message>
    <message>
        <source>daisangen</source>
        <translation>大三元</translation>
    </message>
    <message>
        <source>daisharin</source>
        <translation>大車輪</translation>
    </message>
    <message>
        <source>daisuushii</source>
        <translation>大四喜</translation>
    </message>
    <message>
        <source>double_riichi</source>
        <translation>ダブル立直</translation>
    </message>
    <message>
        <source>haitei</source>
        <translation>海底撈月</translation>
    </message>
    <message>
        <source>haku</source>
        <translation>役牌 白</translation>
    </message>
    <message>
        <source>hatsu</source>
        <translation>役牌 發</translation>
    </message>
    <message>
        <source>honitsu</source>
        <translation>混一色</translation>
    </message>
    <message>
        <source>honroutou</source>
        <translation>混老頭</translation>
    </message>
    <message>
        <source>houtei</source>
        <translation>河底撈魚</translation>
    </message>
    <message>
        <source>iipeikou</source>
        <translation>一盃口</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>一発</translation>
    </message>
    <message>
        <source>isshoku_sanjun</source>
        <translation>一色三順</translation>
    </message>
    <message>
        <source>ittsu</source>
        <translation>一気通貫</translation>
    </message>
    <message>
        <source>junchan</source>
        <translation>純全帯幺九</translation>
    </message>
    <message>
        <source>junsei_chuuren_poutou</source>
        <translation>純正九蓮宝燈</translation>
    </message>
    <message>
        <source>kokushi_musou</source>
        <translation>国士無双</translation>
    </message>
    <message>
        <source>kokushi_musou_13</source>
        <translation>国士無双十三面</translation>
    </message>
    <message>
        <source>menzen_tsumo</source>
        <translation>門前清自摸和</translation>
    </message>
    <message>
        <source>nagashi_mangan</source>
        <translation>流し満貫</translation>
    </message>
    <message>
        <source>north_wind</source>
        <translation>役牌 北</translation>
    </message>
    <message>
        <source>open_riichi</source>
        <translation>オープン立直</translation>
    </message>
    <message>
        <source>paarenchan</source>
        <translation>八連荘</translation>
    </message>
    <message>
        <source>pinfu</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>人和</translation>
    </message>
    <message>
        <source>riichi</source>
        <translation>立直</translation>
    </message>
    <message>
        <source>rinshan_kaihou</source>
        <translation>嶺上開花</translation>
    </message>
    <message>
        <source>round_wind</source>
        <translation>役牌 場風</translation>
    </message>
    <message>
        <source>ryanpeikou</source>
        <translation>二盃口</translation>
    </message>
    <message>
        <source>ryuuiisou</source>
        <translation>緑一色</translation>
    </message>
    <message>
        <source>sanankou</source>
        <translation>三暗刻</translation>
    </message>
    <message>
        <source>sankantsu</source>
        <translation>三槓子</translation>
    </message>
    <message>
        <source>sanrenkou</source>
        <translation>三連刻</translation>
    </message>
    <message>
        <source>sanshoku_doujun</source>
        <translation>三色同順</translation>
    </message>
    <message>
        <source>sanshoku_doukou</source>
        <translation>三色同刻</translation>
    </message>
    <message>
        <source>seat_wind</source>
        <translation>役牌 自風</translation>
    </message>
    <message>
        <source>shousangen</source>
        <translation>小三元</translation>
    </message>
    <message>
        <source>shousuushii</source>
        <translation>小四喜</translation>
    </message>
    <message>
        <source>suuankou</source>
        <translation>四暗刻</translation>
    </message>
    <message>
        <source>suuankou_tanki</source>
        <translation>四暗刻単騎</translation>
    </message>
    <message>
        <source>suukantsu</source>
        <translation>四槓子</translation>
    </message>
    <message>
        <source>tanyao</source>
        <translation>断幺九</translation>
    </message>
    <message>
        <source>tenhou</source>
        <translation>天和</translation>
    </message>
    <message>
        <source>toitoi</source>
        <translation>対々和</translation>
    </message>
    <message>
        <source>tsuuiisou</source>
        <translation>字一色</translation>
    </message>
    <message>
        <source>uumensai</source>
        <translation>五門斉</translation>
    </message>
</context>
<context>
    <name>yaku_rule</name>
    <message>
        <source>chankan</source>
        <translation>Win by ron on the tile that another player adds to a pon.</translation>
    </message>
    <message>
        <source>chanta</source>
        <translation>A terminal or honour in every group and in the pair, with at least one run and one honour.</translation>
    </message>
    <message>
        <source>chiihou</source>
        <translation>Non-dealer: win on the first draw, before any call or kan.</translation>
    </message>
    <message>
        <source>chiitoitsu</source>
        <translation>Seven pairs, never the same one twice; 25 fu.</translation>
    </message>
    <message>
        <source>chinitsu</source>
        <translation>One suit, without honours.</translation>
    </message>
    <message>
        <source>chinroutou</source>
        <translation>No tiles but 1s and 9s.</translation>
    </message>
    <message>
        <source>chun</source>
        <translation>Red dragons as a triplet or kan.</translation>
    </message>
    <message>
        <source>chuuren_poutou</source>
        <translation>1112345678999 of one suit and one more tile of it, without calls or kans.</translation>
    </message>
    <message>
        <source>daichisei</source>
        <translation>A pair of each of the seven honours.</translation>
    </message>
    <message>
        <source>daisangen</source>
        <translation>A triplet or kan of each of the three dragons.</translation>
    </message>
    <message>
        <source>daisharin</source>
        <translation>22334455667788 of circles, with a closed hand.</translation>
    </message>
    <message>
        <source>daisuushii</source>
        <translation>A triplet or kan of each of the four winds.</translation>
    </message>
    <message>
        <source>double_riichi</source>
        <translation>Declare riichi with the first discard, before any call or kan; replaces riichi.</translation>
    </message>
    <message>
        <source>haitei</source>
        <translation>Win by tsumo on the very last draw.</translation>
    </message>
    <message>
        <source>haku</source>
        <translation>White dragons as a triplet or kan.</translation>
    </message>
    <message>
        <source>hatsu</source>
        <translation>Green dragons as a triplet or kan.</translation>
    </message>
    <message>
        <source>honitsu</source>
        <translation>One suit and honours.</translation>
    </message>
    <message>
        <source>honroutou</source>
        <translation>No tiles but terminals and honours.</translation>
    </message>
    <message>
        <source>houtei</source>
        <translation>Win by ron on the discard after the last draw.</translation>
    </message>
    <message>
        <source>iipeikou</source>
        <translation>The same run twice, with a closed hand.</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>Win within one turn of riichi, with no call or kan by anyone.</translation>
    </message>
    <message>
        <source>isshoku_sanjun</source>
        <translation>The same run three times.</translation>
    </message>
    <message>
        <source>ittsu</source>
        <translation>Three runs, 123, 456 and 789, of a single suit.</translation>
    </message>
    <message>
        <source>junchan</source>
        <translation>A terminal in every group and in the pair, with at least one run.</translation>
    </message>
    <message>
        <source>junsei_chuuren_poutou</source>
        <translation>Chuuren poutou completed by the extra tile, thus with nine waits.</translation>
    </message>
    <message>
        <source>kokushi_musou</source>
        <translation>Each terminal and each honour, one of them twice.</translation>
    </message>
    <message>
        <source>kokushi_musou_13</source>
        <translation>Kokushi musou completed by the doubled tile, thus with thirteen waits.</translation>
    </message>
    <message>
        <source>menzen_tsumo</source>
        <translation>Win on a drawn tile with a closed hand.</translation>
    </message>
    <message>
        <source>nagashi_mangan</source>
        <translation>At an exhaustive draw, have discarded only terminals and honours, none of them called.</translation>
    </message>
    <message>
        <source>north_wind</source>
        <translation>With three players, north as a triplet or kan, where it counts for all.</translation>
    </message>
    <message>
        <source>open_riichi</source>
        <translation>Declare riichi and show the hand; replaces riichi.</translation>
    </message>
    <message>
        <source>paarenchan</source>
        <translation>Dealer: win eight hands in a row.</translation>
    </message>
    <message>
        <source>pinfu</source>
        <translation>Closed hand of four runs and a pair without value, with a ryanmen wait.</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>Non-dealer: win by ron before the first draw and before any call or kan.</translation>
    </message>
    <message>
        <source>riichi</source>
        <translation>Declare riichi with a closed hand in tenpai and lay down 1,000 points.</translation>
    </message>
    <message>
        <source>rinshan_kaihou</source>
        <translation>Win on the replacement tile of one’s own kan.</translation>
    </message>
    <message>
        <source>round_wind</source>
        <translation>The wind of the round as a triplet or kan.</translation>
    </message>
    <message>
        <source>ryanpeikou</source>
        <translation>Two pairs of identical runs, with a closed hand; replaces iipeikou.</translation>
    </message>
    <message>
        <source>ryuuiisou</source>
        <translation>No tiles but the 2, 3, 4, 6, 8 of bamboo and green dragons.</translation>
    </message>
    <message>
        <source>sanankou</source>
        <translation>Three triplets or kans made without a call or ron.</translation>
    </message>
    <message>
        <source>sankantsu</source>
        <translation>Three kans, called or not.</translation>
    </message>
    <message>
        <source>sanrenkou</source>
        <translation>Three triplets or kans of consecutive numbers in one suit.</translation>
    </message>
    <message>
        <source>sanshoku_doujun</source>
        <translation>The same run in characters, circles and bamboo.</translation>
    </message>
    <message>
        <source>sanshoku_doukou</source>
        <translation>The same triplet or kan in characters, circles and bamboo.</translation>
    </message>
    <message>
        <source>seat_wind</source>
        <translation>The wind of one’s seat as a triplet or kan.</translation>
    </message>
    <message>
        <source>shousangen</source>
        <translation>Two triplets or kans of dragons and a pair of the third; each triplet scores as well.</translation>
    </message>
    <message>
        <source>shousuushii</source>
        <translation>Three triplets or kans of winds and a pair of the fourth.</translation>
    </message>
    <message>
        <source>suuankou</source>
        <translation>Four triplets or kans made without a call or ron.</translation>
    </message>
    <message>
        <source>suuankou_tanki</source>
        <translation>Suuankou completed by its pair.</translation>
    </message>
    <message>
        <source>suukantsu</source>
        <translation>Four kans and a pair.</translation>
    </message>
    <message>
        <source>tanyao</source>
        <translation>No tiles but 2 to 8.</translation>
    </message>
    <message>
        <source>tenhou</source>
        <translation>Dealer: win on the deal, before the first discard.</translation>
    </message>
    <message>
        <source>toitoi</source>
        <translation>Nothing but triplets or kans, and a pair.</translation>
    </message>
    <message>
        <source>tsuuiisou</source>
        <translation>No tiles but honours.</translation>
    </message>
    <message>
        <source>uumensai</source>
        <translation>All three suits, winds and dragons in one hand.</translation>
    </message>
</context>
</TS>
