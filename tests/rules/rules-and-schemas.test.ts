import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { id } from '@crocodile-hub/core/contract/fields';
import {
  messageDocument,
  projectDocument,
  sessionDocument,
  smartTaskDocument,
  userDocument,
} from '@crocodile-hub/core/contract/documents';
import { aMessage, aProject, aSession, aSmartTask, aUser } from '../support/documents.ts';
import { rulesEnvironment } from '../support/rules-environment.ts';

/**
 * The browser's writes pass two gates, the schema it is built from and the rules that guard the database. Each field
 * is broken in turn: both gates must agree on every document.
 */
const kinds: readonly {
  name: string;
  path: string;
  schema: z.ZodMiniType;
  valid: Record<string, unknown>;
}[] = [
  { name: 'user', path: 'users/noa', schema: userDocument, valid: aUser() },
  { name: 'session', path: 'users/noa/sessions/s1', schema: sessionDocument, valid: aSession() },
  { name: 'message', path: 'users/noa/sessions/s1/messages/m1', schema: messageDocument, valid: aMessage() },
  { name: 'project', path: 'users/noa/projects/p1', schema: projectDocument, valid: aProject() },
  { name: 'smart task', path: 'users/noa/smartTasks/t1', schema: smartTaskDocument, valid: aSmartTask() },
];

const wrongValues: readonly (readonly [string, unknown])[] = [
  ['a number', 7],
  ['a negative number', -1],
  ['null', null],
  ['a list', []],
  ['a map', {}],
  ['an unknown word', 'no such word'],
  ['a text beyond every bound', 'x'.repeat(bounds.message + 1)],
];

const breakages = kinds.flatMap(({ valid, ...kind }) =>
  Object.keys(valid).flatMap((field) => [
    { ...kind, how: `${field} is missing`, data: without(valid, field) },
    ...wrongValues.map(([what, value]) => ({
      ...kind,
      how: `${field} is ${what}`,
      data: { ...valid, [field]: value },
    })),
  ]),
);

function without(data: Record<string, unknown>, field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));
}

const anAction = {
  actionType: 'send_email',
  payload: {},
  payloadHash: 'a'.repeat(64),
  summary: 'Email to dana@example.com',
  state: 'proposed',
};

let environment: RulesTestEnvironment;
let noa: Firestore;

beforeAll(async () => {
  environment = await rulesEnvironment('demo-rules-schemas');
  noa = environment.authenticatedContext('noa').firestore() as unknown as Firestore;
});
afterAll(() => environment.cleanup());

async function rulesAccept(path: string, data: Record<string, unknown>): Promise<boolean> {
  return setDoc(doc(noa, path), data).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return false;
      throw error;
    },
  );
}

describe('rules and schemas', () => {
  beforeEach(() => environment.clearFirestore());

  it.each(kinds)('both take a valid $name', async ({ path, schema, valid }) => {
    expect(schema.safeParse(valid).success).toBe(true);
    expect(await rulesAccept(path, valid)).toBe(true);
  });

  it.each(breakages)('agree on a $name whose $how', async ({ path, schema, data }) => {
    expect(await rulesAccept(path, data)).toBe(schema.safeParse(data).success);
  });

  it.each([
    ['session title', 'users/noa/sessions/s1', aSession, 'title', bounds.title],
    ['session icon', 'users/noa/sessions/s1', aSession, 'icon', bounds.icon],
    ['message', 'users/noa/sessions/s1/messages/m1', aMessage, 'content', bounds.message],
    ['project name', 'users/noa/projects/p1', aProject, 'name', bounds.projectName],
    ['command', 'users/noa/smartTasks/t1', aSmartTask, 'originalCommand', bounds.command],
    ['echo', 'users/noa/smartTasks/t1', aSmartTask, 'assistantEcho', bounds.summary],
    ['summary', 'users/noa/smartTasks/t1', aSmartTask, 'actionSummary', bounds.summary],
    ['city', 'users/noa', aUser, 'city', bounds.profileField],
    ['about', 'users/noa', aUser, 'about', bounds.profileAbout],
  ] as const)('state the same bound for a %s', async (_name, path, builder, field, bound) => {
    expect(await rulesAccept(path, builder({ [field]: 'x'.repeat(bound) }))).toBe(true);
    expect(await rulesAccept(path, builder({ [field]: 'x'.repeat(bound + 1) }))).toBe(false);
  });

  const ids = ['a', '__x', 'x__', '-_-', 'x'.repeat(128), 'x'.repeat(129), 'a.b', 'a b', 'a~b', 'שלום', '💬'];

  it.each(ids.map((name) => ({ name, isId: id.safeParse(name).success })))(
    'agree on $name as an id of what the browser makes',
    async ({ name, isId }) => {
      expect(await rulesAccept(`users/noa/sessions/${name}`, aSession())).toBe(isId);
      expect(await rulesAccept(`users/noa/sessions/s1/messages/${name}`, aMessage())).toBe(isId);
      expect(await rulesAccept(`users/noa/sessions/${name}/messages/m1`, aMessage())).toBe(isId);
      expect(await rulesAccept(`users/noa/projects/${name}`, aProject())).toBe(isId);
      expect(await rulesAccept(`users/noa/smartTasks/${name}`, aSmartTask())).toBe(isId);
    },
  );

  it.each([...ids, '', '.', '..', '__x__', 'a/b', null, 7])(
    'agree on %j where a field holds an id',
    async (name) => {
      const session = aSession({ projectId: name });
      expect(await rulesAccept('users/noa/sessions/s1', session)).toBe(
        sessionDocument.safeParse(session).success,
      );
      const replied = aMessage({ replyId: name });
      const proposed = aMessage({ action: { ...anAction, key: name } });
      for (const message of [replied, proposed]) {
        const isValid = messageDocument.safeParse(message).success;
        expect(await rulesAccept('users/noa/sessions/s1/messages/m1', message)).toBe(isValid);
      }
    },
  );

  it.each([1, 30, 365, 0, -1, 366, 1.5, '30', null])(
    'agree on %j days for which the ledger keeps words',
    async (outboxDays) => {
      const data = aUser({ settings: { outboxDays } });
      expect(await rulesAccept('users/noa', data)).toBe(userDocument.safeParse(data).success);
    },
  );

  it('refuse a field that no schema knows', async () => {
    expect(await rulesAccept('users/noa', aUser({ role: 'admin' }))).toBe(false);
    expect(await rulesAccept('users/noa/sessions/s1', aSession({ owner: 'eve' }))).toBe(false);
  });
});
