import { paths } from '@crocodile-hub/core/contract/paths';
import { stage } from './stage.ts';
import type { Stored } from './stored-values.ts';

type Person = { uid: string };

/** A recorded command of the person's, as the app would have stored it. Answers its id. */
export async function givenTask({ uid }: Person, over: Stored = {}): Promise<string> {
  const task = {
    originalCommand: 'email Dana the quote',
    assistantEcho: 'Send an email to dana@example.com',
    status: 'Done',
    timestamp: new Date(),
    actionType: 'send_email',
    actionPayload: { to: ['dana@example.com'], subject: 'Quote', body: 'Here it is' },
    actionSummary: '✅ Email sent to dana@example.com',
    ...over,
  };
  return given(paths.smartTasks(uid), task);
}

/** The person's Google account is connected, as the server notes it. */
export async function givenGoogle({ uid, email }: Person & { email: string }): Promise<void> {
  const { store } = stage();
  await Promise.all(
    ['gmail', 'google-calendar'].map((id) => {
      const integration = { status: 'connected', account: email, lastSync: new Date() };
      return store.set(`${paths.integrations(uid)}/${id}`, integration);
    }),
  );
}

/** A reminder of the person's, as the server keeps it. Answers its id. */
export async function givenReminder(
  { uid }: Person,
  { id = crypto.randomUUID(), ...over }: { id?: string; task: string; dueAt: Date } & Stored,
): Promise<string> {
  await stage().store.set(`${paths.reminders(uid)}/${id}`, {
    notes: null,
    priority: 'medium',
    status: 'pending',
    timeZone: 'Asia/Jerusalem',
    recurrence: null,
    anchorAt: null,
    revision: 1,
    createdAt: new Date(),
    calendarEventId: null,
    deliveredAt: null,
    lateMs: null,
    attendAt: null,
    ...over,
  });
  return id;
}

/** An empty conversation. */
export async function givenSession({ uid }: Person, over: Stored = {}): Promise<string> {
  const session = {
    title: 'New Session',
    icon: '💬',
    status: 'Waiting',
    createdAt: new Date(),
    updatedAt: new Date(),
    messages: [],
    messageCount: 0,
    projectId: null,
    favorite: false,
    ...over,
  };
  return given(paths.sessions(uid), session);
}

/** Messages of a conversation, the oldest first, one a minute until now. */
export async function givenMessages(
  { uid }: Person,
  sessionId: string,
  contents: readonly string[],
): Promise<void> {
  const now = Date.now();
  await stage().store.setAll(
    contents.map((content, index) => {
      const timestamp = new Date(now - (contents.length - index) * 60_000);
      const message = { content, type: 'system', status: 'Done', timestamp };
      return [`${paths.messages(uid, sessionId)}/m${index}`, message];
    }),
  );
}

async function given(collection: string, fields: Stored): Promise<string> {
  const id = crypto.randomUUID();
  await stage().store.set(`${collection}/${id}`, fields);
  return id;
}
