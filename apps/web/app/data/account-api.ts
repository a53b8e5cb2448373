import { createAccountMutations } from '@awaj/features/account';
import { createBillingQueries } from '@awaj/features/billing';
import { createCampaignMutations, createCampaignQueries } from '@awaj/features/campaign';
import { createChannelMutations, createChannelQueries } from '@awaj/features/channels';
import { createDeliveryQueries } from '@awaj/features/deliveries';
import { createFeedAddressMutations, createFeedAddressQueries } from '@awaj/features/feed-address';
import { createPaymentMutations } from '@awaj/features/payment';
import { createPreferencesMutations, createPreferencesQueries } from '@awaj/features/preferences';
import { createReminderMutations, createReminderQueries } from '@awaj/features/reminders';
import { type Locale, locales } from '@awaj/i18n';
import { useLocale } from '@awaj/i18n/react';
import { paymentOrigins } from '../config/config.ts';
import { clientIn } from './api.ts';

/** Queries about the account and payments. A first visit to the notices does not load them. */
function accountApiFor(locale: Locale) {
  const client = clientIn(locale);
  const queries = {
    billing: createBillingQueries(client),
    campaigns: createCampaignQueries(client),
    channels: createChannelQueries(client),
    deliveries: createDeliveryQueries(client),
    feedAddresses: createFeedAddressQueries(client),
    preferences: createPreferencesQueries(client, locale),
    reminders: createReminderQueries(client),
  };
  const mutations = {
    account: createAccountMutations(client),
    campaigns: createCampaignMutations(client, paymentOrigins),
    channels: createChannelMutations(client),
    feedAddresses: createFeedAddressMutations(client),
    payment: createPaymentMutations(client, paymentOrigins),
    preferences: createPreferencesMutations(client),
    reminders: createReminderMutations(client),
  };
  return { queries, mutations };
}

const apis = Object.fromEntries(locales.map((locale) => [locale, accountApiFor(locale)])) as Record<
  Locale,
  ReturnType<typeof accountApiFor>
>;

/** For loaders. */
export const accountQueriesIn = (locale: Locale) => apis[locale].queries;

/** For components. */
export const useAccountQueries = () => accountQueriesIn(useLocale());

export const useMutations = () => apis[useLocale()].mutations;
