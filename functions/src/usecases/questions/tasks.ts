import type { Question } from '@crocodile-hub/core/language/questions/question';
import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import { entriesOver, hoursOf, wordsOf } from './agenda.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts, type Source } from './asking.ts';
import { shownOutside } from './markdown.ts';
import { lineOf, sentIn, sourcesOf } from './mail.ts';

const tasksRead = 100;
const remindersRead = 100;
const mostLines = 15;
const tasksSource = (title: string): Source => ({ title, url: '/smart-tasks' });

/** Reminders still to ring, and tasks that are not done. */
export async function openThings(
  { workspace }: QuestionPorts,
  { person, words, time }: Asking,
  { what, over }: Extract<Question, { asks: 'open' }>,
): Promise<Answer> {
  const [reminders, tasks] = await Promise.all([
    what === 'tasks' ? null : workspace.openReminders(person.uid, remindersRead),
    what === 'reminders' ? null : workspace.recentTasks(person.uid, tasksRead),
  ]);
  const isThen = (dueAt: number) => over === null || (dueAt >= over.from && dueAt < over.to);
  const reminderLines = (reminders ?? [])
    .filter(({ dueAt }) => isThen(dueAt))
    .map(({ task, dueAt }) => `- **${time.moment(dueAt)}** ${shownOutside(task)}`);
  const when = over === null ? '' : ` ${words.looked(time.span(over))}`;
  const taskLines = (tasks ?? []).flatMap(
    ({ status, originalCommand, assistantEcho, actionType, actionPayload }) => {
      // A task that was noted stays to be done, though noting it is done.
      const isNoted = status === 'Done' && actionType === 'create_task';
      const state = isNoted ? dueOf(actionPayload) : words.taskStates[status];
      if (state === undefined) return [];
      const title = isNoted && typeof actionPayload?.['title'] === 'string' ? actionPayload['title'] : null;
      const shown = shownOutside(title ?? (assistantEcho === '' ? originalCommand : assistantEcho));
      return [`- ${shown}${state === '' ? '' : ` (${state})`}`];
    },
  );
  const blocks = [
    ...(reminders === null
      ? []
      : [listed(words.reminders + when, words.noReminders + when, reminderLines, words.more)]),
    ...(tasks === null ? [] : [listed(words.tasks, words.noTasks, taskLines, words.more)]),
  ];
  return plainAnswer(blocks.join('\n\n'), [tasksSource('Smart Tasks')]);

  function dueOf(payload: Readonly<Record<string, unknown>> | null): string {
    const due = typeof payload?.['due'] === 'string' ? Date.parse(payload['due']) : Number.NaN;
    return Number.isNaN(due) ? '' : words.due(time.moment(due));
  }
}

/** What was done: actions here, mail that was sent, meetings that took place. */
export async function doneThings(
  ports: QuestionPorts,
  asking: Asking,
  { over }: Extract<Question, { asks: 'done' }>,
): Promise<Answer> {
  const { person, words, time } = asking;
  const [tasks, sent, entries] = await Promise.all([
    ports.workspace.recentTasks(person.uid, tasksRead),
    sentIn(ports, asking, over),
    entriesOver(ports, asking, over),
  ]);
  const doneTasks = tasks
    .filter(({ status, timestamp }) => status === 'Done' && timestamp >= over.from && timestamp < over.to)
    .map(({ timestamp, actionSummary, assistantEcho }) => {
      const shown = shownOutside(actionSummary === '' ? assistantEcho : actionSummary);
      return `- **${time.moment(timestamp)}** ${shown}`;
    });
  const mails = sent.is === 'read' ? sent.value : [];
  const met = (entries.is === 'read' ? entries.value : []).filter(
    ({ title, when }) => when.is === 'time' && when.end <= time.now && !isReminderTitle(title),
  );
  const sections = [
    section(words.doneTasks, doneTasks, words.more),
    section(
      words.doneMails,
      mails.map((item) => lineOf(item, asking)),
      words.more,
    ),
    section(
      words.doneMeetings,
      met.map((entry) => `- **${hoursOf(entry, asking)}** ${wordsOf(entry, words)}`),
      words.more,
    ),
  ].flat();
  const notes = [sent, entries].flatMap((one) => (one.is === 'not-read' ? [one.why] : []));
  const when = time.span(over);
  const head = sections.length > 0 || notes.length > 0 ? words.doneIn(when) : words.noneDone(when);
  return plainAnswer([head, ...sections, ...notes].join('\n\n'), sourcesOf(mails, words.noSubject));
}

function listed(
  head: string,
  none: string,
  lines: readonly string[],
  more: (count: number) => string,
): string {
  if (lines.length === 0) return none;
  return `${head}\n\n${cut(lines, more)}`;
}

function section(head: string, lines: readonly string[], more: (count: number) => string): string[] {
  return lines.length === 0 ? [] : [`**${head}**\n\n${cut(lines, more)}`];
}

function cut(lines: readonly string[], more: (count: number) => string): string {
  const rest = lines.length > mostLines ? [`- ${more(lines.length - mostLines)}`] : [];
  return [...lines.slice(0, mostLines), ...rest].join('\n');
}
