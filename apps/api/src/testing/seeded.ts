/** The date of the tests and of the seeded data. */
export const seededAt = new Date('2026-11-20T09:20:00.000Z');
export const demoSize = 400;
export const botToken = '123456789:TEST_token_for_signing_init_data_00';
