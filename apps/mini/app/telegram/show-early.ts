import type { TenderListItem, TenderPage } from '@awaj/api-client/schema';

/** The answer to a request that the page sent before any script of the app, for the app's own request. */
export interface EarlyAnswer {
  url: string;
  language: string;
  answer: Promise<Response>;
  isTaken: boolean;
  /** Set once the app renders. */
  isOver: boolean;
  /** The tender that was tapped meanwhile, which the app opens. */
  wanted?: string;
}

declare global {
  interface Window {
    early?: EarlyAnswer;
    TelegramWebviewProxy?: { postEvent(event: string, data: string): void };
  }
}

/**
 * Serialised into the page and run before all other scripts, so it can use nothing from outside. It shows the newest
 * tenders in Telegram's colours, in a card that the build has rendered. The app then takes over with the same answer.
 */
export function showEarly(): void {
  const root = document.documentElement;

  function launchParameters(): URLSearchParams {
    const found = new URLSearchParams(location.href.replace(/^[^?#]*[?#]/, '').replace(/[?#]/g, '&'));
    return found.has('tgWebAppData') ? found : new URLSearchParams(sessionStorage.getItem('launch') ?? '');
  }

  function takeColours(theme: Record<string, string>): void {
    for (const name in theme) root.style.setProperty(`--tg-theme-${name.replace(/_/g, '-')}`, theme[name] ?? null);
  }

  function tellClient(event: string): void {
    if (window.TelegramWebviewProxy) window.TelegramWebviewProxy.postEvent(event, '{}');
    else if (parent !== window) parent.postMessage(JSON.stringify({ eventType: event, eventData: {} }), '*');
  }

  function fill(card: Node, tender: TenderListItem): Node {
    const values: Record<string, string | undefined> = {
      title: tender.title,
      company: tender.company.name,
      region: tender.tender_regions[0]?.region.name,
      category: tender.tender_categories[0]?.category.name,
    };
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const unknown: Element[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const name = /^\{(\w+)\}$/.exec(text.nodeValue ?? '')?.[1];
      if (!name) continue;
      const value = values[name];
      if (value) text.nodeValue = value;
      else if (text.parentElement?.parentElement) unknown.push(text.parentElement.parentElement);
    }
    for (const place of unknown) place.remove();
    return card;
  }

  let tapped: HTMLElement | undefined;

  /** Another document would begin all over, and without a network nothing would be left. */
  function openLater(event: Event, card: HTMLElement, path: string): void {
    event.preventDefault();
    if (!window.early) return;
    window.early.wanted = path;
    tapped?.style.removeProperty('opacity');
    tapped = card;
    tapped.style.opacity = '0.6';
  }

  function draw(language: string, { tenders }: TenderPage): void {
    const page = document.querySelector<HTMLTemplateElement>(`template[data-early="${language}"]`);
    const waiting = document.querySelector('main');
    if (!page || !waiting || tenders.data.length === 0) return;
    const drawn = page.content.cloneNode(true) as DocumentFragment;
    const list = drawn.querySelector('ul');
    const template = list?.firstElementChild;
    const cards = tenders.data.slice(0, 5).map((tender) => {
      const card = fill((template as Node).cloneNode(true), tender) as HTMLElement;
      const path = `/tender/telegram/${tender.id}`;
      // In a new window the app has to find out again who the user is.
      card.querySelector('a')?.setAttribute('href', path + location.hash);
      card.addEventListener('click', (event) => openLater(event, card, path));
      return card;
    });
    list?.replaceChildren(...cards);
    waiting.style.display = 'none';
    waiting.before(drawn);
  }

  try {
    const launch = launchParameters();
    const initData = launch.get('tgWebAppData');
    if (!initData) return;
    takeColours(JSON.parse(launch.get('tgWebAppThemeParams') ?? '{}'));
    // Until then the client shows its own splash screen.
    tellClient('web_app_ready');
    tellClient('web_app_expand');
    if (location.pathname !== '/latest-tenders/telegram') return;
    const user = JSON.parse(new URLSearchParams(initData).get('user') ?? '{}') as { language_code?: string };
    const chosen = localStorage.getItem('language');
    const drawn = [...document.querySelectorAll<HTMLElement>('template[data-early]')].map(
      ({ dataset }) => dataset.early,
    );
    const language = chosen ?? drawn.find((each) => each === user.language_code?.slice(0, 2)) ?? 'en';
    const api = document.querySelector<HTMLMetaElement>('meta[name="awaj:apiUrl"]')?.content;
    const url = `${api}/telegram/latest-tenders`;
    const headers = {
      Accept: 'application/json',
      'Accept-Language': language,
      Authorization: `tma ${initData}`,
      'X-XSRF-TOKEN': '',
    };
    const answer = fetch(url, { headers });
    const early: EarlyAnswer = { url, language, answer, isTaken: false, isOver: false };
    window.early = early;
    answer
      .then(async (response) => {
        const page = response.ok && ((await response.clone().json()) as TenderPage);
        if (page && !early.isOver) draw(language, page);
      })
      .catch(() => undefined);
  } catch {
    // Storage may be blocked, and the address may be cut off. The app itself reports such errors.
  }
}
