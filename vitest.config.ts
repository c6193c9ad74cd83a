import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import { appServer } from './tests/component/app-server.ts';
import { commands } from './tests/component/commands.ts';
import { LongestFirst } from './tests/runner/longest-first.ts';
import { browserLaunch } from './tests/support/browser.ts';
import { patience } from './tests/support/patience.ts';

/** Tests of these touch nothing that another file would meet: they share a process, and load each module once. */
const pure = ['core', 'functions/src', 'web/src', 'tests/answers'];
/** These start servers and processes, end them, or keep the processor long: each has a process of its own. */
const own = [
  'functions/src/adapters',
  'local',
  'tests/language',
  'tests/storage',
  'tests/support',
  'tests/runner',
  'tests/adapters',
];
/** These replace what is global. */
const patching = [
  'functions/src/usecases/reminders/recurrence-bounds.test.ts',
  'web/src/hub/weather/locate.test.ts',
  'web/src/account/consent/pending-redirect.test.ts',
  'web/src/kit/wire/firebase/live-query.test.ts',
  'web/src/conversations/desk/find-session.test.ts',
  'web/src/kit/wire/firebase/paged-list.test.ts',
  'web/src/kit/wire/firebase/count-documents.test.ts',
  'web/src/kit/wire/call.test.ts',
  'web/src/kit/state/attempts.test.ts',
  'web/src/kit/text/i18n.test.ts',
  'web/src/app/commands/choose-language.test.ts',
  'web/src/account/this-device.test.ts',
  'web/src/kit/ui/notify.test.ts',
  'web/src/kit/voice/recognise.test.ts',
  'web/src/actions/dialogs/compose/draft-saver.test.ts',
  'web/src/actions/dialogs/form-draft.test.ts',
];
const inABrowser = 'local/firestore/tests/browser.test.ts';
const components = 'web/src/**/*.component.test.{ts,tsx}';

const testsIn = (folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const never = ['**/node_modules/**', 'functions/lib/**', '**/dist/**', inABrowser, components];
const inOwnProcess = [...testsIn(own), ...patching];

/** Ends what hangs; a busy machine takes as long as it takes. */
const hanging = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Whoever started the run keeps a stack for each worker; otherwise there is one. */
const stacks = JSON.parse(process.env['STACKS'] ?? '[null]') as unknown[];

export default defineConfig({
  test: {
    // On two cores the usual one less would leave one idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: testsIn(pure),
          exclude: [...never, ...inOwnProcess],
          isolate: false,
          ...hanging,
        },
      },
      {
        // The package by its own name, as its examples import it, from its sources.
        resolve: { alias: { 'embedded-firestore': resolve('local/firestore/index.ts') } },
        // Those that run at once mostly wait for a stand-in that is silent on purpose. Meanwhile a third file fills what
        // two cores leave idle: 85 s instead of 107.
        test: {
          name: 'process',
          include: inOwnProcess,
          exclude: never,
          maxConcurrency: 20,
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          ...hanging,
        },
      },
      {
        // The web SDK against the embedded Firestore: no stack, but a browser.
        test: { name: 'firestore-browser', include: [inABrowser], ...hanging },
      },
      {
        // The app in a real browser, with what a test says in the place of the servers.
        plugins: [appServer()],
        // Named: one that is found on the way would load the page anew, in the middle of a test.
        optimizeDeps: {
          noDiscovery: true,
          include: [
            'react',
            'react-dom/client',
            'zod/mini',
            '@noble/hashes/sha2.js',
            '@noble/hashes/utils.js',
            '@sinonjs/fake-timers',
          ],
        },
        test: {
          name: 'component',
          include: [components],
          globalSetup: ['tests/component/firestore-setup.ts'],
          setupFiles: ['web/src/testing/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { interval: 10, timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 1000 },
            commands,
            provider: playwright({
              // Asked for when a browser starts: to find one may be to fetch one.
              get launchOptions() {
                return browserLaunch();
              },
              contextOptions: { locale: 'en-GB', timezoneId: 'Asia/Jerusalem', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'stack',
          include: ['tests/{rules,api,e2e}/**/*.test.ts'],
          globalSetup: ['tests/support/stack-setup.ts'],
          setupFiles: ['tests/support/browse-setup.ts'],
          // A worker keeps its browser from file to file.
          isolate: false,
          maxWorkers: stacks.length,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // A poll ends with what it waits for; on a busy machine that takes longer than the usual second.
          expect: { poll: patience },
        },
      },
    ],
  },
});
