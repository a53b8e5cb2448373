/**
 * What apps that know all their routes from the start leave out of React Router: finding routes on the server while
 * somebody navigates. Its instrumentations stay, because the mini app uses them.
 */
const unused: readonly [part: RegExp, instead: string][] = [
  [/(?<!function )isFogOfWarEnabled\(\w+, \w+\)/g, 'false'],
  [/\binit\.patchRoutesOnNavigation\b/g, 'undefined'],
];

/**
 * React Router's `Link`, `Form` and what only they need stay in a build that does not use them, because a bundler
 * cannot know that creating and naming a component has no side effect. This Vite plugin marks the creation as pure and
 * removes the names, which only developer tools show, and the parts that our apps never use.
 */
export const withoutUnusedParts = {
  name: 'without-unused-parts',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code: string): string =>
      unused.reduce(
        (text, [part, instead]) => text.replaceAll(part, instead),
        code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
      ),
  },
};
