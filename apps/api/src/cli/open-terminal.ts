import { createInterface } from 'node:readline/promises';
import type { ReviewTerminal } from './review-terminal.ts';

/** The terminal of the operator. */
export function openTerminal(): Pick<ReviewTerminal, 'say' | 'readKey' | 'readLine'> {
  const { stdin, stdout } = process;
  return {
    say: (line) => console.log(line),
    readKey: () =>
      new Promise((resolve) => {
        stdin.setRawMode(true);
        stdin.resume();
        stdin.once('data', (data) => {
          stdin.setRawMode(false);
          stdin.pause();
          resolve(data.toString());
        });
      }),
    async readLine(question) {
      const lines = createInterface({ input: stdin, output: stdout });
      const answer = await lines.question(question);
      lines.close();
      return answer;
    },
  };
}
