/** Bundles the contract and derives the client's types, its limits and what it signs as the mini app; `--check` only says whether they are fresh. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

const repository = fileURLToPath(new URL('..', import.meta.url));
const documentFile = fileURLToPath(new URL('openapi.gen.json', import.meta.url));
const lengthsFile = fileURLToPath(new URL('../packages/api-client/src/max-lengths.gen.ts', import.meta.url));
const telegramFile = fileURLToPath(new URL('../packages/api-client/src/shared-with-telegram.gen.ts', import.meta.url));
const typesFile = fileURLToPath(new URL('../packages/api-client/src/schema.gen.ts', import.meta.url));

function bundle(): string {
  const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const bundled = execFileSync(
    process.execPath,
    [redocly, 'bundle', 'awaj', '--config', 'redocly.yaml', '--ext=json'],
    {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return `${JSON.stringify(JSON.parse(bundled), null, 2)}\n`;
}

const notice = '/** Made from the contract by "pnpm gen"; changed by hand, it fails the check. */\n';

async function typesOf(document: string): Promise<string> {
  const nodes = await openapiTS(document, {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return `${COMMENT_HEADER}${astToString(nodes)}`;
}

interface Schema {
  properties?: Record<string, { maxLength?: number }>;
}

/** The longest text of each property, for forms to say what is too long before anything is sent. */
function lengthsOf(document: string): string {
  const { schemas } = (JSON.parse(document) as { components: { schemas: Record<string, Schema> } }).components;
  const entries = Object.entries(schemas).flatMap(([name, { properties = {} }]) => {
    const limited = Object.entries(properties).flatMap(([property, { maxLength }]) =>
      maxLength === undefined ? [] : [`    ${property}: ${maxLength},\n`],
    );
    return limited.length === 0 ? [] : [`  ${name}: {\n${limited.join('')}  },\n`];
  });
  return `${notice}export const maxLengths = {\n${entries.join('')}} as const;\n`;
}

interface Operation {
  security?: Record<string, unknown>[];
}

/** The calls for a person, whom the website names by a bearer and the mini app by its init data. */
function sharedWithTelegram(document: string): string {
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, Operation>> };
  const shared = Object.entries(paths).flatMap(([path, operations]) => {
    const schemes = Object.values(operations).flatMap(({ security = [] }) => security.flatMap(Object.keys));
    return schemes.includes('bearer') && schemes.includes('telegramInitData') ? [`  '${path}',\n`] : [];
  });
  return `${notice}export const sharedWithTelegram: readonly string[] = [\n${shared.join('')}];\n`;
}

function isFresh(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8') === text;
  } catch {
    return false;
  }
}

const document = bundle();
const generated = new Map([
  [documentFile, document],
  [typesFile, await typesOf(document)],
  [lengthsFile, lengthsOf(document)],
  [telegramFile, sharedWithTelegram(document)],
]);

for (const [file, text] of generated) {
  if (isFresh(file, text)) continue;
  const name = relative(repository, file);
  if (process.argv.includes('--check')) {
    console.error(`${name} does not match openapi/openapi.yaml; run "pnpm gen" and commit the result.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`wrote ${name}`);
  }
}
