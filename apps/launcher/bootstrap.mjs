#!/usr/bin/env node
// Runs a TypeScript file of this repository with the Node.js and pnpm that it pins, on a machine that may have
// neither. All it needs is some Node.js >= 20 with npm, and tar.
//
//   node apps/launcher/bootstrap.mjs apps/launcher/src/start.ts [arguments]
//
// It uses the machine's own versions if they are suitable. Otherwise it downloads them once from the npm registry into
// a cache of the user that all clones share.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const windows = process.platform === 'win32';
const cacheHome = process.env.XDG_CACHE_HOME || (windows && process.env.LOCALAPPDATA) || join(homedir(), '.cache');
const cache = join(cacheHome, 'awaj-toolchain');

function say(text) {
  console.error(`setup: ${text}`);
}

function stop(text) {
  say(text);
  process.exit(1);
}

/** The two comparators that `engines.node` may use, joined by `||`. */
function fits(version, range) {
  const numbers = (text) => text.match(/\d+/g).map(Number);
  const [major, minor] = numbers(version);
  return range.split('||').some((part) => {
    const [wantMajor, wantMinor] = numbers(part);
    if (major === wantMajor) return minor >= wantMinor;
    return part.trim().startsWith('>=') && major > wantMajor;
  });
}

/** The environment without npm's variables about the current script, which would mislead the next npm or pnpm. */
function cleanEnvironment() {
  const kept = /^npm_config_(registry|cafile|proxy|https?_proxy|https-proxy|noproxy)$/i;
  const entries = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key) || kept.test(key));
  return Object.fromEntries(entries.filter(([key]) => key !== 'NODE' && key !== 'INIT_CWD'));
}

const env = cleanEnvironment();
const pathKey = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
const prependPath = (folder) => {
  env[pathKey] = folder + delimiter + (env[pathKey] ?? '');
};

/** npm's error codes for a registry that does not answer. */
const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;
const networkAdvice = 'The first start needs a network, or a proxy in HTTPS_PROXY.';

function run(command, args, cwd) {
  const result = spawnSync(command, args, { cwd, env, encoding: 'utf8', shell: windows });
  if (result.error?.code === 'ENOENT') stop(`"${command}" was not found. It comes with Node.js; please install it.`);
  if (result.status !== 0) {
    const said = (result.stderr || result.stdout || '').trim();
    if (command === 'npm' && unreachable.test(said)) say(`the npm registry cannot be reached. ${networkAdvice}`);
    stop(`"${command} ${args.join(' ')}" failed:\n  ${said.split('\n').slice(-5).join('\n  ')}`);
  }
  return result.stdout.trim();
}

/** Fills a folder of the cache once. Two runs at the same time race harmlessly to the same rename. */
function provide(name, fill) {
  const target = join(cache, name);
  if (existsSync(target)) return target;
  say(`fetching ${name} into ${cache}`);
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, '.partial-'));
  fill(scratch);
  try {
    renameSync(scratch, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(scratch, { recursive: true, force: true });
  }
  return target;
}

function provideNode() {
  if (fits(process.versions.node, manifest.engines.node)) return dirname(process.execPath);
  const version = manifest.toolchain.node;
  const os = windows ? 'win' : process.platform;
  const kind = os === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  const home = provide(`node-${version}-${os}-${process.arch}`, (scratch) => {
    const tarball = run('npm', ['pack', '--loglevel=error', `${kind}-${os}-${process.arch}@${version}`], scratch);
    // Only the executable: unpacking the headers as well takes three times as long.
    run('tar', ['-xzf', tarball, '--strip-components=1', 'package/bin'], scratch);
    rmSync(join(scratch, tarball));
  });
  return join(home, 'bin');
}

function providePnpm() {
  const version = manifest.packageManager.replace('pnpm@', '');
  const found = spawnSync('pnpm', ['--version'], { cwd: homedir(), env, encoding: 'utf8', shell: windows });
  if (found.status === 0 && found.stdout.split('.')[0] === version.split('.')[0]) return;
  const home = provide(`pnpm-${version}`, (scratch) => {
    run('npm', [
      'install',
      '--prefix',
      scratch,
      '--no-save',
      '--no-package-lock',
      '--loglevel=error',
      `pnpm@${version}`,
    ]);
  });
  prependPath(join(home, 'node_modules', '.bin'));
}

prependPath(provideNode());
providePnpm();

const installArguments = ['install', '--prefer-offline', '--loglevel=warn'];
if (process.env.CI) installArguments.push('--frozen-lockfile');
say('installing dependencies');
const install = spawnSync('pnpm', installArguments, { cwd: root, env, stdio: 'inherit', shell: windows });
if (install.status !== 0) stop('"pnpm install" failed; see its message above.');

prependPath(join(root, 'node_modules', '.bin'));
const child = spawn('node', process.argv.slice(2), { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm runs this in a shell that ends at SIGTERM without passing it on, so this process checks whether the shell still
// runs.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
