import { expect, it } from 'vitest';
import { subscribe } from '../../testing/alerts.ts';
import { onEveryDatabase } from '../../testing/on-databases.ts';
import type { Announcement } from './notification.ts';

const nobody = 999_999;

onEveryDatabase('the outbox', (world) => {
  it('stores many announcements at once, each event once, and none for unknown users', async () => {
    const { services, db, clock } = world();
    const { id, email } = await subscribe(world());
    const to = (userId: number, event: string): Announcement => ({
      userId,
      language: 'en',
      event,
      message: { template: 'planEnded', isTrial: false, endsAt: clock.now },
      address: { channel: 'email', to: email },
    });
    await services.messages.announce(db);
    await services.messages.announce(db, to(id, 'first'));
    await services.messages.announce(db, to(id, 'first'), to(nobody, 'nobody'), to(id, 'second'), {
      ...to(id, 'nowhere'),
      address: null,
    });
    const rows = await db
      .selectFrom('messages')
      .select(['event', 'recipient', 'reason'])
      .where('user_id', '=', id)
      .orderBy('event')
      .execute();
    expect(rows).toEqual([
      { event: 'first', recipient: email, reason: null },
      { event: 'nowhere', recipient: null, reason: 'no-contact' },
      { event: 'second', recipient: email, reason: null },
    ]);
    expect((await world().letters(email)).map(({ subject }) => subject)).toHaveLength(2);
  });
});
