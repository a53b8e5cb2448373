import { hourMs } from '@awaj/domain/duration';
import { defaultPlanId } from '@awaj/domain/plan';
import type { FastifyInstance } from 'fastify';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import type { Database } from '../../database/database.ts';
import { addressKey } from '../../http/address.ts';
import { AppError } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { holdsText } from '../../http/request-validation.ts';
import { isSameSecret } from '../../http/same-secret.ts';
import type { Invoices } from '../billing/invoices/invoices.service.ts';
import { type Caller, type Routes, requireUser } from '../identity/caller.ts';
import type { RateLimiter } from '../identity/rate-limiter.ts';
import type { Outbox } from '../notifications/notification.ts';
import { createTelegramRegistration } from './registration.service.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  limits: RateLimiter;
  messages: Outbox;
  bot: Bot;
  webhookSecret: string;
  invoices: Invoices;
  /** Where the newest unpaid invoice of a user is paid, that of the plan they have chosen, or a new one. */
  paymentUrl(wish: { userId: number; chosenPlanId: number | undefined; language: Language }): Promise<string>;
}

const freshForMs = hourMs;

/** Telegram vouches for each user, and whole neighbourhoods share one address of their mobile network. */
const registrationsOfAddress = [{ times: 300, withinMs: hourMs }];

/** Creating an account or starting a payment requires fresh init data. */
function requireFresh(caller: Caller, now: Date): void {
  const initData = caller.kind === 'visitor' ? null : caller.initData;
  if (!initData || now.getTime() - initData.signedAt.getTime() > freshForMs) throw new AppError('initDataRefused');
}

export function telegramRoutes(app: FastifyInstance, routes: Routes, dependencies: Dependencies): void {
  const { now, limits, bot, webhookSecret, paymentUrl } = dependencies;
  const register = createTelegramRegistration(dependencies);

  routes('registerTelegram', async ({ caller, body, language, request }) => {
    requireFresh(caller, now());
    await limits.consume(`telegram registration from:${addressKey(request.ip)}`, registrationsOfAddress);
    await register(caller, { name: body.name, planId: body.plan_id ?? defaultPlanId }, language);
    return { status: true };
  });

  routes('createTelegramInvoiceUrl', async ({ caller, query, language, reply }) => {
    requireFresh(caller, now());
    const { userId } = requireUser(caller);
    reply.header('Cache-Control', 'no-store');
    return { ok: true, result: await paymentUrl({ userId, chosenPlanId: query.plan_id, language }) };
  });

  app.post<{ Body: Update }>('/webhooks/telegram', async ({ headers, body }) => {
    const given = String(headers['x-telegram-bot-api-secret-token'] ?? '');
    if (!isSameSecret(given, webhookSecret)) throw new AppError('unauthorized');
    if (typeof body?.update_id !== 'number' || !holdsText(body)) throw new AppError('invalid');
    if (!bot.isInited()) await bot.init();
    await bot.handleUpdate(body);
    return {};
  });
}
