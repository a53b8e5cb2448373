import { html, type Markup } from '../html.ts';
import type { Page } from '../page.ts';
import type { Issue, Press } from './press.ts';
import { type SiteSlug, siteSlugs, sites } from './site-list.ts';
import type { VisitBook } from './visits.ts';

interface Newsroom {
  press: Press;
  siteOrigins: ReadonlyMap<SiteSlug, string>;
  visits: ReturnType<VisitBook['list']>;
}

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

function latest({ edition, printings }: Issue): Markup {
  return html`<details><summary>${edition.day}, edition ${edition.number}: ${count(printings.length, 'notice')}</summary>
<ol class="notices">${printings.map(
    ({ notice, language, change, tender }) => html`<li><span lang="${language}">${notice.title}</span>
<small>${change?.kind ?? (tender.deadline.closes ? 'tender' : 'tender without a deadline')} · ${tender.id}</small></li>`,
  )}</ol></details>`;
}

function visited(visits: Newsroom['visits'][string] | undefined): string {
  if (!visits) return 'No requests yet';
  const pause = visits.shortestPauseMs === null ? '' : `, shortest pause ${Math.round(visits.shortestPauseMs)} ms`;
  return `${count(visits.requests, 'request')}, at most ${visits.mostAtOnce} at once${pause}`;
}

function card(slug: SiteSlug, { press, siteOrigins, visits }: Newsroom): Markup {
  const { name, what, start } = sites[slug];
  const origin = siteOrigins.get(slug);
  const issues = press.issuesOf(slug);
  return html`<li class="card">
<header><h2>${name}</h2>${origin ? html`<a href="${origin}${start}">${origin.replace('http://', '')}${start}</a>` : null}</header>
<p>${what}</p>
${issues.slice(0, 1).map(latest)}
<p class="visits">${count(issues.length, 'issue')} published. ${visited(visits[slug])}.</p>
<form method="post" action="/newsroom"><button name="site" value="${slug}">Print only here</button></form>
</li>`;
}

export function newsroomPage(newsroom: Newsroom): Page {
  const { press } = newsroom;
  const editions = Math.max(
    ...siteSlugs.map((slug) => press.issuesOf(slug).filter((i) => i.edition.day === press.today).length),
  );
  return {
    title: 'Newsroom · Awaj sandbox',
    styles: '/newsroom/browser/newsroom.css',
    body: html`<main class="newsroom">
<header class="head"><h1>Newsroom</h1><a href="/">Sandbox</a></header>
<p class="lead">Newspapers and sites from which tender notices are collected. Some tenders appear in two of them, in different words or languages.</p>
<form class="press" method="post" action="/newsroom"><button class="print" name="site" value="">${
      editions === 0 ? 'Print today’s issue' : 'Print the next edition'
    }</button><span role="status">${
      editions === 0
        ? `Nothing printed for ${press.today} yet`
        : `${count(editions, 'edition')} of ${press.today} printed`
    }</span></form>
<ul class="cards">${siteSlugs.map((slug) => card(slug, newsroom))}</ul>
<p class="lead">Switch on problems of a site under <a href="/faults">Faults</a>.</p>
</main>`,
  };
}
