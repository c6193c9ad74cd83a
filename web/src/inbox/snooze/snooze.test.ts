import { snoozeOf, type Until } from '@crocodile-hub/core/domain/snooze';
import { describe, expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { answersIn, stateOf, threadsPutOff, untilOf, withSnoozes } from './snooze.ts';

const at = Date.UTC(2026, 10, 22, 8);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const quote = aMessage({ id: 'quote', threadId: 't1', at });
const lunch = aMessage({ id: 'lunch', threadId: 't2', at: at + hourMs, sender: 'Gil' });
const list = [lunch, quote];
const now = at + 2 * hourMs;
const tomorrow = at + dayMs;
const off = (until: Until) => snoozeOf(quote, { messages: list, until, now });
const idsOf = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

describe('a conversation that is put off', () => {
  it('is out of the inbox until its time, and then on top of it, once', () => {
    const snooze = off(tomorrow);
    expect(idsOf(withSnoozes(list, [snooze], tomorrow - 1))).toEqual(['lunch']);
    const back = withSnoozes(list, [snooze], tomorrow);
    expect(idsOf(back)).toEqual(['quote', 'lunch']);
    expect(back[0]?.backAt).toBe(tomorrow);
  });

  it('comes back before its time where somebody answers, and without a time only then', () => {
    const answer = aMessage({ id: 'answer', threadId: 't1', at: now + hourMs });
    for (const until of [tomorrow, 'answer'] as const) {
      const snooze = off(until);
      expect(idsOf(withSnoozes(list, [snooze], now + hourMs))).toEqual(['lunch']);
      expect(idsOf(withSnoozes([answer, ...list], [snooze], now + hourMs))).toEqual([
        'answer',
        'quote',
        'lunch',
      ]);
    }
  });

  it('stays away where the person writes once more, or somebody else does', () => {
    const own = aMessage({ id: 'own', threadId: 't1', at: now + 1, isIncoming: false });
    const other = aMessage({ id: 'other', threadId: 't3', at: now + 2 });
    const samePlace = aMessage({ id: 'chat', threadId: 't1', at: now + 3, platform: 'whatsapp' });
    const messages = [samePlace, other, own, ...list];
    expect(idsOf(withSnoozes(messages, [off('answer')], tomorrow))).toEqual(['chat', 'other', 'lunch']);
  });

  it('stays away for good where it is muted, whatever comes in to it', () => {
    const answer = aMessage({ id: 'answer', threadId: 't1', at: now + hourMs });
    expect(idsOf(withSnoozes([answer, ...list], [off('never')], tomorrow))).toEqual(['lunch']);
    expect(untilOf(off('never'))).toBe('never');
  });

  it('takes no older answer for a new one, whichever of its messages was put off', () => {
    const later = aMessage({ id: 'later', threadId: 't1', at: now - 1 });
    const messages = [later, ...list];
    const snooze = snoozeOf(quote, { messages, until: 'answer', now });
    expect(idsOf(withSnoozes(messages, [snooze], now))).toEqual(['lunch']);
  });

  it('is known by its thread where only a list of mails is there', () => {
    const mail = (threadId: string, sentAt: number) => ({
      threadId,
      timestamp: new Date(sentAt).toISOString(),
    });
    const mails = [mail('t1', at), mail('t2', at)];
    const chat = { ...off('answer'), platform: 'whatsapp', threadId: 't2' } as const;
    expect(threadsPutOff([off(tomorrow), chat], mails, now)).toEqual(new Set(['t1']));
    expect(threadsPutOff([off(tomorrow)], mails, tomorrow)).toEqual(new Set());
    expect(threadsPutOff([off('answer')], [...mails, mail('t1', now)], now)).toEqual(new Set());
  });

  it('of one’s own message names whom it went to, and puts nothing off', () => {
    const own = aMessage({
      id: 'own',
      threadId: 't1',
      at: now,
      isIncoming: false,
      recipients: ['dana@example.com', 'gil@example.com'],
    });
    const wait = snoozeOf(own, { messages: [own, ...list], until: tomorrow, now });
    expect(wait).toMatchObject({ awaits: true, sender: 'dana@example.com, gil@example.com', newestAt: now });
    expect(threadsPutOff([wait], [{ threadId: 't1', timestamp: new Date(at).toISOString() }], now).size).toBe(
      0,
    );
  });

  it('is an ordinary one a week after it came back', () => {
    const snooze = off(tomorrow);
    const late = tomorrow + 7 * dayMs + 1;
    expect(stateOf(snooze, answersIn(list), late)).toEqual({ is: 'over' });
    expect(withSnoozes(list, [snooze], late)).toEqual(list);
  });

  it('has one snooze, whose id stands for any id of a platform', () => {
    const chat = aMessage({ platform: 'whatsapp', threadId: 'whatsapp:+972 50.123' });
    const { id } = snoozeOf(chat, { messages: [chat], until: 'answer', now });
    expect(id).toBe('whatsapp-whatsapp__972_50_123');
    const long = aMessage({ threadId: 'x'.repeat(400), messageText: 'y'.repeat(9_000) });
    const kept = snoozeOf(long, { messages: [long], until: 'answer', now });
    expect(kept.id).toHaveLength(128);
    expect(kept.preview.length).toBeLessThanOrEqual(300);
  });
});
