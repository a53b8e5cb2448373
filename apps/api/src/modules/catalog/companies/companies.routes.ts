import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/errors.ts';
import { isId } from '../../../http/ids.ts';
import type { Routes } from '../../identity/caller.ts';
import type { ReadNames } from '../names/names.ts';
import { createCompaniesRepository } from './companies.repository.ts';
import { companySuccessor } from './company-merging.ts';
import { createLogoDrawer } from './draw-logo.ts';
import { logoUrl } from './logo-url.ts';

const pictureHeaders = { 'Cache-Control': 'public, max-age=86400', 'Cross-Origin-Resource-Policy': 'cross-origin' };

export function companyRoutes(
  app: FastifyInstance,
  routes: Routes,
  { db, now, readNames }: { db: Database; now: () => Date; readNames: ReadNames },
): void {
  const companies = createCompaniesRepository(db);
  const drawLogo = createLogoDrawer();

  routes('getCompany', async ({ params, language }) => {
    const successor = await companySuccessor(db, params.companyId);
    const company = await companies.find(successor ?? params.companyId, now());
    if (!company) throw new AppError('notFound');
    const { id, address, brand_color, tenders_count } = company;
    const nameOf = await readNames(language, { companies: [id] });
    return { id, name: nameOf('companies', id), address, brand_color, tenders_count, logo: logoUrl(company) };
  });

  // A picture for image tags, so it is not part of the contract.
  app.get<{ Params: { id: string } }>('/company/:id/logo.webp', async (request, reply) => {
    const id = Number(request.params.id);
    const drawing = isId(id) ? await companies.logo(id) : null;
    const picture = drawing && (await drawLogo(id, drawing));
    if (!picture) throw new AppError('notFound');
    return reply.headers(pictureHeaders).type('image/webp').send(picture);
  });
}
