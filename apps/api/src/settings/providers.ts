import type { apiSettings } from '@awaj/settings/api';
import type { Values } from '@awaj/settings/read';

/** The settings of the services that this installation uses. */
export interface ProviderConfig {
  /** The key of one-time codes and sealed messages. */
  secret: string;
  chapa: { url: string; secretKey: string; webhookSecret: string; checkoutHosts: readonly string[] };
  /** Null for an unused gateway. */
  sms: {
    afroMessage: { url: string; token: string; identifier: string; sender: string } | null;
    geezSms: { url: string; token: string; shortcode: string } | null;
    /** The maximum of SMS a day. */
    dailyBudget: number;
  };
  mail: {
    smtpUrl: string;
    from: string;
    /** Null if mails bounce to their sender. */
    bounceDomain: string | null;
    /** Null if the mail server signs. */
    dkim: { selector: string; key: string } | null;
  };
  /** The secrets with which carriers sign delivery events; null for a carrier that sends none. */
  hookSecrets: { mail: string | null; sms: string | null };
  telegram: {
    apiUrl: string;
    botToken: string;
    webhookSecret: string;
    payments: 'chapa' | 'provider' | 'stars';
    providerToken: string;
    /** The price of a birr in Stars. */
    starsPerBirr: number;
    /** Whether Telegram sends updates, or is polled because it cannot reach us. */
    updates: 'webhook' | 'polling';
  };
}

type Settings = Values<typeof apiSettings>;

const smsOf = (settings: Settings): ProviderConfig['sms'] => ({
  afroMessage: settings.AWAJ_WITHOUT.includes('afromessage')
    ? null
    : {
        url: settings.AFROMESSAGE_URL,
        token: settings.AFROMESSAGE_TOKEN,
        identifier: settings.AFROMESSAGE_IDENTIFIER,
        sender: settings.AFROMESSAGE_SENDER,
      },
  geezSms: settings.AWAJ_WITHOUT.includes('geezsms')
    ? null
    : { url: settings.GEEZSMS_URL, token: settings.GEEZSMS_TOKEN, shortcode: settings.GEEZSMS_SHORTCODE },
  dailyBudget: settings.SMS_DAILY_BUDGET,
});

export const toProviderConfig = (settings: Settings): ProviderConfig => ({
  secret: settings.AWAJ_SECRET,
  chapa: {
    url: settings.CHAPA_URL,
    secretKey: settings.CHAPA_SECRET_KEY,
    webhookSecret: settings.CHAPA_WEBHOOK_SECRET,
    checkoutHosts: settings.CHAPA_CHECKOUT_HOSTS,
  },
  sms: smsOf(settings),
  mail: {
    smtpUrl: settings.SMTP_URL,
    from: settings.MAIL_FROM,
    bounceDomain: settings.MAIL_BOUNCE_DOMAIN || null,
    dkim: settings.MAIL_DKIM_SELECTOR
      ? { selector: settings.MAIL_DKIM_SELECTOR, key: settings.MAIL_DKIM_KEY.replaceAll('\\n', '\n') }
      : null,
  },
  hookSecrets: { mail: settings.MAIL_HOOK_SECRET || null, sms: settings.SMS_HOOK_SECRET || null },
  telegram: {
    apiUrl: settings.TELEGRAM_API_URL,
    botToken: settings.TELEGRAM_BOT_TOKEN,
    webhookSecret: settings.TELEGRAM_WEBHOOK_SECRET,
    payments: settings.TELEGRAM_PAYMENTS,
    providerToken: settings.TELEGRAM_PROVIDER_TOKEN,
    starsPerBirr: settings.TELEGRAM_STARS_PER_BIRR,
    updates: settings.TELEGRAM_UPDATES,
  },
});
