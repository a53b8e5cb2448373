import { type Config as MiniConfig, configTag as miniTag } from '@awaj/mini/app/config/config.ts';
import type { Config as WebConfig } from '@awaj/web/app/config/config.ts';
import { configTag as webTag } from '@awaj/web/app/config/config-tag.ts';
import { apiUrl } from './src/api/fake-api.ts';

const webUrl = 'https://awaj.example';
const botUrl = 'https://t.me/awaj_bot';
const paymentOrigins = 'https://checkout.chapa.co';

const web: WebConfig = {
  apiUrl,
  campaignUrl: apiUrl,
  miniUrl: 'https://mini.awaj.example',
  paymentOrigins,
  webUrl,
  phone: '+251911000000',
  sellerName: 'Awaj Tender Information PLC',
  sellerTin: '0012345678',
  sellerVatNumber: '4567890123',
  telegramUrl: 'https://t.me/awaj',
  telegramBotUrl: botUrl,
  facebookUrl: 'https://facebook.com/awaj',
  linkedinUrl: 'https://linkedin.com/company/awaj',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=awaj',
  appStoreUrl: 'https://apps.apple.com/app/awaj',
};

const mini: MiniConfig = { apiUrl, webUrl, botUrl, paymentOrigins, phone: web.phone };

const tag = (name: string, content: string) =>
  `<meta name="${name}" content="${content.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;

/** The configuration that the servers of both apps write into their pages for the apps. */
export const configTags = [
  tag(webTag, JSON.stringify(web)),
  ...Object.entries(mini).map(([name, content]) => tag(miniTag(name as keyof MiniConfig), content)),
].join('');
