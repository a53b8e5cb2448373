import { dayMs } from '@awaj/domain/duration';
import { birr } from '@awaj/domain/money';
import type { Phone } from '@awaj/domain/phone';
import { createDiscountLink, createTrialLink } from '../modules/campaigns/campaign-links.ts';
import type { World } from './world.ts';

const weekMs = 7 * dayMs;

let made = 0;

function recipient({ clock }: World, change: { phone?: string; lifeMs?: number } = {}) {
  made += 1;
  const phone = (change.phone ?? `+25194${String(made).padStart(7, '0')}`) as Phone;
  return { name: 'ሳራ ኃይሌ', phone, expiresAt: new Date(clock.now.getTime() + (change.lifeMs ?? weekMs)) };
}

export const trialLink = (world: World, change?: Parameters<typeof recipient>[1]) =>
  createTrialLink(world.db, recipient(world, change), world.clock.now);

export const discountLink = (world: World, change?: Parameters<typeof recipient>[1]) => {
  const offered = [
    { planId: 1, amount: birr(100) },
    { planId: 3, amount: birr(500) },
  ] as const;
  return createDiscountLink(world.db, { ...recipient(world, change), discounts: offered }, world.clock.now);
};

/** The headers of a browser that loads or prefetches a page. */
export const pageLoads = [{ 'sec-purpose': 'prefetch' }, { purpose: 'prefetch' }, { 'sec-fetch-mode': 'navigate' }];
