/**
 * The browser takes text for markup, or for the address of a script, from these alone. The first is asked for whatever
 * was not handed to one of them, the second belongs to the script that loads the page.
 */
export const policies = ['default', 'late-scripts'] as const;

/**
 * Runs before anything else of the page. React makes a script out of the one piece of markup that is let through. It
 * writes nothing else but scripts again that have run, when it has to draw a whole page anew: nothing comes of those.
 * An extension that has made a policy of its own keeps it.
 */
export const defaultPolicy = `
  try {
    if (window.trustedTypes) trustedTypes.createPolicy('default', {
      createHTML: function (html) { return html === '<script><' + '/script>' ? html : '' },
      createScriptURL: function (url) { return url === '/sw.js' ? url : null },
    });
  } catch (e) {}`;
