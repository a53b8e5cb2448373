/** All jobs. Cron is in UTC; a failed run is tried again so many times. The names are kept in the database. */
export const jobs = {
  deliverMessage: { name: 'deliver-message', retries: 8, firstPauseSeconds: 2 },
  // The next minute tries again.
  reconcilePayments: { name: 'reconcile-payments', cron: '* * * * *', retries: 0 },
  closeExpiredTenders: { name: 'settle-tenders', cron: '* * * * *', retries: 0 },
  readUnreadWords: { name: 'read-unread-words', cron: '* * * * *', retries: 0 },
  clearExpired: { name: 'clear-expired', cron: '17 1 * * *', retries: 2 },
} as const;
