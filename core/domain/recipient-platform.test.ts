import { expect, it } from 'vitest';
import { guessPlatform } from './recipient-platform.ts';

it.each([
  ['dana@example.com', 'email'],
  ['@maya.cohen', 'email'],
  ['+972 (52) 123-4567', 'whatsapp'],
  [' 052-1234567 ', 'whatsapp'],
  ['@maya', 'instagram'],
  ['Dana', 'email'],
  ['052-1234567 x3', 'email'],
  ['', 'email'],
])('takes %j for %s', (written, platform) => {
  expect(guessPlatform(written)).toBe(platform);
});
