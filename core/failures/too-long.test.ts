import { describe, expect, it } from 'vitest';
import { channelText } from '../contract/bounds.ts';
import { channels } from '../contract/channels.ts';
import { sayReason } from './say.ts';
import { isTooLong, tooLong } from './too-long.ts';

describe('why a text is too long', () => {
  it.each(channels)('names what %s takes, in both languages', (channel) => {
    const why = tooLong(channel);
    expect(isTooLong(why)).toBe(true);
    for (const locale of ['en', 'he'])
      expect(sayReason(why, locale)).toContain(String(channelText[channel].most));
  });

  it.each(['invalidPhone', undefined] as const)('is not said by %s', (other) => {
    expect(isTooLong(other)).toBe(false);
  });
});
