/** Made from the contract by "pnpm gen"; changed by hand, it fails the check. */
export const sharedWithTelegram: readonly string[] = [
  '/tender/popular/categories',
  '/tender/categories',
  '/tender/lang-reg',
  '/client/user-info',
  '/client/setting/save-prefered',
  '/client/deliveries',
  '/client/saved-searches',
  '/client/saved-searches/preview',
  '/client/saved-searches/{id}',
  '/client/alert-settings',
  '/client/mutes',
  '/client/mutes/{id}',
  '/client/test-message',
  '/client/reminders',
  '/client/feeds',
  '/client/feeds/{id}',
];
