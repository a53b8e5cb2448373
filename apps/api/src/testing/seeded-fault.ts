import type { Plugin } from 'vitest/config';

/** The variable that names the fault to test with. */
export const faultVariable = 'AWAJ_SEEDED_FAULT';

interface SeededFault {
  file: string;
  from: string;
  to: string;
  /** The tests that have to fail with this fault. */
  tests: readonly string[];
}

/** Code that tests must protect. Removing it has to make a test fail. */
export const seededFaults: Readonly<Record<string, SeededFault>> = {
  'a payment counts once': {
    file: 'modules/billing/settlement/ledger.ts',
    from: "signed, booked_at: at })\n    .onConflict((conflict) => conflict.columns(['provider', 'reference', 'kind']).doNothing())",
    to: 'signed, booked_at: at, reference: reference + Math.random() })',
    tests: ['src/modules/billing'],
  },
  'an update counts once': {
    file: 'modules/telegram/updates.ts',
    from: 'if (claim.numInsertedOrUpdatedRows === 0n) return;',
    to: '',
    tests: ['src/modules/telegram'],
  },
  'three guesses end a code': {
    file: 'modules/identity/one-time-codes.ts',
    from: ".where('tries_left', '>', 0)",
    to: '',
    tests: ['src/modules/account/auth/reset-guesses.test.ts'],
  },
  'a code is used once': {
    file: 'modules/identity/one-time-codes.ts',
    from: ".where('used_at', 'is', null)",
    to: '',
    tests: ['src/modules/account'],
  },
  'who has not paid sees less': {
    file: 'modules/identity/caller.ts',
    from: 'at: Date, entrance: Entrance): Viewer =>',
    to: "at: Date, entrance: Entrance): Viewer => rows.length > 0 ? 'subscriber' :",
    tests: ['src/paywall.test.ts'],
  },
  'notices are sanitised': {
    file: 'modules/catalog/tenders/words/notice-html.ts',
    from: 'sanitizeHtml(html, allowed)',
    to: 'html',
    tests: ['src/modules/catalog/tenders/words/notice-html.test.ts'],
  },
  'a webhook has to be signed': {
    file: 'http/webhooks.ts',
    from: "throw new AppError('unsigned');",
    to: ';',
    tests: ['src/modules/billing/providers/chapa/chapa-webhook.test.ts'],
  },
  'a changed phone is no way in': {
    file: 'modules/account/auth/reset-target.ts',
    from: 'if (before && !isUnproven) return',
    to: 'if (before && !isUnproven && false) return',
    tests: ['src/modules/account/auth/reset.test.ts'],
  },
};

/** Puts a fault into the code while it is loaded. The files do not change. */
export function seedFault(name: string | undefined): Plugin[] {
  if (!name) return [];
  const fault = seededFaults[name];
  if (!fault) throw new Error(`There is no fault "${name}".`);
  const { file, from, to } = fault;
  return [
    {
      name: 'seeded-fault',
      enforce: 'pre',
      transform(code, id) {
        if (!id.endsWith(`/src/${file}`)) return null;
        if (!code.includes(from)) throw new Error(`${file} has changed: the fault "${name}" does not fit any more.`);
        return code.replaceAll(from, to);
      },
    },
  ];
}
