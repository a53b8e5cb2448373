import { part } from './page-parts.ts';

export interface LogEntry {
  from: 'app' | 'host';
  event: string;
  data?: unknown;
  ignored?: string | null;
}

const entryLimit = 500;

function text(tag: 'span' | 'code' | 'em' | 'time', className: string, content: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = content;
  return element;
}

function describe(data: unknown): string {
  const json = JSON.stringify(data) ?? '';
  return json === '{}' ? '' : json;
}

export function createEventLog() {
  const list = part('log', HTMLOListElement);
  const opened = performance.now();

  function add({ from, event, data, ignored }: LogEntry): void {
    const item = document.createElement('li');
    item.dataset.from = from;
    item.dataset.event = event;
    const seconds = ((performance.now() - opened) / 1000).toFixed(2);
    item.append(text('time', 'at', `${seconds} s`), text('span', 'from', from), text('code', 'event', event));
    if (describe(data) !== '') item.append(text('code', 'data', describe(data)));
    if (ignored) {
      item.dataset.ignored = '';
      item.append(text('em', 'reason', `ignored: ${ignored}`));
    }
    list.append(item);
    if (list.childElementCount > entryLimit) list.firstElementChild?.remove();
    const scroller = list.parentElement;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }

  return { add, clear: () => list.replaceChildren() };
}
