import { parseEmail } from '@awaj/domain/email';
import { createTransport } from 'nodemailer';
import { ProviderError, Undeliverable } from '../../../http/errors.ts';

interface Settings {
  smtpUrl: string;
  from: string;
}

export interface MailSender {
  send(mail: { to: string; subject: string; text: string; reference: string }): Promise<{
    provider: string;
    providerReference: string;
  }>;
  close(): void;
}

const waitMs = 10_000;
const provider = 'smtp';

/** A mail server's 5xx is its last word on an address; anything else may pass. */
function toFailure(error: unknown): Error {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const isFinal = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  return isFinal ? new Undeliverable(provider) : new ProviderError(provider, code ?? 'did not take the mail');
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
    async send({ to, subject, text, reference }) {
      // A list of addresses, or one with more lines than one, would reach others too.
      const address = parseEmail(to);
      if (!address.ok) throw new Undeliverable(provider);
      // One message has one id: a mailbox that gets it twice shows it once.
      const messageId = `<${reference}@${domain}>`;
      await transport
        .sendMail({ to: { name: '', address: address.value }, subject, text, messageId })
        .catch((error: unknown) => {
          throw toFailure(error);
        });
      return { provider, providerReference: messageId };
    },
    close: () => transport.close(),
  };
}
