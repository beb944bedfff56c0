-- A database as version 0.1.0 wrote it with schema 2. Never changed: later versions open it.
BEGIN TRANSACTION;
CREATE TABLE act (
	uid TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	thing TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	station TEXT NOT NULL, 
	at TEXT NOT NULL, 
	arrival INTEGER, 
	PRIMARY KEY (uid), 
	UNIQUE (number)
);
INSERT INTO "act" VALUES('f324feae353843dab07d18a97ca48013',1,'link','e76b95c3cdf04d76b079e4e6b7e52300','{"uid":"e76b95c3cdf04d76b079e4e6b7e52300","players":[["Ana","p1"],["Bo","p2"]],"event":"e1","day":"2026-11-30"}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "act" VALUES('1c2a3eb9890d45f6bf17d743ae07cd4a',2,'title','e76b95c3cdf04d76b079e4e6b7e52300','{"uid":"e76b95c3cdf04d76b079e4e6b7e52300","title":"Mardi soir"}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "act" VALUES('9f1f210c56f44c44852b52c16fa201e4',3,'player','p1','{"uid":"p1","name":"Ana"}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "act" VALUES('613bac17d9f14c9195f9c5a4431619c9',4,'player','p2','{"uid":"p2","name":"Bo"}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "act" VALUES('df3ad51893644ab286d0d3fab6ce5140',5,'player','p3','{"uid":"p3","name":"X"}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "act" VALUES('1045e472afea43ffafec2d29154c9d50',6,'event','e1','{"uid":"e1","name":"Saison « 2026 »","kind":"season","rules":{"id":"tenhou","edition":"Tenhou","kiriage_mangan":false,"counted_limit":"yakuman","yakuman_cap":6,"double_yakuman":[],"double_wind_pair_fu":4,"rinshan_tsumo_fu":true,"red_fives":{"m":1,"p":1,"s":1},"ura_dora":true,"kan_dora":true,"kan_ura_dora":true,"ippatsu":true,"open_tanyao":true,"renhou":"none","ryuuiisou_needs_hatsu":false,"kokushi_robs_closed_kan":false,"nagashi_mangan":true,"local_yaku":[],"pao":["daisangen","daisuushii"],"pao_scope":"hand","pao_ron_honba":"liable","pao_tsumo_honba":"liable","multiple_ron":"two_abort_on_three","multiple_ron_honba":"nearest","multiple_ron_sticks":"nearest","honba_per_payer":100,"riichi_needs_1000":true,"noten_pool":3000,"dealer_repeats_on":"tenpai","nagashi_as":"draw","abortive_draws":["kyuushu_kyuuhai","suufon_renda","suucha_riichi","suukaikan","sanchahou"],"players":4,"length":"south","start":25000,"return":30000,"uma":[20000,10000,-10000,-20000],"ties":"seat_order","leftover_sticks":"first","final_rounding":"none","bust":"below_zero","dealer_may_stop":"automatic","target":30000,"chombo":{"kind":"points_after_uma","points":20000},"time_limit":{"minutes":0,"ending":"none"},"tsumo_split":"loss","north":"nukidora","north_rinshan":true}}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "act" VALUES('8b447f56af8944b8897150aa37b0935e',7,'registration','e1.p1','{"uid":"e1.p1","event":"e1","player":"p1"}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "act" VALUES('14dcdc57af0f483e83090391ce33cf3b',8,'player','p3','','table 1','2026-11-30T20:00:00Z',NULL);
CREATE TABLE aside (
	uid TEXT NOT NULL, 
	game TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	station TEXT NOT NULL, 
	at TEXT NOT NULL, 
	PRIMARY KEY (uid)
);
CREATE TABLE entry (
	uid TEXT NOT NULL, 
	game TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	station TEXT NOT NULL, 
	at TEXT NOT NULL, 
	arrival INTEGER, 
	PRIMARY KEY (uid), 
	UNIQUE (game, number), 
	FOREIGN KEY(game) REFERENCES game (uid)
);
INSERT INTO "entry" VALUES('u1','e76b95c3cdf04d76b079e4e6b7e52300',1,'book','{"act":"book","event":{"type":"win","riichi":[1],"wins":[{"winner":1,"from":0,"han":3,"fu":30}]}}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u2','e76b95c3cdf04d76b079e4e6b7e52300',2,'book','{"act":"book","event":{"type":"draw","riichi":[0],"tenpai":[0,2],"nagashi":[]}}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u3','e76b95c3cdf04d76b079e4e6b7e52300',3,'book','{"act":"book","event":{"type":"abort","riichi":[],"reason":"kyuushu_kyuuhai"}}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u4','e76b95c3cdf04d76b079e4e6b7e52300',4,'book','{"act":"book","event":{"type":"chombo","chairs":[3],"riichi":[]}}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u5','e76b95c3cdf04d76b079e4e6b7e52300',5,'book','{"act":"book","event":{"type":"penalty","chair":2,"points":-8000,"when":"final","reason":"en retard ; \u9045\u523b"}}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u6','e76b95c3cdf04d76b079e4e6b7e52300',6,'book','{"act":"book","event":{"type":"replace","chair":2,"name":"\u00c8ve \u00ab l\u2019autre \u00bb \ud842\udfb7"}}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u7','e76b95c3cdf04d76b079e4e6b7e52300',7,'book','{"act":"book","event":{"type":"reseat","order":[1,0,2,3]}}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u8','e76b95c3cdf04d76b079e4e6b7e52300',8,'book','{"act":"book","event":{"type":"set","round":"S2","honba":1,"sticks":1,"reason":"half a game"}}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u9','e76b95c3cdf04d76b079e4e6b7e52300',9,'book','{"act":"book","event":{"type":"win","riichi":[],"wins":[{"winner":2,"from":null,"yakuman":1}]},"before":"u2"}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u10','e76b95c3cdf04d76b079e4e6b7e52300',10,'amend','{"act":"amend","target":"u1","event":{"type":"win","riichi":[],"wins":[{"winner":1,"from":2,"han":2,"fu":30}]}}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u11','e76b95c3cdf04d76b079e4e6b7e52300',11,'void','{"act":"void","target":"u4"}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u12','e76b95c3cdf04d76b079e4e6b7e52300',12,'restore','{"act":"restore","target":"u4"}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u13','e76b95c3cdf04d76b079e4e6b7e52300',13,'book','{"act":"book","event":{"type":"time"}}','table 1','2026-11-30T20:00:00Z',NULL);
INSERT INTO "entry" VALUES('u14','e76b95c3cdf04d76b079e4e6b7e52300',14,'book','{"act":"book","event":{"type":"finish","reason":"the hall closes"}}','table 1','2026-11-30T20:00:00Z',NULL);
CREATE TABLE game (
	uid TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	title TEXT NOT NULL, 
	created TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	rules_id TEXT NOT NULL, 
	names TEXT NOT NULL, 
	hidden INTEGER NOT NULL, 
	arrival INTEGER, 
	PRIMARY KEY (uid), 
	UNIQUE (number), 
	FOREIGN KEY(rules) REFERENCES rules (uid)
);
INSERT INTO "game" VALUES('e76b95c3cdf04d76b079e4e6b7e52300',1,'Mardi soir','2026-11-30T20:00:00Z','cf7b9934debd43d7b684633abf125bc748f77e78f310bc978f9a0f6c8e0230aa','tenhou','["Ana","Bo","Chi","Dan"]',0,NULL);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('schema','2');
INSERT INTO "meta" VALUES('program','0.1.0');
CREATE TABLE pending (
	game TEXT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES game (uid)
);
INSERT INTO "pending" VALUES('e76b95c3cdf04d76b079e4e6b7e52300','riichi 1 3');
CREATE TABLE rules (
	uid TEXT NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (uid)
);
INSERT INTO "rules" VALUES('cf7b9934debd43d7b684633abf125bc748f77e78f310bc978f9a0f6c8e0230aa','{"id":"tenhou","edition":"Tenhou","kiriage_mangan":false,"counted_limit":"yakuman","yakuman_cap":6,"double_yakuman":[],"double_wind_pair_fu":4,"rinshan_tsumo_fu":true,"red_fives":{"m":1,"p":1,"s":1},"ura_dora":true,"kan_dora":true,"kan_ura_dora":true,"ippatsu":true,"open_tanyao":true,"renhou":"none","ryuuiisou_needs_hatsu":false,"kokushi_robs_closed_kan":false,"nagashi_mangan":true,"local_yaku":[],"pao":["daisangen","daisuushii"],"pao_scope":"hand","pao_ron_honba":"liable","pao_tsumo_honba":"liable","multiple_ron":"two_abort_on_three","multiple_ron_honba":"nearest","multiple_ron_sticks":"nearest","honba_per_payer":100,"riichi_needs_1000":true,"noten_pool":3000,"dealer_repeats_on":"tenpai","nagashi_as":"draw","abortive_draws":["kyuushu_kyuuhai","suufon_renda","suucha_riichi","suukaikan","sanchahou"],"players":4,"length":"south","start":25000,"return":30000,"uma":[20000,10000,-10000,-20000],"ties":"seat_order","leftover_sticks":"first","final_rounding":"none","bust":"below_zero","dealer_may_stop":"automatic","target":30000,"chombo":{"kind":"points_after_uma","points":20000},"time_limit":{"minutes":0,"ending":"none"},"tsumo_split":"loss","north":"nukidora","north_rinshan":true}');
CREATE INDEX act_thing ON act (thing);
CREATE INDEX act_arrival ON act (arrival);
CREATE INDEX game_arrival ON game (arrival);
CREATE INDEX entry_arrival ON entry (arrival);
COMMIT;
