import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { recordedPayload, sentPayload } from '@crocodile-hub/core/domain/task-payload';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Translate } from '../../kit/text/translate.ts';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { commandClock } from '../../account/command-clock.ts';
import {
  changePayload,
  createSmartTasksOnce,
  deleteUnsentTask,
  deleteSmartTask,
} from '../task/write-smart-tasks.ts';
import { classifyCommand } from '../task/classify-command.ts';
import { createSmartTask, type NewSmartTask } from '../task/create-smart-task.ts';
import { lookUp } from './ledger-status.ts';
import { moveSmartTask } from '../task/move-smart-task.ts';
import type { KeptCommand } from '../offline/kept-commands.ts';
import { portsOf as runnerPorts } from './executor.ts';
import { runAgainOf } from './run-again.ts';
import { splitSendAt } from './send-at.ts';
import type { SmartTask } from '../task/smart-task.ts';
import type {
  CommandAttempt,
  Created,
  FormAction,
  Performed,
  Repeated,
  PersonSettings,
  TaskActions,
} from './use-task-actions.ts';
import { type Asked, tasksOfCommand } from '../task/task-of-command.ts';
import type { RunnerPorts } from './task-runner.ts';
import { taskRunner } from './task-runs.ts';
import { call } from '../../kit/wire/call.ts';
import { went } from '../../kit/state/went.ts';

type Runnable = Pick<SmartTask, 'id' | 'actionType' | 'actionPayload'>;

export type Actor = PersonSettings & {
  uid: string | undefined;
  locale: string;
  t: Translate<['smart-tasks', 'common']>;
};

type Person = Actor & { uid: string };

export function taskActions({ uid, ...actor }: Actor): TaskActions {
  return uid === undefined ? nobodys : actionsOf({ ...actor, uid });
}

const signedOut = { ok: false, at: 'sign-in' } as const;

/** What a call does after the sign-out. */
const nobodys: TaskActions = {
  create: () => Promise.resolve(signedOut),
  createKept: () => Promise.resolve(signedOut),
  perform: () => Promise.resolve(signedOut),
  runAgain: () => Promise.resolve(signedOut),
  confirm: () => Promise.resolve(),
  change: () => Promise.resolve(),
  takeReading: () => Promise.resolve(),
  cancel: () => Promise.resolve(false),
  runNow: () => Promise.resolve(),
  remove: (task) => Promise.resolve(void taskRunner.callOff(task.id)),
  lookUp: () => Promise.resolve('nothing'),
  undo: () => Promise.resolve({ ok: false, failure: { kind: 'unauthenticated' } }),
};

function actionsOf(person: Person): TaskActions {
  const { uid, timeZone, t } = person;
  return {
    create: (command, asked, attempt) => create(person, command, asked, attempt),
    createKept: (kept) => createKept(person, kept),
    perform: (action) => perform(person, action),
    runAgain: (task, copyId) => runAgain(person, task, copyId),
    async confirm(task) {
      const { payloadHash: shown } = task;
      const next = await moveSmartTask(uid, task.id, { type: 'confirm' }, {}, shown);
      if (next === 'Pending') await taskRunner.runNow(task.id, portsOf(person, task));
    },
    async change({ id, actionType }, payload) {
      const { payload: sent } = splitSendAt(payload, Infinity);
      await changePayload(uid, id, { actionType, actionPayload: payload, sent });
    },
    async takeReading({ id }, { actionType, payload }) {
      const actionPayload = recordedPayload(payload, timeZone);
      const { payload: sent } = splitSendAt(payload, Infinity);
      await changePayload(uid, id, { actionType, actionPayload, sent });
    },
    async cancel(task) {
      taskRunner.callOff(task.id);
      const words = { actionSummary: t('cancelledSummary') };
      return (await moveSmartTask(uid, task.id, { type: 'cancel' }, words)) !== null;
    },
    async runNow(task) {
      await taskRunner.runNow(task.id, portsOf(person, task));
    },
    async remove(task) {
      taskRunner.callOff(task.id);
      await deleteSmartTask(uid, task.id);
    },
    lookUp: (taskId) => lookUp(uid, taskId),
    undo: (taskId) => call('undo', { body: { userId: uid, key: taskId } }),
  };
}

const clockOf = ({ timeZone }: Person) => commandClock(Date.now(), timeZone);

function portsOf(
  person: Person,
  { id, actionType, actionPayload }: Runnable,
  { reasonOf, tellsFailures, onDoubt }: Partial<FormAction> = {},
): RunnerPorts {
  const { uid, chosenHold, t } = person;
  return runnerPorts(
    { uid, chosenHold, clock: () => clockOf(person), t },
    {
      taskId: id,
      actionType,
      shown: () => splitSendAt(sentOf(actionType, actionPayload ?? {}), Date.now()),
    },
    { reasonOf, tellsFailures, onDoubt },
  );
}

async function create(
  person: Person,
  command: string,
  asked: Asked | undefined,
  { id, isRestored }: CommandAttempt,
): Promise<Created> {
  const { uid, timeZone, locale } = person;
  const read = await classifyCommand(
    uid,
    command,
    { ...clockOf(person), locale },
    { answered: asked?.answered ?? [] },
  );
  if (!read.ok) return { ok: false, at: 'classify', failure: read.failure };
  const tasks = recorded(tasksOfCommand(id, command, read.reply, asked), timeZone);
  if (asked !== undefined && tasks.every(isNoTask)) return { ok: false, at: 'conversation' };
  if (isRestored) return createOnce(person, tasks, Date.now());
  // Stored in reverse: the list shows the newest on top, and the first thing said belongs there.
  for (const task of tasks.toReversed()) {
    if (!(await went(createSmartTask(uid, task)))) return { ok: false, at: 'store' };
  }
  startThoseThatMay(person, tasks);
  return { ok: true, tasks };
}

/** A question, or what cannot be done as it is said: a conversation answers it. */
const isNoTask = ({ actionType, readings }: NewSmartTask) =>
  actionType === 'unknown' && readings === undefined;

async function createKept(person: Person, kept: KeptCommand): Promise<Created> {
  if (person.uid !== kept.uid) return signedOut;
  const { id, words, saidAt } = kept;
  const asked = kept.asked ?? undefined;
  const read = await classifyCommand(
    kept.uid,
    words,
    { ...commandClock(saidAt, kept.timeZone), locale: person.locale },
    { answered: asked?.answered ?? [], signal: AbortSignal.timeout(keptReadingMs) },
  );
  if (!read.ok) return { ok: false, at: 'classify', failure: read.failure };
  const earlier = { saidAt, now: Date.now() };
  const tasks = recorded(tasksOfCommand(id, words, read.reply, asked, earlier), kept.timeZone);
  return tasks.every(isNoTask) ? { ok: false, at: 'conversation' } : createOnce(person, tasks, saidAt);
}

/** For an attempt that may have gone through before: its tasks are not created twice. */
async function createOnce(person: Person, tasks: readonly NewSmartTask[], at: Instant): Promise<Created> {
  const isNew = await createSmartTasksOnce(person.uid, tasks, at).catch(() => null);
  if (isNew === null) return { ok: false, at: 'store' };
  if (isNew) startThoseThatMay(person, tasks);
  return { ok: true, tasks };
}

/** In order, without those that wait for a yes. */
function startThoseThatMay(person: Person, tasks: readonly NewSmartTask[]): void {
  const line = tasks.filter(({ status }) => status === 'Pending');
  void taskRunner.startInOrder(
    line.map((task) => ({
      taskId: task.id,
      ports: { ...portsOf(person, task), isWanted: () => isWanted(person.uid, task.id) },
    })),
  );
}

/** Whether nobody called it off or deleted it elsewhere; where that cannot be asked, it is. */
async function isWanted(uid: string, id: string): Promise<boolean> {
  const { db, doc, getDoc } = await loadFirestore();
  const task = await getDoc(doc(db, paths.smartTasks(uid), id)).catch(() => null);
  return task === null || task.get('status') === 'Pending';
}

async function runAgain(person: Person, task: SmartTask, copyId: string): Promise<Repeated> {
  const { uid, timeZone } = person;
  const again = runAgainOf(task);
  if (again.how === 'refuse') return { ok: false, at: 'refused', reason: again.reason };
  if (again.how === 'reparse')
    return create(person, again.command, undefined, { id: copyId, isRestored: false });
  const { originalCommand, assistantEcho } = task;
  const copy: NewSmartTask = {
    id: copyId,
    originalCommand,
    assistantEcho,
    status: 'Pending',
    actionType: again.actionType,
    // Run Again means now, whatever time the first run had.
    actionPayload: recordedPayload(
      splitSendAt(sentPayload(again.actionType, again.payload), Infinity).payload,
      timeZone,
    ),
    actionSummary: '',
  };
  if (!taskRunner.wasUnreached(copyId) && !(await went(createSmartTask(uid, copy))))
    return { ok: false, at: 'store' };
  const end = await taskRunner.runNow(copyId, portsOf(person, copy));
  return end.ok ? { ok: true, tasks: [copy] } : { ok: false, at: 'run', failure: end.failure };
}

async function perform(person: Person, action: FormAction): Promise<Performed> {
  const { uid, timeZone } = person;
  const { taskId, command, actionType, echo } = action;
  const sent = sentPayload(actionType, action.payload);
  const task: NewSmartTask = {
    id: taskId,
    originalCommand: command,
    assistantEcho: echo ?? (await echoOf(person, command)),
    status: 'Pending',
    actionType,
    actionPayload: recordedPayload(sent, timeZone),
    actionSummary: '',
    payloadHash: payloadHash(actionType, splitSendAt(sent, Infinity).payload),
  };
  if (!(await went(storeAttempt(uid, task, Date.now())))) return { ok: false, at: 'store' };
  const end = await taskRunner.runNow(taskId, portsOf(person, task, action));
  return end.ok ? end : { ok: false, at: 'run', failure: end.failure };
}

async function echoOf(person: Person, command: string): Promise<string> {
  const { uid, locale } = person;
  const signal = AbortSignal.timeout(readingMs);
  const read = await classifyCommand(uid, command, { ...clockOf(person), locale }, { signal });
  return read.ok ? read.reply.summary : '';
}

/** The tasks in the form in which the history stores them. */
function recorded(tasks: readonly NewSmartTask[], timeZone: string): NewSmartTask[] {
  return tasks.map((task) => ({
    ...task,
    actionPayload: recordedPayload(task.actionPayload ?? {}, timeZone),
  }));
}

/** The part of a payload that is sent. Of an unknown type everything is sent, and the server refuses it. */
function sentOf(name: string, payload: Record<string, unknown>): Record<string, unknown> {
  const type = resolveActionType(name);
  return type === 'unknown' ? payload : sentPayload(type, payload);
}

/** Reading a form's command only adds the assistant's words to the history, so the wait is short. */
const readingMs = 1_500;

/** Runs in the background; only somebody who takes the command back has to wait for it. */
const keptReadingMs = 15_000;

/**
 * Stores the task of a form's attempt, unless another tab or an earlier load of the page has. A task that the ledger
 * never got gives its id to the words that are sent now.
 */
async function storeAttempt(uid: string, task: NewSmartTask, at: Instant): Promise<void> {
  if (await createSmartTasksOnce(uid, [task], at)) return;
  const isFree = (await lookUp(uid, task.id)) === 'nothing';
  if (isFree && (await deleteUnsentTask(uid, task.id))) await createSmartTasksOnce(uid, [task], at);
}
