PRAGMA application_id = 1096175187;
PRAGMA user_version = 1;
CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, token_hash TEXT NOT NULL);
CREATE TABLE journal (number INTEGER PRIMARY KEY, table_code TEXT NOT NULL,
                      entry TEXT NOT NULL);
CREATE TABLE matches (id TEXT PRIMARY KEY, record TEXT NOT NULL);
INSERT INTO players VALUES ('P1', 'Rasa', '00ff'), ('P2', 'Jonas', '11ee');
INSERT INTO journal (table_code, entry) VALUES ('K7QF', 'one'), ('K7QF', 'two'), ('K7QF', 'three');
INSERT INTO matches VALUES ('0123456789abcdef01234567', '{"kept":true}');
