import { describe, expect, it } from 'vitest';
import type { OutboxDocument } from '../contract/documents.ts';
import { endsOf, withoutWords } from './ledger-words.ts';

const day = 86_400_000;
const doneAt = Date.UTC(2026, 10, 20);

const anEntry = (over: Partial<OutboxDocument> = {}): OutboxDocument => ({
  actionType: 'send_email',
  payload: { to: ['dana@example.com', 'avi@example.com'], subject: 'Quote', body: 'Here it is' },
  payloadHash: 'a'.repeat(64),
  status: 'done',
  createdAt: doneAt - 1_000,
  updatedAt: doneAt,
  runAt: null,
  undoUntil: null,
  taskId: 'task',
  sessionId: null,
  timeZone: null,
  locale: null,
  attendAt: null,
  claim: null,
  result: { message: 'Email sent to dana@example.com', emailId: 'm1', threadId: 't1' },
  failure: null,
  inverse: null,
  failures: 0,
  ...over,
});

describe('the words of an action', () => {
  it.each(['done', 'failed', 'cancelled', 'uncertain'] as const)(
    'end a day after it is %s, and the rest of it after a year',
    (status) => {
      expect(endsOf(anEntry({ status }))).toEqual({ words: doneAt + day, entry: doneAt + 365 * day });
    },
  );

  it.each(['accepted', 'held', 'scheduled', 'claimed'] as const)('stay while it is %s', (status) => {
    expect(endsOf(anEntry({ status, attendAt: doneAt }))).toBeNull();
  });

  it('stay while nobody knows what became of it', () => {
    expect(endsOf(anEntry({ status: 'uncertain', attendAt: doneAt }))).toBeNull();
  });

  it('stay until it can no longer be undone', () => {
    expect(endsOf(anEntry({ undoUntil: doneAt + 9 * day }))?.words).toBe(doneAt + 9 * day);
  });

  it('stay for the days that the person chose, and no longer than a year', () => {
    expect(endsOf(anEntry(), 30)?.words).toBe(doneAt + 30 * day);
    expect(endsOf(anEntry(), 100_000)?.words).toBe(doneAt + 365 * day);
  });

  it('are gone from payload and result; hash, outcome, times, ids and the count of recipients stay', () => {
    const kept = withoutWords(anEntry());
    expect(JSON.stringify(kept)).not.toMatch(/dana|avi|Quote|Here/);
    expect(kept).toEqual({
      ...anEntry(),
      payload: null,
      result: { emailId: 'm1', threadId: 't1' },
      recipients: 2,
    });
    expect(withoutWords(kept)).toEqual(kept);
  });

  it.each([
    [{ to: '+972541234567', message: 'hi' }, 1],
    [{ title: 'Lunch', attendees: ['a@b.co', 'c@d.co', 'e@f.co'] }, 3],
    [{ task: 'call' }, 0],
  ])('of %j leave that they went to %i', (payload, recipients) => {
    expect(withoutWords(anEntry({ payload })).recipients).toBe(recipients);
  });
});
