/**
 * React Router's `Link`, `Form` and what only they need stay in a build that does not use them, because a bundler
 * cannot know that creating and naming a component has no side effect. This Vite plugin marks the creation as pure and
 * removes the names, which only developer tools show.
 */
export const withoutUnusedComponents = {
  name: 'without-unused-components',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code: string): string =>
      code
        .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
        .replaceAll(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
  },
};
