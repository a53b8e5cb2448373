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

/** The place of the data: the demo's folder, or your own database, which gets demo data only if you ask for it. */
export type Data = { folder: string } | { folder: null; isSeeded: boolean };

interface Started {
  url: (server: StackServer) => string;
  seconds: string;
  /** Whether collectors for the sandbox's news sites exist. */
  isCollecting: boolean;
  data: Data;
}

function accountsIn(data: Data): string {
  const list = table(accounts);
  if (data.folder !== null) return `Demo accounts of the API, all with the password awaj-demo:\n\n${list}`;
  return data.isSeeded
    ? `Demo accounts, if the database was empty before; all with the password awaj-demo:\n\n${list}`
    : [
        'The data is that of DATABASE_URL. AWAJ_SEED=demo fills an empty database with demo data.',
        'Import tenders with "pnpm api import <file>". "pnpm api import --help" says how, and "pnpm api lookups" lists the',
        'categories, regions and newspapers that a file can name.',
      ].join('\n');
}

const howToStartAgain = ({ folder }: Data): string =>
  folder === null ? '' : ` The demo data is kept in ${folder}; delete that folder to start again.`;

const collectingIn = (data: Data, newsroom: string | null): string =>
  newsroom === null || (data.folder === null && !data.isSeeded)
    ? ''
    : [`\nPrint today's issue at ${newsroom}. Within a minute`, 'the website and the mini app show its tenders.'].join(
        '\n',
      );

/** Printed once everything answers: the addresses to open and the accounts to log in with. */
export function welcome({ url, seconds, isCollecting, data }: Started): string {
  const newsroom = `${url('sandbox')}/newsroom`;
  const places = [
    ['Website', `${url('web')}/tenders`],
    ['Website in Amharic', `${url('web')}/am/tenders`],
    ['Mini app in Telegram', `${url('sandbox')}/telegram`],
    ['Mini app, dark', `${url('sandbox')}/telegram?theme=dark`],
    ['API reference', `${url('api')}/docs`],
    ['Inbox: codes and mail', `${url('sandbox')}/inbox`],
    ['Newsroom', newsroom],
    ['Sandbox', url('sandbox')],
    ['Component library', 'pnpm storybook'],
  ];
  return [
    `\nAwaj is ready after ${seconds} s.\n`,
    table(places),
    `\n${accountsIn(data)}`,
    collectingIn(data, isCollecting ? newsroom : null),
    `\nCtrl-C stops everything.${howToStartAgain(data)}\n`,
  ].join('\n');
}
