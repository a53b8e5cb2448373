import { discountCampaign, trialCampaign } from '@awaj/demo-data/campaigns';
import { secondMs } from '@awaj/domain/duration';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { createDiscountLink, createTrialLink } from '../modules/campaigns/campaign-links.ts';

export async function seedCampaigns(trx: Transaction<Schema>, now: Date): Promise<void> {
  const lifeOf = ({ id, renewedForSeconds }: { id: string; renewedForSeconds: number }) => ({
    expiresAt: new Date(now.getTime() + renewedForSeconds * secondMs),
    demo: { id, renewedForSeconds },
  });
  await createTrialLink(trx, { ...trialCampaign, ...lifeOf(trialCampaign) }, now);
  await createDiscountLink(trx, { ...discountCampaign, ...lifeOf(discountCampaign) }, now);
}
