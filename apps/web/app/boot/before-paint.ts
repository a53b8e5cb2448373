import { tokenShape } from '@awaj/features/session';
import { destinationOf } from '../address/redirects.ts';
import { keepPendingSaves } from '../data/pending-save.ts';
import { themeCookie } from '../data/theme.ts';
import { keepPresses } from './early-presses.ts';
import { takeStoredFont } from './stored-font.ts';
import { defaultPolicy } from './trusted-types.ts';

/** A string literal that is safe inside a script element. */
export const literal = (value: string | null): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Runs in the head, before the first paint. The server renders every page for a visitor. If a login is stored, this
 * script redirects, or hides what is for visitors until the page knows its reader. It also records presses that come
 * before hydration.
 */
export const beforePaint = (path: string): string => `
(function () {${defaultPolicy}${keepPresses}${keepPendingSaves}
  var root = document.documentElement, token = '';
  try { token = localStorage.getItem('token') || '' } catch (e) {}
  var isMember = ${tokenShape}.test(token);
  var to = isMember ? ${literal(destinationOf(path, { hasToken: true }))} : ${literal(destinationOf(path, { hasToken: false }))};
  if (to) { root.dataset.session = 'leaving'; location.replace(to) }
  else if (isMember) root.dataset.session = 'opening';
  var theme = /(?:^|; )${themeCookie}=(light|dark)/.exec(document.cookie);
  if (theme) root.dataset.theme = theme[1];${takeStoredFont}
})()`;

/** Shows the parts that were hidden until the page knew its reader. */
export function revealMemberContent(): void {
  delete document.documentElement.dataset.session;
}
