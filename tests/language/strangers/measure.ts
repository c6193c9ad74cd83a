/**
 * Sentences of somebody who saw nothing of the product, with what they expect in plain words. Every other line is held
 * back: `devOf` may be read and worked with, `heldOf` is only counted. It is Friday 2026-11-20, 09:30, in Jerusalem.
 */
import { readFileSync } from 'node:fs';
import { readChange } from '@crocodile-hub/core/language/changes/read-change';
import { readMailRule } from '@crocodile-hub/core/language/changes/read-mail-rule';
import { readMailChange } from '@crocodile-hub/core/language/changes/read-mail-change';
import { readTaskChange } from '@crocodile-hub/core/language/changes/read-task-change';
import type { Question, Span } from '@crocodile-hub/core/language/questions/question';
import { wouldRun } from '@crocodile-hub/core/language/understand/confirm';
import { deedModels, deeds, readDeeds } from '@crocodile-hub/core/reader/changes/deeds';
import {
  guessChange,
  isRatherAsked,
  sureFrom,
  thingOf,
  type Thing,
} from '@crocodile-hub/core/reader/changes/guess-change';
import { commandModels } from '@crocodile-hub/core/reader/commands/load';
import { readBoth } from '@crocodile-hub/core/reader/commands/read-both';
import { kindReader, type Kind } from '@crocodile-hub/core/reader/kinds/kinds';
import { kindOf, readByEvidence } from '@crocodile-hub/core/reader/questions/read-by-evidence';
import { verbsOf } from '@crocodile-hub/core/domain/inbox-rules';
import { guessRule } from '@crocodile-hub/core/reader/rules/guess-rule';
import { ruleModel } from '@crocodile-hub/core/reader/rules/rule-words';
import * as z from 'zod';
import { clockwork } from '../changes/measure.ts';
import { spansOf } from '../questions/measure.ts';

const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL', contacts: [] };

const words = z.nullable(z.string());
const asked = z.object({
  text: z.string(),
  kind: z.string(),
  /** Which of our kinds answers it best. */
  as: z.optional(z.string()),
  who: words,
  topic: words,
  period: words,
});
const forms = {
  questions: asked,
  'later-questions': asked,
  /** By other hands, all read. */
  'more-questions': asked,
  /** With what comes out, or the time of day. By other hands, all read. */
  sums: z.object({ text: z.string(), answer: z.union([z.number(), z.string()]) }),
  rules: z.object({
    text: z.string(),
    who: words,
    about: words,
    kind: words,
    age: words,
    verbs: z.array(z.string()),
    tag: words,
  }),
  tasks: z.object({ text: z.string(), act: z.string(), about: z.string(), to: words }),
};
export type SetName = keyof typeof forms;
const allRead: ReadonlySet<SetName> = new Set(['more-questions', 'sums']);
/** `asked`: it may do something else, after a yes. `nothing`: it is said that it was not understood. */
export type Verdict = 'right' | 'offered' | 'nothing' | 'asked' | 'wrong' | 'wrong unasked';
export type Judged = {
  readonly text: string;
  readonly verdict: Verdict;
  readonly got: string;
  /** Asks for nothing of one's own; to leave it alone is right. */
  readonly isOfWorld?: boolean;
};

const kindsOf = await kindReader();
const models = await commandModels();
const ofRules = await ruleModel();
const ofDeeds = await deedModels();

const judged = new Map<string, readonly Judged[]>();

/** Judged once: some sets have thousands of lines. */
export function judgedSet(set: SetName, language: 'en' | 'he', part: 'dev' | 'held'): readonly Judged[] {
  const key = `${set} ${language} ${part}`;
  const known = judged.get(key) ?? judge(set, language, part);
  judged.set(key, known);
  return known;
}

function judge(set: SetName, language: 'en' | 'he', part: 'dev' | 'held'): readonly Judged[] {
  const lines = readFileSync(new URL(`${set}.${language}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const things = set === 'tasks' ? thingsOf(lines.map((line) => forms.tasks.parse(JSON.parse(line)))) : [];
  return lines
    .filter((_line, index) => (allRead.has(set) || index % 2 === 0) === (part === 'dev'))
    .map((line): unknown => JSON.parse(line))
    .map((line) => {
      if (set === 'questions' || set === 'later-questions' || set === 'more-questions')
        return judgeQuestion(asked.parse(line));
      if (set === 'sums') return judgeSum(forms.sums.parse(line));
      return set === 'rules'
        ? judgeRule(forms.rules.parse(line))
        : judgeTask(forms.tasks.parse(line), things);
    });
}

function judgeSum({ text, answer }: z.output<typeof forms.sums>): Judged {
  const { question, others } = readByEvidence(text, context, [], kindsOf);
  const isRight = (one: Question) => one.asks === 'sum' && isResult(one, answer);
  const got = question === null ? `nothing of ${others.length}` : JSON.stringify(question);
  if (question !== null) return { text, got, verdict: isRight(question) ? 'right' : 'wrong' };
  return { text, got, verdict: others.some(isRight) ? 'offered' : 'nothing' };
}

function isResult({ result, unit }: Extract<Question, { asks: 'sum' }>, answer: number | string): boolean {
  if (typeof answer === 'number')
    return unit !== 'clock' && Math.abs(result - answer) <= Math.max(0.006, Math.abs(answer) / 1000);
  const [hour, minute] = answer.split(':').map(Number);
  return unit === 'clock' && result === (hour ?? 0) * 60 + (minute ?? 0);
}

/** Which of our kinds answer what they call so. */
const answering: Readonly<Record<string, readonly Kind[]>> = {
  agenda: ['agenda', 'brief', 'meeting', 'todo'],
  next_meeting: ['meeting', 'agenda'],
  free_time: ['free'],
  mail: ['mail', 'sent', 'awaiting'],
  messages: ['mail', 'sent', 'awaiting'],
  waiting: ['waiting', 'awaiting'],
  reminders: ['reminders', 'todo'],
  tasks: ['tasks', 'todo'],
  done: ['done', 'tasks'],
  person: ['contact'],
  weather: ['weather'],
  time: ['clock', 'date'],
  sum: ['sum', 'units'],
};
/** Kinds whose answer depends on who, and on when. */
const ofPeople = new Set(['next_meeting', 'mail', 'messages', 'person']);
const ofTimes = new Set(['agenda', 'next_meeting', 'free_time', 'mail', 'messages', 'weather', 'done']);

function judgeQuestion(line: z.output<typeof asked>): Judged {
  const { text, kind, as } = line;
  const { question: sure, others, likeliest } = readByEvidence(text, context, [], kindsOf);
  // As in a conversation: the likeliest is answered where the readers of commands know nothing.
  const question = sure ?? (isCommand(text) ? null : likeliest);
  const got = question === null ? `nothing of ${others.length}` : JSON.stringify(question);
  if (kind === 'world') return { text, got, verdict: question === null ? 'right' : 'wrong', isOfWorld: true };
  const isKind = (one: Question) => answering[kind]?.includes(kindOf(one)) === true || kindOf(one) === as;
  if (question !== null && isKind(question) && isAbout(line, question))
    return { text, got, verdict: 'right' };
  if ([...(question === null ? [] : [question]), ...others].some(isKind))
    return { text, got, verdict: 'offered' };
  return { text, got, verdict: question === null && others.length === 0 ? 'nothing' : 'wrong' };
}

function isCommand(text: string): boolean {
  return readBoth(models, text, context, { offers: false }).actions.some(({ intent }) => intent !== 'none');
}

function isAbout({ kind, who, period }: z.output<typeof forms.questions>, question: Question): boolean {
  const isWho =
    who === null || !ofPeople.has(kind) || holds(JSON.stringify({ ...question, over: null }), who);
  return isWho && (period === null || !ofTimes.has(kind) || isThen(period, question));
}

/** Says the days right; one that looks at the nearest days where "now" is meant is right as well. */
function isThen(period: string, question: Question): boolean {
  if (period === 'now' || period.startsWith('the last')) return true;
  if (!('over' in question)) return true;
  const day = (span: Span | null) => (span === null ? null : JSON.stringify([span.first, span.last]));
  const said = spansOf(period.replace('evenings ', '').replace(/^this morning$/, 'today'));
  return said.some((span) => span === null || day(span) === day(question.over));
}

/** One word of a name that tells whose it is. */
function holds(told: string, said: string): boolean {
  const names = plain(said)
    .split(' ')
    .map((word) => (/[א-ת]/.test(word) ? word.replace(/^ה(?=...)/, '') : word))
    .filter((word) => word.length > 1 && !/^(?:the|my|that|to|של|את|על)$/.test(word));
  return names.length === 0 || names.some((word) => plain(told).includes(word));
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\\"'’“”,.]/g, '');

const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const counts = ['', 'a|an|one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function daysOf(age: string | null): number {
  if (age === null) return 0;
  const [, count = '', unit = ''] = /(\w+) (day|week|month|year)s?$/.exec(age) ?? [];
  const number = counts.findIndex((one) => one.split('|').includes(count));
  return (number === -1 ? Number(count) : number) * (days[unit] ?? 0);
}

function judgeRule({ text, who, about, kind, age, verbs, tag }: z.output<typeof forms.rules>): Judged {
  const whole = readMailRule(text);
  const guess = whole === null ? guessRule(ofRules, text) : { rule: whole, passedOver: '' };
  const got = JSON.stringify(guess);
  if (guess === null) return { text, got, verdict: 'nothing' };
  const { rule, passedOver } = guess;
  const does = verbs.map((verb) => (verb === 'delete' ? 'trash' : verb));
  const isOf =
    (who === null || holds(rule.from, who)) &&
    (about === null || holds(rule.subject, about)) &&
    (kind !== 'newsletters' || rule.newsletters) &&
    (kind !== 'with a file' || rule.files);
  const doesRead = verbsOf(rule);
  const isTagged = plain(rule.tag) === (doesRead.includes('tag') ? plain(tag ?? '') : '');
  const isPart = isTagged && doesRead.every((verb) => does.includes(verb));
  const isSame = isPart && doesRead.length === does.length && daysOf(age) === rule.days;
  if (isOf && isSame) return { text, got, verdict: 'right' };
  // Half of it is right, and the rest is named.
  return { text, got, verdict: isPart && passedOver !== '' ? 'asked' : 'wrong' };
}

const acts: Readonly<Record<string, string>> = {
  finish: 'finish_task',
  rename: 'rename_task',
  reschedule: 'reschedule_task',
  delete: 'delete_task',
};

type TaskLine = z.output<typeof forms.tasks>;

/** What all the lines of the set speak of, as if it were there. */
function thingsOf(lines: readonly TaskLine[]): readonly Thing[] {
  return lines.flatMap(({ act, about }) => {
    const deed = deeds.find((one) => one === act);
    return deed === undefined ? [] : [{ of: thingOf[deed], title: about, at: null, names: [] }];
  });
}

function judgeTask(line: TaskLine, things: readonly Thing[]): Judged {
  const { text, act, about, to } = line;
  const ofMail = readMailChange(text, context);
  const ofTask = ofMail === null ? readTaskChange(text) : null;
  const change = ofMail === null && ofTask === null ? readChange(text, context) : null;
  if (ofTask !== null) {
    const isRight =
      acts[ofTask.does] === act &&
      holds(ofTask.about ?? '', about) &&
      (to === null || (ofTask.does === 'rename' && holds(ofTask.title, to)));
    return { text, got: JSON.stringify(ofTask), verdict: isRight ? 'right' : 'asked' };
  }
  if (change !== null) {
    const { does, meant } = change;
    const of = meant.kind === 'reminder' ? 'reminder' : 'meeting';
    // No other length or place, and nobody taken off, is among what the strangers wish.
    const named = {
      cancel: `cancel_${of}`,
      rename: `rename_${of}`,
      invite: 'invite',
      resize: null,
      place: null,
      uninvite: null,
    };
    const moved = of === 'reminder' ? 'put_off_reminder' : 'move_meeting';
    const did = does === 'move' || does === 'shift' || does === 'ask-when' ? moved : named[does];
    const isRight = did === act && (holds(meant.about ?? '', about) || meant.over !== null);
    return { text, got: JSON.stringify(change), verdict: isRight ? 'right' : 'asked' };
  }
  if (ofMail !== null) return { text, got: JSON.stringify(ofMail), verdict: 'asked' };
  const { question } = readByEvidence(text, context, [], kindsOf);
  const { actions } = readBoth(models, text, context);
  const acting = actions.filter(({ intent }) => intent !== 'none');
  const isUnasked = acting.some(wouldRun);
  const guess = guessChange(text, readDeeds(ofDeeds, text), things, clockwork);
  const isRather =
    guess !== null &&
    guess.score < sureFrom &&
    (isUnasked || isRatherAsked(text, context, guess.score, kindsOf));
  if (guess !== null && !isRather) {
    const isMeant = guess.meant.some(({ title }) => title === about);
    const isTitled = to === null || holds(JSON.stringify(guess.wanted), to);
    const isRight = guess.deed === act && isMeant && (isTitled || !act.startsWith('rename'));
    return { text, got: JSON.stringify(guess), verdict: isRight ? 'right' : 'asked' };
  }
  if (question !== null) return { text, got: JSON.stringify(question), verdict: 'wrong' };
  const verdict = isUnasked ? 'wrong unasked' : 'asked';
  return {
    text,
    got: JSON.stringify(acting.map(({ intent, slots }) => [intent, slots])),
    verdict: acting.length === 0 ? 'nothing' : verdict,
  };
}
