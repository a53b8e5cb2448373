import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, type Markup } from '../../html.ts';
import { dateText } from '../moment-text.ts';
import type { Listed, SiteContent, SiteRoutes } from '../site-content.ts';
import { oromo } from '../texts/oromo.ts';
import { sendSitePage } from './site-page.ts';

const css = `body{margin:0;font:16px/1.5 Ethiopic,Georgia,serif;background:#f3efe6;color:#222}
#cover{background:#0b5d3b;color:#fff;padding:20px}#cover a{color:#fff}#issue{columns:2 320px;padding:20px;gap:28px}
.ad{break-inside:avoid;border:1px solid #0b5d3b;background:#fff;padding:12px;margin:0 0 16px}.ad h2{font-size:18px;margin:0 0 8px}.day{color:#666;font-size:13px}
.issues{padding:20px;font-size:18px;line-height:2}#older{padding:20px}`;

/** The name of an issue: its day and its number on that day. */
const issueOf = (key: string): string => key.split('-').slice(0, 2).join('-');

const cover = (line: string): Markup => html`<div id="cover"><h1><a href="/">Gulantaa</a></h1><p>${line}</p></div>`;

const titleOf = ({ printing }: Listed): string =>
  `Lakk. ${printing.edition.number}, ${dateText(oromo, 0, printing.edition.day)}`;

const advertisement = ({
  printing: { notice, language, edition },
  key,
}: Listed): Markup => html`<div class="ad" id="n${key}" lang="${language}">
<h2>${notice.title}</h2>
<p class="day">${dateText(oromo, 0, edition.day)}</p>
${notice.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${notice.lots && html`<p>${notice.lots.lead}</p><ul>${notice.lots.items.map(({ name, quantity }) => html`<li>${name}: ${quantity}</li>`)}</ul>`}
</div>
`;

const issuesOf = (content: SiteContent, request: FastifyRequest): Listed[][] => [
  ...Map.groupBy(content.listed(request), ({ key }) => issueOf(key)).values(),
];

/** One page has all notices of an issue, and links to the issue before it. */
export const gulantaa: SiteRoutes = (app, content) => {
  function sendIssue(reply: FastifyReply, request: FastifyRequest, isAsked: (issue: string) => boolean): FastifyReply {
    const issues = issuesOf(content, request);
    const at = issues.findIndex(([first]) => first !== undefined && isAsked(issueOf(first.key)));
    const [issue, before] = [issues[at] ?? [], issues[at + 1]?.[0]];
    const [first] = issue;
    if (!first) {
      return sendSitePage(reply, {
        language: 'om',
        title: 'Gulantaa',
        css,
        body: html`${cover('')}<div id="issue"></div>`,
      });
    }
    const older = before && (content.isFaulty(request, 'broken-cursor') ? 'none' : issueOf(before.key));
    return sendSitePage(reply, {
      language: 'om',
      title: `Gulantaa ${titleOf(first)}`,
      css,
      body: html`${cover(titleOf(first))}
<div id="issue">${issue.map(advertisement)}</div>
${older ? html`<p id="older"><a rel="prev" href="/issue/${older}">Maxxansa duraa</a></p>` : null}`,
    });
  }

  app.get('/', async (request, reply) =>
    sendSitePage(reply, {
      language: 'om',
      title: 'Gulantaa',
      css,
      body: html`${cover('Barruu torbanii')}<ul class="issues">
${issuesOf(content, request).map(([first]) =>
  first
    ? html`<li><a class="issue" href="/issue/${issueOf(first.key)}">${titleOf(first)}</a></li>
`
    : null,
)}</ul>`,
    }),
  );

  app.get('/latest', async (request, reply) => sendIssue(reply, request, () => true));

  app.get<{ Params: { issue: string } }>('/issue/:issue', async (request, reply) => {
    const isThere = content.listed(request).some(({ key }) => issueOf(key) === request.params.issue);
    if (!isThere && !content.isFaulty(request, 'empty-list')) return reply.callNotFound();
    return sendIssue(reply, request, (issue) => issue === request.params.issue);
  });
};
