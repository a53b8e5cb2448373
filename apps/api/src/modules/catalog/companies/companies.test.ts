import { createDemo } from '@awaj/demo-data/demo';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { demoSize, seededAt } from '../../../testing/seeded.ts';

const { companies, tenders } = createDemo({ now: seededAt, tenderCount: demoSize });

onOneDatabase('a company', (world) => {
  it('has its name in the requested language, its colour and the number of its open tenders', async () => {
    const [first] = companies;
    const answer = await world().call('getCompany', { params: { companyId: 1 }, headers: { 'accept-language': 'am' } });
    expect(answer).toEqual({
      id: 1,
      name: first?.names.am,
      address: first?.address,
      brand_color: first?.brandColor.toLowerCase(),
      logo: '/company/1/logo.webp',
      tenders_count: tenders.filter(
        ({ companyId, closesAt }) => companyId === 1 && (closesAt === null || closesAt > seededAt),
      ).length,
    });
  });

  it('has no logo when none was given', async () => {
    const plain = companies.find(({ mark }) => mark === null);
    const { logo } = await world().call('getCompany', { params: { companyId: plain?.id ?? 0 } });
    expect(logo).toBeNull();
    const picture = await world().app.inject(`/company/${plain?.id}/logo.webp`);
    expect(picture.statusCode).toBe(404);
  });

  it('answers 404 for an unknown id, and 400 for an id that is not a number', async () => {
    expect(await world().refusal('getCompany', { params: { companyId: 9_999 } })).toMatchObject({ status: 404 });
    expect(await world().refusal('getCompany', { params: { companyId: 'x' } })).toMatchObject({ status: 400 });
  });

  it('shows its logo as a bitmap of twice its size on a page', async () => {
    const { rawPayload, headers } = await world().app.inject('/company/1/logo.webp');
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 144, height: 144 });
    const dot = (left: number, top: number) =>
      sharp(rawPayload).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    expect((await dot(0, 0)).at(3)).toBe(0);
    expect(`#${(await dot(72, 20)).toString('hex')}`).toBe(`${companies[0]?.brandColor.toLowerCase()}ff`);
  });

  it('has no logo when the given drawing cannot be rendered', async () => {
    const { db, app } = world();
    expect((await app.inject('/company/2/logo.webp')).statusCode).toBe(200);
    await db.updateTable('companies').set({ logo_svg: '<svg><g>' }).where('id', '=', 2).execute();
    expect((await app.inject('/company/2/logo.webp')).statusCode).toBe(404);
  });

  it.each(['0', '-1', '1e9', 'x', '99999999999', '%00', '..%2f1'])('has no logo at %s', async (id) => {
    const { statusCode } = await world().app.inject(`/company/${id}/logo.webp`);
    expect(statusCode).toBe(404);
  });
});
