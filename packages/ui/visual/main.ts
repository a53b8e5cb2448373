// Holds every story, in every look, against its stored picture: pnpm visual [--accept] [part of a story's id…]
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { compare, markChanges } from './compare.ts';
import { environmentWithOwnFonts } from './fonts.ts';
import { problemsOnPaper } from './print.ts';
import { type Finding, writeReport } from './report.ts';
import { forStoring, makeSheet } from './sheet.ts';
import { folder, readStories, type Story, serveStorybook, sheetsOf } from './storybook.ts';
import { openStorybook, patienceMs } from './storybook-page.ts';
import { takeStory } from './take.ts';

const stored = join(folder, 'visual', 'stored');
const accepts = process.argv.includes('--accept');
const words = process.argv.slice(2).filter((word) => word !== '--accept');
/** More than there are processors: while one waits for a frame another draws. */
const pagesAtOnce = 2 * availableParallelism();
/** More than these, and it is the machine or Storybook that fails: nobody waits for the rest. */
const mostUnseen = 10;
const pathOf = ({ id }: Story) => join(stored, `${id}.webp`);

async function judge(story: Story, sheet: Buffer): Promise<Finding | null> {
  const path = pathOf(story);
  if (accepts) {
    // A picture that is as good as the stored one stays as it is, so that a commit holds what changed and no more.
    if (existsSync(path) && (await compare(readFileSync(path), sheet)).kind === 'same') return null;
    writeFileSync(path, await forStoring(sheet));
    return null;
  }
  if (!existsSync(path)) return { story, what: 'It has no stored picture.', pictures: { now: sheet } };
  const before = readFileSync(path);
  const result = await compare(before, sheet);
  if (result.kind === 'same') return null;
  if (result.kind === 'resized')
    return { story, what: `It was ${result.stored} and is ${result.now}.`, pictures: { stored: before, now: sheet } };
  const differences = await markChanges(sheet, result.squares);
  const places = result.squares.map(({ left, top }) => `${left},${top}`);
  const what = `It looks different in ${places.length} squares: ${places.slice(0, 5).join(' ')}.`;
  return { story, what, pictures: { stored: before, now: sheet, differences } };
}

async function look(page: Page, session: CDPSession, story: Story): Promise<Finding[]> {
  const { pictures, overflow } = await takeStory(page, session, story);
  const finding = await judge(story, await makeSheet(pictures));
  const found = finding ? [finding] : [];
  const add = (what: string) => found.push({ story, what, pictures: {} });
  if (overflow.length > 0) add(`Too wide for 320 px with text at 200 %: ${overflow.join('; ')}.`);
  const sheets = sheetsOf(story);
  if (sheets !== null) for (const problem of await problemsOnPaper(page, sheets)) add(problem);
  return found;
}

async function openPage(browser: Browser, url: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await openStorybook(page, url);
  return { page, session: await page.context().newCDPSession(page) };
}

/** A browser that gives no answer keeps a call waiting for ever. */
async function lookInTime(page: Page, session: CDPSession, story: Story): Promise<Finding[]> {
  const inTime = new AbortController();
  const late = delay(3 * patienceMs, undefined, { signal: inTime.signal }).then(() => {
    throw new Error('The browser does not answer.');
  });
  try {
    return await Promise.race([look(page, session, story), late]);
  } finally {
    inTime.abort();
    await late.catch(() => {});
  }
}

async function walk(browser: Browser, url: string, stories: Story[], found: Finding[]): Promise<void> {
  let { page, session } = await openPage(browser, url);
  for (let story = stories.shift(); story; story = stories.shift()) {
    let findings: Finding[];
    try {
      findings = await lookInTime(page, session, story);
    } catch (error) {
      const [what = ''] = String(error).split('\n');
      findings = [{ story, what, pictures: {} }];
      unseen += 1;
      if (unseen > mostUnseen) throw new Error('Too many stories cannot be looked at.', { cause: error });
      await page.close();
      ({ page, session } = await openPage(browser, url));
    }
    for (const { what } of findings) console.log(`${story.title}: ${story.name}: ${what}`);
    found.push(...findings);
  }
}

/** Pictures of stories that are no longer there. */
function forgetOld(stories: readonly Story[]): void {
  const known = new Set(stories.map(({ id }) => id));
  for (const path of globSync(join(stored, '*.webp'))) if (!known.has(basename(path, '.webp'))) rmSync(path);
}

const all = readStories();
const chosen = words.length === 0 ? all : all.filter(({ id }) => words.some((word) => id.includes(word)));
mkdirSync(stored, { recursive: true });
const server = await serveStorybook();
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  env: await environmentWithOwnFonts(),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--hide-scrollbars'],
});
const found: Finding[] = [];
let unseen = 0;
try {
  const waiting = [...chosen];
  await Promise.all(Array.from({ length: pagesAtOnce }, () => walk(browser, server.url, waiting, found)));
} finally {
  await browser.close();
  await server.stop();
}
if (accepts && words.length === 0) forgetOld(all);
const report = writeReport(chosen.length, found);
const seen = `${chosen.length} stories ${accepts ? 'were looked at and stored' : 'were looked at'}`;
console.log(found.length === 0 ? `${seen}: all is well.` : `${seen}: ${found.length} to see to: ${report}`);
process.exitCode = found.length === 0 ? 0 : 1;
