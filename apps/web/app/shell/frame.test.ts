import { beforeEach, describe, expect, it } from 'vitest';
import { api, read } from '../../testing/site.ts';

beforeEach(() => api.reset());

const tender = 'Supply and delivery of two ambulances';
const company = 'Ethiopian Red Cross Society';

interface Frame {
  name: string;
  header: number;
  footer: number;
  pages: readonly (readonly [path: string, title: string])[];
}

/** The frame of each page as the server sends it, which knows no member. */
const frames: readonly Frame[] = [
  {
    name: 'header and footer',
    header: 1,
    footer: 1,
    pages: [
      ['/', 'Never miss a tender you could have won'],
      ['/pricing', 'Pricing'],
      ['/FAQ', 'FAQ'],
      ['/about', 'About'],
      ['/sources', 'Sources'],
      ['/privacy', 'Privacy Policy'],
      ['/refund', 'Refund Policy'],
      ['/TOS', 'Terms of Services'],
      ['/no/such/page', 'Page not found'],
    ],
  },
  {
    name: 'a header and no footer',
    header: 1,
    footer: 0,
    pages: [
      ['/tenders', 'Tenders'],
      ['/tender/4120', tender],
      ['/company/3', company],
      ['/myfeed', 'My Feed'],
      ['/saved', 'Saved Tenders'],
      ['/myaccount', 'My Account'],
      ['/billing', 'Subscription'],
      ['/settings', 'Alert Setting'],
    ],
  },
  {
    name: 'a footer and no header',
    header: 0,
    footer: 1,
    pages: [
      ['/login', 'Log In'],
      ['/signup', 'Sign Up'],
      ['/forgot-password', 'Forgot Password'],
      ['/verification/phone', 'Verify Phone'],
      ['/verification/email', 'Verify Email'],
      ['/invoice/1', 'Invoice'],
      ['/payments/1', 'Payment'],
      ['/app/about', 'About'],
      ['/app/privacy', 'Privacy Policy'],
      ['/app/faq', 'FAQ'],
      ['/app/tos', 'Terms of Services'],
      ['/free/demo-trial', 'ነጻ ሙከራ'],
      ['/trial/demo-trial', 'ነጻ ሙከራ'],
      ['/confirmation', 'ማረጋገጫ'],
      ['/discount/demo-discount', 'ቅናሽ'],
    ],
  },
  {
    name: 'neither header nor footer',
    header: 0,
    footer: 0,
    pages: [
      ['/purchasedoc/6', 'Buy Bid Document'],
      ['/docpurchaseconfirmation/1', 'Purchase Confirmation'],
    ],
  },
];

const tabOf = (title: string): string => `${title} · ${/\p{Script=Ethiopic}/u.test(title) ? 'አዋጅ' : 'Awaj'}`;

for (const { name, header, footer, pages } of frames)
  describe(`a page with ${name}`, () => {
    it.each(pages)('%s is called “%s”', async (path, title) => {
      const { status, document } = await read(path);
      expect(status).toBe(path === '/no/such/page' ? 404 : 200);
      expect(document.title).toBe(tabOf(title));
      // The server shows a skeleton where only a member has a title.
      expect(document.querySelector('h1, [aria-busy=true]')).not.toBeNull();
      expect(document.querySelectorAll('header[role=banner], body > header').length).toBe(header);
      expect(document.querySelectorAll('footer[role=contentinfo], body > footer').length).toBe(footer);
    });
  });

const textsOf = (links: Iterable<{ textContent: string }>) => [...links].map(({ textContent }) => textContent);

it.each([
  ['', ['Tenders', 'Pricing', 'FAQ', 'Signup']],
  ['/am', ['ጨረታዎች', 'ዋጋ', 'ጥያቄዎች', 'ይመዝገቡ']],
] as const)('the header of %s/tenders has the links for visitors and a logo that leads home', async (prefix, words) => {
  const { document } = await read(`${prefix}/tenders`);
  const links = [...document.querySelectorAll('header nav a')];
  for (const [place, path] of ['/tenders', '/pricing', '/FAQ', '/signup'].entries())
    expect([textsOf(links)[place], links[place]?.getAttribute('href')]).toEqual([words[place], prefix + path]);
  expect(document.querySelector(`header a[href="${prefix}/login"]`)?.textContent).toBe(prefix ? 'ይግቡ' : 'Log In');
  expect(document.querySelector(`header a[href="${prefix || '/'}"]`)).not.toBeNull();
  expect(document.querySelector('header summary')).toBeNull();
});

it.each([
  ['/pricing', 'About this site', ['About', 'Privacy', 'Refund', 'TOS']],
  ['/am/pricing', 'ስለዚህ ድረ ገጽ', ['ስለ እኛ', 'ግላዊነት', 'ተመላሽ ክፍያ', 'የአገልግሎት ውል']],
] as const)('the footer of %s has the legal links and the other channels of Awaj', async (path, label, words) => {
  const { document } = await read(path);
  const links = [...document.querySelectorAll(`footer nav[aria-label="${label}"] a`)];
  expect(textsOf(links)).toEqual(words);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['about', 'privacy', 'refund', 'TOS'].map((page) => path.replace('pricing', page)),
  );
  for (const host of ['t.me', 'facebook.com', 'linkedin.com'])
    expect(document.querySelector(`footer a[href^="https://${host}/"]`)).not.toBeNull();
});
