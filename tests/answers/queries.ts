import { channels, type Channel } from '@crocodile-hub/core/contract/channels';
import type { Account } from './account.ts';
import { drawBy, type Draw } from './draw.ts';
import { brands } from './people.ts';
import {
  comingDay,
  comingHour,
  comingPeriod,
  pastDays,
  pastPeriod,
  sincePeriod,
  type Period,
} from './periods.ts';
import type { Named, Query, Slots } from './query.ts';
import { sentences, type Kind } from './sentences.ts';
import { languages, saidOf, topics, type Language, type Topic } from './topics.ts';

type MailSlots = Extract<Slots, { of: 'mail' }>;

/** What may be drawn for a query, in its language. */
type Drawn = {
  readonly who: () => Named;
  readonly member: (channel: Channel) => Named;
  readonly sender: () => Named;
  readonly topic: () => Topic;
  readonly channel: (among?: readonly Channel[]) => Channel;
  /** Mostly there is none. */
  readonly time: () => Period | null;
  readonly draw: Draw;
};

const mail = (slots: Partial<Omit<MailSlots, 'of'>>): MailSlots => ({
  of: 'mail',
  where: 'mail',
  way: 'in',
  who: null,
  topic: null,
  over: null,
  only: null,
  ...slots,
});
const named = channels.filter((one) => one !== 'sms');

const slotsOf: Readonly<Record<Kind, (drawn: Drawn) => Slots>> = {
  'mail from': ({ sender, time }) => mail({ who: sender(), over: time() }),
  'anything from': ({ who, time }) => mail({ where: 'everywhere', who: who(), over: time() }),
  'unread mail from': ({ sender }) => mail({ who: sender(), only: 'unread' }),
  'mail with files from': ({ who, time }) => mail({ who: who(), only: 'files', over: time() }),
  'mail from about': ({ who, topic }) => mail({ who: who(), topic: topic() }),
  'anything from about': ({ who, topic }) => mail({ where: 'everywhere', who: who(), topic: topic() }),
  'mail about': ({ topic, time }) => mail({ way: 'both', topic: topic(), over: time() }),
  'mail I got about': ({ topic, time }) => mail({ topic: topic(), over: time() }),
  'mail I sent to': ({ who, time }) => mail({ way: 'out', who: who(), over: time() }),
  'mail I sent to about': ({ who, topic }) => mail({ way: 'out', who: who(), topic: topic() }),
  'mail I sent': ({ draw }) => mail({ way: 'out', over: pastPeriod(draw) }),
  'how much I sent': ({ draw }) => mail({ way: 'out', over: pastPeriod(draw) }),
  'mail I got': ({ draw }) => mail({ over: pastPeriod(draw) }),
  'how much I got': ({ draw }) => mail({ over: pastPeriod(draw) }),
  'unread mail': () => mail({ only: 'unread' }),
  'how much unread': ({ time }) => mail({ only: 'unread', over: time() }),
  'anything unread': () => mail({ where: 'everywhere', only: 'unread' }),
  'unread mail of a time': ({ draw }) => mail({ only: 'unread', over: pastPeriod(draw) }),
  'starred mail': () => mail({ way: 'both', only: 'starred' }),
  'mail with files': ({ time }) => mail({ only: 'files', over: time() }),
  'messages of a channel': ({ channel, time }) => mail({ where: channel(), over: time() }),
  'how many messages': ({ channel, draw }) => mail({ where: channel(), over: pastPeriod(draw) }),
  'messages from on a channel': ({ channel, member, time }) => {
    const where = channel(named);
    return mail({ where, who: member(where), over: time() });
  },
  'unread messages of a channel': ({ channel }) => mail({ where: channel(), only: 'unread' }),
  'agenda of a day': ({ draw }) => ({ of: 'agenda', over: comingDay(draw) }),
  'agenda of weeks': ({ draw }) => ({ of: 'agenda', over: comingPeriod(draw) }),
  'agenda of the past': ({ draw }) => ({ of: 'agenda', over: pastDays(draw) }),
  'next meeting with': ({ who }) => ({ of: 'next meeting', who: who() }),
  'next meeting': () => ({ of: 'next meeting', who: null }),
  'last meeting with': ({ who }) => ({ of: 'last meeting', who: who() }),
  'free at a time': ({ draw }) => ({ of: 'free then', over: comingHour(draw) }),
  'free for an hour': ({ draw }) => ({ of: 'free hours', over: comingDay(draw) }),
  'open tasks': () => ({ of: 'tasks', over: null, topic: null, isLate: false }),
  'late tasks': () => ({ of: 'tasks', over: null, topic: null, isLate: true }),
  'tasks of a time': ({ draw }) => ({ of: 'tasks', over: comingPeriod(draw), topic: null, isLate: false }),
  'tasks about': ({ topic }) => ({ of: 'tasks', over: null, topic: topic(), isLate: false }),
  reminders: ({ draw }) => ({ of: 'reminders', over: comingPeriod(draw) }),
  'what I finished': ({ draw }) => ({ of: 'finished', over: pastPeriod(draw) }),
  'phone number': ({ who }) => ({ of: 'contact', who: who(), wants: 'phone' }),
  'mail address': ({ who }) => ({ of: 'contact', who: who(), wants: 'email' }),
};

const channelNames: Readonly<Record<Language, Readonly<Record<Channel, string>>>> = {
  en: { whatsapp: 'WhatsApp', messenger: 'Messenger', instagram: 'Instagram', sms: 'SMS' },
  he: { whatsapp: 'וואטסאפ', messenger: 'מסנג׳ר', instagram: 'אינסטגרם', sms: 'SMS' },
};

export const kinds = Object.keys(sentences).filter((name): name is Kind => Object.hasOwn(sentences, name));

/** So many queries, the kinds and languages in turn. The same seed gives the same ones. */
export function someQueries(
  account: Account,
  { seed, count, among = kinds }: { seed: number; count: number; among?: readonly Kind[] },
): readonly Query[] {
  const draw = drawBy(seed);
  return Array.from({ length: count }, (_, index) => {
    const kind = among[Math.floor(index / languages.length) % among.length] ?? 'mail from';
    return queryOf(account, draw, kind, languages[index % languages.length] ?? 'en');
  });
}

function queryOf(account: Account, draw: Draw, kind: Kind, language: Language): Query {
  const sentence = draw.pick(sentences[kind][language]);
  const people = account.people;
  const bearing = (one: (typeof people)[number]): Named => {
    const first = one.first[language];
    const full = `${first} ${one.last[language]}`;
    return draw.is(0.5)
      ? { said: first, people: people.filter((other) => other.first[language] === first), brand: null }
      : { said: full, people: [one], brand: null };
  };
  // The closest are asked for most.
  const who = () => bearing(draw.pick(draw.is(0.6) ? people.slice(0, 12) : people));
  const ofBrand = (): Named => {
    const brand = draw.pick(brands);
    return { said: brand.name, people: [], brand };
  };
  const slots = slotsOf[kind]({
    who,
    sender: () => (draw.is(0.15) ? ofBrand() : who()),
    member: (channel) => bearing(draw.pick(people.filter(({ parties }) => parties[channel] !== undefined))),
    topic: () => draw.pick(topics),
    channel: (among = channels) => draw.pick(among),
    time: () => (sentence.includes('{p}') ? timeOf(draw) : null),
    draw,
  });
  return { kind, language, slots, text: saidAs(sentence, slots, language), counts: kind.startsWith('how ') };
}

function timeOf(draw: Draw): Period | null {
  if (draw.is(0.4)) return null;
  return draw.is(0.1) ? sincePeriod(draw) : pastPeriod(draw);
}

function saidAs(sentence: string, slots: Slots, language: Language): string {
  const who = 'who' in slots ? slots.who : null;
  const over = 'over' in slots ? slots.over : null;
  const topic = 'topic' in slots ? slots.topic : null;
  const isWoman = who?.people[0]?.isWoman === true;
  // A Latin name has a hyphen between it and the letter that is glued to it.
  const name = language === 'he' && who?.brand != null ? `-${who.said}` : (who?.said ?? '');
  const channel =
    slots.of === 'mail' && slots.where !== 'mail' && slots.where !== 'everywhere' ? slots.where : null;
  return sentence
    .replace('{who}', name)
    .replace('{wrote}', isWoman ? 'כתבה' : 'כתב')
    .replace('{sent}', isWoman ? 'שלחה' : 'שלח')
    .replace('{c}', channel === null ? '' : gluable(channelNames[language][channel], sentence, language))
    .replace('{t-}', topic?.he ?? '')
    .replace('{t}', topic === null ? '' : saidOf(topic, language))
    .replace('{p}', over?.said[language] ?? '')
    .replace(/ +(?=[?]|$)/g, '')
    .replace(/ {2,}/g, ' ');
}

const gluable = (name: string, sentence: string, language: Language) =>
  language === 'he' && sentence.includes('ב{c}') && /^[A-Z]/.test(name) ? `-${name}` : name;
