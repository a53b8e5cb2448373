import { paidBilling, unpaidBilling } from '../facts/billing.ts';
import { countsIn } from '../facts/counts.ts';
import { deliveries } from '../facts/deliveries.ts';
import { type Member, people } from '../facts/people.ts';
import { openTender, type Sight, tenderDetail, tenderPage } from '../facts/tenders.ts';
import { type Answers, refusal } from './answers.ts';
import { alertsOf, company, lookups, plans, visit } from './usual-answers.ts';

/** The reader of the mini app: an unknown person, one who has shared a phone, or a member. */
export type ChatReader = 'stranger' | 'guest' | Member;

const standing = (reader: ChatReader): Answers => {
  if (reader === 'stranger') return { 'GET /client/user-info': refusal(404), 'POST /client/visit': refusal(404) };
  if (reader === 'guest') {
    const notRegistered = refusal(422, { message: '', phone: '+251911000001' });
    return { 'GET /client/user-info': notRegistered, 'POST /client/visit': notRegistered };
  }
  return {
    'GET /client/user-info': people[reader],
    'GET /client/invoice': reader === 'paid' ? paidBilling : unpaidBilling,
    'GET /client/setting/get-channel': { channels: { email: true, sms: true, telegram: true, weekly_letter: true } },
    ...visit,
  };
};

const lists = (sight: Sight): Answers => ({
  'GET /tender/counts': ({ locale }) => countsIn(sight, locale),
  'GET /telegram/latest-tenders': ({ locale }) => tenderPage(sight, locale),
  'GET /telegram/tender/search': ({ locale }) => tenderPage(sight, locale),
  'GET /telegram/client/myfeed': ({ locale }) => tenderPage(sight, locale),
  'GET /telegram/tender/{id}': ({ locale }) => ({
    status: true,
    data: tenderDetail(openTender, sight, locale),
    phone: null,
    calendar_url: sight === 'all' ? 'https://api.awaj.example/calendar/x.ics' : null,
  }),
});

const sightOf = (reader: ChatReader): Sight => (reader === 'paid' || reader === 'trial' ? 'all' : 'little');

/** The API's answers for this reader of the mini app, unless a story overrides them. */
export const chatAnswers = (reader: ChatReader): Answers => ({
  ...lists(sightOf(reader)),
  ...alertsOf(sightOf(reader)),
  ...company,
  ...lookups,
  ...plans,
  ...standing(reader),
  'GET /client/deliveries': { deliveries },
  'POST /telegram/register': { status: true },
});
