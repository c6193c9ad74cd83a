import { expect, it } from 'vitest';
import { failedStart, readOptions, warningOf } from './options.ts';

const warned = (args: string[]) => warningOf(readOptions(args));

it.each([[[]], [['--host', '127.0.0.1']], [['--host', 'localhost']], [['--host', '::1']]])(
  'is silent for a start that only this machine reaches: %j',
  (args) => {
    expect(warned(args)).toBeNull();
  },
);

it.each(['0.0.0.0', '192.168.1.7', '::', 'crocodile.local', '127.evil.example'])(
  'warns before it listens on %s, where others reach it',
  (host) => {
    expect(warned(['--host', host])).toContain('anybody who reaches it can act as any person');
  },
);

it('says of a start that failed why, to run it again, and where the logs are', () => {
  expect(failedStart(new Error('auth did not answer'), '/data')).toBe(
    'The start failed: auth did not answer\nRun npm start again. If it fails again, look into the logs in /data/logs.',
  );
});
