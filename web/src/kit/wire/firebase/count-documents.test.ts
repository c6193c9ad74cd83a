import { beforeEach, expect, it, vi } from 'vitest';
import { countDocuments } from './count-documents.ts';

const state = vi.hoisted(() => {
  const ready = Promise.withResolvers<void>();
  return { ready, auth: { currentUser: null as { uid: string } | null }, asked: [] as unknown[] };
});

vi.mock('./load-auth.ts', () => ({
  loadAuth: () =>
    Promise.resolve({ auth: Object.assign(state.auth, { authStateReady: () => state.ready.promise }) }),
}));
vi.mock('./load-firestore.ts', () => ({
  loadFirestore: () =>
    Promise.resolve({
      db: {},
      collection: (_db: unknown, path: string) => path,
      where: (...condition: unknown[]) => condition.join(' '),
      query: (...parts: string[]) => parts.join(', '),
      getCountFromServer: (asked: string) => {
        state.asked.push(asked);
        return Promise.resolve({ data: () => ({ count: asked.length }) });
      },
    }),
}));

beforeEach(() => {
  state.ready = Promise.withResolvers();
  state.auth.currentUser = null;
  state.asked = [];
});

const counted = () => countDocuments('noa', 'sessions', [{}, { status: 'Running' }]);

it('asks for nothing until Firebase knows who is signed in', async () => {
  const counts = counted();
  await new Promise((next) => setTimeout(next));
  expect(state.asked).toEqual([]);
  state.auth.currentUser = { uid: 'noa' };
  state.ready.resolve();
  expect(await counts).toEqual([8, 27]);
  expect(state.asked).toEqual(['sessions', 'sessions, status == Running']);
});

it.each([null, { uid: 'somebody else' }])('asks for nothing where %j is signed in by then', async (user) => {
  const counts = counted();
  state.auth.currentUser = user;
  state.ready.resolve();
  await expect(counts).rejects.toThrow('Only the documents of whoever is signed in are counted');
  expect(state.asked).toEqual([]);
});
