import { mkdir, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { delimiter, dirname, join } from 'node:path';
import { type ConfigBuilder, runServer } from 'verdaccio';

type Settings = ReturnType<ConfigBuilder['getConfig']>;

export interface LocalRegistry extends AsyncDisposable {
  url: string;
  /** The environment for this registry alone, without the machine's settings for package managers. */
  env: NodeJS.ProcessEnv;
}

/** No uplink: only packages published here exist. */
const settings = (folder: string): Settings => ({
  configPath: join(folder, 'config.yaml'),
  storage: join(folder, 'packages'),
  uplinks: {},
  packages: { '**': { access: '$all', publish: '$all' } },
  log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  max_body_size: '200mb',
  web: { enable: false },
});

/** The client needs a token to publish. The registry does not check it. */
async function createPerson(folder: string, url: string): Promise<NodeJS.ProcessEnv> {
  const home = join(folder, 'home');
  const userconfig = join(home, '.npmrc');
  await mkdir(home);
  await writeFile(userconfig, `registry=${url}/\n${url.replace(/^http:/, '')}/:_authToken=anyone\n`);
  return {
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: home,
    CI: 'true',
    npm_config_userconfig: userconfig,
    npm_config_registry: `${url}/`,
  };
}

export async function startLocalRegistry(folder: string): Promise<LocalRegistry> {
  const server: Server = await runServer(settings(folder));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The registry has no port.');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    env: await createPerson(folder, url),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
