import { describe, expect, it } from 'vitest';
import { sessionsToRotate, type Rotating } from './rotation.ts';

const now = 1_000_000;

function aSession(
  id: string,
  { client = 'one', hangsForMs = 1_000, sentMsAgo = 60_000, isOpen = true } = {},
): Rotating & { id: string } {
  return {
    id,
    clientAddress: client,
    lastSentAt: now - sentMsAgo,
    back: { isOpen, openedAt: now - hangsForMs },
  };
}

function rotated(sessions: (Rotating & { id: string })[]): string[] {
  return sessionsToRotate(sessions, now).map(({ id }) => id);
}

describe('rotation of hanging requests', () => {
  it('leaves a client alone that hangs on four', () => {
    expect(rotated(['a', 'b', 'c', 'd'].map((id) => aSession(id)))).toEqual([]);
  });

  it('sends all round that have hung long enough once there are five', () => {
    const sessions = [
      ...['a', 'b', 'c', 'd'].map((id) => aSession(id)),
      aSession('new', { hangsForMs: 100 }),
    ];
    expect(rotated(sessions)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('hurries while the client sends', () => {
    const sessions = ['a', 'b', 'c', 'd', 'e'].map((id) => aSession(id, { hangsForMs: 60 }));
    expect(rotated(sessions)).toEqual([]);
    expect(rotated([...sessions, aSession('busy', { hangsForMs: 10, sentMsAgo: 5 })])).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });

  it('counts neither other clients nor sessions that hang on nothing', () => {
    const sessions = [
      ...['a', 'b', 'c', 'd'].map((id) => aSession(id)),
      aSession('elsewhere', { client: 'two' }),
      aSession('between', { isOpen: false }),
    ];
    expect(rotated(sessions)).toEqual([]);
  });
});
