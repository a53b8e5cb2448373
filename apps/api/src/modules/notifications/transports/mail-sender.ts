import { parseEmail } from '@awaj/domain/email';
import { createTransport } from 'nodemailer';
import { NoAnswer, ProviderError, Undeliverable } from '../../../http/errors.ts';
import type { ProviderConfig } from '../../../settings/providers.ts';
import type { AddressedMessage, Carrier } from './carrier.ts';

export interface MailSender extends Carrier {
  close(): void;
}

const waitMs = 10_000;
const maxConnections = 10;
const provider = 'smtp';

/** Prevents automatic out-of-office replies. */
const always = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** RFC 8058: lets the mailbox show its own unsubscribe button. */
const ofList = ({ name, unsubscribeUrl }: NonNullable<AddressedMessage['list']>, domain: string) => ({
  'List-Id': `<${name.toLowerCase()}.${domain}>`,
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  Precedence: 'bulk',
});

/** A 5xx of the mail server is final for the address; other errors are temporary. */
function toFailure(error: unknown): Error {
  const { responseCode, code, message } = error as { responseCode?: number; code?: string; message?: string };
  if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500) return new Undeliverable(provider);
  const reason = code ?? 'did not take the mail';
  // A connection that broke before the answer may have broken after the mail was taken.
  const isCertain = responseCode !== undefined || /ECONNREFUSED|greeting/i.test(message ?? '') || code === 'EDNS';
  return isCertain ? new ProviderError(provider, reason) : new NoAnswer(provider, reason);
}

export function createMailSender({ smtpUrl, from, bounceDomain, dkim }: ProviderConfig['mail']): MailSender {
  const domain = from.replace(/^.*@|>.*$/g, '');
  const transport = createTransport(
    {
      url: smtpUrl,
      // Greeting, TLS and login for each mail would take longer than the mail.
      pool: true,
      maxConnections,
      // The caller of `send` decides what happens to a mail whose connection breaks.
      maxRequeues: 0,
      connectionTimeout: waitMs,
      greetingTimeout: waitMs,
      socketTimeout: waitMs,
      // Nothing in a mail may make this process read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(dkim && { dkim: { domainName: domain, keySelector: dkim.selector, privateKey: dkim.key } }),
    },
    { from },
  );
  return {
    name: provider,
    isRepeatable: true,
    async send({ to, subject, text, html, list, reference }) {
      // A list of addresses, or an address with several lines, would reach other people too.
      const address = parseEmail(to);
      if (!address.ok) throw new Undeliverable(provider);
      // A stable id, so that a mailbox shows a repeated mail once.
      const messageId = `<${reference}@${domain}>`;
      const headers = { ...always, ...(list && ofList(list, domain)) };
      const mail = { to: { name: '', address: address.value }, subject, text, messageId, headers };
      // The bounce address identifies the message.
      const envelope = bounceDomain && { from: `bounce+${reference}@${bounceDomain}`, to: address.value };
      await transport
        .sendMail({ ...mail, ...(html && { html }), ...(envelope && { envelope }) })
        .catch((error: unknown) => {
          throw toFailure(error);
        });
      return messageId;
    },
    close: () => transport.close(),
  };
}
