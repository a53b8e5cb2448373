import { expect, it } from 'vitest';
import { trialLink } from '../../../testing/campaign-links.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { signUp } from '../../../testing/people.ts';

onOneDatabase('a phone number that receives no codes', (world) => {
  it.each([
    ['+251111234567', '0111234567'],
    ['+25191123456', '091123456'],
    ['+251811234567', '0811234567'],
  ])('such as %s can register, and can log in as %s too', async (phone, local) => {
    const { password, token } = await signUp(world(), { phone });
    expect((await world().call('getUserInfo', { token })).phone).toBe(phone);
    for (const username of [phone, local]) await world().call('logIn', { body: { username, password } });
  });

  it('is refused a code with the reason, with an account or without', async () => {
    const { token, phone } = await signUp(world(), { phone: '+251111234599' });
    const requests = [
      { body: { for: 'phone', phone }, token },
      { body: { for: 'reset', phone } },
      { body: { for: 'reset', phone: '+251111234000' } },
    ] as const;
    for (const request of requests)
      expect(await world().refusal('sendOneTimeCode', request)).toMatchObject({
        status: 422,
        problem: { errors: { phone: expect.stringContaining('No SMS reaches this number') } },
      });
  });

  it('is accepted wherever a phone is stored', async () => {
    const freeId = await trialLink(world(), { phone: '+25111123456' });
    const { token } = await world().call('startTrial', { params: { freeId } });
    expect((await world().call('getUserInfo', { token })).phone).toBe('+25111123456');
  });
});
