import { dayMs, secondMs } from '@awaj/domain/duration';
import { birr } from '@awaj/domain/money';
import type { Phone } from '@awaj/domain/phone';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { createDiscountLink, createTrialLink } from '../modules/campaigns/campaign-links.ts';

const daySeconds = dayMs / secondMs;
const trialSeconds = 30 * daySeconds;
const discountSeconds = 3 * daySeconds;

const discounts = [
  { planId: 1, amount: birr(100) },
  { planId: 2, amount: birr(200) },
  { planId: 3, amount: birr(500) },
] as const;

/** The two links of the demo, which can be used again and again. */
export async function loadCampaigns(trx: Transaction<Schema>, now: Date): Promise<void> {
  const demoLink = (id: string, seconds: number) => ({
    expiresAt: new Date(now.getTime() + seconds * secondMs),
    demo: { id, renewedForSeconds: seconds },
  });
  const sara = { name: 'ሳራ ኃይሌ', phone: '+251911000005' as Phone };
  const biruk = { name: 'ብሩክ ታደሰ', phone: '+251911000006' as Phone };
  await createTrialLink(trx, { ...sara, ...demoLink('demo-trial', trialSeconds) }, now);
  await createDiscountLink(trx, { ...biruk, ...demoLink('demo-discount', discountSeconds), discounts }, now);
}
