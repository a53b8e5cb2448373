import { parseEmail } from '@awaj/domain/email';
import { createTransport } from 'nodemailer';
import { NoAnswer, ProviderError, Undeliverable } from '../../../http/errors.ts';
import type { Carrier } from './carrier.ts';

interface Settings {
  smtpUrl: string;
  from: string;
}

export interface MailSender extends Carrier {
  close(): void;
}

const waitMs = 10_000;
const provider = 'smtp';

/** Nobody's machine answers that its owner is away. */
const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** A mail server's 5xx is its last word on an address; anything else may pass. */
function toFailure(error: unknown): Error {
  const { responseCode, code, command } = error as { responseCode?: number; code?: string; command?: string };
  const isFinal = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  if (isFinal) return new Undeliverable(provider);
  const reason = code ?? 'did not take the mail';
  // Once the mail itself has been handed over, only an answer tells what became of it.
  return command === 'DATA' && responseCode === undefined
    ? new NoAnswer(provider, reason)
    : new ProviderError(provider, reason);
}

export function createMailSender({ smtpUrl, from }: Settings): MailSender {
  const transport = createTransport(smtpUrl, {
    from,
    // Nothing in a mail may make this process read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  Object.assign(transport.options, { connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs });
  const domain = from.replace(/^.*@|>.*$/g, '');
  return {
    name: provider,
    async send({ to, subject, text, html, reference }) {
      // A list of addresses, or one with more lines than one, would reach others too.
      const address = parseEmail(to);
      if (!address.ok) throw new Undeliverable(provider);
      // One message has one id: a mailbox that gets it twice shows it once.
      const messageId = `<${reference}@${domain}>`;
      await transport
        .sendMail({
          to: { name: '', address: address.value },
          subject,
          text,
          ...(html && { html }),
          messageId,
          headers,
        })
        .catch((error: unknown) => {
          throw toFailure(error);
        });
      return messageId;
    },
    close: () => transport.close(),
  };
}
