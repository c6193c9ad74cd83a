import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { executeReply, routes } from '@crocodile-hub/core/contract/routes';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { callApi } from '../support/api.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { sent } from '../support/sent.ts';
import { stackUrls } from '../support/stack-urls.ts';

const urls = stackUrls();
let noa: TestPerson;

beforeAll(async () => {
  noa = await aPerson({ google: true });
});

/** A mail that no other test sends. */
function aMail() {
  const to = `${randomUUID()}@example.com`;
  return { to, payload: { to: [to], subject: 'שלום Noa', body: 'בפעם אחת בלבד' } };
}

function execute(person: TestPerson, body: Record<string, unknown>) {
  return callApi(urls, 'POST', routes.execute.path, {
    token: person.token,
    body: { userId: person.uid, actionType: 'send_email', timeZone: 'Asia/Jerusalem', ...body },
  });
}

async function mailsTo(address: string) {
  return (await sent()).filter(({ to }) => to.includes(address));
}

describe('execute', () => {
  it('sends a mail and says which', async () => {
    const { to, payload } = aMail();
    const answer = await execute(noa, { payload });
    expect(answer.status).toBe(200);
    const reply = executeReply.parse(answer.body);
    expect(reply).toMatchObject({ success: true, status: 'done' });
    expect(await mailsTo(to)).toEqual([expect.objectContaining({ subject: 'שלום Noa', id: reply.emailId })]);
  });

  it('answers the same key with the same mail, also when asked four times at once', async () => {
    const { to, payload } = aMail();
    const idempotencyKey = randomUUID();
    const together = await Promise.all(
      Array.from({ length: 4 }, () => execute(noa, { payload, idempotencyKey })),
    );
    const later = await execute(noa, { payload, idempotencyKey });
    const done = [...together, later].filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => executeReply.parse(body).emailId)).size).toBe(1);
    expect(later.status).toBe(200);
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('refuses another payload under the same key', async () => {
    const { to, payload } = aMail();
    const idempotencyKey = randomUUID();
    await execute(noa, { payload, idempotencyKey });
    const other = await execute(noa, { payload: { ...payload, body: 'something else' }, idempotencyKey });
    expect(other).toMatchObject({ status: 409, body: { success: false, code: 'conflict' } });
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('sends nothing else than what was shown', async () => {
    const { to, payload } = aMail();
    const shown = payloadHash('send_email', payload);
    const changed = { ...payload, to: [...payload.to, 'eve@example.com'] };
    const answer = await execute(noa, { payload: changed, payloadHash: shown });
    expect(answer).toMatchObject({ status: 409, body: { success: false, code: 'conflict' } });
    expect(await mailsTo(to)).toEqual([]);
    expect((await execute(noa, { payload, payloadHash: shown })).status).toBe(200);
  });

  it('asks for the hash of what was shown when a Smart Task is named', async () => {
    const { to, payload } = aMail();
    const answer = await execute(noa, { payload, taskId: 'task-1' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await mailsTo(to)).toEqual([]);
  });

  it('believes no user id but the token’s', async () => {
    const { to, payload } = aMail();
    const eve = await aPerson({ google: true });
    expect(await execute({ ...eve, uid: noa.uid }, { payload })).toMatchObject({
      status: 403,
      body: { success: false, code: 'forbidden' },
    });
    expect((await execute({ ...eve, token: 'nonsense' }, { payload })).status).toBe(401);
    expect(await mailsTo(to)).toEqual([]);
  });

  it('says which field is wrong', async () => {
    const answer = await callApi(urls, 'POST', routes.execute.path, {
      token: noa.token,
      body: { userId: noa.uid, actionType: 7 },
    });
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
    expect(JSON.stringify(answer.body)).toContain('actionType');
  });

  it('asks to reconnect when there is no grant', async () => {
    const stranger = await aPerson({ google: false });
    const { to, payload } = aMail();
    expect(await execute(stranger, { payload })).toMatchObject({
      status: 401,
      body: {
        success: false,
        requiresAuth: true,
        error: 'Google access token required. Please reconnect your Google account.',
      },
    });
    expect(await mailsTo(to)).toEqual([]);
  });
});
