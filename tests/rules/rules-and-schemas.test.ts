import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { bounds, payloadBounds } from '@crocodile-hub/core/contract/bounds';
import { id } from '@crocodile-hub/core/contract/fields';
import {
  messageDocument,
  projectDocument,
  savedWordsDocument,
  sessionDocument,
  smartTaskDocument,
  userDocument,
} from '@crocodile-hub/core/contract/documents';
import { savedKinds } from '@crocodile-hub/core/contract/bounds';
import { inboxRuleDocument } from '@crocodile-hub/core/contract/inbox-rules';
import { snoozeDocument } from '@crocodile-hub/core/contract/snoozes';
import { type Bounded, boundsOf } from '../support/bounds-of-schema.ts';
import {
  aMessage,
  aProject,
  aRule,
  aSession,
  aSmartTask,
  aSnooze,
  aUser,
  savedWords,
} from '../support/documents.ts';
import { rulesEnvironment, verified } from '../support/rules-environment.ts';

/**
 * The browser's writes must pass both its schema and the security rules. Each field is broken in turn, and both must
 * agree on every document.
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
  { name: 'saved words', path: 'users/noa/savedWords/w1', schema: savedWordsDocument, valid: savedWords() },
  ...savedKinds.map((kind) => ({
    name: `saved words of the kind ${kind}`,
    path: 'users/noa/savedWords/w1',
    schema: savedWordsDocument,
    valid: savedWords({ kind }),
  })),
  { name: 'snooze', path: 'users/noa/snoozes/s1', schema: snoozeDocument, valid: aSnooze() },
  {
    name: 'muted conversation',
    path: 'users/noa/snoozes/s2',
    schema: snoozeDocument,
    valid: aSnooze({ muted: true }),
  },
  { name: 'rule of the inbox', path: 'users/noa/inboxRules/r1', schema: inboxRuleDocument, valid: aRule() },
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

const proposing = { action: { ...anAction, key: 'k1', runAt: '2026-11-20T09:00:00+02:00', readings: '[]' } };
const answering = { sources: [{ title: 'Haifa', url: 'https://example.com/haifa' }] };

/**
 * Each document with all its optional fields. A message cannot have action and sources together, so it has the tested
 * one.
 */
function filled({ name, valid }: (typeof kinds)[number], field: Bounded['path']): Record<string, unknown> {
  if (name !== 'message') return valid;
  return aMessage({ replyId: 'r1', ...(field[0] === 'action' ? proposing : answering) });
}

/** Each text and list of each document: once at its longest, and once longer by one. */
const boundedFields = kinds.flatMap((kind) =>
  boundsOf(kind.schema).flatMap(({ path: field, is, most }) => {
    if (most === undefined) return [];
    const { name, path, schema } = kind;
    const valid = filled(kind, field);
    const plain = (length: number) => 'x'.repeat(length);
    // A text with a form keeps its form when it is cut or padded.
    const formed = (length: number) => String(valueAt(valid, field)).padEnd(length, 'x').slice(0, length);
    const isPlain = schema.safeParse(withValue(valid, field, plain(most))).success;
    const text = isPlain ? plain : formed;
    const of = (length: number) =>
      is === 'text' ? text(length) : Array.from({ length }, () => valueAt(valid, [...field, 0]));
    const where = `the ${is} ${field.join('.')} of a ${name}`;
    return {
      where,
      path,
      schema,
      at: withValue(valid, field, of(most)),
      over: withValue(valid, field, of(most + 1)),
    };
  }),
);

function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], data);
}

function withValue(
  data: unknown,
  [step, ...rest]: readonly (string | number)[],
  value: unknown,
): Record<string, unknown> {
  if (step === undefined) return value as Record<string, unknown>;
  const changed = withValue(valueAt(data, [step]), rest, value);
  return Array.isArray(data)
    ? (data.with(Number(step), changed) as unknown as Record<string, unknown>)
    : { ...(data as Record<string, unknown>), [step]: changed };
}

const named = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index).padStart(length, 'x'), 1]));
const anOverride = { method: 'popup', minutes: 10 };
const alerts = (count: number) => ({
  reminders: { useDefault: false, overrides: Array.from({ length: count }, () => anOverride) },
});
const payloads = [
  {
    what: 'how many fields',
    at: named(payloadBounds.fields, 2),
    over: named(payloadBounds.fields + 1, 2),
  },
  {
    what: 'how long their names are together',
    at: named(10, payloadBounds.names / 10),
    over: { ...named(10, payloadBounds.names / 10), z: 1 },
  },
  {
    what: 'how long its texts are together',
    at: { body: 'x'.repeat(payloadBounds.text - 3), subject: 'abc', title: null },
    over: { body: 'x'.repeat(payloadBounds.text - 3), subject: 'abcd' },
  },
  ...(['to', 'attendees'] as const).flatMap((field) => [
    {
      what: `one in ${field}`,
      at: { [field]: 'x'.repeat(payloadBounds.party) },
      over: { [field]: 'x'.repeat(payloadBounds.party + 1) },
    },
    {
      what: `how many in ${field}`,
      at: { [field]: Array.from({ length: payloadBounds.parties }, () => 'a@b.co') },
      over: { [field]: Array.from({ length: payloadBounds.parties + 1 }, () => 'a@b.co') },
    },
    {
      what: `how long all in ${field} are together`,
      at: { [field]: ['x'.repeat(payloadBounds.partiesText - 1), 'y'] },
      over: { [field]: ['x'.repeat(payloadBounds.partiesText), 'y'] },
    },
    { what: `what stands in ${field}`, at: { [field]: ['a', 'b'] }, over: { [field]: ['a', { b: 'c' }] } },
  ]),
  { what: 'how many alerts', at: alerts(payloadBounds.overrides), over: alerts(payloadBounds.overrides + 1) },
  ...(['messageId', 'threadId'] as const).map((field) => ({
    what: `how long the ${field} of what it answers is`,
    at: { replyTo: { messageId: 'm', threadId: 't', [field]: 'x'.repeat(2_000) } },
    over: { replyTo: { messageId: 'm', threadId: 't', [field]: 'x'.repeat(2_001) } },
  })),
  { what: 'no other list', at: { body: '' }, over: { body: ['x'] } },
  { what: 'no other map', at: { body: '' }, over: { body: { x: 1 } } },
  {
    what: 'nothing more in what it answers',
    at: { replyTo: { messageId: 'm', threadId: 't' } },
    over: { replyTo: { messageId: 'm', threadId: 't', x: 'y' } },
  },
  {
    what: 'nothing more in an alert',
    at: alerts(1),
    over: { reminders: { useDefault: false, overrides: [{ ...anOverride, x: 'y' }] } },
  },
];

let environment: RulesTestEnvironment;
let noa: Firestore;

beforeAll(async () => {
  environment = await rulesEnvironment('demo-rules-schemas');
  noa = environment.authenticatedContext('noa', verified).firestore() as unknown as Firestore;
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

  it.each(boundedFields)('state the same bound for $where', async ({ path, schema, at, over }) => {
    expect(schema.safeParse(at).success).toBe(true);
    expect(await rulesAccept(path, at)).toBe(true);
    expect(schema.safeParse(over).success).toBe(false);
    expect(await rulesAccept(path, over)).toBe(false);
  });

  it.each([
    { what: 'nothing', also: [], isTaken: true },
    { what: 'all that there is', also: ['tag', 'star', 'read', 'trash'], isTaken: true },
    { what: 'what no rule can do', also: ['star', 'forward'], isTaken: false },
    { what: 'no word', also: ['star', 7], isTaken: false },
  ])('agree on a rule of the inbox that also does $what', async ({ also, isTaken }) => {
    const data = aRule({ also });
    expect(inboxRuleDocument.safeParse(data).success).toBe(isTaken);
    expect(await rulesAccept('users/noa/inboxRules/r1', data)).toBe(isTaken);
  });

  it('leave no text, list or map without a bound', () => {
    const free = kinds.flatMap(({ name, schema }) =>
      boundsOf(schema)
        .filter(({ most }) => most === undefined)
        .map(({ path, is }) => `${name}: ${path.join('.')} (${is})`),
    );
    // The schema does not list their fields; `payloads` below tests their bounds.
    expect(free).toEqual(['message: action.payload (map)', 'smart task: actionPayload (map)']);
  });

  it.each(payloads)('bound a payload alike: $what', async ({ at, over }) => {
    const carriers = [
      [
        'users/noa/smartTasks/t1',
        smartTaskDocument,
        (actionPayload: unknown) => aSmartTask({ actionPayload }),
      ],
      [
        'users/noa/sessions/s1/messages/m1',
        messageDocument,
        (payload: unknown) => aMessage({ action: { ...anAction, payload } }),
      ],
    ] as const;
    for (const [path, schema, carrying] of carriers) {
      expect(schema.safeParse(carrying(at)).success).toBe(true);
      expect(await rulesAccept(path, carrying(at))).toBe(true);
      expect(schema.safeParse(carrying(over)).success).toBe(false);
      expect(await rulesAccept(path, carrying(over))).toBe(false);
    }
  });

  it('take the largest message there may be, within the limits of a rule and of a document', async () => {
    const text = 'ש'.repeat(payloadBounds.text - 'subject'.length);
    const party = 'ש'.repeat(payloadBounds.partiesText / payloadBounds.parties);
    const parties = Array.from({ length: payloadBounds.parties }, () => party);
    const override = { method: 'popup', minutes: 0 };
    const payload = {
      body: text,
      to: parties,
      attendees: parties,
      replyTo: { messageId: 'm'.repeat(2_000), threadId: 't'.repeat(2_000) },
      reminders: {
        useDefault: false,
        overrides: Array.from({ length: payloadBounds.overrides }, () => override),
      },
    };
    const source = { title: 'ש'.repeat(bounds.sourceTitle), url: 'x'.repeat(bounds.sourceUrl) };
    const summary = 'ש'.repeat(bounds.summary);
    const largest = [
      { action: { ...anAction, summary, payload, key: 'k1', runAt: 'x'.repeat(bounds.isoTime) } },
      { sources: Array.from({ length: bounds.sources }, () => source) },
    ];
    for (const part of largest) {
      const data = aMessage({ content: 'ש'.repeat(bounds.message), replyId: 'r1', ...part });
      expect(messageDocument.safeParse(data).success).toBe(true);
      expect(await rulesAccept('users/noa/sessions/s1/messages/m1', data)).toBe(true);
    }
  });

  it('let a message have an action or sources', async () => {
    const both = aMessage({ ...proposing, ...answering });
    expect(messageDocument.safeParse(both).success).toBe(false);
    expect(await rulesAccept('users/noa/sessions/s1/messages/m1', both)).toBe(false);
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

  it.each([
    { from: '22:00', to: '07:00' },
    { from: '24:00', to: '07:00' },
    { from: '7:00', to: '08:00' },
    { from: '07:00' },
    { from: '07:00', to: 8 },
    '22:00',
    null,
  ])('agree on the quiet hours %j', async (quietHours) => {
    const data = aUser({ settings: { quietHours } });
    expect(await rulesAccept('users/noa', data)).toBe(userDocument.safeParse(data).success);
  });

  it('refuse a field that no schema knows', async () => {
    expect(await rulesAccept('users/noa', aUser({ role: 'admin' }))).toBe(false);
    expect(await rulesAccept('users/noa/sessions/s1', aSession({ owner: 'eve' }))).toBe(false);
  });
});
