import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { cut } from '@crocodile-hub/core/domain/cut';
import { recipientField, resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import {
  cardModels,
  readCardWish,
  sureOfCard,
  type CardKind,
  type CardSaid,
} from '@crocodile-hub/core/reader/corrections/card-wishes';
import { readCorrection } from '@crocodile-hub/core/reader/corrections/read-correction';
import { lengthOf } from '@crocodile-hub/core/reader/changes/wanted';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { isMostlyHebrew } from '@crocodile-hub/core/text/script';
import { instantOf } from '@crocodile-hub/core/time/written-time';
import { endAfter } from '../changes/moved-to.ts';
import { contactsOf, type ContactPorts } from '../contacts/contacts.ts';
import type { Asking } from '../questions/asking.ts';
import { localIso } from '../time/local-time.ts';
import { namesAt, peopleIn } from './card-fields.ts';
import { cardWithMore } from './card-with-more.ts';
import type { Card, Corrected } from './corrected.ts';
import { atPlace, correctedCard } from './corrected-card.ts';
import { withWordsReplaced } from './replaced-words.ts';

const kinds: Readonly<Partial<Record<ActionType, CardKind>>> = {
  send_email: 'mail',
  send_whatsapp: 'message',
  send_sms: 'message',
  send_message: 'message',
  create_event: 'event',
  reminder: 'reminder',
  create_task: 'task',
};

/** What the trained reader takes the words for; null where it is not sure, or they want nothing of the card. */
export async function saidOfCard({ actionType }: Card, message: string): Promise<CardSaid | null> {
  const said = readCardWish(await cardModels(), kinds[actionType] ?? 'change', message);
  return said.wish === null || said.probability < sureOfCard ? null : said;
}

/** The card with what was said of it in its place, in whatever words; null where it takes none of it. */
export async function cardInWords(
  ports: ContactPorts,
  asking: Asking,
  card: Card,
  message: string,
  { wish, said }: CardSaid,
): Promise<Corrected | null> {
  // "The tomorrow one" is no hour.
  const to = said.to
    .join(' ')
    .replace(/(?<=day|morrow|week|morning|evening|night) one$/i, '')
    .trim();
  const who = said.who.join(', ').trim();
  switch (wish) {
    case 'time':
    case 'length': {
      const until = untilIn(asking, card, message, to);
      if (until !== null) return until;
      const lead = isMostlyHebrew(to) ? 'שיהיה' : 'make it';
      const correction =
        to === '' ? null : readCorrection(`${lead} ${to}`, clockworkOf(asking.clock.context));
      return correction?.when == null ? null : correctedCard(ports, asking, card, correction);
    }
    case 'place':
      return to === '' ? null : atPlace(card, to.replace(/^(?:at|in|on) /i, ''));
    case 'people':
      return who === '' ? null : cardWithMore(ports, asking, card, { add: 'people', words: who });
    case 'recipient':
      return who === '' ? null : correctedCard(ports, asking, card, corrects('meant', who));
    case 'title':
      return to === '' ? null : correctedCard(ports, asking, card, corrects('named', titleIn(message, to)));
    case 'channel':
      return byChannel(ports, asking, card, to);
    case 'add':
      return to === ''
        ? null
        : cardWithMore(ports, asking, card, { add: 'text', words: to.replace(/^that /i, '') });
    case 'text':
      return to === '' ? null : withText(card, to);
    case 'edit':
      return said.old.length === 0
        ? null
        : withWordsReplaced(card, { words: to, denied: said.old.join(' ') });
    default:
      return null;
  }
}

/** "Call it …", "the title is …". Without such words all that is said is the title: "call the garage". */
const namesIt =
  /\b(?:it|its|it['’]s|this|that|title|name|named|called|subject|headline|rather|instead)\b|(?<![א-ת])(?:לזה|זה|את זה|שם|כותרת|נושא|במקום|עדיף|קוראים|תקראי?)(?![א-ת])/i;

function titleIn(message: string, to: string): string {
  return namesIt.test(message.replace(to, ' ')) ? to : message.trim();
}

const saysUntil =
  /(?:^|\s)(?:until|till?|ends?(?: at)?|over by|done by|עד|מסתיימת?|נגמרת?|ייגמר|תיגמר)\s+(?:ה-?|ב-?)?$/i;

/** "It goes on till ten": when a new meeting ends. Null where the words say no end of one. */
function untilIn({ clock, time }: Asking, card: Card, message: string, to: string): Corrected | null {
  const { startTime } = card.payload;
  if (card.actionType !== 'create_event' || typeof startTime !== 'string') return null;
  const before = message.slice(0, Math.max(0, message.indexOf(to)));
  const bare = to.replace(/^(?:until|till?|עד)\s+/i, '');
  if (bare === to && !saysUntil.test(before)) return null;
  const length = lengthOf(bare, 'until', clockworkOf(clock.context));
  const start = instantOf(startTime, clock.timeZone);
  if (length === null || start === null) return null;
  const end = endAfter({ start, end: start }, length, clock.timeZone);
  const payload = { ...card.payload, endTime: localIso(end, clock.timeZone) };
  const shown = `${time.clock(start)}–${time.clock(end)}`;
  return { is: 'changed', card: { ...card, payload }, to: shown, from: null };
}

const corrects = (by: 'meant' | 'named', words: string) =>
  ({ by, words, denied: null, when: null, isEitherHalf: false }) as const;

function withText(card: Card, text: string): Corrected | null {
  const field = ['body', 'message'].find((one) => typeof card.payload[one] === 'string');
  if (field === undefined) return null;
  return {
    is: 'changed',
    card: { ...card, payload: { ...card.payload, [field]: text } },
    to: shownOutside(text),
    from: null,
  };
}

type Channel = { readonly actionType: ActionType; readonly platform?: 'instagram' | 'messenger' };

const channels: readonly (readonly [RegExp, Channel])[] = [
  [/what['’]?s ?app|\bwa\b|ווא?ט?ס?אפ|וואטסאפ|ווצאפ/i, { actionType: 'send_whatsapp' }],
  [/\bsms\b|\btext\b|סמס|מסרון|הודעת טקסט/i, { actionType: 'send_sms' }],
  [/\binsta|אינסט/i, { actionType: 'send_message', platform: 'instagram' }],
  [/messenger|facebook|\bfb\b|מסנג|פייסבוק/i, { actionType: 'send_message', platform: 'messenger' }],
  [/mail|מייל|דוא["״]ל/i, { actionType: 'send_email' }],
];
const longestSubject = 60;

/** The same words to the same person by another way; whose address is not known there stays a name, to be chosen. */
async function byChannel(
  ports: ContactPorts,
  { person }: Asking,
  card: Card,
  said: string,
): Promise<Corrected | null> {
  const channel = channels.find(([form]) => form.test(said))?.[1];
  const { payload, actionType } = card;
  const text = payload['body'] ?? payload['message'];
  const old = recipientField(actionType, payload);
  if (channel === undefined || typeof text !== 'string' || old === null) return null;
  const [to, ...others] = peopleIn(payload[old.field]);
  if (to === undefined || others.length > 0) return null;
  const { platform } = channel;
  const way = recipientField(channel.actionType, { platform });
  if (way === null) return null;
  const contacts = await contactsOf(ports, person, to);
  const name = namesAt(to, contacts)[0] ?? to;
  const address = resolveRecipient(name, way.wants, contacts).address ?? name;
  const changed =
    channel.actionType === 'send_email'
      ? { to: [address], subject: cut(text, longestSubject), body: text }
      : { ...(platform === undefined ? {} : { platform }), to: address, message: text };
  return {
    is: 'changed',
    card: { ...card, actionType: channel.actionType, payload: changed },
    to: shownOutside(said),
    from: null,
    whom: { written: name, address },
  };
}
