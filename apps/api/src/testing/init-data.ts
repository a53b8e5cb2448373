import { sign } from '@telegram-apps/init-data-node';
import { botToken, seededAt } from './seeded.ts';

/** Init data as Telegram signs it for a user of the mini app. */
export const initDataOf = (
  telegramId: number,
  signedAt = seededAt,
  token = botToken,
  startParameter?: string,
): string =>
  sign(
    { user: { id: telegramId, first_name: 'Abebe' }, ...(startParameter && { start_param: startParameter }) },
    token,
    signedAt,
  );
