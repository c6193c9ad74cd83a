// `npm run deploy` puts rules, indexes, functions and the web app on Firebase; `-- --check` says offline whether it
// could. Settings: docs/deploy.md.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { compileRules } from '../local/firestore/rules/index.ts';
import { headerRules, headersFor } from '../local/stack/content-policy.ts';
import { exportsOfFunctionsAlone } from './functions-alone.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Beside firebase.json, since its paths are relative to it. */
const deployedConfig = 'firebase.deploy.json';

const firebaseConfig = z.looseObject({
  firestore: z.object({ rules: z.string(), indexes: z.string() }),
  functions: z.array(z.looseObject({ source: z.string(), runtime: z.string() })).min(1),
  hosting: z.looseObject({
    public: z.string(),
    headers: headerRules,
    rewrites: z.array(
      z.looseObject({ source: z.string(), function: z.object({ functionId: z.string() }).optional() }),
    ),
  }),
});
const projects = z.object({ projects: z.object({ default: z.string() }) });
const indexes = z.object({ indexes: z.array(z.looseObject({ collectionGroup: z.string() })) });

/** Needed by the build of the web app. */
const webSettings = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
];

/** Used for the check in place of the deployed configuration, which only Firebase knows. */
const placeholders = {
  APP_ORIGIN: 'https://example.web.app',
  GRANT_KEY: Buffer.alloc(32, 1).toString('base64'),
  GOOGLE_CLIENT_ID: 'check',
  GOOGLE_CLIENT_SECRET: 'check',
  TASKS_TARGET_URL: 'https://us-central1-example.cloudfunctions.net',
  GCLOUD_PROJECT: 'example',
};

type Step = { name: string; run: () => Promise<string> | string };

const steps: readonly Step[] = [
  { name: 'firebase.json', run: checkFirebaseConfig },
  { name: '.firebaserc', run: checkProject },
  { name: 'firestore.rules', run: checkRules },
  { name: 'firestore.indexes.json', run: checkIndexes },
  { name: 'web build', run: () => built('build:web', 'web/dist/index.html') },
  { name: 'functions build', run: () => built('build:functions', 'functions/lib/index.js') },
  { name: 'functions alone', run: checkFunctions },
];

if (process.argv.includes('--check')) await check();
else deploy(process.argv.slice(2));

async function check(): Promise<void> {
  for (const step of steps) {
    try {
      console.log(`✓ ${step.name}: ${await step.run()}`);
    } catch (error) {
      console.log(`✗ ${step.name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
  const unset = webSettings.filter((name) => process.env[name] === undefined);
  if (unset.length > 0) console.log(`  not set here, needed for a real deploy: ${unset.join(', ')}`);
}

function deploy(args: readonly string[]): void {
  const unset = webSettings.filter((name) => process.env[name] === undefined);
  if (unset.length > 0) {
    console.error(`Set ${unset.join(', ')} first; docs/deploy.md tells where they are.`);
    process.exitCode = 1;
    return;
  }
  const index = built('build:web', 'web/dist/index.html');
  writeFileSync(
    join(root, deployedConfig),
    JSON.stringify(configFor(readFileSync(join(root, index), 'utf8'))),
  );
  const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const { status } = spawnSync(process.execPath, [firebase, 'deploy', '--config', deployedConfig, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

/** firebase.json with the content policy of this build, and without `predeploy`: the app is already built. */
function configFor(html: string): object {
  const config = firebaseConfig.parse(readJson('firebase.json'));
  const { predeploy: _built, headers, ...hosting } = config.hosting;
  return { ...config, hosting: { ...hosting, headers: headersFor(html, headers) } };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function checkFirebaseConfig(): string {
  const config = firebaseConfig.parse(readJson('firebase.json'));
  for (const path of [
    config.firestore.rules,
    config.firestore.indexes,
    ...config.functions.map(({ source }) => source),
  ]) {
    if (!existsSync(join(root, path))) throw new Error(`${path} is named but not there`);
  }
  return `${config.hosting.rewrites.length} rewrites, runtime ${config.functions.map(({ runtime }) => runtime).join(', ')}`;
}

function checkProject(): string {
  const { default: project } = projects.parse(readJson('.firebaserc')).projects;
  return project.startsWith('demo-') ? `${project} (local only; npm run deploy -- --project YOURS)` : project;
}

function checkRules(): string {
  const compiled = compileRules(readFileSync(join(root, 'firestore.rules'), 'utf8'), 'firestore.rules');
  if (compiled.ok) return 'compile';
  throw new Error(
    compiled.errors.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n'),
  );
}

function checkIndexes(): string {
  return `${indexes.parse(readJson('firestore.indexes.json')).indexes.length} composite indexes`;
}

function built(script: string, makes: string): string {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', script], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  if (!existsSync(join(root, makes))) throw new Error(`${makes} was not made`);
  return makes;
}

async function checkFunctions(): Promise<string> {
  const names = await exportsOfFunctionsAlone(root, placeholders);
  const { rewrites } = firebaseConfig.parse(readJson('firebase.json')).hosting;
  for (const { function: target } of rewrites) {
    if (target !== undefined && !names.includes(target.functionId))
      throw new Error(`no function ${target.functionId}`);
  }
  return names.join(', ');
}
