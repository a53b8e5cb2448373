import { expect, it } from 'vitest';
import { logFile, stackEnvironment } from './stack.ts';

it('a stack leaves the logs of another one on the same folder alone', () => {
  const first = logFile('web', stackEnvironment({}));
  const second = logFile('web', stackEnvironment({ WEB_PORT: '3400' }));
  expect([first, second]).toEqual([
    expect.stringMatching(/[\\/]\.data[\\/]logs[\\/]web-3000\.log$/),
    expect.stringMatching(/[\\/]\.data[\\/]logs[\\/]web-3400\.log$/),
  ]);
});

it('each server of a stack gets its own port, whatever HOST and PORT say', () => {
  const environment = stackEnvironment({ HOST: '0.0.0.0', PORT: '8080', API_PORT: '4400' });
  expect(environment).toMatchObject({ API_PORT: '4400', WEB_PORT: '3000', MINI_PORT: '3001', HOST: '' });
});
