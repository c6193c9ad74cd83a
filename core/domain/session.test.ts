import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounds } from '../contract/bounds.ts';
import { sessionStatuses } from '../contract/documents.ts';
import {
  countSessions,
  hasNewMessage,
  nextSessionStatus,
  type SessionEvent,
  titleOfCopy,
} from './session.ts';

describe("a session's status", () => {
  it.each([
    ['answered', 'Success'],
    ['confirmation-asked', 'Waiting'],
    ['failed', 'Failed'],
    ['searching', 'Running'],
    ['action-started', 'Running'],
    ['action-done', 'Success'],
    ['action-failed', 'Failed'],
  ] satisfies [SessionEvent, string][])('after %s is %s', (event, status) => {
    expect(nextSessionStatus(event)).toBe(status);
  });
});

describe('the dot of a new message', () => {
  const now = 1_000_000;
  const session = (type: 'user' | 'system', ageMs: number) => ({
    messages: [{ id: 'm1', content: 'hi', type, status: 'Done' as const, timestamp: now - ageMs }],
  });

  it('shows while the last message is the assistant’s and under a minute old', () => {
    expect(hasNewMessage(session('system', 59_999), now)).toBe(true);
    expect(hasNewMessage(session('system', 60_000), now)).toBe(false);
    expect(hasNewMessage(session('user', 0), now)).toBe(false);
    expect(hasNewMessage({ messages: [] }, now)).toBe(false);
  });
});

it('counts running sessions as active and successful ones as completed', () => {
  const status = fc.constantFrom(...sessionStatuses, 'Pending' as const);
  fc.assert(
    fc.property(fc.array(fc.record({ status })), (sessions) => {
      const { total, active, completed } = countSessions(sessions);
      expect(total).toBe(sessions.length);
      expect(active + completed).toBeLessThanOrEqual(total);
    }),
  );
  expect(countSessions([{ status: 'Running' }, { status: 'Success' }, { status: 'Pending' }])).toEqual({
    total: 3,
    active: 1,
    completed: 1,
  });
});

it('marks a copy as one, however long its title', () => {
  expect(titleOfCopy('Quote for Dana')).toBe('Quote for Dana (Copy)');
  fc.assert(
    fc.property(fc.string({ maxLength: bounds.title }), (title) => {
      const copy = titleOfCopy(title);
      expect(copy.endsWith(' (Copy)')).toBe(true);
      expect(copy.length).toBeLessThanOrEqual(bounds.title);
    }),
  );
});
