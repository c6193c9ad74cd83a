import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
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
          exclude: ['**/node_modules/**', 'functions/lib/**', '**/dist/**', inABrowser],
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
