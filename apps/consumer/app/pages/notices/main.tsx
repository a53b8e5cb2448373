import '@awaj/ui/styles.css';
import { createApiClient, unwrap } from '@awaj/api-client';
import { isLocale, loadMessages } from '@awaj/i18n';
import { TranslationsProvider } from '@awaj/i18n/react';
import { LinkProvider } from '@awaj/ui/Link';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { NoticeList } from './NoticeList.tsx';
import { RouterLink } from './RouterLink.tsx';

const wishes = new URLSearchParams(location.search);
const language = wishes.get('lang');
const locale = isLocale(language) ? language : 'en';
document.documentElement.lang = locale;
document.documentElement.dataset.theme = wishes.get('theme') ?? 'light';

const api = createApiClient({ baseUrl: `${location.origin}/api`, getLanguage: () => locale });
const [messages, { tenders }] = await Promise.all([loadMessages(locale), unwrap(api.GET('/tender/search'))]);

createRoot(document.body).render(
  <StrictMode>
    <LinkProvider value={RouterLink}>
      <TranslationsProvider locale={locale} messages={messages}>
        <NoticeList tenders={tenders.data} />
      </TranslationsProvider>
    </LinkProvider>
  </StrictMode>,
);
