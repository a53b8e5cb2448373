import { html, type Markup } from '../html.ts';
import { type SiteSlug, siteSlugs, sites } from '../newsroom/site-list.ts';
import type { Page } from '../page.ts';
import { type Fault, type Provider, providers } from './fault.ts';
import type { ListedFault } from './fault-board.ts';
import { presetsOf } from './presets.ts';
import { describeSiteFault } from './site-fault.ts';

const siteNames = Object.fromEntries(siteSlugs.map((slug) => [slug, sites[slug].name])) as Record<SiteSlug, string>;

const names: Record<Provider, string> = {
  chapa: 'Chapa',
  afromessage: 'AfroMessage',
  geezsms: 'GeezSMS',
  smtp: 'Mail server',
  telegram: 'Telegram Bot API',
  ...siteNames,
};

function describe(fault: Fault): string {
  switch (fault.kind) {
    case 'slow':
      return `answers ${fault.ms} ms late`;
    case 'fail':
      return `answers ${fault.status}`;
    case 'rate-limit':
      return `answers 429, retry after ${fault.retryAfter} s`;
    case 'hang':
      return 'never answers';
    case 'drop-connection':
      return fault.isAfter ? 'works, but its answer is lost' : 'drops the connection';
    case 'html':
      return fault.isAfter ? `works, but answers ${fault.status} with a page` : `answers ${fault.status} with a page`;
    case 'half-answer':
      return 'works, but sends only half of its answer';
    case 'webhooks':
      return [
        fault.isDropped && 'events are lost',
        fault.duplicates > 0 && `events come ${fault.duplicates + 1} times`,
        fault.delayMs > 0 && `events come ${fault.delayMs} ms late`,
        fault.isReordered && 'events are held back and come in reverse order',
        ...Object.entries(fault.changes).map(([field, value]) => `${field} is ${value}`),
      ]
        .filter((part) => part !== false)
        .join(', ');
    default:
      return describeSiteFault(fault.kind);
  }
}

function stateOf(active: readonly ListedFault[]): Markup {
  if (active.length === 0) return html`<p class="state">No faults</p>`;
  const texts = active.map(({ fault, timesLeft }) =>
    timesLeft === null ? describe(fault) : `${describe(fault)} (${timesLeft} more)`,
  );
  return html`<p class="state" data-faulty>${texts.join('; ')}</p>`;
}

function card(provider: Provider, active: readonly ListedFault[]): Markup {
  return html`<li class="card">
<form method="post" action="/faults">
<header><h2>${names[provider]}</h2>${stateOf(active)}</header>
<input type="hidden" name="provider" value="${provider}">
<div class="presets">
${presetsOf(provider).map(({ name, label }) => html`<button name="preset" value="${name}">${label}</button>`)}
</div>
<footer><label>For the next <input name="times" inputmode="numeric" pattern="[0-9]{0,4}" size="3" placeholder="∞" aria-label="Number of requests"> requests</label>
<button class="off" name="preset" value="none"${active.length === 0 ? html` disabled` : null}>Back to normal</button></footer>
</form>
</li>`;
}

export function faultsPage(active: readonly ListedFault[]): Page {
  return {
    title: 'Faults · Awaj sandbox',
    styles: '/faults/browser/faults.css',
    body: html`<main class="faults">
<header class="head"><h1>Faults</h1><a href="/">Sandbox</a></header>
<p class="lead">Make a service misbehave and see how the product reacts. A fault stays until you switch it off, or for the number of requests that you enter.</p>
<ul class="cards">
${providers.map((provider) =>
  card(
    provider,
    active.filter((fault) => fault.provider === provider),
  ),
)}
</ul>
</main>`,
  };
}
