import { isPaymentPage } from '@awaj/domain/payment-redirect';

/** The answer named a page to pay on that is none of the provider's. Nobody is sent there. */
export class UntrustedPageError extends Error {
  override readonly name = 'UntrustedPageError';
}

/** The address to send the browser to, as the API gave it; throws when it leads anywhere but to the provider. */
export function toPaymentPage(url: string, trustedOrigins: readonly string[]): string {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (!(address && isPaymentPage(address, trustedOrigins))) throw new UntrustedPageError();
  return address.href;
}
