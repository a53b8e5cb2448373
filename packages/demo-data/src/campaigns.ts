import { dayMs, secondMs } from '@awaj/domain/duration';
import { birr } from '@awaj/domain/money';
import type { Phone } from '@awaj/domain/phone';

const daySeconds = dayMs / secondMs;

/** Links that can be used repeatedly, each this long after its last use. */
export const trialCampaign = {
  id: 'demo-trial',
  name: 'ሳራ ኃይሌ',
  phone: '+251911000005' as Phone,
  renewedForSeconds: 30 * daySeconds,
};

export const discountCampaign = {
  id: 'demo-discount',
  name: 'ብሩክ ታደሰ',
  phone: '+251911000006' as Phone,
  renewedForSeconds: 3 * daySeconds,
  discounts: [
    { planId: 1, amount: birr(100) },
    { planId: 2, amount: birr(200) },
    { planId: 3, amount: birr(500) },
  ],
} as const;
