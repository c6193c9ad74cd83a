import { dayMs } from '@crocodile-hub/core/time/units';
import type { Answer } from '../../functions/src/usecases/questions/asking.ts';
import type { Account } from './account.ts';
import { now } from './day.ts';
import { judge } from './judge.ts';
import { evaluate } from './naive.ts';
import type { Query, Slots } from './query.ts';
import type { Language, Topic } from './topics.ts';

/** Another question over other data, to which a wrong answer may be the right one. */
type Otherwise = { readonly account: Account; readonly slots: Slots };
type Look = (one: Otherwise, language: Language) => Otherwise;

const withMessages: Look = ({ account, slots }) => ({
  account,
  slots: slots.of === 'mail' && slots.where === 'mail' ? { ...slots, where: 'everywhere' } : slots,
});

const withSent: Look = ({ account, slots }) => ({
  account,
  slots: slots.of === 'mail' && slots.way === 'in' ? { ...slots, way: 'both' } : slots,
});

const newest = 50;
const halfYearMs = 180 * dayMs;

const newestMessages: Look = ({ account, slots }) => {
  const ordered = account.messages.toSorted((one, other) => other.at - one.at);
  const byChannel = Map.groupBy(ordered, ({ channel }) => channel);
  return {
    account: { ...account, messages: [...byChannel.values()].flatMap((of) => of.slice(0, newest)) },
    slots,
  };
};

const inboxAlone: Look = ({ account, slots }) => ({
  account: { ...account, mails: account.mails.filter(({ folder }) => folder !== 'archive') },
  slots,
});

/** What is written in the other language is not about it. */
const oneLanguage: Look = ({ account, slots }, language) => {
  const isHebrew = (text: string) => /[א-ת]/.test(text);
  const kept = <T extends { topic: Topic | null }>(things: readonly T[], textOf: (thing: T) => string) =>
    things.map((thing) =>
      isHebrew(textOf(thing)) === (language === 'he') ? thing : { ...thing, topic: null },
    );
  return {
    account: {
      ...account,
      mails: kept(account.mails, ({ subject }) => subject),
      messages: kept(account.messages, ({ text }) => text),
      tasks: kept(account.tasks, ({ title }) => title),
    },
    slots,
  };
};

/** Meetings of the last half year are all that were looked at. */
const halfYear: Look = ({ account, slots }) => ({
  account: {
    ...account,
    entries: account.entries.filter(({ start }) => start >= now - halfYearMs),
  },
  slots,
});

const birthdaysToo: Look = ({ account, slots }) => ({
  account: {
    ...account,
    entries: account.entries.map((one) => (one.kind === 'birthday' ? { ...one, kind: 'meeting' } : one)),
  },
  slots,
});

/** What takes no time stands in the way too. */
const allBusy: Look = ({ account, slots }) => ({
  account: { ...account, entries: account.entries.map((one) => ({ ...one, isBusy: true })) },
  slots,
});

const looks: Readonly<Record<string, Look>> = {
  'messages in the place of mail': withMessages,
  'sent mail in the place of what came': withSent,
  'the newest 50 messages of a channel alone': newestMessages,
  'the inbox without the archive': inboxAlone,
  'one language alone': oneLanguage,
  'the last half year alone': halfYear,
  'birthdays as meetings': birthdaysToo,
  'what takes no time stands in the way': allBusy,
};

/** Why an answer is wrong: the fewest of these things that explain it together, three at most. */
export function causeOf(account: Account, query: Query, answer: Answer): string {
  const names = Object.keys(looks);
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]));
  const triples = pairs.flatMap((pair) =>
    names.slice(names.indexOf(pair[1] ?? '') + 1).map((third) => [...pair, third]),
  );
  const explains = (some: readonly string[]) => {
    const seen = some.reduce((so: Otherwise, name) => looks[name]?.(so, query.language) ?? so, {
      account,
      slots: query.slots,
    });
    return judge(answer, evaluate(seen.account, seen.slots), { counts: false }).is === 'right';
  };
  // Without the wish for an exact number.
  if (explains([])) return 'a lower bound where the number is asked for';
  const found = [...names.map((name) => [name]), ...pairs, ...triples].find(explains);
  if (found !== undefined) return found.join(', ');
  return quotes.test(answer.text) ? 'nothing found, and other things quoted' : 'other';
}

const quotes =
  /In your mail and messages about|In your calendar, reminders and tasks about|במיילים ובהודעות שלך על|ביומן, בתזכורות ובמשימות שלך על/;
