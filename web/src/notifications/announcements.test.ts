import { describe, expect, it } from 'vitest';
import type { Notification } from './notification.ts';
import { announcementsOf, notPushed } from './announcements.ts';
import { sharedMemory } from './browser-memory.ts';

function aNotification(id: string, createdAt = 0): Notification {
  return {
    id,
    type: 'reminder',
    reminderId: id,
    title: id,
    body: '',
    dueAt: 0,
    createdAt,
    lateMs: 0,
    read: false,
  };
}

/** Lets one tab at a time in, as the Web Locks API does. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_name: string, work: () => Promise<T>): Promise<T> {
      const next = last.then(work);
      last = next;
      return next;
    },
  };
}

function aBox() {
  let kept: { toast: string[]; system: string[] } | undefined;
  return { read: () => kept, write: (value: { toast: string[]; system: string[] }) => void (kept = value) };
}

describe('what is announced', () => {
  it('is each claimed one, oldest first', () => {
    const unread = [aNotification('new', 2), aNotification('old', 1), aNotification('told', 0)];
    expect(announcementsOf(unread, ['new', 'old'])).toEqual([
      { is: 'one', notification: aNotification('old', 1) },
      { is: 'one', notification: aNotification('new', 2) },
    ]);
  });

  it('is one line when there are many', () => {
    const unread = [1, 2, 3, 4].map((at) => aNotification(`n${at}`, at));
    expect(announcementsOf(unread, ['n1', 'n2', 'n3', 'n4'])).toEqual([
      { is: 'many', count: 4, newest: aNotification('n4', 4) },
    ]);
  });
});

describe('what a push has told', () => {
  const unread = [aNotification('new', 20), aNotification('old', 10)];

  it('is not shown again by a page that was opened later', () => {
    expect(notPushed(unread, { takesPushes: true, openedAt: 15 })).toEqual([aNotification('new', 20)]);
  });

  it('is nothing where no pushes come', () => {
    expect(notPushed(unread, { takesPushes: false, openedAt: 15 })).toEqual(unread);
  });
});

describe('the memory that tabs share', () => {
  it('gives each notification to one of many tabs, once for each way', async () => {
    const [box, locks] = [aBox(), oneAtATime()];
    const tabs = [1, 2, 3].map(() => sharedMemory(box, locks));
    const claims = await Promise.all(tabs.map((tab) => tab.claim('toast', ['a', 'b'])));
    expect(claims).toEqual([['a', 'b'], [], []]);
    expect(await sharedMemory(box, locks).claim('system', ['a'])).toEqual(['a']);
  });

  it('lets the oldest go', async () => {
    const memory = sharedMemory(aBox(), oneAtATime());
    const ids = Array.from({ length: 201 }, (_, n) => `n${n}`);
    await memory.claim('toast', ids);
    expect(await memory.claim('toast', ['n0', 'n1', 'n200'])).toEqual(['n0']);
  });
});
