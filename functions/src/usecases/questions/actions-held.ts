import type { SmartTaskDocument } from '@crocodile-hub/core/contract/documents';
import { asReason } from '@crocodile-hub/core/failures/reason';
import { sayReason } from '@crocodile-hub/core/failures/say';
import type { Question } from '@crocodile-hub/core/language/questions/question';
import { speaksOf } from '@crocodile-hub/core/reader/topics/same-things';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { tasksRead, wordsOfTask } from '../workspace/noted-task.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';

type Actions = Extract<Question, { asks: 'actions' }>;

const mostLines = 8;

/** Actions that failed, wait for a yes or leave at their time. */
export async function actionsHeld(
  { workspace }: Pick<QuestionPorts, 'workspace'>,
  asking: Asking,
  { wants, over, about }: Actions,
): Promise<Answer> {
  const { person, words, time } = asking;
  const tasks = await workspace.recentTasks(person.uid, tasksRead);
  const isThen = (at: number) => over === null || (at >= over.from && at < over.to);
  const held = tasks.flatMap((task) => {
    const at = wants === 'scheduled' ? leavesAt(task) : task.timestamp;
    return at !== null && isHeld[wants](task) && isThen(at) ? [{ task, at }] : [];
  });
  const named = about === null ? [] : held.filter(({ task }) => speaksOf(about, saidIn(task)));
  // Where no action speaks of it, it is no name of one.
  const meant = named.length > 0 ? named : held;
  const ordered = meant.toSorted((a, b) => (wants === 'scheduled' ? a.at - b.at : b.at - a.at));
  const when = over === null ? '' : ` ${words.looked(time.span(over))}`;
  const source = { title: 'Smart Tasks', url: '/smart-tasks' };
  if (ordered.length === 0)
    return { ...plainAnswer(words.noneHeld[wants] + when, [source]), isEmpty: about !== null };
  const lines = ordered.slice(0, mostLines).map(({ task, at }) => lineOf(task, at, wants, asking));
  const more = ordered.length > mostLines ? [words.more(ordered.length - mostLines)] : [];
  return plainAnswer([words.held[wants] + when, lines.join('\n'), ...more].join('\n\n'), [source]);
}

const isHeld: Readonly<Record<Actions['wants'], (task: SmartTaskDocument) => boolean>> = {
  failed: ({ status }) => status === 'Error',
  waiting: ({ status }) => status === 'Waiting Confirmation',
  scheduled: ({ status, actionType }) => status === 'Pending' && actionType.startsWith('send_'),
};

function leavesAt({ runAt, actionPayload }: SmartTaskDocument): number | null {
  if (runAt !== undefined) return runAt;
  const sendAt = Date.parse(textOf(actionPayload, 'sendAt'));
  return Number.isNaN(sendAt) ? null : sendAt;
}

function textOf(payload: SmartTaskDocument['actionPayload'], name: string): string {
  const value = payload?.[name];
  return typeof value === 'string' ? value : '';
}

function contentOf({ actionPayload }: SmartTaskDocument): string {
  return textOf(actionPayload, 'subject') || textOf(actionPayload, 'message');
}

function saidIn(task: SmartTaskDocument): string {
  return [wordsOfTask(task), task.originalCommand, contentOf(task), textOf(task.actionPayload, 'body')].join(
    '\n',
  );
}

function lineOf(
  task: SmartTaskDocument,
  at: number,
  wants: Actions['wants'],
  { words, time }: Asking,
): string {
  const content = contentOf(task);
  const what = `${shownOutside(wordsOfTask(task))}${content === '' ? '' : `, ${words.quoted(shownOutside(content))}`}`;
  if (wants === 'scheduled') return `- **${words.leavesAt(time.moment(at))}** ${what}`;
  return `- **${time.moment(at)}** ${what}${wants === 'failed' ? whyOf(task, words.locale) : ''}`;
}

/** The reason in the language of the question, or as it was told when it failed. */
function whyOf({ reason, actionSummary }: SmartTaskDocument, locale: string): string {
  const told = actionSummary.replace(/^\P{L}+/u, '');
  const why =
    reason === undefined ? told : sayReason(asReason(reason), locale.startsWith('he') ? 'he' : 'en');
  return why === '' ? '' : ` — ${shownOutside(why, 240)}`;
}
