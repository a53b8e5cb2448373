/**
 * React Router's `Link`, `Form` and all that only they need stay in a build that uses none of them: a bundler cannot know
 * that making and naming a component has no effect. This plugin of Vite marks the making and leaves out the names, which
 * only developer tools show.
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
