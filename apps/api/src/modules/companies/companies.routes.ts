import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Routes } from '../../platform/contract.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';

const integerMax = 2_147_483_647;

export function companyRoutes(
  app: FastifyInstance,
  routes: Routes,
  { db, now }: { db: Database; now: () => Date },
): void {
  routes('getCompany', async ({ params, language }) => {
    const company = await db
      .selectFrom('companies')
      .select([`name_${language} as name`, 'address', 'brand_color', sql<boolean>`logo_svg is not null`.as('has_logo')])
      .select(
        sql<number>`(select count(*)::int from tenders t where t.company_id = companies.id
        and (t.closes_at is null or t.closes_at > ${now()}))`.as('tenders_count'),
      )
      .where('id', '=', params.companyId)
      .executeTakeFirst();
    if (!company) throw new AppError('notFound');
    const { has_logo, ...fields } = company;
    return { ...fields, id: params.companyId, logo: has_logo ? `/company/${params.companyId}/logo.svg` : null };
  });

  // A picture, not a call: it stands in image tags and is not part of the contract.
  app.get<{ Params: { id: string } }>('/company/:id/logo.svg', async (request, reply) => {
    const id = Number(request.params.id);
    if (!Number.isInteger(id) || id < 1 || id > integerMax) throw new AppError('notFound');
    const company = await db.selectFrom('companies').select('logo_svg').where('id', '=', id).executeTakeFirst();
    if (!company?.logo_svg) throw new AppError('notFound');
    return reply
      .headers({
        'Cache-Control': 'public, max-age=86400',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .type('image/svg+xml')
      .send(company.logo_svg);
  });
}
