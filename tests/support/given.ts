import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { paths } from '@crocodile-hub/core/contract/paths';
import { routes } from '@crocodile-hub/core/contract/routes';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { callApi, type ApiAnswer } from './api.ts';
import { withFirestore } from './firestore.ts';
import type { TestPerson } from './people.ts';
import { stackUrls } from './stack-urls.ts';

type Fields = Record<string, unknown>;

/** Stores a command of the person's, as the web app would. Answers its id. */
export async function givenTask({ uid }: Pick<TestPerson, 'uid'>, over: Fields = {}): Promise<string> {
  const id = randomUUID();
  const task = {
    originalCommand: 'email Dana the quote',
    assistantEcho: 'Send an email to dana@example.com',
    status: 'Done',
    timestamp: Timestamp.now(),
    actionType: 'send_email',
    actionPayload: { to: ['dana@example.com'], subject: 'Quote', body: 'Here it is' },
    actionSummary: '✅ Email sent to dana@example.com',
    ...over,
  };
  await withFirestore(stackUrls(), (firestore) => firestore.doc(`${paths.smartTasks(uid)}/${id}`).set(task));
  return id;
}

/** Stores a reminder without a queue task: the test decides what happens to it. */
export async function givenReminder(
  { uid }: Pick<TestPerson, 'uid'>,
  { dueAt, ...over }: Fields & { dueAt: number },
): Promise<string> {
  const id = randomUUID();
  const reminder = {
    task: 'call Dana',
    notes: null,
    priority: 'medium',
    status: 'pending',
    dueAt: Timestamp.fromMillis(dueAt),
    timeZone: 'Asia/Jerusalem',
    recurrence: null,
    anchorAt: null,
    revision: 1,
    createdAt: Timestamp.now(),
    calendarEventId: null,
    deliveredAt: null,
    lateMs: null,
    attendAt: null,
    ...over,
  };
  await withFirestore(stackUrls(), (firestore) =>
    firestore.doc(`${paths.reminders(uid)}/${id}`).set(reminder),
  );
  return id;
}

/** An empty conversation. */
export async function givenSession({ uid }: Pick<TestPerson, 'uid'>, over: Fields = {}): Promise<string> {
  const id = randomUUID();
  const session = {
    title: 'New Session',
    icon: '💬',
    status: 'Waiting',
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
    messages: [],
    messageCount: 0,
    projectId: null,
    favorite: false,
    ...over,
  };
  await withFirestore(stackUrls(), (firestore) => firestore.doc(`${paths.sessions(uid)}/${id}`).set(session));
  return id;
}

/** Messages of a conversation, the oldest first, one for each minute until now. */
export async function givenMessages(
  { uid }: Pick<TestPerson, 'uid'>,
  sessionId: string,
  contents: readonly string[],
): Promise<void> {
  await withFirestore(stackUrls(), async (firestore) => {
    const writer = firestore.bulkWriter();
    contents.forEach((content, index) => {
      const timestamp = Timestamp.fromMillis(Date.now() - (contents.length - index) * 60_000);
      const message = { content, type: 'system', status: 'Done', timestamp };
      void writer.set(firestore.doc(`${paths.messages(uid, sessionId)}/m${index}`), message);
    });
    await writer.close();
  });
}

type Scheduled = { taskId: string; payload: Fields; runAt: number; originalCommand?: string };

/** Stores a scheduled mail with its task, as the web app does. */
export async function givenScheduledMail(
  person: TestPerson,
  { taskId, payload, runAt, originalCommand = 'email Dana later' }: Scheduled,
): Promise<ApiAnswer> {
  const iso = new Date(runAt).toISOString();
  const task = {
    originalCommand,
    assistantEcho: '',
    status: 'Pending',
    timestamp: Timestamp.now(),
    actionType: 'send_email',
    actionPayload: { ...payload, sendAt: iso },
    actionSummary: '',
  };
  await withFirestore(stackUrls(), (firestore) =>
    firestore.doc(`${paths.smartTasks(person.uid)}/${taskId}`).set(task),
  );
  return callApi(stackUrls(), 'POST', routes.execute.path, {
    token: person.token,
    body: {
      userId: person.uid,
      actionType: 'send_email',
      payload,
      payloadHash: payloadHash('send_email', payload),
      taskId,
      idempotencyKey: taskId,
      runAt: iso,
      timeZone: 'Asia/Jerusalem',
    },
  });
}

/** One stored document of the person's, or undefined. */
export async function stored(path: string): Promise<Fields | undefined> {
  return withFirestore(stackUrls(), async (firestore) => (await firestore.doc(path).get()).data());
}

/** How many documents a collection holds. */
export async function countOf(path: string): Promise<number> {
  return withFirestore(stackUrls(), async (firestore) => (await firestore.collection(path).get()).size);
}
