import { describe, expect, it } from 'vitest';
import { channelText } from '../contract/bounds.ts';
import { channelOf, excessOf } from './channel-text.ts';

describe('the text of a message', () => {
  it.each([
    ['whatsapp', 'x', 4_096],
    ['messenger', 'ש', 2_000],
    ['sms', 'ש', 1_600],
    ['instagram', 'x', 1_000],
    // Instagram counts bytes: two of a Hebrew letter, three of a euro, four of most signs.
    ['instagram', 'ש', 500],
    ['instagram', '€', 333],
    ['instagram', '👍', 250],
  ] as const)('fits on %s with %j %i times, and with one more it does not', (channel, letter, most) => {
    const bound = channelText[channel];
    expect(excessOf(letter.repeat(most), bound)).toBe(0);
    expect(excessOf(letter.repeat(most + 1), bound)).toBeGreaterThan(0);
  });

  it('is too long by what its channel counts', () => {
    expect(excessOf('x'.repeat(1_612), channelText.sms)).toBe(12);
    expect(excessOf('ש'.repeat(501), channelText.instagram)).toBe(2);
  });

  it('is of the channel on which its action writes', () => {
    expect(channelOf('send_whatsapp', undefined)).toBe('whatsapp');
    expect(channelOf('send_sms', 'messenger')).toBe('sms');
    expect(channelOf('send_message', 'instagram')).toBe('instagram');
    expect(channelOf('send_message', 'fax')).toBeNull();
    expect(channelOf('send_email', 'instagram')).toBeNull();
  });
});
