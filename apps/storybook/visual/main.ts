// Plays every story, checks its accessibility and compares it with its stored pictures: pnpm visual [--accept] [part of a story's id…]
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findViolations } from './accessibility.ts';
import { compare, markChanges } from './compare.ts';
import { environmentWithOwnFonts } from './fonts.ts';
import { problemsInForcedColors } from './forced-colors.ts';
import { hasPicture, isScreen, type Shot, shotsOf, type View } from './looks.ts';
import { problemsOnPaper } from './print.ts';
import { type Finding, writeReport } from './report.ts';
import { folder, readStories, serveStorybook, sheetsOf } from './storybook.ts';
import { hasContent, openStorybook, timeoutMs } from './storybook-page.ts';
import { findOverflow, showShot, takePicture } from './take.ts';

const stored = join(folder, 'visual', 'stored');
const accepts = process.argv.includes('--accept');
const words = process.argv.slice(2).filter((word) => word !== '--accept');
/** More than the processors: while one waits for a frame, another draws. */
const pagesAtOnce = 2 * availableParallelism();
/** With more failures than this, the machine or Storybook has failed, and the run ends. */
const mostUnseen = 10;
const pathOf = ({ name }: Shot) => join(stored, `${name}.webp`);

/** Lossless: lossy compression makes pictures of flat colours no smaller and blurs edges. */
const forStoring = (picture: Buffer): Promise<Buffer> => sharp(picture).webp({ lossless: true, effort: 5 }).toBuffer();

async function judge(shot: Shot, now: Buffer): Promise<Finding | null> {
  const path = pathOf(shot);
  if (accepts) {
    // If a picture matches the stored one, the file stays, so that a commit has only real changes.
    if (existsSync(path) && (await compare(readFileSync(path), now)).kind === 'same') return null;
    writeFileSync(path, await forStoring(now));
    return null;
  }
  if (!existsSync(path)) return { shot, what: 'It has no stored picture.', pictures: { now } };
  const before = readFileSync(path);
  const result = await compare(before, now);
  if (result.kind === 'same') return null;
  if (result.kind === 'resized')
    return { shot, what: `It was ${result.stored} and is ${result.now}.`, pictures: { stored: before, now } };
  const differences = await markChanges(now, result.squares);
  const places = result.squares.map(({ left, top }) => `${left},${top}`);
  const what = `It looks different in ${places.length} squares: ${places.slice(0, 5).join(' ')}.`;
  return { shot, what, pictures: { stored: before, now, differences } };
}

interface OpenPage {
  page: Page;
  session: CDPSession;
  view: View | null;
  /** What scripts have thrown and nobody has caught. */
  uncaught: string[];
}

/** Screens are checked with axe by the journeys. */
async function problemsOfComponent(page: Page, shot: Shot): Promise<string[]> {
  if (isScreen(shot.story) || !(await hasContent(page, shot.story.id))) return [];
  return [...(await problemsInForcedColors(page)), ...(await findViolations(page, shot))];
}

async function look({ page, session, uncaught }: OpenPage, shot: Shot): Promise<Finding[]> {
  const found: Finding[] = [];
  const add = (what: string) => found.push({ shot, what, pictures: {} });
  const size = await showShot(page, shot);
  if (hasPicture(shot.story)) {
    const finding = await judge(shot, await takePicture(page, session, size));
    if (finding) found.push(finding);
  }
  for (const problem of await problemsOfComponent(page, shot)) add(problem);
  const overflow = await findOverflow(page, shot);
  if (overflow.length > 0) add(`Too wide for 320 px with text at 200 %: ${overflow.join('; ')}.`);
  const sheets = sheetsOf(shot.story);
  if (sheets !== null) for (const problem of await problemsOnPaper(page, sheets)) add(problem);
  for (const error of uncaught.splice(0)) add(`Uncaught: ${error}`);
  return found;
}

async function openPage(browser: Browser): Promise<OpenPage> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  return { page, session: await page.context().newCDPSession(page), view: null, uncaught };
}

/** A call waits forever if the browser does not answer. */
async function lookInTime(open: OpenPage, shot: Shot): Promise<Finding[]> {
  const inTime = new AbortController();
  const late = delay(3 * timeoutMs, undefined, { signal: inTime.signal }).then(() => {
    throw new Error('The browser does not answer.');
  });
  try {
    return await Promise.race([look(open, shot), late]);
  } finally {
    inTime.abort();
    await late.catch(() => {});
  }
}

async function walk(browser: Browser, url: string, shots: Shot[], found: Finding[]): Promise<void> {
  let open: OpenPage | null = null;
  for (let shot = shots.shift(); shot; shot = shots.shift()) {
    let findings: Finding[];
    try {
      open ??= await openPage(browser);
      if (open.view !== shot.view) {
        // In the same page, whose files and compiled scripts the browser has kept.
        await openStorybook(open.page, url, shot.view);
        open.view = shot.view;
      }
      findings = await lookInTime(open, shot);
    } catch (error) {
      const [what = ''] = String(error).split('\n');
      findings = [{ shot, what, pictures: {} }];
      unseen += 1;
      if (unseen > mostUnseen) throw new Error('Too many stories cannot be looked at.', { cause: error });
      await open?.page.close();
      open = null;
    }
    for (const { what } of findings) console.log(`${shot.name}: ${what}`);
    found.push(...findings);
  }
}

/** Pictures of deleted stories. */
function forgetOld(shots: readonly Shot[]): void {
  const known = new Set(shots.map(({ name }) => name));
  for (const path of globSync(join(stored, '*.webp'))) if (!known.has(basename(path, '.webp'))) rmSync(path);
}

const all = shotsOf(readStories());
const chosen = words.length === 0 ? all : all.filter(({ name }) => words.some((word) => name.includes(word)));
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
const seen = `${chosen.length} pictures ${accepts ? 'were looked at and stored' : 'were looked at'}`;
console.log(found.length === 0 ? `${seen}: all is well.` : `${seen}: ${found.length} to see to: ${report}`);
process.exitCode = found.length === 0 ? 0 : 1;
