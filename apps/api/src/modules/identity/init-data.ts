import { dayMs, minuteMs } from '@awaj/domain/duration';
import { parse, validate } from '@telegram-apps/init-data-node';
import { AppError } from '../../http/errors.ts';

export interface InitData {
  telegramId: number;
  signedAt: Date;
  /** The start parameter of the link into the app. */
  startParameter: string | null;
}

const lifeMs = dayMs;
const clockSkewMs = minuteMs;

function read(initData: string, botToken: string): InitData {
  // The age is checked below with the injected clock.
  validate(initData, botToken, { expiresIn: 0 });
  const { auth_date: signedAt, user, start_param: startParameter = null } = parse(initData);
  if (!user) throw new AppError('initDataRefused');
  return { telegramId: user.id, signedAt, startParameter };
}

/** Checks signature, age and repeated keys, because the signature might cover one value and we read the other. */
export function verifyInitData(initData: string, { botToken, now }: { botToken: string; now: Date }): InitData {
  const keys = [...new URLSearchParams(initData).keys()];
  if (new Set(keys).size !== keys.length) throw new AppError('initDataRefused');
  let verified: InitData;
  try {
    verified = read(initData, botToken);
  } catch {
    throw new AppError('initDataRefused');
  }
  const ageMs = now.getTime() - verified.signedAt.getTime();
  if (ageMs > lifeMs || ageMs < -clockSkewMs) throw new AppError('initDataRefused');
  return verified;
}
