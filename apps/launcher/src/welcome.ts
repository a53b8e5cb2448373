import type { StackServer } from './stack.ts';

const accounts = [
  ['active@awaj.test', '0911000001', 'one-year subscription, preferences, saved tenders'],
  ['inactive@awaj.test', '0911000002', 'no active subscription'],
  ['trial@awaj.test', '0911000003', 'welcome trial, 9 of 15 days left'],
  ['nofeed@awaj.test', '0911000004', 'subscription, no preferences yet'],
] as const;

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`).join('\n');
}

interface Started {
  url: (server: StackServer) => string;
  seconds: string;
  /** Where the embedded database lies; undefined where there is another one. */
  dataFolder: string | undefined;
}

/** What is printed once everything answers: where to click, and as whom. */
export function welcome({ url, seconds, dataFolder }: Started): string {
  const places = [
    ['Website', `${url('web')}/tenders`],
    ['Website in Amharic', `${url('web')}/am/tenders`],
    ['Mini app in Telegram', `${url('sandbox')}/telegram`],
    ['Mini app, dark', `${url('sandbox')}/telegram?theme=dark`],
    ['API reference', `${url('api')}/docs`],
    ['Inbox: codes and mail', `${url('sandbox')}/inbox`],
    ['Sandbox', url('sandbox')],
    ['Component library', 'pnpm storybook'],
  ];
  return [
    `\nAwaj is ready after ${seconds} s.\n`,
    table(places),
    '\nDemo accounts of the API, all with the password awaj-demo:\n',
    table(accounts),
    `\nCtrl-C stops everything.${dataFolder ? ` The demo data is kept in ${dataFolder}; delete that folder to begin afresh.` : ''}\n`,
  ].join('\n');
}
