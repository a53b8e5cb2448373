/** All jobs with their cron schedules in UTC and their retries. The database stores the names. */
export const jobs = {
  sweepMessages: { name: 'sweep-messages', cron: '* * * * *', retries: 0 },
  // The next minute tries again.
  reconcilePayments: { name: 'reconcile-payments', cron: '* * * * *', retries: 0 },
  sendLateReceipts: { name: 'send-late-receipts', cron: '* * * * *', retries: 0 },
  closeExpiredTenders: { name: 'settle-tenders', cron: '* * * * *', retries: 0 },
  readUnreadWords: { name: 'read-unread-words', cron: '* * * * *', retries: 0 },
  // At eight in the morning in Addis Ababa.
  remindOfPlanEnds: { name: 'remind-of-plan-ends', cron: '0 5 * * *', retries: 3, firstPauseSeconds: 60 },
  // Most minutes have nothing to send; a long round continues in the next minute.
  sendAlerts: { name: 'send-daily-alerts', cron: '* * * * *', retries: 0 },
  // On Mondays from seven on, and later in the week if that was missed.
  sendWeeklyLetters: { name: 'send-weekly-letters', cron: '* * * * *', retries: 0 },
  remindOfClosings: { name: 'remind-of-closings', cron: '* * * * *', retries: 0 },
  sendChangeAlerts: { name: 'tell-of-changes', cron: '* * * * *', retries: 0 },
  clearExpired: { name: 'clear-expired', cron: '17 1 * * *', retries: 2 },
} as const;
