export const seed = 20_261_124;

/** Seeded, so that every run has the same numbers. The report names the seed when a test fails. */
function createRandom(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Values that replace what the site has stored. */
const corrupt = [
  '',
  'two words\n',
  '{}',
  '[]',
  '[null]',
  '"text"',
  '{"email":',
  '{"email":{"deep":[1]},"phone":7,"firstName":null,"receipt":"{","at":"tomorrow"}',
  '{"__proto__":{"email":"x"},"constructor":1,"toString":2}',
  '{"receipt":"{\\"planId\\":9,\\"amount\\":-1,\\"banks\\":[{}]}","at":"8640000000000001"}',
  '\u0000\u0007\u001b[2J\r\n',
  '😀👩‍👩‍👧‍👦🇪🇹',
  '\ud800',
  '\u202eአዋጅ\u2028',
  '</script><script>alert(1)</script>',
  '$&{{7*7}}%s',
  '-1e999 ',
  ' '.repeat(4_000),
  `["${'long '.repeat(2_000)}"]`,
];

const pieces = [
  ...corrupt.filter((value) => value.length < 100),
  ' ',
  ',',
  '"',
  'null',
  'true',
  '0',
  'token',
  'é',
  'ሀ',
  '🙂',
];

/** The trailing space makes sure that no value looks like one of our logins. */
function* generated(count: number, random: (below: number) => number): Generator<string> {
  for (let made = 0; made < count; made += 1)
    yield `${Array.from({ length: 1 + random(6) }, () => pieces[random(pieces.length)]).join('')} `;
}

/** The values above, filled up with random ones to the given count. */
export const corruptValues = (count: number): readonly string[] => [
  ...corrupt,
  ...generated(count - corrupt.length, createRandom(seed)),
];
