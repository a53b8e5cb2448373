import { ProviderError } from '../../../http/errors.ts';
import { askProvider } from '../../../http/http-client.ts';
import type { Carrier } from './carrier.ts';

interface Settings {
  url: string;
  token: string;
  shortcode: string;
}

const name = 'geezsms';

interface Answer {
  error?: unknown;
  api_log_id?: unknown;
}

export const createGeezSms = ({ url, token, shortcode }: Settings): Carrier => ({
  name,
  async send({ to, text, reference }) {
    const { body } = await askProvider(name, `${url}/api/v1/sms/send`, {
      json: { token, phone: to.slice('+'.length), msg: text, ...(shortcode && { shortcode_id: shortcode }) },
    });
    const { error, api_log_id } = (body ?? {}) as Answer;
    if (error !== false) throw new ProviderError(name, 'did not take the message');
    return String(api_log_id ?? reference);
  },
});
