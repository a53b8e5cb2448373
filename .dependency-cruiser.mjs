// Which folder may import which. `pnpm layers` fails on any import that is not allowed here.

/** A workspace, and all that it may import besides its own files: other workspaces, by folder. */
const workspace = (from, ...to) => ({
  name: `${from} imports only ${to.length > 0 ? to.join(', ') : 'its own files'}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: '^(apps|packages|openapi)/',
    pathNot: [`^${from}/`, 'node_modules', ...to.map((folder) => `^${folder}/`)],
  },
});

/** The two may use the shapes that travel over the wire, and nothing that runs. */
const wireTypesOnly = (from) => ({
  name: `${from} takes only types from the client`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^packages/api-client/', dependencyTypesNot: ['type-only'] },
});

const isTest = '\\.(test|stories)\\.tsx?$';

/** From the bottom up: each may import those below it, and those of one layer do not import each other. */
const apiLayers = [
  ['settings'],
  ['database'],
  ['jobs'],
  ['http'],
  ['modules/notifications'],
  ['modules/identity'],
  ['modules/catalog'],
  ['modules/collecting'],
  ['modules/billing'],
  ['modules/account', 'modules/alerts', 'modules/saving', 'modules/visits', 'modules/documents', 'modules/campaigns'],
  ['modules/telegram'],
  ['setup'],
  ['seed'],
];

/** The folders of large modules. The files beside them may import all of them. */
const modulesInLayers = {
  'catalog/tenders': [['filters'], ['words'], ['records', 'search']],
  billing: [['invoices', 'subscriptions'], ['settlement'], ['payments'], ['providers']],
  'collecting/import': [['cells'], ['notice'], ['files']],
  'collecting/matching': [['words'], ['fingerprint'], ['compare']],
};

/** `routes` and the files in the root may import all of them. */
const websiteLayers = [['config'], ['address'], ['data'], ['boot', 'seo', 'offline'], ['shell'], ['features']];

const miniAppLayers = [['config'], ['address'], ['telegram'], ['boot'], ['data'], ['shell'], ['features']];

const inLayers = (root, layers) =>
  layers.flatMap((folders, height) => {
    const below = layers.slice(0, height).flat();
    return folders.map((folder) => ({
      name: `${folder} of ${root} imports only what is below it: ${below.join(', ') || 'nothing'}`,
      severity: 'error',
      from: { path: `^${root}/${folder}/`, pathNot: isTest },
      to: {
        path: `^${root}/`,
        pathNot: [folder, ...below].map((each) => `^${root}/${each}/`),
      },
    }));
  });

/** The folders that belong to no entity of the product: every feature may import them. */
const sharedFeatures =
  '^packages/features/src/(clock|counts|day-texts|debounce|draft|failure|form|lazy-part|money|payment-page|plan-name|polling|query-failure|storage)/';

/** What screens of the website are made of: any of them may stand on these. */
const partsOfScreens = '^apps/web/app/features/(bid-document|code|form|lists|payment|reading|saving|tender)/';

export default {
  forbidden: [
    workspace('openapi'),
    workspace('packages/api-client'),
    workspace('packages/domain', 'packages/api-client'),
    workspace('packages/ui', 'packages/api-client'),
    workspace('packages/i18n'),
    workspace('packages/settings'),
    workspace('packages/reference-data'),
    workspace('packages/reader', 'packages/domain', 'packages/reference-data'),
    workspace('packages/demo-data', 'packages/domain', 'packages/reference-data'),
    workspace('packages/features', 'packages/api-client', 'packages/domain', 'packages/ui', 'packages/i18n'),
    workspace('apps/web', 'packages'),
    workspace('apps/mini', 'packages'),
    workspace(
      'apps/api',
      'openapi',
      'packages/domain',
      'packages/i18n',
      'packages/api-client',
      'packages/settings',
      'packages/demo-data',
      'packages/reader',
      'packages/reference-data',
    ),
    workspace('apps/sandbox'),
    workspace('apps/consumer', 'packages'),
    workspace('apps/e2e'),
    workspace('apps/bench', 'apps/api', 'packages'),
    workspace('apps/launcher'),
    workspace('apps/storybook', 'packages', 'apps/web', 'apps/mini'),
    wireTypesOnly('packages/domain'),
    wireTypesOnly('packages/ui'),
    wireTypesOnly('apps/api'),
    ...inLayers('apps/api/src', apiLayers),
    ...Object.entries(modulesInLayers).flatMap(([module, layers]) =>
      inLayers(`apps/api/src/modules/${module}`, layers),
    ),
    ...inLayers('apps/web/app', websiteLayers),
    ...inLayers('apps/mini/app', miniAppLayers),
    {
      name: 'a feature imports no other feature; a route combines them',
      severity: 'error',
      from: { path: '^packages/features/src/([^/]+)/', pathNot: isTest },
      to: {
        path: '^packages/features/src/',
        pathNot: ['^packages/features/src/$1/', sharedFeatures],
      },
    },
    {
      name: 'a screen of the website imports no other; a route combines them',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/', pathNot: isTest },
      to: { path: '^apps/web/app/features/', pathNot: ['^apps/web/app/features/$1/', partsOfScreens] },
    },
    {
      name: 'only apps/mini/app/telegram knows the Telegram SDK',
      severity: 'error',
      from: { pathNot: '^apps/mini/app/telegram/' },
      to: { path: 'node_modules/@telegram-apps/(sdk|bridge)' },
    },
    {
      name: 'features know no router and no host',
      severity: 'error',
      from: { path: '^packages/features/' },
      to: { path: 'node_modules/(react-router|@telegram-apps)' },
    },
    {
      name: 'the domain depends on nothing',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: isTest },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'core'] },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'every import resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^\\./\\+types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|build|storybook-static|reports|\\.react-router)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
