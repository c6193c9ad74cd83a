// Which folder may import which: 'Folders' in ARCHITECTURE.md. Left to right:
//   app → … → account → kit → core: `webRooms` and `kitRooms` below  (web)
//   index → compose, http, tasks → usecases → ports → core         (functions; adapters → ports, core)
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

// The rooms of web/src. A room imports rooms of the rows above it; those of one row do not know each other.
const webRooms = [
  ['kit'],
  ['account'],
  ['people', 'connections', 'notifications'],
  ['actions'],
  ['command'],
  ['conversations'],
  ['inbox', 'tasks'],
  ['hub'],
  ['pages'],
  ['app'],
];
const kitRooms = [['state', 'theme'], ['text'], ['wire'], ['nav'], ['ui'], ['voice']];
const inOrder = (folder, rows) =>
  rows.flatMap((row, at) =>
    row.map((room) =>
      forbid(
        `${folder.replaceAll('/', '-')}-${room}-imports-what-comes-before`,
        { path: `^${folder}/${room}/` },
        {
          path: `^${folder}/(?!${[...rows.slice(0, at).flat(), room].join('|')})[^/]+/`,
          pathNot: '^web/src/testing/',
        },
      ),
    ),
  );

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'a cycle has no first part to read',
    ),
    forbid(
      'no-orphans',
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.config\\.(ts|cjs)$',
          '^tests/',
          '\\.worker\\.ts$',
          'cli\\.ts$',
          'local/start\\.ts$',
          'service-worker',
          'web/src/app/boot\\.js$',
          'core/contract/',
          'web/src/kit/text/',
        ],
      },
      {},
      'nothing uses it',
    ),
    forbid(
      'core-contract-zod-only',
      { path: '^core/contract', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^core/contract', 'node_modules/zod'] },
    ),
    forbid(
      'core-is-pure',
      { path: '^core', pathNot: '\\.(test|bench)\\.ts$' },
      { pathNot: ['^core', 'node_modules/zod', 'node_modules/@noble/hashes', 'node_modules/html-entities'] },
      'no node:, react, firebase or googleapis in core',
    ),
    forbid(
      'contract-knows-no-domain',
      { path: '^core/contract', pathNot: '\\.test\\.ts$' },
      { path: '^core/(actions|domain|language|reader|failures|text|time)' },
    ),
    forbid(
      'time-knows-contract-only',
      { path: '^core/time', pathNot: '\\.test\\.ts$' },
      { path: '^core/', pathNot: '^core/(time|contract)/' },
      'instants and calendar days mean the same whatever is done with them',
    ),
    forbid(
      'actions-know-contract-only',
      { path: '^core/actions', pathNot: '\\.test\\.ts$' },
      { path: '^core/(domain|language|reader|failures|text|time)' },
      'what is done with an action is not part of its record',
    ),
    forbid(
      'reader-on-the-server-only',
      { pathNot: '^(core/reader|functions/src|tests)/' },
      { path: '^core/reader/' },
      'its models are far too large for a browser',
    ),
    forbid(
      'reader-knows-language-only',
      { path: '^core/reader', pathNot: '\\.test\\.ts$' },
      { path: '^core/', pathNot: '^core/(reader|language|contract|domain|time)/' },
    ),
    ...inOrder('web/src', webRooms),
    ...inOrder('web/src/kit', kitRooms),
    forbid(
      'web-known-rooms',
      {},
      { path: '^web/src/', pathNot: `^web/src/(${webRooms.flat().join('|')}|testing)/` },
      'a room has its place in the order',
    ),
    forbid(
      'web-only-core',
      { path: '^web/src' },
      { path: '^(functions|local|tests)/', pathNot: '^tests/(e2e/pages/|support/hostile-mails/corpus)' },
      'component tests know what a person does on a screen, and what mails try, as the browser tests of the whole product know it',
    ),
    forbid(
      'web-testing-in-tests-only',
      { path: '^web/src', pathNot: ['\\.test\\.tsx?$', '^web/src/testing/'] },
      { path: '^web/src/testing/' },
      'it must not ship',
    ),
    forbid(
      'firestore-in-kit-only',
      { path: '^web/src', pathNot: '^web/src/kit/wire/firebase' },
      { path: 'node_modules/firebase/firestore', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'router-in-app-and-nav-only',
      { path: '^web/src', pathNot: '^web/src/(app|kit/nav)' },
      { path: 'node_modules/wouter' },
    ),
    forbid('functions-only-core', { path: '^functions/src' }, { path: '^(web|local|tests)/' }),
    forbid(
      'ports-know-core-only',
      { path: '^functions/src/ports' },
      { path: '^functions/src/', pathNot: '^functions/src/ports' },
    ),
    forbid(
      'usecases-no-sdk',
      { path: '^functions/src/usecases', pathNot: '\\.test\\.ts$' },
      {
        pathNot: ['^functions/src/(usecases|ports)', '^core/', 'node_modules/zod', '^(node:)?crypto$'],
      },
      'use cases receive ports',
    ),
    forbid(
      'reminders-know-no-ledger',
      { path: '^functions/src/usecases/reminders', pathNot: '\\.test\\.ts$' },
      { path: '^functions/src/usecases/(ledger|actions)' },
      'the ledger runs actions, and actions make reminders: a way back would be a circle',
    ),
    forbid(
      'wake-up-stands-alone',
      { path: '^functions/src/usecases/wake-up' },
      { path: '^functions/src/', pathNot: '^functions/src/(ports|usecases/wake-up)' },
    ),
    forbid(
      'adapters-know-ports',
      { path: '^functions/src/adapters', pathNot: '\\.test\\.ts$' },
      { path: '^functions/src/', pathNot: '^functions/src/(adapters|ports)' },
    ),
    forbid(
      'adapters-only-from-compose',
      {
        path: '^functions/src',
        pathNot: ['^functions/src/(adapters|compose\\.ts|testing/bench-cli\\.ts)', '\\.test\\.ts$'],
      },
      { path: '^functions/src/adapters' },
    ),
    forbid(
      'routes-know-no-provider',
      { path: '^functions/src/http' },
      { path: 'node_modules/(googleapis|openai|nodemailer|@google-cloud)' },
    ),
    forbid(
      'local-only-core-contract',
      // The workspace is written as the app writes it; no stand-in reads it. How long a day is, all may know.
      { path: '^local', pathNot: '^local/demo/' },
      {
        path: '^(web|functions|tests)/|^core/(actions|domain|language|reader|failures|text|time/(?!units))',
      },
      'a stand-in that shares code with the product would agree with its bugs',
    ),
    forbid(
      'demo-writes-as-the-app',
      { path: '^local/demo/' },
      { path: '^(web|functions|tests)/|^core/(language|reader|failures|text)' },
    ),
    forbid(
      'rules-interpreter-standalone',
      { path: '^local/firestore/rules', pathNot: '\\.test\\.ts$' },
      { path: '^local/', pathNot: '^local/firestore/(rules|model)' },
    ),
    forbid(
      'firestore-standalone',
      { path: '^local/firestore' },
      { path: '^(core|web|functions|tests|scripts|local/(?!firestore))' },
      'nothing of the product in it, nor in its tests',
    ),
    forbid(
      'firestore-by-its-public-interface',
      { pathNot: '^local/firestore' },
      { path: '^local/firestore/', pathNot: '^local/firestore/(rules/)?index\\.ts$' },
      'it is a package of its own; the rest of it may change without notice',
    ),
    forbid(
      'firestore-engine-knows-no-protocol-and-no-rules',
      { path: '^local/firestore/(model|engine|storage)', pathNot: '\\.test\\.ts$' },
      { path: '^local/firestore/(access|protocol|rules|transfer|server\\.ts|testing)' },
    ),
    forbid(
      'firestore-model-stands-alone',
      { path: '^local/firestore/model', pathNot: '\\.test\\.ts$' },
      { path: '^local/firestore/(?!model)' },
    ),
    forbid(
      'nothing-shipped-imports-local-or-tests',
      { path: '^(core|web/src|functions/src)', pathNot: '\\.test\\.ts$' },
      { path: '^(local|tests)/' },
    ),
    forbid(
      'no-dev-dependency-shipped',
      {
        path: '^(core|web/src|functions/src)',
        pathNot: ['\\.(test|bench)\\.tsx?$', '\\.testing\\.ts$', '/testing/'],
      },
      { dependencyTypes: ['npm-dev'], pathNot: 'core/|@crocodile-hub/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['web/dist', 'functions/lib', 'local/firestore/dist', '\\.local/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
