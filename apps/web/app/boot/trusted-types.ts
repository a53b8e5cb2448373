/**
 * The only policies that may turn strings into HTML or script addresses. `default` handles everything else, the second
 * belongs to the script loader.
 */
export const policies = ['default', 'late-scripts'] as const;

/**
 * Runs before everything else. React creates scripts from the single allowed piece of HTML. When it renders a whole
 * page again, it only writes scripts that have already run, which has no effect. If an extension has defined a default
 * policy, that one stays.
 */
export const defaultPolicy = `
  try {
    if (window.trustedTypes) trustedTypes.createPolicy('default', {
      createHTML: function (html) { return html === '<script><' + '/script>' ? html : '' },
      createScriptURL: function (url) { return url === '/sw.js' ? url : null },
    });
  } catch (e) {}`;
