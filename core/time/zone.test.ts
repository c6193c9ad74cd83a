import { describe, expect, it } from 'vitest';
import { toInstant, toLocalIso, toWall, zoneOf, type Wall } from './zone.ts';

const now = '2026-01-01T00:00:00+02:00';
const wall = (text: string): Wall => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[-T:]/).map(Number);
  return { year, month, day, hour, minute, second: 0 };
};
const resolved = (zoneName: string, text: string) => {
  const zone = zoneOf(zoneName, now);
  return toLocalIso(toInstant(wall(text), zone), zone);
};

describe('an hour that the spring jump skips moves forward by the jump', () => {
  it.each([
    ['Asia/Jerusalem', '2026-03-27T02:30', '2026-03-27T03:30:00+03:00'],
    ['America/New_York', '2026-03-08T02:15', '2026-03-08T03:15:00-04:00'],
    ['Australia/Lord_Howe', '2026-10-04T02:10', '2026-10-04T02:40:00+11:00'],
  ])('in %s, %s is %s', (zone, written, meant) => {
    expect(resolved(zone, written)).toBe(meant);
  });
});

describe('an hour that the autumn repeats is its first occurrence', () => {
  it.each([
    ['Asia/Jerusalem', '2026-10-25T01:30', '2026-10-25T01:30:00+03:00'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T01:30:00-04:00'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-05T01:45:00+11:00'],
  ])('in %s, %s is %s', (zone, written, meant) => {
    expect(resolved(zone, written)).toBe(meant);
  });
});

describe('ordinary hours', () => {
  it.each([
    ['Asia/Jerusalem', '2026-07-01T12:00', '2026-07-01T12:00:00+03:00'],
    ['Asia/Kathmandu', '2026-07-01T12:00', '2026-07-01T12:00:00+05:45'],
    ['America/St_Johns', '2026-01-10T08:05', '2026-01-10T08:05:00-03:30'],
    ['UTC', '2026-01-10T08:05', '2026-01-10T08:05:00+00:00'],
  ])('in %s, %s is %s', (zone, written, meant) => {
    expect(resolved(zone, written)).toBe(meant);
  });

  it('come back from their instant, every hour of both change nights', () => {
    const zone = zoneOf('Asia/Jerusalem', now);
    for (const night of ['2026-03-27', '2026-10-25']) {
      const start = Date.parse(`${night}T00:00:00+02:00`) - 4 * 3_600_000;
      for (let hour = 0; hour < 12; hour += 1) {
        const instant = start + hour * 3_600_000;
        const back = toInstant(toWall(instant, zone), zone);
        expect([0, -3_600_000]).toContain(back - instant);
      }
    }
  });
});

it('falls back to the offset of now when the zone is unknown', () => {
  const zone = zoneOf('Mars/Olympus', '2026-01-01T00:00:00-05:30');
  expect(toLocalIso(Date.parse('2026-01-01T12:00:00Z'), zone)).toBe('2026-01-01T06:30:00-05:30');
});
