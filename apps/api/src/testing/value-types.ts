const time = new Date('2026-11-28T20:30:00.123Z');
const id = 'a1b2c3d4-0000-4000-8000-00000000000f';
const json = '{"a": [1, null]}';

/** Types whose values tests write and read on both databases: a parameter, and what is read if that is something else. */
export const valueTypes: Readonly<Record<string, readonly [written: unknown, read?: unknown]>> = {
  bool: [true],
  int2: [-7],
  int4: [2_000_000_000],
  int8: [2 ** 52],
  float8: [0.25],
  numeric: ['12345678901234567890.5'],
  text: ['ጨረታ "\\'],
  varchar: ['ጨረታ'],
  name: ['tenders'],
  char: ['r'],
  tsquery: ["'road' & !'works'"],
  date: ['2026-11-28'],
  timestamptz: [time],
  uuid: [id],
  json: [json, JSON.parse(json)],
  jsonb: [json, JSON.parse(json)],
  bytea: [Buffer.from([0, 92, 255])],
  _bool: [[true, false]],
  _int2: [[1, -2]],
  _int4: [[1, -2]],
  _int8: [[1, 2 ** 52]],
  _text: [['ጨረታ', 'a "b", {c}', '\\', '']],
};
