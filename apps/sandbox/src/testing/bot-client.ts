import type { FastifyInstance } from 'fastify';
import { sandboxBotToken } from '../environment.ts';

/** Acts as a bot's server and as the people who write to it. */
export function createBotClient(app: FastifyInstance) {
  const call = async (method: string, payload: object = {}, token = sandboxBotToken) => {
    const response = await app.inject({ method: 'POST', url: `/telegram-bot-api/bot${token}/${method}`, payload });
    return { status: response.statusCode, ...response.json() };
  };
  return {
    call,
    act: async (name: string, payload: object) =>
      (await app.inject({ method: 'POST', url: `/control/telegram/updates/${name}`, payload })).json(),
    async updates(parameters: object = {}) {
      return (await call('getUpdates', parameters)).result;
    },
  };
}

export const hanna = 710000001;
