import { expect, it } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import type { Live } from '../../kit/wire/firebase/live-query.ts';
import { sessionsIn } from './project-sessions.ts';
import { listedSessions } from './session-queries.ts';
import type { Session } from './session.ts';

const loading: Live<Session> = { is: 'loading' };
const ready = (items: Session[], { fromCache = false } = {}): Live<Session> => ({
  is: 'ready',
  items,
  fromCache,
});
const inHome = (count: number) =>
  Array.from({ length: count }, (_, index) => aSession({ id: `h${index}`, projectId: 'home' }));
const elsewhere = (count: number) =>
  Array.from({ length: count }, (_, index) => aSession({ id: `e${index}` }));

/** A person with so many sessions that the newest leave some out; one of the newest is in the project. */
const many = ready([...inHome(1), ...elsewhere(listedSessions - 1)]);
const home = (known: Partial<Parameters<typeof sessionsIn>[1]>) => {
  const all = { recent: many, own: loading, size: 50, counted: undefined, isOnline: true, ...known };
  const { sessions, ...said } = sessionsIn('home', all);
  return { ...said, listed: sessions.length };
};

it('takes the sessions of a project from the newest where these are all there are', () => {
  const recent = ready([...inHome(2), ...elsewhere(3)]);
  expect(home({ recent })).toEqual({ is: 'ready', listed: 2, count: 2, hasMore: false });
});

it('counts none before anything is known', () => {
  expect(home({ recent: loading })).toEqual({ is: 'loading', listed: 0, count: undefined, hasMore: false });
});

it('has the count of the server where the newest are not all, and lists what it knows until its own arrive', () => {
  expect(home({})).toEqual({ is: 'loading', listed: 1, count: undefined, hasMore: false });
  expect(home({ counted: 3 })).toEqual({ is: 'loading', listed: 1, count: 3, hasMore: false });
});

it('lists and counts its own once they have arrived', () => {
  const own = ready(inHome(4));
  expect(home({ own, counted: 3 })).toEqual({ is: 'ready', listed: 4, count: 4, hasMore: false });
});

it('believes the server about the count while this device has a part', () => {
  const own = ready(inHome(2), { fromCache: true });
  expect(home({ own, counted: 3 })).toMatchObject({ listed: 2, count: 3 });
});

it('says that there are more', () => {
  expect(home({ own: ready(inHome(50)), counted: 60 })).toEqual({
    is: 'ready',
    listed: 50,
    count: 60,
    hasMore: true,
  });
});

it('tells what this device knows offline, and where counting fails', () => {
  expect(home({ isOnline: false })).toMatchObject({ listed: 1, count: 1 });
  expect(home({ counted: null })).toMatchObject({ listed: 1, count: 1 });
});

it('keeps what it knows where its own cannot be read', () => {
  expect(home({ own: { is: 'failed', failure: 'forbidden' }, counted: 3 })).toMatchObject({
    is: 'failed',
    listed: 1,
    count: 3,
  });
});
