import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, use } from 'react';
import { Scripts } from 'react-router';
import { SsrAssetsContext } from './ssr-assets.ts';

const id = 'late-scripts';

const retryMs = 3_000;

/** Each request blocks a slow phone for some milliseconds, during which it does not react to touches. */
const filesAtOnce = 6;

/** A server that answers but lacks a script is being deployed. */
const timeoutMs = 10_000;

/** For browsers that do not report the first paint. */
const unpaintedMs = 1_000;

/** The first signs of a reader. A tab in the background has no paint to wait for either. */
const signs = ['pointerdown', 'keydown', 'focusin', 'wheel', 'scroll', 'visibilitychange'];

/**
 * Loads the scripts after the first paint and runs them one by one when the page is idle, or all at once after the
 * first input. The last one starts the app. If a script does not load, a member's page would stay incomplete: it
 * reloads once the server answers, and if that did not help, again after a while. A visitor's page stays, because its
 * links work without scripts. The page removes the listener when it starts.
 */
const loader = `
(function () {
  var visit = performance.getEntriesByType('navigation')[0], isFirst = !visit || visit.type !== 'reload', isLost = false;
  function reload() { location.reload() }
  function ask() {
    fetch('/healthz').then(
      function (answer) {
        if (!answer.ok) throw answer;
        if (isFirst) reload(); else if (document.documentElement.dataset.session) setTimeout(reload, ${timeoutMs});
      }
    ).catch(function () { isFirst = true; setTimeout(ask, ${retryMs}) });
  }
  function recover() { if (!isLost) { isLost = true; ask() } }
  onunhandledrejection = recover;
  var isHurried = false, step = load;
  function go() { var next = step; step = null; if (next) next() }
  function hurry() { isHurried = true; go() }
  function whenIdle(next) {
    step = next;
    if (isHurried) go(); else if (window.requestIdleCallback) requestIdleCallback(go); else setTimeout(go);
  }
  var policy = window.trustedTypes && trustedTypes.createPolicy('late-scripts', { createHTML: function (html) { return html } });
  function load() {
    var html = document.getElementById('${id}').textContent;
    var late = document.createRange().createContextualFragment(policy ? policy.createHTML(html) : html);
    var first = late.querySelector('script');
    var files = Array.from(late.querySelectorAll('[rel=modulepreload]'), function (link) { return link.getAttribute('href') });
    first.onerror = recover;
    first.remove();
    (function some() {
      var room = isHurried ? Infinity : ${filesAtOnce};
      while (late.firstChild && room--) document.body.append(late.firstChild);
      if (late.firstChild) setTimeout(some);
    })();
    (function run() {
      var file = files.shift();
      if (!file) document.body.append(first);
      else if (first.text.includes('import("' + file)) run();
      else import(file).then(function () { whenIdle(run) });
    })();
  }
  ${JSON.stringify(signs)}.forEach(function (sign) { addEventListener(sign, hurry, { capture: true, passive: true, once: true }) });
  if (document.hidden) hurry();
  else {
    try { new PerformanceObserver(go).observe({ type: 'paint', buffered: true }) } catch (e) {}
    setTimeout(go, ${unpaintedMs});
  }
})()`;

type Part = ReactElement<{ type?: string; children?: ReactNode }>;

const flatten = (node: ReactNode): Part[] =>
  Children.toArray(node)
    .filter((each): each is Part => isValidElement(each))
    .flatMap((each) => (each.type === Fragment ? flatten(each.props.children) : [each]));

/** The data that the server writes at the end of the page. Everything else is files. */
const isHandover = ({ type, props }: Part): boolean => type === 'script' && props.type === undefined;

/**
 * React Router's scripts, delayed until the page has been painted, because they would otherwise compete with it for
 * bandwidth. In a `noscript` element they are inert; a browser with scripts reads them as text.
 */
export function LateScripts(): ReactElement {
  const { nonce, texts } = use(SsrAssetsContext);
  const parts = flatten(Scripts({}));
  return (
    <>
      {parts.filter(isHandover)}
      <noscript id={id}>
        {parts.filter((part) => !isHandover(part))}
        {texts.map((file) => (
          <link href={file} key={file} rel="modulepreload" />
        ))}
      </noscript>
      {import.meta.env.SSR && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us
        <script dangerouslySetInnerHTML={{ __html: loader }} nonce={nonce} />
      )}
    </>
  );
}
