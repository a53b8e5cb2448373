import { expect, it } from 'vitest';
import { createDemo } from '../../seed/demo.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { demoSize, seededAt } from '../../testing/seeded.ts';

const { companies, tenders } = createDemo({ now: seededAt, tenderCount: demoSize });

onEveryDatabase('a company', (world) => {
  it('has its name in the language asked for, its colour and the number of its open tenders', async () => {
    const [first] = companies;
    const answer = await world().call('getCompany', { params: { companyId: 1 }, headers: { 'accept-language': 'am' } });
    expect(answer).toEqual({
      id: 1,
      name: first?.nameAm,
      address: first?.address,
      brand_color: first?.brandColor.toLowerCase(),
      logo: '/company/1/logo.svg',
      tenders_count: tenders.filter(
        ({ companyId, closesAt }) => companyId === 1 && (closesAt === null || closesAt > seededAt),
      ).length,
    });
  });

  it('has no logo where none was given', async () => {
    const plain = companies.find(({ logoSvg }) => logoSvg === null);
    const { logo } = await world().call('getCompany', { params: { companyId: plain?.id ?? 0 } });
    expect(logo).toBeNull();
    const picture = await world().app.inject(`/company/${plain?.id}/logo.svg`);
    expect(picture.statusCode).toBe(404);
  });

  it('answers 404 and 400 for one that is not there and for what is no number', async () => {
    expect(await world().refusal('getCompany', { params: { companyId: 9_999 } })).toMatchObject({ status: 404 });
    expect(await world().refusal('getCompany', { params: { companyId: 'x' } })).toMatchObject({ status: 400 });
  });

  it('shows its logo as a picture in which nothing can run', async () => {
    const picture = await world().app.inject('/company/1/logo.svg');
    expect(picture.payload).toBe(companies[0]?.logoSvg);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  it.each(['0', '-1', '1e9', 'x', '99999999999', '%00', '..%2f1'])('has no logo at %s', async (id) => {
    const { statusCode } = await world().app.inject(`/company/${id}/logo.svg`);
    expect(statusCode).toBe(404);
  });
});
