import { configure } from '@testing-library/dom';
import { afterEach, vi } from 'vitest';
import { configTag } from '../app/config/config-tag.ts';
import { createContractApi } from './contract-api.ts';

/** The configuration that the server writes into each page of a demo. */
const config = {
  apiUrl: 'http://api.awaj.test',
  campaignUrl: 'http://api.awaj.test',
  miniUrl: 'http://mini.awaj.test',
  paymentOrigins: 'http://pay.awaj.test',
  webUrl: 'http://awaj.test',
  phone: '+251 900 000 000',
  sellerName: 'Awaj Tender Information PLC',
  sellerTin: '0012345678',
  sellerVatNumber: '4567890123',
  telegramUrl: '',
  telegramBotUrl: 'https://t.me/awaj_bot',
  facebookUrl: '',
  linkedinUrl: '',
  playStoreUrl: '',
  appStoreUrl: '',
};
const tag = document.createElement('meta');
tag.name = configTag;
tag.content = JSON.stringify(config);
document.head.append(tag);

/** No network is so fast that a page is not rendered while it waits. */
const latencyMs = 50;

export const api = createContractApi(latencyMs);
vi.stubGlobal('fetch', api.fetch);
/** There is no layout here: elements exist but have no size. */
window.scrollTo = () => {};

// For a busy machine. There are no styles, so visibility need not be computed.
configure({
  asyncUtilTimeout: 20_000,
  defaultHidden: true,
  // A page is queried repeatedly until it is there; printing it each time took most of the time.
  getElementError: (message) => new Error(message ?? 'It is not there.'),
});

afterEach(() => api.reset());
