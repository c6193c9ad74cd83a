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
  'tests/adapters',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: unit.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: ['**/node_modules/**', 'functions/lib/**', '**/dist/**'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
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
