import { describe, expect, it } from 'vitest';
import { respellTo } from './spelling.ts';

const known = new Set(['texts', 'meetings', 'ending']);
const respell = respellTo(
  ['remind', 'email', 'meeting', 'schedule', 'sending', 'תזכיר', 'תשלח', 'פגישה'],
  (word) => known.has(word),
);

describe('slips of the finger', () => {
  it.each([
    ['emial', 'email'],
    ['remnd', 'remind'],
    ['shedule', 'schedule'],
    ['meetting', 'meeting'],
    ['rimind', 'remind'],
    ['תזכיק', 'תזכיר'],
    ['פגשה', 'פגישה'],
  ])('reads %s as %s', (written, meant) => {
    expect(respell(written)).toEqual([meant]);
  });

  it.each(['texts', 'meetings', 'ending'])('knows %s', (word) => {
    expect(respell(word)).toBeNull();
  });

  it.each(['reminds', 'emailed', 'tomato', 'תשלם', 'תזכירו', 'send', 'x'.repeat(20)])(
    'leaves %s alone',
    (word) => {
      expect(respell(word)).toEqual([]);
    },
  );
});
