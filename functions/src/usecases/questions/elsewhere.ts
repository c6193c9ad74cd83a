import { dayMs } from '@crocodile-hub/core/time/units';
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { isAlikeWord, nameWords, resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import { shiftDays } from '@crocodile-hub/core/time/calendar';
import { isNamedOtherwise, otherNames } from '@crocodile-hub/core/reader/topics/same-things';
import {
  amountIn,
  type Amount,
  isOfValue,
  valuesIn,
  type Sought,
} from '@crocodile-hub/core/reader/topics/sought';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { contactsOf } from '../contacts/contacts.ts';
import { notedTask, recentAndNoted, wordsOfTask } from '../workspace/noted-task.ts';
import { entriesOver, lineWithDay, shownEntry } from './agenda.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts, type Shown } from './asking.ts';
import { shownItem, sourcesOf, type Item } from './items.ts';
import { gluedTo, mailsOf } from './mail.ts';
import { allMessages, itemOfMessage } from './messages.ts';
import { formsOf, isExact, isSaid, otherName, quotedFrom } from './quoted-lines.ts';

/** What mail, messages and entries say about the words of a question. */
export type Elsewhere = {
  /** Null: nothing speaks of any of the words. */
  answer: Answer | null;
  /** The mails and messages that it quotes. */
  items: readonly Item[];
  /** How many of the words are spoken of together, and which share of all they are. */
  hits: number;
  share: number;
  /** A word that names no person stands in it as it is, and not under another name. */
  isLiteral: boolean;
  /** The value that the question asks for stands in what was found. */
  hasValue: boolean;
  /** Something could not be read, so that nothing found says little. */
  isPartial: boolean;
};

const daysBehind = 30;
const daysAhead = 180;
const remindersRead = 100;
const closelyRead = 12;
const looselyRead = 15;
const letters = 4_000;
const mostItems = 3;
const mostEntries = 2;
const mostForms = 24;
const mostAddresses = 5;

/** What counts for the place of a mail among those found, beside how many of the words it says. */
const weights = { value: 0.4, inTitle: 0.15, ofValue: 0.05, recent: 0.1, recentDays: 60 };
/** What is found beside the best is nearly as good. */
const nearly = 0.9;

type Candidate = {
  item: Item;
  of: ReadonlyMap<string, number>;
  score: number;
  hasValue: boolean;
  /** It says when by a day that is over. */
  isOver: boolean;
};
/** The weight of a word that stands there as it is. */
const literal = 1;

/**
 * Looks for the words of a question in all mail but spam and trash, in the stored messages, the calendar, reminders and
 * tasks. What others wrote is quoted as theirs, and nothing is concluded from it.
 */
export async function lookElsewhere(
  ports: QuestionPorts,
  asking: Asking,
  sought: Sought,
): Promise<Elsewhere> {
  const contacts = await contactsOf(ports, asking.person, sought.words.join(' '));
  const people = peopleNamed(sought.words, contacts);
  const [written, own] = await Promise.all([
    writtenAbout(ports, asking, sought, people),
    ownLines(ports, asking, sought, people),
  ]);
  const candidates = written.items
    .map((item) => candidateOf(item, sought, people, asking.time.now))
    .filter(({ of }) => of.size > 0)
    .toSorted((a, b) => b.score - a.score || b.item.at - a.item.at);
  const shown = chosen(candidates, sought, people);
  const spoken = new Set(shown.flatMap(({ of }) => [...of.keys()]));
  const hits = own.lines.length > 0 ? sought.words.length : spoken.size;
  return {
    answer: answerOf(shown, own, sought, people, asking),
    items: shown.map(({ item }) => item),
    hits,
    share: hits / sought.words.length,
    isLiteral: shown.some(({ of }) =>
      [...of].some(([word, weight]) => weight === literal && !people.has(word)),
    ),
    hasValue: shown.some(({ hasValue }) => hasValue),
    isPartial: written.isPartial || own.isPartial,
  };
}

/** The first of the words that names somebody who is known. */
export async function somebodyIn(
  ports: QuestionPorts,
  { person }: Asking,
  { words }: Sought,
): Promise<string | null> {
  const people = peopleNamed(words, await contactsOf(ports, person, words.join(' ')));
  return words.find((word) => people.has(word)) ?? null;
}

/** That nothing speaks of these words, and where was looked. */
export function foundNothing({ said: sought }: Sought, { words }: Asking): Answer {
  return { ...plainAnswer(words.nothingAbout(shownOutside(sought))), isSure: false };
}

function answerOf(
  shown: readonly Candidate[],
  own: { lines: readonly string[]; shown: readonly Shown[] },
  sought: Sought,
  people: People,
  asking: Asking,
): Answer | null {
  const { words } = asking;
  // A line that says a name, such as a greeting, says nothing of what is sought.
  const topics = sought.words.filter((word) => !people.has(word));
  const forLines = { ...sought, words: topics };
  const about = shownOutside(sought.said);
  const blocks = [
    ...(shown.length === 0
      ? []
      : [
          `${words.writtenAbout(about)}\n\n${shown.map(({ item }) => quotedFrom(item, forLines, asking)).join('\n')}`,
        ]),
    ...addedUp(shown, sought, asking),
    ...(own.lines.length === 0 ? [] : [`${words.notedAbout(about)}\n\n${own.lines.join('\n')}`]),
  ];
  if (blocks.length === 0) return null;
  const items = shown.map(({ item }) => item);
  const sources = sourcesOf(items, words.noSubject);
  const things = [...items.map(shownItem), ...own.shown];
  return { ...plainAnswer(blocks.join('\n\n'), sources, things), isSure: false };
}

/** The sum of what was found, where each word has a mail of its own, and each of these one amount. */
function addedUp(shown: readonly Candidate[], { words, adds }: Sought, asking: Asking): readonly string[] {
  if (!adds || shown.length < 2) return [];
  const isEach =
    words.every((word) => shown.filter(({ of }) => of.has(word)).length === 1) &&
    shown.every(({ of }) => words.some((word) => of.has(word)));
  const amounts = shown.map(({ item }) => amountIn(`${item.title}\n${item.excerpt}`));
  return isEach ? sumOf(amounts, asking) : [];
}

/** None where an amount is not known, or is in other money. */
export function sumOf(amounts: readonly (Amount | null)[], { words }: Asking): readonly string[] {
  const known = amounts.filter((one) => one !== null);
  const [first] = known;
  const isOfOne = known.every(({ currency }) => currency === first?.currency);
  if (first === undefined || known.length < Math.max(2, amounts.length) || !isOfOne) return [];
  const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2, minimumFractionDigits: 2 });
  const said = known.map(({ value }) => format.format(value)).join(' + ');
  const sum = known.reduce((all, { value }) => all + value, 0);
  return [words.result(said, `${format.format(sum)} ${first.currency}`)];
}

/** Somebody's name alone is no match, where the question is about something of theirs. */
function isOfTopic(of: ReadonlyMap<string, number>, people: People, { words }: Sought): boolean {
  return (
    of.size > 0 &&
    (words.every((word) => people.has(word)) || [...of.keys()].some((word) => !people.has(word)))
  );
}

/** Whom the words name, with all the ways to reach them. */
type People = ReadonlyMap<string, readonly string[]>;

function peopleNamed(words: readonly string[], contacts: readonly Contact[]): People {
  return new Map(
    words.flatMap((word) => {
      // "Avis invoice" is Avi's.
      const forms = [...formsOf(word), ...(/^[a-z]{3,}s$/.test(word) ? [word.slice(0, -1)] : [])];
      const found = forms.flatMap((form) =>
        (['email', 'phone'] as const).flatMap((reach) => {
          const { source, doubt, candidates } = resolveRecipient(form, reach, contacts);
          if ((source !== 'contacts' && source !== 'ambiguous') || doubt === 'by-sound') return [];
          return candidates
            .filter(({ name }) => nameWords(name).some((part) => isAlikeWord(form, part)))
            .slice(0, mostAddresses)
            .map(({ address }) => address.toLowerCase());
        }),
      );
      return found.length === 0 ? [] : [[word, [...new Set(found)]] as const];
    }),
  );
}

async function writtenAbout(
  ports: QuestionPorts,
  asking: Asking,
  { words }: Sought,
  people: People,
): Promise<{ items: readonly Item[]; isPartial: boolean }> {
  const each = words.slice(0, 6).map((word) => `(${searchFor(word, people)})`);
  const rest = '-in:drafts';
  const [together, any, messages] = await Promise.all([
    mailsOf(ports, asking, `${each.join(' ')} ${rest}`, null, closelyRead, letters),
    each.length === 1
      ? null
      : mailsOf(ports, asking, `(${each.join(' OR ')}) ${rest}`, null, looselyRead, letters),
    allMessages(ports, asking),
  ]);
  const mails = [together, any].flatMap((read) => (read?.is === 'read' ? read.value.items : []));
  const items = [...mails, ...(messages ?? []).map(itemOfMessage)];
  return {
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    isPartial: together.is === 'not-read' || any?.is === 'not-read' || messages === null,
  };
}

/** All the forms of a word, for a search that knows whole words alone. */
function searchFor(word: string, people: People): string {
  const addresses = people.get(word) ?? [];
  const mails = addresses.filter((one) => one.includes('@')).join(' OR ');
  const names = [...formsOf(word), ...otherNames(word)].flatMap((name) => [name, ...gluedTo(name)]);
  const said = [...new Set(names)]
    .slice(0, mostForms)
    .map((name) => (/^\p{L}+$/u.test(name) ? name : `"${name}"`));
  return [...(mails === '' ? [] : [`from:(${mails})`, `to:(${mails})`]), ...said].join(' OR ');
}

function candidateOf(item: Item, sought: Sought, people: People, now: number): Candidate {
  const text = [item.title, item.excerpt, ...item.files].join('\n');
  const of = new Map(
    sought.words.flatMap((word) => {
      const weight = weightOf(word, item, text, people.get(word) ?? []);
      return weight === 0 ? [] : [[word, weight] as const];
    }),
  );
  const said = [...of.values()].reduce((sum, one) => sum + one, 0) / sought.words.length;
  const exact = sought.wants.filter(isExact);
  const values = valuesIn(text, exact).length;
  const ofValue = sought.ofValue.filter((word) => isOfValue(word, text)).length;
  const days = Math.max(0, now - item.at) / dayMs;
  const score =
    said +
    (values === 0 ? 0 : (weights.value * values) / exact.length) +
    (isInTitle(item, sought, people) ? weights.inTitle : 0) +
    weights.ofValue * ofValue +
    weights.recent * Math.exp(-days / weights.recentDays);
  const isOver = sought.wants.includes('when') && days > 1 && ofItsDay.test(text);
  return { item, of, score, hasValue: values > 0, isOver };
}

/** What an older mail says of its own day is over. */
const ofItsDay = /\btoday\b|(?<![א-ת])היום(?![א-ת])/i;

/** A message has no title, so all of it is one. */
function isInTitle(item: Item, { words }: Sought, people: People): boolean {
  const title = item.title === '' ? item.excerpt : `${item.title}\n${item.who}`;
  return words.some((word) => !people.has(word) && (isSaid(word, title) || isNamedOtherwise(word, title)));
}

function weightOf(word: string, { who, address }: Item, text: string, addresses: readonly string[]): number {
  const from = `${who} ${address}`.toLowerCase();
  if (addresses.some((one) => from.includes(one))) return literal;
  const isHere =
    addresses.length > 0
      ? formsOf(word).some((form) => nameWords(`${who}\n${text}`).includes(form))
      : isSaid(word, who) || isSaid(word, text);
  if (isHere) return literal;
  const isOfAddress = word.length > 3 && nameWords(address).includes(word);
  return isOfAddress || isNamedOtherwise(word, text) || isNamedOtherwise(word, who) ? otherName : 0;
}

/** By their whole name, in either script: "אבי" is not in "תל אביב". */
function isCalled(word: string, text: string): boolean {
  return nameWords(text).some((part) => formsOf(word).some((form) => isAlikeWord(form, part)));
}

/** The best one to three, one of a conversation; where several are to be added up, one for each of them. */
function chosen(candidates: readonly Candidate[], sought: Sought, people: People): readonly Candidate[] {
  const seen = new Set<string>();
  const each = candidates.filter(({ item }) => !seen.has(item.threadId) && seen.add(item.threadId));
  const ofTopic = each.filter(({ of }) => isOfTopic(of, people, sought));
  const { words, wants } = sought;
  const [first] = ofTopic;
  const isBetter = ({ of, hasValue, isOver }: Candidate) =>
    first?.isOver === true && !isOver && hasValue && of.size >= first.of.size;
  const best = ofTopic.find(isBetter) ?? first;
  const most = Math.max(0, ...each.map(({ of }) => of.size));
  if (wants.includes('amount') && words.length > 1 && most * 2 <= words.length) {
    const valued = each.filter(({ hasValue }) => hasValue);
    const covering = [...new Set(words.flatMap((word) => valued.find(({ of }) => of.has(word)) ?? []))];
    if (covering.length > 1) return covering.slice(0, mostItems + 1);
  }
  if (best === undefined) return [];
  return ofTopic
    .filter(
      ({ score, of, isOver }) =>
        score >= best.score * nearly && of.size === best.of.size && (!isOver || best.isOver),
    )
    .slice(0, mostItems);
}

/** Entries, reminders and tasks that speak of all the words. */
async function ownLines(
  ports: QuestionPorts,
  asking: Asking,
  { words: sought }: Sought,
  people: People,
): Promise<{ lines: readonly string[]; shown: readonly Shown[]; isPartial: boolean }> {
  const { person, words, time } = asking;
  const first = shiftDays(time.dayOf(time.now), -daysBehind);
  const span = {
    first,
    last: shiftDays(first, daysBehind + daysAhead),
    from: time.now - daysBehind * dayMs,
    to: time.now + daysAhead * dayMs,
    isHours: true,
  };
  const [read, reminders, tasks] = await Promise.all([
    entriesOver(ports, asking, span),
    ports.workspace.openReminders(person.uid, remindersRead),
    recentAndNoted(ports.workspace, person.uid),
  ]);
  const speaks = (text: string) =>
    sought.every(
      (word) =>
        (people.has(word) ? isCalled(word, text) : isSaid(word, text)) || isNamedOtherwise(word, text),
    );
  const entries = (read.is === 'read' ? read.value : []).filter(
    ({ title, location, guests }) =>
      !isReminderTitle(title) &&
      speaks([title, location, ...guests.map(({ name, address }) => name || address)].join('\n')),
  );
  const isAhead = ({ when }: (typeof entries)[number]) => when.is === 'days' || when.end > time.now;
  const coming = entries.filter(isAhead);
  const shown = coming.length > 0 ? coming.slice(0, mostEntries) : entries.slice(-1);
  const noted = tasks.flatMap((task) => {
    const one = notedTask(task);
    const state = one === null ? words.taskStates[task.status] : '';
    const said = one?.title ?? wordsOfTask(task);
    if (state === undefined || one?.finishedAt != null || !speaks(said)) return [];
    const line = `- ${shownOutside(said)}${state === '' ? '' : ` (${state})`}`;
    return [{ line, thing: { of: 'task' as const, id: task.id, title: said, people: [] } }];
  });
  const ringing = reminders.filter(({ task }) => speaks(task));
  const all = [
    ...shown.map((entry) => ({ line: lineWithDay(entry, asking), thing: shownEntry(entry) })),
    ...ringing.slice(0, mostEntries).map(({ id, task, dueAt }) => ({
      line: `- 🔔 **${time.moment(dueAt)}** ${shownOutside(task)}`,
      thing: { of: 'reminder' as const, id, title: task, people: [] },
    })),
    ...noted.slice(0, mostEntries),
  ];
  return {
    lines: all.map(({ line }) => line),
    shown: all.map(({ thing }) => thing),
    isPartial: read.is === 'not-read',
  };
}
