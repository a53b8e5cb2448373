import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

const id = 'late-scripts';

const askAgainMs = 3_000;

/** Each file that is asked for costs a slow phone some milliseconds, in which it answers no touch. */
const filesAtOnce = 6;

/** A server that answers and still lacks a script is about to change. */
const patienceMs = 10_000;

/**
 * A tab that is opened behind another one has no picture to wait for. Where a script is lost on the way, what a member
 * sees would load for ever: the page is loaded anew as soon as the server answers, and where that was of no use, after
 * a while. A visitor's page stays then, as its links work without. The page takes the listener away when it begins.
 */
const loader = `
(function () {
  var visit = performance.getEntriesByType('navigation')[0], isFirst = !visit || visit.type !== 'reload', isLost = false;
  function reload() { location.reload() }
  function ask() {
    fetch('/healthz').then(
      function (answer) {
        if (!answer.ok) throw answer;
        if (isFirst) reload(); else if (document.documentElement.dataset.session) setTimeout(reload, ${patienceMs});
      }
    ).catch(function () { isFirst = true; setTimeout(ask, ${askAgainMs}) });
  }
  function recover() { if (!isLost) { isLost = true; ask() } }
  onunhandledrejection = recover;
  var policy = window.trustedTypes && trustedTypes.createPolicy('late-scripts', { createHTML: function (html) { return html } });
  function load() {
    var html = document.getElementById('${id}').textContent;
    var late = document.createRange().createContextualFragment(policy ? policy.createHTML(html) : html);
    late.querySelectorAll('script').forEach(function (script) { script.onerror = recover });
    (function some() {
      var room = document.hidden ? Infinity : ${filesAtOnce};
      while (late.firstChild && room--) document.body.append(late.firstChild);
      if (late.firstChild) setTimeout(some);
    })();
  }
  if (document.hidden) load(); else requestAnimationFrame(function () { setTimeout(load) });
})()`;

type Part = ReactElement<{ type?: string; children?: ReactNode }>;

const flatten = (node: ReactNode): Part[] =>
  Children.toArray(node)
    .filter((each): each is Part => isValidElement(each))
    .flatMap((each) => (each.type === Fragment ? flatten(each.props.children) : [each]));

/** The handing over of data, which what is streamed later on writes to. All else is files. */
const isHandover = ({ type, props }: Part): boolean => type === 'script' && props.type === undefined;

/**
 * What React Router loads a page with, once the page has been painted: until then it would share the line with what is
 * painted. Without scripts a `noscript` holds elements that do nothing, with them a text.
 */
export function LateScripts({ nonce }: { nonce: string }): ReactElement {
  const parts = flatten(Scripts({}));
  return (
    <>
      {parts.filter(isHandover)}
      <noscript id={id}>{parts.filter((part) => !isHandover(part))}</noscript>
      {import.meta.env.SSR && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us
        <script dangerouslySetInnerHTML={{ __html: loader }} nonce={nonce} />
      )}
    </>
  );
}
