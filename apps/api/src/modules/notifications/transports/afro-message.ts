import { ProviderError } from '../../../http/errors.ts';
import { askProvider } from '../../../http/http-client.ts';
import type { Carrier } from './carrier.ts';

interface Settings {
  url: string;
  token: string;
  identifier: string;
  sender: string;
}

const name = 'afromessage';

interface Answer {
  acknowledge?: unknown;
  response?: { message_id?: unknown };
}

export const createAfroMessage = ({ url, token, identifier, sender }: Settings): Carrier => ({
  name,
  async send({ to, text, reference }) {
    const { body } = await askProvider(name, `${url}/api/send`, {
      headers: { Authorization: `Bearer ${token}` },
      json: { from: identifier, sender, to, message: text, reference },
    });
    // The status is always 200; the body holds the result.
    const { acknowledge, response } = (body ?? {}) as Answer;
    if (acknowledge !== 'success') throw new ProviderError(name, 'did not take the message');
    return String(response?.message_id ?? reference);
  },

  async find(reference) {
    const { body } = await askProvider(name, `${url}/api/status?${new URLSearchParams({ reference })}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { acknowledge, response } = (body ?? {}) as Answer;
    return acknowledge === 'success' && response?.message_id ? String(response.message_id) : null;
  },
});
