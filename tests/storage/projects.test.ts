import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { projectDocument, sessionDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { createProject, renameProject, deleteProject } from '../../web/src/conversations/projects.ts';
import { changeSession } from '../../web/src/conversations/sessions/change-session.ts';
import { createSession } from '../../web/src/conversations/sessions/create-session.ts';
import { countedFirestore, type CountedFirestore } from './counted-firestore.ts';

const uid = 'noa';
let firestore: CountedFirestore;
vi.mock('../../web/src/kit/wire/firebase/load-firestore.ts', () => ({
  loadFirestore: () => Promise.resolve(firestore.sdk),
}));

beforeAll(async () => {
  firestore = await countedFirestore(uid);
});
afterAll(() => firestore.close());

async function stored(path: string) {
  const { db, doc, getDoc } = firestore.sdk;
  return (await getDoc(doc(db, path))).data();
}
const project = async (id: string) => projectDocument.parse(await stored(`${paths.projects(uid)}/${id}`));
const session = async (id: string) => sessionDocument.parse(await stored(`${paths.sessions(uid)}/${id}`));

async function sessionOf(projectId: string | null): Promise<string> {
  const { id, saved } = await createSession(uid, { projectId });
  await saved;
  return id;
}

it('a project is made with a folder, and renamed', async () => {
  const id = await createProject(uid, 'משפחה');
  expect(await project(id)).toMatchObject({ name: 'משפחה', icon: '📁' });
  await renameProject(uid, id, 'Family');
  expect((await project(id)).name).toBe('Family');
});

it('a deleted project leaves its sessions, without a project', async () => {
  const [doomed, other] = [await createProject(uid, 'Doomed'), await createProject(uid, 'Other')];
  const [inDoomed, inOther] = [await sessionOf(doomed), await sessionOf(other)];
  await deleteProject(uid, doomed);
  expect(await stored(`${paths.projects(uid)}/${doomed}`)).toBeUndefined();
  expect((await session(inDoomed)).projectId).toBeNull();
  expect((await session(inOther)).projectId).toBe(other);
});

it('a new session has the title, the icon and the state of the rules; one of the hub is Pending with its words', async () => {
  expect(await session(await sessionOf(null))).toMatchObject({
    title: 'New Session',
    icon: '💬',
    status: 'Waiting',
    favorite: false,
    projectId: null,
    messages: [],
  });
  const asked = { title: 'Search Session', status: 'Pending', firstMessage: 'quiet places' } as const;
  const { id, saved } = await createSession(uid, asked);
  await saved;
  expect(await session(id)).toMatchObject({
    title: 'Search Session',
    status: 'Pending',
    messages: [{ content: 'quiet places', type: 'user', status: 'Pending' }],
    messageCount: 1,
  });
});

it('a new title makes a session the newest, a star or a project does not', async () => {
  const id = await sessionOf(null);
  const { updatedAt } = await session(id);
  await changeSession(uid, id, { favorite: true, projectId: 'p' });
  expect(await session(id)).toMatchObject({ favorite: true, projectId: 'p', updatedAt });
  await changeSession(uid, id, { title: 'Quote' });
  expect((await session(id)).updatedAt).toBeGreaterThan(updatedAt);
});
