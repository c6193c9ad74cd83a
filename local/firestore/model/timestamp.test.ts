import { describe, expect, it } from 'vitest';
import { formatTimestamp, microsOf, parseTimestamp, timestampOf } from './timestamp.ts';

describe('timestamps', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 0, 0],
    ['2026-11-20T21:46:12.045Z', 1_795_211_172, 45_000_000],
    ['2026-11-20T21:46:12.000001Z', 1_795_211_172, 1000],
    ['1969-12-31T23:59:59.999999999Z', -1, 999_999_999],
    ['0001-01-01T00:00:00Z', -62_135_596_800, 0],
  ])('%s is read and written', (text, seconds, nanos) => {
    expect(parseTimestamp(text)).toEqual({ seconds, nanos });
    expect(formatTimestamp({ seconds, nanos })).toBe(text);
  });

  it('reads offsets', () => {
    expect(parseTimestamp('2026-01-01T02:00:00+02:00')).toEqual(parseTimestamp('2026-01-01T00:00:00Z'));
  });

  it.each([
    '',
    'now',
    '2026-13-01T00:00:00Z',
    '2026-01-01',
    '2026-01-01T00:00:00',
    '2026-01-01T00:00:00.0000000001Z',
  ])('refuses %j', (text) => {
    expect(parseTimestamp(text)).toBeNull();
  });

  it('keeps microseconds before and after 1970', () => {
    for (const micros of [0, 1, -1, 1_795_211_172_045_678, -1_000_001]) {
      expect(microsOf(timestampOf(micros))).toBe(micros);
    }
  });
});
