import { minuteMs } from '@awaj/domain/duration';
import { beforeAll, describe, expect, it } from 'vitest';
import { discountLink, trialLink } from '../../../testing/campaign-links.ts';
import { moveOn } from '../../../testing/clock.ts';
import { initDataOf } from '../../../testing/init-data.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { payLatest, startPayment } from '../../../testing/payments.ts';
import { codeFor, inFull, type Person, sendResetCode, signUp } from '../../../testing/people.ts';
import { connectTelegram, contactFrom, type Telegram } from '../../../testing/telegram.ts';
import type { World } from '../../../testing/world.ts';

const password = 'brand new';

/** Signs up with somebody else's phone, which is unverified. */
const squat = signUp;

/** Other proofs that the account belongs to its user. */
const proofs = {
  'a proven email': ({ db }: World, { email }: Person) =>
    db.updateTable('users').set({ is_email_verified: true }).where('email', '=', email).execute(),
  'a payment': async (world: World, { token }: Person) => {
    await startPayment(world, token);
    await payLatest(world);
  },
  'an order': (world: World, { token }: Person) => {
    const body = { first_name: 'Abebe', last_name: 'Kebede', email: 'abebe@awaj.test', phone: '0911000009' };
    return world.call('orderDocument', { params: { docId: 1 }, body, token });
  },
} as const;

/** The ways to verify a phone without a session, each with the credentials they give. */
type Credentials = { token: string } | { initData: string };
type Prove = (world: World, phone: string) => Promise<Credentials>;

const byReset: Prove = async (world, phone) => {
  const code = await sendResetCode(world, phone);
  return { token: (await world.call('resetPassword', { body: { phone, code, password } })).token };
};

const byLink: Prove = async (world, phone) => {
  const freeId = await trialLink(world, { phone: inFull(phone) });
  const { token } = await world.call('startTrial', { params: { freeId } });
  await world.call('sendOneTimeCode', { body: { for: 'phone', phone }, token });
  const code = await codeFor(world, inFull(phone));
  await world.call('verifyContact', { body: { phone, code }, token });
  return { token };
};

onOneDatabase('whose phone it is', (world) => {
  describe('somebody who verifies a phone', () => {
    let telegram: Telegram;
    let telegramIds = 60_000;
    beforeAll(() => {
      telegram = connectTelegram(world());
    });

    const byContact: Prove = async (_world, phone) => {
      telegramIds += 1;
      await telegram.bring(contactFrom(telegram.nextId(), telegramIds, inFull(phone), telegramIds));
      const initData = initDataOf(telegramIds);
      await world().send('registerTelegram', { body: { name: 'Sara Haile' }, initData });
      return { initData };
    };

    describe.each([
      ['a reset code', byReset],
      ['a code after a campaign link', byLink],
      ['the contact shared with the bot', byContact],
    ] as const)('by %s', (_, prove) => {
      it('gets the unproven account with it, and its creator loses access', async () => {
        const squatter = await squat(world());
        const credentials = await prove(world(), squatter.phone);
        await expectShutOut(world(), squatter);
        const info = await world().call('getUserInfo', credentials);
        expect(info).toMatchObject({ phone: inFull(squatter.phone), email: null, is_phone_verified: true });
        expect((await world().letters(squatter.email)).map(({ subject }) => subject)).toEqual([
          'This email is no longer in use at Awaj',
        ]);
      });

      it.each(Object.entries(proofs))('gets a new account when the one with the phone has %s', async (_name, give) => {
        const owner = await squat(world());
        await give(world(), owner);
        const credentials = await prove(world(), owner.phone);
        const info = await world().call('getUserInfo', credentials);
        expect(info).toMatchObject({ phone: inFull(owner.phone), email: null, is_phone_verified: true });
        const kept = await world().call('getUserInfo', { token: owner.token });
        expect(kept).toMatchObject({ phone: null, email: owner.email, name: 'Abebe Kebede' });
        await world().call('logIn', { body: { username: owner.email, password: owner.password } });
        expect((await world().letters(owner.email)).map(({ subject }) => subject)).toEqual([
          'Your account no longer has a phone number',
        ]);
      });

      it('keeps the account whose phone was already verified, with its password and email', async () => {
        const person = await signUp(world());
        await world().call('sendOneTimeCode', { body: { for: 'phone', phone: person.phone }, token: person.token });
        const code = await codeFor(world(), inFull(person.phone));
        await world().call('verifyContact', { body: { phone: person.phone, code }, token: person.token });
        moveOn(world(), minuteMs);
        const credentials = await prove(world(), person.phone);
        expect((await world().call('getUserInfo', credentials)).email).toBe(person.email);
      });
    });

    it('takes nothing from an account connected to the Telegram account that verifies the phone', async () => {
      const person = await squat(world());
      await world().db.updateTable('users').set({ telegram_id: 61_500 }).where('email', '=', person.email).execute();
      await telegram.bring(contactFrom(telegram.nextId(), 61_500, inFull(person.phone), 61_500));
      const info = await world().call('getUserInfo', { token: person.token });
      expect(info).toMatchObject({ email: person.email, is_phone_verified: true });
      await world().call('logIn', { body: { username: person.email, password: person.password } });
    });

    it('twice at once ends up with one account', async () => {
      const squatter = await squat(world());
      await proofs['a proven email'](world(), squatter);
      const code = await sendResetCode(world(), squatter.phone);
      const body = { phone: squatter.phone, code, password };
      const [reset] = await Promise.all([
        world().send('resetPassword', { body }),
        byContact(world(), squatter.phone),
        byContact(world(), squatter.phone),
      ]);
      // The second one fails, because its code went with the account that lost the phone.
      expect([200, 422, 503]).toContain(reset.statusCode);
      const users = world().db.selectFrom('users').select('is_phone_verified');
      expect(await users.where('phone', '=', inFull(squatter.phone)).execute()).toEqual([{ is_phone_verified: true }]);
    });

    it('may do so in Telegram even if somebody signed up with the number after it was shared', async () => {
      const phone = '0966123123';
      await telegram.bring(contactFrom(telegram.nextId(), 61_001, inFull(phone), 61_001));
      const squatter = await squat(world(), { phone });
      const initData = initDataOf(61_001);
      await world().call('registerTelegram', { body: { name: 'Sara Haile' }, initData });
      expect(await world().call('getUserInfo', { initData })).toMatchObject({ name: 'Sara Haile', email: null });
      await expectShutOut(world(), squatter);
    });
  });

  describe('a campaign link', () => {
    const pay = async (phone: string) => {
      const discountId = await discountLink(world(), { phone: inFull(phone) });
      const { token } = await world().call('startDiscount', { params: { discountId }, query: { plan_id: 3 } });
      return token;
    };

    it('gives nothing to an account whose user only typed the phone', async () => {
      const squatter = await squat(world());
      const token = await pay(squatter.phone);
      await payLatest(world());
      expect((await world().call('getUserInfo', { token })).is_active).toBe(true);
      const theirs = await world().call('getUserInfo', { token: squatter.token });
      expect([theirs.is_active, theirs.email]).toEqual([false, squatter.email]);
    });

    it('moves its purchases and saved tenders into the account that already has the phone', async () => {
      const squatter = await squat(world());
      const token = await pay(squatter.phone);
      await payLatest(world());
      await world().call('saveTender', { params: { id: 7 }, body: { to: 1 }, token });
      await world().call('sendOneTimeCode', { body: { for: 'phone', phone: squatter.phone }, token });
      const code = await codeFor(world(), inFull(squatter.phone));
      await world().call('verifyContact', { body: { phone: squatter.phone, code }, token });
      const info = await world().call('getUserInfo', { token });
      expect(info).toMatchObject({
        phone: inFull(squatter.phone),
        is_active: true,
        unseen_tender_count: 1,
        email: null,
      });
      await expectShutOut(world(), squatter);
    });

    it('creates one account for two links to one phone', async () => {
      const phone = '0948123123';
      const [one, two] = [await trialLink(world(), { phone: inFull(phone) }), await pay(phone)];
      const { token } = await world().call('startTrial', { params: { freeId: one } });
      const infos = await Promise.all([token, two].map((each) => world().call('getUserInfo', { token: each })));
      expect(infos.map((info) => info.is_active)).toEqual([true, true]);
    });

    it('shows only its own offer in an older account, and lets it be paid', async () => {
      const { db } = world();
      const phone = inFull('0911000001');
      const { id } = await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirstOrThrow();
      await db.deleteFrom('subscriptions').where('user_id', '=', id).execute();
      const token = await pay('0911000001');
      const { invoices } = await world().call('listInvoices', { token });
      expect(invoices).toMatchObject([{ amount: 1_860, status: 0 }]);
      await world().call('getInvoice', { params: { invoiceId: invoices[0]?.id ?? 0 }, token });
      await startPayment(world(), token);
      await payLatest(world());
      const { data } = await world().call('getTender', { params: { tenderId: 1 }, token });
      expect(data.content).not.toBeNull();
      expect(await world().refusal('createPaymentUrl', { token })).toMatchObject({ status: 403 });
    });

    it('opens nothing else of an older account', async () => {
      const token = await pay('0911000003');
      const info = await world().call('getUserInfo', { token });
      expect(info).toMatchObject({
        name: 'ሳራ ኃይሌ',
        phone: '+251911000003',
        email: null,
        tin: null,
        company_name: null,
      });
      expect(info).toMatchObject({
        latest_plan: null,
        latest_plan_type: null,
        plan_duration: null,
        plan_days_left: null,
      });
      const company = { company_name: 'Thief', tin: '0000000001', address: 'Here' };
      const channels = { email: 0, SMS: 0, telegram: 0 } as const;
      const preferences = { selectedLanguages: [1], selectedRegions: [], selectedCategories: [] };
      const order = { first_name: 'Abebe', last_name: 'Kebede', email: 'a@awaj.test', phone: '0911000009' };
      const own = await world().call('listInvoices', { token: await world().tokenOf('inactive') });
      const answers = {
        updateCompanyInfo: await world().refusal('updateCompanyInfo', { body: company, token }),
        getChannels: await world().refusal('getChannels', { token }),
        saveChannels: await world().refusal('saveChannels', { body: channels, token }),
        savePreferences: await world().refusal('savePreferences', { body: preferences, token }),
        saveTender: await world().refusal('saveTender', { params: { id: 1 }, body: { to: 1 }, token }),
        listSavedTenders: await world().refusal('listSavedTenders', { token }),
        listFeed: await world().refusal('listFeed', { token }),
        listCategories: await world().refusal('listCategories', { query: { path: 'client/myfeed' }, token }),
        getDocument: await world().refusal('getDocument', { params: { docId: 1 }, token }),
        orderDocument: await world().refusal('orderDocument', { params: { docId: 1 }, body: order, token }),
        getOrder: await world().refusal('getOrder', { params: { docId: 1 }, token }),
        downloadDocument: await world().refusal('downloadDocument', { params: { id: 1 }, token }),
      };
      expect(Object.entries(answers).filter(([, { status }]) => status !== 403)).toEqual([]);
      const params = { invoiceId: own.invoices[0]?.id ?? 0 };
      expect(await world().refusal('getInvoice', { params, token })).toMatchObject({ status: 404 });
    });
  });
});

async function expectShutOut(world: World, { token, email, phone, password: old }: Person): Promise<void> {
  expect(await world.refusal('getUserInfo', { token })).toMatchObject({ status: 401 });
  for (const username of [email, phone])
    expect(await world.refusal('logIn', { body: { username, password: old } })).toMatchObject({ status: 422 });
}
