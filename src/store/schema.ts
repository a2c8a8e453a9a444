/** The tables of a results file; docs/results-file.md explains them to readers in other languages. */

/** `PRAGMA application_id`: the letters IRRG. */
export const APPLICATION_ID = 0x49525247;
/** `PRAGMA user_version`: raised whenever a table or a view changes its meaning. */
export const SCHEMA_VERSION = 2;

/**
 * A block holds the games of a range of pairs in one row, since a row for each game would cost more than playing it.
 * `games` is a JSON list with one number per game, plies * (number of outcomes) + outcome; the views unfold it.
 */
export const SCHEMA = `
CREATE TABLE run (
  settings TEXT NOT NULL,       -- JSON: everything that decides the results
  game TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  seed INTEGER NOT NULL,
  package_version TEXT NOT NULL,
  started TEXT NOT NULL         -- ISO 8601
);
CREATE TABLE agent (
  id INTEGER PRIMARY KEY,
  spec TEXT NOT NULL,
  cheats INTEGER NOT NULL       -- 1: it looks at the true position
);
CREATE TABLE pairing (
  id INTEGER PRIMARY KEY,
  first_agent INTEGER NOT NULL REFERENCES agent,
  second_agent INTEGER NOT NULL REFERENCES agent
);
CREATE TABLE seating (          -- who plays which part, by leg and by pair modulo ways
  way INTEGER NOT NULL,
  leg INTEGER NOT NULL,
  part INTEGER NOT NULL,
  role TEXT NOT NULL,
  side INTEGER NOT NULL,        -- 0 the first agent of the pairing, 1 the second
  ways INTEGER NOT NULL,
  PRIMARY KEY (way, leg, part)
);
CREATE TABLE block (
  pairing INTEGER NOT NULL REFERENCES pairing,
  first_pair INTEGER NOT NULL,
  pair_count INTEGER NOT NULL,
  outcomes TEXT NOT NULL,       -- JSON: lists of results by part, each in [-1, 1]
  games TEXT NOT NULL,          -- JSON: plies * (number of outcomes) + outcome, by pair and leg
  first_millis REAL NOT NULL,   -- thinking time of the first agent of the pairing
  second_millis REAL NOT NULL,
  PRIMARY KEY (pairing, first_pair)
);
CREATE TABLE fault (
  pairing INTEGER NOT NULL,
  pair INTEGER NOT NULL,
  leg INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  what TEXT NOT NULL,
  PRIMARY KEY (pairing, pair, leg)
);
CREATE TABLE moves (
  pairing INTEGER NOT NULL,
  pair INTEGER NOT NULL,
  leg INTEGER NOT NULL,
  moves TEXT NOT NULL,          -- JSON: every move, chance included
  PRIMARY KEY (pairing, pair, leg)
);
CREATE VIEW game AS
SELECT b.pairing, b.first_pair + g.key / 2 AS pair, g.key % 2 AS leg,
  g.value / json_array_length(b.outcomes) AS plies,
  json_extract(b.outcomes, '$[' || (g.value % json_array_length(b.outcomes)) || ']') AS result
FROM block b, json_each(b.games) g;
CREATE VIEW seat AS
SELECT g.pairing, g.pair, g.leg, s.part, s.role,
  CASE s.side WHEN 0 THEN p.first_agent ELSE p.second_agent END AS agent,
  a.spec, json_extract(g.result, '$[' || s.part || ']') AS result, g.plies
FROM game g
JOIN seating s ON s.leg = g.leg AND s.way = g.pair % s.ways
JOIN pairing p ON p.id = g.pairing
JOIN agent a ON a.id = CASE s.side WHEN 0 THEN p.first_agent ELSE p.second_agent END;
`;
