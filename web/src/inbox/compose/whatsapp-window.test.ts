import { expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { windowEnd } from './answer.ts';

const hour = 3_600_000;
const theirs = (at: number) => aMessage({ platform: 'whatsapp', at });
const ours = (at: number) => aMessage({ platform: 'whatsapp', at, isIncoming: false });

it('WhatsApp takes answers until a day after the last message of the other side', () => {
  expect(windowEnd([theirs(2 * hour), theirs(5 * hour), ours(9 * hour)])).toBe(29 * hour);
});

it('no end is known where nobody has written yet', () => {
  expect(windowEnd([ours(hour)])).toBeNull();
});
