import { describe, expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import { absent } from '../../ports/accounts.ts';
import { aMail } from '../../testing/a-mail.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { unsubscribe } from './unsubscribe.ts';

const noa = absent('noa');
const address = 'https://news.example/leave';

/** A mailbox with one mail; `left` are the addresses that were asked. */
function aList(given: { unsubscribe: string | null; takes?: () => Promise<void> }) {
  const left: string[] = [];
  const read: string[] = [];
  const inbox = silentInbox({
    get: (_person, id) => {
      read.push(id);
      return Promise.resolve(aMail({ id, unsubscribe: given.unsubscribe }));
    },
  });
  const mailingLists = {
    unsubscribe: (asked: string) => {
      left.push(asked);
      return given.takes?.() ?? Promise.resolve();
    },
  };
  return { ports: { inbox, mailingLists }, left, read };
}

describe('unsubscribing', () => {
  it('asks the address that the mail itself names', async () => {
    const { ports, left, read } = aList({ unsubscribe: address });
    expect(await unsubscribe(ports, noa, 'm7')).toEqual({ success: true });
    expect([read, left]).toEqual([['m7'], [address]]);
  });

  it('is refused, and nobody asked, where the mail allows none', async () => {
    const { ports, left } = aList({ unsubscribe: null });
    await expect(unsubscribe(ports, noa, 'm7')).rejects.toMatchObject({
      kind: 'invalid',
      reason: 'cannotUnsubscribe',
    });
    expect(left).toEqual([]);
  });

  it('tells what the list, or the mailbox, refuses', async () => {
    const takes = () => Promise.reject(new Failure('unavailable', 'unsubscribeFailed'));
    const { ports, left } = aList({ unsubscribe: address, takes });
    await expect(unsubscribe(ports, noa, 'm7')).rejects.toMatchObject({ reason: 'unsubscribeFailed' });
    const gone = silentInbox({
      get: () => Promise.reject(new Failure('not-found', 'unknown', { mayHaveHappened: true })),
    });
    await expect(unsubscribe({ ...ports, inbox: gone }, noa, 'm8')).rejects.toMatchObject({
      kind: 'not-found',
      // No list was asked.
      mayHaveHappened: false,
    });
    expect(left).toEqual([address]);
  });
});
