import { isPaymentPage } from '@awaj/domain/payment-redirect';

/** The API named a payment page that is not the provider's. The browser is not sent there. */
export class UntrustedPageError extends Error {
  override readonly name = 'UntrustedPageError';
}

/** Checks the address of the payment page; throws if it does not belong to the provider. */
export function toPaymentPage(url: string, trustedOrigins: readonly string[]): string {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (!(address && isPaymentPage(address, trustedOrigins))) throw new UntrustedPageError();
  return address.href;
}
