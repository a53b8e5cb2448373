import { GrammyError } from 'grammy';

/** Telegram refuses to answer an old press, and to change what would stay as it is. Neither is a failure. */
export async function unlessRefused(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
  });
}
