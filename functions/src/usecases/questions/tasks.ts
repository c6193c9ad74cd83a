import { sameDate } from '@crocodile-hub/core/time/calendar';
import { dayMs } from '@crocodile-hub/core/time/units';
import type { Question } from '@crocodile-hub/core/language/questions/question';
import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import { allAbout } from '@crocodile-hub/core/reader/topics/same-things';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { CalendarEntry } from '../../ports/calendar.ts';
import { notedTask, recentAndNoted, tasksRead, wordsOfTask } from '../workspace/noted-task.ts';
import { agenda, entriesOver, lineWithDay, wordsOf } from './agenda.ts';
import {
  plainAnswer,
  type Answer,
  type Asking,
  type QuestionPorts,
  type Shown,
  type Source,
} from './asking.ts';
import { hoursOnDay } from './entry-hours.ts';
import { lineOf, sourcesOf } from './items.ts';
import { sentIn } from './mail.ts';
import type { QuestionWords } from './words.ts';

const remindersRead = 100;
const mostLines = 15;
const tasksSource = (title: string): Source => ({ title, url: '/smart-tasks' });

/** All that is left of a time: what the calendar still holds, reminders, and tasks. */
export async function leftThings(
  ports: QuestionPorts,
  asking: Asking,
  question: OpenQuestion,
): Promise<Answer> {
  const { over, what, about } = question;
  const { now } = asking.time;
  if (over === null || what !== 'both' || about !== null || over.to <= now)
    return await openThings(ports, asking, question);
  const ahead = over.from < now ? { ...over, from: now, isHours: true } : over;
  const [calendar, things] = await Promise.all([
    agenda(ports, asking, { asks: 'agenda', over: ahead, pick: null }),
    openThings(ports, asking, { ...question, over: ahead }),
  ]);
  const text = `${calendar.text}\n\n${things.text}`;
  const sources = [...calendar.sources, ...things.sources];
  return plainAnswer(text, sources, [...calendar.shown, ...things.shown]);
}

/** Reminders still to ring, and tasks that are not done. */
export async function openThings(
  { workspace }: QuestionPorts,
  asking: Asking,
  question: OpenQuestion,
): Promise<Answer> {
  const { person, words, time } = asking;
  const { what, about, late, gone, tells } = question;
  const over = withSmallHours(question.over, asking);
  const [reminders, tasks] = await Promise.all([
    what === 'tasks' ? null : workspace.openReminders(person.uid, remindersRead),
    what === 'reminders' ? null : recentAndNoted(workspace, person.uid),
  ]);
  const shownAbout = about === null ? null : shownOutside(about);
  const isThen = isIn(over);
  const timely = (reminders ?? []).filter(({ dueAt }) => isThen(dueAt) && (!late || dueAt < time.now));
  const ringing = allAbout(
    timely,
    about,
    ({ task }, said) => saysAbout(task, said),
    ({ task }) => task,
  )
    .toSorted((one, other) => one.dueAt - other.dueAt)
    .slice(0, tells === 'next' ? 1 : remindersRead);
  const reminderLines = ringing.map(({ task, dueAt }) => `- **${time.moment(dueAt)}** ${shownOutside(task)}`);
  const counted = tells === 'count' ? [words.inDays.counted(reminderLines.length)] : [];
  const notes = gone === true ? [words.inDays.onlyToCome] : counted;
  const when = over === null ? '' : ` ${words.looked(time.span(over))}`;
  const meant = openTasks(tasks ?? [], asking, question);
  const taskLines = meant.map(
    ({ said, state }) => `- ${shownOutside(said)}${state === '' ? '' : ` (${state})`}`,
  );
  const blocks = [
    ...(reminders === null
      ? []
      : [
          listed(
            words.reminders(shownAbout) + when,
            words.noReminders(shownAbout) + when,
            reminderLines,
            words,
          ),
        ]),
    ...(tasks === null
      ? []
      : [
          listed(
            (late ? words.lateTasks : words.tasks(shownAbout)) + (what === 'tasks' ? when : ''),
            (late ? words.noLateTasks : words.noTasks(shownAbout)) + (what === 'tasks' ? when : ''),
            taskLines,
            words,
          ),
        ]),
  ];
  const isEmpty = about !== null && reminderLines.length === 0 && taskLines.length === 0;
  const shown: Shown[] = [
    ...ringing.map(({ id, task }) => ({ of: 'reminder' as const, id, title: task, people: [] })),
    ...meant.map(({ id, said }) => ({ of: 'task' as const, id, title: said, people: [] })),
  ];
  const text = [...notes, ...blocks].join('\n\n');
  return { ...plainAnswer(text, [tasksSource('Smart Tasks')], shown), isEmpty };
}

type OpenQuestion = Extract<Question, { asks: 'open' }>;

const smallHours = 6;

/** What rings at one in the morning rings tonight. */
function withSmallHours(over: OpenQuestion['over'], { time }: Asking): OpenQuestion['over'] {
  const isNight =
    over?.isHours === true && time.clock(over.from) >= '18:00' && time.clock(over.to) === '00:00';
  return isNight ? { ...over, to: over.to + (smallHours / 24) * dayMs } : over;
}

const isIn = (over: OpenQuestion['over']) => (dueAt: number) =>
  over === null || (dueAt >= over.from && dueAt < over.to);

/** Those that are meant, with their state in words. */
function openTasks(
  tasks: Awaited<ReturnType<typeof recentAndNoted>>,
  { words, time }: Asking,
  { what, over, about, late }: OpenQuestion,
) {
  const open = tasks.flatMap((task) => {
    const { status, actionPayload } = task;
    const noted = notedTask(task);
    const due = dueOf(actionPayload);
    const shownDue = due === null ? '' : words.due(time.moment(due));
    const state = noted === null ? words.taskStates[status] : shownDue;
    if (state === undefined || noted?.finishedAt != null) return [];
    // Where a time is asked for, what has another or none is not meant.
    const isTimely = what !== 'tasks' || over === null || (due !== null && isIn(over)(due));
    if (!isTimely || (late && (due === null || due >= time.now))) return [];
    return [{ id: task.id, said: noted?.title ?? wordsOfTask(task), state }];
  });
  return allAbout(
    open,
    about,
    ({ said }, words) => saysAbout(said, words),
    ({ said }) => said,
  );
}

function dueOf(payload: Readonly<Record<string, unknown>> | null): number | null {
  const due = typeof payload?.['due'] === 'string' ? Date.parse(payload['due']) : Number.NaN;
  return Number.isNaN(due) ? null : due;
}

/** Every long word of the subject, however it is glued or ended: "the vets", "לווטרינר". */
export function saysAbout(said: string, about: string): boolean {
  const stems = about
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, Math.max(3, word.length - 1)).replace(/^[הלבמ](?=[א-ת]{3})/, ''));
  return stems.length === 0 ? said.includes(about) : stems.every((stem) => said.toLowerCase().includes(stem));
}

/** What was done: actions here, mail that was sent, meetings that took place. */
export async function doneThings(
  ports: QuestionPorts,
  asking: Asking,
  { over, about }: Extract<Question, { asks: 'done' }>,
): Promise<Answer> {
  const { person, words, time } = asking;
  const [tasks, sent, entries] = await Promise.all([
    ports.workspace.recentTasks(person.uid, tasksRead, over),
    sentIn(ports, asking, over),
    entriesOver(ports, asking, over),
  ]);
  const isOneDay = sameDate(over.first, over.last);
  const isMeant = (said: string) => about === null || saysAbout(said, about);
  const doneTasks = tasks
    .filter(
      ({ status, timestamp, actionSummary, assistantEcho, ...task }) =>
        status === 'Done' &&
        timestamp >= over.from &&
        timestamp < over.to &&
        // A finished task is listed by the action that finished it, at the time of that action.
        notedTask({ status, ...task })?.finishedAt == null &&
        isMeant(`${actionSummary} ${assistantEcho}`),
    )
    .map(({ timestamp, actionSummary, assistantEcho }) => {
      const shown = shownOutside(actionSummary === '' ? assistantEcho : actionSummary);
      return `- **${time.moment(timestamp)}** ${shown}`;
    });
  const mails = (sent.is === 'read' ? sent.value.items : []).filter(({ who, title }) =>
    isMeant(`${who} ${title}`),
  );
  const met = (entries.is === 'read' ? entries.value : []).filter(
    ({ title, when }) =>
      when.is === 'time' && when.end <= time.now && !isReminderTitle(title) && isMeant(title),
  );
  const lineOfMeeting = (entry: CalendarEntry) =>
    isOneDay
      ? `- **${hoursOnDay(entry, over.first, asking)}** ${wordsOf(entry, words)}`
      : lineWithDay(entry, asking);
  const oldest = tasks.length < tasksRead ? undefined : tasks.at(-1);
  const areTasksCut = oldest !== undefined && oldest.timestamp >= over.from;
  const areMailsCut = sent.is === 'read' && sent.value.isMore;
  const mailLines = mails.map((item) => lineOf(item, asking));
  const sections = [
    section(words.doneTasks, { lines: doneTasks, isCut: areTasksCut }, words),
    section(words.doneMails, { lines: mailLines, isCut: areMailsCut }, words),
    section(words.doneMeetings, { lines: met.map(lineOfMeeting), isCut: false }, words),
  ].flat();
  const notes = [sent, entries].flatMap((one) => (one.is === 'not-read' ? [one.why] : []));
  const when = time.span(over);
  const shown = about === null ? when : `${when}, ${words.about(shownOutside(about))}`;
  const head = sections.length > 0 || notes.length > 0 ? words.doneIn(shown) : words.noneDone(shown);
  const isEmpty = about !== null && sections.length === 0 && notes.length === 0;
  return {
    ...plainAnswer([head, ...sections, ...notes].join('\n\n'), sourcesOf(mails, words.noSubject)),
    isEmpty,
  };
}

function listed(head: string, none: string, lines: readonly string[], words: QuestionWords): string {
  return lines.length === 0 ? none : `${head}\n\n${cut(lines, words)}`;
}

/** `isCut`: there is more than was read. */
function section(
  head: string,
  { lines, isCut }: { lines: readonly string[]; isCut: boolean },
  words: QuestionWords,
): string[] {
  if (lines.length === 0) return [];
  const shown = isCut ? [...lines.slice(0, mostLines), `- ${words.andMore}`].join('\n') : cut(lines, words);
  return [`**${head}**\n\n${shown}`];
}

function cut(lines: readonly string[], { more }: QuestionWords): string {
  const rest = lines.length > mostLines ? [`- ${more(lines.length - mostLines)}`] : [];
  return [...lines.slice(0, mostLines), ...rest].join('\n');
}
