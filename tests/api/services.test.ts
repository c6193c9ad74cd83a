import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { RECORDINGS } from '../../local/seed/speech.ts';
import { aSession, aSmartTask } from '../support/documents.ts';
import { withFirestore } from '../support/firestore.ts';
import { givenTask } from '../support/given.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { withFault } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';
import { stackUrls } from '../support/stack-urls.ts';

let person: TestPerson;

beforeAll(async () => {
  person = await aPerson({ google: true });
});

describe('the weather', () => {
  it('is a number and a word', async () => {
    const { reply } = await callRoute(person.token, 'weather', { query: { city: 'Haifa' } });
    expect(reply?.weather).toEqual({
      city: 'Haifa',
      temperature: expect.any(Number),
      description: expect.any(String),
    });
  });

  it('of nowhere is not found', async () => {
    const answer = await callRoute(person.token, 'weather', { query: { city: 'Xyzzyville' } });
    expect([answer.status, answer.error?.error]).toEqual([404, 'Weather unavailable']);
  });
});

describe('a place', () => {
  it('has a name', async () => {
    const { reply } = await callRoute(person.token, 'place', {
      body: { latitude: 32.0853, longitude: 34.7818 },
    });
    expect(reply).toMatchObject({ city: expect.stringContaining('Tel Aviv'), country: 'Israel' });
  });

  it('in the sea has none', async () => {
    const answer = await callRoute(person.token, 'place', { body: { latitude: 0, longitude: -30 } });
    expect(answer.status).toBe(404);
  });
});

describe('the services', () => {
  it('are asked themselves, and counted', async () => {
    const { reply } = await callRoute(person.token, 'servicesStatus');
    const statusOf = Object.fromEntries(reply?.services.map(({ id, status }) => [id, status]) ?? []);
    expect(statusOf).toEqual({
      gmail: 'connected',
      calendar: 'connected',
      openai: 'warning',
      weather: 'connected',
      search: 'connected',
      whatsapp: 'error',
    });
    expect(reply).toMatchObject({ totalServices: 6, operationalServices: 4, status: 'warning' });
    const health = await callRoute(person.token, 'health');
    expect(health.reply?.services).toEqual({ gmail: 'connected', calendar: 'connected', gpt: 'warning' });
  });

  it('are answered for somebody who has connected nothing', async () => {
    const stranger = await aPerson({ google: false });
    const health = await callRoute(stranger.token, 'health');
    expect([health.status, health.reply?.services.gmail]).toEqual([200, 'error']);
    expect((await callRoute(stranger.token, 'plugins')).reply?.loadedPlugins).not.toContainEqual({
      name: 'whatsapp',
    });
    const fix = { service: 'gmail', action: 'reconnect' };
    const fixed = await callRoute(stranger.token, 'serviceConfig', { body: fix });
    expect([fixed.status, fixed.error?.requiresAuth]).toEqual([401, true]);
  });

  it('are fixed by asking again, and an unknown one is not found', async () => {
    const body = { service: 'weather', action: 'reconnect' };
    expect((await callRoute(person.token, 'serviceConfig', { body })).reply?.service.status).toBe(
      'connected',
    );
    const unknown = await callRoute(person.token, 'serviceConfig', { body: { ...body, service: 'pigeon' } });
    expect(unknown.status).toBe(404);
  });
});

describe('the lists of the dashboard', () => {
  it('hold the tasks, the sessions and their numbers', async () => {
    const own = await aPerson({ google: true });
    await withFirestore(stackUrls(), async (db) => {
      for (const [index, status] of ['Done', 'Done', 'Pending'].entries()) {
        await db.doc(`${paths.smartTasks(own.uid)}/t${index}`).set(forServer(aSmartTask({ status })));
      }
      await db.doc(`${paths.sessions(own.uid)}/s1`).set(forServer(aSession({ status: 'Running' })));
    });
    const history = await callRoute(own.token, 'smartTaskHistory', { body: { userId: own.uid, limit: 100 } });
    expect(history.reply?.history.map(({ status }) => status).sort()).toEqual(['Done', 'Done', 'Pending']);
    const sessions = await callRoute(own.token, 'commandCenterSessions', { body: { userId: own.uid } });
    expect(sessions.reply).toMatchObject({
      active: 1,
      total: 1,
      sessions: [{ id: 's1', status: 'Running' }],
    });
    const dashboard = await callRoute(own.token, 'dashboard', { query: { timeZone: 'Asia/Jerusalem' } });
    expect(dashboard.reply?.data).toMatchObject({
      tasks: { completed: 2, pending: 1, total: 3 },
      sessions: { active: 1, total: 1 },
    });
    // Counted anew each time: what is kept for five minutes is kept by the browser alone.
    await givenTask(own, { status: 'Pending' });
    const again = await callRoute(own.token, 'dashboard');
    expect(again.reply?.data.tasks).toEqual({ completed: 2, pending: 2, total: 4 });
  });
});

describe('the history of tasks', () => {
  it('is of a hundred, the newest first, unless fewer are asked for', async () => {
    const own = await aPerson({ google: false });
    await withFirestore(stackUrls(), async (db) => {
      const batch = db.batch();
      for (let index = 0; index < 101; index += 1) {
        const timestamp = new Date(Date.UTC(2026, 10, 20) + index * 1_000);
        batch.set(db.doc(`${paths.smartTasks(own.uid)}/t${index}`), {
          ...forServer(aSmartTask()),
          timestamp,
        });
      }
      await batch.commit();
    });
    const listed = async (body: object) =>
      (await callRoute(own.token, 'smartTaskHistory', { body: { userId: own.uid, ...body } })).reply?.history;
    const all = await listed({});
    expect(all).toHaveLength(100);
    expect([all?.[0]?.id, all?.at(-1)?.id]).toEqual(['t100', 't1']);
    expect(await listed({ limit: 5 })).toHaveLength(5);
  });
});

describe('a recording', () => {
  const form = (audio: Blob | null, language = 'auto') => {
    const made = new FormData();
    if (audio !== null) made.set('audio', audio, 'audio.webm');
    made.set('sessionId', 'any');
    made.set('language', language);
    return made;
  };
  const recording = RECORDINGS[0];
  const audio = new Blob([Uint8Array.from(recording?.audio ?? [])], { type: 'audio/webm;codecs=opus' });

  it('becomes words', async () => {
    const { reply } = await callRoute(person.token, 'transcribe', { form: form(audio) });
    expect(reply?.transcript).toBe(recording?.transcript);
  });

  it('of silence is an empty transcript', async () => {
    const silence = new Blob([new Uint8Array(64)], { type: 'audio/webm' });
    expect((await callRoute(person.token, 'transcribe', { form: form(silence) })).reply?.transcript).toBe('');
  });

  it.each([
    ['nothing', null, 'auto', 'audio'],
    ['a picture', new Blob(['x'], { type: 'image/png' }), 'auto', 'audio'],
    ['a language nobody speaks', audio, 'tlh', 'language'],
  ])('refuses %s', async (_, blob, language, path) => {
    const answer = await callRoute(person.token, 'transcribe', { form: form(blob, language) });
    expect([answer.status, answer.error?.issues?.[0]?.path]).toEqual([400, path]);
  });

  it.each([
    ['breaks', { kind: 'status', status: 500 }, 503],
    ['is asked too often', { kind: 'status', status: 429 }, 429],
    ['hangs up', { kind: 'drop' }, 503],
  ] as const)('a service that %s is told as it is', async (_, fault, status) => {
    const ask = () => callRoute(person.token, 'transcribe', { form: form(audio) });
    const answer = await withFault({ provider: 'speech', times: 20, ...fault }, ask);
    expect([answer.status, answer.error?.error]).toEqual([status, 'Transcription failed']);
  });
});

/** Documents of the web SDK as the server's SDK takes them. */
function forServer(fields: Record<string, unknown>): Record<string, unknown> {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    if ('toDate' in value && typeof value.toDate === 'function') return value.toDate();
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, convert(field)]));
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, convert(field)]));
}
