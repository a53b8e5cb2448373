import { createApiClient } from '@awaj/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { type ChannelChoice, refusalOf, withChoices } from './channels.mapper.ts';
import { createChannelMutations } from './channels.mutations.ts';
import { createChannelQueries } from './channels.queries.ts';

const none = { email: false, sms: false, telegram: false, weekly_letter: true };

/** A server that answers concurrent changes in reverse order. */
function createBackend() {
  let kept = none;
  const asked: object[] = [];
  const fetch = async (request: Request) => {
    if (request.method === 'GET') return Response.json({ channels: kept });
    const body: Record<string, number> = await request.json();
    asked.push(body);
    if (body.telegram === 1) {
      const errors = { telegram: 'Link your Telegram first.' };
      return Response.json({ status: false, message: 'Please correct the marked fields.', errors }, { status: 422 });
    }
    await new Promise((resolve) => setTimeout(resolve, 10 / asked.length));
    kept = { ...kept, ...Object.fromEntries(Object.entries(body).map(([name, on]) => [name.toLowerCase(), on === 1])) };
    return Response.json({ status: true, channels: kept });
  };
  const api = createApiClient({ baseUrl: 'http://api.test', fetch });
  const client = new QueryClient();
  const options = createChannelMutations(api).save();
  return {
    asked,
    client,
    query: createChannelQueries(api).channels(),
    choose: (choice: ChannelChoice) => client.getMutationCache().build(client, options).execute(choice),
  };
}

it('quick changes of channels are sent one after the other, so that the last one wins', async () => {
  const { asked, client, query, choose } = createBackend();
  await client.fetchQuery(query);
  await Promise.all([true, false, true].map((isOn) => choose({ channel: 'sms', isOn })));
  expect(asked).toEqual([{ SMS: 1 }, { SMS: 0 }, { SMS: 1 }]);
  expect(client.getQueryData(query.queryKey)).toEqual({ ...none, sms: true });
});

it('only the changed switch is sent, so that changes of another tab are kept', async () => {
  const { asked, choose } = createBackend();
  await choose({ channel: 'email', isOn: true });
  expect(asked).toEqual([{ email: 1 }]);
});

it('the weekly letter is switched without changing a channel', async () => {
  const { asked, choose } = createBackend();
  await choose({ channel: 'weekly_letter', isOn: false });
  expect(asked).toEqual([{ weekly_letter: 0 }]);
});

it('a refused channel keeps its stored state, and the next choice is sent', async () => {
  const { client, query, choose } = createBackend();
  await client.fetchQuery(query);
  const refused = choose({ channel: 'telegram', isOn: true });
  const accepted = choose({ channel: 'sms', isOn: true });
  const error = await refused.catch((problem: unknown) => problem);
  expect(error).toMatchObject({ status: 422 });
  expect(refusalOf((error as { errors: Record<string, string> }).errors, 'telegram')).toBe('Link your Telegram first.');
  await accepted;
  expect(client.getQueryData(query.queryKey)).toEqual({ ...none, sms: true });
});

it('the last pending choice of a channel is shown', () => {
  const onTheirWay = [
    { channel: 'sms', isOn: true },
    { channel: 'email', isOn: true },
    { channel: 'sms', isOn: false },
  ] as const;
  expect(withChoices(none, onTheirWay)).toEqual({ ...none, email: true });
});
