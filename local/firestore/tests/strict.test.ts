import { Firestore } from '@google-cloud/firestore';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, doc, getCountFromServer, getDoc, setLogLevel } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

const open = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents { match /{all=**} { allow read, write: if true; } }
}`;
const origin = 'http://127.0.0.1:5005';

function tokenFor(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: 'ann', ...claims })}.`;
}
const issued = (project: string) => ({ aud: project, iss: `https://securetoken.google.com/${project}` });

async function read(url: string, project: string, headers: Record<string, string>): Promise<number> {
  const documents = `${url}/v1/projects/${project}/databases/(default)/documents`;
  const reply = await fetch(`${documents}/notes?pageSize=1`, { headers });
  await reply.arrayBuffer();
  return reply.status;
}

describe('a strict server', () => {
  const server = useServer({ rules: open, strictTokens: true, origins: [origin] });

  it.each([
    ['its own project', issued('demo-a'), 200],
    ['another project', issued('demo-b'), 401],
    ['its own project by another issuer', { ...issued('demo-a'), iss: 'https://evil.example/demo-a' }, 401],
    ['another project by its own issuer', { ...issued('demo-a'), aud: 'demo-b' }, 401],
    ['no project', {}, 401],
  ])('answers a token for %s', async (_of, claims, status) => {
    const authorization = `Bearer ${tokenFor(claims)}`;
    expect(await read(server().url, 'demo-a', { authorization })).toBe(status);
  });

  it('listens for people of the project, and for nobody of another', async () => {
    setLogLevel('silent');
    const { host, port } = server();
    const firestore = { host, port, rules: open };
    const environment = await initializeTestEnvironment({ projectId: 'demo-a', firestore });
    const own = environment.authenticatedContext('ann', issued('demo-a')).firestore();
    expect((await getDoc(doc(own, 'notes/1'))).exists()).toBe(false);
    const foreign = environment.authenticatedContext('ann', issued('demo-b')).firestore();
    // A listener would get another token and retry for ever.
    await expect(getCountFromServer(collection(foreign, 'notes'))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await environment.cleanup();
  });

  it('lets the owner in', async () => {
    const { host, port } = server();
    const admin = new Firestore({ projectId: 'demo-a', host: `${host}:${port}`, ssl: false });
    await admin.doc('notes/1').set({ at: 1 });
    expect((await admin.doc('notes/1').get()).exists).toBe(true);
    await admin.terminate();
  });

  it.each([
    ['of its own', { origin }, 200],
    ['of nobody: a server', {}, 200],
    ['of somewhere else', { origin: 'https://evil.example' }, 403],
    ['of another port', { origin: 'http://127.0.0.1:5006' }, 403],
    ['that has none', { origin: 'null' }, 403],
  ])('answers a page %s', async (_of, headers: Record<string, string>, status) => {
    expect(await read(server().url, 'demo-a', headers)).toBe(status);
    expect(await read(server().url, 'demo-a', { ...headers, authorization: 'Bearer owner' })).toBe(status);
  });

  it.each(['/v1/x', '/google.firestore.v1.Firestore/Listen/channel', '/emulator/v1/documents:export'])(
    'lets no foreign page ask, or do, anything at %s',
    async (path) => {
      const foreign = { origin: 'https://evil.example' };
      for (const method of ['OPTIONS', 'POST']) {
        const reply = await fetch(server().url + path, { method, headers: foreign });
        expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      }
    },
  );
});

describe('a server that is not strict', () => {
  const server = useServer({ rules: open });

  it('takes what Google’s emulator takes: tokens of any project, pages of any origin', async () => {
    const authorization = `Bearer ${tokenFor(issued('demo-b'))}`;
    expect(await read(server().url, 'demo-a', { authorization, origin: 'https://evil.example' })).toBe(200);
  });
});
