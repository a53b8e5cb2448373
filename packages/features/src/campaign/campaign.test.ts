import { createApiClient } from '@awaj/api-client';
import { minuteMs, secondMs } from '@awaj/domain/duration';
import { birr } from '@awaj/domain/money';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { UntrustedPageError } from '../payment-page/payment-page.ts';
import { countdownParts, createCampaignMutations, createCampaignQueries, leftInWords } from './campaign.ts';

const trusted = ['https://checkout.chapa.co'];

/** Gives every call the same answer, and records the requests. */
function createBackend(answer: object) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    asked.push(request.url);
    return Response.json(answer);
  };
  const api = createApiClient({ baseUrl: 'http://api.test', campaignBaseUrl: 'http://links.test', fetch });
  const client = new QueryClient();
  const queries = createCampaignQueries(api);
  const mutations = createCampaignMutations(api, trusted);
  return {
    asked,
    nameOf: (id: string) => client.fetchQuery(queries.trialName(id)),
    offerOf: (id: string) => client.fetchQuery(queries.discount(id)),
    start: (id: string) => client.getMutationCache().build(client, mutations.startTrial(id)).execute(),
    take: (id: string) => client.getMutationCache().build(client, mutations.takeDiscount(id)).execute(3),
  };
}

const token = 'q3Jm0cVb1nW9dXz7sKf2LrTtYh8uPaGe4iNoRvQwEyU';

describe('a campaign link', () => {
  it('is requested at its own host', async () => {
    const { asked, nameOf } = createBackend({ name: 'ሳራ ኃይሌ' });
    expect(await nameOf('abc')).toBe('ሳራ ኃይሌ');
    expect(asked).toEqual(['http://links.test/api/name/abc']);
  });

  it('returns the login of a trial', async () => {
    const { asked, start } = createBackend({ status: true, token, name: 'ሳራ' });
    expect(await start('abc')).toBe(token);
    expect(asked).toEqual(['http://links.test/api/trial/abc']);
  });

  it('shows the reduced price of each plan, and leaves out unknown plans', async () => {
    const plans = [
      { id: 3, name: '1 Year', price: 2360, discount: 500 },
      { id: 9, name: 'Forever', price: 1, discount: 0 },
      { id: 1, name: '3 Months', price: 980, discount: 2000 },
    ];
    const offer = await createBackend({ time_left: '00:01:30', plans }).offerOf('abc');
    expect(offer).toMatchObject({ leftMs: 90 * secondMs });
    expect(offer.plans.map(({ id, price }) => [id, price])).toEqual([
      [3, birr(1860)],
      [1, 0],
    ]);
  });

  it('returns the login and the provider’s page together', async () => {
    const payUrl = 'https://checkout.chapa.co/checkout/payment/T7rm';
    const { asked, take } = createBackend({ token, pay_url: payUrl });
    expect(await take('abc')).toEqual({ token, payUrl });
    expect(asked).toEqual(['http://links.test/api/discount/abc?plan_id=3']);
  });

  it('returns neither when the page is not the provider’s', async () => {
    const { take } = createBackend({ token, pay_url: 'https://checkout.chapa.co@evil.example/' });
    await expect(take('abc')).rejects.toBeInstanceOf(UntrustedPageError);
  });
});

describe('the time left', () => {
  const units = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' };
  const say = (word: string) => (count: number) => (count === 1 ? `1 ${word}` : `${count} ${word}s`);
  const spoken = { days: say('day'), hours: say('hour'), minutes: say('minute') };

  it.each([
    [72 * 60 * minuteMs, '03 days 00 hours 00 minutes', '3 days'],
    [90 * minuteMs, '01 hours 30 minutes 00 seconds', '1 hour 30 minutes'],
    [secondMs, '00 hours 00 minutes 01 seconds', '1 minute'],
  ])('%d ms are shown as "%s" and read out as "%s"', (leftMs, shown, heard) => {
    expect(
      countdownParts(leftMs, units)
        .map(({ value, unit }) => `${value} ${unit}`)
        .join(' '),
    ).toBe(shown);
    expect(leftInWords(leftMs, spoken)).toBe(heard);
  });
});
