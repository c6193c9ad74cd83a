import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import { appServer } from './tests/component/app-server.ts';
import { commands } from './tests/component/commands.ts';
import { browserLaunch } from './tests/support/browser.ts';
import { patience } from './tests/support/patience.ts';

const unit = [
  'core',
  'web/src',
  'functions/src',
  'local',
  'tests/language',
  'tests/storage',
  'tests/support',
  'tests/runner',
  'tests/adapters',
];

const inABrowser = 'local/firestore/tests/browser.test.ts';
const components = 'web/src/**/*.component.test.{ts,tsx}';

export default defineConfig({
  test: {
    // On two cores the usual one less would leave one idle.
    maxWorkers: '100%',
    projects: [
      {
        // The package by its own name, as its examples import it, from its sources.
        resolve: { alias: { 'embedded-firestore': resolve('local/firestore/index.ts') } },
        test: {
          name: 'unit',
          include: unit.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: ['**/node_modules/**', 'functions/lib/**', '**/dist/**', inABrowser, components],
          // Ends what hangs; a busy machine takes as long as it takes.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The web SDK against the embedded Firestore: no stack, but a browser.
        test: {
          name: 'firestore-browser',
          include: [inABrowser],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The app in a real browser, with what a test says in the place of the servers.
        plugins: [appServer()],
        // Named: one that is found on the way would load the page anew, in the middle of a test.
        optimizeDeps: {
          noDiscovery: true,
          include: ['zod/mini', '@noble/hashes/sha2.js', '@noble/hashes/utils.js', '@sinonjs/fake-timers'],
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
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // A poll ends with what it waits for; on a busy machine that takes longer than the usual second.
          expect: { poll: patience },
        },
      },
    ],
  },
});
