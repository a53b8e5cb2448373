import { sign } from '@telegram-apps/init-data-node';
import { botToken, seededAt } from './seeded.ts';

/** Signs init data for a user of the mini app, as Telegram does. */
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
