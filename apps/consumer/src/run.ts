import { spawn } from 'node:child_process';

export interface Place {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** The output of a command, or an error with its messages. */
export async function run(place: Place, command: string, ...args: string[]): Promise<string> {
  const child = spawn(command, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.on('error', reject);
  child.on('close', (code) => {
    if (code === 0) resolve();
    else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`));
  });
  await promise;
  return output;
}
