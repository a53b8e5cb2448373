import type { FastifyInstance } from 'fastify';
import type { Routes } from '../../platform/contract-routes.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { logoUrl } from '../../platform/logo-url.ts';
import { createCompaniesRepository } from './companies.repository.ts';

/** Anybody may have sent the picture, so nothing in it runs or loads, wherever it is opened. */
const pictureHeaders = {
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export function companyRoutes(
  app: FastifyInstance,
  routes: Routes,
  { db, now }: { db: Database; now: () => Date },
): void {
  const companies = createCompaniesRepository(db);

  routes('getCompany', async ({ params, language }) => {
    const company = await companies.find(params.companyId, language, now());
    if (!company) throw new AppError('notFound');
    const { id, name, address, brand_color, tenders_count } = company;
    return { id, name, address, brand_color, tenders_count, logo: logoUrl(company) };
  });

  // A picture, not a call: it stands in image tags and is not part of the contract.
  app.get<{ Params: { id: string } }>('/company/:id/logo.svg', async (request, reply) => {
    const id = Number(request.params.id);
    const picture = isId(id) ? await companies.logo(id) : null;
    if (picture === null) throw new AppError('notFound');
    return reply.headers(pictureHeaders).type('image/svg+xml').send(picture);
  });
}
