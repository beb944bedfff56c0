<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>abort</name>
    <message>
        <source>kyuushu_kyuuhai</source>
        <translation>Kyuushu kyuuhai (neuf terminales et honneurs)</translation>
    </message>
    <message>
        <source>sanchahou</source>
        <translation>Sanchahou (trois ron)</translation>
    </message>
    <message>
        <source>suucha_riichi</source>
        <translation>Suucha riichi (quatre riichi)</translation>
    </message>
    <message>
        <source>suufon_renda</source>
        <translation>Suufon renda (quatre fois le même vent)</translation>
    </message>
    <message>
        <source>suukaikan</source>
        <translation>Suukaikan (quatre kan)</translation>
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
        <translation>tout le club dans une archive (export), ou ce qu’une archive a de nouveau (import)</translation>
    </message>
    <message>
        <source>about.hub</source>
        <translation>la base commune de plusieurs postes&#x202f;: init, status, roles, copy, password</translation>
    </message>
    <message>
        <source>about.points</source>
        <translation>ce que paient des han et des fu, ou des yakuman</translation>
    </message>
    <message>
        <source>about.program</source>
        <translation>Ce que vaut une main de riichi mahjong, et pourquoi. Sans commande, la fenêtre s’ouvre.</translation>
    </message>
    <message>
        <source>about.replay</source>
        <translation>ce que devient une partie, main par main</translation>
    </message>
    <message>
        <source>about.rules</source>
        <translation>les règlements, ou tous les champs d’un seul avec leurs sources</translation>
    </message>
    <message>
        <source>about.score</source>
        <translation>ce que vaut une main</translation>
    </message>
    <message>
        <source>about.sheet</source>
        <translation>l’aide-mémoire d’un règlement en PDF, deux pages A4</translation>
    </message>
    <message>
        <source>about.verify</source>
        <translation>les parties et les mains récentes recalculées&#x202f;: ce que cette version dit autrement</translation>
    </message>
    <message>
        <source>because.closed</source>
        <translation>le flux est fermé</translation>
    </message>
    <message>
        <source>because.denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>because.folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>because.missing</source>
        <translation>fichier introuvable</translation>
    </message>
    <message>
        <source>because.no_room</source>
        <translation>plus de place</translation>
    </message>
    <message>
        <source>check.club</source>
        <translation>base des parties</translation>
    </message>
    <message>
        <source>check.data</source>
        <translation>dossier des données</translation>
    </message>
    <message>
        <source>check.failed</source>
        <translation>En panne&#x202f;: {check} ({reason})</translation>
    </message>
    <message>
        <source>check.hand</source>
        <translation>une main comptée</translation>
    </message>
    <message>
        <source>check.pages</source>
        <translation>toutes les pages ouvertes</translation>
    </message>
    <message>
        <source>check.parts</source>
        <translation>toutes les parties du programme</translation>
    </message>
    <message>
        <source>check.passed</source>
        <translation>Bon&#x202f;: {check}</translation>
    </message>
    <message>
        <source>check.resources</source>
        <translation>fichiers du programme</translation>
    </message>
    <message>
        <source>check.rules</source>
        <translation>règlements</translation>
    </message>
    <message>
        <source>check.window</source>
        <translation>tuiles dessinées et polices</translation>
    </message>
    <message>
        <source>check.words</source>
        <translation>textes en trois langues</translation>
    </message>
    <message numerus="yes">
        <source>club.acts</source>
        <translation>
            <numerusform>{n} écriture du registre</numerusform>
            <numerusform>{n} écritures du registre</numerusform>
        </translation>
    </message>
    <message>
        <source>club.counted</source>
        <translation>Nouveau&#x202f;: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>club.differing</source>
        <translation>
            <numerusform>{n} partie laissée&#x202f;: elle continue autrement ici.</numerusform>
            <numerusform>{n} parties laissées&#x202f;: elles continuent autrement ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.entries</source>
        <translation>
            <numerusform>{n} écriture de partie</numerusform>
            <numerusform>{n} écritures de parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.games</source>
        <translation>
            <numerusform>{n} partie</numerusform>
            <numerusform>{n} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.illegal</source>
        <translation>
            <numerusform>{n} partie ne se rejoue pas jusqu’au bout&#x202f;: à corriger.</numerusform>
            <numerusform>{n} parties ne se rejouent pas jusqu’au bout&#x202f;: à corriger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.left_out</source>
        <translation>
            <numerusform>{n} partie ou écriture illisible n’y est pas.</numerusform>
            <numerusform>{n} parties ou écritures illisibles n’y sont pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.longer</source>
        <translation>
            <numerusform>la suite de {n} partie</numerusform>
            <numerusform>la suite de {n} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>club.nothing</source>
        <translation>Rien de nouveau&#x202f;: tout était déjà là.</translation>
    </message>
    <message numerus="yes">
        <source>club.players</source>
        <translation>
            <numerusform>{n} nouveau joueur</numerusform>
            <numerusform>{n} nouveaux joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>club.taken</source>
        <translation>Pris&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>commandes</translation>
    </message>
    <message>
        <source>error</source>
        <translation>{program}&#x202f;: erreur&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>help.action</source>
        <translation>init la crée ou la met à jour, status la décrit, roles donne les droits, copy la copie, password garde le mot de passe</translation>
    </message>
    <message>
        <source>help.archive</source>
        <translation>l’archive, un fichier .zip</translation>
    </message>
    <message>
        <source>help.count</source>
        <translation>pour import&#x202f;: dire seulement ce qui est nouveau</translation>
    </message>
    <message>
        <source>help.counted</source>
        <translation>ce que valent 13 han et plus, quel que soit le règlement</translation>
    </message>
    <message>
        <source>help.data_dir</source>
        <translation>dossier où tout garder, à la place de celui du système</translation>
    </message>
    <message>
        <source>help.dealer</source>
        <translation>le gagnant est le donneur</translation>
    </message>
    <message>
        <source>help.deed</source>
        <translation>export écrit l’archive, import prend ce qu’elle a de nouveau</translation>
    </message>
    <message>
        <source>help.fu</source>
        <translation>fu arrondis&#x202f;; inutiles à partir de 5 han</translation>
    </message>
    <message>
        <source>help.game</source>
        <translation>la partie, un document JSON</translation>
    </message>
    <message>
        <source>help.han</source>
        <translation>han, dora compris</translation>
    </message>
    <message>
        <source>help.hand</source>
        <translation>la main en texte&#x202f;: 234m067p3455s+2s (9999m) ron riichi seat=S dora=3m</translation>
    </message>
    <message>
        <source>help.help</source>
        <translation>afficher cette aide</translation>
    </message>
    <message>
        <source>help.honba</source>
        <translation>nombre de honba</translation>
    </message>
    <message>
        <source>help.id</source>
        <translation>nom du règlement à détailler</translation>
    </message>
    <message>
        <source>help.json</source>
        <translation>répondre en JSON</translation>
    </message>
    <message>
        <source>help.jsonl</source>
        <translation>lire un document JSON par ligne, du fichier ou de l’entrée standard, et répondre à chacun par une ligne</translation>
    </message>
    <message>
        <source>help.kiriage</source>
        <translation>avec ou sans kiriage mangan, quel que soit le règlement</translation>
    </message>
    <message>
        <source>help.lang</source>
        <translation>langue des réponses</translation>
    </message>
    <message>
        <source>help.nagashi</source>
        <translation>nagashi mangan, selon le règlement</translation>
    </message>
    <message>
        <source>help.output</source>
        <translation>fichier PDF à écrire</translation>
    </message>
    <message>
        <source>help.pao</source>
        <translation>un joueur est responsable d’un yakuman&#x202f;: par tsumo il paie seul, par ron la moitié avec le défausseur&#x202f;; ron vaut pour le ron seul</translation>
    </message>
    <message>
        <source>help.pao_dealer</source>
        <translation>le responsable est le donneur</translation>
    </message>
    <message>
        <source>help.pao_times</source>
        <translation>de combien de yakuman il est responsable</translation>
    </message>
    <message>
        <source>help.players</source>
        <translation>nombre de joueurs, s’il faut s’en assurer&#x202f;; c’est le règlement qui le fixe</translation>
    </message>
    <message>
        <source>help.referee</source>
        <translation>pour roles&#x202f;: utilisateur d’un arbitre, qui peut tout&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>help.renhou</source>
        <translation>renhou, selon le règlement</translation>
    </message>
    <message>
        <source>help.rules</source>
        <translation>règlement à appliquer&#x202f;: un nom, ou nom,champ=valeur</translation>
    </message>
    <message>
        <source>help.screen</source>
        <translation>pour roles&#x202f;: utilisateur d’un écran, qui lit&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>help.self_check</source>
        <translation>vérifier que tout ce qu’il faut est là et marche</translation>
    </message>
    <message>
        <source>help.station</source>
        <translation>pour roles&#x202f;: utilisateur d’un poste, qui ajoute&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>help.sticks</source>
        <translation>bâtonnets de riichi que prend le gagnant</translation>
    </message>
    <message>
        <source>help.target</source>
        <translation>pour copy&#x202f;: adresse de la copie, vide jusque-là</translation>
    </message>
    <message>
        <source>help.tsumo</source>
        <translation>victoire par tsumo et non par ron</translation>
    </message>
    <message>
        <source>help.url</source>
        <translation>adresse&#x202f;: postgresql&#x202f;://nom@machine/base ou sqlite&#x202f;:///chemin</translation>
    </message>
    <message>
        <source>help.version</source>
        <translation>afficher la version</translation>
    </message>
    <message>
        <source>help.yakuman</source>
        <translation>combien de fois yakuman, à la place de han et fu</translation>
    </message>
    <message numerus="yes">
        <source>hub.acts</source>
        <translation>
            <numerusform>{n} écriture du registre</numerusform>
            <numerusform>{n} écritures du registre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hub.copied</source>
        <translation>
            <numerusform>{n} ligne copiée.</numerusform>
            <numerusform>{n} lignes copiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hub.entries</source>
        <translation>
            <numerusform>{n} écriture de partie</numerusform>
            <numerusform>{n} écritures de parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hub.games</source>
        <translation>
            <numerusform>{n} partie</numerusform>
            <numerusform>{n} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hub.here</source>
        <translation>
            <numerusform>{name}&#x202f;: version {program}, vu il y a {n} seconde</numerusform>
            <numerusform>{name}&#x202f;: version {program}, vu il y a {n} secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hub.holds</source>
        <translation>
            <numerusform>{name} tient {n} partie</numerusform>
            <numerusform>{name} tient {n} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>hub.kept</source>
        <translation>Le mot de passe est dans le trousseau du système.</translation>
    </message>
    <message>
        <source>hub.made</source>
        <translation>La base commune est prête ({server}).</translation>
    </message>
    <message>
        <source>hub.new_user</source>
        <translation>{name} ({role})&#x202f;: créé, mot de passe {password} (il n’est gardé nulle part).</translation>
    </message>
    <message>
        <source>hub.password</source>
        <translation>Mot de passe de {server}&#x202f;:</translation>
    </message>
    <message>
        <source>hub.role.referee</source>
        <translation>arbitre</translation>
    </message>
    <message>
        <source>hub.role.screen</source>
        <translation>écran</translation>
    </message>
    <message>
        <source>hub.role.station</source>
        <translation>poste</translation>
    </message>
    <message>
        <source>hub.schema</source>
        <translation>Base commune {server}, schéma {schema}, version {program}&#x202f;; ici&#x202f;: {role}.</translation>
    </message>
    <message>
        <source>hub.user</source>
        <translation>{name} ({role})&#x202f;: droits donnés.</translation>
    </message>
    <message>
        <source>hub.was_made</source>
        <translation>La base commune était déjà prête ({server}).</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>{option}&#x202f;: seulement avec {other}.</translation>
    </message>
    <message>
        <source>no_effect</source>
        <translation>{option}&#x202f;: sans effet avec {other}&#x202f;; l’omettre.</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>pao_times_least</source>
        <translation>--pao-times&#x202f;: au moins 1, et non {have}.</translation>
    </message>
    <message>
        <source>points_of_what</source>
        <translation>Préciser une seule de ces options&#x202f;: --han, --yakuman, --renhou, --nagashi.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>Fichier illisible&#x202f;: {file} ({reason}).</translation>
    </message>
    <message>
        <source>unreadable_input</source>
        <translation>Entrée standard illisible&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>unwritable</source>
        <translation>La réponse n’a pas pu être écrite&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>unwritable_file</source>
        <translation>Le fichier n’a pas pu être écrit&#x202f;: {file} ({reason}).</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>utilisation&#x202f;:</translation>
    </message>
    <message>
        <source>value.action</source>
        <translation>ACTION</translation>
    </message>
    <message>
        <source>value.command</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>value.file</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>value.folder</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>value.hand</source>
        <translation>MAIN</translation>
    </message>
    <message>
        <source>value.name</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>value.number</source>
        <translation>N</translation>
    </message>
    <message>
        <source>value.rules</source>
        <translation>RÈGLEMENT</translation>
    </message>
    <message>
        <source>value.url</source>
        <translation>ADRESSE</translation>
    </message>
    <message numerus="yes">
        <source>verify.found</source>
        <translation>
            <numerusform>{n} différence.</numerusform>
            <numerusform>{n} différences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>verify.games</source>
        <translation>
            <numerusform>{n} partie</numerusform>
            <numerusform>{n} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>verify.hands</source>
        <translation>
            <numerusform>{n} main</numerusform>
            <numerusform>{n} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>verify.lines</source>
        <translation>
            <numerusform>{n} main récente</numerusform>
            <numerusform>{n} mains récentes</numerusform>
        </translation>
    </message>
    <message>
        <source>verify.none</source>
        <translation>Aucune différence.</translation>
    </message>
    <message>
        <source>verify.register</source>
        <translation>Registre du club</translation>
    </message>
    <message numerus="yes">
        <source>verify.tiles</source>
        <translation>
            <numerusform>{n} victoire recomptée d’après ses tuiles</numerusform>
            <numerusform>{n} victoires recomptées d’après leurs tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong.choice</source>
        <translation>{option}&#x202f;: «&#x202f;{text}&#x202f;» n’est pas possible&#x202f;; choisir parmi {choices}</translation>
    </message>
    <message>
        <source>wrong.command</source>
        <translation>commande inconnue&#x202f;: {text}&#x202f;; choisir parmi {choices}</translation>
    </message>
    <message>
        <source>wrong.game_beside_lines</source>
        <translation>soit une partie, soit --jsonl, pas les deux</translation>
    </message>
    <message>
        <source>wrong.hand_beside_lines</source>
        <translation>une main ou --jsonl, mais pas les deux</translation>
    </message>
    <message>
        <source>wrong.no_archive</source>
        <translation>il faut une action ({choices}) et un fichier</translation>
    </message>
    <message>
        <source>wrong.no_command</source>
        <translation>il faut une commande&#x202f;: {commands}</translation>
    </message>
    <message>
        <source>wrong.no_game</source>
        <translation>il faut une partie, ou --jsonl</translation>
    </message>
    <message>
        <source>wrong.no_hand</source>
        <translation>il faut une main, ou --jsonl</translation>
    </message>
    <message>
        <source>wrong.no_hub</source>
        <translation>il faut une action ({choices}) et une adresse</translation>
    </message>
    <message>
        <source>wrong.no_output</source>
        <translation>il faut --output et un nom de fichier</translation>
    </message>
    <message>
        <source>wrong.no_target</source>
        <translation>il faut l’adresse de la copie</translation>
    </message>
    <message>
        <source>wrong.no_users</source>
        <translation>il faut au moins un de --station, --referee, --screen</translation>
    </message>
    <message>
        <source>wrong.no_value_taken</source>
        <translation>{option}&#x202f;: ne prend pas de valeur</translation>
    </message>
    <message>
        <source>wrong.number</source>
        <translation>{option}&#x202f;: il faut un nombre entier, et non «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <source>wrong.unknown</source>
        <translation>argument inconnu&#x202f;: {text}</translation>
    </message>
    <message>
        <source>wrong.value_missing</source>
        <translation>{option}&#x202f;: il manque la valeur</translation>
    </message>
</context>
<context>
    <name>club</name>
    <message>
        <source>column.adjustments</source>
        <translation>Ajustements</translation>
    </message>
    <message>
        <source>column.ahead</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>column.average_place</source>
        <translation>Place moyenne</translation>
    </message>
    <message>
        <source>column.average_points</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>column.behind</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>column.best</source>
        <translation>Meilleure</translation>
    </message>
    <message>
        <source>column.city</source>
        <translation>Club ou ville</translation>
    </message>
    <message>
        <source>column.day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>column.games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>column.last_ten</source>
        <translation>Dix dernières</translation>
    </message>
    <message>
        <source>column.members</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>column.number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>column.opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>column.opponent_points</source>
        <translation>Points de l’adversaire</translation>
    </message>
    <message>
        <source>column.others</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>column.penalties</source>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>column.place</source>
        <translation>Place {place}</translation>
    </message>
    <message>
        <source>column.player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>column.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>column.rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>column.remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>column.results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>column.round</source>
        <translation>Ronde</translation>
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
        <translation>Au repos</translation>
    </message>
    <message>
        <source>column.table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>column.team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>column.tied</source>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>column.wind</source>
        <translation>Vent</translation>
    </message>
    <message>
        <source>column.worst</source>
        <translation>Moins bonne</translation>
    </message>
    <message>
        <source>erased</source>
        <translation>nom effacé</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>remark.cut</source>
        <translation>arrêté après la ronde {round}</translation>
    </message>
    <message>
        <source>report.dropped</source>
        <translation>Parties non comptées</translation>
    </message>
    <message>
        <source>report.lost</source>
        <translation>Perdu aux tables</translation>
    </message>
    <message>
        <source>report.sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>report.unplaced</source>
        <translation>Résultats des non classés</translation>
    </message>
    <message>
        <source>schedule.out</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>title.all_games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>title.games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>title.report</source>
        <translation>Rapport de fédération</translation>
    </message>
    <message>
        <source>title.schedule</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>title.standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>title.teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>title.versus</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>unplaced.guest</source>
        <translation>invité</translation>
    </message>
    <message>
        <source>unplaced.minimum</source>
        <translation>pas assez de parties</translation>
    </message>
    <message>
        <source>unplaced.no_games</source>
        <translation>aucune partie</translation>
    </message>
    <message>
        <source>unplaced.substitute</source>
        <translation>remplaçant</translation>
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
        <translation>cinq rouge</translation>
    </message>
    <message>
        <source>dora</source>
        <translation>tuile qui suit l’indicateur</translation>
    </message>
    <message>
        <source>north_dora</source>
        <translation>nord extrait</translation>
    </message>
    <message>
        <source>ura_dora</source>
        <translation>sous l’indicateur, après un riichi</translation>
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
        <translation>état au {day} {month} {year}</translation>
    </message>
    <message>
        <source>first</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>month</source>
        <translation>édition&#x202f;: {month} {year}</translation>
    </message>
    <message>
        <source>year</source>
        <translation>édition {year}</translation>
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
        <translation>Défausseur en riichi</translation>
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
        <translation>Ron sur un nord extrait</translation>
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
        <translation>{n},5</translation>
    </message>
    <message>
        <source>han_limit</source>
        <translation>{han} han → {limit} {points}</translation>
    </message>
    <message>
        <source>honba_each</source>
        <translation>+ {points} chacun</translation>
    </message>
    <message>
        <source>one_yakuman</source>
        <translation>{limit}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>then</source>
        <translation>{first}&#x202f;; {second}</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>{limit}&#x202f;: {n} × {each} = {points}</translation>
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
        <translation>Chiitoitsu, toujours 25</translation>
    </message>
    <message>
        <source>closed_kan</source>
        <translation>Kan fermé</translation>
    </message>
    <message>
        <source>closed_kan.honour</source>
        <translation>Kan fermé, honneur</translation>
    </message>
    <message>
        <source>closed_kan.simple</source>
        <translation>Kan fermé</translation>
    </message>
    <message>
        <source>closed_kan.terminal</source>
        <translation>Kan fermé, terminale</translation>
    </message>
    <message>
        <source>closed_ron</source>
        <translation>Ron, main fermée</translation>
    </message>
    <message>
        <source>closed_triplet</source>
        <translation>Brelan caché</translation>
    </message>
    <message>
        <source>closed_triplet.honour</source>
        <translation>Brelan caché, honneur</translation>
    </message>
    <message>
        <source>closed_triplet.simple</source>
        <translation>Brelan caché</translation>
    </message>
    <message>
        <source>closed_triplet.terminal</source>
        <translation>Brelan caché, terminale</translation>
    </message>
    <message>
        <source>double_wind_pair</source>
        <translation>Paire, double vent</translation>
    </message>
    <message>
        <source>open_kan</source>
        <translation>Kan ouvert</translation>
    </message>
    <message>
        <source>open_kan.honour</source>
        <translation>Kan ouvert, honneur</translation>
    </message>
    <message>
        <source>open_kan.simple</source>
        <translation>Kan ouvert</translation>
    </message>
    <message>
        <source>open_kan.terminal</source>
        <translation>Kan ouvert, terminale</translation>
    </message>
    <message>
        <source>open_minimum</source>
        <translation>Main ouverte, minimum</translation>
    </message>
    <message>
        <source>open_triplet</source>
        <translation>Brelan ouvert</translation>
    </message>
    <message>
        <source>open_triplet.honour</source>
        <translation>Brelan ouvert, honneur</translation>
    </message>
    <message>
        <source>open_triplet.simple</source>
        <translation>Brelan ouvert</translation>
    </message>
    <message>
        <source>open_triplet.terminal</source>
        <translation>Brelan ouvert, terminale</translation>
    </message>
    <message>
        <source>open_triplet_ron</source>
        <translation>Brelan ouvert (fini par ron)</translation>
    </message>
    <message>
        <source>open_triplet_ron.honour</source>
        <translation>Brelan ouvert, honneur (fini par ron)</translation>
    </message>
    <message>
        <source>open_triplet_ron.simple</source>
        <translation>Brelan ouvert (fini par ron)</translation>
    </message>
    <message>
        <source>open_triplet_ron.terminal</source>
        <translation>Brelan ouvert, terminale (fini par ron)</translation>
    </message>
    <message>
        <source>tsumo</source>
        <translation>Tsumo</translation>
    </message>
    <message>
        <source>value_pair</source>
        <translation>Paire de valeur</translation>
    </message>
    <message>
        <source>value_pair.dragon</source>
        <translation>Paire, dragon</translation>
    </message>
    <message>
        <source>value_pair.north</source>
        <translation>Paire, nord</translation>
    </message>
    <message>
        <source>value_pair.round_wind</source>
        <translation>Paire, vent de la manche</translation>
    </message>
    <message>
        <source>value_pair.seat_wind</source>
        <translation>Paire, vent du siège</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>Attente</translation>
    </message>
    <message>
        <source>wait.kanchan</source>
        <translation>Attente kanchan</translation>
    </message>
    <message>
        <source>wait.penchan</source>
        <translation>Attente penchan</translation>
    </message>
    <message>
        <source>wait.tanki</source>
        <translation>Attente tanki</translation>
    </message>
</context>
<context>
    <name>json</name>
    <message>
        <source>array</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>bool</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>float</source>
        <translation>un nombre à virgule</translation>
    </message>
    <message>
        <source>int</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>object_or_array</source>
        <translation>un objet ou une liste</translation>
    </message>
    <message>
        <source>str</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>str_or_object</source>
        <translation>un texte ou un objet</translation>
    </message>
</context>
<context>
    <name>lacks</name>
    <message>
        <source>all_green</source>
        <translation>une tuile qui n’est pas verte</translation>
    </message>
    <message>
        <source>all_honours</source>
        <translation>une tuile autre qu’un honneur</translation>
    </message>
    <message>
        <source>all_outside_tiles</source>
        <translation>une tuile de 2 à 8 dans la main</translation>
    </message>
    <message>
        <source>all_runs</source>
        <translation>un brelan ou un kan parmi les groupes</translation>
    </message>
    <message>
        <source>all_simples</source>
        <translation>une terminale ou un honneur dans la main</translation>
    </message>
    <message>
        <source>all_terminals</source>
        <translation>une tuile autre qu’une terminale</translation>
    </message>
    <message>
        <source>chankan</source>
        <translation>pas sur un kan volé</translation>
    </message>
    <message>
        <source>chiihou</source>
        <translation>pas à la première pioche</translation>
    </message>
    <message>
        <source>chun_set</source>
        <translation>pas de brelan de dragons rouges</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>main ouverte</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>le gagnant n’est pas donneur</translation>
    </message>
    <message>
        <source>double_riichi</source>
        <translation>riichi non déclaré au premier tour</translation>
    </message>
    <message>
        <source>dragon_pair</source>
        <translation>pas de paire de dragons</translation>
    </message>
    <message>
        <source>four_concealed</source>
        <translation>moins de quatre brelans cachés</translation>
    </message>
    <message>
        <source>four_kans</source>
        <translation>moins de quatre kan</translation>
    </message>
    <message>
        <source>four_wind_sets</source>
        <translation>moins de quatre brelans de vents</translation>
    </message>
    <message>
        <source>haitei</source>
        <translation>pas sur la dernière pioche</translation>
    </message>
    <message>
        <source>haku_set</source>
        <translation>pas de brelan de dragons blancs</translation>
    </message>
    <message>
        <source>has_hatsu</source>
        <translation>pas de dragon vert</translation>
    </message>
    <message>
        <source>has_honours</source>
        <translation>pas d’honneur</translation>
    </message>
    <message>
        <source>has_run</source>
        <translation>pas de suite</translation>
    </message>
    <message>
        <source>hatsu_set</source>
        <translation>pas de brelan de dragons verts</translation>
    </message>
    <message>
        <source>houtei</source>
        <translation>pas sur la dernière défausse</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>pas dans le tour qui suit le riichi</translation>
    </message>
    <message>
        <source>nine_gates</source>
        <translation>pas la forme 1112345678999</translation>
    </message>
    <message>
        <source>no_honours</source>
        <translation>un honneur dans la main</translation>
    </message>
    <message>
        <source>no_run</source>
        <translation>une suite parmi les groupes</translation>
    </message>
    <message>
        <source>north_set</source>
        <translation>pas de brelan du nord</translation>
    </message>
    <message>
        <source>not_from_riichi</source>
        <translation>le défausseur était lui-même en riichi</translation>
    </message>
    <message>
        <source>not_open_riichi</source>
        <translation>remplacé par open riichi</translation>
    </message>
    <message>
        <source>not_pure_nine_gates</source>
        <translation>remplacé par les neuf portes pures</translation>
    </message>
    <message>
        <source>not_tanki_wait</source>
        <translation>remplacé par suuankou tanki</translation>
    </message>
    <message>
        <source>not_thirteen_wait</source>
        <translation>remplacé par l’attente sur treize tuiles</translation>
    </message>
    <message>
        <source>not_two_peikou</source>
        <translation>remplacé par ryanpeikou</translation>
    </message>
    <message>
        <source>one_suit</source>
        <translation>plusieurs familles</translation>
    </message>
    <message>
        <source>open_riichi</source>
        <translation>tuiles non montrées au riichi</translation>
    </message>
    <message>
        <source>outside_groups</source>
        <translation>un groupe ou la paire sans terminale ni honneur</translation>
    </message>
    <message>
        <source>paarenchan</source>
        <translation>pas la huitième victoire de suite</translation>
    </message>
    <message>
        <source>peikou</source>
        <translation>pas deux suites identiques</translation>
    </message>
    <message>
        <source>plain_pair</source>
        <translation>paire de valeur</translation>
    </message>
    <message>
        <source>pure_nine_gates</source>
        <translation>n’attendait pas les neuf rangs</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>pas avant la première pioche</translation>
    </message>
    <message>
        <source>riichi</source>
        <translation>riichi non déclaré</translation>
    </message>
    <message>
        <source>rinshan</source>
        <translation>pas sur une tuile de remplacement</translation>
    </message>
    <message>
        <source>ron</source>
        <translation>gagnée par tsumo</translation>
    </message>
    <message>
        <source>round_set</source>
        <translation>pas de brelan du vent de la manche</translation>
    </message>
    <message>
        <source>ryanmen_wait</source>
        <translation>attente autre que ryanmen</translation>
    </message>
    <message>
        <source>seat_set</source>
        <translation>pas de brelan du vent du siège</translation>
    </message>
    <message>
        <source>seven_pairs</source>
        <translation>pas sept paires différentes</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>pas quatre groupes et une paire</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>pas 123, 456 et 789 dans une famille</translation>
    </message>
    <message>
        <source>tanki_wait</source>
        <translation>attente autre que tanki</translation>
    </message>
    <message>
        <source>tenhou</source>
        <translation>pas sur la donne</translation>
    </message>
    <message>
        <source>thirteen_orphans</source>
        <translation>pas treize orphelins</translation>
    </message>
    <message>
        <source>thirteen_wait</source>
        <translation>n’attendait pas treize tuiles</translation>
    </message>
    <message>
        <source>three_colour_runs</source>
        <translation>pas la même suite dans les trois familles</translation>
    </message>
    <message>
        <source>three_colour_triplets</source>
        <translation>pas le même brelan dans les trois familles</translation>
    </message>
    <message>
        <source>three_concealed</source>
        <translation>moins de trois brelans cachés</translation>
    </message>
    <message>
        <source>three_dragon_sets</source>
        <translation>moins de trois brelans de dragons</translation>
    </message>
    <message>
        <source>three_kans</source>
        <translation>moins de trois kan</translation>
    </message>
    <message>
        <source>three_wind_sets</source>
        <translation>moins de trois brelans de vents</translation>
    </message>
    <message>
        <source>tsumo</source>
        <translation>gagnée par ron</translation>
    </message>
    <message>
        <source>two_dragon_sets</source>
        <translation>moins de deux brelans de dragons</translation>
    </message>
    <message>
        <source>two_peikou</source>
        <translation>pas deux fois deux suites identiques</translation>
    </message>
    <message>
        <source>wind_pair</source>
        <translation>pas de paire de vents</translation>
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
        <translation>base 4&#x202f;000</translation>
    </message>
    <message>
        <source>counted_yakuman</source>
        <translation>yakuman compté, base 8&#x202f;000</translation>
    </message>
    <message>
        <source>haneman</source>
        <translation>base 3&#x202f;000</translation>
    </message>
    <message>
        <source>mangan</source>
        <translation>base 2&#x202f;000</translation>
    </message>
    <message>
        <source>sanbaiman</source>
        <translation>base 6&#x202f;000</translation>
    </message>
    <message>
        <source>yakuman</source>
        <translation>base 8&#x202f;000</translation>
    </message>
    <message>
        <source>yonbaiman</source>
        <translation>base 8&#x202f;000</translation>
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
        <translation>yakuman compté</translation>
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
        <translation>{n} fois yakuman</translation>
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
        <translation>Bilan</translation>
    </message>
    <message>
        <source>column.changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>column.corrected</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>column.delta</source>
        <translation>{name} ±</translation>
    </message>
    <message>
        <source>column.difference</source>
        <translation>Écart</translation>
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
        <translation>Manche</translation>
    </message>
    <message>
        <source>column.honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>column.leftover</source>
        <translation>dont bâtonnets</translation>
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
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>column.place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>column.player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>column.points</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>column.remainder</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>column.riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>column.rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>column.score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>column.sticks_after</source>
        <translation>Bâtonnets après</translation>
    </message>
    <message>
        <source>column.sticks_before</source>
        <translation>Bâtonnets avant</translation>
    </message>
    <message>
        <source>column.uma</source>
        <translation>Uma</translation>
    </message>
    <message>
        <source>column.value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>column.what</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>column.yaku</source>
        <translation>Yaku</translation>
    </message>
    <message>
        <source>event.abort</source>
        <translation>Main nulle&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>event.because</source>
        <translation>{what} ({reason})</translation>
    </message>
    <message>
        <source>event.chombo</source>
        <translation>Chombo&#x202f;: {names}</translation>
    </message>
    <message>
        <source>event.draw</source>
        <translation>Main nulle, tenpai&#x202f;: {names}</translation>
    </message>
    <message>
        <source>event.draw_all</source>
        <translation>Main nulle, tous tenpai</translation>
    </message>
    <message>
        <source>event.draw_none</source>
        <translation>Main nulle, personne tenpai</translation>
    </message>
    <message>
        <source>event.finish</source>
        <translation>Partie interrompue</translation>
    </message>
    <message>
        <source>event.liable</source>
        <translation>responsable&#x202f;: {names}</translation>
    </message>
    <message>
        <source>event.nagashi</source>
        <translation>Nagashi mangan&#x202f;: {names}</translation>
    </message>
    <message>
        <source>event.named</source>
        <translation>{worth} ({names})</translation>
    </message>
    <message>
        <source>event.penalty_final</source>
        <translation>{name}&#x202f;: {points} après l’uma</translation>
    </message>
    <message>
        <source>event.penalty_table</source>
        <translation>{name}&#x202f;: {points} sur le score</translation>
    </message>
    <message>
        <source>event.replace</source>
        <translation>{name} remplace {before}</translation>
    </message>
    <message>
        <source>event.reseat</source>
        <translation>Places rectifiées&#x202f;: {names}</translation>
    </message>
    <message>
        <source>event.riichi</source>
        <translation>riichi&#x202f;: {names}</translation>
    </message>
    <message>
        <source>event.ron</source>
        <translation>Ron de {winner} sur {source} · {worth}</translation>
    </message>
    <message>
        <source>event.rons_2</source>
        <translation>Double ron sur {source}&#x202f;: {wins}</translation>
    </message>
    <message>
        <source>event.rons_3</source>
        <translation>Triple ron sur {source}&#x202f;: {wins}</translation>
    </message>
    <message>
        <source>event.set</source>
        <translation>Rectifié à la main&#x202f;: {round}, honba {honba}, bâtonnets {sticks}</translation>
    </message>
    <message>
        <source>event.share</source>
        <translation>{winner}, {worth}</translation>
    </message>
    <message>
        <source>event.stop</source>
        <translation>{name} arrête la partie</translation>
    </message>
    <message>
        <source>event.tenpai</source>
        <translation>tenpai&#x202f;: {names}</translation>
    </message>
    <message>
        <source>event.time</source>
        <translation>Fin du temps</translation>
    </message>
    <message>
        <source>event.tsumo</source>
        <translation>Tsumo de {winner} · {worth}</translation>
    </message>
    <message>
        <source>part.by</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>part.from</source>
        <translation>Donneur</translation>
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
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>part.round</source>
        <translation>Vent du tour</translation>
    </message>
    <message>
        <source>part.seat</source>
        <translation>Vent de place</translation>
    </message>
    <message>
        <source>part.sticks</source>
        <translation>Bâtons</translation>
    </message>
    <message>
        <source>part.times</source>
        <translation>Responsabilité, nombre de yakuman</translation>
    </message>
    <message>
        <source>part.yakuman</source>
        <translation>Yakuman</translation>
    </message>
    <message>
        <source>replay.final</source>
        <translation>Résultat&#x202f;: {ending}</translation>
    </message>
    <message>
        <source>replay.hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>replay.honba</source>
        <translation>H</translation>
    </message>
    <message>
        <source>replay.legend</source>
        <translation>H&#x202f;: honba au début de la main&#x202f;; B&#x202f;: bâtonnets sur la table</translation>
    </message>
    <message>
        <source>replay.running</source>
        <translation>En cours&#x202f;: {round}, honba {honba}, bâtonnets {sticks}</translation>
    </message>
    <message>
        <source>replay.sticks</source>
        <translation>B</translation>
    </message>
    <message>
        <source>replay.what</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>sheet.added</source>
        <translation>{hand}&#x202f;: ajouté après coup</translation>
    </message>
    <message>
        <source>sheet.at</source>
        <translation>le {day} {month} à {hour} h {minute}</translation>
    </message>
    <message>
        <source>sheet.balance</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>sheet.bank</source>
        <translation>Banque</translation>
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
        <translation>sinon&#x202f;: {uma}</translation>
    </message>
    <message>
        <source>sheet.first</source>
        <translation>{hand}&#x202f;: noté d’abord «&#x202f;{text}&#x202f;»&#x202f;; corrigé</translation>
    </message>
    <message numerus="yes">
        <source>sheet.floating</source>
        <translation>
            <numerusform>{n} joueur au retour ou plus&#x202f;: {uma}</numerusform>
            <numerusform>{n} joueurs au retour ou plus&#x202f;: {uma}</numerusform>
        </translation>
    </message>
    <message>
        <source>sheet.game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>sheet.minutes</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>sheet.no_corrections</source>
        <translation>Aucune correction.</translation>
    </message>
    <message>
        <source>sheet.numbered</source>
        <translation>Partie n° {number}</translation>
    </message>
    <message>
        <source>sheet.paid</source>
        <translation>gagnant</translation>
    </message>
    <message>
        <source>sheet.referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>sheet.remarks</source>
        <translation>Corrections, remarques</translation>
    </message>
    <message>
        <source>sheet.riichi</source>
        <translation>riichi</translation>
    </message>
    <message>
        <source>sheet.running</source>
        <translation>Partie en cours</translation>
    </message>
    <message>
        <source>sheet.signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>sheet.start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>sheet.station</source>
        <translation>poste {station}</translation>
    </message>
    <message>
        <source>sheet.sticks_left</source>
        <translation>Banque&#x202f;: bâtonnets sur la table, en points</translation>
    </message>
    <message>
        <source>sheet.sum</source>
        <translation>Scores et banque&#x202f;: {points}</translation>
    </message>
    <message>
        <source>sheet.table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>sheet.title</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>sheet.untitled</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>sheet.used</source>
        <translation>Règles appliquées</translation>
    </message>
    <message>
        <source>sheet.voided</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>sheet.yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>title.hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>title.result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>title.rules</source>
        <translation>Règlement</translation>
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
        <translation>Kan fermé</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>daiminkan</source>
        <translation>Kan ouvert</translation>
    </message>
    <message>
        <source>pon</source>
        <translation>Pon</translation>
    </message>
    <message>
        <source>shouminkan</source>
        <translation>Kan ajouté</translation>
    </message>
</context>
<context>
    <name>month</name>
    <message>
        <source>1</source>
        <translation>janvier</translation>
    </message>
    <message>
        <source>10</source>
        <translation>octobre</translation>
    </message>
    <message>
        <source>11</source>
        <translation>novembre</translation>
    </message>
    <message>
        <source>12</source>
        <translation>décembre</translation>
    </message>
    <message>
        <source>2</source>
        <translation>février</translation>
    </message>
    <message>
        <source>3</source>
        <translation>mars</translation>
    </message>
    <message>
        <source>4</source>
        <translation>avril</translation>
    </message>
    <message>
        <source>5</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>6</source>
        <translation>juin</translation>
    </message>
    <message>
        <source>7</source>
        <translation>juillet</translation>
    </message>
    <message>
        <source>8</source>
        <translation>août</translation>
    </message>
    <message>
        <source>9</source>
        <translation>septembre</translation>
    </message>
</context>
<context>
    <name>notice</name>
    <message>
        <source>flag_cleared</source>
        <translation>{flag}&#x202f;: retiré. {reason}</translation>
    </message>
    <message>
        <source>flag_not_in_rules</source>
        <translation>{flag}&#x202f;: non compté par ce règlement.</translation>
    </message>
    <message>
        <source>head_bump</source>
        <translation>Plusieurs ron&#x202f;: seul le plus proche, {player}, est payé.</translation>
    </message>
    <message>
        <source>ignored_rule</source>
        <translation>Règle sans effet ici&#x202f;: {rule}.</translation>
    </message>
    <message>
        <source>import_by_numbers</source>
        <translation>Main {number} ({turn}, {honba} honba), {player}&#x202f;: reprise sans ses tuiles, avec les han et les fu du fichier.</translation>
    </message>
    <message>
        <source>import_points_differ</source>
        <translation>Points finals&#x202f;: {was} dans le fichier, {have} avec ces règles.</translation>
    </message>
    <message>
        <source>import_unfinished</source>
        <translation>La partie n’est pas finie à la fin du fichier.</translation>
    </message>
    <message>
        <source>import_unnamed</source>
        <translation>Joueur {number}&#x202f;: sans nom dans le fichier.</translation>
    </message>
    <message>
        <source>indicators_fewer_than_kans</source>
        <translation>Moins d’indicateurs que les kan n’en révèlent&#x202f;: vérifier les dora.</translation>
    </message>
    <message>
        <source>indicators_more_than_kans</source>
        <translation>Plus d’indicateurs que de kan dans cette main&#x202f;: les autres kan sont ceux d’adversaires.</translation>
    </message>
    <message>
        <source>kan_dora_not_in_rules</source>
        <translation>Dora de kan&#x202f;: non comptés par ce règlement&#x202f;; seul vaut le premier indicateur.</translation>
    </message>
    <message>
        <source>kan_ura_dora_not_in_rules</source>
        <translation>Ura de kan&#x202f;: non comptés par ce règlement&#x202f;; seul vaut le premier indicateur.</translation>
    </message>
    <message>
        <source>pao_cleared</source>
        <translation>Responsabilité&#x202f;: retirée&#x202f;; {yaku} n’est plus appelé.</translation>
    </message>
    <message>
        <source>pao_in_no_rules</source>
        <translation>Responsabilité&#x202f;: absente de ces règles, donc sans effet.</translation>
    </message>
    <message>
        <source>pao_not_in_rules</source>
        <translation>Responsabilité pour {yaku}&#x202f;: non prévue par ce règlement.</translation>
    </message>
    <message>
        <source>reds_not_in_rules</source>
        <translation>Cinq rouges&#x202f;: comptés comme cinq ordinaires par ce règlement.</translation>
    </message>
    <message>
        <source>riichi_cleared_by_call</source>
        <translation>Appel ajouté&#x202f;: riichi, ippatsu et ura sont retirés&#x202f;; annuler les rétablit.</translation>
    </message>
    <message>
        <source>rules_back</source>
        <translation>De nouveau&#x202f;: {instead}.</translation>
    </message>
    <message>
        <source>rules_stand_in_3</source>
        <translation>{left} se joue à quatre&#x202f;: {instead} en tient lieu. Revenir à 4 joueurs pour {left}.</translation>
    </message>
    <message>
        <source>rules_stand_in_4</source>
        <translation>{left} se joue à trois&#x202f;: {instead} en tient lieu. Revenir à 3 joueurs pour {left}.</translation>
    </message>
    <message>
        <source>seating_avoided</source>
        <translation>{player} et {partner} se rencontrent&#x202f;: {group}.</translation>
    </message>
    <message>
        <source>seating_rematch</source>
        <translation>{player} et {partner} se rencontrent de nouveau (déjà {n} fois).</translation>
    </message>
    <message>
        <source>surplus_five_red</source>
        <translation>Lu comme rouge, le jeu n’ayant plus d’autre cinq&#x202f;: cinq de {suit}.</translation>
    </message>
    <message>
        <source>tenhou_other_last_tile</source>
        <translation>Tenhou&#x202f;: avec une autre tuile mise en dernier, la main paierait plus.</translation>
    </message>
    <message>
        <source>ura_count_differs</source>
        <translation>Pas autant d’ura que de dora sur la table&#x202f;: vérifier les indicateurs.</translation>
    </message>
    <message>
        <source>ura_not_in_rules</source>
        <translation>Ura dora&#x202f;: non comptés par ce règlement.</translation>
    </message>
    <message>
        <source>win_chosen</source>
        <translation>Main pleine&#x202f;: {tile} devient la tuile gagnante.</translation>
    </message>
</context>
<context>
    <name>points</name>
    <message>
        <source>note.counted_sanbaiman</source>
        <translation>13 han et plus sans yakuman&#x202f;: sanbaiman, comme 11 et 12 han.</translation>
    </message>
    <message>
        <source>note.counted_yakuman</source>
        <translation>13 han et plus sans yakuman&#x202f;: un yakuman compté, jamais plus d’un.</translation>
    </message>
    <message>
        <source>note.counted_yonbaiman</source>
        <translation>13 han et plus sans yakuman&#x202f;: yonbaiman, payé comme un yakuman sans en être un.</translation>
    </message>
    <message>
        <source>note.elsewhere</source>
        <translation>{here} Ailleurs&#x202f;: {others}.</translation>
    </message>
    <message>
        <source>note.limit_of</source>
        <translation>{limit} ({names})</translation>
    </message>
    <message>
        <source>note.unchecked</source>
        <translation>Non vérifiés ici&#x202f;: la main gagnante, ses yaku, ses dora, ses fu.</translation>
    </message>
    <message>
        <source>note.unreachable</source>
        <translation>Aucune main n’a {han} han {fu} fu de cette façon&#x202f;; les tableaux l’impriment quand même.</translation>
    </message>
    <message>
        <source>step.base</source>
        <translation>Points de base</translation>
    </message>
    <message>
        <source>step.honba</source>
        <translation>Honba</translation>
    </message>
    <message>
        <source>step.sticks</source>
        <translation>Bâtonnets</translation>
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
        <translation>{abort}&#x202f;: absent de ces règles.</translation>
    </message>
    <message>
        <source>act_damaged</source>
        <translation>Écriture {number} du registre du club illisible&#x202f;: abîmée, ou d’une version plus récente du programme ({kind}).</translation>
    </message>
    <message>
        <source>adjustment_nobody</source>
        <translation>Dire à qui cela s’applique.</translation>
    </message>
    <message>
        <source>adjustment_points</source>
        <translation>Écrire les points, par exemple 20 ou 2,5.</translation>
    </message>
    <message>
        <source>adjustment_whose</source>
        <translation>Bonus ou pénalité&#x202f;: pour un joueur ou pour une équipe, l’un des deux.</translation>
    </message>
    <message>
        <source>already_recorded</source>
        <translation>Déjà noté, ligne {number} (poste&#x202f;: {station})&#x202f;: rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>archive_damaged</source>
        <translation>Archive abîmée&#x202f;: {file} ne se lit pas.</translation>
    </message>
    <message>
        <source>archive_id</source>
        <translation>{field}&#x202f;: identifiant absent, trop long, ou d’une autre chose.</translation>
    </message>
    <message>
        <source>archive_incomplete</source>
        <translation>Archive incomplète&#x202f;: il manque une partie de {file}.</translation>
    </message>
    <message>
        <source>archive_line</source>
        <translation>{file}, ligne {row}&#x202f;: illisible.</translation>
    </message>
    <message>
        <source>archive_member</source>
        <translation>Archive refusée&#x202f;: elle contient «&#x202f;{file}&#x202f;», qui n’y a pas sa place ou y est deux fois.</translation>
    </message>
    <message>
        <source>archive_members</source>
        <translation>Archive refusée&#x202f;: elle contient trop de fichiers.</translation>
    </message>
    <message>
        <source>archive_names</source>
        <translation>{field}&#x202f;: pas autant de noms que de joueurs dans ce règlement.</translation>
    </message>
    <message>
        <source>archive_newer</source>
        <translation>Archive d’une version plus récente du programme ({program})&#x202f;: mettre le programme à jour d’abord.</translation>
    </message>
    <message>
        <source>archive_none</source>
        <translation>Ce fichier n’est pas une archive de club.</translation>
    </message>
    <message>
        <source>archive_nothing</source>
        <translation>Rien de nouveau&#x202f;: tout était déjà là.</translation>
    </message>
    <message>
        <source>archive_too_large</source>
        <translation>Archive refusée&#x202f;: plus de {most} Mo.</translation>
    </message>
    <message>
        <source>archive_twice</source>
        <translation>Archive refusée&#x202f;: {file} a deux lignes du même identifiant.</translation>
    </message>
    <message>
        <source>bad_meld</source>
        <translation>Appel impossible&#x202f;: {tiles}.</translation>
    </message>
    <message>
        <source>bad_order</source>
        <translation>Places&#x202f;: chacune des {n} une seule fois.</translation>
    </message>
    <message>
        <source>bell_rang</source>
        <translation>Fin du temps&#x202f;: déjà notée.</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>Un autre programme occupe le fichier des parties&#x202f;: rien n’a été écrit&#x202f;; réessayer ({file}).</translation>
    </message>
    <message>
        <source>call_is_three</source>
        <translation>Un chi ou un pon se fait de trois tuiles&#x202f;; ici&#x202f;: {tiles}.</translation>
    </message>
    <message>
        <source>called_tile_not_in_meld</source>
        <translation>La tuile appelée ne figure pas dans l’appel&#x202f;: {tiles}.</translation>
    </message>
    <message>
        <source>caller_is_winner</source>
        <translation>Appel&#x202f;: on n’appelle pas sa propre défausse&#x202f;; nommer un autre siège.</translation>
    </message>
    <message>
        <source>chair_twice</source>
        <translation>{player}&#x202f;: indiqué deux fois.</translation>
    </message>
    <message>
        <source>chankan_copy_held</source>
        <translation>Chankan&#x202f;: les trois autres exemplaires sont dans le kan volé&#x202f;; aucun ne peut être en main ni en indicateur.</translation>
    </message>
    <message>
        <source>chankan_last_tile</source>
        <translation>Chankan&#x202f;: impossible sur la dernière tuile&#x202f;; aucun kan ne la suit.</translation>
    </message>
    <message>
        <source>chankan_tsumo</source>
        <translation>Chankan&#x202f;: impossible par tsumo&#x202f;; choisir ron.</translation>
    </message>
    <message>
        <source>chi_three_players</source>
        <translation>Chi&#x202f;: impossible à trois joueurs.</translation>
    </message>
    <message>
        <source>chiihou_dealer</source>
        <translation>Chiihou&#x202f;: réservé aux non-donneurs&#x202f;; choisir un autre siège qu’Est.</translation>
    </message>
    <message>
        <source>closed_kan_is_not_called</source>
        <translation>Kan fermé&#x202f;: aucune de ses tuiles n’est prise à un adversaire.</translation>
    </message>
    <message>
        <source>club_changed_meanwhile</source>
        <translation>Modifié ailleurs depuis&#x202f;: impossible d’y revenir.</translation>
    </message>
    <message>
        <source>club_closed</source>
        <translation>La base du club n’est pas ouverte.</translation>
    </message>
    <message>
        <source>club_read_only</source>
        <translation>Club ouvert en lecture seule&#x202f;: un autre programme le tient.</translation>
    </message>
    <message>
        <source>continued_elsewhere</source>
        <translation>Un autre poste a continué cette partie&#x202f;: ce qui a été noté ici ensuite est mis de côté, rien n’est perdu.</translation>
    </message>
    <message>
        <source>corrupt</source>
        <translation>Fichier des parties abîmé&#x202f;: rien n’y a été changé&#x202f;; restaurer une sauvegarde, ou le mettre de côté ({file}&#x202f;; {detail}).</translation>
    </message>
    <message>
        <source>cup_all_rounds</source>
        <translation>Les {n} rondes prévues sont placées. En prévoir davantage&#x202f;: Modifier l’événement.</translation>
    </message>
    <message>
        <source>cup_cut_between</source>
        <translation>Une coupe suit la ronde {turn}&#x202f;: placer ronde par ronde.</translation>
    </message>
    <message>
        <source>cup_no_rounds</source>
        <translation>Dire d’abord combien de rondes il y aura&#x202f;: Modifier l’événement.</translation>
    </message>
    <message>
        <source>cup_results_missing</source>
        <translation>La ronde {turn} n’a pas encore tous ses résultats.</translation>
    </message>
    <message>
        <source>cup_script_nobody</source>
        <translation>Ronde {turn}, table {table}&#x202f;: un numéro de personne, ou d’un joueur retiré.</translation>
    </message>
    <message>
        <source>cup_script_rounds</source>
        <translation>Script de {n} rondes&#x202f;; il en reste {most} à placer.</translation>
    </message>
    <message>
        <source>day_unreadable</source>
        <translation>Date illisible&#x202f;: «&#x202f;{text}&#x202f;»&#x202f;; l’écrire comme 2026-11-30.</translation>
    </message>
    <message>
        <source>disk_error</source>
        <translation>Le disque refuse&#x202f;: rien n’a été écrit, tout ce qui l’était est intact ({file}&#x202f;; {detail}).</translation>
    </message>
    <message>
        <source>disk_full</source>
        <translation>Disque plein&#x202f;: rien n’a été écrit, tout ce qui l’était est intact&#x202f;; faire de la place, puis réessayer ({file}).</translation>
    </message>
    <message>
        <source>double_riichi_ippatsu_last_tile</source>
        <translation>Double riichi et ippatsu&#x202f;: impossibles sur la dernière tuile, bien après le premier tour.</translation>
    </message>
    <message>
        <source>entry_damaged</source>
        <translation>Ligne {number} de la partie illisible&#x202f;: abîmée, ou d’une version plus récente du programme ({file}).</translation>
    </message>
    <message>
        <source>entry_differs</source>
        <translation>La ligne {number} porte déjà cet identifiant et dit autre chose&#x202f;: rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>entry_missing</source>
        <translation>La ligne {number} de la partie manque&#x202f;: le fichier est endommagé, restaurez une sauvegarde ({file}).</translation>
    </message>
    <message>
        <source>evening_taken</source>
        <translation>Il y a déjà une soirée ce jour-là&#x202f;: {day}.</translation>
    </message>
    <message>
        <source>evening_too_few</source>
        <translation>Il faut {n} personnes libres pour une table&#x202f;: il en manque {missing}.</translation>
    </message>
    <message>
        <source>evening_unknown</source>
        <translation>Cette soirée n’est pas dans le registre du club.</translation>
    </message>
    <message>
        <source>evening_used</source>
        <translation>Soirée avec des rondes&#x202f;: les retirer d’abord.</translation>
    </message>
    <message>
        <source>event_closed</source>
        <translation>{event}&#x202f;: événement clos&#x202f;; le rouvrir d’abord.</translation>
    </message>
    <message>
        <source>event_cuts</source>
        <translation>Coupes&#x202f;: de ronde en ronde moins de joueurs, et aucune après la dernière ronde.</translation>
    </message>
    <message>
        <source>event_day</source>
        <translation>Ce n’est pas un jour. Écrire par exemple 30/11/2026 ou 2026-11-30.</translation>
    </message>
    <message>
        <source>event_ends_before</source>
        <translation>La fin est avant le début.</translation>
    </message>
    <message>
        <source>event_rules_used</source>
        <translation>{event}&#x202f;: des résultats sont comptés selon ces règles&#x202f;; créer un autre événement pour d’autres règles.</translation>
    </message>
    <message>
        <source>event_taken</source>
        <translation>Il y a déjà un événement de ce nom&#x202f;: {event}.</translation>
    </message>
    <message>
        <source>event_unknown</source>
        <translation>Cet événement n’est pas dans le registre du club.</translation>
    </message>
    <message>
        <source>event_unnamed</source>
        <translation>Il manque le nom de l’événement.</translation>
    </message>
    <message>
        <source>event_used</source>
        <translation>Événement avec des inscriptions ou des parties&#x202f;: le masquer plutôt que le retirer.</translation>
    </message>
    <message>
        <source>exchange_failed</source>
        <translation>L’échange avec le serveur s’est arrêté sur une erreur du programme ({detail}). Tout reste noté sur ce poste&#x202f;; rouvrir le programme pour reprendre.</translation>
    </message>
    <message>
        <source>field_missing</source>
        <translation>Champ manquant&#x202f;: {field}.</translation>
    </message>
    <message>
        <source>fifth_tile</source>
        <translation>Quatre exemplaires au plus, indicateurs compris&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>file_gone</source>
        <translation>Fichier des parties absent&#x202f;: déplacé, supprimé ou remplacé par un autre ({file}).</translation>
    </message>
    <message>
        <source>first_turn_call</source>
        <translation>Tenhou et chiihou&#x202f;: impossibles après un appel, un kan ou un nord extrait.</translation>
    </message>
    <message>
        <source>first_turn_flag</source>
        <translation>Tenhou et chiihou&#x202f;: impossibles avec riichi, ippatsu, rinshan, renhou ou la dernière tuile.</translation>
    </message>
    <message>
        <source>first_turn_ron</source>
        <translation>Tenhou et chiihou&#x202f;: impossibles par ron&#x202f;; choisir tsumo.</translation>
    </message>
    <message>
        <source>flags_conflict</source>
        <translation>{flag}&#x202f;: impossible avec {other}.</translation>
    </message>
    <message>
        <source>four_melds</source>
        <translation>Quatre appels au plus&#x202f;: en reprendre un d’abord.</translation>
    </message>
    <message>
        <source>from_is_winner</source>
        <translation>Défausseur&#x202f;: c’est le gagnant&#x202f;; choisir un autre siège.</translation>
    </message>
    <message>
        <source>from_riichi_needs_open_riichi</source>
        <translation>Défausseur en riichi&#x202f;: ne compte que pour un ron sur open riichi.</translation>
    </message>
    <message>
        <source>from_with_tsumo</source>
        <translation>Défausseur&#x202f;: aucun par tsumo&#x202f;; choisir ron, ou n’indiquer personne.</translation>
    </message>
    <message>
        <source>fu_20_needs_2_han</source>
        <translation>20 fu avec 1 han&#x202f;: impossible&#x202f;; pinfu et tsumo font déjà 2 han.</translation>
    </message>
    <message>
        <source>fu_20_ron</source>
        <translation>20 fu par ron&#x202f;: impossible&#x202f;; une main fermée en a 30 au moins, une main ouverte compte 30.</translation>
    </message>
    <message>
        <source>fu_25_needs_2_han</source>
        <translation>25 fu avec 1 han&#x202f;: impossible&#x202f;; chiitoitsu vaut déjà 2 han.</translation>
    </message>
    <message>
        <source>fu_25_tsumo_needs_3_han</source>
        <translation>25 fu par tsumo en dessous de 3 han&#x202f;: impossible&#x202f;; chiitoitsu et tsumo font déjà 3 han.</translation>
    </message>
    <message>
        <source>fu_needed</source>
        <translation>Fu&#x202f;: à préciser en dessous de 5 han.</translation>
    </message>
    <message>
        <source>fu_not_tens</source>
        <translation>Fu&#x202f;: des dizaines, ou 25 pour sept paires&#x202f;; et non {fu}.</translation>
    </message>
    <message>
        <source>fu_range</source>
        <translation>Fu&#x202f;: de 20 à 140, et non {fu}.</translation>
    </message>
    <message>
        <source>game_over</source>
        <translation>La partie est finie&#x202f;: annuler la dernière main, ou la corriger.</translation>
    </message>
    <message>
        <source>haitei_ron</source>
        <translation>Haitei&#x202f;: impossible par ron&#x202f;; choisir tsumo, ou houtei.</translation>
    </message>
    <message>
        <source>han_or_yakuman</source>
        <translation>Préciser soit des han, soit un nombre de yakuman.</translation>
    </message>
    <message>
        <source>han_range</source>
        <translation>Han&#x202f;: de 1 à {most}.</translation>
    </message>
    <message>
        <source>hand_differs</source>
        <translation>{part}&#x202f;: {claimed} d’après la main, {have} d’après la table.</translation>
    </message>
    <message>
        <source>hand_is_complete</source>
        <translation>Main complète&#x202f;: reprendre d’abord une tuile.</translation>
    </message>
    <message>
        <source>hand_is_empty</source>
        <translation>Main vide&#x202f;: toucher une tuile, ou taper 123m…</translation>
    </message>
    <message>
        <source>hand_is_full</source>
        <translation>Plus de place pour un appel&#x202f;: reprendre d’abord des tuiles.</translation>
    </message>
    <message>
        <source>head_damaged</source>
        <translation>Une partie de ce que la liste sait de la partie {number} est endommagée&#x202f;: son titre, sa date ou ses noms.</translation>
    </message>
    <message>
        <source>heard_hundreds</source>
        <translation>Paiement&#x202f;: un multiple de 100, autre que 0.</translation>
    </message>
    <message>
        <source>heard_unreadable</source>
        <translation>Paiement illisible&#x202f;; écrire par exemple 7700, 2000/3900 ou 1300 chacun.</translation>
    </message>
    <message>
        <source>held_elsewhere</source>
        <translation>Le poste «&#x202f;{station}&#x202f;» tient cette partie&#x202f;: ce qui a été noté ici entre-temps est mis de côté, rien n’est perdu.</translation>
    </message>
    <message>
        <source>honba_range</source>
        <translation>Honba&#x202f;: de 0 à {most}.</translation>
    </message>
    <message>
        <source>honours_make_no_run</source>
        <translation>Chi&#x202f;: les honneurs ne font pas de suite.</translation>
    </message>
    <message>
        <source>houtei_tsumo</source>
        <translation>Houtei&#x202f;: impossible par tsumo&#x202f;; choisir ron, ou haitei.</translation>
    </message>
    <message>
        <source>hub_address</source>
        <translation>Adresse de la base commune illisible&#x202f;: {text}. Elle s’écrit postgresql&#x202f;://nom@machine/base ou sqlite&#x202f;:///chemin.</translation>
    </message>
    <message>
        <source>hub_busy</source>
        <translation>La base commune est occupée ({server})&#x202f;: nouvel essai sous peu.</translation>
    </message>
    <message>
        <source>hub_encoding</source>
        <translation>Base de données en {encoding} ({server})&#x202f;: il la faut en UTF8, pour les noms en toutes lettres.</translation>
    </message>
    <message>
        <source>hub_error</source>
        <translation>Le serveur refuse ce que ce poste apporte ({server})&#x202f;: {detail}. Tout reste noté sur ce poste.</translation>
    </message>
    <message>
        <source>hub_full</source>
        <translation>Le serveur n’a plus de place ({server})&#x202f;: en libérer&#x202f;; tout reste noté sur ce poste.</translation>
    </message>
    <message>
        <source>hub_has_no_users</source>
        <translation>Un fichier n’a pas d’utilisateurs&#x202f;: les droits sont ceux du système ({server}).</translation>
    </message>
    <message>
        <source>hub_is_another</source>
        <translation>Ce n’est pas la base commune d’hier&#x202f;: d’autres parties et un autre registre s’y trouvent peut-être. Rien n’est échangé avant confirmation ({server}).</translation>
    </message>
    <message>
        <source>hub_newer</source>
        <translation>Base commune d’une version plus récente (schéma {schema}, connu jusqu’à {known})&#x202f;: mettre à jour le programme de ce poste ({server}).</translation>
    </message>
    <message>
        <source>hub_no_password</source>
        <translation>Mot de passe manquant ({server})&#x202f;: le mettre dans le trousseau du système ou dans le fichier .pgpass.</translation>
    </message>
    <message>
        <source>hub_not_allowed</source>
        <translation>Ce nom n’a pas ce droit sur la base commune ({server})&#x202f;: demander à l’arbitre.</translation>
    </message>
    <message>
        <source>hub_not_empty</source>
        <translation>Il y a déjà des parties ou un registre à cette adresse ({server})&#x202f;: copier vers une base vide.</translation>
    </message>
    <message>
        <source>hub_older</source>
        <translation>Base commune d’une version plus ancienne (schéma {schema}, ici {known})&#x202f;: sur un seul poste, lancer «&#x202f;riichi-desktop hub init&#x202f;» ({server}).</translation>
    </message>
    <message>
        <source>hub_reads_only</source>
        <translation>Ce nom ne peut que lire la base commune&#x202f;: ce qui est noté ici n’y part pas ({server}).</translation>
    </message>
    <message>
        <source>hub_refused</source>
        <translation>Le serveur refuse l’entrée ({server})&#x202f;: {detail}. Vérifier nom, mot de passe et base.</translation>
    </message>
    <message>
        <source>hub_scheme</source>
        <translation>Base de données «&#x202f;{kind}&#x202f;» inconnue ici&#x202f;: PostgreSQL (postgresql&#x202f;://…) ou SQLite (sqlite&#x202f;:///…).</translation>
    </message>
    <message>
        <source>hub_tls</source>
        <translation>Pas de liaison chiffrée comme demandé ({server})&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>hub_unreachable</source>
        <translation>La base commune ne répond pas ({server})&#x202f;: {detail}. Tout reste noté sur ce poste et partira dès son retour.</translation>
    </message>
    <message>
        <source>hub_user</source>
        <translation>«&#x202f;{name}&#x202f;» ne peut pas être un nom d’utilisateur&#x202f;: de 1 à 63 octets, et aucun des groupes riichi_….</translation>
    </message>
    <message>
        <source>import_binary</source>
        <translation>Ce n’est pas du texte&#x202f;: le fichier contient des octets nuls.</translation>
    </message>
    <message>
        <source>import_control</source>
        <translation>{field}&#x202f;: caractère de contrôle ou moitié de caractère, refusé.</translation>
    </message>
    <message>
        <source>import_csv</source>
        <translation>Ligne {row}&#x202f;: cellule sans fin&#x202f;; un guillemet n’est pas fermé.</translation>
    </message>
    <message>
        <source>import_encoding</source>
        <translation>Codage de caractères inconnu&#x202f;: choisir le codage, ou enregistrer le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>import_field</source>
        <translation>{field}&#x202f;: «&#x202f;{value}&#x202f;» n’est pas ce qui se trouve là dans un tel fichier.</translation>
    </message>
    <message>
        <source>import_goes_on</source>
        <translation>Main {number} ({turn}, {honba} honba)&#x202f;: avec ces règles, la partie est finie après elle&#x202f;; dans le fichier elle continue.</translation>
    </message>
    <message>
        <source>import_gzip</source>
        <translation>Fichier compressé abîmé ou incomplet.</translation>
    </message>
    <message>
        <source>import_hand_differs</source>
        <translation>Main {number} ({turn}, {honba} honba)&#x202f;: le fichier donne {was}, ces règles {have}.</translation>
    </message>
    <message>
        <source>import_hand_impossible</source>
        <translation>Main {number} ({turn}, {honba} honba)&#x202f;: impossible avec ces règles.</translation>
    </message>
    <message>
        <source>import_many</source>
        <translation>Trop de fichiers à la fois&#x202f;: {most} au plus.</translation>
    </message>
    <message>
        <source>import_mapping</source>
        <translation>Colonnes&#x202f;: choisir une colonne de nom et une colonne de score pour chaque joueur.</translation>
    </message>
    <message>
        <source>import_next_differs</source>
        <translation>Après la main {number} ({turn}, {honba} honba), le fichier continue avec {was}, ces règles avec {have}.</translation>
    </message>
    <message>
        <source>import_no_end</source>
        <translation>{field}&#x202f;: la main n’a pas de fin dans le fichier.</translation>
    </message>
    <message>
        <source>import_no_hands</source>
        <translation>Aucune main dans ce fichier.</translation>
    </message>
    <message>
        <source>import_no_logs</source>
        <translation>Aucune partie à importer.</translation>
    </message>
    <message>
        <source>import_no_records</source>
        <translation>JSON sans liste de résultats&#x202f;: il faut un tableau d’objets.</translation>
    </message>
    <message>
        <source>import_no_results</source>
        <translation>Aucun résultat à prendre&#x202f;: dire ce qu’est chaque colonne.</translation>
    </message>
    <message>
        <source>import_no_rows</source>
        <translation>Aucune ligne de résultats dans ce fichier.</translation>
    </message>
    <message>
        <source>import_not_a_log</source>
        <translation>Ce fichier n’est pas une partie de Tenhou.</translation>
    </message>
    <message>
        <source>import_not_from_start</source>
        <translation>La partie ne commence pas au début&#x202f;: sa première main est {have}.</translation>
    </message>
    <message>
        <source>import_players</source>
        <translation>Ces règles sont pour {n} joueurs&#x202f;; la partie en a {have}.</translation>
    </message>
    <message>
        <source>import_row_control</source>
        <translation>Ligne {row}&#x202f;: caractère de contrôle dans un nom.</translation>
    </message>
    <message>
        <source>import_row_day</source>
        <translation>Ligne {row}&#x202f;: «&#x202f;{value}&#x202f;» n’est pas une date.</translation>
    </message>
    <message>
        <source>import_row_final</source>
        <translation>Ligne {row}&#x202f;: aucun score ne donne ces points finals avec ces règles&#x202f;; une pénalité, ou un autre uma.</translation>
    </message>
    <message>
        <source>import_row_name</source>
        <translation>Ligne {row}&#x202f;: un score sans nom.</translation>
    </message>
    <message>
        <source>import_row_name_long</source>
        <translation>Ligne {row}&#x202f;: un nom de plus de {most} caractères.</translation>
    </message>
    <message>
        <source>import_row_number</source>
        <translation>Ligne {row}, {player}&#x202f;: «&#x202f;{value}&#x202f;» n’est pas un score.</translation>
    </message>
    <message>
        <source>import_row_order</source>
        <translation>Ligne {row}&#x202f;: l’ordre des sièges ne nomme pas les mêmes joueurs que les scores.</translation>
    </message>
    <message>
        <source>import_row_places</source>
        <translation>Ligne {row}&#x202f;: les places ne suivent pas les scores.</translation>
    </message>
    <message>
        <source>import_row_players</source>
        <translation>Ligne {row}&#x202f;: {have} au lieu de {wanted} joueurs.</translation>
    </message>
    <message>
        <source>import_row_seats</source>
        <translation>Ligne {row}&#x202f;: il faut chaque siège exactement une fois.</translation>
    </message>
    <message>
        <source>import_row_step</source>
        <translation>Ligne {row}&#x202f;: «&#x202f;{value}&#x202f;» n’est pas un multiple de 100 points.</translation>
    </message>
    <message>
        <source>import_row_sum</source>
        <translation>Ligne {row}&#x202f;: les scores font {have} au lieu de {want}.</translation>
    </message>
    <message>
        <source>import_row_twice</source>
        <translation>Ligne {row}&#x202f;: deux fois le même nom, {player}.</translation>
    </message>
    <message>
        <source>import_several</source>
        <translation>Plusieurs personnes s’appellent «&#x202f;{player}&#x202f;»&#x202f;: écrire un surnom, ou un autre nom.</translation>
    </message>
    <message>
        <source>import_too_large</source>
        <translation>Fichier trop grand&#x202f;: plus de {most} Mo.</translation>
    </message>
    <message>
        <source>import_too_many_columns</source>
        <translation>Ligne {row}&#x202f;: plus de {most} colonnes.</translation>
    </message>
    <message>
        <source>import_too_many_hands</source>
        <translation>Plus de {most} mains&#x202f;: ce n’est pas une seule partie.</translation>
    </message>
    <message>
        <source>import_too_many_rows</source>
        <translation>Plus de {most} lignes&#x202f;: à partager en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>import_unequal_start</source>
        <translation>Première main&#x202f;: les joueurs ne commencent pas avec autant de points ({have}).</translation>
    </message>
    <message>
        <source>import_workbook</source>
        <translation>C’est un classeur&#x202f;: l’enregistrer d’abord en CSV depuis le tableur.</translation>
    </message>
    <message>
        <source>import_worth_differs</source>
        <translation>Main {number} ({turn}, {honba} honba)&#x202f;: les tuiles ne valent pas ce que le fichier a compté.</translation>
    </message>
    <message>
        <source>import_xml</source>
        <translation>XML illisible à partir de la ligne {line}.</translation>
    </message>
    <message>
        <source>import_xml_entities</source>
        <translation>XML refusé&#x202f;: il définit des types ou des entités, ce qu’aucune partie enregistrée ne fait.</translation>
    </message>
    <message>
        <source>impossible_fu</source>
        <translation>Aucune main n’a à la fois ces han et ces fu.</translation>
    </message>
    <message>
        <source>in_use</source>
        <translation>Parties déjà ouvertes dans une autre fenêtre&#x202f;: ici, lecture seule possible ({file}).</translation>
    </message>
    <message>
        <source>indicator_count</source>
        <translation>Indicateurs&#x202f;: cinq au plus par rangée.</translation>
    </message>
    <message>
        <source>indicators_full</source>
        <translation>Cinq indicateurs au plus&#x202f;: en reprendre un d’abord.</translation>
    </message>
    <message>
        <source>ippatsu_kan_after_double_riichi</source>
        <translation>Ippatsu&#x202f;: impossible après un kan fait en double riichi&#x202f;; ce kan y met fin.</translation>
    </message>
    <message>
        <source>ippatsu_needs_riichi</source>
        <translation>Ippatsu&#x202f;: impossible sans riichi.</translation>
    </message>
    <message>
        <source>ippatsu_north_after_double_riichi</source>
        <translation>Ippatsu&#x202f;: impossible après un nord extrait en double riichi&#x202f;; l’extraction y met fin.</translation>
    </message>
    <message>
        <source>ippatsu_rinshan</source>
        <translation>Ippatsu&#x202f;: impossible avec rinshan&#x202f;; le kan y met fin.</translation>
    </message>
    <message>
        <source>json_cut</source>
        <translation>JSON incomplet&#x202f;: la fin manque.</translation>
    </message>
    <message>
        <source>just_one_tile</source>
        <translation>{field}&#x202f;: une seule tuile, et non {have}.</translation>
    </message>
    <message>
        <source>kan_is_four</source>
        <translation>Un kan se fait de quatre tuiles&#x202f;; ici&#x202f;: {tiles}.</translation>
    </message>
    <message>
        <source>kyuushu_not_in_riichi</source>
        <translation>kyuushu kyuuhai&#x202f;: {most} joueurs au plus en riichi&#x202f;; celui qui abandonne ne l’est pas.</translation>
    </message>
    <message>
        <source>link_nobody</source>
        <translation>Dire qui est {player}.</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>Saisie illisible&#x202f;: une main s’écrit par exemple 123m456p789s11z.</translation>
    </message>
    <message>
        <source>match_held</source>
        <translation>Le poste «&#x202f;{station}&#x202f;» note cette partie&#x202f;: lecture seule ici.</translation>
    </message>
    <message>
        <source>match_read_only</source>
        <translation>Partie ouverte en lecture seule&#x202f;: un autre programme la tient.</translation>
    </message>
    <message>
        <source>may_not_stop</source>
        <translation>{player}&#x202f;: ne peut pas arrêter la partie maintenant.</translation>
    </message>
    <message>
        <source>meld_type</source>
        <translation>Appel inconnu&#x202f;; les appels sont chi, pon, daiminkan, shouminkan et ankan.</translation>
    </message>
    <message>
        <source>merge_met</source>
        <translation>{player} et {partner} ont été assis dans la même partie ou la même ronde&#x202f;: deux personnes différentes.</translation>
    </message>
    <message>
        <source>merge_same</source>
        <translation>{player}&#x202f;: une fiche ne peut pas être réunie avec elle-même.</translation>
    </message>
    <message>
        <source>move_refused</source>
        <translation>Impossible ici.</translation>
    </message>
    <message>
        <source>nagashi_is_tsumo</source>
        <translation>Nagashi mangan&#x202f;: toujours payé comme un tsumo.</translation>
    </message>
    <message>
        <source>nagashi_no_counters</source>
        <translation>Nagashi mangan&#x202f;: main nulle dans ce règlement, donc sans honba ni bâtonnets.</translation>
    </message>
    <message>
        <source>nagashi_not_in_rules</source>
        <translation>Nagashi mangan&#x202f;: n’existe pas dans ce règlement.</translation>
    </message>
    <message>
        <source>name_missing</source>
        <translation>Nom&#x202f;: à indiquer.</translation>
    </message>
    <message>
        <source>name_of_nobody</source>
        <translation>{player}&#x202f;: dire quelle personne du club c’est.</translation>
    </message>
    <message>
        <source>name_too_long</source>
        <translation>Un nom de plus de {most} caractères&#x202f;: à raccourcir.</translation>
    </message>
    <message>
        <source>names_damaged</source>
        <translation>Les noms de la partie ne vont pas avec ses règles&#x202f;: ils sont endommagés ({file}).</translation>
    </message>
    <message>
        <source>nested_too_deep</source>
        <translation>JSON illisible&#x202f;: trop de niveaux imbriqués.</translation>
    </message>
    <message>
        <source>network_path</source>
        <translation>Dossier réseau&#x202f;: deux machines pourraient y abîmer les parties&#x202f;; choisir un dossier de cet ordinateur ({file}).</translation>
    </message>
    <message>
        <source>new_game_name</source>
        <translation>Écrire le nom&#x202f;: {seat}.</translation>
    </message>
    <message>
        <source>new_game_twice</source>
        <translation>Deux fois le même nom&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>newer_schema</source>
        <translation>Parties d’une version plus récente du programme (schéma {schema}, connu jusqu’à {known})&#x202f;: {file} reste intact&#x202f;; installer cette version pour l’ouvrir.</translation>
    </message>
    <message>
        <source>no_club_yet</source>
        <translation>Rien n’a encore été noté ici&#x202f;: il n’y a pas de club à exporter ({file}).</translation>
    </message>
    <message>
        <source>no_driver</source>
        <translation>PostgreSQL demande le module psycopg, absent ici&#x202f;: pip install «&#x202f;riichi-desktop[stations]&#x202f;».</translation>
    </message>
    <message>
        <source>no_keyring</source>
        <translation>Le trousseau du système n’a pas gardé le mot de passe ({detail})&#x202f;: le mettre dans le fichier .pgpass.</translation>
    </message>
    <message>
        <source>no_offender</source>
        <translation>Chombo&#x202f;: choisir le fautif.</translation>
    </message>
    <message>
        <source>no_permission</source>
        <translation>Accès refusé&#x202f;: rien n’a été écrit&#x202f;; choisir un dossier accessible en écriture ({file}).</translation>
    </message>
    <message>
        <source>no_pon_of_this</source>
        <translation>Kan ajouté&#x202f;: aucun pon de cette tuile, {tile}.</translation>
    </message>
    <message>
        <source>no_pon_to_add_to</source>
        <translation>Kan ajouté&#x202f;: aucun pon à compléter&#x202f;; ajouter d’abord le pon.</translation>
    </message>
    <message>
        <source>no_such_chair</source>
        <translation>{field}&#x202f;: pas de place {chair}&#x202f;; de 0 à {most}.</translation>
    </message>
    <message>
        <source>no_such_game</source>
        <translation>Cette partie n’existe pas dans ce fichier.</translation>
    </message>
    <message>
        <source>no_such_player</source>
        <translation>Ce joueur n’est pas dans le registre du club.</translation>
    </message>
    <message>
        <source>no_such_tile</source>
        <translation>Tuile inexistante&#x202f;: «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>no_win_tile</source>
        <translation>Il manque la tuile gagnante.</translation>
    </message>
    <message>
        <source>no_winner</source>
        <translation>Gagnant&#x202f;: en choisir au moins un.</translation>
    </message>
    <message>
        <source>no_yaku</source>
        <translation>Aucun yaku&#x202f;: il en faut un pour gagner, et les dora n’en sont pas.</translation>
    </message>
    <message>
        <source>north_count</source>
        <translation>Nords extraits&#x202f;: de 0 à 4.</translation>
    </message>
    <message>
        <source>north_in_four_players</source>
        <translation>Nord extrait&#x202f;: seulement à trois joueurs.</translation>
    </message>
    <message>
        <source>north_not_extracted</source>
        <translation>Nord extrait&#x202f;: ce règlement garde le nord en main.</translation>
    </message>
    <message>
        <source>north_ron_flag</source>
        <translation>Ron sur un nord extrait&#x202f;: impossible avec chankan, houtei ou renhou.</translation>
    </message>
    <message>
        <source>north_ron_players</source>
        <translation>Ron sur un nord extrait&#x202f;: seulement à trois joueurs.</translation>
    </message>
    <message>
        <source>north_ron_tile_is_north</source>
        <translation>Ron sur un nord extrait&#x202f;: la tuile gagnante doit être le nord.</translation>
    </message>
    <message>
        <source>north_ron_tsumo</source>
        <translation>Ron sur un nord extrait&#x202f;: impossible par tsumo&#x202f;; choisir ron.</translation>
    </message>
    <message>
        <source>not_a_call</source>
        <translation>Pas un appel&#x202f;: «&#x202f;{text}&#x202f;»&#x202f;; les appels s’écrivent [340m], [555z] ou [777+7z].</translation>
    </message>
    <message>
        <source>not_a_club</source>
        <translation>Ce fichier ne contient pas de parties&#x202f;; il reste intact&#x202f;: {file}.</translation>
    </message>
    <message>
        <source>not_a_hub</source>
        <translation>Pas de base commune à cette adresse ({server})&#x202f;: «&#x202f;riichi-desktop hub init&#x202f;» la crée.</translation>
    </message>
    <message>
        <source>not_a_number</source>
        <translation>Pas un nombre&#x202f;: «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>not_a_run</source>
        <translation>Un chi est une suite de trois dans une même famille&#x202f;; ici&#x202f;: {tiles}.</translation>
    </message>
    <message>
        <source>not_a_way_to_win</source>
        <translation>Ni ron ni tsumo&#x202f;: «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>not_a_win</source>
        <translation>Main non gagnante&#x202f;: ni quatre groupes et une paire, ni sept paires, ni treize orphelins.</translation>
    </message>
    <message>
        <source>not_a_wind</source>
        <translation>Pas un vent&#x202f;: «&#x202f;{text}&#x202f;»&#x202f;; les vents s’écrivent E, S, W et N.</translation>
    </message>
    <message>
        <source>not_alike</source>
        <translation>Un pon ou un kan se fait de tuiles identiques&#x202f;; ici&#x202f;: {tiles}.</translation>
    </message>
    <message>
        <source>not_an_object</source>
        <translation>Un document est un objet, et non {found}.</translation>
    </message>
    <message>
        <source>not_enough_left</source>
        <translation>Pas assez d’exemplaires libres pour cet appel&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>not_json</source>
        <translation>JSON illisible à partir de l’octet {at}.</translation>
    </message>
    <message>
        <source>not_the_same_tile</source>
        <translation>Plusieurs gagnants&#x202f;: par ron, sur la même défausse.</translation>
    </message>
    <message>
        <source>not_tiles</source>
        <translation>Pas des tuiles&#x202f;: «&#x202f;{text}&#x202f;»&#x202f;; écrire les chiffres puis m, p, s ou z, par exemple 340m11z.</translation>
    </message>
    <message>
        <source>not_understood</source>
        <translation>Non compris&#x202f;: «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>not_utf8</source>
        <translation>Texte illisible&#x202f;: ce n’est pas de l’UTF-8.</translation>
    </message>
    <message>
        <source>number_range</source>
        <translation>De {least} à {most}.</translation>
    </message>
    <message>
        <source>number_too_large</source>
        <translation>{field}&#x202f;: nombre trop grand.</translation>
    </message>
    <message>
        <source>older_schema</source>
        <translation>Parties d’une version plus ancienne du programme&#x202f;: les ouvrir d’abord en écriture, une fois, pour les mettre à jour ({file}).</translation>
    </message>
    <message>
        <source>one_turned_tile</source>
        <translation>Une seule tuile tournée par appel&#x202f;: «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>one_winning_tile</source>
        <translation>Tuile gagnante&#x202f;: une seule, juste après le signe +.</translation>
    </message>
    <message>
        <source>only_north</source>
        <translation>Seul le nord s’extrait.</translation>
    </message>
    <message>
        <source>open_riichi_without_riichi</source>
        <translation>Open riichi&#x202f;: choisir aussi riichi ou double riichi.</translation>
    </message>
    <message>
        <source>other_kind</source>
        <translation>{field}&#x202f;: il faut {expected}, et non {found}.</translation>
    </message>
    <message>
        <source>paarenchan_not_dealer</source>
        <translation>Paarenchan&#x202f;: réservé au donneur&#x202f;; choisir le siège Est.</translation>
    </message>
    <message>
        <source>pao_by_ron</source>
        <translation>Responsabilité par ron&#x202f;: impossible par tsumo.</translation>
    </message>
    <message>
        <source>pao_dealer_who</source>
        <translation>Responsable donneur&#x202f;: impossible si le gagnant est le donneur, ou sans responsable.</translation>
    </message>
    <message>
        <source>pao_differs</source>
        <translation>Responsabilité&#x202f;: la main et la partie en désignent d’autres.</translation>
    </message>
    <message>
        <source>pao_impossible</source>
        <translation>Responsabilité impossible pour cette main.</translation>
    </message>
    <message>
        <source>pao_is_winner</source>
        <translation>Responsable&#x202f;: c’est le gagnant&#x202f;; choisir un autre siège.</translation>
    </message>
    <message>
        <source>pao_more_than_yakuman</source>
        <translation>Responsabilité&#x202f;: au plus pour les yakuman de la main.</translation>
    </message>
    <message>
        <source>pao_needs_from</source>
        <translation>Responsabilité par ron&#x202f;: indiquer aussi le défausseur.</translation>
    </message>
    <message>
        <source>pao_not_called</source>
        <translation>Responsabilité&#x202f;: pour {yaku}, tous les groupes sont exposés, et l’un au moins est un appel.</translation>
    </message>
    <message>
        <source>pao_not_in_hand</source>
        <translation>Responsabilité&#x202f;: {yaku} n’est pas dans cette main.</translation>
    </message>
    <message>
        <source>pao_not_seated</source>
        <translation>Responsable&#x202f;: à trois joueurs, ce siège est vide.</translation>
    </message>
    <message>
        <source>pao_one_for_the_hand</source>
        <translation>Responsabilité sur toute la main&#x202f;: un seul joueur peut être responsable.</translation>
    </message>
    <message>
        <source>pao_times</source>
        <translation>Responsabilité&#x202f;: pour un yakuman au moins.</translation>
    </message>
    <message>
        <source>pao_twice</source>
        <translation>Responsabilité&#x202f;: un seul joueur par yakuman.</translation>
    </message>
    <message>
        <source>pao_which</source>
        <translation>Responsabilité&#x202f;: préciser pour quel yakuman.</translation>
    </message>
    <message>
        <source>paper_no_games</source>
        <translation>Aucune partie finie ne compte ici.</translation>
    </message>
    <message>
        <source>paper_no_rounds</source>
        <translation>Aucune ronde&#x202f;: proposer des tables d’abord.</translation>
    </message>
    <message>
        <source>paper_no_rules</source>
        <translation>Aucune table de cette ronde n’a autant de joueurs que le règlement&#x202f;: choisir un autre règlement ou un événement.</translation>
    </message>
    <message>
        <source>paper_no_teams</source>
        <translation>Aucune équipe dans cet événement.</translation>
    </message>
    <message>
        <source>paper_nobody</source>
        <translation>Personne à mettre sur papier&#x202f;: aucun joueur dans cet événement.</translation>
    </message>
    <message>
        <source>penalty_points</source>
        <translation>Pénalité&#x202f;: un multiple de 100, autre que 0, au plus {most}.</translation>
    </message>
    <message>
        <source>player_count</source>
        <translation>Joueurs&#x202f;: {n} pour ces règles, pas {have}.</translation>
    </message>
    <message>
        <source>player_erased</source>
        <translation>Données effacées&#x202f;: cette fiche ne peut être ni changée ni réunie avec une autre.</translation>
    </message>
    <message>
        <source>player_taken</source>
        <translation>{player} figure déjà sur la liste&#x202f;; un surnom, une ville ou un numéro distingue deux personnes du même nom.</translation>
    </message>
    <message>
        <source>player_used</source>
        <translation>Ce joueur a une place dans des parties ou des inscriptions&#x202f;: le masquer, le réunir avec un autre ou effacer ses données.</translation>
    </message>
    <message>
        <source>players_differ</source>
        <translation>Ce règlement se joue à {n}&#x202f;; changer le nombre de joueurs ou le règlement.</translation>
    </message>
    <message>
        <source>read_only</source>
        <translation>Lecture seule&#x202f;: les parties s’écrivent dans l’autre fenêtre ({file}).</translation>
    </message>
    <message>
        <source>reason_missing</source>
        <translation>Motif&#x202f;: à indiquer.</translation>
    </message>
    <message>
        <source>reason_too_long</source>
        <translation>Un motif de plus de {most} caractères&#x202f;: à raccourcir.</translation>
    </message>
    <message>
        <source>record_cut</source>
        <translation>Une main notée ne peut pas rester&#x202f;: à corriger ou à retirer d’abord.</translation>
    </message>
    <message>
        <source>record_fu_idle</source>
        <translation>Fu&#x202f;: sans effet à {n} han.</translation>
    </message>
    <message>
        <source>record_fu_idle_yakuman</source>
        <translation>Fu&#x202f;: sans effet avec un yakuman.</translation>
    </message>
    <message numerus="yes">
        <source>record_hand_unfinished</source>
        <translation>
            <numerusform>Main à compléter&#x202f;: {n} tuile manque.</numerusform>
            <numerusform>Main à compléter&#x202f;: {n} tuiles manquent.</numerusform>
        </translation>
    </message>
    <message>
        <source>record_no_act</source>
        <translation>Choisir ce qui s’est passé.</translation>
    </message>
    <message>
        <source>record_no_exchange</source>
        <translation>Sièges à échanger&#x202f;: toucher l’un, puis l’autre.</translation>
    </message>
    <message>
        <source>record_no_fu</source>
        <translation>{player}&#x202f;: fu à choisir pour {n} han.</translation>
    </message>
    <message>
        <source>record_no_han</source>
        <translation>{player}&#x202f;: han ou limite à choisir.</translation>
    </message>
    <message>
        <source>record_no_name</source>
        <translation>Nom à écrire.</translation>
    </message>
    <message>
        <source>record_no_offender</source>
        <translation>Fautif à choisir&#x202f;: toucher son siège.</translation>
    </message>
    <message>
        <source>record_no_player</source>
        <translation>Joueur à choisir&#x202f;: toucher son siège.</translation>
    </message>
    <message>
        <source>record_no_points</source>
        <translation>Points à choisir.</translation>
    </message>
    <message>
        <source>record_no_riichi_here</source>
        <translation>Riichi&#x202f;: sans effet entre deux mains.</translation>
    </message>
    <message>
        <source>record_no_round</source>
        <translation>Manche à choisir.</translation>
    </message>
    <message>
        <source>record_no_source</source>
        <translation>Défausseur à choisir&#x202f;: toucher son siège.</translation>
    </message>
    <message>
        <source>record_no_stick</source>
        <translation>{player} n’a pas de bâtonnet posé&#x202f;: revenir en arrière pour le poser.</translation>
    </message>
    <message>
        <source>record_no_such_seat</source>
        <translation>Siège {wind}&#x202f;: personne n’y joue dans cette partie.</translation>
    </message>
    <message>
        <source>record_no_tiles</source>
        <translation>{player}&#x202f;: main à compléter.</translation>
    </message>
    <message>
        <source>record_no_winner</source>
        <translation>Gagnant à choisir&#x202f;: toucher son siège.</translation>
    </message>
    <message>
        <source>record_riichi_is_closed</source>
        <translation>{player} est en riichi&#x202f;: pas d’appel qui ouvre la main.</translation>
    </message>
    <message>
        <source>record_riichi_is_tenpai</source>
        <translation>{player} est en riichi, donc tenpai&#x202f;; sans tenpai, c’est un chombo.</translation>
    </message>
    <message>
        <source>record_seat_idle</source>
        <translation>Rien à choisir ici&#x202f;: cela ne concerne aucun siège.</translation>
    </message>
    <message>
        <source>record_stick_lies</source>
        <translation>{player} est en riichi&#x202f;: son bâtonnet est posé.</translation>
    </message>
    <message>
        <source>record_table_says</source>
        <translation>Fixé par la table&#x202f;; pour le changer, revenir en arrière.</translation>
    </message>
    <message>
        <source>record_yakuman_cap</source>
        <translation>Ce règlement compte au plus {n} yakuman par main.</translation>
    </message>
    <message>
        <source>renhou_call</source>
        <translation>Renhou&#x202f;: impossible après un appel, un kan ou un nord extrait.</translation>
    </message>
    <message>
        <source>renhou_dealer</source>
        <translation>Renhou&#x202f;: réservé aux non-donneurs&#x202f;; choisir un autre siège qu’Est.</translation>
    </message>
    <message>
        <source>renhou_flag</source>
        <translation>Renhou&#x202f;: impossible avec riichi, ippatsu, chankan ou la dernière tuile.</translation>
    </message>
    <message>
        <source>renhou_not_in_rules</source>
        <translation>Renhou&#x202f;: n’existe pas dans ce règlement.</translation>
    </message>
    <message>
        <source>renhou_tsumo</source>
        <translation>Renhou&#x202f;: impossible par tsumo&#x202f;; choisir ron, ou chiihou.</translation>
    </message>
    <message>
        <source>result_name</source>
        <translation>Il manque le nom du joueur {number}.</translation>
    </message>
    <message>
        <source>result_score</source>
        <translation>Il manque le score de {player}.</translation>
    </message>
    <message>
        <source>result_unreadable</source>
        <translation>Le score de {player} n’est pas un nombre de points.</translation>
    </message>
    <message>
        <source>riichi_below_1000</source>
        <translation>{player} a {have} points&#x202f;: sous ces règles, un riichi en demande 1&#x202f;000.</translation>
    </message>
    <message>
        <source>riichi_both</source>
        <translation>Riichi ou double riichi&#x202f;: n’en garder qu’un.</translation>
    </message>
    <message>
        <source>riichi_differs</source>
        <translation>Riichi&#x202f;: la main et la table ne disent pas la même chose.</translation>
    </message>
    <message>
        <source>riichi_not_in_hand</source>
        <translation>{player}&#x202f;: a posé un bâton, mais la main est sans riichi.</translation>
    </message>
    <message>
        <source>riichi_not_paid</source>
        <translation>{player}&#x202f;: main en riichi, mais aucun bâtonnet posé.</translation>
    </message>
    <message>
        <source>riichi_not_tenpai</source>
        <translation>{player}&#x202f;: en riichi, donc tenpai&#x202f;; sinon chombo.</translation>
    </message>
    <message>
        <source>riichi_open</source>
        <translation>Riichi&#x202f;: impossible avec une main ouverte&#x202f;; reprendre l’appel d’abord.</translation>
    </message>
    <message>
        <source>rinshan_last_tile</source>
        <translation>Rinshan&#x202f;: impossible avec haitei&#x202f;; la tuile de remplacement n’est pas la dernière du mur.</translation>
    </message>
    <message>
        <source>rinshan_needs_kan</source>
        <translation>Rinshan&#x202f;: impossible sans tuile de remplacement&#x202f;; ajouter le kan d’abord.</translation>
    </message>
    <message>
        <source>rinshan_ron</source>
        <translation>Rinshan&#x202f;: impossible par ron&#x202f;; choisir tsumo.</translation>
    </message>
    <message>
        <source>round_empty</source>
        <translation>Ronde sans table.</translation>
    </message>
    <message>
        <source>round_extra</source>
        <translation>Temps supplémentaire&#x202f;: une durée pour chaque table, ou aucune.</translation>
    </message>
    <message>
        <source>round_has_game</source>
        <translation>Table {table}&#x202f;: une partie y est déjà comptée&#x202f;; ses joueurs ne changent plus.</translation>
    </message>
    <message>
        <source>round_not_played</source>
        <translation>Tour&#x202f;: pas de «&#x202f;{text}&#x202f;» dans cette partie.</translation>
    </message>
    <message>
        <source>round_of_nothing</source>
        <translation>Ronde&#x202f;: d’un événement ou d’une soirée.</translation>
    </message>
    <message>
        <source>round_taken</source>
        <translation>Il y a déjà une ronde {number}.</translation>
    </message>
    <message>
        <source>round_unknown</source>
        <translation>Cette ronde n’est pas de cet événement.</translation>
    </message>
    <message>
        <source>round_used</source>
        <translation>Ronde avec des parties&#x202f;: la retirer n’est plus possible.</translation>
    </message>
    <message>
        <source>rule_bool</source>
        <translation>{rule}&#x202f;: «&#x202f;{value}&#x202f;» impossible&#x202f;; oui ou non ({allowed}).</translation>
    </message>
    <message>
        <source>rule_choice</source>
        <translation>{rule}&#x202f;: «&#x202f;{value}&#x202f;» impossible&#x202f;; une valeur parmi {allowed}.</translation>
    </message>
    <message>
        <source>rule_header</source>
        <translation>En-tête du fichier de règles&#x202f;: {name} manque ou est faux.</translation>
    </message>
    <message>
        <source>rule_int</source>
        <translation>{rule}&#x202f;: «&#x202f;{value}&#x202f;» impossible&#x202f;; un nombre parmi {allowed}.</translation>
    </message>
    <message>
        <source>rule_line</source>
        <translation>Ligne illisible du fichier de règles&#x202f;: {line}</translation>
    </message>
    <message>
        <source>rule_list</source>
        <translation>{rule}&#x202f;: «&#x202f;{value}&#x202f;» impossible&#x202f;; une liste de valeurs parmi {allowed}.</translation>
    </message>
    <message>
        <source>rule_map</source>
        <translation>{rule}&#x202f;: «&#x202f;{value}&#x202f;» impossible&#x202f;; valeurs attendues&#x202f;: {allowed}.</translation>
    </message>
    <message>
        <source>rule_missing</source>
        <translation>Règle absente du fichier&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>rule_noten_pool</source>
        <translation>{rule}&#x202f;: «&#x202f;{value}&#x202f;» impossible&#x202f;; le total doit se partager par centaines ({allowed}).</translation>
    </message>
    <message>
        <source>rule_uma</source>
        <translation>{rule}&#x202f;: «&#x202f;{value}&#x202f;» impossible&#x202f;; un montant par place, de somme nulle ({allowed}).</translation>
    </message>
    <message>
        <source>rules_damaged</source>
        <translation>Règles de la partie illisibles&#x202f;: abîmées, ou d’une version plus récente du programme ({file}).</translation>
    </message>
    <message>
        <source>rules_differ</source>
        <translation>Règles&#x202f;: celles de la main ne sont pas celles de la partie.</translation>
    </message>
    <message>
        <source>rules_misnamed</source>
        <translation>{file}&#x202f;: le nom d’un règlement du club commence par {prefix} et n’a que des lettres simples, des chiffres et _&#x202f;; l’importer depuis la page Règles.</translation>
    </message>
    <message>
        <source>rules_newer</source>
        <translation>{file}&#x202f;: règlement écrit par une version plus récente du programme.</translation>
    </message>
    <message>
        <source>rules_none</source>
        <translation>{file}&#x202f;: aucun règlement dans ce fichier.</translation>
    </message>
    <message>
        <source>rules_preset</source>
        <translation>Règlement de base illisible&#x202f;: «&#x202f;{value}&#x202f;»&#x202f;; un nom est attendu.</translation>
    </message>
    <message>
        <source>rules_shape</source>
        <translation>Règlement illisible&#x202f;: «&#x202f;{value}&#x202f;»&#x202f;; un nom ou un objet est attendu.</translation>
    </message>
    <message>
        <source>rules_text</source>
        <translation>Règlement illisible&#x202f;: «&#x202f;{value}&#x202f;»&#x202f;; écrire champ=valeur.</translation>
    </message>
    <message>
        <source>rules_too_long</source>
        <translation>{file}&#x202f;: trop long pour un règlement.</translation>
    </message>
    <message>
        <source>rules_unreadable</source>
        <translation>{file}&#x202f;: fichier illisible.</translation>
    </message>
    <message>
        <source>screen_station</source>
        <translation>Ce poste est un écran&#x202f;: il montre tout et ne note rien.</translation>
    </message>
    <message>
        <source>seat_not_played</source>
        <translation>Siège&#x202f;: à trois joueurs, personne n’est Nord&#x202f;; en choisir un autre.</translation>
    </message>
    <message>
        <source>seated_twice</source>
        <translation>{player}&#x202f;: deux fois dans la même ronde ou la même partie.</translation>
    </message>
    <message>
        <source>seating_apart</source>
        <translation>Ronde {turn}, table {table}&#x202f;: {player} et {partner} ne doivent pas se rencontrer.</translation>
    </message>
    <message>
        <source>seating_block</source>
        <translation>Groupes de places&#x202f;: par tables entières, donc un multiple de {least}, pas {n}.</translation>
    </message>
    <message>
        <source>seating_cut</source>
        <translation>Coupe&#x202f;: un multiple de {least}, au plus {most}, pas {n}.</translation>
    </message>
    <message>
        <source>seating_group_too_large</source>
        <translation>{group}&#x202f;: {n} joueurs ne doivent pas se rencontrer, et il n’y a de tables que pour en séparer {most}.</translation>
    </message>
    <message>
        <source>seating_no_number</source>
        <translation>Ronde {turn}, table {table}&#x202f;: «&#x202f;{text}&#x202f;» n’est pas un numéro de joueur.</translation>
    </message>
    <message>
        <source>seating_not_parted</source>
        <translation>{player} et {partner} ne doivent pas se rencontrer, mais aucun placement qui les sépare n’a été trouvé.</translation>
    </message>
    <message>
        <source>seating_number_range</source>
        <translation>Ronde {turn}, table {table}&#x202f;: personne n’a le numéro {number}&#x202f;; ils vont de 1 à {most}.</translation>
    </message>
    <message>
        <source>seating_number_twice</source>
        <translation>Ronde {turn}, table {table}&#x202f;: le numéro {number} a déjà une place dans cette ronde.</translation>
    </message>
    <message>
        <source>seating_other_size</source>
        <translation>Ronde {turn}, table {table}&#x202f;: {least} joueurs, pas {n}.</translation>
    </message>
    <message>
        <source>seating_player_again</source>
        <translation>Ronde {turn}, table {table}&#x202f;: {player} a déjà une place dans cette ronde.</translation>
    </message>
    <message>
        <source>seating_player_twice</source>
        <translation>{player}&#x202f;: deux fois parmi les joueurs.</translation>
    </message>
    <message>
        <source>seating_script_empty</source>
        <translation>Script vide&#x202f;: écrire une ronde par ligne, par exemple 1 2 3 4 / 5 6 7 8.</translation>
    </message>
    <message>
        <source>seating_script_long</source>
        <translation>Script de {n} rondes&#x202f;: {most} au plus.</translation>
    </message>
    <message>
        <source>seating_table_size</source>
        <translation>Ronde {turn}, table {table}&#x202f;: trois ou quatre joueurs, pas {n}.</translation>
    </message>
    <message>
        <source>seating_too_few</source>
        <translation>Trop peu de joueurs pour une table&#x202f;: {n}, et il en faut {least}.</translation>
    </message>
    <message>
        <source>source_not_played</source>
        <translation>Défausse&#x202f;: à trois joueurs, personne n’est Nord&#x202f;; choisir un autre siège.</translation>
    </message>
    <message>
        <source>start_number_taken</source>
        <translation>Numéro {number}&#x202f;: déjà celui de {player}.</translation>
    </message>
    <message>
        <source>station_name_taken</source>
        <translation>Un autre poste s’appelle aussi «&#x202f;{station}&#x202f;»&#x202f;: donner un autre nom à l’un des deux.</translation>
    </message>
    <message>
        <source>sticks_range</source>
        <translation>Bâtonnets&#x202f;: de 0 à {most}.</translation>
    </message>
    <message>
        <source>suit_alone</source>
        <translation>«&#x202f;{text}&#x202f;» seul&#x202f;: d’abord les chiffres, comme dans 123{text}.</translation>
    </message>
    <message>
        <source>suucha_needs_all</source>
        <translation>suucha riichi&#x202f;: tous les joueurs doivent être en riichi.</translation>
    </message>
    <message>
        <source>table_size</source>
        <translation>Table {table}&#x202f;: {n} joueurs, pas {have}.</translation>
    </message>
    <message>
        <source>table_taken</source>
        <translation>Table {table}&#x202f;: une autre partie y est déjà comptée.</translation>
    </message>
    <message>
        <source>table_unknown</source>
        <translation>Il n’y a pas de table {table} dans cette ronde.</translation>
    </message>
    <message>
        <source>team_taken</source>
        <translation>Il y a déjà une équipe de ce nom&#x202f;: {team}.</translation>
    </message>
    <message>
        <source>team_unknown</source>
        <translation>Cette équipe n’est pas de cet événement.</translation>
    </message>
    <message>
        <source>team_used</source>
        <translation>Équipe avec des joueurs, un bonus ou une pénalité&#x202f;: les retirer d’abord.</translation>
    </message>
    <message>
        <source>tenhou_not_dealer</source>
        <translation>Tenhou&#x202f;: réservé au donneur&#x202f;; choisir le siège Est.</translation>
    </message>
    <message>
        <source>text_too_long</source>
        <translation>Plus de {most} caractères&#x202f;: aucune main n’est si longue.</translation>
    </message>
    <message>
        <source>three_or_four_players</source>
        <translation>Joueurs&#x202f;: trois ou quatre, et non {text}.</translation>
    </message>
    <message>
        <source>three_rons_abort</source>
        <translation>Trois ron&#x202f;: avec ces règles, main nulle (sanchahou).</translation>
    </message>
    <message>
        <source>tile_count</source>
        <translation>Tuiles en main&#x202f;: {have} au lieu de {want}, la tuile gagnante à part.</translation>
    </message>
    <message>
        <source>tile_not_in_three_player_set</source>
        <translation>Absente du jeu à trois joueurs&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>title_too_long</source>
        <translation>Le titre a plus de {most} caractères&#x202f;: à raccourcir.</translation>
    </message>
    <message>
        <source>too_many_melds</source>
        <translation>Quatre appels au plus&#x202f;; en reprendre un.</translation>
    </message>
    <message>
        <source>too_many_reds</source>
        <translation>Plus de cinq rouges que dans le jeu ({have} pour {most})&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>totals_hundreds</source>
        <translation>Scores et pénalités&#x202f;: par multiples de 100.</translation>
    </message>
    <message>
        <source>totals_rules</source>
        <translation>Règles&#x202f;: à choisir pour une partie sans événement.</translation>
    </message>
    <message>
        <source>totals_sum</source>
        <translation>Somme des scores&#x202f;: {have} au lieu de {want}.</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>Écrit deux fois&#x202f;: «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>unknown_abort</source>
        <translation>{field}&#x202f;: «&#x202f;{text}&#x202f;» n’est pas une main nulle en cours de jeu.</translation>
    </message>
    <message>
        <source>unknown_act</source>
        <translation>{field}&#x202f;: «&#x202f;{text}&#x202f;» n’est pas une écriture du registre.</translation>
    </message>
    <message>
        <source>unknown_choice</source>
        <translation>{field}&#x202f;: aucun choix «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>unknown_event</source>
        <translation>{field}&#x202f;: «&#x202f;{text}&#x202f;» n’est pas un événement de partie.</translation>
    </message>
    <message>
        <source>unknown_field</source>
        <translation>Champ inconnu&#x202f;: {field}.</translation>
    </message>
    <message>
        <source>unknown_flag</source>
        <translation>Circonstance inconnue&#x202f;: {flag}.</translation>
    </message>
    <message>
        <source>unknown_rules</source>
        <translation>Règlement inconnu&#x202f;: {name}&#x202f;; choisir parmi {known}.</translation>
    </message>
    <message>
        <source>unknown_thing</source>
        <translation>Le registre du club ne connaît rien de la sorte «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>unknown_when</source>
        <translation>{field}&#x202f;: table ou final, pas «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>unknown_word</source>
        <translation>Mot inconnu&#x202f;: «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>unknown_yakuman</source>
        <translation>{field}&#x202f;: «&#x202f;{text}&#x202f;» n’est pas un yakuman.</translation>
    </message>
    <message>
        <source>ura_without_riichi</source>
        <translation>Ura dora&#x202f;: impossible sans riichi.</translation>
    </message>
    <message>
        <source>used_up</source>
        <translation>Plus d’exemplaire libre&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>verify_scores</source>
        <translation>Les scores sont {have}&#x202f;; la version {program} du programme avait {was}.</translation>
    </message>
    <message numerus="yes">
        <source>verify_unchecked</source>
        <translation>
            <numerusform>L’événement suivant n’a pas pu être vérifié.</numerusform>
            <numerusform>Les {n} événements suivants n’ont pas pu être vérifiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>wins_from_himself</source>
        <translation>{player}&#x202f;: gagnant et donneur à la fois.</translation>
    </message>
    <message>
        <source>wins_twice</source>
        <translation>{player}&#x202f;: gagne déjà cette main.</translation>
    </message>
    <message>
        <source>wrong_type</source>
        <translation>Valeur impossible dans le champ {field}.</translation>
    </message>
    <message>
        <source>yakuman_range</source>
        <translation>Yakuman&#x202f;: de 1 à {most}.</translation>
    </message>
</context>
<context>
    <name>rank</name>
    <message>
        <source>0</source>
        <translation>cinq rouge</translation>
    </message>
    <message>
        <source>1</source>
        <translation>un</translation>
    </message>
    <message>
        <source>2</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>3</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>4</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>5</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>6</source>
        <translation>six</translation>
    </message>
    <message>
        <source>7</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>8</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>9</source>
        <translation>neuf</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>cell.impossible</source>
        <translation>{table}, {worth}&#x202f;: impossible</translation>
    </message>
    <message>
        <source>cell.mangan</source>
        <translation>{cell}, mangan</translation>
    </message>
    <message>
        <source>cell.muted</source>
        <translation>{cell}&#x202f;; aucune main n’y arrive</translation>
    </message>
    <message>
        <source>cell.spoken</source>
        <translation>{table}, {worth}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermée</translation>
    </message>
    <message>
        <source>dora.cycle</source>
        <translation>De l’indicateur au dora</translation>
    </message>
    <message>
        <source>dora.cycle_note</source>
        <translation>Le dora est la tuile qui suit l’indicateur&#x202f;; la dernière renvoie à la première.</translation>
    </message>
    <message>
        <source>dora.dragons</source>
        <translation>Dragons</translation>
    </message>
    <message>
        <source>dora.kan_dora</source>
        <translation>Dora de kan</translation>
    </message>
    <message>
        <source>dora.kan_ura_dora</source>
        <translation>Ura de kan</translation>
    </message>
    <message>
        <source>dora.kinds</source>
        <translation>Ce qui compte comme dora</translation>
    </message>
    <message>
        <source>dora.man</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>dora.not</source>
        <translation>pas dans ce règlement</translation>
    </message>
    <message>
        <source>dora.rule.aka_dora</source>
        <translation>Chaque cinq rouge vaut un dora, en plus de ce que montre l’indicateur.</translation>
    </message>
    <message>
        <source>dora.rule.dora</source>
        <translation>Un han par exemplaire dans la main, appels compris.</translation>
    </message>
    <message>
        <source>dora.rule.kan_dora</source>
        <translation>Chaque kan, de qui que ce soit, révèle un indicateur de plus.</translation>
    </message>
    <message>
        <source>dora.rule.kan_ura_dora</source>
        <translation>Après un riichi, aussi sous les indicateurs de kan.</translation>
    </message>
    <message>
        <source>dora.rule.north_dora</source>
        <translation>Chaque nord mis de côté vaut un dora, et davantage si l’indicateur le désigne.</translation>
    </message>
    <message>
        <source>dora.rule.ura_dora</source>
        <translation>Pour qui gagne avec riichi, la tuile sous l’indicateur désigne un dora de plus.</translation>
    </message>
    <message>
        <source>dora.spoken</source>
        <translation>{name}&#x202f;: {tiles}, puis de nouveau {tile}</translation>
    </message>
    <message>
        <source>dora.suit</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>dora.twice</source>
        <translation>Deux indicateurs pareils comptent deux fois. Les dora comptent dans les 13 han de la limite comptée, jamais dans un yakuman.</translation>
    </message>
    <message>
        <source>dora.winds</source>
        <translation>Vents</translation>
    </message>
    <message>
        <source>example</source>
        <translation>Exemple&#x202f;: {tiles}&#x202f;; {note}</translation>
    </message>
    <message>
        <source>formula.base</source>
        <translation>Points de base = fu × 2^(han + 2), 2&#x202f;000 au plus</translation>
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
        <translation>Le donneur reçoit environ une fois et demie autant&#x202f;: l’arrondi empêche que ce soit exact.</translation>
    </message>
    <message>
        <source>formula.from_han_fu</source>
        <translation>Des han et des fu au paiement</translation>
    </message>
    <message>
        <source>formula.multipliers</source>
        <translation>Ce que paie chacun</translation>
    </message>
    <message>
        <source>formula.rounding</source>
        <translation>Chaque paiement s’arrondit pour lui-même à la centaine supérieure&#x202f;; les honba viennent après.</translation>
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
        <translation>{others}&#x202f;; donneur {dealer}</translation>
    </message>
    <message>
        <source>formula.worked</source>
        <translation>Des tuiles au paiement</translation>
    </message>
    <message>
        <source>fu.base</source>
        <translation>Toute main, sauf chiitoitsu</translation>
    </message>
    <message>
        <source>fu.closed</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>fu.closed_ron</source>
        <translation>Ron, main fermée</translation>
    </message>
    <message>
        <source>fu.fixed</source>
        <translation>Les cas qui ne se comptent pas</translation>
    </message>
    <message>
        <source>fu.fixed_chiitoitsu</source>
        <translation>Chiitoitsu, jamais arrondi</translation>
    </message>
    <message>
        <source>fu.fixed_limit</source>
        <translation>5 han et plus, ou yakuman</translation>
    </message>
    <message>
        <source>fu.fixed_open</source>
        <translation>Main ouverte qui n’a que sa base</translation>
    </message>
    <message>
        <source>fu.fixed_pinfu_ron</source>
        <translation>Pinfu par ron</translation>
    </message>
    <message>
        <source>fu.fixed_pinfu_tsumo</source>
        <translation>Pinfu par tsumo</translation>
    </message>
    <message>
        <source>fu.group_note</source>
        <translation>Caché vaut le double d’ouvert, un kan quatre fois un brelan. Un brelan fini par ron compte comme ouvert.</translation>
    </message>
    <message>
        <source>fu.kan_outside</source>
        <translation>Kan, terminale ou honneur</translation>
    </message>
    <message>
        <source>fu.kan_simple</source>
        <translation>Kan, de 2 à 8</translation>
    </message>
    <message>
        <source>fu.not_needed</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>fu.open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>fu.open_ron</source>
        <translation>Ron, main ouverte</translation>
    </message>
    <message>
        <source>fu.pair_double</source>
        <translation>Vent du siège et de la manche à la fois</translation>
    </message>
    <message>
        <source>fu.pair_dragon</source>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>fu.pair_north</source>
        <translation>Nord, qui vaut pour tous</translation>
    </message>
    <message>
        <source>fu.pair_plain</source>
        <translation>Chiffre, ou vent sans valeur</translation>
    </message>
    <message>
        <source>fu.pair_wind</source>
        <translation>Vent du siège ou de la manche</translation>
    </message>
    <message>
        <source>fu.rinshan</source>
        <translation>Tsumo sur une tuile de remplacement</translation>
    </message>
    <message>
        <source>fu.round_example</source>
        <translation>{raw} fu deviennent</translation>
    </message>
    <message>
        <source>fu.round_stays</source>
        <translation>{fu} fu restent</translation>
    </message>
    <message>
        <source>fu.run</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>fu.step_1</source>
        <translation>1. Partir de la base</translation>
    </message>
    <message>
        <source>fu.step_2</source>
        <translation>2. La façon de gagner</translation>
    </message>
    <message>
        <source>fu.step_3</source>
        <translation>3. Chaque groupe</translation>
    </message>
    <message>
        <source>fu.step_4</source>
        <translation>4. La paire</translation>
    </message>
    <message>
        <source>fu.step_5</source>
        <translation>5. L’attente</translation>
    </message>
    <message>
        <source>fu.step_6</source>
        <translation>6. Arrondir à la dizaine</translation>
    </message>
    <message>
        <source>fu.triplet_outside</source>
        <translation>Brelan, terminale ou honneur</translation>
    </message>
    <message>
        <source>fu.triplet_simple</source>
        <translation>Brelan, de 2 à 8</translation>
    </message>
    <message>
        <source>fu.tsumo</source>
        <translation>Tsumo, sauf pinfu</translation>
    </message>
    <message>
        <source>fu.wait_note</source>
        <translation>Quand deux lectures sont possibles, la plus chère compte.</translation>
    </message>
    <message>
        <source>fu.worked</source>
        <translation>Un compte entier</translation>
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
        <translation>Paiement</translation>
    </message>
    <message>
        <source>group.rules</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>group.start</source>
        <translation>Débuter</translation>
    </message>
    <message>
        <source>hand.all</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>hand.closed</source>
        <translation>Main fermée</translation>
    </message>
    <message>
        <source>hand.closed_only</source>
        <translation>Fermée seulement</translation>
    </message>
    <message>
        <source>hand.name</source>
        <translation>Yaku d’une main</translation>
    </message>
    <message>
        <source>hand.open</source>
        <translation>Main ouverte</translation>
    </message>
    <message>
        <source>intro.dora</source>
        <translation>Chaque dora ajoute un han à une main qui a déjà un yaku&#x202f;; seul, il ne permet pas de gagner.</translation>
    </message>
    <message>
        <source>intro.formula</source>
        <translation>Tous les tableaux viennent d’une seule formule. Elle ne sert que sous le mangan.</translation>
    </message>
    <message>
        <source>intro.fu</source>
        <translation>Les fu comptent jusqu’à 4 han. On les additionne dans cet ordre, et on n’arrondit qu’à la fin.</translation>
    </message>
    <message>
        <source>intro.limits</source>
        <translation>À partir de 5 han, seuls les han fixent le paiement. Une main moins riche y arrive aussi par ses fu.</translation>
    </message>
    <message>
        <source>intro.rules</source>
        <translation>Ce que dit {rules}, champ par champ. Tout ce qui précède en découle.</translation>
    </message>
    <message>
        <source>intro.start</source>
        <translation>Quatre étapes suffisent pour compter à une vraie table. Chacune sert dès qu’elle est sue&#x202f;; les fu peuvent attendre.</translation>
    </message>
    <message>
        <source>intro.tables</source>
        <translation>Le paiement selon le gagnant et la façon de gagner. Toucher une case l’ouvre dans Points.</translation>
    </message>
    <message>
        <source>intro.yaku</source>
        <translation>Une main ne gagne qu’avec un yaku au moins. Les han de tous ses yaku s’ajoutent, puis les dora.</translation>
    </message>
    <message>
        <source>intro.yakuman</source>
        <translation>Une main yakuman vaut 8&#x202f;000 points de base, sans compter ni fu, ni dora, ni autre yaku.</translation>
    </message>
    <message>
        <source>limits.base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>limits.counted</source>
        <translation>13 han sans yakuman, selon le règlement</translation>
    </message>
    <message>
        <source>limits.counted_note</source>
        <translation>Une seule limite, même à 26 han&#x202f;; elle ne s’ajoute pas à un yakuman et n’engage aucun responsable.</translation>
    </message>
    <message>
        <source>limits.dealer_ron</source>
        <translation>ron donneur</translation>
    </message>
    <message>
        <source>limits.dealer_tsumo</source>
        <translation>tsumo donneur</translation>
    </message>
    <message>
        <source>limits.han</source>
        <translation>{from} han</translation>
    </message>
    <message>
        <source>limits.han_more</source>
        <translation>{from} han et plus</translation>
    </message>
    <message>
        <source>limits.han_range</source>
        <translation>{from} à {to} han</translation>
    </message>
    <message>
        <source>limits.in_force</source>
        <translation>en vigueur</translation>
    </message>
    <message>
        <source>limits.kiriage</source>
        <translation>Base 1&#x202f;920 (4 han 30 fu, 3 han 60 fu), selon le règlement</translation>
    </message>
    <message>
        <source>limits.kiriage_no</source>
        <translation>Payée selon la formule</translation>
    </message>
    <message>
        <source>limits.kiriage_yes</source>
        <translation>Arrondie au mangan (kiriage)</translation>
    </message>
    <message>
        <source>limits.list</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>limits.mangan_formula</source>
        <translation>5 han&#x202f;; 4 han dès 40 fu, 3 han dès 70 fu</translation>
    </message>
    <message>
        <source>limits.mangan_kiriage</source>
        <translation>5 han&#x202f;; 4 han dès 30 fu, 3 han dès 60 fu</translation>
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
        <translation>main yakuman</translation>
    </message>
    <message>
        <source>limits.yakuman_two</source>
        <translation>deux yakuman à la fois</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Dans l’ordre du décompte&#x202f;: les han, puis les fu, puis le paiement.</translation>
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
        <translation>Calcul et exemples</translation>
    </message>
    <message>
        <source>section.fu</source>
        <translation>Fu en six étapes</translation>
    </message>
    <message>
        <source>section.limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>section.rules</source>
        <translation>Règles en vigueur</translation>
    </message>
    <message>
        <source>section.start</source>
        <translation>Par où commencer</translation>
    </message>
    <message>
        <source>section.tables</source>
        <translation>Tableaux de points</translation>
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
        <translation>13 han&#x202f;: {limit}</translation>
    </message>
    <message>
        <source>setting.double_wind</source>
        <translation>double vent à {n} fu</translation>
    </message>
    <message>
        <source>setting.tsumo_split</source>
        <translation>part absente du tsumo&#x202f;: {who}</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Calculé avec&#x202f;: {settings}.</translation>
    </message>
    <message>
        <source>special</source>
        <translation>À part</translation>
    </message>
    <message>
        <source>start.chiitoitsu</source>
        <translation>Chiitoitsu, toujours</translation>
    </message>
    <message>
        <source>start.closed_ron</source>
        <translation>Autre main fermée par ron&#x202f;: au moins</translation>
    </message>
    <message>
        <source>start.common</source>
        <translation>2. Huit scores courants</translation>
    </message>
    <message>
        <source>start.common_note</source>
        <translation>Par ron, à 30 fu. Un han de plus double à peu près le paiement.</translation>
    </message>
    <message>
        <source>start.formula</source>
        <translation>3. La formule</translation>
    </message>
    <message>
        <source>start.formula_note</source>
        <translation>Elle donne tout le reste, par exemple pour 3 han 30 fu par ron&#x202f;:</translation>
    </message>
    <message>
        <source>start.fu</source>
        <translation>4. Les fu en dernier</translation>
    </message>
    <message>
        <source>start.fu_note</source>
        <translation>Trois cas suffisent souvent. Le reste part de 20 et s’arrondit à la dizaine supérieure.</translation>
    </message>
    <message>
        <source>start.han_column</source>
        <translation>{n} han</translation>
    </message>
    <message>
        <source>start.limits</source>
        <translation>1. Les limites d’abord</translation>
    </message>
    <message>
        <source>start.limits_note</source>
        <translation>Payé par ron. Dès 5 han, plus aucun calcul&#x202f;: quelques montants à retenir, et une fois et demie autant pour le donneur.</translation>
    </message>
    <message>
        <source>start.pinfu</source>
        <translation>Pinfu&#x202f;: ron, puis tsumo</translation>
    </message>
    <message>
        <source>start.whole</source>
        <translation>Une main entière</translation>
    </message>
    <message>
        <source>table.dealer.ron</source>
        <translation>Ron du donneur</translation>
    </message>
    <message>
        <source>table.dealer.tsumo</source>
        <translation>Tsumo du donneur</translation>
    </message>
    <message>
        <source>table.non_dealer.ron</source>
        <translation>Ron d’un non-donneur</translation>
    </message>
    <message>
        <source>table.non_dealer.tsumo</source>
        <translation>Tsumo d’un non-donneur</translation>
    </message>
    <message>
        <source>table_note.dealer_tsumo</source>
        <translation>payé par chacun</translation>
    </message>
    <message>
        <source>table_note.non_dealer_tsumo</source>
        <translation>chaque non-donneur / donneur</translation>
    </message>
    <message>
        <source>table_note.non_dealer_tsumo_three</source>
        <translation>non-donneur / donneur</translation>
    </message>
    <message>
        <source>table_note.ron</source>
        <translation>payé par le défausseur</translation>
    </message>
    <message>
        <source>tables.dash_note</source>
        <translation>Tiret&#x202f;: impossible&#x202f;; 20 fu n’existe qu’en pinfu par tsumo, 25 fu qu’en chiitoitsu.</translation>
    </message>
    <message>
        <source>tables.honba</source>
        <translation>Honba&#x202f;: {ron} de plus par ron, {each} de chacun par tsumo, pour chaque compteur.</translation>
    </message>
    <message>
        <source>tables.mangan_mark</source>
        <translation>M</translation>
    </message>
    <message>
        <source>tables.mangan_note</source>
        <translation>Case teintée et lettre M&#x202f;: mangan.</translation>
    </message>
    <message>
        <source>tables.muted_note</source>
        <translation>En gris&#x202f;: aucune main n’y arrive avec ce règlement.</translation>
    </message>
    <message>
        <source>tables.sticks</source>
        <translation>Les bâtonnets de riichi posés sur la table vont au gagnant.</translation>
    </message>
    <message>
        <source>times</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Aide-mémoire du décompte</translation>
    </message>
    <message>
        <source>who.dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>who.non_dealer</source>
        <translation>Non-donneur</translation>
    </message>
    <message>
        <source>win_tile</source>
        <translation>{tiles}&#x202f;; gagnante&#x202f;: {tile}</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec {yaku}</translation>
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
        <translation>Paiement</translation>
    </message>
    <message>
        <source>worked.yaku</source>
        <translation>Han</translation>
    </message>
    <message>
        <source>yakuman.cap</source>
        <translation>Les yakuman d’une même main s’ajoutent, jusqu’à {n}.</translation>
    </message>
    <message>
        <source>yakuman.cap_one</source>
        <translation>Une main ne compte jamais plus d’un yakuman.</translation>
    </message>
    <message>
        <source>yakuman.counted</source>
        <translation>13 han et plus sans main yakuman&#x202f;: {limit}, base {points}.</translation>
    </message>
    <message>
        <source>yakuman.hands</source>
        <translation>Mains yakuman</translation>
    </message>
    <message>
        <source>yakuman.no_pao</source>
        <translation>Aucun yakuman ne rend un autre joueur responsable.</translation>
    </message>
    <message>
        <source>yakuman.once</source>
        <translation>× {n}</translation>
    </message>
    <message>
        <source>yakuman.pao</source>
        <translation>Responsabilité (pao)&#x202f;: {names}.</translation>
    </message>
</context>
<context>
    <name>role</name>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>dealer_mark</source>
        <translation>D</translation>
    </message>
    <message>
        <source>discarder</source>
        <translation>défausseur</translation>
    </message>
    <message>
        <source>each</source>
        <translation>chacun</translation>
    </message>
    <message>
        <source>liable</source>
        <translation>responsable</translation>
    </message>
    <message>
        <source>non_dealer</source>
        <translation>non-donneur</translation>
    </message>
    <message>
        <source>others</source>
        <translation>chaque non-donneur</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>gagnant</translation>
    </message>
</context>
<context>
    <name>rule_field</name>
    <message>
        <source>abortive_draws</source>
        <translation>Mains nulles en cours de jeu</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>Banqueroute (tobi)</translation>
    </message>
    <message>
        <source>chombo</source>
        <translation>Chombo</translation>
    </message>
    <message>
        <source>chombo.kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>chombo.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>counted_limit</source>
        <translation>13 han et plus sans yakuman</translation>
    </message>
    <message>
        <source>dealer_may_stop</source>
        <translation>Arrêt par le dernier donneur</translation>
    </message>
    <message>
        <source>dealer_repeats_on</source>
        <translation>Le donneur reste</translation>
    </message>
    <message>
        <source>double_wind_pair_fu</source>
        <translation>Fu de la paire de double vent</translation>
    </message>
    <message>
        <source>double_yakuman</source>
        <translation>Yakuman doubles</translation>
    </message>
    <message>
        <source>final_rounding</source>
        <translation>Arrondi du score final</translation>
    </message>
    <message>
        <source>honba_per_payer</source>
        <translation>Valeur d’un honba par payeur</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>Ippatsu</translation>
    </message>
    <message>
        <source>kan_dora</source>
        <translation>Dora de kan</translation>
    </message>
    <message>
        <source>kan_ura_dora</source>
        <translation>Ura de kan</translation>
    </message>
    <message>
        <source>kiriage_mangan</source>
        <translation>Kiriage mangan</translation>
    </message>
    <message>
        <source>kokushi_robs_closed_kan</source>
        <translation>Kokushi&#x202f;: vol d’un kan fermé</translation>
    </message>
    <message>
        <source>leftover_sticks</source>
        <translation>Bâtonnets restants</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>local_yaku</source>
        <translation>Yaku locaux</translation>
    </message>
    <message>
        <source>multiple_ron</source>
        <translation>Plusieurs ron</translation>
    </message>
    <message>
        <source>multiple_ron_honba</source>
        <translation>Honba avec plusieurs ron</translation>
    </message>
    <message>
        <source>multiple_ron_sticks</source>
        <translation>Bâtonnets avec plusieurs ron</translation>
    </message>
    <message>
        <source>nagashi_as</source>
        <translation>Nagashi mangan compte comme</translation>
    </message>
    <message>
        <source>nagashi_mangan</source>
        <translation>Nagashi mangan</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>north_rinshan</source>
        <translation>Rinshan après un nord extrait</translation>
    </message>
    <message>
        <source>noten_pool</source>
        <translation>Total des paiements noten</translation>
    </message>
    <message>
        <source>oka</source>
        <translation>Oka</translation>
    </message>
    <message>
        <source>open_tanyao</source>
        <translation>Tanyao ouvert</translation>
    </message>
    <message>
        <source>pao</source>
        <translation>Yakuman avec responsabilité</translation>
    </message>
    <message>
        <source>pao_ron_honba</source>
        <translation>Honba par ron avec responsabilité</translation>
    </message>
    <message>
        <source>pao_scope</source>
        <translation>Étendue de la responsabilité</translation>
    </message>
    <message>
        <source>pao_tsumo_honba</source>
        <translation>Honba par tsumo avec responsabilité</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>red_fives</source>
        <translation>Cinq rouges</translation>
    </message>
    <message>
        <source>red_fives.m</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>red_fives.p</source>
        <translation>Cercles</translation>
    </message>
    <message>
        <source>red_fives.s</source>
        <translation>Bambous</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>Renhou</translation>
    </message>
    <message>
        <source>return</source>
        <translation>Points de retour</translation>
    </message>
    <message>
        <source>riichi_needs_1000</source>
        <translation>Riichi&#x202f;: 1&#x202f;000 points exigés</translation>
    </message>
    <message>
        <source>rinshan_tsumo_fu</source>
        <translation>Fu de tsumo sur rinshan</translation>
    </message>
    <message>
        <source>ryuuiisou_needs_hatsu</source>
        <translation>Ryuuiisou&#x202f;: dragon vert exigé</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Points de départ</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Score à atteindre</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>time_limit</source>
        <translation>Durée limitée</translation>
    </message>
    <message>
        <source>time_limit.ending</source>
        <translation>Après la cloche</translation>
    </message>
    <message>
        <source>time_limit.minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>tsumo_split</source>
        <translation>Tsumo à trois</translation>
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
        <translation>Yakuman cumulés, au plus</translation>
    </message>
</context>
<context>
    <name>rule_group</name>
    <message>
        <source>dora</source>
        <translation>Dora et ippatsu</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>liability</source>
        <translation>Responsabilité</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>Règlement d’une main</translation>
    </message>
    <message>
        <source>three_players</source>
        <translation>À trois joueurs</translation>
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
        <translation>Les événements qui arrêtent la main sans gagnant.</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>Le score d’un joueur qui met fin à la partie.</translation>
    </message>
    <message>
        <source>chombo</source>
        <translation>La pénalité d’une faute grave.</translation>
    </message>
    <message>
        <source>counted_limit</source>
        <translation>Ce que valent 13 han ou plus quand la main n’a pas de yakuman.</translation>
    </message>
    <message>
        <source>dealer_may_stop</source>
        <translation>En tête à sa dernière donne, le donneur qui la garderait met fin à la partie.</translation>
    </message>
    <message>
        <source>dealer_repeats_on</source>
        <translation>Ce qui fait que le donneur garde la donne. Jamais&#x202f;: même s’il gagne, elle passe et les honba reviennent à 0.</translation>
    </message>
    <message>
        <source>double_wind_pair_fu</source>
        <translation>Ce que vaut une paire du vent qui est à la fois celui du siège et celui de la manche.</translation>
    </message>
    <message>
        <source>double_yakuman</source>
        <translation>Les yakuman qui comptent deux fois.</translation>
    </message>
    <message>
        <source>final_rounding</source>
        <translation>Comment le score final s’arrondit au millier&#x202f;; le premier prend le reste.</translation>
    </message>
    <message>
        <source>honba_per_payer</source>
        <translation>Ce que chaque payeur ajoute par honba&#x202f;; par ron, le défausseur paie pour tous.</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>Gagner dans le tour qui suit le riichi vaut un han.</translation>
    </message>
    <message>
        <source>kan_dora</source>
        <translation>Chaque kan révèle un indicateur de plus.</translation>
    </message>
    <message>
        <source>kan_ura_dora</source>
        <translation>Les tuiles sous les indicateurs de kan comptent aussi après un riichi.</translation>
    </message>
    <message>
        <source>kiriage_mangan</source>
        <translation>4 han 30 fu et 3 han 60 fu paient un mangan.</translation>
    </message>
    <message>
        <source>kokushi_robs_closed_kan</source>
        <translation>Kokushi musou peut gagner par ron sur la tuile d’un kan fermé.</translation>
    </message>
    <message>
        <source>leftover_sticks</source>
        <translation>À qui vont les bâtonnets encore sur la table à la fin.</translation>
    </message>
    <message>
        <source>length</source>
        <translation>La dernière manche qui se joue en entier.</translation>
    </message>
    <message>
        <source>local_yaku</source>
        <translation>Les yaku hors de la liste courante que la table accepte.</translation>
    </message>
    <message>
        <source>multiple_ron</source>
        <translation>Ce qui se passe quand plusieurs joueurs annoncent ron sur la même défausse.</translation>
    </message>
    <message>
        <source>multiple_ron_honba</source>
        <translation>À quels gagnants les honba sont payés.</translation>
    </message>
    <message>
        <source>multiple_ron_sticks</source>
        <translation>À qui vont les bâtonnets de riichi.</translation>
    </message>
    <message>
        <source>nagashi_as</source>
        <translation>Une main nulle laisse honba et bâtonnets en place&#x202f;; un gain les encaisse.</translation>
    </message>
    <message>
        <source>nagashi_mangan</source>
        <translation>À la main nulle, des défausses toutes terminales et honneurs, jamais appelées, paient un mangan.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Ce que vaut le nord à trois joueurs.</translation>
    </message>
    <message>
        <source>north_rinshan</source>
        <translation>Gagner sur la tuile qui remplace un nord extrait donne rinshan.</translation>
    </message>
    <message>
        <source>noten_pool</source>
        <translation>Ce que les joueurs noten paient ensemble aux joueurs tenpai à la main nulle.</translation>
    </message>
    <message>
        <source>oka</source>
        <translation>La différence entre retour et départ, réunie pour le premier.</translation>
    </message>
    <message>
        <source>open_tanyao</source>
        <translation>Tanyao compte aussi avec une main ouverte.</translation>
    </message>
    <message>
        <source>pao</source>
        <translation>Les yakuman dont répond celui qui a donné la tuile du dernier groupe appelé.</translation>
    </message>
    <message>
        <source>pao_ron_honba</source>
        <translation>Qui paie les honba quand un autre que le responsable défausse la tuile gagnante.</translation>
    </message>
    <message>
        <source>pao_scope</source>
        <translation>Ce dont répond le joueur responsable.</translation>
    </message>
    <message>
        <source>pao_tsumo_honba</source>
        <translation>Qui paie les honba quand la main est gagnée par tsumo.</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Le nombre de joueurs à la table.</translation>
    </message>
    <message>
        <source>red_fives</source>
        <translation>Combien de cinq de chaque famille sont rouges&#x202f;; chacun vaut un dora.</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>Ce que vaut un ron avant sa première pioche, sans appel ni kan.</translation>
    </message>
    <message>
        <source>return</source>
        <translation>Le score qui vaut zéro à la fin.</translation>
    </message>
    <message>
        <source>riichi_needs_1000</source>
        <translation>Sans 1&#x202f;000 points, pas de riichi.</translation>
    </message>
    <message>
        <source>rinshan_tsumo_fu</source>
        <translation>Les 2 fu de tsumo s’ajoutent aussi sur une tuile de remplacement.</translation>
    </message>
    <message>
        <source>ryuuiisou_needs_hatsu</source>
        <translation>Sans dragon vert, la main n’est pas ryuuiisou.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Le score de chacun au début.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Si personne ne l’atteint, le jeu continue au plus une manche de plus&#x202f;; 0&#x202f;: aucun.</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>Ce qui départage deux scores égaux à la fin.</translation>
    </message>
    <message>
        <source>time_limit</source>
        <translation>Quand sonne la cloche, et ce qui se joue encore ensuite.</translation>
    </message>
    <message>
        <source>tsumo_split</source>
        <translation>Qui paie la part du quatrième joueur, absent.</translation>
    </message>
    <message>
        <source>uma</source>
        <translation>Ce que chaque place ajoute ou retire à la fin.</translation>
    </message>
    <message>
        <source>ura_dora</source>
        <translation>Après un riichi, la tuile sous l’indicateur donne aussi un dora.</translation>
    </message>
    <message>
        <source>yakuman_cap</source>
        <translation>Combien de yakuman une main peut cumuler&#x202f;; avec 1, un double yakuman ne compte qu’une fois.</translation>
    </message>
</context>
<context>
    <name>rule_note</name>
    <message>
        <source>all_five_before_2023</source>
        <translation>Avant 2023&#x202f;: les cinq.</translation>
    </message>
    <message>
        <source>allowed_in_2012</source>
        <translation>Permis en 2012.</translation>
    </message>
    <message>
        <source>among_open_hands</source>
        <translation>Il y figure parmi les mains ouvertes.</translation>
    </message>
    <message>
        <source>as_ema2025</source>
        <translation>Comme EMA 2025.</translation>
    </message>
    <message>
        <source>as_tenhou</source>
        <translation>Comme Tenhou.</translation>
    </message>
    <message>
        <source>clock_online</source>
        <translation>En ligne, chaque coup a son temps.</translation>
    </message>
    <message>
        <source>dealer_stays_tenpai</source>
        <translation>Le donneur reste s’il est tenpai.</translation>
    </message>
    <message>
        <source>east_rooms</source>
        <translation>Il existe des salles d’un seul tour, l’Est.</translation>
    </message>
    <message>
        <source>finals_no_limit</source>
        <translation>Sans limite en finale.</translation>
    </message>
    <message>
        <source>floating_none_8_4</source>
        <translation>Personne ou tous les quatre au retour&#x202f;: 0 chez l’une, 8/4/−4/−8 chez les autres.</translation>
    </message>
    <message>
        <source>four_before_2023</source>
        <translation>Avant 2023&#x202f;: 4 fu.</translation>
    </message>
    <message>
        <source>four_players</source>
        <translation>Partie à quatre.</translation>
    </message>
    <message>
        <source>full_value_no_sum</source>
        <translation>La valeur entière&#x202f;; les yakuman ne s’additionnent pas.</translation>
    </message>
    <message>
        <source>hatsu_allowed</source>
        <translation>Le dragon vert y est permis, sans plus.</translation>
    </message>
    <message>
        <source>joining_not_said</source>
        <translation>Il y est parmi les yaku de cinq han&#x202f;; rien sur son cumul avec d’autres.</translation>
    </message>
    <message>
        <source>mangan_in_2012</source>
        <translation>En 2012&#x202f;: mangan.</translation>
    </message>
    <message>
        <source>minutes_not_named</source>
        <translation>Aucune source ne dit combien de minutes.</translation>
    </message>
    <message>
        <source>more_than_before_2025</source>
        <translation>L’une l’a une seule fois sous le yakuman&#x202f;; une autre confirme que cela paie plus qu’avant 2025.</translation>
    </message>
    <message>
        <source>nagashi_dealer</source>
        <translation>L’une garde le donneur tenpai, l’autre celui qui a fait nagashi.</translation>
    </message>
    <message>
        <source>needed_before_2023</source>
        <translation>Avant 2023, le dragon vert était exigé.</translation>
    </message>
    <message>
        <source>no_5_characters</source>
        <translation>Il n’y a pas de 5 de caractères.</translation>
    </message>
    <message>
        <source>no_chombo_online</source>
        <translation>En ligne, il n’y a pas de chombo.</translation>
    </message>
    <message>
        <source>no_closed_hand_asked</source>
        <translation>Une main fermée n’y est pas exigée.</translation>
    </message>
    <message>
        <source>no_minimum</source>
        <translation>Aucun minimum n’est exigé.</translation>
    </message>
    <message>
        <source>no_nagashi</source>
        <translation>Sans nagashi mangan.</translation>
    </message>
    <message>
        <source>nobody_bankrupt</source>
        <translation>Personne n’est éliminé.</translation>
    </message>
    <message>
        <source>not_among_exceptions</source>
        <translation>Des exceptions sont nommées, celle-ci non.</translation>
    </message>
    <message>
        <source>not_before_2023</source>
        <translation>Avant 2023&#x202f;: non.</translation>
    </message>
    <message>
        <source>not_in_tile_list</source>
        <translation>La liste des tuiles n’en a pas.</translation>
    </message>
    <message>
        <source>not_listed</source>
        <translation>Le texte ne le mentionne pas.</translation>
    </message>
    <message>
        <source>odd_to_first_dealer</source>
        <translation>Le reste va au plus proche du premier donneur.</translation>
    </message>
    <message>
        <source>older_20000</source>
        <translation>Un texte plus ancien&#x202f;: 20&#x202f;000.</translation>
    </message>
    <message>
        <source>older_first_two</source>
        <translation>Un texte plus ancien n’a que les deux premiers.</translation>
    </message>
    <message>
        <source>older_logs_round</source>
        <translation>Les journaux plus anciens arrondissent au millier, la moitié en s’éloignant de zéro.</translation>
    </message>
    <message>
        <source>older_years_unsure</source>
        <translation>Incertain pour les années d’avant.</translation>
    </message>
    <message>
        <source>one_omits</source>
        <translation>Une source ne l’a pas.</translation>
    </message>
    <message>
        <source>one_winner</source>
        <translation>Il n’y a qu’un gagnant.</translation>
    </message>
    <message>
        <source>only_pinfu_excluded</source>
        <translation>Seul pinfu est exclu.</translation>
    </message>
    <message>
        <source>option_2_1_reds</source>
        <translation>La règle facultative 2.1 permet les cinq rouges.</translation>
    </message>
    <message>
        <source>option_30_10</source>
        <translation>30/10 est permis en option.</translation>
    </message>
    <message>
        <source>option_3_2</source>
        <translation>La règle facultative 3.2 le permet.</translation>
    </message>
    <message>
        <source>read_for_four</source>
        <translation>Lu pour quatre joueurs.</translation>
    </message>
    <message>
        <source>reds_not_how_many</source>
        <translation>Les cinq rouges y sont, sans leur nombre.</translation>
    </message>
    <message>
        <source>rest_unsure</source>
        <translation>Les autres sont incertains.</translation>
    </message>
    <message>
        <source>revised_4_to_2</source>
        <translation>La révision de 2025 passe de 4 à 2&#x202f;; la valeur d’avant s’en déduit.</translation>
    </message>
    <message>
        <source>ron_200</source>
        <translation>Par ron&#x202f;: 200.</translation>
    </message>
    <message>
        <source>rooms_0_or_4</source>
        <translation>Certaines salles en ont 0 ou 4.</translation>
    </message>
    <message>
        <source>sanbaiman_earlier</source>
        <translation>Avant le texte actuel&#x202f;: sanbaiman.</translation>
    </message>
    <message>
        <source>signal_15_before</source>
        <translation>Sur 90 minutes, le signal vient 15 minutes avant la fin.</translation>
    </message>
    <message>
        <source>single_in_2017</source>
        <translation>En 2017&#x202f;: un seul yakuman.</translation>
    </message>
    <message>
        <source>six_can_meet</source>
        <translation>Les yakuman s’additionnent, sans maximum nommé&#x202f;; 6 est le plus possible.</translation>
    </message>
    <message>
        <source>social_reverse_mangan</source>
        <translation>En tournoi&#x202f;; entre amis, un mangan payé à chacun.</translation>
    </message>
    <message>
        <source>sticks_stay</source>
        <translation>Sans honba&#x202f;; les bâtonnets restent.</translation>
    </message>
    <message>
        <source>sticks_to_winner</source>
        <translation>L’une les donne au premier.</translation>
    </message>
    <message>
        <source>suukantsu_fourth_called</source>
        <translation>Suukantsu&#x202f;: quand trois kans sont posés et que le quatrième est un appel.</translation>
    </message>
    <message>
        <source>suukantsu_judged_wrong</source>
        <translation>Une source ajoute suukantsu&#x202f;; c’est jugé faux.</translation>
    </message>
    <message>
        <source>tenths_are_written</source>
        <translation>Aucune source&#x202f;; arrondir est inutile où l’on écrit les dixièmes.</translation>
    </message>
    <message>
        <source>three_rons_paid</source>
        <translation>Trois rons sont payés.</translation>
    </message>
    <message>
        <source>tie_rounded_down</source>
        <translation>Partagés en cas d’égalité, arrondis vers le bas.</translation>
    </message>
    <message>
        <source>tsumo_fu_but_pinfu</source>
        <translation>Les fu de tsumo s’ajoutent, sauf avec pinfu.</translation>
    </message>
    <message>
        <source>uma_15_5_judged_wrong</source>
        <translation>Une source a 15/5&#x202f;; c’est jugé faux pour les parties classées.</translation>
    </message>
    <message>
        <source>under_each_indicator</source>
        <translation>Sous chaque indicateur.</translation>
    </message>
    <message>
        <source>who_pays_all_pays_honba</source>
        <translation>Rien n’est dit&#x202f;; qui paie tout paie aussi les honba.</translation>
    </message>
    <message>
        <source>with_oka_50</source>
        <translation>Avec l’oka&#x202f;: 50/10/−10/−30.</translation>
    </message>
</context>
<context>
    <name>rule_phrase</name>
    <message>
        <source>ippatsu.no</source>
        <translation>pas d’ippatsu</translation>
    </message>
    <message>
        <source>ippatsu.yes</source>
        <translation>ippatsu admis</translation>
    </message>
    <message>
        <source>kan_dora.no</source>
        <translation>pas de dora de kan</translation>
    </message>
    <message>
        <source>kan_dora.yes</source>
        <translation>dora de kan comptés</translation>
    </message>
    <message>
        <source>kan_ura_dora.no</source>
        <translation>pas d’ura de kan</translation>
    </message>
    <message>
        <source>kan_ura_dora.yes</source>
        <translation>ura de kan comptés</translation>
    </message>
    <message>
        <source>kiriage_mangan.no</source>
        <translation>sans arrondi au mangan (kiriage)</translation>
    </message>
    <message>
        <source>kiriage_mangan.yes</source>
        <translation>arrondi au mangan (kiriage)</translation>
    </message>
    <message>
        <source>open_tanyao.no</source>
        <translation>pas de tanyao ouvert</translation>
    </message>
    <message>
        <source>open_tanyao.yes</source>
        <translation>tanyao ouvert admis</translation>
    </message>
    <message>
        <source>red_fives.none</source>
        <translation>pas de cinq rouges</translation>
    </message>
    <message numerus="yes">
        <source>red_fives.some</source>
        <translation>
            <numerusform>{n} cinq rouge</numerusform>
            <numerusform>{n} cinq rouges</numerusform>
        </translation>
    </message>
    <message>
        <source>ura_dora.no</source>
        <translation>pas d’ura dora</translation>
    </message>
    <message>
        <source>ura_dora.yes</source>
        <translation>ura dora comptés</translation>
    </message>
</context>
<context>
    <name>rule_source</name>
    <message>
        <source>ameblo</source>
        <translation>résumé des règles JPML A, 2017</translation>
    </message>
    <message>
        <source>az</source>
        <translation>règles de tournoi d’un club d’Arizona</translation>
    </message>
    <message>
        <source>dno</source>
        <translation>règlements de mahjong-api</translation>
    </message>
    <message>
        <source>ema16</source>
        <translation>sur les règles EMA de 2016</translation>
    </message>
    <message>
        <source>ema25</source>
        <translation>livre de l’EMA 2025</translation>
    </message>
    <message>
        <source>fivesou</source>
        <translation>règlements et tests de fivesou</translation>
    </message>
    <message>
        <source>gloss</source>
        <translation>glossaire de riichi_mahjong_rs</translation>
    </message>
    <message>
        <source>jpml12</source>
        <translation>règles JPML de 2012</translation>
    </message>
    <message>
        <source>kan</source>
        <translation>simulateur de kanachan</translation>
    </message>
    <message>
        <source>mch</source>
        <translation>règles de mchjong</translation>
    </message>
    <message>
        <source>mjlib</source>
        <translation>bibliothèque mahjong de MahjongRepository</translation>
    </message>
    <message>
        <source>mlp</source>
        <translation>profils d’après les articles de la M-League</translation>
    </message>
    <message>
        <source>ms3</source>
        <translation>page sur Mahjong Soul à trois</translation>
    </message>
    <message>
        <source>ms_wiki</source>
        <translation>articles d’encyclopédie sur Mahjong Soul</translation>
    </message>
    <message>
        <source>note23</source>
        <translation>comparaison des ligues, 2023</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>règlements de Pantheon</translation>
    </message>
    <message>
        <source>ra</source>
        <translation>règles de riichi_advanced</translation>
    </message>
    <message>
        <source>re</source>
        <translation>règles de RiichiEnv</translation>
    </message>
    <message>
        <source>rec</source>
        <translation>nos mains et parties enregistrées</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>profils de riichimi</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>règles de ronin</translation>
    </message>
    <message>
        <source>san_w</source>
        <translation>pages sur le jeu à trois</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>fiche imprimée des tables</translation>
    </message>
    <message>
        <source>sort.club</source>
        <translation>Choix du club.</translation>
    </message>
    <message>
        <source>sort.conflict</source>
        <translation>Les sources se contredisent&#x202f;; la première nommée est suivie.</translation>
    </message>
    <message>
        <source>sort.idle</source>
        <translation>Sans effet dans ce règlement.</translation>
    </message>
    <message>
        <source>sort.ours</source>
        <translation>Choix du programme.</translation>
    </message>
    <message>
        <source>sort.unsure</source>
        <translation>Aucune source ne l’établit.</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>règles de Tenhou</translation>
    </message>
    <message>
        <source>tmr</source>
        <translation>TheMahjongRuleSet.java</translation>
    </message>
    <message>
        <source>tool_jp</source>
        <translation>réglages d’un programme japonais</translation>
    </message>
    <message>
        <source>tyoko</source>
        <translation>articles sur le chombo, 2022</translation>
    </message>
    <message>
        <source>wiki_wrc</source>
        <translation>article d’encyclopédie sur le WRC</translation>
    </message>
    <message>
        <source>wrc_c</source>
        <translation>résumé des règles WRC 2025</translation>
    </message>
    <message>
        <source>wrc_pen</source>
        <translation>pénalités du WRC 2025</translation>
    </message>
</context>
<context>
    <name>rule_value</name>
    <message>
        <source>bust.at_zero</source>
        <translation>à zéro ou dessous</translation>
    </message>
    <message>
        <source>bust.below_zero</source>
        <translation>sous zéro</translation>
    </message>
    <message>
        <source>bust.no</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>chombo.kind.points_after_uma</source>
        <translation>points retirés après l’uma</translation>
    </message>
    <message>
        <source>chombo.kind.reverse_mangan</source>
        <translation>mangan inversé</translation>
    </message>
    <message>
        <source>counted_limit.sanbaiman</source>
        <translation>sanbaiman</translation>
    </message>
    <message>
        <source>counted_limit.yakuman</source>
        <translation>yakuman compté</translation>
    </message>
    <message>
        <source>counted_limit.yonbaiman</source>
        <translation>yonbaiman</translation>
    </message>
    <message>
        <source>dealer_may_stop.asked</source>
        <translation>à son choix</translation>
    </message>
    <message>
        <source>dealer_may_stop.automatic</source>
        <translation>d’office</translation>
    </message>
    <message>
        <source>dealer_may_stop.no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>dealer_repeats_on.never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>dealer_repeats_on.tenpai</source>
        <translation>s’il gagne ou s’il est tenpai</translation>
    </message>
    <message>
        <source>dealer_repeats_on.win</source>
        <translation>s’il gagne</translation>
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
        <translation>au plus proche, 500 vers le bas</translation>
    </message>
    <message>
        <source>final_rounding.half_up</source>
        <translation>au plus proche, 500 vers le haut</translation>
    </message>
    <message>
        <source>final_rounding.none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>leftover_sticks.first</source>
        <translation>au premier</translation>
    </message>
    <message>
        <source>leftover_sticks.first_split</source>
        <translation>au premier, partagés en cas d’égalité</translation>
    </message>
    <message>
        <source>leftover_sticks.lost</source>
        <translation>à personne</translation>
    </message>
    <message>
        <source>length.east</source>
        <translation>Est (tonpuu)</translation>
    </message>
    <message>
        <source>length.south</source>
        <translation>Est et Sud (hanchan)</translation>
    </message>
    <message>
        <source>multiple_ron.all</source>
        <translation>tous payés</translation>
    </message>
    <message>
        <source>multiple_ron.head_bump</source>
        <translation>le premier après le défausseur</translation>
    </message>
    <message>
        <source>multiple_ron.two_abort_on_three</source>
        <translation>deux payés&#x202f;; à trois, main nulle</translation>
    </message>
    <message>
        <source>multiple_ron_honba.each</source>
        <translation>à chacun</translation>
    </message>
    <message>
        <source>multiple_ron_honba.nearest</source>
        <translation>au premier après le défausseur</translation>
    </message>
    <message>
        <source>multiple_ron_sticks.nearest</source>
        <translation>au premier après le défausseur</translation>
    </message>
    <message>
        <source>multiple_ron_sticks.own_back_rest_nearest</source>
        <translation>à chacun le sien, le reste au premier</translation>
    </message>
    <message>
        <source>nagashi_as.draw</source>
        <translation>main nulle</translation>
    </message>
    <message>
        <source>nagashi_as.win</source>
        <translation>gain par tsumo</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>north.guest</source>
        <translation>vent sans valeur</translation>
    </message>
    <message>
        <source>north.nukidora</source>
        <translation>extrait, un dora</translation>
    </message>
    <message>
        <source>north.yakuhai</source>
        <translation>yakuhai pour tous</translation>
    </message>
    <message>
        <source>pao_ron_honba.discarder</source>
        <translation>le défausseur</translation>
    </message>
    <message>
        <source>pao_ron_honba.liable</source>
        <translation>le responsable</translation>
    </message>
    <message>
        <source>pao_scope.hand</source>
        <translation>toute la main</translation>
    </message>
    <message>
        <source>pao_scope.yakuman</source>
        <translation>ce yakuman seul</translation>
    </message>
    <message>
        <source>pao_tsumo_honba.liable</source>
        <translation>le responsable</translation>
    </message>
    <message>
        <source>pao_tsumo_honba.liable_if_alone</source>
        <translation>le responsable, sauf s’il y a un autre yakuman</translation>
    </message>
    <message>
        <source>pao_tsumo_honba.shared</source>
        <translation>chacun sa part</translation>
    </message>
    <message>
        <source>players.3</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>players.4</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>renhou.five_han_alone</source>
        <translation>5 han, sans autre yaku ni dora</translation>
    </message>
    <message>
        <source>renhou.mangan_alternative</source>
        <translation>mangan, si la main paie moins</translation>
    </message>
    <message>
        <source>renhou.none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>renhou.yakuman</source>
        <translation>yakuman</translation>
    </message>
    <message>
        <source>ties.seat_order</source>
        <translation>ordre des sièges au départ</translation>
    </message>
    <message>
        <source>ties.split</source>
        <translation>place et uma partagées</translation>
    </message>
    <message>
        <source>time_limit.ending.finish_hand</source>
        <translation>finir la main</translation>
    </message>
    <message>
        <source>time_limit.ending.none</source>
        <translation>le jeu continue</translation>
    </message>
    <message>
        <source>time_limit.ending.one_more_hand</source>
        <translation>finir la main, puis une de plus</translation>
    </message>
    <message>
        <source>tsumo_split.dealer_pays</source>
        <translation>le donneur</translation>
    </message>
    <message>
        <source>tsumo_split.equal</source>
        <translation>total à parts égales</translation>
    </message>
    <message>
        <source>tsumo_split.full</source>
        <translation>chacun en entier</translation>
    </message>
    <message>
        <source>tsumo_split.loss</source>
        <translation>personne (tsumo loss)</translation>
    </message>
    <message>
        <source>tsumo_split.north_half</source>
        <translation>chacun la moitié</translation>
    </message>
    <message>
        <source>tsumo_split.plus_1000</source>
        <translation>chacun 1&#x202f;000 de plus</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
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
        <translation>Mahjong Soul à trois</translation>
    </message>
    <message>
        <source>tenhou</source>
        <translation>Tenhou</translation>
    </message>
    <message>
        <source>tenhou_sanma</source>
        <translation>Tenhou à trois</translation>
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
        <translation>Est</translation>
    </message>
    <message>
        <source>N</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>S</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>W</source>
        <translation>Ouest</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>by_ron_from</source>
        <translation>Ron sur {wind}</translation>
    </message>
    <message>
        <source>dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>headline</source>
        <translation>{worth}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>honba</source>
        <translation>{n} honba</translation>
    </message>
    <message numerus="yes">
        <source>indicators</source>
        <translation>
            <numerusform>indicateur de dora {tiles}</numerusform>
            <numerusform>indicateurs de dora {tiles}</numerusform>
        </translation>
    </message>
    <message>
        <source>liable</source>
        <translation>responsable de {yaku}&#x202f;: {wind}</translation>
    </message>
    <message>
        <source>no_fu</source>
        <translation>Sans fu</translation>
    </message>
    <message numerus="yes">
        <source>norths</source>
        <translation>
            <numerusform>{n} nord extrait</numerusform>
            <numerusform>{n} nords extraits</numerusform>
        </translation>
    </message>
    <message>
        <source>readings</source>
        <translation>Autres lectures</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Règlement&#x202f;: {rules}</translation>
    </message>
    <message>
        <source>rules_changed</source>
        <translation>{rules}, modifié&#x202f;: {fields}</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>siège {seat}, manche {round}</translation>
    </message>
    <message numerus="yes">
        <source>sticks</source>
        <translation>
            <numerusform>{n} bâtonnet</numerusform>
            <numerusform>{n} bâtonnets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ura_indicators</source>
        <translation>
            <numerusform>indicateur d’ura {tiles}</numerusform>
            <numerusform>indicateurs d’ura {tiles}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>suit</name>
    <message>
        <source>m</source>
        <translation>caractères</translation>
    </message>
    <message>
        <source>p</source>
        <translation>cercles</translation>
    </message>
    <message>
        <source>s</source>
        <translation>bambous</translation>
    </message>
    <message>
        <source>z</source>
        <translation>honneurs</translation>
    </message>
</context>
<context>
    <name>tile</name>
    <message>
        <source>red</source>
        <translation>{tile}, rouge</translation>
    </message>
    <message>
        <source>suited</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>z1</source>
        <translation>vent d’est</translation>
    </message>
    <message>
        <source>z2</source>
        <translation>vent du sud</translation>
    </message>
    <message>
        <source>z3</source>
        <translation>vent d’ouest</translation>
    </message>
    <message>
        <source>z4</source>
        <translation>vent du nord</translation>
    </message>
    <message>
        <source>z5</source>
        <translation>dragon blanc</translation>
    </message>
    <message>
        <source>z6</source>
        <translation>dragon vert</translation>
    </message>
    <message>
        <source>z7</source>
        <translation>dragon rouge</translation>
    </message>
</context>
<context>
    <name>transfer</name>
    <message>
        <source>pao</source>
        <translation>responsable</translation>
    </message>
    <message>
        <source>pao_half</source>
        <translation>responsable, moitié</translation>
    </message>
    <message>
        <source>ron</source>
        <translation>défausseur</translation>
    </message>
    <message>
        <source>ron_half</source>
        <translation>défausseur, moitié</translation>
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
        <translation>Noter</translation>
    </message>
    <message>
        <source>ask.answer.clock_right</source>
        <translation>Elle est juste</translation>
    </message>
    <message>
        <source>ask.answer.cut_correct</source>
        <translation>La corriger…</translation>
    </message>
    <message>
        <source>ask.answer.cut_delete</source>
        <translation>La retirer</translation>
    </message>
    <message>
        <source>ask.answer.discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>ask.answer.five_more</source>
        <translation>+ 5 minutes</translation>
    </message>
    <message>
        <source>ask.answer.go_on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>ask.answer.heard</source>
        <translation>Entendu</translation>
    </message>
    <message>
        <source>ask.answer.hold</source>
        <translation>Reprendre…</translation>
    </message>
    <message>
        <source>ask.answer.link</source>
        <translation>Dire qui c’est…</translation>
    </message>
    <message>
        <source>ask.answer.play_on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>ask.answer.set_clock</source>
        <translation>Régler…</translation>
    </message>
    <message>
        <source>ask.answer.stop</source>
        <translation>Arrêter là</translation>
    </message>
    <message>
        <source>ask.answer.take_over</source>
        <translation>Prendre la main</translation>
    </message>
    <message>
        <source>ask.cut</source>
        <translation>{hand}&#x202f;: la main notée ne peut pas rester&#x202f;; la corriger ou la retirer d’abord.</translation>
    </message>
    <message>
        <source>ask.doubtful</source>
        <translation>Horloge à vérifier&#x202f;: la machine a peut-être été éteinte.</translation>
    </message>
    <message>
        <source>ask.form</source>
        <translation>Une saisie est restée à moitié remplie.</translation>
    </message>
    <message>
        <source>ask.may_stop</source>
        <translation>{player}, donneur en tête, peut arrêter la partie.</translation>
    </message>
    <message>
        <source>ask.rang</source>
        <translation>C’est l’heure&#x202f;: noter la fin du temps&#x202f;?</translation>
    </message>
    <message>
        <source>ask.rang_idle</source>
        <translation>C’est l’heure&#x202f;; ce règlement ne limite pas le temps.</translation>
    </message>
    <message>
        <source>ask.unknown</source>
        <translation>{player} n’est personne pour le club&#x202f;: ses mains ne comptent pour personne.</translation>
    </message>
    <message>
        <source>ask.writer_gone</source>
        <translation>La partie est ouverte en lecture seule&#x202f;; l’autre programme est fermé.</translation>
    </message>
    <message>
        <source>backups.closed</source>
        <translation>Fichier des parties pas ouvert.</translation>
    </message>
    <message>
        <source>backups.hint</source>
        <translation>Revenir à une sauvegarde met le fichier actuel de côté, entier&#x202f;: rien n’est supprimé.</translation>
    </message>
    <message>
        <source>backups.made</source>
        <translation>Sauvegarde faite.</translation>
    </message>
    <message>
        <source>backups.make</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>backups.none</source>
        <translation>Aucune sauvegarde encore.</translation>
    </message>
    <message>
        <source>backups.reason.asked</source>
        <translation>demandée</translation>
    </message>
    <message>
        <source>backups.reason.day</source>
        <translation>de la journée</translation>
    </message>
    <message>
        <source>backups.reason.schema</source>
        <translation>avant une mise à jour</translation>
    </message>
    <message>
        <source>backups.restore</source>
        <translation>Revenir à celle-ci</translation>
    </message>
    <message>
        <source>backups.restored</source>
        <translation>Sauvegarde remise en place.</translation>
    </message>
    <message>
        <source>backups.title</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>button.cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>button.clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>button.close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>button.club_archive</source>
        <translation>Archiver tout le club…</translation>
    </message>
    <message>
        <source>button.club_copy</source>
        <translation>Copier le classement</translation>
    </message>
    <message>
        <source>button.club_edit_event</source>
        <translation>Modifier l’événement…</translation>
    </message>
    <message>
        <source>button.club_export</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>button.club_import</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>button.club_new_event</source>
        <translation>Nouvel événement…</translation>
    </message>
    <message>
        <source>button.club_pdf</source>
        <translation>Exporter en PDF…</translation>
    </message>
    <message>
        <source>button.club_print</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>button.club_save</source>
        <translation>Enregistrer les résultats…</translation>
    </message>
    <message>
        <source>button.club_screen_set</source>
        <translation>Grand écran…</translation>
    </message>
    <message>
        <source>button.copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>button.copy_line</source>
        <translation>Copier la main</translation>
    </message>
    <message>
        <source>button.copy_picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>button.copy_text</source>
        <translation>Copier le décompte</translation>
    </message>
    <message>
        <source>button.less_of</source>
        <translation>Un de moins&#x202f;: {name}</translation>
    </message>
    <message>
        <source>button.match_backups</source>
        <translation>Sauvegardes…</translation>
    </message>
    <message>
        <source>button.match_blank</source>
        <translation>Imprimer une feuille vide…</translation>
    </message>
    <message>
        <source>button.match_check</source>
        <translation>Vérifier les bâtonnets…</translation>
    </message>
    <message>
        <source>button.match_clock_set</source>
        <translation>Horloge…</translation>
    </message>
    <message>
        <source>button.match_copy_picture</source>
        <translation>Copier en image</translation>
    </message>
    <message>
        <source>button.match_copy_text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>button.match_import</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>button.match_link</source>
        <translation>Compter pour…</translation>
    </message>
    <message>
        <source>button.match_list</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>button.match_more</source>
        <translation>Autres actions</translation>
    </message>
    <message>
        <source>button.match_new</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>button.match_rename</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>button.match_save</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>button.match_scoreboard</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>button.match_turn</source>
        <translation>Tourner la table</translation>
    </message>
    <message>
        <source>button.more</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>button.more_of</source>
        <translation>Un de plus&#x202f;: {name}</translation>
    </message>
    <message>
        <source>button.ok</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>button.pdf</source>
        <translation>Exporter la fiche en PDF…</translation>
    </message>
    <message>
        <source>button.points_copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>button.practice_open</source>
        <translation>Ouvrir sur la page Main</translation>
    </message>
    <message>
        <source>button.practice_open_points</source>
        <translation>Ouvrir sur la page Points</translation>
    </message>
    <message>
        <source>button.print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>button.print_dialog</source>
        <translation>Imprimer la fiche…</translation>
    </message>
    <message>
        <source>button.recheck</source>
        <translation>Revérifier toutes les mains notées…</translation>
    </message>
    <message>
        <source>button.redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>button.reference_copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>button.reference_pdf</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>button.rule_sets_copy</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>button.rule_sets_delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>button.rule_sets_export</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>button.rule_sets_import</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>button.rule_sets_use</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>button.save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>button.send</source>
        <translation>Envoyer à la partie</translation>
    </message>
    <message>
        <source>button.stations</source>
        <translation>Postes du club</translation>
    </message>
    <message>
        <source>button.take_back</source>
        <translation>Reprendre une tuile</translation>
    </message>
    <message>
        <source>button.undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>check.agrees</source>
        <translation>Tout concorde.</translation>
    </message>
    <message>
        <source>check.booked</source>
        <translation>inscrit&#x202f;: {points}</translation>
    </message>
    <message>
        <source>check.chair</source>
        <translation>{player}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>check.hint</source>
        <translation>Écrire ce que chacun a devant soi, sans les bâtonnets posés sur la table&#x202f;; un champ vide vaut ce qui est inscrit.</translation>
    </message>
    <message>
        <source>check.holds</source>
        <translation>Points de {player}</translation>
    </message>
    <message>
        <source>check.honba_twice</source>
        <translation>honba payés deux fois à {player}&#x202f;?</translation>
    </message>
    <message>
        <source>check.no_honba</source>
        <translation>honba pas payés à {player}&#x202f;?</translation>
    </message>
    <message>
        <source>check.nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>check.not_paid</source>
        <translation>main inscrite, pas payée&#x202f;?</translation>
    </message>
    <message>
        <source>check.other_tenpai</source>
        <translation>réglée comme si étaient tenpai&#x202f;: {players}&#x202f;?</translation>
    </message>
    <message>
        <source>check.other_value</source>
        <translation>main de {player} payée à une autre valeur&#x202f;?</translation>
    </message>
    <message>
        <source>check.paid_twice</source>
        <translation>payée deux fois&#x202f;?</translation>
    </message>
    <message>
        <source>check.shares_swapped</source>
        <translation>parts de {player} et de {other} interverties&#x202f;?</translation>
    </message>
    <message>
        <source>check.stick_not_booked</source>
        <translation>bâtonnet de riichi de {player} posé, pas inscrit&#x202f;?</translation>
    </message>
    <message>
        <source>check.stick_not_laid</source>
        <translation>bâtonnet de riichi de {player} inscrit, pas posé&#x202f;?</translation>
    </message>
    <message>
        <source>check.sticks_not_taken</source>
        <translation>{player} n’a pas pris les bâtonnets du pot&#x202f;?</translation>
    </message>
    <message>
        <source>check.title</source>
        <translation>Vérifier les bâtonnets</translation>
    </message>
    <message>
        <source>check.total</source>
        <translation>Total&#x202f;: {points}</translation>
    </message>
    <message>
        <source>check.unexplained</source>
        <translation>Aucune erreur simple dans une seule main n’explique ces écarts.</translation>
    </message>
    <message>
        <source>check.unreadable</source>
        <translation>Points&#x202f;: des centaines entières, par exemple 24&#x202f;500.</translation>
    </message>
    <message>
        <source>check.wrong_payer</source>
        <translation>payé par {other}, et non par {player}&#x202f;?</translation>
    </message>
    <message>
        <source>check.wrong_winner</source>
        <translation>payé à {other}, et non à {player}&#x202f;?</translation>
    </message>
    <message>
        <source>clock.after</source>
        <translation>À la sonnerie&#x202f;: {ending}.</translation>
    </message>
    <message>
        <source>clock.five_less</source>
        <translation>Cinq minutes de moins</translation>
    </message>
    <message>
        <source>clock.five_more</source>
        <translation>Cinq minutes de plus</translation>
    </message>
    <message>
        <source>clock.none</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>clock.pause</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>clock.remove</source>
        <translation>Enlever l’horloge</translation>
    </message>
    <message>
        <source>clock.set</source>
        <translation>Régler…</translation>
    </message>
    <message>
        <source>clock.start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>clock.title</source>
        <translation>Minutes restantes</translation>
    </message>
    <message>
        <source>club.adjust.add</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>club.adjust.bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>club.adjust.by</source>
        <translation>Décidé par</translation>
    </message>
    <message>
        <source>club.adjust.by_said</source>
        <translation>décidé par {name}</translation>
    </message>
    <message>
        <source>club.adjust.cancel</source>
        <translation>Annuler un bonus ou une pénalité</translation>
    </message>
    <message>
        <source>club.adjust.cancel_done</source>
        <translation>Ne plus compter</translation>
    </message>
    <message>
        <source>club.adjust.cancel_empty</source>
        <translation>Il manque le motif.</translation>
    </message>
    <message>
        <source>club.adjust.cancel_hint</source>
        <translation>Motif de l’annulation</translation>
    </message>
    <message>
        <source>club.adjust.cancelled</source>
        <translation>annulé&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>club.adjust.done</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>club.adjust.nothing</source>
        <translation>Rien jusqu’ici.</translation>
    </message>
    <message>
        <source>club.adjust.penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>club.adjust.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>club.adjust.points_hint</source>
        <translation>20 ou 2,5</translation>
    </message>
    <message>
        <source>club.adjust.reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>club.adjust.reason_hint</source>
        <translation>Retard, chombo, forfait…</translation>
    </message>
    <message>
        <source>club.adjust.sign</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>club.adjust.team</source>
        <translation>Ou équipe</translation>
    </message>
    <message>
        <source>club.adjust.title</source>
        <translation>Bonus ou pénalité</translation>
    </message>
    <message>
        <source>club.adjust.unit</source>
        <translation>points de classement</translation>
    </message>
    <message>
        <source>club.adjust.whose</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>club.ceremony.begin</source>
        <translation>{event}&#x202f;: palmarès, du dernier au premier</translation>
    </message>
    <message>
        <source>club.ceremony.hint</source>
        <translation>Espace&#x202f;: suivant · ←&#x202f;: revenir</translation>
    </message>
    <message>
        <source>club.ceremony.rank</source>
        <translation>Rang {rank}</translation>
    </message>
    <message>
        <source>club.ceremony.said</source>
        <translation>Rang {rank}&#x202f;: {people}</translation>
    </message>
    <message>
        <source>club.ceremony.title</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>club.choose_event</source>
        <translation>Choisir d’abord un événement, en haut de la page.</translation>
    </message>
    <message>
        <source>club.clock.less</source>
        <translation>5 minutes de moins pour toutes</translation>
    </message>
    <message>
        <source>club.clock.more</source>
        <translation>5 minutes de plus pour toutes</translation>
    </message>
    <message>
        <source>club.clock.none</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>club.clock.over</source>
        <translation>C’est l’heure.</translation>
    </message>
    <message>
        <source>club.clock.remove</source>
        <translation>Sans horloge</translation>
    </message>
    <message>
        <source>club.clock.set</source>
        <translation>Durée…</translation>
    </message>
    <message>
        <source>club.clock.start</source>
        <translation>Lancer pour toutes les tables</translation>
    </message>
    <message>
        <source>club.cup.ceremony</source>
        <translation>Cérémonie</translation>
    </message>
    <message>
        <source>club.cup.chip.cities</source>
        <translation>Villes évitées</translation>
    </message>
    <message>
        <source>club.cup.chip.others</source>
        <translation>Les autres jouent aussi</translation>
    </message>
    <message>
        <source>club.cup.chip.teams</source>
        <translation>Équipes séparées</translation>
    </message>
    <message>
        <source>club.cup.column.players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>club.cup.column.state</source>
        <translation>État</translation>
    </message>
    <message>
        <source>club.cup.column.table</source>
        <translation>Table</translation>
    </message>
    <message numerus="yes">
        <source>club.cup.count.finished</source>
        <translation>
            <numerusform>{n} table terminée</numerusform>
            <numerusform>{n} tables terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.cup.count.planned</source>
        <translation>
            <numerusform>{n} en attente</numerusform>
            <numerusform>{n} en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.cup.count.running</source>
        <translation>
            <numerusform>{n} en jeu</numerusform>
            <numerusform>{n} en jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.cup.cut</source>
        <translation>
            <numerusform>coupe&#x202f;: {n} après la ronde {after}</numerusform>
            <numerusform>coupe&#x202f;: {n} après la ronde {after}</numerusform>
        </translation>
    </message>
    <message>
        <source>club.cup.empty</source>
        <translation>Inscrire les joueurs dans l’onglet Événement, puis placer la première ronde à droite.</translation>
    </message>
    <message>
        <source>club.cup.empty_title</source>
        <translation>Aucune ronde pour l’instant</translation>
    </message>
    <message>
        <source>club.cup.method.all</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>club.cup.method.draw</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>club.cup.method.swiss</source>
        <translation>Suisse</translation>
    </message>
    <message>
        <source>club.cup.method_hint.all</source>
        <translation>Toutes les rondes qui restent d’un coup, vents et rencontres équilibrés.</translation>
    </message>
    <message>
        <source>club.cup.method_hint.draw</source>
        <translation>Au hasard, en évitant les revanches.</translation>
    </message>
    <message>
        <source>club.cup.method_hint.swiss</source>
        <translation>Selon le classement&#x202f;: les voisins se rencontrent, sans revanche si possible.</translation>
    </message>
    <message>
        <source>club.cup.next</source>
        <translation>Ronde suivante</translation>
    </message>
    <message>
        <source>club.cup.no_numbers</source>
        <translation>Tirer d’abord les numéros.</translation>
    </message>
    <message>
        <source>club.cup.no_teams</source>
        <translation>L’événement se joue sans équipes.</translation>
    </message>
    <message>
        <source>club.cup.nobody_placed</source>
        <translation>Personne n’est encore classé.</translation>
    </message>
    <message numerus="yes">
        <source>club.cup.numbered</source>
        <translation>
            <numerusform>{n} numéro tiré</numerusform>
            <numerusform>{n} numéros tirés</numerusform>
        </translation>
    </message>
    <message>
        <source>club.cup.numbers</source>
        <translation>Sens des numéros</translation>
    </message>
    <message>
        <source>club.cup.numbers.places</source>
        <translation>Rangs du classement</translation>
    </message>
    <message>
        <source>club.cup.numbers.start</source>
        <translation>Numéros d’inscription</translation>
    </message>
    <message>
        <source>club.cup.penalty</source>
        <translation>Pénalité…</translation>
    </message>
    <message>
        <source>club.cup.quality</source>
        <translation>Qualité du placement</translation>
    </message>
    <message>
        <source>club.cup.quality.again</source>
        <translation>Revanches</translation>
    </message>
    <message>
        <source>club.cup.quality.avoided</source>
        <translation>Rencontres à éviter</translation>
    </message>
    <message>
        <source>club.cup.quality.conflicts</source>
        <translation>Rencontres interdites</translation>
    </message>
    <message>
        <source>club.cup.quality.least</source>
        <translation>au mieux {n}</translation>
    </message>
    <message>
        <source>club.cup.quality.out_spread</source>
        <translation>Écart des repos</translation>
    </message>
    <message>
        <source>club.cup.quality.same_table</source>
        <translation>Retours à la même table</translation>
    </message>
    <message>
        <source>club.cup.quality.wind_spread</source>
        <translation>Plus grand écart de vents</translation>
    </message>
    <message>
        <source>club.cup.round_of</source>
        <translation>Ronde {number} sur {of}</translation>
    </message>
    <message>
        <source>club.cup.rounds</source>
        <translation>Ronde montrée</translation>
    </message>
    <message>
        <source>club.cup.script</source>
        <translation>Placer selon un script</translation>
    </message>
    <message>
        <source>club.cup.script_done</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>club.cup.script_hint</source>
        <translation>Une ronde par ligne, les tables séparées par /, dans l’ordre des vents&#x202f;: 1 2 3 4 / 5 6 7 8.</translation>
    </message>
    <message>
        <source>club.cup.script_open</source>
        <translation>Script…</translation>
    </message>
    <message>
        <source>club.cup.seat.all</source>
        <translation>Placer toutes les rondes</translation>
    </message>
    <message>
        <source>club.cup.seat.one</source>
        <translation>Placer la ronde {number}</translation>
    </message>
    <message numerus="yes">
        <source>club.cup.seated</source>
        <translation>
            <numerusform>{n} ronde placée.</numerusform>
            <numerusform>{n} rondes placées.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.cup.seating</source>
        <translation>Placement en cours…</translation>
    </message>
    <message>
        <source>club.cup.state.finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>club.cup.state.planned</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>club.cup.state.plays</source>
        <translation>{hand}</translation>
    </message>
    <message>
        <source>club.cup.state.running</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>club.cup.verdict.best</source>
        <translation>{percent} sur 100&#x202f;: on ne peut pas faire mieux.</translation>
    </message>
    <message>
        <source>club.cup.verdict.fair</source>
        <translation>{percent} sur 100&#x202f;: passable, on peut mieux faire.</translation>
    </message>
    <message>
        <source>club.cup.verdict.good</source>
        <translation>{percent} sur 100&#x202f;: bon placement.</translation>
    </message>
    <message>
        <source>club.cup.verdict.poor</source>
        <translation>{percent} sur 100&#x202f;: à refaire si possible.</translation>
    </message>
    <message>
        <source>club.cup.verdict.very_good</source>
        <translation>{percent} sur 100&#x202f;: très bon placement.</translation>
    </message>
    <message>
        <source>club.cup.view.cards</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>club.cup.view.list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>club.cup.views</source>
        <translation>Tables ou liste</translation>
    </message>
    <message numerus="yes">
        <source>club.damaged</source>
        <translation>
            <numerusform>Une partie ne peut pas être comptée&#x202f;: {reason}</numerusform>
            <numerusform>{n} parties ne peuvent pas être comptées. La première&#x202f;: {reason}</numerusform>
        </translation>
    </message>
    <message>
        <source>club.erase.backups</source>
        <translation>Les sauvegardes et les fichiers déjà exportés ne sont pas touchés&#x202f;: les supprimer à part.</translation>
    </message>
    <message>
        <source>club.erase.done</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>club.erase.goes</source>
        <translation>Ce qui part&#x202f;: le nom de {name}, son surnom, sa ville, son numéro, partout dans la base, y compris dans les parties et dans le journal des modifications.</translation>
    </message>
    <message>
        <source>club.erase.said</source>
        <translation>Données effacées.</translation>
    </message>
    <message>
        <source>club.erase.stays</source>
        <translation>Ce qui reste&#x202f;: les résultats, sous «&#x202f;Personne effacée&#x202f;», pour que les classements des autres ne changent pas.</translation>
    </message>
    <message>
        <source>club.erase.title</source>
        <translation>Effacer les données d’une personne</translation>
    </message>
    <message>
        <source>club.erase.warning</source>
        <translation>Rien de cela ne peut être annulé.</translation>
    </message>
    <message>
        <source>club.evening.add</source>
        <translation>Ajouter «&#x202f;{name}&#x202f;» comme invité</translation>
    </message>
    <message>
        <source>club.evening.added</source>
        <translation>{name}&#x202f;: présent, comme invité.</translation>
    </message>
    <message>
        <source>club.evening.at_table</source>
        <translation>table {table}</translation>
    </message>
    <message numerus="yes">
        <source>club.evening.count</source>
        <translation>
            <numerusform>{n} présent</numerusform>
            <numerusform>{n} présents</numerusform>
        </translation>
    </message>
    <message>
        <source>club.evening.counts_for</source>
        <translation>Compte pour</translation>
    </message>
    <message>
        <source>club.evening.counts_for_nothing</source>
        <translation>Rien&#x202f;: parties libres</translation>
    </message>
    <message>
        <source>club.evening.day</source>
        <translation>Soirée&#x202f;: {day}</translation>
    </message>
    <message>
        <source>club.evening.empty</source>
        <translation>Cocher à gauche qui est là, puis proposer la première ronde.</translation>
    </message>
    <message>
        <source>club.evening.empty_first</source>
        <translation>Écrire à gauche le nom de chaque personne présente, Entrée après chacun. La prochaine fois il suffira de cocher.</translation>
    </message>
    <message>
        <source>club.evening.empty_title</source>
        <translation>Personne n’est encore à table</translation>
    </message>
    <message>
        <source>club.evening.event_fixed</source>
        <translation>Une ronde est déjà écrite&#x202f;: la soirée garde son événement.</translation>
    </message>
    <message>
        <source>club.evening.find</source>
        <translation>Chercher, ou ajouter un invité</translation>
    </message>
    <message>
        <source>club.evening.here</source>
        <translation>Qui est là</translation>
    </message>
    <message>
        <source>club.evening.is_here</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>club.evening.is_not_here</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>club.evening.only_here</source>
        <translation>Ne montrer que les présents</translation>
    </message>
    <message numerus="yes">
        <source>club.evening.sat_out</source>
        <translation>
            <numerusform>{n} pause</numerusform>
            <numerusform>{n} pauses</numerusform>
        </translation>
    </message>
    <message>
        <source>club.evening.title</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>club.event.act.close</source>
        <translation>Clore</translation>
    </message>
    <message>
        <source>club.event.act.edit</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>club.event.act.open</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>club.event.begins</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>club.event.closed</source>
        <translation>clos</translation>
    </message>
    <message>
        <source>club.event.counted</source>
        <translation>Combien de parties</translation>
    </message>
    <message>
        <source>club.event.counted_all</source>
        <translation>toutes</translation>
    </message>
    <message numerus="yes">
        <source>club.event.counted_best</source>
        <translation>
            <numerusform>la meilleure</numerusform>
            <numerusform>les {n} meilleures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.event.counted_last</source>
        <translation>
            <numerusform>la dernière</numerusform>
            <numerusform>les {n} dernières</numerusform>
        </translation>
    </message>
    <message>
        <source>club.event.counting</source>
        <translation>Parties comptées</translation>
    </message>
    <message>
        <source>club.event.counting.all</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>club.event.counting.best</source>
        <translation>Les meilleures</translation>
    </message>
    <message>
        <source>club.event.counting.last</source>
        <translation>Les dernières</translation>
    </message>
    <message>
        <source>club.event.cut_add</source>
        <translation>Ajouter une coupe</translation>
    </message>
    <message>
        <source>club.event.cut_after</source>
        <translation>Après la ronde</translation>
    </message>
    <message>
        <source>club.event.cut_drop</source>
        <translation>Retirer cette coupe</translation>
    </message>
    <message>
        <source>club.event.cut_left</source>
        <translation>restent</translation>
    </message>
    <message numerus="yes">
        <source>club.event.cut_said</source>
        <translation>
            <numerusform>{n} après la ronde {after}</numerusform>
            <numerusform>{n} après la ronde {after}</numerusform>
        </translation>
    </message>
    <message>
        <source>club.event.cuts</source>
        <translation>Coupes</translation>
    </message>
    <message>
        <source>club.event.days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>club.event.edit</source>
        <translation>Modifier l’événement</translation>
    </message>
    <message>
        <source>club.event.edit_done</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>club.event.ends</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>club.event.from_day</source>
        <translation>depuis le {day}</translation>
    </message>
    <message>
        <source>club.event.games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>club.event.is_closed</source>
        <translation>L’événement est clos.</translation>
    </message>
    <message>
        <source>club.event.kind</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>club.event.kind.season</source>
        <translation>Saison ou ligue</translation>
    </message>
    <message>
        <source>club.event.kind.tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>club.event.minimum</source>
        <translation>Parties au moins</translation>
    </message>
    <message>
        <source>club.event.name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>club.event.name_hint</source>
        <translation>Saison d’automne, Coupe de Noël…</translation>
    </message>
    <message>
        <source>club.event.new</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <source>club.event.new_done</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>club.event.none</source>
        <translation>aucun minimum</translation>
    </message>
    <message>
        <source>club.event.open</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>club.event.ordering</source>
        <translation>Classement par</translation>
    </message>
    <message>
        <source>club.event.ordering.average_place</source>
        <translation>Place moyenne</translation>
    </message>
    <message>
        <source>club.event.ordering.average_points</source>
        <translation>Points par partie</translation>
    </message>
    <message>
        <source>club.event.ordering.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>club.event.panel.adjustments</source>
        <translation>Bonus et pénalités</translation>
    </message>
    <message>
        <source>club.event.panel.teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>club.event.rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>club.event.rules</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>club.event.said_closed</source>
        <translation>«&#x202f;{name}&#x202f;» est clos&#x202f;: il ne prend plus de parties.</translation>
    </message>
    <message>
        <source>club.event.said_new</source>
        <translation>«&#x202f;{name}&#x202f;» est créé.</translation>
    </message>
    <message>
        <source>club.event.said_opened</source>
        <translation>«&#x202f;{name}&#x202f;» est rouvert.</translation>
    </message>
    <message>
        <source>club.event.teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>club.event.teams_yes</source>
        <translation>Par équipes</translation>
    </message>
    <message>
        <source>club.event.until</source>
        <translation>au</translation>
    </message>
    <message>
        <source>club.event.until_day</source>
        <translation>jusqu’au {day}</translation>
    </message>
    <message>
        <source>club.event_said</source>
        <translation>Événement&#x202f;: {name}</translation>
    </message>
    <message>
        <source>club.export.failed</source>
        <translation>Pas exporté&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>club.export.json</source>
        <translation>Données d’une personne (*.json)</translation>
    </message>
    <message>
        <source>club.export.saved</source>
        <translation>Exporté&#x202f;: {file}</translation>
    </message>
    <message>
        <source>club.imports.again</source>
        <translation>Reprendre aussi celles qui sont déjà là</translation>
    </message>
    <message>
        <source>club.imports.archive_done</source>
        <translation>Prendre ce qui est nouveau</translation>
    </message>
    <message>
        <source>club.imports.archive_hint</source>
        <translation>{file}, faite le {day}. Ce qui est déjà là reste tel quel&#x202f;; une archive prise ne s’annule pas d’un coup.</translation>
    </message>
    <message>
        <source>club.imports.archive_new</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>club.imports.archive_row.acts</source>
        <translation>Écritures du registre</translation>
    </message>
    <message>
        <source>club.imports.archive_row.entries</source>
        <translation>Écritures de parties</translation>
    </message>
    <message>
        <source>club.imports.archive_row.games</source>
        <translation>Parties nouvelles</translation>
    </message>
    <message>
        <source>club.imports.archive_row.longer</source>
        <translation>Parties qui continuent</translation>
    </message>
    <message>
        <source>club.imports.archive_row.players</source>
        <translation>Joueurs nouveaux</translation>
    </message>
    <message>
        <source>club.imports.archive_title</source>
        <translation>Importer une archive</translation>
    </message>
    <message>
        <source>club.imports.archive_whole</source>
        <translation>Dans l’archive</translation>
    </message>
    <message>
        <source>club.imports.choose</source>
        <translation>Choisir des fichiers…</translation>
    </message>
    <message>
        <source>club.imports.column</source>
        <translation>Colonne «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>club.imports.day</source>
        <translation>Jour, s’il n’est pas dit</translation>
    </message>
    <message>
        <source>club.imports.days</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>club.imports.days.dmy</source>
        <translation>jour/mois</translation>
    </message>
    <message>
        <source>club.imports.days.mdy</source>
        <translation>mois/jour</translation>
    </message>
    <message>
        <source>club.imports.encoding</source>
        <translation>Codage</translation>
    </message>
    <message>
        <source>club.imports.event</source>
        <translation>Compte pour</translation>
    </message>
    <message>
        <source>club.imports.filter</source>
        <translation>Parties, résultats, archives (*.xml *.mjlog *.gz *.json *.csv *.tsv *.txt *.zip)</translation>
    </message>
    <message>
        <source>club.imports.filter_all</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>club.imports.go_on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>club.imports.hint</source>
        <translation>Parties de Tenhou ou de Mahjong Soul, tableau de résultats (CSV ou JSON), archive de club&#x202f;: choisir les fichiers, les déposer ici, ou coller un texte ou un lien qui contient la partie. Rien n’est pris avant d’avoir été montré.</translation>
    </message>
    <message numerus="yes">
        <source>club.imports.log_hands</source>
        <translation>
            <numerusform>{n} main</numerusform>
            <numerusform>{n} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>club.imports.log_here</source>
        <translation>Une partie des mêmes joueurs avec les mêmes scores est déjà là&#x202f;: elle n’est pas reprise.</translation>
    </message>
    <message>
        <source>club.imports.logs_done</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>club.imports.logs_title</source>
        <translation>Importer des parties</translation>
    </message>
    <message numerus="yes">
        <source>club.imports.more_bad</source>
        <translation>
            <numerusform>… et {n} autre</numerusform>
            <numerusform>… et {n} autres</numerusform>
        </translation>
    </message>
    <message>
        <source>club.imports.nameless</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>club.imports.nothing_yet</source>
        <translation>Choisir un fichier, ou coller un texte.</translation>
    </message>
    <message>
        <source>club.imports.paste</source>
        <translation>…ou coller ici</translation>
    </message>
    <message>
        <source>club.imports.pasted</source>
        <translation>Texte à importer</translation>
    </message>
    <message>
        <source>club.imports.people</source>
        <translation>Joueurs</translation>
    </message>
    <message numerus="yes">
        <source>club.imports.people_more</source>
        <translation>
            <numerusform>… et {n} autre, sous son nom</numerusform>
            <numerusform>… et {n} autres, sous leurs noms</numerusform>
        </translation>
    </message>
    <message>
        <source>club.imports.people_said</source>
        <translation>Du club&#x202f;: {known} · à créer&#x202f;: {new}</translation>
    </message>
    <message>
        <source>club.imports.person</source>
        <translation>Qui est «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>club.imports.person_known</source>
        <translation>du club</translation>
    </message>
    <message>
        <source>club.imports.person_new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>club.imports.person_several</source>
        <translation>plusieurs de ce nom</translation>
    </message>
    <message>
        <source>club.imports.reading</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>club.imports.role.day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>club.imports.role.game</source>
        <translation>Partie n°</translation>
    </message>
    <message>
        <source>club.imports.role.none</source>
        <translation>—</translation>
    </message>
    <message>
        <source>club.imports.role.person</source>
        <translation>Un joueur</translation>
    </message>
    <message>
        <source>club.imports.role.place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>club.imports.role.player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>club.imports.role.player_n</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>club.imports.role.round</source>
        <translation>Ronde</translation>
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
        <translation>Siège</translation>
    </message>
    <message>
        <source>club.imports.role.table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>club.imports.role.title</source>
        <translation>Titre</translation>
    </message>
    <message numerus="yes">
        <source>club.imports.rows_bad</source>
        <translation>
            <numerusform>{n} ligne écartée</numerusform>
            <numerusform>{n} lignes écartées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.imports.rows_good</source>
        <translation>
            <numerusform>{n} résultat à prendre</numerusform>
            <numerusform>{n} résultats à prendre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.imports.rows_here</source>
        <translation>
            <numerusform>{n} déjà là</numerusform>
            <numerusform>{n} déjà là</numerusform>
        </translation>
    </message>
    <message>
        <source>club.imports.rules</source>
        <translation>Règlement</translation>
    </message>
    <message numerus="yes">
        <source>club.imports.said_logs</source>
        <translation>
            <numerusform>{n} partie importée.</numerusform>
            <numerusform>{n} parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.imports.said_rows</source>
        <translation>
            <numerusform>{n} résultat importé.</numerusform>
            <numerusform>{n} résultats importés.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.imports.shape</source>
        <translation>Une ligne est</translation>
    </message>
    <message>
        <source>club.imports.shape.game</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>club.imports.shape.matrix</source>
        <translation>une partie, une colonne par joueur</translation>
    </message>
    <message>
        <source>club.imports.shape.player</source>
        <translation>un joueur d’une partie</translation>
    </message>
    <message>
        <source>club.imports.table_done</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>club.imports.table_title</source>
        <translation>Importer des résultats</translation>
    </message>
    <message>
        <source>club.imports.title</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>club.imports.unit</source>
        <translation>Scores en</translation>
    </message>
    <message>
        <source>club.imports.unit.final</source>
        <translation>points finals (+12,3)</translation>
    </message>
    <message>
        <source>club.imports.unit.hundreds</source>
        <translation>centaines (250)</translation>
    </message>
    <message>
        <source>club.imports.unit.points</source>
        <translation>points (25&#x202f;000)</translation>
    </message>
    <message>
        <source>club.imports.unit.tell</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>club.imports.unit.thousands</source>
        <translation>milliers (25,0)</translation>
    </message>
    <message>
        <source>club.imports.unnamed</source>
        <translation>texte collé</translation>
    </message>
    <message>
        <source>club.link.counts</source>
        <translation>La partie compte</translation>
    </message>
    <message>
        <source>club.link.day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>club.link.done</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>club.link.event</source>
        <translation>Compte pour</translation>
    </message>
    <message>
        <source>club.link.hint</source>
        <translation>À gauche, les noms de la partie&#x202f;; à droite, qui ils sont pour le club. Un nom inconnu est ajouté comme invité.</translation>
    </message>
    <message>
        <source>club.link.nothing</source>
        <translation>Rien&#x202f;: partie libre</translation>
    </message>
    <message>
        <source>club.link.said</source>
        <translation>La partie compte pour «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>club.link.said_nothing</source>
        <translation>La partie ne compte pour rien.</translation>
    </message>
    <message>
        <source>club.link.title</source>
        <translation>Compter cette partie</translation>
    </message>
    <message>
        <source>club.link.who</source>
        <translation>Qui est {name}</translation>
    </message>
    <message>
        <source>club.merge.column.both</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>club.merge.column.gone</source>
        <translation>Disparaît</translation>
    </message>
    <message>
        <source>club.merge.column.kept</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>club.merge.done</source>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>club.merge.gone</source>
        <translation>Disparaît</translation>
    </message>
    <message>
        <source>club.merge.hint</source>
        <translation>Une même personne figure deux fois sur la liste. Tout ce que porte la fiche qui disparaît comptera pour celle qui reste&#x202f;; annuler rétablit les deux.</translation>
    </message>
    <message>
        <source>club.merge.kept</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>club.merge.row.adjustments</source>
        <translation>Bonus et pénalités</translation>
    </message>
    <message>
        <source>club.merge.row.evenings</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>club.merge.row.events</source>
        <translation>Inscriptions</translation>
    </message>
    <message>
        <source>club.merge.row.games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>club.merge.said</source>
        <translation>Réuni sous le nom de {name}.</translation>
    </message>
    <message>
        <source>club.merge.same</source>
        <translation>Deux fois la même fiche.</translation>
    </message>
    <message>
        <source>club.merge.swap</source>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>club.merge.title</source>
        <translation>Réunir deux fiches</translation>
    </message>
    <message>
        <source>club.merge.two</source>
        <translation>Choisir deux personnes de la liste.</translation>
    </message>
    <message>
        <source>club.no_event</source>
        <translation>Aucun événement</translation>
    </message>
    <message>
        <source>club.nobody</source>
        <translation>Personne effacée</translation>
    </message>
    <message>
        <source>club.not_in_part</source>
        <translation>{command}&#x202f;: pas dans cet onglet.</translation>
    </message>
    <message>
        <source>club.output.archive_file</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>club.output.archive_title</source>
        <translation>Archiver tout le club</translation>
    </message>
    <message>
        <source>club.output.archiving</source>
        <translation>Archive en cours…</translation>
    </message>
    <message>
        <source>club.output.closed</source>
        <translation>Ouvrir d’abord la base du club.</translation>
    </message>
    <message>
        <source>club.output.copied</source>
        <translation>Classement copié en texte.</translation>
    </message>
    <message>
        <source>club.output.kind.csv</source>
        <translation>{table} en CSV (*.csv)</translation>
    </message>
    <message>
        <source>club.output.kind.html</source>
        <translation>Page web, tous les tableaux (*.html)</translation>
    </message>
    <message>
        <source>club.output.kind.json</source>
        <translation>Classement et parties en JSON (*.json)</translation>
    </message>
    <message>
        <source>club.output.kind.xlsx</source>
        <translation>Classeur Excel, tous les tableaux (*.xlsx)</translation>
    </message>
    <message>
        <source>club.output.kind.zip</source>
        <translation>Archive du club (*.zip)</translation>
    </message>
    <message>
        <source>club.output.nothing</source>
        <translation>Rien à enregistrer&#x202f;: {table} est vide.</translation>
    </message>
    <message>
        <source>club.output.paper_file</source>
        <translation>{event} {paper}</translation>
    </message>
    <message>
        <source>club.output.save</source>
        <translation>Enregistrer les résultats</translation>
    </message>
    <message numerus="yes">
        <source>club.output.working</source>
        <translation>
            <numerusform>Encore {n} partie à calculer&#x202f;: réessayer dans un instant.</numerusform>
            <numerusform>Encore {n} parties à calculer&#x202f;: réessayer dans un instant.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.page.column.ahead</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>club.page.column.behind</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>club.page.column.day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>club.page.column.difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>club.page.column.games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>club.page.column.opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>club.page.column.others</source>
        <translation>Avec</translation>
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
        <translation>Part</translation>
    </message>
    <message>
        <source>club.page.column.times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>club.page.column.total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>club.page.column.yaku</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>club.page.course</source>
        <translation>Points au fil des parties</translation>
    </message>
    <message numerus="yes">
        <source>club.page.course_said</source>
        <translation>
            <numerusform>{n} partie, total {total}, entre {least} et {most}</numerusform>
            <numerusform>{n} parties, total {total}, entre {least} et {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>club.page.empty</source>
        <translation>La page se remplit dès qu’une partie comptée est finie.</translation>
    </message>
    <message>
        <source>club.page.empty_title</source>
        <translation>Personne à montrer</translation>
    </message>
    <message>
        <source>club.page.explained</source>
        <translation>{why}&#x202f;: {fraction}.</translation>
    </message>
    <message>
        <source>club.page.find</source>
        <translation>Autre joueur</translation>
    </message>
    <message>
        <source>club.page.game</source>
        <translation>{day} · {place} · {points} · total {total}</translation>
    </message>
    <message>
        <source>club.page.game_said</source>
        <translation>{day}, {place}, {points}, total {total}, avec {others}</translation>
    </message>
    <message numerus="yes">
        <source>club.page.heading.limits</source>
        <translation>
            <numerusform>Limites, sur {n} main gagnée</numerusform>
            <numerusform>Limites, sur {n} mains gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.page.heading.yaku</source>
        <translation>
            <numerusform>Yaku, sur {n} main gagnée aux tuiles notées</numerusform>
            <numerusform>Yaku, sur {n} mains gagnées aux tuiles notées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.page.heading.yakuman</source>
        <translation>
            <numerusform>Yakuman, sur {n} main gagnée aux tuiles notées</numerusform>
            <numerusform>Yakuman, sur {n} mains gagnées aux tuiles notées</numerusform>
        </translation>
    </message>
    <message>
        <source>club.page.lists</source>
        <translation>Parties, adversaires ou yaku</translation>
    </message>
    <message>
        <source>club.page.no_games</source>
        <translation>Aucune partie finie ici.</translation>
    </message>
    <message>
        <source>club.page.no_hands</source>
        <translation>Aucune main notée, seulement des résultats.</translation>
    </message>
    <message>
        <source>club.page.nothing.games</source>
        <translation>Aucune partie finie.</translation>
    </message>
    <message>
        <source>club.page.nothing.versus</source>
        <translation>Aucun adversaire pour l’instant.</translation>
    </message>
    <message>
        <source>club.page.nothing.yaku</source>
        <translation>Aucune main gagnée dont les tuiles soient notées&#x202f;: un yaku n’est connu que par ses tuiles.</translation>
    </message>
    <message numerus="yes">
        <source>club.page.of.deal_ins</source>
        <translation>
            <numerusform>{n} main donnée</numerusform>
            <numerusform>{n} mains données</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.page.of.draws</source>
        <translation>
            <numerusform>{n} main nulle</numerusform>
            <numerusform>{n} mains nulles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.page.of.hands</source>
        <translation>
            <numerusform>{n} main</numerusform>
            <numerusform>{n} mains</numerusform>
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
            <numerusform>{n} avec tuiles</numerusform>
            <numerusform>{n} avec tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.page.of.wins</source>
        <translation>
            <numerusform>{n} main gagnée</numerusform>
            <numerusform>{n} mains gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>club.page.only_totals</source>
        <translation>De cette partie, seul le résultat est connu.</translation>
    </message>
    <message>
        <source>club.page.part_of</source>
        <translation>{part} sur {what}</translation>
    </message>
    <message>
        <source>club.page.places</source>
        <translation>Places</translation>
    </message>
    <message numerus="yes">
        <source>club.page.rank</source>
        <translation>
            <numerusform>rang {rank} sur {n}</numerusform>
            <numerusform>rang {rank} sur {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>club.page.rate.chombo</source>
        <translation>Chombo</translation>
    </message>
    <message>
        <source>club.page.rate.deal_in</source>
        <translation>Mains données</translation>
    </message>
    <message>
        <source>club.page.rate.dealt_in</source>
        <translation>Valeur donnée</translation>
    </message>
    <message>
        <source>club.page.rate.dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>club.page.rate.opened</source>
        <translation>Mains ouvertes</translation>
    </message>
    <message>
        <source>club.page.rate.riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>club.page.rate.riichi_dealt_in</source>
        <translation>Riichi donnés</translation>
    </message>
    <message>
        <source>club.page.rate.riichi_won</source>
        <translation>Riichi gagnés</translation>
    </message>
    <message>
        <source>club.page.rate.tenpai</source>
        <translation>Tenpai en fin</translation>
    </message>
    <message>
        <source>club.page.rate.tsumo</source>
        <translation>Par tsumo</translation>
    </message>
    <message>
        <source>club.page.rate.value</source>
        <translation>Valeur gagnée</translation>
    </message>
    <message>
        <source>club.page.rate.win</source>
        <translation>Mains gagnées</translation>
    </message>
    <message>
        <source>club.page.rates</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>club.page.times</source>
        <translation>× {number}</translation>
    </message>
    <message>
        <source>club.page.totals_said</source>
        <translation>{day}, {place}, {points}, total {total}, avec {others}, résultat seul</translation>
    </message>
    <message>
        <source>club.page.unknown</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas dans le club.</translation>
    </message>
    <message>
        <source>club.page.versus_said</source>
        <translation>{name}, {games}, {ahead} fois devant, {behind} fois derrière, écart {points}</translation>
    </message>
    <message>
        <source>club.page.view.games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>club.page.view.versus</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>club.page.view.yaku</source>
        <translation>Yaku</translation>
    </message>
    <message>
        <source>club.page.why.chombo</source>
        <translation>Fautes qui ont mis fin à une main</translation>
    </message>
    <message>
        <source>club.page.why.deal_in</source>
        <translation>Mains où la défausse a donné un ron</translation>
    </message>
    <message>
        <source>club.page.why.dealt_in</source>
        <translation>Points payés par main donnée en moyenne, honba compris</translation>
    </message>
    <message>
        <source>club.page.why.dora</source>
        <translation>Han de dora par main gagnée, parmi celles dont les tuiles sont notées</translation>
    </message>
    <message>
        <source>club.page.why.opened</source>
        <translation>Mains gagnées ouvertes, parmi celles dont les tuiles sont notées</translation>
    </message>
    <message>
        <source>club.page.why.riichi</source>
        <translation>Mains avec un riichi payé</translation>
    </message>
    <message>
        <source>club.page.why.riichi_dealt_in</source>
        <translation>Riichi suivis d’une main donnée</translation>
    </message>
    <message>
        <source>club.page.why.riichi_won</source>
        <translation>Riichi suivis d’une main gagnée</translation>
    </message>
    <message>
        <source>club.page.why.tenpai</source>
        <translation>Mains nulles finies en tenpai</translation>
    </message>
    <message>
        <source>club.page.why.tsumo</source>
        <translation>Mains gagnées par tsumo</translation>
    </message>
    <message>
        <source>club.page.why.value</source>
        <translation>Points d’une main gagnée en moyenne, sans honba ni bâtonnets</translation>
    </message>
    <message>
        <source>club.page.why.win</source>
        <translation>Mains gagnées par ron ou par tsumo</translation>
    </message>
    <message>
        <source>club.paper.after</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>club.paper.before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>club.paper.cards</source>
        <translation>Cartes de nom</translation>
    </message>
    <message>
        <source>club.paper.forms</source>
        <translation>Feuilles de score d’une ronde</translation>
    </message>
    <message>
        <source>club.paper.games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>club.paper.number</source>
        <translation>N° {number}</translation>
    </message>
    <message>
        <source>club.paper.of_round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>club.paper.pdf</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>club.paper.personal</source>
        <translation>Placements personnels</translation>
    </message>
    <message>
        <source>club.paper.preview</source>
        <translation>Aperçu, {page}</translation>
    </message>
    <message>
        <source>club.paper.print</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>club.paper.results</source>
        <translation>Résultats d’une ronde</translation>
    </message>
    <message>
        <source>club.paper.results_of</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>club.paper.round</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>club.paper.schedule</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>club.paper.standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>club.paper.table</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>club.paper.teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>club.paper.title</source>
        <translation>Imprimer, PDF</translation>
    </message>
    <message>
        <source>club.paper.which</source>
        <translation>Que mettre sur papier</translation>
    </message>
    <message>
        <source>club.part.evening</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>club.part.event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>club.part.player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>club.part.players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>club.part.standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>club.part.tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>club.parts</source>
        <translation>Parties de la page</translation>
    </message>
    <message>
        <source>club.player.act.erase</source>
        <translation>Effacer…</translation>
    </message>
    <message>
        <source>club.player.act.export</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>club.player.act.hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>club.player.act.merge</source>
        <translation>Réunir avec…</translation>
    </message>
    <message>
        <source>club.player.act.show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>club.player.alias</source>
        <translation>Surnom</translation>
    </message>
    <message>
        <source>club.player.city</source>
        <translation>Ville ou club</translation>
    </message>
    <message>
        <source>club.player.facts</source>
        <translation>{games}, la dernière le {day}</translation>
    </message>
    <message>
        <source>club.player.games</source>
        <translation>Parties</translation>
    </message>
    <message numerus="yes">
        <source>club.player.games_said</source>
        <translation>
            <numerusform>{n} partie</numerusform>
            <numerusform>{n} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>club.player.guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>club.player.hidden</source>
        <translation>masqué</translation>
    </message>
    <message>
        <source>club.player.last</source>
        <translation>Dernière</translation>
    </message>
    <message>
        <source>club.player.last_said</source>
        <translation>la dernière le {day}</translation>
    </message>
    <message>
        <source>club.player.name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>club.player.number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>club.player.number_said</source>
        <translation>numéro {number}</translation>
    </message>
    <message>
        <source>club.players.add</source>
        <translation>Ajouter «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>club.players.added</source>
        <translation>{name}&#x202f;: sur la liste du club.</translation>
    </message>
    <message>
        <source>club.players.choose</source>
        <translation>Choisir une personne, ou taper un nom pour l’ajouter.</translation>
    </message>
    <message numerus="yes">
        <source>club.players.doubles</source>
        <translation>
            <numerusform>{n} doublon possible…</numerusform>
            <numerusform>{n} doublons possibles…</numerusform>
        </translation>
    </message>
    <message>
        <source>club.players.find</source>
        <translation>Chercher ou ajouter un nom</translation>
    </message>
    <message>
        <source>club.players.hidden_too</source>
        <translation>Masqués aussi</translation>
    </message>
    <message>
        <source>club.reg.choose</source>
        <translation>Choisir d’abord quelqu’un dans la liste.</translation>
    </message>
    <message numerus="yes">
        <source>club.reg.count</source>
        <translation>
            <numerusform>{n} inscrit</numerusform>
            <numerusform>{n} inscrits</numerusform>
        </translation>
    </message>
    <message>
        <source>club.reg.done</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>club.reg.draw</source>
        <translation>Tirer les numéros</translation>
    </message>
    <message numerus="yes">
        <source>club.reg.drawn</source>
        <translation>
            <numerusform>{n} numéro tiré.</numerusform>
            <numerusform>{n} numéros tirés.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.reg.drop</source>
        <translation>Désinscrire</translation>
    </message>
    <message>
        <source>club.reg.find</source>
        <translation>Chercher, ou inscrire</translation>
    </message>
    <message>
        <source>club.reg.here</source>
        <translation>Inscrire les présents</translation>
    </message>
    <message>
        <source>club.reg.join</source>
        <translation>Inscrire {name}</translation>
    </message>
    <message>
        <source>club.reg.join_new</source>
        <translation>Ajouter et inscrire «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>club.reg.list</source>
        <translation>Inscrits</translation>
    </message>
    <message>
        <source>club.reg.no_team</source>
        <translation>Sans équipe</translation>
    </message>
    <message>
        <source>club.reg.nobody</source>
        <translation>Personne n’est inscrit.</translation>
    </message>
    <message>
        <source>club.reg.nobody.season</source>
        <translation>Personne n’est inscrit. Dans une saison, qui joue compte sans inscription&#x202f;; inscrire sert aux numéros et aux équipes.</translation>
    </message>
    <message>
        <source>club.reg.nobody.tournament</source>
        <translation>Personne n’est inscrit. Écrire ici le nom de chaque participant, Entrée après chacun.</translation>
    </message>
    <message>
        <source>club.reg.nobody_here</source>
        <translation>Tous les présents sont déjà inscrits.</translation>
    </message>
    <message>
        <source>club.reg.number</source>
        <translation>Numéro de départ</translation>
    </message>
    <message>
        <source>club.reg.number_said</source>
        <translation>numéro de départ {n}</translation>
    </message>
    <message>
        <source>club.reg.number_short</source>
        <translation>N°</translation>
    </message>
    <message numerus="yes">
        <source>club.reg.said_here</source>
        <translation>
            <numerusform>{n} inscription de plus.</numerusform>
            <numerusform>{n} inscriptions de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.reg.state</source>
        <translation>État</translation>
    </message>
    <message>
        <source>club.reg.substitute</source>
        <translation>Remplaçant</translation>
    </message>
    <message>
        <source>club.reg.substitute_hint</source>
        <translation>Joue pour d’autres, sans place au classement.</translation>
    </message>
    <message>
        <source>club.reg.substitute_short</source>
        <translation>remplaçant</translation>
    </message>
    <message>
        <source>club.reg.team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>club.reg.title</source>
        <translation>Inscription</translation>
    </message>
    <message>
        <source>club.reg.withdrawn</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>club.reg.withdrawn_hint</source>
        <translation>N’est plus placé à une table&#x202f;; ses résultats restent.</translation>
    </message>
    <message>
        <source>club.reg.withdrawn_short</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>club.result.booked</source>
        <translation>Résultat noté.</translation>
    </message>
    <message>
        <source>club.result.done</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>club.result.hint</source>
        <translation>Les scores à la fin de la partie, dans l’ordre de départ. Entrée dans le dernier champ vide y met ce qui manque.</translation>
    </message>
    <message>
        <source>club.result.off</source>
        <translation>{sum} · écart {points}</translation>
    </message>
    <message>
        <source>club.result.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>club.result.preview</source>
        <translation>Ce que cela donne</translation>
    </message>
    <message>
        <source>club.result.score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>club.result.score_of</source>
        <translation>Score de {player}</translation>
    </message>
    <message>
        <source>club.result.sum</source>
        <translation>Somme&#x202f;: {points}</translation>
    </message>
    <message>
        <source>club.result.title</source>
        <translation>Résultat seul</translation>
    </message>
    <message numerus="yes">
        <source>club.round.begin</source>
        <translation>
            <numerusform>Commencer la table</numerusform>
            <numerusform>Commencer les {n} tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.round.begun</source>
        <translation>
            <numerusform>{n} table commencée&#x202f;: elle est à la page Partie.</numerusform>
            <numerusform>{n} tables commencées&#x202f;: elles sont à la page Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.round.drop</source>
        <translation>Retirer cette ronde</translation>
    </message>
    <message>
        <source>club.round.dropped</source>
        <translation>Ronde retirée.</translation>
    </message>
    <message>
        <source>club.round.goes_on</source>
        <translation>La ronde a commencé&#x202f;: passer par un remplaçant.</translation>
    </message>
    <message>
        <source>club.round.loose</source>
        <translation>Hors ronde</translation>
    </message>
    <message>
        <source>club.round.name</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>club.round.none</source>
        <translation>Aucune ronde encore.</translation>
    </message>
    <message>
        <source>club.round.nothing_to_begin</source>
        <translation>Aucune table à commencer.</translation>
    </message>
    <message>
        <source>club.round.nothing_to_book</source>
        <translation>Aucune table n’attend de résultat.</translation>
    </message>
    <message>
        <source>club.round.propose</source>
        <translation>Proposer la ronde {number}</translation>
    </message>
    <message numerus="yes">
        <source>club.round.proposed</source>
        <translation>
            <numerusform>{n} table proposée. Appuyer sur deux personnes pour les échanger.</numerusform>
            <numerusform>{n} tables proposées. Appuyer sur deux personnes pour les échanger.</numerusform>
        </translation>
    </message>
    <message>
        <source>club.round.result</source>
        <translation>Résultat seul…</translation>
    </message>
    <message>
        <source>club.round.sits_out</source>
        <translation>Ne jouent pas&#x202f;:</translation>
    </message>
    <message>
        <source>club.round.swap_with</source>
        <translation>{name}&#x202f;: avec qui échanger&#x202f;?</translation>
    </message>
    <message>
        <source>club.round.swapped</source>
        <translation>Échangés&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>club.screen.ask</source>
        <translation>Grand écran</translation>
    </message>
    <message>
        <source>club.screen.ask_done</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>club.screen.kind.seating</source>
        <translation>placement</translation>
    </message>
    <message>
        <source>club.screen.kind.standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>club.screen.kind.tables</source>
        <translation>tables</translation>
    </message>
    <message>
        <source>club.screen.kind.teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>club.screen.no_page</source>
        <translation>Choisir au moins une page.</translation>
    </message>
    <message>
        <source>club.screen.page.seating</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>club.screen.page.standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>club.screen.page.tables</source>
        <translation>Tables en jeu</translation>
    </message>
    <message>
        <source>club.screen.page.teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>club.screen.pages</source>
        <translation>Pages montrées tour à tour</translation>
    </message>
    <message>
        <source>club.screen.seconds</source>
        <translation>Secondes par page</translation>
    </message>
    <message>
        <source>club.screen.title</source>
        <translation>Grand écran du club</translation>
    </message>
    <message>
        <source>club.screen.waiting</source>
        <translation>En attente de la première ronde</translation>
    </message>
    <message>
        <source>club.standings.by.average_place</source>
        <translation>par place moyenne</translation>
    </message>
    <message>
        <source>club.standings.by.average_points</source>
        <translation>par points en moyenne</translation>
    </message>
    <message>
        <source>club.standings.by.points</source>
        <translation>par points</translation>
    </message>
    <message>
        <source>club.standings.column.adjustments</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>club.standings.column.average_place</source>
        <translation>Pl. moy.</translation>
    </message>
    <message>
        <source>club.standings.column.average_points</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>club.standings.column.best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>club.standings.column.games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>club.standings.column.last_ten</source>
        <translation>Dix dernières</translation>
    </message>
    <message>
        <source>club.standings.column.members</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>club.standings.column.places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>club.standings.column.player</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>club.standings.column.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>club.standings.column.rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>club.standings.column.team</source>
        <translation>Équipe</translation>
    </message>
    <message numerus="yes">
        <source>club.standings.counted.best</source>
        <translation>
            <numerusform>la meilleure partie compte</numerusform>
            <numerusform>les {n} meilleures parties comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.standings.counted.last</source>
        <translation>
            <numerusform>la dernière partie compte</numerusform>
            <numerusform>les {n} dernières parties comptent</numerusform>
        </translation>
    </message>
    <message>
        <source>club.standings.empty</source>
        <translation>Le classement se fait tout seul dès qu’une partie comptée est finie.</translation>
    </message>
    <message>
        <source>club.standings.empty_title</source>
        <translation>Aucun classement pour l’instant</translation>
    </message>
    <message>
        <source>club.standings.find</source>
        <translation>Chercher un nom ou une équipe</translation>
    </message>
    <message numerus="yes">
        <source>club.standings.games</source>
        <translation>
            <numerusform>{n} partie</numerusform>
            <numerusform>{n} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.standings.left</source>
        <translation>
            <numerusform>encore {n} partie à compter</numerusform>
            <numerusform>encore {n} parties à compter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.standings.line</source>
        <translation>
            <numerusform>Ligne de coupe&#x202f;: {n} continue après la ronde {round}</numerusform>
            <numerusform>Ligne de coupe&#x202f;: {n} continuent après la ronde {round}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.standings.missing</source>
        <translation>
            <numerusform>encore {n} partie à jouer</numerusform>
            <numerusform>encore {n} parties à jouer</numerusform>
        </translation>
    </message>
    <message>
        <source>club.standings.out</source>
        <translation>Arrêtés après la ronde {round}</translation>
    </message>
    <message numerus="yes">
        <source>club.standings.placed</source>
        <translation>
            <numerusform>{n} classé</numerusform>
            <numerusform>{n} classés</numerusform>
        </translation>
    </message>
    <message>
        <source>club.standings.said.adjustments</source>
        <translation>dont {points} de bonus ou pénalité</translation>
    </message>
    <message>
        <source>club.standings.said.average_place</source>
        <translation>place moyenne {place}</translation>
    </message>
    <message>
        <source>club.standings.said.best</source>
        <translation>meilleure partie {points}</translation>
    </message>
    <message>
        <source>club.standings.said.last</source>
        <translation>dernières places {places}</translation>
    </message>
    <message>
        <source>club.standings.said.points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>club.standings.said.rank</source>
        <translation>rang {rank}</translation>
    </message>
    <message>
        <source>club.standings.size.3</source>
        <translation>À trois</translation>
    </message>
    <message>
        <source>club.standings.size.4</source>
        <translation>À quatre</translation>
    </message>
    <message>
        <source>club.standings.sizes</source>
        <translation>Parties à quatre ou à trois</translation>
    </message>
    <message>
        <source>club.standings.tied</source>
        <translation>Coupe après la ronde {round}&#x202f;: {names} sont à égalité sur la ligne. À l’arbitre de décider, par le tirage de la ronde suivante.</translation>
    </message>
    <message>
        <source>club.standings.unplaced.guest</source>
        <translation>Non classés&#x202f;: invités</translation>
    </message>
    <message numerus="yes">
        <source>club.standings.unplaced.minimum</source>
        <translation>
            <numerusform>Non classés&#x202f;: moins de {n} partie</numerusform>
            <numerusform>Non classés&#x202f;: moins de {n} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>club.standings.unplaced.no_games</source>
        <translation>Non classés&#x202f;: aucune partie</translation>
    </message>
    <message>
        <source>club.standings.unplaced.substitute</source>
        <translation>Non classés&#x202f;: remplaçants</translation>
    </message>
    <message>
        <source>club.standings.view</source>
        <translation>Joueurs ou équipes</translation>
    </message>
    <message>
        <source>club.standings.view.players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>club.standings.view.teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>club.substitute.comes</source>
        <translation>Vient</translation>
    </message>
    <message>
        <source>club.substitute.done</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>club.substitute.hint</source>
        <translation>Le score reste à la place. Chaque main compte pour qui était assis là&#x202f;; le résultat, pour qui finit la partie.</translation>
    </message>
    <message>
        <source>club.substitute.leaves</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>club.substitute.said</source>
        <translation>{player} a pris la place.</translation>
    </message>
    <message>
        <source>club.substitute.sits_there</source>
        <translation>{player} est déjà à cette table.</translation>
    </message>
    <message>
        <source>club.substitute.title</source>
        <translation>Remplaçant</translation>
    </message>
    <message>
        <source>club.substitute.who_comes</source>
        <translation>Écrire qui vient.</translation>
    </message>
    <message>
        <source>club.substitute.who_leaves</source>
        <translation>Choisir qui part.</translation>
    </message>
    <message>
        <source>club.table.act.begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>club.table.act.edit_result</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>club.table.act.extend</source>
        <translation>5 minutes de plus</translation>
    </message>
    <message>
        <source>club.table.act.open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>club.table.act.result</source>
        <translation>Résultat seul…</translation>
    </message>
    <message>
        <source>club.table.act.substitute</source>
        <translation>Remplaçant…</translation>
    </message>
    <message>
        <source>club.table.act.void</source>
        <translation>Ne pas compter</translation>
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
        <translation>à échanger</translation>
    </message>
    <message numerus="yes">
        <source>club.table.extra</source>
        <translation>
            <numerusform>{n} minute de plus</numerusform>
            <numerusform>{n} minutes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>club.table.finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>club.table.more</source>
        <translation>Plus&#x202f;: table {table}</translation>
    </message>
    <message>
        <source>club.table.name</source>
        <translation>Table {n}</translation>
    </message>
    <message>
        <source>club.table.title</source>
        <translation>Ronde {round} · table {table}</translation>
    </message>
    <message>
        <source>club.table.voided</source>
        <translation>Table {table}&#x202f;: la partie ne compte plus, elle peut être rejouée.</translation>
    </message>
    <message>
        <source>club.team.add</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>club.team.drop</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>club.team.edit</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>club.team.edit_done</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>club.team.edit_empty</source>
        <translation>Il manque le nom de l’équipe.</translation>
    </message>
    <message>
        <source>club.team.edit_hint</source>
        <translation>Nom de l’équipe</translation>
    </message>
    <message>
        <source>club.team.new</source>
        <translation>Nouvelle équipe</translation>
    </message>
    <message>
        <source>club.team.new_done</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>club.team.new_empty</source>
        <translation>Il manque le nom de l’équipe.</translation>
    </message>
    <message>
        <source>club.team.new_hint</source>
        <translation>Nom de l’équipe</translation>
    </message>
    <message>
        <source>club.team.nothing</source>
        <translation>Pas encore d’équipe.</translation>
    </message>
    <message>
        <source>club.thing.adjustment</source>
        <translation>bonus ou pénalité, {name}</translation>
    </message>
    <message numerus="yes">
        <source>club.thing.and_more</source>
        <translation>
            <numerusform>{what} et {n} autre</numerusform>
            <numerusform>{what} et {n} autres</numerusform>
        </translation>
    </message>
    <message>
        <source>club.thing.attendance</source>
        <translation>présence de {name}</translation>
    </message>
    <message>
        <source>club.thing.evening</source>
        <translation>soirée du {name}</translation>
    </message>
    <message>
        <source>club.thing.event</source>
        <translation>événement «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>club.thing.link</source>
        <translation>partie du {name}</translation>
    </message>
    <message>
        <source>club.thing.player</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>club.thing.registration</source>
        <translation>inscription de {name}</translation>
    </message>
    <message>
        <source>club.thing.round</source>
        <translation>ronde {name}</translation>
    </message>
    <message>
        <source>club.thing.team</source>
        <translation>équipe {name}</translation>
    </message>
    <message>
        <source>club.thing.title</source>
        <translation>partie {name}</translation>
    </message>
    <message>
        <source>club.thing.totals</source>
        <translation>résultat du {name}</translation>
    </message>
    <message>
        <source>club.to_matches</source>
        <translation>Aller à la page Partie</translation>
    </message>
    <message>
        <source>club.turn.arrived_last</source>
        <translation>{name}&#x202f;: arrivée la plus récente</translation>
    </message>
    <message numerus="yes">
        <source>club.turn.in_a_row</source>
        <translation>
            <numerusform>{name}&#x202f;: {n} partie de suite</numerusform>
            <numerusform>{name}&#x202f;: {n} parties de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.turn.played_more</source>
        <translation>
            <numerusform>{name}&#x202f;: déjà {n} partie</numerusform>
            <numerusform>{name}&#x202f;: déjà {n} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>club.turn.sat_out_less</source>
        <translation>
            <numerusform>{name}&#x202f;: {n} pause seulement</numerusform>
            <numerusform>{name}&#x202f;: {n} pauses seulement</numerusform>
        </translation>
    </message>
    <message>
        <source>club.turn.willing</source>
        <translation>{name} l’a proposé</translation>
    </message>
    <message>
        <source>correct.cannot_follow</source>
        <translation>Impossible&#x202f;: {hand} ne peut plus suivre.</translation>
    </message>
    <message>
        <source>correct.dealer</source>
        <translation>Donneur&#x202f;: {player}</translation>
    </message>
    <message>
        <source>correct.ends</source>
        <translation>La partie est finie&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>correct.goes_on</source>
        <translation>La partie n’est plus finie.</translation>
    </message>
    <message>
        <source>correct.gone</source>
        <translation>supprimée</translation>
    </message>
    <message numerus="yes">
        <source>correct.hands</source>
        <translation>
            <numerusform>{n} main change.</numerusform>
            <numerusform>{n} mains changent.</numerusform>
        </translation>
    </message>
    <message>
        <source>correct.leader</source>
        <translation>{player} est en tête, et non {before}.</translation>
    </message>
    <message>
        <source>correct.new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>correct.none</source>
        <translation>Aucune main ne change.</translation>
    </message>
    <message>
        <source>correct.nothing</source>
        <translation>Rien à corriger encore.</translation>
    </message>
    <message>
        <source>correct.other</source>
        <translation>Corriger {hand}…</translation>
    </message>
    <message>
        <source>correct.paid_otherwise</source>
        <translation>Paiements différents</translation>
    </message>
    <message>
        <source>correct.pot</source>
        <translation>Pot&#x202f;: {n} (avant&#x202f;: {was})</translation>
    </message>
    <message>
        <source>correct.same</source>
        <translation>Rien de changé.</translation>
    </message>
    <message>
        <source>correct.scores_after</source>
        <translation>Scores après la main</translation>
    </message>
    <message>
        <source>correct.taken_out</source>
        <translation>Supprimé&#x202f;; rétablir le ramène.</translation>
    </message>
    <message>
        <source>correct.this</source>
        <translation>l’événement suivant</translation>
    </message>
    <message>
        <source>correct.title.correct</source>
        <translation>Ce que la correction change</translation>
    </message>
    <message>
        <source>correct.title.delete</source>
        <translation>Ce que la suppression change</translation>
    </message>
    <message>
        <source>correct.title.insert</source>
        <translation>Ce que l’insertion change</translation>
    </message>
    <message>
        <source>correct.was</source>
        <translation>avant&#x202f;: {what}</translation>
    </message>
    <message>
        <source>correct.way_out</source>
        <translation>Corriger ou supprimer d’abord cette main-là.</translation>
    </message>
    <message>
        <source>correct.written</source>
        <translation>Correction inscrite&#x202f;; annuler la retire.</translation>
    </message>
    <message>
        <source>correct.yes.correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>correct.yes.delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>correct.yes.insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>empty.calls</source>
        <translation>Pour un chi, un pon, un kan ou un dora, choisir d’abord le mode.</translation>
    </message>
    <message>
        <source>empty.line</source>
        <translation>Coller une main entière dans le champ du haut.</translation>
    </message>
    <message>
        <source>empty.tiles</source>
        <translation>Toucher des tuiles, ou taper 123m…&#x202f;: le résultat suit à chaque tuile.</translation>
    </message>
    <message>
        <source>empty.title</source>
        <translation>Pas encore de main</translation>
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
        <translation>Calcul</translation>
    </message>
    <message>
        <source>formula.rounded_fu</source>
        <translation>{raw} → {fu} fu</translation>
    </message>
    <message>
        <source>formula.up_to_hundred</source>
        <translation>arrondi à {points}</translation>
    </message>
    <message>
        <source>games.answer.again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>games.answer.anew</source>
        <translation>Mettre de côté, repartir à neuf</translation>
    </message>
    <message>
        <source>games.answer.backups</source>
        <translation>Sauvegardes…</translation>
    </message>
    <message>
        <source>games.answer.look</source>
        <translation>Ouvrir en lecture seule</translation>
    </message>
    <message>
        <source>games.damaged</source>
        <translation>endommagée</translation>
    </message>
    <message>
        <source>games.empty</source>
        <translation>Des noms et un règlement suffisent pour commencer.</translation>
    </message>
    <message>
        <source>games.empty_title</source>
        <translation>Aucune partie encore</translation>
    </message>
    <message>
        <source>games.finished</source>
        <translation>terminée</translation>
    </message>
    <message numerus="yes">
        <source>games.hands</source>
        <translation>
            <numerusform>{n} main</numerusform>
            <numerusform>{n} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>games.hidden</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>games.hidden_too</source>
        <translation>Masquées aussi</translation>
    </message>
    <message>
        <source>games.hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>games.open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>games.refused</source>
        <translation>Parties inaccessibles</translation>
    </message>
    <message>
        <source>games.rename</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>games.rename_done</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>games.rename_title</source>
        <translation>Renommer la partie</translation>
    </message>
    <message>
        <source>games.said_hidden</source>
        <translation>Partie masquée&#x202f;; «&#x202f;Masquées aussi&#x202f;» la montre.</translation>
    </message>
    <message>
        <source>games.said_shown</source>
        <translation>Partie de nouveau dans la liste.</translation>
    </message>
    <message>
        <source>games.show</source>
        <translation>Réafficher</translation>
    </message>
    <message>
        <source>games.title</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>games.title_all</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>games.untitled</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>header.all_rules</source>
        <translation>Tous les règlements…</translation>
    </message>
    <message>
        <source>header.line_hint</source>
        <translation>123m456p789s11z+1z riichi dora=3m</translation>
    </message>
    <message>
        <source>header.line_name</source>
        <translation>Main en texte</translation>
    </message>
    <message>
        <source>header.rules</source>
        <translation>Règles&#x202f;: {rules}</translation>
    </message>
    <message>
        <source>header.rules_name</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>history.all</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>history.empty</source>
        <translation>Aucune main pour l’instant&#x202f;: une main comptée arrive ici quand la suivante commence.</translation>
    </message>
    <message>
        <source>history.favour</source>
        <translation>Mettre en favorite</translation>
    </message>
    <message>
        <source>history.favourite</source>
        <translation>favorite</translation>
    </message>
    <message>
        <source>history.favourites</source>
        <translation>Favorites</translation>
    </message>
    <message>
        <source>history.kept</source>
        <translation>Les {n} dernières mains comptées, et les favorites.</translation>
    </message>
    <message>
        <source>history.keys</source>
        <translation>Entrée&#x202f;: reprendre · Espace&#x202f;: favorite · F2&#x202f;: nommer · Suppr&#x202f;: retirer</translation>
    </message>
    <message>
        <source>history.name</source>
        <translation>Nommer</translation>
    </message>
    <message>
        <source>history.no_favourite</source>
        <translation>Aucune favorite&#x202f;: toucher l’étoile d’une main en fait une.</translation>
    </message>
    <message>
        <source>history.remove</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>history.restored</source>
        <translation>Main reprise&#x202f;; annuler rétablit la précédente.</translation>
    </message>
    <message>
        <source>history.title</source>
        <translation>Mains récentes</translation>
    </message>
    <message>
        <source>history.unfavour</source>
        <translation>Retirer des favorites</translation>
    </message>
    <message>
        <source>history.unreadable</source>
        <translation>La liste des mains n’a pas pu être lue ou écrite.</translation>
    </message>
    <message>
        <source>keeping.disk_full</source>
        <translation>Disque plein&#x202f;: la main n’est plus gardée pour l’instant&#x202f;; nouvel essai bientôt.</translation>
    </message>
    <message>
        <source>keeping.draft_damaged</source>
        <translation>Un brouillon abîmé a été mis de côté&#x202f;: {file}.</translation>
    </message>
    <message>
        <source>keeping.draft_newer</source>
        <translation>Un brouillon d’une version plus récente du programme est resté intact ({file}).</translation>
    </message>
    <message>
        <source>keeping.draft_skipped</source>
        <translation>Un dossier de brouillons est inutilisable ({file})&#x202f;: il reste tel quel, un autre sert à sa place.</translation>
    </message>
    <message>
        <source>keeping.fault</source>
        <translation>Erreur du programme&#x202f;; la main est intacte.</translation>
    </message>
    <message>
        <source>keeping.fault_reported</source>
        <translation>Erreur du programme&#x202f;; la main est intacte. Rapport écrit&#x202f;: {file}.</translation>
    </message>
    <message>
        <source>keeping.history_newer</source>
        <translation>Les mains récentes sont d’une version plus récente du programme&#x202f;; la liste reste intacte.</translation>
    </message>
    <message>
        <source>keeping.history_unwritable</source>
        <translation>La main n’a pas pu être ajoutée aux mains récentes.</translation>
    </message>
    <message>
        <source>keeping.incomplete</source>
        <translation>Le programme est incomplet&#x202f;: son fichier {file} ne peut pas être lu. Réinstallez-le.</translation>
    </message>
    <message>
        <source>keeping.mended</source>
        <translation>La main est de nouveau gardée.</translation>
    </message>
    <message>
        <source>keeping.not_writable</source>
        <translation>Dossier des données en lecture seule&#x202f;: la main n’est pas gardée&#x202f;; nouvel essai bientôt.</translation>
    </message>
    <message>
        <source>keeping.trouble</source>
        <translation>La main n’a pas pu être gardée&#x202f;; nouvel essai bientôt.</translation>
    </message>
    <message>
        <source>liability.all</source>
        <translation>Tsumo&#x202f;: {seat} paie tout, à la place de chacun.</translation>
    </message>
    <message>
        <source>liability.half</source>
        <translation>Ron&#x202f;: {seat} et le défausseur paient chacun la moitié.</translation>
    </message>
    <message>
        <source>liability.hand</source>
        <translation>pour toute la main</translation>
    </message>
    <message>
        <source>liability.yakuman</source>
        <translation>pour ce yakuman seul</translation>
    </message>
    <message>
        <source>log.act.amend</source>
        <translation>correction de {what}</translation>
    </message>
    <message>
        <source>log.act.other</source>
        <translation>une écriture</translation>
    </message>
    <message>
        <source>log.act.void</source>
        <translation>suppression de {what}</translation>
    </message>
    <message>
        <source>log.after</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>log.balanced</source>
        <translation>Chaque ligne tombe juste&#x202f;: {total}</translation>
    </message>
    <message>
        <source>log.balanced_short</source>
        <translation>Tout tombe juste&#x202f;: {total}</translation>
    </message>
    <message>
        <source>log.balanced_with</source>
        <translation>Chaque ligne tombe juste&#x202f;: {points} + {pot} au pot = {total}</translation>
    </message>
    <message>
        <source>log.correct</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>log.corrected</source>
        <translation>corrigée</translation>
    </message>
    <message>
        <source>log.corrected_at</source>
        <translation>corrigée à {time}</translation>
    </message>
    <message>
        <source>log.delete</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>log.hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>log.insert</source>
        <translation>Insérer…</translation>
    </message>
    <message>
        <source>log.no_riichi</source>
        <translation>{player}&#x202f;: bâtonnet repris.</translation>
    </message>
    <message>
        <source>log.now</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>log.off_balance</source>
        <translation>{hand}&#x202f;: la ligne ne tombe pas juste ({points})</translation>
    </message>
    <message>
        <source>log.recorded</source>
        <translation>Inscrit&#x202f;: {what}</translation>
    </message>
    <message>
        <source>log.redone</source>
        <translation>Rétabli&#x202f;: {what}</translation>
    </message>
    <message>
        <source>log.riichi</source>
        <translation>{player}&#x202f;: riichi. Toucher le bâtonnet pour le reprendre.</translation>
    </message>
    <message>
        <source>log.scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>log.start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>log.title</source>
        <translation>Mains jouées</translation>
    </message>
    <message>
        <source>log.undone</source>
        <translation>Annulé&#x202f;: {what}</translation>
    </message>
    <message>
        <source>log.written</source>
        <translation>Inscrite à {time}</translation>
    </message>
    <message>
        <source>manual.contents</source>
        <translation>Chapitres</translation>
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
        <translation>Touches</translation>
    </message>
    <message>
        <source>manual.open</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>manual.other_language</source>
        <translation>Le manuel n’existe pas encore dans cette langue&#x202f;; le voici en anglais.</translation>
    </message>
    <message>
        <source>manual.search</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>manual.search_name</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>manual.title</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>manual.what</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>match.after_ron</source>
        <translation>après un mangan par ron {points}</translation>
    </message>
    <message>
        <source>match.after_tsumo</source>
        <translation>après un mangan par tsumo {points}</translation>
    </message>
    <message>
        <source>match.card_tip</source>
        <translation>Montrer les écarts</translation>
    </message>
    <message>
        <source>match.clock.name</source>
        <translation>Horloge&#x202f;: {time}, {state}</translation>
    </message>
    <message>
        <source>match.clock.over</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>match.clock.paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>match.clock.ready</source>
        <translation>à démarrer</translation>
    </message>
    <message>
        <source>match.clock.running</source>
        <translation>en marche</translation>
    </message>
    <message>
        <source>match.clock.said.over</source>
        <translation>Temps écoulé.</translation>
    </message>
    <message>
        <source>match.clock.said.paused</source>
        <translation>Horloge arrêtée.</translation>
    </message>
    <message>
        <source>match.clock.said.ready</source>
        <translation>Horloge pas encore lancée.</translation>
    </message>
    <message>
        <source>match.clock.said.running</source>
        <translation>Horloge en marche.</translation>
    </message>
    <message>
        <source>match.clock.tip</source>
        <translation>Démarrer, arrêter, prolonger</translation>
    </message>
    <message numerus="yes">
        <source>match.clock.warning</source>
        <translation>
            <numerusform>Il reste {n} minute.</numerusform>
            <numerusform>Il reste {n} minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match.cut</source>
        <translation>
            <numerusform>La partie est montrée jusqu’à {hand}&#x202f;: la main notée là ne peut pas rester ({reason}). {n} ligne suivante est cachée.</numerusform>
            <numerusform>La partie est montrée jusqu’à {hand}&#x202f;: la main notée là ne peut pas rester ({reason}). {n} lignes suivantes sont cachées.</numerusform>
        </translation>
    </message>
    <message>
        <source>match.dealer_seat</source>
        <translation>{seat} · donneur</translation>
    </message>
    <message>
        <source>match.ending.broken_off</source>
        <translation>partie interrompue</translation>
    </message>
    <message>
        <source>match.ending.bust</source>
        <translation>un joueur à court de points</translation>
    </message>
    <message>
        <source>match.ending.dealer_stopped</source>
        <translation>arrêt par le donneur</translation>
    </message>
    <message>
        <source>match.ending.last_hand</source>
        <translation>dernière main jouée</translation>
    </message>
    <message>
        <source>match.ending.target</source>
        <translation>objectif atteint</translation>
    </message>
    <message>
        <source>match.ending.time</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>match.final_points</source>
        <translation>total {points}</translation>
    </message>
    <message>
        <source>match.full_screen_hint</source>
        <translation>F11 ou double clic&#x202f;: plein écran</translation>
    </message>
    <message>
        <source>match.gaps_mangan</source>
        <translation>{name} gagne un mangan&#x202f;: ron, tsumo</translation>
    </message>
    <message>
        <source>match.gaps_of</source>
        <translation>Avance de {name}</translation>
    </message>
    <message>
        <source>match.graph</source>
        <translation>Courbe des scores</translation>
    </message>
    <message>
        <source>match.graph_empty</source>
        <translation>Aucune main jouée</translation>
    </message>
    <message>
        <source>match.graph_player</source>
        <translation>{name}&#x202f;: {score}, entre {least} et {most}</translation>
    </message>
    <message numerus="yes">
        <source>match.hands_left</source>
        <translation>
            <numerusform>Dernière main</numerusform>
            <numerusform>Encore {n} mains</numerusform>
        </translation>
    </message>
    <message>
        <source>match.honba</source>
        <translation>{n} honba</translation>
    </message>
    <message>
        <source>match.last_change</source>
        <translation>dernière main {change}</translation>
    </message>
    <message>
        <source>match.nameless</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>match.over</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>match.place.1</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>match.place.2</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>match.place.3</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>match.place.4</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>match.place_tied</source>
        <translation>{place} ex æquo</translation>
    </message>
    <message>
        <source>match.place_tied_short</source>
        <translation>{place} ex æq.</translation>
    </message>
    <message>
        <source>match.points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>match.pot</source>
        <translation>{n} au pot</translation>
    </message>
    <message>
        <source>match.riichi</source>
        <translation>riichi</translation>
    </message>
    <message>
        <source>match.riichi_declared</source>
        <translation>riichi déclaré</translation>
    </message>
    <message>
        <source>match.ron</source>
        <translation>ron</translation>
    </message>
    <message>
        <source>match.rules_departs</source>
        <translation>Points où elles s’écartent de {rules}&#x202f;: avec un astérisque.</translation>
    </message>
    <message>
        <source>match.rules_hint</source>
        <translation>Copiées au début de la partie&#x202f;: rien ne les change plus.</translation>
    </message>
    <message>
        <source>match.rules_tip</source>
        <translation>Règles copiées au début de la partie (Ctrl+R)</translation>
    </message>
    <message>
        <source>match.rules_title</source>
        <translation>Règles de la partie</translation>
    </message>
    <message>
        <source>match.scoreboard</source>
        <translation>Tableau des scores</translation>
    </message>
    <message>
        <source>match.start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>match.stick</source>
        <translation>Riichi&#x202f;: {name}</translation>
    </message>
    <message>
        <source>match.stick_put</source>
        <translation>Déclarer un riichi&#x202f;: poser 1&#x202f;000 points</translation>
    </message>
    <message>
        <source>match.stick_take</source>
        <translation>Reprendre le bâtonnet</translation>
    </message>
    <message>
        <source>match.tab.graph</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>match.tab.hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>match.tab.needs</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>match.tab.result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>match.table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>match.tabs</source>
        <translation>Volets de la partie</translation>
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
        <translation>O</translation>
    </message>
    <message>
        <source>missing.pick_win</source>
        <translation>Choisir la tuile gagnante.</translation>
    </message>
    <message numerus="yes">
        <source>missing.tiles</source>
        <translation>
            <numerusform>Il manque {n} tuile.</numerusform>
            <numerusform>Il manque {n} tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>missing.title</source>
        <translation>Main incomplète</translation>
    </message>
    <message>
        <source>missing.win</source>
        <translation>Il manque la tuile gagnante.</translation>
    </message>
    <message>
        <source>missing.with_win</source>
        <translation>La tuile gagnante est comprise&#x202f;; elle se pose en dernier.</translation>
    </message>
    <message>
        <source>mode.added_kan</source>
        <translation>Kan ajouté</translation>
    </message>
    <message>
        <source>mode.candidates</source>
        <translation>Plusieurs façons&#x202f;: toucher la bonne.</translation>
    </message>
    <message>
        <source>mode.chi</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>mode.closed_kan</source>
        <translation>Kan fermé</translation>
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
        <translation>{mode}, verrouillé</translation>
    </message>
    <message>
        <source>mode.name</source>
        <translation>Ce que pose un clic</translation>
    </message>
    <message>
        <source>mode.north</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>mode.open_kan</source>
        <translation>Kan ouvert</translation>
    </message>
    <message>
        <source>mode.pon</source>
        <translation>Pon</translation>
    </message>
    <message>
        <source>mode.tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>mode.ura</source>
        <translation>Ura</translation>
    </message>
    <message>
        <source>needs.alone</source>
        <translation>seul dès {points}</translation>
    </message>
    <message>
        <source>needs.any_draw</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>needs.draw</source>
        <translation>Main nulle</translation>
    </message>
    <message>
        <source>needs.hint</source>
        <translation>Points à gagner si cette main était la dernière&#x202f;; honba, pot et bâtonnets restants compris. Sous chaque place&#x202f;: uma et oka de qui l’a seul. 25 fu&#x202f;: chiitoitsu.</translation>
    </message>
    <message>
        <source>needs.leads</source>
        <translation>{player} est en tête.</translation>
    </message>
    <message>
        <source>needs.least</source>
        <translation>{points}+</translation>
    </message>
    <message>
        <source>needs.noten</source>
        <translation>noten&#x202f;: {players}</translation>
    </message>
    <message>
        <source>needs.over</source>
        <translation>La partie est terminée&#x202f;: il n’y a plus d’objectif.</translation>
    </message>
    <message>
        <source>needs.ron</source>
        <translation>Ron sur {player}</translation>
    </message>
    <message numerus="yes">
        <source>needs.some_draws</source>
        <translation>
            <numerusform>{n} cas</numerusform>
            <numerusform>{n} cas</numerusform>
        </translation>
    </message>
    <message>
        <source>needs.stands</source>
        <translation>{player}&#x202f;: {place}</translation>
    </message>
    <message>
        <source>needs.tenpai</source>
        <translation>tenpai&#x202f;: {players}</translation>
    </message>
    <message>
        <source>needs.tied</source>
        <translation>à égalité&#x202f;: {prize}</translation>
    </message>
    <message>
        <source>needs.tied_draw</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>needs.tied_draws</source>
        <translation>parfois à égalité</translation>
    </message>
    <message>
        <source>needs.whose</source>
        <translation>Pour qui</translation>
    </message>
    <message>
        <source>new_game.begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>new_game.clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>new_game.counts</source>
        <translation>Compte pour</translation>
    </message>
    <message>
        <source>new_game.counts_rules</source>
        <translation>L’événement a son règlement.</translation>
    </message>
    <message>
        <source>new_game.draw</source>
        <translation>Tirer les places</translation>
    </message>
    <message>
        <source>new_game.draw_tip</source>
        <translation>Mélanger les noms au hasard</translation>
    </message>
    <message>
        <source>new_game.length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>new_game.match</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>new_game.minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>new_game.name_of</source>
        <translation>Nom ({seat})</translation>
    </message>
    <message>
        <source>new_game.names</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>new_game.no_clock</source>
        <translation>pas d’horloge</translation>
    </message>
    <message>
        <source>new_game.rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>new_game.title</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>new_game.title_hint</source>
        <translation>Table 3 · vendredi</translation>
    </message>
    <message>
        <source>output.because.denied</source>
        <translation>accès refusé, choisir un autre dossier</translation>
    </message>
    <message>
        <source>output.because.folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>output.because.full</source>
        <translation>disque plein</translation>
    </message>
    <message>
        <source>output.because.in_use</source>
        <translation>fichier ouvert dans un autre programme</translation>
    </message>
    <message>
        <source>output.because.large</source>
        <translation>fichier trop gros pour une partie</translation>
    </message>
    <message>
        <source>output.because.missing</source>
        <translation>dossier ou fichier introuvable</translation>
    </message>
    <message>
        <source>output.because.name</source>
        <translation>nom trop long ou impossible</translation>
    </message>
    <message>
        <source>output.blank</source>
        <translation>Feuille de score vierge</translation>
    </message>
    <message>
        <source>output.copied_picture</source>
        <translation>Partie copiée en image.</translation>
    </message>
    <message>
        <source>output.copied_text</source>
        <translation>Partie copiée en texte.</translation>
    </message>
    <message>
        <source>output.event</source>
        <translation>événement {n},</translation>
    </message>
    <message>
        <source>output.failed</source>
        <translation>{file} n’a pas été enregistré&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>output.kind.csv</source>
        <translation>Tableau CSV (*.csv)</translation>
    </message>
    <message>
        <source>output.kind.json</source>
        <translation>Partie en JSON (*.json)</translation>
    </message>
    <message>
        <source>output.kind.pdf</source>
        <translation>Feuille de score en PDF (*.pdf)</translation>
    </message>
    <message>
        <source>output.kind.xlsx</source>
        <translation>Classeur Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>output.not_printed</source>
        <translation>L’imprimante n’a pas accepté la feuille.</translation>
    </message>
    <message>
        <source>output.open</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>output.replace</source>
        <translation>«&#x202f;{file}&#x202f;» existe déjà. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>output.replace_yes</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>output.save</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>output.saved</source>
        <translation>Enregistré&#x202f;: {file}.</translation>
    </message>
    <message>
        <source>output.unread</source>
        <translation>{file} ne se lit pas&#x202f;: {reason}.</translation>
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
        <translation>Main</translation>
    </message>
    <message>
        <source>page.match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>page.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>page.practice</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>page.reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>page.rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>page.settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>picker.name</source>
        <translation>Tuiles à choisir</translation>
    </message>
    <message>
        <source>picker.pending</source>
        <translation>{digits}… m, p, s ou z</translation>
    </message>
    <message>
        <source>picker.red_next</source>
        <translation>Plus de cinq ordinaire&#x202f;: le rouge vient.</translation>
    </message>
    <message>
        <source>picker.tile</source>
        <translation>{tile}, il en reste {n}</translation>
    </message>
    <message>
        <source>points.as_ruled</source>
        <translation>{rules}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>points.counted_limit</source>
        <translation>13+&#x202f;: {value}</translation>
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
        <translation>Donneur</translation>
    </message>
    <message>
        <source>points.dealer_tsumo_each</source>
        <translation>{how}, {who}&#x202f;: chacun paie</translation>
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
        <translation>Han et fu</translation>
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
        <translation>Ce qui est compté</translation>
    </message>
    <message>
        <source>points.kinds.han</source>
        <translation>Han et fu</translation>
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
        <translation>{letter} mangan · – impossible · ( ) hors d’atteinte</translation>
    </message>
    <message>
        <source>points.liable.dealer</source>
        <translation>Le donneur</translation>
    </message>
    <message>
        <source>points.liable.nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>points.liable.other</source>
        <translation>Un non-donneur</translation>
    </message>
    <message>
        <source>points.liable_of_yakuman</source>
        <translation>Responsable&#x202f;: seulement pour un yakuman.</translation>
    </message>
    <message>
        <source>points.limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>points.mangan_letter</source>
        <translation>M</translation>
    </message>
    <message>
        <source>points.non_dealer</source>
        <translation>Non-donneur</translation>
    </message>
    <message>
        <source>points.payments</source>
        <translation>Les quatre paiements</translation>
    </message>
    <message>
        <source>points.say</source>
        <translation>{worth}&#x202f;: {points}. {payments}</translation>
    </message>
    <message numerus="yes">
        <source>points.search.found</source>
        <translation>
            <numerusform>{n} façon de payer ainsi&#x202f;; la toucher pour la choisir.</numerusform>
            <numerusform>{n} façons de payer ainsi&#x202f;; en toucher une pour la choisir.</numerusform>
        </translation>
    </message>
    <message>
        <source>points.search.hint</source>
        <translation>Paiement entendu&#x202f;: 7700, 2000/3900, 1300 chacun</translation>
    </message>
    <message>
        <source>points.search.honba</source>
        <translation>{n} honba</translation>
    </message>
    <message>
        <source>points.search.honba_of_all</source>
        <translation>{points} + {extra} chacun</translation>
    </message>
    <message>
        <source>points.search.honba_of_each</source>
        <translation>{points}, + {extra} chacun</translation>
    </message>
    <message>
        <source>points.search.how</source>
        <translation>Un paiement entendu à la table, et voici les mains qui le donnent.</translation>
    </message>
    <message>
        <source>points.search.name</source>
        <translation>Paiement entendu à la table</translation>
    </message>
    <message>
        <source>points.search.nothing</source>
        <translation>{paid}&#x202f;: aucune main ne paie cela dans ce règlement. Les plus proches&#x202f;:</translation>
    </message>
    <message>
        <source>points.search.ron</source>
        <translation>Ron</translation>
    </message>
    <message>
        <source>points.search.total</source>
        <translation>Total tsumo</translation>
    </message>
    <message>
        <source>points.search.tsumo</source>
        <translation>Tsumo</translation>
    </message>
    <message>
        <source>points.seat.dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>points.seat.liable</source>
        <translation>Responsable</translation>
    </message>
    <message>
        <source>points.seat.other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>points.seat.winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>points.tab.search</source>
        <translation>D’après un paiement</translation>
    </message>
    <message>
        <source>points.tab.steps</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>points.table</source>
        <translation>Tableau des points</translation>
    </message>
    <message>
        <source>points.told.nagashi</source>
        <translation>Nagashi mangan, payé comme un tsumo&#x202f;; compte comme&#x202f;: {value}.</translation>
    </message>
    <message>
        <source>points.told.renhou</source>
        <translation>Renhou dans ce règlement&#x202f;: {value}.</translation>
    </message>
    <message>
        <source>points.tsumo_split</source>
        <translation>4e part&#x202f;: {value}</translation>
    </message>
    <message>
        <source>points.tsumo_split.dealer_pays</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>points.tsumo_split.equal</source>
        <translation>parts égales</translation>
    </message>
    <message>
        <source>points.tsumo_split.full</source>
        <translation>entière chacun</translation>
    </message>
    <message>
        <source>points.tsumo_split.loss</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>points.tsumo_split.north_half</source>
        <translation>moitié chacun</translation>
    </message>
    <message>
        <source>points.tsumo_split.plus_1000</source>
        <translation>+ 1&#x202f;000 chacun</translation>
    </message>
    <message>
        <source>points.unreachable</source>
        <translation>hors d’atteinte</translation>
    </message>
    <message>
        <source>points.who_how</source>
        <translation>{how}, {who}</translation>
    </message>
    <message>
        <source>points.winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>practice.aside</source>
        <translation>Une partie des progrès était illisible&#x202f;; le fichier est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>practice.ask.fu</source>
        <translation>Combien de fu&#x202f;?</translation>
    </message>
    <message>
        <source>practice.ask.points</source>
        <translation>Qui paie combien&#x202f;?</translation>
    </message>
    <message>
        <source>practice.ask.value</source>
        <translation>Que vaut cette main&#x202f;?</translation>
    </message>
    <message>
        <source>practice.ask.waits</source>
        <translation>Quelles tuiles complètent la main&#x202f;?</translation>
    </message>
    <message>
        <source>practice.ask.yaku</source>
        <translation>Quels yaku&#x202f;?</translation>
    </message>
    <message>
        <source>practice.backspace</source>
        <translation>Effacer un chiffre</translation>
    </message>
    <message>
        <source>practice.check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>practice.dealer_seat</source>
        <translation>Siège {wind}, donneur</translation>
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
        <translation>Main entière</translation>
    </message>
    <message>
        <source>practice.drill.waits</source>
        <translation>Attentes</translation>
    </message>
    <message>
        <source>practice.drill.yaku</source>
        <translation>Yaku</translation>
    </message>
    <message>
        <source>practice.drills</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>practice.empty</source>
        <translation>Rien n’est encore répondu&#x202f;; Échap montre la réponse.</translation>
    </message>
    <message>
        <source>practice.finish</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>practice.guide.fu_1</source>
        <translation>Sans brelan&#x202f;: base 20, ron fermé 10, tsumo 2, attente au centre, au bord ou sur la paire 2, paire de valeur 2. Le chiitoitsu vaut 25.</translation>
    </message>
    <message>
        <source>practice.guide.fu_2</source>
        <translation>Un brelan de tuiles simples vaut 2 ouvert, 4 caché&#x202f;; de terminales ou d’honneurs le double. Achevé par ron, il compte comme ouvert.</translation>
    </message>
    <message>
        <source>practice.guide.fu_3</source>
        <translation>Tout additionner, puis arrondir une seule fois à la dizaine supérieure. Une paire de double vent vaut {wind} fu dans ce règlement.</translation>
    </message>
    <message>
        <source>practice.guide.fu_4</source>
        <translation>Un kan vaut quatre fois le brelan&#x202f;: 8 ouvert, 16 fermé, le double pour les terminales et les honneurs.</translation>
    </message>
    <message>
        <source>practice.guide.points_1</source>
        <translation>À partir de 5 han, les fu ne comptent plus&#x202f;: mangan, haneman, baiman, sanbaiman, yakuman. Un donneur touche une fois et demie autant.</translation>
    </message>
    <message>
        <source>practice.guide.points_2</source>
        <translation>1 à 4 han à 30 fu&#x202f;: quatre scores de non-donneur, quatre de donneur. Chaque han double à peu près.</translation>
    </message>
    <message>
        <source>practice.guide.points_3</source>
        <translation>fu × 2^(han + 2), 2&#x202f;000 au plus. Ron&#x202f;: base × 4 (donneur × 6). Tsumo&#x202f;: × 1, le donneur × 2&#x202f;; gagnant donneur&#x202f;: × 2 chacun. Chaque paiement est arrondi à la centaine supérieure.</translation>
    </message>
    <message>
        <source>practice.guide.points_4</source>
        <translation>Tous les han et fu, les limites, les yakuman doubles. Chaque honba ajoute {whole} au ron, {each} par payeur au tsumo.</translation>
    </message>
    <message>
        <source>practice.guide.value_1</source>
        <translation>Compter les han, dora compris, puis dire ce que paie la limite. Les fu ne comptent pas.</translation>
    </message>
    <message>
        <source>practice.guide.value_2</source>
        <translation>De 1 à 4 han à 30 fu&#x202f;: les han, les fu, le score.</translation>
    </message>
    <message>
        <source>practice.guide.value_3</source>
        <translation>Tous les fu, par ron ou par tsumo&#x202f;: les han, les fu, ce que paie chacun.</translation>
    </message>
    <message>
        <source>practice.guide.value_4</source>
        <translation>Limites, kan, honba ({whole} au ron, {each} par payeur au tsumo). Dès 5 han, les fu peuvent rester vides&#x202f;; un yakuman s’écrit 13 han.</translation>
    </message>
    <message>
        <source>practice.guide.waits_1</source>
        <translation>Attente sur la paire, au centre, au bord, bilatérale, sur deux paires. Toucher chaque tuile qui complète la main.</translation>
    </message>
    <message>
        <source>practice.guide.waits_2</source>
        <translation>Cinq tuiles qui se suivent, ou un brelan à côté d’une attente&#x202f;: trois tuiles complètent la main.</translation>
    </message>
    <message>
        <source>practice.guide.waits_3</source>
        <translation>Sept tuiles d’une couleur et plus&#x202f;: chercher chaque façon de les découper.</translation>
    </message>
    <message>
        <source>practice.guide.waits_4</source>
        <translation>Presque tout d’une couleur. Une tuile dont la main tient les quatre n’est pas une attente.</translation>
    </message>
    <message>
        <source>practice.guide.yaku_1</source>
        <translation>Les yaku de la plupart des mains. Les dora n’en sont pas&#x202f;; celui que donne la victoire (riichi, tsumo…) compte aussi.</translation>
    </message>
    <message>
        <source>practice.guide.yaku_2</source>
        <translation>S’y ajoutent sanshoku, ittsu, chanta, junchan, sanankou, chinitsu et la dernière tuile.</translation>
    </message>
    <message>
        <source>practice.guide.yaku_3</source>
        <translation>Tous les yaku du règlement sont proposés, et chaque main en a au moins deux.</translation>
    </message>
    <message>
        <source>practice.guide.yaku_4</source>
        <translation>Les yakuman s’y ajoutent, et des mains de quatre yaku et plus. À côté d’un yakuman rien d’autre ne compte.</translation>
    </message>
    <message>
        <source>practice.keys.numbers</source>
        <translation>Chiffres&#x202f;: écrire · Entrée&#x202f;: champ suivant, vérifier · Échap&#x202f;: voir la réponse</translation>
    </message>
    <message>
        <source>practice.keys.waits</source>
        <translation>Flèches et Espace, ou 36p&#x202f;: marquer des tuiles · Entrée&#x202f;: vérifier · Échap&#x202f;: voir la réponse</translation>
    </message>
    <message>
        <source>practice.keys.yaku</source>
        <translation>Flèches ou initiale&#x202f;: aller à un yaku · Espace&#x202f;: le choisir · Entrée&#x202f;: vérifier · Échap&#x202f;: voir la réponse</translation>
    </message>
    <message>
        <source>practice.level</source>
        <translation>Niveau {n}</translation>
    </message>
    <message>
        <source>practice.levels</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>practice.made</source>
        <translation>Main tirée au sort</translation>
    </message>
    <message>
        <source>practice.mark.missed</source>
        <translation>oublié</translation>
    </message>
    <message>
        <source>practice.mark.right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>practice.mark.wrong</source>
        <translation>de trop</translation>
    </message>
    <message>
        <source>practice.maybe</source>
        <translation>L’un de ces écarts l’expliquerait&#x202f;:</translation>
    </message>
    <message>
        <source>practice.next</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>practice.no_question</source>
        <translation>Avec ce règlement, aucune main ne convient à ce niveau.</translation>
    </message>
    <message>
        <source>practice.note.as_dealer</source>
        <translation>C’est ce que touche un donneur&#x202f;; ici le gagnant n’est pas donneur.</translation>
    </message>
    <message>
        <source>practice.note.as_of_fu</source>
        <translation>C’est le prix de {fu} fu.</translation>
    </message>
    <message>
        <source>practice.note.as_of_han</source>
        <translation>C’est le prix de {han} han&#x202f;: chaque han double.</translation>
    </message>
    <message>
        <source>practice.note.as_other</source>
        <translation>C’est ce que touche un non-donneur&#x202f;; le donneur touche une fois et demie autant.</translation>
    </message>
    <message>
        <source>practice.note.dealer_pays_more</source>
        <translation>Par tsumo, le donneur paie plus que les autres.</translation>
    </message>
    <message>
        <source>practice.note.follows</source>
        <translation>Le paiement est juste pour {han} han {fu} fu.</translation>
    </message>
    <message>
        <source>practice.note.fu_bare</source>
        <translation>{given} fu, c’est une main sans rien d’autre&#x202f;; il s’y ajoute {rest}.</translation>
    </message>
    <message>
        <source>practice.note.fu_changed</source>
        <translation>{item}&#x202f;: {fu}, et non {given}.</translation>
    </message>
    <message>
        <source>practice.note.fu_chiitoitsu</source>
        <translation>Le chiitoitsu vaut toujours 25 fu.</translation>
    </message>
    <message>
        <source>practice.note.fu_left_out</source>
        <translation>{item}&#x202f;: {fu}, oublié.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_chiitoitsu</source>
        <translation>25 fu sont pour le chiitoitsu seul.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_pair</source>
        <translation>2 de trop&#x202f;: cette paire ne vaut rien.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_ron_by_tsumo</source>
        <translation>10 de trop&#x202f;: pas de ron fermé, la main est gagnée par tsumo.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_ron_open</source>
        <translation>10 de trop&#x202f;: une main ouverte n’a rien pour le ron.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_tsumo_by_ron</source>
        <translation>2 de trop&#x202f;: pas de tsumo, la main est gagnée par ron.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_tsumo_pinfu</source>
        <translation>2 de trop&#x202f;: le pinfu par tsumo reste à 20.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_tsumo_rinshan</source>
        <translation>2 de trop&#x202f;: ce règlement ne donne rien pour un tsumo sur tuile de remplacement.</translation>
    </message>
    <message>
        <source>practice.note.fu_no_wait</source>
        <translation>2 de trop&#x202f;: l’attente est {wait}, elle ne vaut rien.</translation>
    </message>
    <message>
        <source>practice.note.fu_not_rounded</source>
        <translation>{raw} s’arrondit à {fu}&#x202f;: à la dizaine supérieure.</translation>
    </message>
    <message>
        <source>practice.note.fu_open_minimum</source>
        <translation>Une main ouverte compte au moins 30 fu.</translation>
    </message>
    <message>
        <source>practice.note.fu_sum</source>
        <translation>Tout additionné&#x202f;: {raw}, donc {fu} fu.</translation>
    </message>
    <message>
        <source>practice.note.han_no_dora</source>
        <translation>Les dora, {n} han, manquent.</translation>
    </message>
    <message>
        <source>practice.note.han_no_dora_of</source>
        <translation>{dora}, {n} han, manque.</translation>
    </message>
    <message>
        <source>practice.note.han_no_yaku</source>
        <translation>{yaku}, {n} han, manque.</translation>
    </message>
    <message>
        <source>practice.note.han_open</source>
        <translation>{yaku}&#x202f;: {n} han en main ouverte, et non {given}.</translation>
    </message>
    <message>
        <source>practice.note.han_other</source>
        <translation>Les yaku font {of_yaku} han, les dora {of_dora}.</translation>
    </message>
    <message>
        <source>practice.note.han_yakuman</source>
        <translation>C’est un yakuman&#x202f;: écrire 13 han.</translation>
    </message>
    <message>
        <source>practice.note.honba_forgotten</source>
        <translation>Les honba manquent&#x202f;: + {points} par paiement.</translation>
    </message>
    <message>
        <source>practice.note.honba_share</source>
        <translation>Au ron, le défausseur paie les honba pour tous&#x202f;: {points}, et non {given}.</translation>
    </message>
    <message>
        <source>practice.note.honba_whole</source>
        <translation>Au tsumo, chacun paie {points} de honba, et non {given}.</translation>
    </message>
    <message>
        <source>practice.note.kiriage_missed</source>
        <translation>Ce règlement arrondit 4 han 30 fu et 3 han 60 fu au mangan.</translation>
    </message>
    <message>
        <source>practice.note.kiriage_used</source>
        <translation>Ce règlement n’arrondit pas au mangan&#x202f;: 7&#x202f;700 et 11&#x202f;600 restent.</translation>
    </message>
    <message>
        <source>practice.note.limit_other</source>
        <translation>C’est le prix d’un {other}&#x202f;; ici&#x202f;: {limit}.</translation>
    </message>
    <message>
        <source>practice.note.no_slip</source>
        <translation>Aucun écart courant ne donne ce nombre&#x202f;; les étapes sont à côté.</translation>
    </message>
    <message>
        <source>practice.note.not_capped</source>
        <translation>La formule s’arrête au mangan&#x202f;: 2&#x202f;000 points de base.</translation>
    </message>
    <message>
        <source>practice.note.not_rounded</source>
        <translation>{exact} s’arrondit à {points}&#x202f;: à la centaine supérieure.</translation>
    </message>
    <message>
        <source>practice.note.one_yakuman</source>
        <translation>C’est le prix d’un seul yakuman.</translation>
    </message>
    <message>
        <source>practice.note.power_of_two</source>
        <translation>L’exposant est {han} + 2&#x202f;: les han, plus deux.</translation>
    </message>
    <message>
        <source>practice.note.share_not_whole</source>
        <translation>C’est une part de tsumo&#x202f;; au ron, le défausseur paie tout.</translation>
    </message>
    <message>
        <source>practice.note.swapped</source>
        <translation>À l’inverse&#x202f;: c’est le donneur qui paie le plus.</translation>
    </message>
    <message numerus="yes">
        <source>practice.note.wait_none</source>
        <translation>
            <numerusform>Ne complète pas la main&#x202f;: {tiles}.</numerusform>
            <numerusform>Ne complètent pas la main&#x202f;: {tiles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>practice.note.wait_unseen</source>
        <translation>Oublié&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>practice.note.wait_unseen_in</source>
        <translation>Oublié&#x202f;: {tile}, qui forme {tiles}.</translation>
    </message>
    <message>
        <source>practice.note.whole_not_share</source>
        <translation>C’est le total&#x202f;; il faut ce que paie chacun.</translation>
    </message>
    <message>
        <source>practice.note.yaku_beside_yakuman</source>
        <translation>{yaku}&#x202f;: à côté d’un yakuman, rien d’autre ne compte.</translation>
    </message>
    <message>
        <source>practice.note.yaku_none</source>
        <translation>{yaku}&#x202f;: pas dans cette main.</translation>
    </message>
    <message>
        <source>practice.note.yaku_unseen</source>
        <translation>Oublié&#x202f;: {yaku}, {n} han.</translation>
    </message>
    <message>
        <source>practice.note.yaku_unseen_yakuman</source>
        <translation>Oublié&#x202f;: {yaku}, yakuman.</translation>
    </message>
    <message>
        <source>practice.progress.again</source>
        <translation>{n} à revoir</translation>
    </message>
    <message>
        <source>practice.progress.answered</source>
        <translation>Répondu</translation>
    </message>
    <message>
        <source>practice.progress.level</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>practice.progress.name</source>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>practice.progress.right</source>
        <translation>Justes</translation>
    </message>
    <message>
        <source>practice.progress.time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>practice.recorded</source>
        <translation>Main jouée</translation>
    </message>
    <message>
        <source>practice.right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>practice.round</source>
        <translation>Manche {wind}</translation>
    </message>
    <message>
        <source>practice.run.spoken</source>
        <translation>Question {number} sur {of}, {right} justes</translation>
    </message>
    <message>
        <source>practice.seat</source>
        <translation>Siège {wind}</translation>
    </message>
    <message>
        <source>practice.seconds</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>practice.show</source>
        <translation>Voir la réponse</translation>
    </message>
    <message>
        <source>practice.shown</source>
        <translation>La réponse</translation>
    </message>
    <message>
        <source>practice.slot.dealer</source>
        <translation>Le donneur paie</translation>
    </message>
    <message>
        <source>practice.slot.discarder</source>
        <translation>Le défausseur paie</translation>
    </message>
    <message>
        <source>practice.slot.each</source>
        <translation>Chacun paie</translation>
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
        <translation>Un non-donneur paie</translation>
    </message>
    <message>
        <source>practice.slot_empty</source>
        <translation>{slot}&#x202f;: {right}.</translation>
    </message>
    <message>
        <source>practice.slot_wrong</source>
        <translation>{slot}&#x202f;: {right}, et non {given}.</translation>
    </message>
    <message>
        <source>practice.summary.again</source>
        <translation>Dix autres</translation>
    </message>
    <message>
        <source>practice.summary.asked</source>
        <translation>{asked}&#x202f;: {right}</translation>
    </message>
    <message>
        <source>practice.summary.given</source>
        <translation>Répondu&#x202f;: {given}</translation>
    </message>
    <message>
        <source>practice.summary.name</source>
        <translation>Les dix questions</translation>
    </message>
    <message>
        <source>practice.summary.nothing</source>
        <translation>rien</translation>
    </message>
    <message numerus="yes">
        <source>practice.summary.repeat</source>
        <translation>
            <numerusform>Reprendre la question manquée</numerusform>
            <numerusform>Reprendre les {n} questions manquées</numerusform>
        </translation>
    </message>
    <message>
        <source>practice.summary.right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>practice.summary.time</source>
        <translation>{time} en tout, {each} par question</translation>
    </message>
    <message>
        <source>practice.summary.title</source>
        <translation>{right} justes sur {of}</translation>
    </message>
    <message>
        <source>practice.summary.wrong</source>
        <translation>à revoir</translation>
    </message>
    <message>
        <source>practice.title.fu_1</source>
        <translation>Suites seulement</translation>
    </message>
    <message>
        <source>practice.title.fu_2</source>
        <translation>Un brelan</translation>
    </message>
    <message>
        <source>practice.title.fu_3</source>
        <translation>Plusieurs brelans</translation>
    </message>
    <message>
        <source>practice.title.fu_4</source>
        <translation>Kan et fu élevés</translation>
    </message>
    <message>
        <source>practice.title.points_1</source>
        <translation>Les limites</translation>
    </message>
    <message>
        <source>practice.title.points_2</source>
        <translation>Les scores courants</translation>
    </message>
    <message>
        <source>practice.title.points_3</source>
        <translation>La formule</translation>
    </message>
    <message>
        <source>practice.title.points_4</source>
        <translation>Tout, honba compris</translation>
    </message>
    <message>
        <source>practice.title.value_1</source>
        <translation>Mangan et plus</translation>
    </message>
    <message>
        <source>practice.title.value_2</source>
        <translation>30 fu par ron</translation>
    </message>
    <message>
        <source>practice.title.value_3</source>
        <translation>Sous le mangan</translation>
    </message>
    <message>
        <source>practice.title.value_4</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>practice.title.waits_1</source>
        <translation>Une ou deux tuiles</translation>
    </message>
    <message>
        <source>practice.title.waits_2</source>
        <translation>Trois tuiles</translation>
    </message>
    <message>
        <source>practice.title.waits_3</source>
        <translation>Formes longues</translation>
    </message>
    <message>
        <source>practice.title.waits_4</source>
        <translation>Une seule couleur</translation>
    </message>
    <message>
        <source>practice.title.yaku_1</source>
        <translation>Yaku courants</translation>
    </message>
    <message>
        <source>practice.title.yaku_2</source>
        <translation>Suites et terminales</translation>
    </message>
    <message>
        <source>practice.title.yaku_3</source>
        <translation>Tous les yaku</translation>
    </message>
    <message>
        <source>practice.title.yaku_4</source>
        <translation>Jusqu’au yakuman</translation>
    </message>
    <message>
        <source>practice.trouble.newer</source>
        <translation>Progrès non conservés&#x202f;: leur fichier vient d’une version plus récente.</translation>
    </message>
    <message>
        <source>practice.trouble.unreadable</source>
        <translation>Progrès illisibles&#x202f;: le fichier ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>practice.trouble.unwritable</source>
        <translation>Progrès non conservés&#x202f;: le fichier ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>practice.wrong</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <source>print.file</source>
        <translation>main.pdf</translation>
    </message>
    <message>
        <source>print.filter</source>
        <translation>PDF, {size} (*.pdf)</translation>
    </message>
    <message>
        <source>print.page</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>print.settings</source>
        <translation>Calculé selon {rules}</translation>
    </message>
    <message>
        <source>print.title</source>
        <translation>Décompte d’une main</translation>
    </message>
    <message>
        <source>reading.before_renhou</source>
        <translation>À paiement égal, la lecture ordinaire passe avant renhou.</translation>
    </message>
    <message>
        <source>reading.kept</source>
        <translation>retenue</translation>
    </message>
    <message>
        <source>reading.more_fu</source>
        <translation>À paiement et han égaux, la lecture retenue a plus de fu.</translation>
    </message>
    <message>
        <source>reading.more_han</source>
        <translation>À paiement égal, la lecture retenue a plus de han.</translation>
    </message>
    <message>
        <source>reading.more_points</source>
        <translation>La lecture retenue paie plus.</translation>
    </message>
    <message>
        <source>reading.no_yaku</source>
        <translation>Sans yaku, cette lecture ne gagne pas.</translation>
    </message>
    <message>
        <source>reading.only</source>
        <translation>Cette main ne se lit que d’une façon.</translation>
    </message>
    <message>
        <source>reading.pays</source>
        <translation>{points} points</translation>
    </message>
    <message numerus="yes">
        <source>reading.pays_less</source>
        <translation>
            <numerusform>{n} point de moins</numerusform>
            <numerusform>{n} points de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>reading.real_yakuman</source>
        <translation>À paiement égal, un vrai yakuman passe avant les han comptés.</translation>
    </message>
    <message>
        <source>reading.same</source>
        <translation>Même paiement, mêmes han, mêmes fu.</translation>
    </message>
    <message>
        <source>recheck.about</source>
        <translation>Chaque main de chaque partie, et chaque main récente de la page Main, est recomptée par cette version du programme. Rien n’est écrit.</translation>
    </message>
    <message>
        <source>recheck.after</source>
        <translation>Ce qui est noté reste en l’état. Une différence vient d’une faute corrigée dans le programme, d’un règlement changé ou d’un fichier abîmé&#x202f;: ouvrir la partie pour la revoir.</translation>
    </message>
    <message>
        <source>recheck.at</source>
        <translation>Partie {at} sur {of}</translation>
    </message>
    <message>
        <source>recheck.copied</source>
        <translation>Le résultat est copié.</translation>
    </message>
    <message>
        <source>recheck.differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>recheck.of_no_match</source>
        <translation>Cette ligne n’est d’aucune partie.</translation>
    </message>
    <message>
        <source>recheck.open</source>
        <translation>Tout revérifier…</translation>
    </message>
    <message>
        <source>recheck.open_match</source>
        <translation>Ouvrir la partie</translation>
    </message>
    <message>
        <source>recheck.title</source>
        <translation>Revérifier les mains notées</translation>
    </message>
    <message>
        <source>record.abort</source>
        <translation>Main nulle en cours de jeu</translation>
    </message>
    <message>
        <source>record.act.abort</source>
        <translation>Main nulle en cours de jeu</translation>
    </message>
    <message>
        <source>record.act.bell</source>
        <translation>Fin du temps</translation>
    </message>
    <message>
        <source>record.act.chombo</source>
        <translation>Chombo</translation>
    </message>
    <message>
        <source>record.act.finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>record.act.penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>record.act.replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>record.act.reseat</source>
        <translation>Échanger deux sièges</translation>
    </message>
    <message>
        <source>record.act.set</source>
        <translation>Régler à la main</translation>
    </message>
    <message>
        <source>record.act.stop</source>
        <translation>Arrêt du donneur</translation>
    </message>
    <message>
        <source>record.ask.act</source>
        <translation>Que s’est-il passé&#x202f;?</translation>
    </message>
    <message>
        <source>record.ask.chombo</source>
        <translation>Qui est en faute&#x202f;?</translation>
    </message>
    <message>
        <source>record.ask.more_winners</source>
        <translation>Un autre gagnant&#x202f;?</translation>
    </message>
    <message>
        <source>record.ask.penalty</source>
        <translation>Qui est pénalisé&#x202f;?</translation>
    </message>
    <message>
        <source>record.ask.replace</source>
        <translation>Qui est remplacé&#x202f;?</translation>
    </message>
    <message>
        <source>record.ask.reseat</source>
        <translation>Quels sièges échanger&#x202f;?</translation>
    </message>
    <message>
        <source>record.ask.reseat_second</source>
        <translation>Avec quel siège&#x202f;?</translation>
    </message>
    <message>
        <source>record.ask.source</source>
        <translation>Qui a défaussé&#x202f;?</translation>
    </message>
    <message>
        <source>record.ask.tenpai</source>
        <translation>Qui est tenpai&#x202f;?</translation>
    </message>
    <message>
        <source>record.ask.winner</source>
        <translation>Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>record.ask.winners</source>
        <translation>Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>record.back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>record.book</source>
        <translation>Inscrire</translation>
    </message>
    <message>
        <source>record.by_numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>record.by_tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>record.column.final</source>
        <translation>Après uma</translation>
    </message>
    <message>
        <source>record.column.hand</source>
        <translation>Main</translation>
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
        <translation>Pot</translation>
    </message>
    <message>
        <source>record.correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>record.edit_tiles</source>
        <translation>Modifier les tuiles</translation>
    </message>
    <message>
        <source>record.field.abort</source>
        <translation>Avortée</translation>
    </message>
    <message>
        <source>record.field.entry</source>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>record.field.event</source>
        <translation>Partie</translation>
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
        <translation>Yakuman dont il répond</translation>
    </message>
    <message>
        <source>record.field.limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>record.field.nagashi</source>
        <translation>Nagashi</translation>
    </message>
    <message>
        <source>record.field.name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>record.field.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>record.field.reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>record.field.round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>record.field.sticks</source>
        <translation>Bâtonnets</translation>
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
        <translation>Numéro de la manche</translation>
    </message>
    <message>
        <source>record.field.when</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>record.field.winners</source>
        <translation>Gagnants</translation>
    </message>
    <message>
        <source>record.hand</source>
        <translation>Valeur de la main</translation>
    </message>
    <message>
        <source>record.hand_of</source>
        <translation>Valeur de la main&#x202f;: {player}</translation>
    </message>
    <message>
        <source>record.insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>record.kept</source>
        <translation>Gardé tel quel&#x202f;: la fiche se rouvre ainsi.</translation>
    </message>
    <message>
        <source>record.keys.draw</source>
        <translation>I&#x202f;: riichi · Retour arr.&#x202f;: reprendre</translation>
    </message>
    <message>
        <source>record.keys.other</source>
        <translation>I&#x202f;: riichi · Retour arr.&#x202f;: reprendre</translation>
    </message>
    <message>
        <source>record.keys.ron</source>
        <translation>W&#x202f;: gagnants · I&#x202f;: riichi · X&#x202f;: riichi ronné · Retour arr.&#x202f;: reprendre</translation>
    </message>
    <message>
        <source>record.keys.tiles</source>
        <translation>Ctrl+Entrée&#x202f;: prendre la main</translation>
    </message>
    <message>
        <source>record.keys.tsumo</source>
        <translation>W&#x202f;: gagnant · I&#x202f;: riichi · Retour arr.&#x202f;: reprendre</translation>
    </message>
    <message>
        <source>record.kind.draw</source>
        <translation>Main nulle</translation>
    </message>
    <message>
        <source>record.kind.other</source>
        <translation>Autre</translation>
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
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>record.most_han</source>
        <translation>{n} han et plus</translation>
    </message>
    <message>
        <source>record.name_asked</source>
        <translation>Toucher le siège, puis écrire le nom</translation>
    </message>
    <message>
        <source>record.name_hint</source>
        <translation>Qui prend la place</translation>
    </message>
    <message>
        <source>record.no_aborts</source>
        <translation>Mains nulles en cours de jeu&#x202f;: aucune dans ce règlement</translation>
    </message>
    <message>
        <source>record.nobody_tenpai</source>
        <translation>Personne n’est tenpai.</translation>
    </message>
    <message>
        <source>record.preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>record.reason_hint</source>
        <translation>Facultatif, imprimé sur la feuille</translation>
    </message>
    <message>
        <source>record.role.chosen</source>
        <translation>Choisi</translation>
    </message>
    <message>
        <source>record.role.exchanged</source>
        <translation>Déplacé</translation>
    </message>
    <message>
        <source>record.role.noten</source>
        <translation>Noten</translation>
    </message>
    <message>
        <source>record.role.offender</source>
        <translation>Fautif</translation>
    </message>
    <message>
        <source>record.role.source</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>record.role.tenpai</source>
        <translation>Tenpai</translation>
    </message>
    <message>
        <source>record.role.winner</source>
        <translation>Gagne</translation>
    </message>
    <message>
        <source>record.ronned</source>
        <translation>Ron sur sa tuile de riichi&#x202f;: bâtonnet non payé</translation>
    </message>
    <message>
        <source>record.say.abort</source>
        <translation>Rien n’est payé&#x202f;; la main se rejoue avec un honba de plus.</translation>
    </message>
    <message>
        <source>record.say.after_uma</source>
        <translation>{players}&#x202f;: {points} après l’uma</translation>
    </message>
    <message>
        <source>record.say.all_tenpai</source>
        <translation>Tous tenpai&#x202f;: personne ne paie.</translation>
    </message>
    <message>
        <source>record.say.at_table</source>
        <translation>{players}&#x202f;: {points} au score</translation>
    </message>
    <message numerus="yes">
        <source>record.say.bell</source>
        <translation>
            <numerusform>Dernière main.</numerusform>
            <numerusform>Encore {n} mains, celle-ci comprise.</numerusform>
        </translation>
    </message>
    <message>
        <source>record.say.bell_idle</source>
        <translation>Ce règlement ne limite pas le temps&#x202f;: la partie continue.</translation>
    </message>
    <message>
        <source>record.say.chombo_replay</source>
        <translation>La main se rejoue, honba et pot inchangés.</translation>
    </message>
    <message numerus="yes">
        <source>record.say.chombo_reverse</source>
        <translation>
            <numerusform>Mangan inversé&#x202f;: {players} paie les autres.</numerusform>
            <numerusform>Mangan inversé&#x202f;: {players} paient les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>record.say.counted</source>
        <translation>13 han et plus sans yakuman&#x202f;: {limit} dans ce règlement.</translation>
    </message>
    <message>
        <source>record.say.dealer_stays</source>
        <translation>le donneur reste</translation>
    </message>
    <message>
        <source>record.say.finish</source>
        <translation>La partie s’arrête sur ces scores.</translation>
    </message>
    <message>
        <source>record.say.honba</source>
        <translation>{n} honba&#x202f;: {points} pour {player}</translation>
    </message>
    <message>
        <source>record.say.honba_each</source>
        <translation>{n} honba&#x202f;: {points} pour chaque gagnant</translation>
    </message>
    <message>
        <source>record.say.honba_nearest</source>
        <translation>{n} honba&#x202f;: {points} pour {player}, premier après le défausseur</translation>
    </message>
    <message>
        <source>record.say.honba_payer</source>
        <translation>Honba payés par {player}</translation>
    </message>
    <message>
        <source>record.say.kiriage</source>
        <translation>Kiriage&#x202f;: {han} han {fu} fu paient un mangan.</translation>
    </message>
    <message>
        <source>record.say.may_stop</source>
        <translation>le donneur peut arrêter</translation>
    </message>
    <message>
        <source>record.say.nagashi_draw</source>
        <translation>Nagashi mangan ({players})&#x202f;: payé comme un mangan par tsumo, à la place des noten.</translation>
    </message>
    <message>
        <source>record.say.nagashi_win</source>
        <translation>Nagashi mangan ({players})&#x202f;: compte comme un gain par tsumo.</translation>
    </message>
    <message>
        <source>record.say.next</source>
        <translation>Ensuite&#x202f;: {what}</translation>
    </message>
    <message>
        <source>record.say.none_tenpai</source>
        <translation>Tous noten&#x202f;: personne ne paie.</translation>
    </message>
    <message>
        <source>record.say.noten_each</source>
        <translation>Noten&#x202f;: {players} donnent {points} chacun</translation>
    </message>
    <message>
        <source>record.say.noten_one</source>
        <translation>Noten&#x202f;: {players} donne {points}</translation>
    </message>
    <message>
        <source>record.say.pao_discarder</source>
        <translation>{player}, défausseur et responsable, paie tout.</translation>
    </message>
    <message>
        <source>record.say.pao_part</source>
        <translation>Responsabilité pour {n} yakuman sur {all}&#x202f;; le reste se paie comme d’ordinaire.</translation>
    </message>
    <message>
        <source>record.say.replace</source>
        <translation>{name} prend le siège et le score&#x202f;: {player} s’en va.</translation>
    </message>
    <message>
        <source>record.say.reseat</source>
        <translation>Mains et scores restent à leur siège&#x202f;; seuls les noms changent.</translation>
    </message>
    <message numerus="yes">
        <source>record.say.riichi</source>
        <translation>
            <numerusform>Bâtonnet de riichi payé&#x202f;: {players}</numerusform>
            <numerusform>Bâtonnets de riichi payés&#x202f;: {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>record.say.riichi_back</source>
        <translation>Bâtonnet de riichi repris&#x202f;: {players}</translation>
    </message>
    <message>
        <source>record.say.ronned</source>
        <translation>{player}&#x202f;: tuile de riichi ronnée, bâtonnet non payé</translation>
    </message>
    <message>
        <source>record.say.rule</source>
        <translation>{rule}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>record.say.set</source>
        <translation>Manche, honba et pot sont réglés à la main.</translation>
    </message>
    <message numerus="yes">
        <source>record.say.sticks</source>
        <translation>
            <numerusform>{n} bâtonnet&#x202f;: {points} pour {player}</numerusform>
            <numerusform>{n} bâtonnets&#x202f;: {points} pour {player}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>record.say.sticks_nearest</source>
        <translation>
            <numerusform>{n} bâtonnet&#x202f;: {points} pour {player}, premier après le défausseur</numerusform>
            <numerusform>{n} bâtonnets&#x202f;: {points} pour {player}, premier après le défausseur</numerusform>
        </translation>
    </message>
    <message>
        <source>record.say.sticks_nearest_net</source>
        <translation>Pot au plus proche, {player}&#x202f;: {points} − son riichi {own} = {net}</translation>
    </message>
    <message>
        <source>record.say.sticks_net</source>
        <translation>Pot pour {player}&#x202f;: {points} − son riichi {own} = {net}</translation>
    </message>
    <message>
        <source>record.say.sticks_own</source>
        <translation>Propre bâtonnet de riichi repris&#x202f;: {players}</translation>
    </message>
    <message>
        <source>record.say.tenpai_each</source>
        <translation>Tenpai&#x202f;: {players} reçoivent {points} chacun</translation>
    </message>
    <message>
        <source>record.say.tenpai_one</source>
        <translation>Tenpai&#x202f;: {players} reçoit {points}</translation>
    </message>
    <message>
        <source>record.say.tsumo_split</source>
        <translation>Part du quatrième joueur, absent&#x202f;: {value}</translation>
    </message>
    <message>
        <source>record.scores_after</source>
        <translation>Scores après la main</translation>
    </message>
    <message>
        <source>record.seats_reset</source>
        <translation>Remettre en place</translation>
    </message>
    <message>
        <source>record.several</source>
        <translation>{n} × {kind}</translation>
    </message>
    <message>
        <source>record.tenpai</source>
        <translation>Tenpai&#x202f;: {players}</translation>
    </message>
    <message>
        <source>record.title.book</source>
        <translation>{round}&#x202f;: inscrire la main</translation>
    </message>
    <message>
        <source>record.title.correct</source>
        <translation>Correction&#x202f;: {round}</translation>
    </message>
    <message>
        <source>record.title.insert</source>
        <translation>Main oubliée&#x202f;: {round}</translation>
    </message>
    <message>
        <source>record.title.tiles</source>
        <translation>{round}&#x202f;: tuiles de {player}</translation>
    </message>
    <message>
        <source>record.use_hand</source>
        <translation>Prendre cette main</translation>
    </message>
    <message>
        <source>record.values</source>
        <translation>Han, fu et paiement</translation>
    </message>
    <message>
        <source>record.when.final</source>
        <translation>Après l’uma</translation>
    </message>
    <message>
        <source>record.when.table</source>
        <translation>Au score</translation>
    </message>
    <message>
        <source>reference.copied</source>
        <translation>Copié en texte&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>reference.file</source>
        <translation>aide-memoire.pdf</translation>
    </message>
    <message>
        <source>reference.filter</source>
        <translation>PDF, A4 (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>reference.found</source>
        <translation>
            <numerusform>{n} résultat</numerusform>
            <numerusform>{n} résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>reference.found_hint</source>
        <translation>En romaji, en kanji, en kana, ou en français, anglais, japonais&#x202f;; les accents ne comptent pas.</translation>
    </message>
    <message>
        <source>reference.found_most</source>
        <translation>Les {n} premiers résultats</translation>
    </message>
    <message>
        <source>reference.found_none</source>
        <translation>Rien ne répond à «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <source>reference.open_tip</source>
        <translation>Ouvrir cette main</translation>
    </message>
    <message>
        <source>reference.opened</source>
        <translation>Exemple ouvert&#x202f;; annuler rend la main d’avant.</translation>
    </message>
    <message>
        <source>reference.save_failed</source>
        <translation>L’aide-mémoire n’a pas pu être enregistré ({file})&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>reference.saved</source>
        <translation>Aide-mémoire enregistré&#x202f;: {file}.</translation>
    </message>
    <message>
        <source>reference.search</source>
        <translation>Chercher&#x202f;: pinfu, sept paires, 7&#x202f;700…</translation>
    </message>
    <message>
        <source>reference.search_name</source>
        <translation>Chercher dans la référence</translation>
    </message>
    <message>
        <source>reference.sections</source>
        <translation>Parties de la référence</translation>
    </message>
    <message>
        <source>refused.no_yaku</source>
        <translation>Sans yaku</translation>
    </message>
    <message>
        <source>refused.no_yaku_way</source>
        <translation>Ci-dessous, ce qui manque à chaque yaku.</translation>
    </message>
    <message>
        <source>refused.not_a_win</source>
        <translation>Main non gagnante</translation>
    </message>
    <message>
        <source>refused.not_a_win_way</source>
        <translation>Toucher une tuile de la main pour la reprendre.</translation>
    </message>
    <message>
        <source>refused.other</source>
        <translation>Main impossible à compter</translation>
    </message>
    <message>
        <source>refused.other_way</source>
        <translation>Corriger ce point, ou annuler la dernière action.</translation>
    </message>
    <message>
        <source>report.about</source>
        <translation>Ce texte dit quel programme, quel écran et quelle main étaient en jeu. Il ne nomme personne et rien n’est envoyé&#x202f;: copiez-le, ou joignez le fichier.</translation>
    </message>
    <message>
        <source>report.copied</source>
        <translation>Le signalement est copié.</translation>
    </message>
    <message>
        <source>report.copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>report.file</source>
        <translation>Fichier&#x202f;: {file}</translation>
    </message>
    <message>
        <source>report.not_written</source>
        <translation>Le fichier n’a pas pu être écrit&#x202f;; le texte peut tout de même être copié.</translation>
    </message>
    <message>
        <source>report.open</source>
        <translation>Signaler un problème…</translation>
    </message>
    <message>
        <source>report.text</source>
        <translation>Texte du signalement</translation>
    </message>
    <message>
        <source>report.title</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>result.closed</source>
        <translation>fermée</translation>
    </message>
    <message>
        <source>result.closed_only</source>
        <translation>fermée seulement</translation>
    </message>
    <message>
        <source>result.discarder_unknown</source>
        <translation>Défausseur</translation>
    </message>
    <message>
        <source>result.each</source>
        <translation>{points} chacun</translation>
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
        <translation>sans effet dès 5 han</translation>
    </message>
    <message>
        <source>result.fu_not_needed</source>
        <translation>Les fu ne comptent plus à partir de 5 han.</translation>
    </message>
    <message>
        <source>result.fu_rounded</source>
        <translation>arrondi à la dizaine</translation>
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
        <translation>{points} + {extra} de honba</translation>
    </message>
    <message>
        <source>result.made_of</source>
        <translation>({made})</translation>
    </message>
    <message>
        <source>result.name</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>result.no_fu</source>
        <translation>Pas de fu&#x202f;: {limit}.</translation>
    </message>
    <message>
        <source>result.notices</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>result.open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>result.payments</source>
        <translation>Qui paie quoi</translation>
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
        <translation>non-donneur {each}, donneur {dealer}</translation>
    </message>
    <message numerus="yes">
        <source>result.sticks_part</source>
        <translation>
            <numerusform>+ {points} de bâtonnet</numerusform>
            <numerusform>+ {points} de bâtonnets</numerusform>
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
        <translation>Seuls comptent les yakuman&#x202f;: ni dora, ni fu.</translation>
    </message>
    <message>
        <source>result.yakuman_capped</source>
        <translation>Ce règlement compte au plus {n} yakuman par main.</translation>
    </message>
    <message numerus="yes">
        <source>result.yakuman_times</source>
        <translation>
            <numerusform>{n} fois</numerusform>
            <numerusform>{n} fois</numerusform>
        </translation>
    </message>
    <message>
        <source>rule_sets.already</source>
        <translation>{rules}&#x202f;: déjà là, tel quel.</translation>
    </message>
    <message>
        <source>rule_sets.also</source>
        <translation>Changé aussi&#x202f;: {fields}.</translation>
    </message>
    <message>
        <source>rule_sets.base_says</source>
        <translation>{rules}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>rule_sets.beside_other</source>
        <translation>en regard&#x202f;: {value}</translation>
    </message>
    <message>
        <source>rule_sets.beside_same</source>
        <translation>en regard, le même</translation>
    </message>
    <message>
        <source>rule_sets.compare</source>
        <translation>Comparer&#x202f;:</translation>
    </message>
    <message>
        <source>rule_sets.compare_none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>rule_sets.compared_with</source>
        <translation>En regard</translation>
    </message>
    <message>
        <source>rule_sets.copied</source>
        <translation>Copie faite&#x202f;: {rules}. Lui donner un nom, puis changer ce qui diffère.</translation>
    </message>
    <message>
        <source>rule_sets.copied_from</source>
        <translation>À l’origine</translation>
    </message>
    <message>
        <source>rule_sets.copy_of</source>
        <translation>{rules}, copie</translation>
    </message>
    <message>
        <source>rule_sets.copy_to_change</source>
        <translation>Dupliquer pour changer</translation>
    </message>
    <message numerus="yes">
        <source>rule_sets.differ_count</source>
        <translation>
            <numerusform>{n} règle diffère</numerusform>
            <numerusform>{n} règles diffèrent</numerusform>
        </translation>
    </message>
    <message>
        <source>rule_sets.differing</source>
        <translation>Différences seules</translation>
    </message>
    <message>
        <source>rule_sets.differing_count</source>
        <translation>{name}&#x202f;: {n}</translation>
    </message>
    <message>
        <source>rule_sets.differing_refused</source>
        <translation>Choisir d’abord un règlement à comparer.</translation>
    </message>
    <message>
        <source>rule_sets.export_title</source>
        <translation>Exporter le règlement</translation>
    </message>
    <message>
        <source>rule_sets.exported</source>
        <translation>Enregistré&#x202f;: {file}.</translation>
    </message>
    <message>
        <source>rule_sets.failed.changed</source>
        <translation>{reason} a changé entre-temps ailleurs&#x202f;: relu, rien n’a été écrit.</translation>
    </message>
    <message>
        <source>rule_sets.failed.unwritten</source>
        <translation>Changement non gardé&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>rule_sets.fields</source>
        <translation>Règles de {rules}</translation>
    </message>
    <message>
        <source>rule_sets.file_kind</source>
        <translation>Règlement (*.toml)</translation>
    </message>
    <message>
        <source>rule_sets.fixed</source>
        <translation>Règlement fourni&#x202f;: il reste tel quel. Le dupliquer pour le changer.</translation>
    </message>
    <message numerus="yes">
        <source>rule_sets.floating</source>
        <translation>
            <numerusform>{n} joueur à {points} ou plus&#x202f;: {uma}</numerusform>
            <numerusform>{n} joueurs à {points} ou plus&#x202f;: {uma}</numerusform>
        </translation>
    </message>
    <message>
        <source>rule_sets.hand</source>
        <translation>Main de la page Main</translation>
    </message>
    <message>
        <source>rule_sets.hand_missing</source>
        <translation>Main incomplète&#x202f;: terminée sur la page Main, elle est comptée ici sous ce règlement.</translation>
    </message>
    <message>
        <source>rule_sets.hand_same</source>
        <translation>Mêmes règles que celles en vigueur&#x202f;: rien à comparer.</translation>
    </message>
    <message>
        <source>rule_sets.idle</source>
        <translation>Sans effet tant que «&#x202f;{rule}&#x202f;» vaut&#x202f;: {value}.</translation>
    </message>
    <message>
        <source>rule_sets.if_yes</source>
        <translation>Si oui&#x202f;: {rule}</translation>
    </message>
    <message>
        <source>rule_sets.import_title</source>
        <translation>Importer un règlement</translation>
    </message>
    <message>
        <source>rule_sets.imported</source>
        <translation>Importé&#x202f;: {rules}.</translation>
    </message>
    <message>
        <source>rule_sets.imported_as</source>
        <translation>Importé sous le nom {rules}&#x202f;: un autre a déjà le sien.</translation>
    </message>
    <message>
        <source>rule_sets.in_file</source>
        <translation>Dans le fichier&#x202f;: {text}</translation>
    </message>
    <message>
        <source>rule_sets.in_force</source>
        <translation>Déjà en vigueur.</translation>
    </message>
    <message>
        <source>rule_sets.in_use</source>
        <translation>Règlement en vigueur pour la main&#x202f;: en choisir d’abord un autre.</translation>
    </message>
    <message>
        <source>rule_sets.mark.departs</source>
        <translation>changé</translation>
    </message>
    <message>
        <source>rule_sets.mark.idle</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>rule_sets.mark.unsure</source>
        <translation>non établi</translation>
    </message>
    <message>
        <source>rule_sets.met.damaged</source>
        <translation>Règlement abîmé ({file}). {reason}</translation>
    </message>
    <message>
        <source>rule_sets.met.left</source>
        <translation>Règlement non lu, laissé tel quel ({file}). {reason}</translation>
    </message>
    <message>
        <source>rule_sets.met.set_aside</source>
        <translation>Règlement abîmé, mis de côté ({file}). {reason}</translation>
    </message>
    <message>
        <source>rule_sets.no_red_characters</source>
        <translation>À trois, il n’y a pas de 5 de caractères.</translation>
    </message>
    <message>
        <source>rule_sets.not_imported</source>
        <translation>{file} non importé. {reason}</translation>
    </message>
    <message>
        <source>rule_sets.not_own</source>
        <translation>Règlement fourni&#x202f;: il ne se supprime pas.</translation>
    </message>
    <message>
        <source>rule_sets.note_hint</source>
        <translation>Note d’édition</translation>
    </message>
    <message>
        <source>rule_sets.note_name</source>
        <translation>Note d’édition</translation>
    </message>
    <message>
        <source>rule_sets.nothing_differs</source>
        <translation>Aucune différence avec {rules}.</translation>
    </message>
    <message>
        <source>rule_sets.nothing_found</source>
        <translation>Aucune règle de ce nom.</translation>
    </message>
    <message numerus="yes">
        <source>rule_sets.origin</source>
        <translation>
            <numerusform>{base}, {n} différence</numerusform>
            <numerusform>{base}, {n} différences</numerusform>
        </translation>
    </message>
    <message>
        <source>rule_sets.origin_same</source>
        <translation>comme {base}</translation>
    </message>
    <message>
        <source>rule_sets.own</source>
        <translation>Du club</translation>
    </message>
    <message>
        <source>rule_sets.removed</source>
        <translation>Supprimé&#x202f;: {rules}&#x202f;; annuler le remet.</translation>
    </message>
    <message>
        <source>rule_sets.reset</source>
        <translation>Revenir à cette valeur</translation>
    </message>
    <message>
        <source>rule_sets.search</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>rule_sets.sets</source>
        <translation>Règlements</translation>
    </message>
    <message>
        <source>rule_sets.shipped</source>
        <translation>Fournis</translation>
    </message>
    <message>
        <source>rule_sets.source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>rule_sets.take</source>
        <translation>Prendre cette valeur</translation>
    </message>
    <message>
        <source>rule_sets.title_hint</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>rule_sets.title_name</source>
        <translation>Nom du règlement</translation>
    </message>
    <message>
        <source>rule_sets.title_needed</source>
        <translation>Nom&#x202f;: un règlement en a un.</translation>
    </message>
    <message>
        <source>rule_sets.uma_else</source>
        <translation>Sinon</translation>
    </message>
    <message>
        <source>rule_sets.uma_fixed</source>
        <translation>Fixe</translation>
    </message>
    <message>
        <source>rule_sets.uma_floating</source>
        <translation>Flottant</translation>
    </message>
    <message>
        <source>rule_sets.uma_hint</source>
        <translation>En milliers de points. La dernière place prend le reste&#x202f;: la somme est nulle.</translation>
    </message>
    <message>
        <source>rule_sets.uma_last</source>
        <translation>La dernière place prend le reste, pour une somme nulle.</translation>
    </message>
    <message>
        <source>rule_sets.uma_up</source>
        <translation>Selon combien atteignent le retour</translation>
    </message>
    <message>
        <source>rule_sets.uma_wrong</source>
        <translation>«&#x202f;{value}&#x202f;» n’est pas possible&#x202f;: un nombre de milliers, à 100 points près, comme 15 ou −7,5.</translation>
    </message>
    <message>
        <source>rule_sets.used</source>
        <translation>En vigueur&#x202f;: {rules}.</translation>
    </message>
    <message>
        <source>rules.because</source>
        <translation>{rule}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>rules.cannot</source>
        <translation>ne gagne pas</translation>
    </message>
    <message>
        <source>rules.current</source>
        <translation>en vigueur</translation>
    </message>
    <message>
        <source>rules.difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>rules.differs</source>
        <translation>{what}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>rules.not_comparable</source>
        <translation>non comparable</translation>
    </message>
    <message>
        <source>rules.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>rules.press</source>
        <translation>Toucher un règlement pour le mettre en vigueur.</translation>
    </message>
    <message>
        <source>rules.rule</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>rules.same</source>
        <translation>Même résultat avec tous les règlements.</translation>
    </message>
    <message>
        <source>rules.same_points</source>
        <translation>mêmes points</translation>
    </message>
    <message>
        <source>rules.three_without</source>
        <translation>Se joue à trois&#x202f;: pas de 2 à 8 de caractères</translation>
    </message>
    <message>
        <source>say.added</source>
        <translation>Ajouté&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>say.call</source>
        <translation>{meld}, {tiles}</translation>
    </message>
    <message>
        <source>say.dora_indicator</source>
        <translation>Indicateur de dora&#x202f;: {tile}</translation>
    </message>
    <message>
        <source>say.empty_place</source>
        <translation>Place libre</translation>
    </message>
    <message>
        <source>say.no_score</source>
        <translation>Pas de points. {reason}</translation>
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
        <translation>Repris&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>say.ura_indicator</source>
        <translation>Indicateur d’ura&#x202f;: {tile}</translation>
    </message>
    <message>
        <source>say.waits</source>
        <translation>Tenpai. Attente&#x202f;: {tiles}.</translation>
    </message>
    <message>
        <source>say.win_is</source>
        <translation>Tuile gagnante&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>say.winning</source>
        <translation>{tile}, tuile gagnante</translation>
    </message>
    <message>
        <source>seats.gets</source>
        <translation>{seat} reçoit {points}.</translation>
    </message>
    <message>
        <source>seats.name</source>
        <translation>Qui paie qui</translation>
    </message>
    <message>
        <source>seats.nothing</source>
        <translation>{seat}&#x202f;: 0</translation>
    </message>
    <message>
        <source>seats.pays</source>
        <translation>{seat} paie {points}.</translation>
    </message>
    <message>
        <source>settings.fonts</source>
        <translation>Kanji</translation>
    </message>
    <message>
        <source>settings.language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>settings.language_system</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>settings.no_kanji</source>
        <translation>Aucune police du système n’a de kanji&#x202f;; ils sont omis. Le paquet {package} en apporte une.</translation>
    </message>
    <message>
        <source>settings.reduced_motion</source>
        <translation>Sans animation</translation>
    </message>
    <message>
        <source>settings.rules</source>
        <translation>Règlement au démarrage</translation>
    </message>
    <message>
        <source>settings.theme</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>settings.theme_dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>settings.theme_light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>settings.theme_system</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>settings.tile_index</source>
        <translation>Chiffre dans le coin des tuiles</translation>
    </message>
    <message>
        <source>settings.title</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>settings.touch</source>
        <translation>Grandes cibles pour le doigt</translation>
    </message>
    <message>
        <source>settle.again</source>
        <translation>Nouvelle partie avec ces joueurs…</translation>
    </message>
    <message>
        <source>settle.as_if</source>
        <translation>Si la partie s’arrêtait ici</translation>
    </message>
    <message>
        <source>settle.leftover</source>
        <translation>dont bâtonnets {points}</translation>
    </message>
    <message numerus="yes">
        <source>settle.lost</source>
        <translation>
            <numerusform>{n} bâtonnet perdu&#x202f;: total {total}</numerusform>
            <numerusform>{n} bâtonnets perdus&#x202f;: total {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>settle.oka</source>
        <translation>oka {points}</translation>
    </message>
    <message>
        <source>settle.penalties</source>
        <translation>pénalités {points}</translation>
    </message>
    <message>
        <source>settle.remainder</source>
        <translation>arrondi {points}</translation>
    </message>
    <message>
        <source>settle.uma</source>
        <translation>uma {points}</translation>
    </message>
    <message numerus="yes">
        <source>shanten.away</source>
        <translation>
            <numerusform>À {n} tuile du tenpai</numerusform>
            <numerusform>À {n} tuiles du tenpai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shanten.explained</source>
        <translation>
            <numerusform>{n}-shanten&#x202f;: encore {n} échange utile avant tenpai.</numerusform>
            <numerusform>{n}-shanten&#x202f;: encore {n} échanges utiles avant tenpai.</numerusform>
        </translation>
    </message>
    <message>
        <source>shanten.ready</source>
        <translation>Tenpai</translation>
    </message>
    <message>
        <source>shortcut.arrows</source>
        <translation>Se déplacer dans les tuiles</translation>
    </message>
    <message>
        <source>shortcut.backspace</source>
        <translation>Reprendre la dernière tuile</translation>
    </message>
    <message>
        <source>shortcut.clear</source>
        <translation>Vider la main</translation>
    </message>
    <message>
        <source>shortcut.club_archive</source>
        <translation>Archiver tout le club</translation>
    </message>
    <message>
        <source>shortcut.club_begin</source>
        <translation>Commencer les tables</translation>
    </message>
    <message>
        <source>shortcut.club_ceremony</source>
        <translation>Ouvrir le palmarès</translation>
    </message>
    <message>
        <source>shortcut.club_clock</source>
        <translation>Lancer l’horloge de la ronde</translation>
    </message>
    <message>
        <source>shortcut.club_copy</source>
        <translation>Copier le classement en texte</translation>
    </message>
    <message>
        <source>shortcut.club_edit</source>
        <translation>Modifier ce qui est choisi</translation>
    </message>
    <message>
        <source>shortcut.club_edit_event</source>
        <translation>Modifier l’événement</translation>
    </message>
    <message>
        <source>shortcut.club_event</source>
        <translation>Choisir l’événement</translation>
    </message>
    <message>
        <source>shortcut.club_export</source>
        <translation>Exporter, importer</translation>
    </message>
    <message>
        <source>shortcut.club_find</source>
        <translation>Chercher ou ajouter</translation>
    </message>
    <message>
        <source>shortcut.club_import</source>
        <translation>Importer parties, résultats, archive</translation>
    </message>
    <message>
        <source>shortcut.club_new_event</source>
        <translation>Nouvel événement</translation>
    </message>
    <message>
        <source>shortcut.club_penalty</source>
        <translation>Donner une pénalité ou un bonus</translation>
    </message>
    <message>
        <source>shortcut.club_remove</source>
        <translation>Masquer ou retirer ce qui est choisi</translation>
    </message>
    <message>
        <source>shortcut.club_result</source>
        <translation>Noter un résultat seul</translation>
    </message>
    <message>
        <source>shortcut.club_save</source>
        <translation>Enregistrer les résultats</translation>
    </message>
    <message>
        <source>shortcut.club_screen</source>
        <translation>Ouvrir le grand écran</translation>
    </message>
    <message>
        <source>shortcut.club_screen_set</source>
        <translation>Choisir ce que montre le grand écran</translation>
    </message>
    <message>
        <source>shortcut.club_tables</source>
        <translation>Proposer la ronde suivante</translation>
    </message>
    <message>
        <source>shortcut.club_tabs</source>
        <translation>Changer d’onglet</translation>
    </message>
    <message>
        <source>shortcut.copy</source>
        <translation>Copier la main en texte</translation>
    </message>
    <message>
        <source>shortcut.copy_picture</source>
        <translation>Copier le résultat en image</translation>
    </message>
    <message>
        <source>shortcut.copy_text</source>
        <translation>Copier le décompte en texte</translation>
    </message>
    <message>
        <source>shortcut.enter</source>
        <translation>Choisir la tuile&#x202f;; dans la main, en faire la tuile gagnante</translation>
    </message>
    <message>
        <source>shortcut.help</source>
        <translation>Montrer les raccourcis</translation>
    </message>
    <message>
        <source>shortcut.history</source>
        <translation>Ouvrir les mains récentes</translation>
    </message>
    <message>
        <source>shortcut.honba</source>
        <translation>Un honba de plus</translation>
    </message>
    <message>
        <source>shortcut.honba_down</source>
        <translation>Un honba de moins</translation>
    </message>
    <message>
        <source>shortcut.liable</source>
        <translation>Responsable suivant</translation>
    </message>
    <message>
        <source>shortcut.line</source>
        <translation>Aller au champ de texte</translation>
    </message>
    <message>
        <source>shortcut.manual</source>
        <translation>Ouvrir le manuel</translation>
    </message>
    <message>
        <source>shortcut.match_backups</source>
        <translation>Ouvrir les sauvegardes</translation>
    </message>
    <message>
        <source>shortcut.match_blank</source>
        <translation>Imprimer une feuille vide</translation>
    </message>
    <message>
        <source>shortcut.match_check</source>
        <translation>Vérifier les bâtonnets</translation>
    </message>
    <message>
        <source>shortcut.match_clock</source>
        <translation>Lancer ou arrêter l’horloge</translation>
    </message>
    <message>
        <source>shortcut.match_clock_set</source>
        <translation>Régler l’horloge</translation>
    </message>
    <message>
        <source>shortcut.match_delete</source>
        <translation>Supprimer la main choisie</translation>
    </message>
    <message>
        <source>shortcut.match_draw</source>
        <translation>Inscrire une main nulle</translation>
    </message>
    <message>
        <source>shortcut.match_edit</source>
        <translation>Corriger la main choisie, ou la dernière</translation>
    </message>
    <message>
        <source>shortcut.match_import</source>
        <translation>Importer une partie</translation>
    </message>
    <message>
        <source>shortcut.match_insert</source>
        <translation>Insérer avant la main choisie</translation>
    </message>
    <message>
        <source>shortcut.match_link</source>
        <translation>Compter la partie pour un événement</translation>
    </message>
    <message>
        <source>shortcut.match_list</source>
        <translation>Liste des parties</translation>
    </message>
    <message>
        <source>shortcut.match_more</source>
        <translation>Ouvrir le menu de la partie</translation>
    </message>
    <message>
        <source>shortcut.match_new</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>shortcut.match_other</source>
        <translation>Inscrire autre chose</translation>
    </message>
    <message>
        <source>shortcut.match_rename</source>
        <translation>Renommer la partie</translation>
    </message>
    <message>
        <source>shortcut.match_riichi</source>
        <translation>Poser ou reprendre le bâtonnet d’un joueur</translation>
    </message>
    <message>
        <source>shortcut.match_ron</source>
        <translation>Inscrire un ron</translation>
    </message>
    <message>
        <source>shortcut.match_save</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>shortcut.match_scoreboard</source>
        <translation>Ouvrir le tableau</translation>
    </message>
    <message>
        <source>shortcut.match_tsumo</source>
        <translation>Inscrire un tsumo</translation>
    </message>
    <message>
        <source>shortcut.match_turn</source>
        <translation>Tourner la table</translation>
    </message>
    <message>
        <source>shortcut.mode_added_kan</source>
        <translation>Mode kan ajouté</translation>
    </message>
    <message>
        <source>shortcut.mode_chi</source>
        <translation>Mode chi</translation>
    </message>
    <message>
        <source>shortcut.mode_closed_kan</source>
        <translation>Mode kan fermé</translation>
    </message>
    <message>
        <source>shortcut.mode_dora</source>
        <translation>Mode dora</translation>
    </message>
    <message>
        <source>shortcut.mode_north</source>
        <translation>Mode nord</translation>
    </message>
    <message>
        <source>shortcut.mode_open_kan</source>
        <translation>Mode kan ouvert</translation>
    </message>
    <message>
        <source>shortcut.mode_pon</source>
        <translation>Mode pon</translation>
    </message>
    <message>
        <source>shortcut.mode_tile</source>
        <translation>Mode tuile</translation>
    </message>
    <message>
        <source>shortcut.mode_ura</source>
        <translation>Mode ura</translation>
    </message>
    <message>
        <source>shortcut.pages</source>
        <translation>Changer de page</translation>
    </message>
    <message>
        <source>shortcut.paste</source>
        <translation>Coller une main</translation>
    </message>
    <message>
        <source>shortcut.pdf</source>
        <translation>Exporter en PDF</translation>
    </message>
    <message>
        <source>shortcut.players</source>
        <translation>Trois ou quatre joueurs</translation>
    </message>
    <message>
        <source>shortcut.points_arrows</source>
        <translation>Parcourir le tableau</translation>
    </message>
    <message>
        <source>shortcut.points_copy</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>shortcut.points_dealer</source>
        <translation>Donneur ou non</translation>
    </message>
    <message>
        <source>shortcut.points_fu</source>
        <translation>Fu</translation>
    </message>
    <message>
        <source>shortcut.points_han</source>
        <translation>Han et fu</translation>
    </message>
    <message>
        <source>shortcut.points_heard</source>
        <translation>Paiement entendu</translation>
    </message>
    <message>
        <source>shortcut.points_kiriage</source>
        <translation>Kiriage mangan ou non</translation>
    </message>
    <message>
        <source>shortcut.points_limit</source>
        <translation>Limite, yakuman</translation>
    </message>
    <message>
        <source>shortcut.points_numbers</source>
        <translation>Han, ou yakuman</translation>
    </message>
    <message>
        <source>shortcut.points_ron</source>
        <translation>Ron</translation>
    </message>
    <message>
        <source>shortcut.points_tabs</source>
        <translation>Changer d’onglet</translation>
    </message>
    <message>
        <source>shortcut.points_tsumo</source>
        <translation>Tsumo</translation>
    </message>
    <message>
        <source>shortcut.practice_check</source>
        <translation>Vérifier&#x202f;; question suivante</translation>
    </message>
    <message>
        <source>shortcut.practice_letter</source>
        <translation>Aller au yaku qui commence par une lettre</translation>
    </message>
    <message>
        <source>shortcut.practice_number</source>
        <translation>Écrire un nombre</translation>
    </message>
    <message>
        <source>shortcut.practice_open</source>
        <translation>Ouvrir la question sur la page Main ou Points</translation>
    </message>
    <message>
        <source>shortcut.practice_show</source>
        <translation>Voir la réponse</translation>
    </message>
    <message>
        <source>shortcut.practice_tiles</source>
        <translation>Marquer des tuiles&#x202f;: 36p</translation>
    </message>
    <message>
        <source>shortcut.print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>shortcut.quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>shortcut.recheck</source>
        <translation>Revérifier toutes les mains notées</translation>
    </message>
    <message>
        <source>shortcut.red_five</source>
        <translation>Cinq rouge&#x202f;: 0, puis la famille</translation>
    </message>
    <message>
        <source>shortcut.redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>shortcut.reference_copy</source>
        <translation>Copier le tableau ou la partie en texte</translation>
    </message>
    <message>
        <source>shortcut.reference_find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>shortcut.reference_pdf</source>
        <translation>Exporter l’aide-mémoire en PDF</translation>
    </message>
    <message>
        <source>shortcut.reference_sections</source>
        <translation>Changer de partie</translation>
    </message>
    <message>
        <source>shortcut.riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>shortcut.ron_tsumo</source>
        <translation>Ron ou tsumo</translation>
    </message>
    <message>
        <source>shortcut.round</source>
        <translation>Vent de la manche suivant</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_compare</source>
        <translation>Choisir le règlement comparé</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_copy</source>
        <translation>Dupliquer le règlement</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_delete</source>
        <translation>Supprimer le règlement du club</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_differing</source>
        <translation>Différences seules</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_export</source>
        <translation>Exporter le règlement</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_find</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_import</source>
        <translation>Importer un règlement</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_rename</source>
        <translation>Nommer le règlement du club</translation>
    </message>
    <message>
        <source>shortcut.rule_sets_use</source>
        <translation>Appliquer le règlement à la main</translation>
    </message>
    <message>
        <source>shortcut.rules</source>
        <translation>Changer de règlement</translation>
    </message>
    <message>
        <source>shortcut.seat</source>
        <translation>Vent du siège suivant</translation>
    </message>
    <message>
        <source>shortcut.send</source>
        <translation>Envoyer la main à la partie</translation>
    </message>
    <message>
        <source>shortcut.settings</source>
        <translation>Ouvrir les réglages</translation>
    </message>
    <message>
        <source>shortcut.source</source>
        <translation>Défausseur suivant</translation>
    </message>
    <message>
        <source>shortcut.stations</source>
        <translation>Postes du club</translation>
    </message>
    <message>
        <source>shortcut.sticks</source>
        <translation>Un bâtonnet de plus</translation>
    </message>
    <message>
        <source>shortcut.sticks_down</source>
        <translation>Un bâtonnet de moins</translation>
    </message>
    <message>
        <source>shortcut.tabs</source>
        <translation>Changer d’onglet</translation>
    </message>
    <message>
        <source>shortcut.tiles</source>
        <translation>Poser des tuiles&#x202f;: chiffres, puis m, p, s ou z</translation>
    </message>
    <message>
        <source>shortcut.title</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>shortcut.undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>shortcut_group.club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>shortcut_group.everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>shortcut_group.match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>shortcut_group.modes</source>
        <translation>Modes</translation>
    </message>
    <message>
        <source>shortcut_group.page</source>
        <translation>Cette page</translation>
    </message>
    <message>
        <source>shortcut_group.points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>shortcut_group.practice</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>shortcut_group.situation</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>shortcut_group.tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>situation.chankan</source>
        <translation>Chankan</translation>
    </message>
    <message>
        <source>situation.circumstances</source>
        <translation>Circonstances</translation>
    </message>
    <message>
        <source>situation.dealer_seat</source>
        <translation>{wind}, donneur</translation>
    </message>
    <message>
        <source>situation.discarded_by</source>
        <translation>Défausse de</translation>
    </message>
    <message>
        <source>situation.discarded_by_nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>situation.first_turn</source>
        <translation>1er tour</translation>
    </message>
    <message>
        <source>situation.from_riichi</source>
        <translation>Défausseur en riichi</translation>
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
        <translation>Dernière tuile</translation>
    </message>
    <message>
        <source>situation.liability</source>
        <translation>Responsable</translation>
    </message>
    <message>
        <source>situation.liability_for</source>
        <translation>Pao · {yaku}</translation>
    </message>
    <message>
        <source>situation.liability_none</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>situation.north_ron</source>
        <translation>Ron nord</translation>
    </message>
    <message>
        <source>situation.norths</source>
        <translation>Nords</translation>
    </message>
    <message>
        <source>situation.open_riichi</source>
        <translation>Tuiles montrées</translation>
    </message>
    <message>
        <source>situation.paarenchan</source>
        <translation>8e victoire</translation>
    </message>
    <message>
        <source>situation.players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>situation.players_n</source>
        <translation>{n} joueurs</translation>
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
        <translation>Non</translation>
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
        <translation>Vent de la manche</translation>
    </message>
    <message>
        <source>situation.seat_wind</source>
        <translation>Vent du siège</translation>
    </message>
    <message>
        <source>situation.sticks</source>
        <translation>Bâtonnets</translation>
    </message>
    <message>
        <source>situation.title</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>situation.win</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>stations.again</source>
        <translation>Noter de nouveau</translation>
    </message>
    <message>
        <source>stations.again_done</source>
        <translation>Tout est noté de nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>stations.again_left</source>
        <translation>
            <numerusform>{n} ligne ne peut pas suivre et reste de côté.</numerusform>
            <numerusform>{n} lignes ne peuvent pas suivre et restent de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>stations.again_said</source>
        <translation>Noter de nouveau dans «&#x202f;{title}&#x202f;»</translation>
    </message>
    <message>
        <source>stations.aside</source>
        <translation>Mis de côté</translation>
    </message>
    <message>
        <source>stations.aside.correction</source>
        <translation>une correction</translation>
    </message>
    <message>
        <source>stations.aside_hint</source>
        <translation>Noté ici alors qu’un autre poste continuait la même partie. Noter de nouveau l’ajoute à la fin de la partie, si c’est encore possible.</translation>
    </message>
    <message numerus="yes">
        <source>stations.count</source>
        <translation>
            <numerusform>{n} poste</numerusform>
            <numerusform>{n} postes</numerusform>
        </translation>
    </message>
    <message>
        <source>stations.drop</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>stations.drop.done</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>stations.drop.means</source>
        <translation>Ce qui est de côté de la partie «&#x202f;{title}&#x202f;» sera effacé pour de bon. La partie elle-même ne change pas.</translation>
    </message>
    <message>
        <source>stations.drop.title</source>
        <translation>Abandonner ce qui est de côté</translation>
    </message>
    <message>
        <source>stations.drop_said</source>
        <translation>Abandonner ce qui est de côté de «&#x202f;{title}&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>stations.games</source>
        <translation>
            <numerusform>{n} partie</numerusform>
            <numerusform>{n} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>stations.join</source>
        <translation>C’est la bonne…</translation>
    </message>
    <message>
        <source>stations.join.done</source>
        <translation>Continuer avec elle</translation>
    </message>
    <message>
        <source>stations.join.means</source>
        <translation>Ce poste échangeait avec une autre base. Toutes ses parties et tout son registre seront portés à celle-ci, et ce qui s’y trouve viendra ici.</translation>
    </message>
    <message>
        <source>stations.join.title</source>
        <translation>Une autre base commune</translation>
    </message>
    <message>
        <source>stations.not_referee</source>
        <translation>Seul un poste d’arbitre, connecté, reprend une partie.</translation>
    </message>
    <message>
        <source>stations.open</source>
        <translation>Postes…</translation>
    </message>
    <message>
        <source>stations.own</source>
        <translation>{name} (ce poste)</translation>
    </message>
    <message>
        <source>stations.role.referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>stations.role.screen</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>stations.role.station</source>
        <translation>Poste</translation>
    </message>
    <message>
        <source>stations.role_tip.referee</source>
        <translation>Peut aussi reprendre une partie et effacer une personne</translation>
    </message>
    <message>
        <source>stations.role_tip.screen</source>
        <translation>Montre tout et ne note rien</translation>
    </message>
    <message>
        <source>stations.role_tip.station</source>
        <translation>Note les parties de sa table</translation>
    </message>
    <message>
        <source>stations.said.alone</source>
        <translation>Cet ordinateur travaille seul.</translation>
    </message>
    <message>
        <source>stations.said.away</source>
        <translation>Hors connexion&#x202f;: tout est gardé ici.</translation>
    </message>
    <message>
        <source>stations.said.closed</source>
        <translation>Les parties du club ne sont pas ouvertes ici en écriture.</translation>
    </message>
    <message>
        <source>stations.said.connected</source>
        <translation>Connecté&#x202f;: tout est à la base commune.</translation>
    </message>
    <message>
        <source>stations.said.connecting</source>
        <translation>Connexion à la base commune…</translation>
    </message>
    <message numerus="yes">
        <source>stations.said.unsent</source>
        <translation>
            <numerusform>{n} ligne n’est pas encore envoyée.</numerusform>
            <numerusform>{n} lignes ne sont pas encore envoyées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stations.seen.hours</source>
        <translation>
            <numerusform>il y a {n} heure</numerusform>
            <numerusform>il y a {n} heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stations.seen.minutes</source>
        <translation>
            <numerusform>il y a {n} minute</numerusform>
            <numerusform>il y a {n} minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>stations.seen.now</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>stations.setup.asking</source>
        <translation>La base commune est interrogée…</translation>
    </message>
    <message>
        <source>stations.setup.done</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>stations.setup.found</source>
        <translation>La base commune répond&#x202f;: {games}, {stations}. Droits de cet utilisateur&#x202f;: {role}.</translation>
    </message>
    <message>
        <source>stations.setup.hint</source>
        <translation>À plusieurs ordinateurs, chaque poste garde tout et échange avec la base commune du club. Sans adresse, cet ordinateur travaille seul.</translation>
    </message>
    <message>
        <source>stations.setup.hub</source>
        <translation>Adresse de la base commune</translation>
    </message>
    <message>
        <source>stations.setup.no_address</source>
        <translation>Sans adresse, il n’y a rien à essayer.</translation>
    </message>
    <message>
        <source>stations.setup.open</source>
        <translation>Ce poste…</translation>
    </message>
    <message>
        <source>stations.setup.password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>stations.setup.password_hint</source>
        <translation>dans le trousseau du système ou .pgpass</translation>
    </message>
    <message>
        <source>stations.setup.role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>stations.setup.station</source>
        <translation>Nom de ce poste</translation>
    </message>
    <message>
        <source>stations.setup.title</source>
        <translation>Ce poste</translation>
    </message>
    <message>
        <source>stations.setup.try</source>
        <translation>Essayer la connexion</translation>
    </message>
    <message numerus="yes">
        <source>stations.sign.aside</source>
        <translation>
            <numerusform>{n} ligne mise de côté</numerusform>
            <numerusform>{n} lignes mises de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>stations.sign.away</source>
        <translation>Hors connexion</translation>
    </message>
    <message>
        <source>stations.sign.connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>stations.sign.connecting</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>stations.sign.look</source>
        <translation>Postes&#x202f;: à voir</translation>
    </message>
    <message numerus="yes">
        <source>stations.sign.unsent</source>
        <translation>
            <numerusform>{n} envoi en attente</numerusform>
            <numerusform>{n} envois en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>stations.sign_said</source>
        <translation>Postes du club&#x202f;: {sentence}</translation>
    </message>
    <message>
        <source>stations.take</source>
        <translation>Reprendre…</translation>
    </message>
    <message>
        <source>stations.take.done</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>stations.take.means</source>
        <translation>Le poste «&#x202f;{station}&#x202f;» note la partie «&#x202f;{title}&#x202f;». Une fois reprise, elle se note ici, et il ne fait plus que l’afficher. Ce qu’il n’a pas encore pu envoyer sera mis de côté chez lui&#x202f;; rien n’est perdu.</translation>
    </message>
    <message>
        <source>stations.take.title</source>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>stations.take_said</source>
        <translation>Reprendre la partie «&#x202f;{title}&#x202f;»</translation>
    </message>
    <message>
        <source>stations.title</source>
        <translation>Postes du club</translation>
    </message>
    <message>
        <source>stations.who</source>
        <translation>Qui est là</translation>
    </message>
    <message>
        <source>stations.who_nobody</source>
        <translation>Aucun poste n’est encore venu.</translation>
    </message>
    <message>
        <source>status.cleared</source>
        <translation>Main vidée&#x202f;; annuler la rétablit.</translation>
    </message>
    <message>
        <source>status.copied_line</source>
        <translation>Main copiée en texte.</translation>
    </message>
    <message>
        <source>status.copied_picture</source>
        <translation>Image copiée.</translation>
    </message>
    <message>
        <source>status.copied_text</source>
        <translation>Décompte copié.</translation>
    </message>
    <message>
        <source>status.error_at</source>
        <translation>Caractère {n}. {reason}</translation>
    </message>
    <message>
        <source>status.f1</source>
        <translation>F1&#x202f;: raccourcis</translation>
    </message>
    <message>
        <source>status.hand_full</source>
        <translation>Main complète&#x202f;: reprendre d’abord une tuile.</translation>
    </message>
    <message>
        <source>status.no_match</source>
        <translation>Aucune partie ouverte&#x202f;: en ouvrir une, ou en commencer une.</translation>
    </message>
    <message>
        <source>status.no_tabs</source>
        <translation>Onglets&#x202f;: le résultat n’en a pas encore.</translation>
    </message>
    <message>
        <source>status.not_here</source>
        <translation>{command}&#x202f;: pas sur cette page.</translation>
    </message>
    <message>
        <source>status.nothing_to_copy</source>
        <translation>Rien à copier.</translation>
    </message>
    <message>
        <source>status.nothing_to_redo</source>
        <translation>Rien à rétablir.</translation>
    </message>
    <message>
        <source>status.nothing_to_undo</source>
        <translation>Rien à annuler.</translation>
    </message>
    <message>
        <source>status.paste_failed</source>
        <translation>Rien de lisible dans le presse-papiers. {reason}</translation>
    </message>
    <message>
        <source>status.printed</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>status.ready</source>
        <translation>Prêt.</translation>
    </message>
    <message>
        <source>status.restored</source>
        <translation>Main retrouvée telle qu’elle était.</translation>
    </message>
    <message>
        <source>status.save_failed</source>
        <translation>La fiche n’a pas pu être enregistrée ({file})&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>status.saved</source>
        <translation>Fiche enregistrée&#x202f;: {file}.</translation>
    </message>
    <message>
        <source>strip.called</source>
        <translation>{tile}, {meld}, tuile appelée</translation>
    </message>
    <message>
        <source>strip.dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>strip.empty</source>
        <translation>Toucher une tuile, ou taper 123m…</translation>
    </message>
    <message>
        <source>strip.in_call</source>
        <translation>{tile}, {meld}</translation>
    </message>
    <message>
        <source>strip.make_win</source>
        <translation>En faire la tuile gagnante</translation>
    </message>
    <message>
        <source>strip.name</source>
        <translation>La main</translation>
    </message>
    <message>
        <source>strip.next_dora</source>
        <translation>Indicateur de dora&#x202f;: place libre</translation>
    </message>
    <message>
        <source>strip.next_ura</source>
        <translation>Indicateur d’ura&#x202f;: place libre</translation>
    </message>
    <message>
        <source>strip.north</source>
        <translation>{tile}, extrait</translation>
    </message>
    <message>
        <source>strip.norths</source>
        <translation>Nords</translation>
    </message>
    <message>
        <source>strip.take_back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>strip.tip</source>
        <translation>Clic&#x202f;: reprendre. Trait dessous, ou Entrée&#x202f;: en faire la tuile gagnante.</translation>
    </message>
    <message>
        <source>strip.ura</source>
        <translation>Ura</translation>
    </message>
    <message>
        <source>strip.ura_no_riichi</source>
        <translation>Ura · sans riichi</translation>
    </message>
    <message>
        <source>strip.win</source>
        <translation>Tuile gagnante</translation>
    </message>
    <message>
        <source>tab.count</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>tab.history</source>
        <translation>Mains récentes</translation>
    </message>
    <message>
        <source>tab.readings</source>
        <translation>Autres lectures</translation>
    </message>
    <message>
        <source>tab.rules</source>
        <translation>Autres règles</translation>
    </message>
    <message>
        <source>tab.why_not</source>
        <translation>Pourquoi pas</translation>
    </message>
    <message>
        <source>tab_short.count</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>tab_short.history</source>
        <translation>Récentes</translation>
    </message>
    <message>
        <source>tab_short.readings</source>
        <translation>Lectures</translation>
    </message>
    <message>
        <source>tab_short.rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>tab_short.why_not</source>
        <translation>Pourquoi pas</translation>
    </message>
    <message numerus="yes">
        <source>waits.count</source>
        <translation>
            <numerusform>{n} tuile attendue</numerusform>
            <numerusform>{n} tuiles attendues</numerusform>
        </translation>
    </message>
    <message>
        <source>waits.free</source>
        <translation>Libres</translation>
    </message>
    <message numerus="yes">
        <source>waits.free_count</source>
        <translation>
            <numerusform>{n} libre</numerusform>
            <numerusform>{n} libres</numerusform>
        </translation>
    </message>
    <message>
        <source>waits.furiten_hint</source>
        <translation>Le furiten n’est pas vérifié&#x202f;: les défausses ne sont pas saisies.</translation>
    </message>
    <message>
        <source>waits.no_yaku</source>
        <translation>sans yaku</translation>
    </message>
    <message>
        <source>waits.none_free</source>
        <translation>Plus aucune tuile attendue n’est libre.</translation>
    </message>
    <message>
        <source>waits.ron</source>
        <translation>Ron</translation>
    </message>
    <message>
        <source>waits.tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>waits.title</source>
        <translation>Attentes</translation>
    </message>
    <message>
        <source>waits.tsumo</source>
        <translation>Tsumo</translation>
    </message>
    <message>
        <source>why_not.by_ron</source>
        <translation>par ron au lieu de tsumo</translation>
    </message>
    <message>
        <source>why_not.by_tsumo</source>
        <translation>par tsumo au lieu de ron</translation>
    </message>
    <message>
        <source>why_not.closed_only</source>
        <translation>seulement avec une main fermée</translation>
    </message>
    <message>
        <source>why_not.dora_alone</source>
        <translation>Aucun yaku&#x202f;: les dora n’en sont pas.</translation>
    </message>
    <message>
        <source>why_not.elsewhere</source>
        <translation>présent dans une autre lecture, qui paie moins</translation>
    </message>
    <message>
        <source>why_not.far</source>
        <translation>Absents</translation>
    </message>
    <message>
        <source>why_not.happened</source>
        <translation>Selon le déroulement</translation>
    </message>
    <message>
        <source>why_not.intro</source>
        <translation>Yaku absents à une condition près</translation>
    </message>
    <message>
        <source>why_not.near</source>
        <translation>À une tuile ou une circonstance près</translation>
    </message>
    <message>
        <source>why_not.none</source>
        <translation>Aucun yaku n’est absent.</translation>
    </message>
    <message>
        <source>why_not.not_in_rules</source>
        <translation>absent de ce règlement</translation>
    </message>
    <message>
        <source>why_not.row</source>
        <translation>{yaku}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>why_not.swap</source>
        <translation>avec {into} à la place de {out}</translation>
    </message>
    <message>
        <source>why_not.worth</source>
        <translation>han</translation>
    </message>
    <message>
        <source>why_not.yakuman</source>
        <translation>Yakuman absents</translation>
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
        <translation>au centre</translation>
    </message>
    <message>
        <source>penchan</source>
        <translation>au bord</translation>
    </message>
    <message>
        <source>ryanmen</source>
        <translation>des deux côtés</translation>
    </message>
    <message>
        <source>shanpon</source>
        <translation>sur deux paires</translation>
    </message>
    <message>
        <source>tanki</source>
        <translation>sur la paire</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>sur treize tuiles</translation>
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
        <translation>Est</translation>
    </message>
    <message>
        <source>N</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>S</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>W</source>
        <translation>Ouest</translation>
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
        <translation>vol du kan</translation>
    </message>
    <message>
        <source>chanta</source>
        <translation>terminales et honneurs partout</translation>
    </message>
    <message>
        <source>chiihou</source>
        <translation>main de la terre</translation>
    </message>
    <message>
        <source>chiitoitsu</source>
        <translation>sept paires</translation>
    </message>
    <message>
        <source>chinitsu</source>
        <translation>pur</translation>
    </message>
    <message>
        <source>chinroutou</source>
        <translation>que des terminales</translation>
    </message>
    <message>
        <source>chun</source>
        <translation>dragon rouge</translation>
    </message>
    <message>
        <source>chuuren_poutou</source>
        <translation>neuf portes</translation>
    </message>
    <message>
        <source>daichisei</source>
        <translation>grandes sept étoiles</translation>
    </message>
    <message>
        <source>daisangen</source>
        <translation>trois grands dragons</translation>
    </message>
    <message>
        <source>daisharin</source>
        <translation>grandes roues</translation>
    </message>
    <message>
        <source>daisuushii</source>
        <translation>quatre grands vents</translation>
    </message>
    <message>
        <source>double_riichi</source>
        <translation>riichi au premier tour</translation>
    </message>
    <message>
        <source>haitei</source>
        <translation>dernière pioche</translation>
    </message>
    <message>
        <source>haku</source>
        <translation>dragon blanc</translation>
    </message>
    <message>
        <source>hatsu</source>
        <translation>dragon vert</translation>
    </message>
    <message>
        <source>honitsu</source>
        <translation>semi-pur</translation>
    </message>
    <message>
        <source>honroutou</source>
        <translation>terminales et honneurs</translation>
    </message>
    <message>
        <source>houtei</source>
        <translation>dernière défausse</translation>
    </message>
    <message>
        <source>iipeikou</source>
        <translation>double suite</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>dans le tour</translation>
    </message>
    <message>
        <source>isshoku_sanjun</source>
        <translation>triple suite</translation>
    </message>
    <message>
        <source>ittsu</source>
        <translation>grande suite</translation>
    </message>
    <message>
        <source>junchan</source>
        <translation>terminales partout</translation>
    </message>
    <message>
        <source>junsei_chuuren_poutou</source>
        <translation>neuf portes pures</translation>
    </message>
    <message>
        <source>kokushi_musou</source>
        <translation>treize orphelins</translation>
    </message>
    <message>
        <source>kokushi_musou_13</source>
        <translation>treize orphelins, treize attentes</translation>
    </message>
    <message>
        <source>menzen_tsumo</source>
        <translation>pioche en main fermée</translation>
    </message>
    <message>
        <source>nagashi_mangan</source>
        <translation>défausses toutes terminales et honneurs</translation>
    </message>
    <message>
        <source>north_wind</source>
        <translation>nord, à trois joueurs</translation>
    </message>
    <message>
        <source>open_riichi</source>
        <translation>riichi, tuiles montrées</translation>
    </message>
    <message>
        <source>paarenchan</source>
        <translation>huit victoires de suite</translation>
    </message>
    <message>
        <source>pinfu</source>
        <translation>main sans points</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>main de l’homme</translation>
    </message>
    <message>
        <source>riichi</source>
        <translation>déclaration</translation>
    </message>
    <message>
        <source>rinshan_kaihou</source>
        <translation>tuile de remplacement</translation>
    </message>
    <message>
        <source>round_wind</source>
        <translation>vent de la manche</translation>
    </message>
    <message>
        <source>ryanpeikou</source>
        <translation>deux doubles suites</translation>
    </message>
    <message>
        <source>ryuuiisou</source>
        <translation>que du vert</translation>
    </message>
    <message>
        <source>sanankou</source>
        <translation>trois brelans cachés</translation>
    </message>
    <message>
        <source>sankantsu</source>
        <translation>trois kan</translation>
    </message>
    <message>
        <source>sanrenkou</source>
        <translation>trois brelans qui se suivent</translation>
    </message>
    <message>
        <source>sanshoku_doujun</source>
        <translation>suite tricolore</translation>
    </message>
    <message>
        <source>sanshoku_doukou</source>
        <translation>brelan tricolore</translation>
    </message>
    <message>
        <source>seat_wind</source>
        <translation>vent du siège</translation>
    </message>
    <message>
        <source>shousangen</source>
        <translation>trois petits dragons</translation>
    </message>
    <message>
        <source>shousuushii</source>
        <translation>quatre petits vents</translation>
    </message>
    <message>
        <source>suuankou</source>
        <translation>quatre brelans cachés</translation>
    </message>
    <message>
        <source>suuankou_tanki</source>
        <translation>quatre brelans cachés, attente sur la paire</translation>
    </message>
    <message>
        <source>suukantsu</source>
        <translation>quatre kan</translation>
    </message>
    <message>
        <source>tanyao</source>
        <translation>que des simples</translation>
    </message>
    <message>
        <source>tenhou</source>
        <translation>main du ciel</translation>
    </message>
    <message>
        <source>toitoi</source>
        <translation>que des brelans</translation>
    </message>
    <message>
        <source>tsuuiisou</source>
        <translation>que des honneurs</translation>
    </message>
    <message>
        <source>uumensai</source>
        <translation>cinq espèces</translation>
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
        <translation>Gagner par ron sur la tuile qu’un autre joueur ajoute à son pon.</translation>
    </message>
    <message>
        <source>chanta</source>
        <translation>Une terminale ou un honneur dans chaque groupe et dans la paire, avec une suite au moins et un honneur.</translation>
    </message>
    <message>
        <source>chiihou</source>
        <translation>Non-donneur&#x202f;: gagner à sa première pioche, avant tout appel ou kan.</translation>
    </message>
    <message>
        <source>chiitoitsu</source>
        <translation>Sept paires, jamais deux fois la même&#x202f;; 25 fu.</translation>
    </message>
    <message>
        <source>chinitsu</source>
        <translation>Une famille, sans honneur.</translation>
    </message>
    <message>
        <source>chinroutou</source>
        <translation>Aucune tuile autre que les 1 et les 9.</translation>
    </message>
    <message>
        <source>chun</source>
        <translation>Les dragons rouges en brelan ou en kan.</translation>
    </message>
    <message>
        <source>chuuren_poutou</source>
        <translation>1112345678999 d’une famille et une tuile de plus de cette famille, sans appel ni kan.</translation>
    </message>
    <message>
        <source>daichisei</source>
        <translation>Une paire de chacun des sept honneurs.</translation>
    </message>
    <message>
        <source>daisangen</source>
        <translation>Un brelan ou un kan de chacun des trois dragons.</translation>
    </message>
    <message>
        <source>daisharin</source>
        <translation>22334455667788 de cercles, main fermée.</translation>
    </message>
    <message>
        <source>daisuushii</source>
        <translation>Un brelan ou un kan de chacun des quatre vents.</translation>
    </message>
    <message>
        <source>double_riichi</source>
        <translation>Déclarer riichi avec sa première défausse, avant tout appel ou kan&#x202f;; remplace riichi.</translation>
    </message>
    <message>
        <source>haitei</source>
        <translation>Gagner par tsumo à la toute dernière pioche.</translation>
    </message>
    <message>
        <source>haku</source>
        <translation>Les dragons blancs en brelan ou en kan.</translation>
    </message>
    <message>
        <source>hatsu</source>
        <translation>Les dragons verts en brelan ou en kan.</translation>
    </message>
    <message>
        <source>honitsu</source>
        <translation>Une famille et des honneurs.</translation>
    </message>
    <message>
        <source>honroutou</source>
        <translation>Aucune tuile autre que les terminales et les honneurs.</translation>
    </message>
    <message>
        <source>houtei</source>
        <translation>Gagner par ron sur la défausse qui suit la dernière pioche.</translation>
    </message>
    <message>
        <source>iipeikou</source>
        <translation>La même suite deux fois, main fermée.</translation>
    </message>
    <message>
        <source>ippatsu</source>
        <translation>Gagner dans le tour qui suit le riichi, sans appel ni kan de personne.</translation>
    </message>
    <message>
        <source>isshoku_sanjun</source>
        <translation>La même suite trois fois.</translation>
    </message>
    <message>
        <source>ittsu</source>
        <translation>Trois suites, 123, 456 et 789, d’une seule famille.</translation>
    </message>
    <message>
        <source>junchan</source>
        <translation>Une terminale dans chaque groupe et dans la paire, avec une suite au moins.</translation>
    </message>
    <message>
        <source>junsei_chuuren_poutou</source>
        <translation>Chuuren poutou achevé par la tuile en plus, donc avec neuf attentes.</translation>
    </message>
    <message>
        <source>kokushi_musou</source>
        <translation>Chaque terminale et chaque honneur, l’un d’eux en double.</translation>
    </message>
    <message>
        <source>kokushi_musou_13</source>
        <translation>Kokushi musou achevé par la tuile en double, donc avec treize attentes.</translation>
    </message>
    <message>
        <source>menzen_tsumo</source>
        <translation>Gagner sur une tuile piochée, main fermée.</translation>
    </message>
    <message>
        <source>nagashi_mangan</source>
        <translation>À la main nulle, n’avoir défaussé que des terminales et des honneurs, dont aucun n’a été appelé.</translation>
    </message>
    <message>
        <source>north_wind</source>
        <translation>À trois joueurs, le nord en brelan ou en kan, là où il vaut pour tous.</translation>
    </message>
    <message>
        <source>open_riichi</source>
        <translation>Déclarer riichi en montrant ses tuiles&#x202f;; remplace riichi.</translation>
    </message>
    <message>
        <source>paarenchan</source>
        <translation>Donneur&#x202f;: gagner huit mains de suite.</translation>
    </message>
    <message>
        <source>pinfu</source>
        <translation>Main fermée de quatre suites et d’une paire sans valeur, attente ryanmen.</translation>
    </message>
    <message>
        <source>renhou</source>
        <translation>Non-donneur&#x202f;: gagner par ron avant sa première pioche et avant tout appel ou kan.</translation>
    </message>
    <message>
        <source>riichi</source>
        <translation>Déclarer riichi, main fermée et tenpai, et poser 1&#x202f;000 points.</translation>
    </message>
    <message>
        <source>rinshan_kaihou</source>
        <translation>Gagner sur la tuile de remplacement de son kan.</translation>
    </message>
    <message>
        <source>round_wind</source>
        <translation>Le vent de la manche en cours en brelan ou en kan.</translation>
    </message>
    <message>
        <source>ryanpeikou</source>
        <translation>Deux fois une double suite, main fermée&#x202f;; remplace iipeikou.</translation>
    </message>
    <message>
        <source>ryuuiisou</source>
        <translation>Aucune tuile autre que les 2, 3, 4, 6, 8 de bambous et les dragons verts.</translation>
    </message>
    <message>
        <source>sanankou</source>
        <translation>Trois brelans ou kan formés sans appel ni ron.</translation>
    </message>
    <message>
        <source>sankantsu</source>
        <translation>Trois kan, appelés ou non.</translation>
    </message>
    <message>
        <source>sanrenkou</source>
        <translation>Trois brelans ou kan de rangs consécutifs dans une famille.</translation>
    </message>
    <message>
        <source>sanshoku_doujun</source>
        <translation>La même suite en caractères, en cercles et en bambous.</translation>
    </message>
    <message>
        <source>sanshoku_doukou</source>
        <translation>Le même brelan ou kan en caractères, en cercles et en bambous.</translation>
    </message>
    <message>
        <source>seat_wind</source>
        <translation>Le vent de son siège en brelan ou en kan.</translation>
    </message>
    <message>
        <source>shousangen</source>
        <translation>Deux brelans ou kan de dragons et une paire du troisième&#x202f;; chaque brelan compte en plus.</translation>
    </message>
    <message>
        <source>shousuushii</source>
        <translation>Trois brelans ou kan de vents et une paire du quatrième.</translation>
    </message>
    <message>
        <source>suuankou</source>
        <translation>Quatre brelans ou kan formés sans appel ni ron.</translation>
    </message>
    <message>
        <source>suuankou_tanki</source>
        <translation>Suuankou achevé par sa paire.</translation>
    </message>
    <message>
        <source>suukantsu</source>
        <translation>Quatre kan et une paire.</translation>
    </message>
    <message>
        <source>tanyao</source>
        <translation>Aucune tuile autre que les 2 à 8.</translation>
    </message>
    <message>
        <source>tenhou</source>
        <translation>Donneur&#x202f;: gagner dès la donne, avant sa première défausse.</translation>
    </message>
    <message>
        <source>toitoi</source>
        <translation>Que des brelans ou kan, et une paire.</translation>
    </message>
    <message>
        <source>tsuuiisou</source>
        <translation>Aucune tuile autre que les honneurs.</translation>
    </message>
    <message>
        <source>uumensai</source>
        <translation>Les trois familles, les vents et les dragons réunis dans la main.</translation>
    </message>
</context>
</TS>
