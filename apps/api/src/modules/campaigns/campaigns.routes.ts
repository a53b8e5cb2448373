import { minuteMs } from '@awaj/domain/duration';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { addressKey } from '../../http/address.ts';
import { AppError } from '../../http/errors.ts';
import { refusePageLoad } from '../../http/refuse-page-load.ts';
import type { Invoices } from '../billing/invoices/invoices.service.ts';
import type { Payments } from '../billing/payments/payments.ts';
import type { Routes } from '../identity/caller.ts';
import type { RateLimiter } from '../identity/rate-limiter.ts';
import { createDiscountService } from './discount.service.ts';
import { createTrialService } from './trial.service.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  limits: RateLimiter;
  invoices: Invoices;
  payments: Payments;
}

/** Only wrong links are counted and refused: a valid one works whatever others have tried. */
const wrongLinksOfAddress = [{ times: 20, withinMs: minuteMs }];

export function campaignRoutes(routes: Routes, dependencies: Dependencies): void {
  const { limits } = dependencies;
  const trials = createTrialService(dependencies);
  const discounts = createDiscountService(dependencies);

  /** Ids cannot be guessed in a lifetime; the limit discourages trying. */
  async function withAttemptLimit<Value>({ ip }: FastifyRequest, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.code === 'linkGone')
        await limits.consume(`wrong links from:${addressKey(ip)}`, wrongLinksOfAddress);
      throw error;
    }
  }

  routes('getTrialName', async ({ params, request, reply }) => {
    reply.header('Cache-Control', 'no-store');
    return withAttemptLimit(request, async () => ({ name: await trials.nameOf(params.freeId) }));
  });

  routes('startTrial', async ({ params, request, language, reply }) => {
    refusePageLoad(request);
    reply.header('Cache-Control', 'no-store');
    return withAttemptLimit(request, async () => ({
      status: true,
      ...(await trials.start(params.freeId, language)),
    }));
  });

  routes('listDiscountPlans', async ({ params, request, reply }) => {
    reply.header('Cache-Control', 'no-store');
    return withAttemptLimit(request, () => discounts.offerOf(params.discountId));
  });

  routes('startDiscount', async ({ params, query, request, language, reply }) => {
    refusePageLoad(request);
    reply.header('Cache-Control', 'no-store');
    return withAttemptLimit(request, () => discounts.start(params.discountId, query.plan_id, language));
  });
}
