import { describe, expect, it } from 'vitest';
import { createNotice } from '../../testing/notice.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { isEntitled, isInChat, isRefusedBearer, roleNames, roles } from '../../testing/roles.ts';
import { seededAt } from '../../testing/seeded.ts';
import { storeTenders } from '../catalog/tenders/records/tenders.writer.ts';

const id = 700_801;
const notice = createNotice(id, {
  contentHtml: '<p>Bidders shall submit a renewed trade licence and a TIN certificate.</p>',
  bond: 30_000_00,
  documentPrice: 300_00,
});

onOneDatabase('the checklist of a notice', (world) => {
  const requirements = async (credentials: object) =>
    (await world().call('getTender', { params: { tenderId: id }, ...credentials })).data.requirements;

  it('is shown only to readers of the notice, with the requirements that are clear', async () => {
    await storeTenders(world().db, [notice], seededAt);
    for (const role of roleNames.filter((each) => !isInChat(each) && !isRefusedBearer(each))) {
      const told = await requirements(await roles[role](world()));
      const kinds = told?.map(({ kind }) => kind) ?? null;
      expect([role, kinds]).toEqual([
        role,
        isEntitled(role) ? ['trade-licence', 'tin', 'bid-bond', 'bid-document'] : null,
      ]);
    }
  });

  describe('by tick', () => {
    it('is kept for each reader separately, however often it is sent', async () => {
      const [mine, others] = [await roles.subscribed(world()), await roles.otherSubscriber(world())];
      const tick = (to: 0 | 1) =>
        world().call('tickRequirement', { params: { id }, body: { kind: 'tin', to }, ...mine });
      const ticked = async (credentials: object) =>
        (await requirements(credentials))?.filter(({ is_ticked }) => is_ticked === 1).map(({ kind }) => kind);
      expect(await tick(1)).toEqual({ status: true });
      await tick(1);
      expect(await ticked(mine)).toEqual(['tin']);
      expect(await ticked(others)).toEqual([]);
      await tick(0);
      await tick(0);
      expect(await ticked(mine)).toEqual([]);
    });

    it('is kept only for readers of the notice, and only for existing requirements', async () => {
      const body = { kind: 'tin', to: 1 } as const;
      const refusal = async (change: object) =>
        (await world().refusal('tickRequirement', { params: { id }, body, ...change })).status;
      expect(await refusal({})).toBe(401);
      expect(await refusal(await roles.unsubscribed(world()))).toBe(402);
      expect(await refusal({ ...(await roles.subscribed(world())), params: { id: 99_999_999 } })).toBe(404);
      expect(await refusal({ ...(await roles.subscribed(world())), body: { kind: 'luck', to: 1 } })).toBe(400);
    });
  });
});
