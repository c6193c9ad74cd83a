import { describe, expect, it } from 'vitest';
import { countdown, shareLeft } from './countdown.ts';
import { reminderPhase } from './reminder.ts';

const nothingUnseen = new Set<string>();

describe('the phase of a reminder', () => {
  const pending = { id: 'r1', status: 'pending', dueAt: 10_000 } as const;

  it.each([
    [9_999, 'active'],
    [10_000, 'expired'],
  ])('at %i a pending one is %s', (now, phase) => {
    expect(reminderPhase(pending, { now, unseen: nothingUnseen })).toBe(phase);
  });

  it('is done once delivered, unless nobody has seen the delivery', () => {
    const sent = { ...pending, status: 'sent' } as const;
    expect(reminderPhase(sent, { now: 20_000, unseen: nothingUnseen })).toBe('done');
    expect(reminderPhase(sent, { now: 20_000, unseen: new Set(['r1']) })).toBe('expired');
  });

  it.each(['done', 'cancelled'] as const)('is %s when the person said so', (status) => {
    expect(reminderPhase({ ...pending, status }, { now: 0, unseen: new Set(['r1']) })).toBe(status);
  });
});

describe('the countdown', () => {
  it.each([
    [10_131_000, 0, '02:48:51'],
    [999, 0, '00:00:01'],
    [0, 0, '00:00:00'],
    [-5_000, 0, '00:00:00'],
    [2 * 86_400_000 + 61_000, 2, '00:01:01'],
  ])('%i ms reads %i days and %s', (leftMs, days, clock) => {
    expect(countdown(leftMs)).toEqual({ days, clock });
  });
});

describe('the share of time left', () => {
  it.each([
    [0, 1],
    [75, 0.25],
    [100, 0],
    [500, 0],
    [-10, 1],
  ])('at %i of 100 it is %f', (now, share) => {
    expect(shareLeft({ createdAt: 0, dueAt: 100 }, now)).toBe(share);
  });

  it('is nothing when due at once', () => {
    expect(shareLeft({ createdAt: 5, dueAt: 5 }, 5)).toBe(0);
  });
});
