import { deedModels, readDeeds } from '@crocodile-hub/core/reader/changes/deeds';
import { replacedIn } from '@crocodile-hub/core/reader/changes/frames';
import { guessPointed } from '@crocodile-hub/core/reader/changes/guess-change';
import { pointingIn } from '@crocodile-hub/core/reader/changes/pointing';
import { mailWishesIn } from '@crocodile-hub/core/reader/changes/mail-wishes';
import { readChange } from '@crocodile-hub/core/language/changes/read-change';
import type { Wish } from '@crocodile-hub/core/language/changes/change';
import { readPointed } from '@crocodile-hub/core/language/changes/read-pointed';
import { wishesIn } from '@crocodile-hub/core/reader/commands/wishes';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { inMarkdown } from '@crocodile-hub/core/text/markdown';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ChangePorts } from '../changes/asked.ts';
import { changeOfPointed } from '../changes/pointed-change.ts';
import { changeOfMeeting } from '../changes/meeting-change.ts';
import type { Asking } from '../questions/asking.ts';
import { shownTime } from '../questions/shown-time.ts';
import { questionWords } from '../questions/words.ts';
import type { PersonClock } from '../time/person-clock.ts';
import { localIso } from '../time/local-time.ts';
import { oneALine } from './proposal-reply.ts';
import { plainReply, type ChatReply } from './reply.ts';
import { chatWords, type ChatWords } from './words.ts';

type Action = ChatReply['actions'][number];

/**
 * The reply to a sentence that asks for things of several kinds: each part by itself, and what is not understood by its
 * name. Null where it is of one kind, or nothing comes of its parts. Rule chat.several.1.
 */
export async function eachWish(
  ports: ChangePorts & Pick<Ports, 'assistant'>,
  person: Person,
  message: string,
  clock: PersonClock,
  replyTo: Record<'change' | 'other', (part: string, before: readonly string[]) => Promise<ChatReply | null>>,
): Promise<ChatReply | null> {
  const parts = wishesIn(message);
  const isOfOne = replacedIn(message) !== null || mailWishesIn(message, clock.context).length > 1;
  if (parts.length === 0 || isOfOne) return null;
  const words = questionWords(message);
  const asking: Asking = { person, clock, words, time: shownTime(words, clock.now, clock.timeZone) };
  const text = chatWords(message);
  const actions: Action[] = [];
  const asks: string[] = [];
  const answers: string[] = [];
  const unread: string[] = [];
  let isRead = false;
  let isOpen = false;
  for (const [index, { is, text: part, pointsBack }] of parts.entries()) {
    // Who is meant by a pronoun may be named in a part before.
    const before = parts.slice(0, index).map(({ text }) => text);
    const last = actions.at(-1);
    const ofMails =
      pointsBack && last !== undefined ? await changeOfSameMails(ports, asking, part, last) : null;
    if (ofMails !== null) {
      actions.push(...ofMails);
      asks.push(...ofMails.map(({ summary }) => summary));
      continue;
    }
    const further = pointsBack && last !== undefined ? await furtherChange(ports, asking, part, last) : null;
    if (further !== null) {
      actions.splice(-1, 1, further);
      asks.splice(-1, 1, further.summary);
      continue;
    }
    const reply = pointsBack ? null : await replyTo[is === 'change' ? 'change' : 'other'](part, before);
    // A command of which nothing comes was read as something else.
    if (reply === null || isUnread(reply, text) || (is === 'command' && reply.actions.length === 0)) {
      unread.push(part);
      continue;
    }
    // Nobody is told of a change while it is asked which one is meant.
    if (isOpen && reply.actions.some(({ actionType }) => actionType.startsWith('send_'))) {
      unread.push(part);
      continue;
    }
    isRead = true;
    isOpen ||= is === 'change' && reply.actions.length === 0 && (reply.suggestions ?? []).length > 0;
    actions.push(...reply.actions);
    (reply.actions.length === 0 ? answers : asks).push(withoutAsking(reply.message, text));
  }
  if (!isRead) {
    // Nothing else is made of changes alone; a model may know what they are of.
    const isLeft = parts.every(({ is }) => is === 'change') && !ports.assistant.isConfigured;
    return isLeft ? { ...plainReply(text.notFoundHere), suggestions: asSentences(text.lists) } : null;
  }
  const left = unread.map((part) => text.notDone(inMarkdown(part)));
  const said = [...answers, ...left, inLines(asks)].filter((one) => one !== '').join('\n\n');
  return {
    ...plainReply(actions.length === 0 ? said : text.confirm(said)),
    requiresConfirmation: actions.length > 0,
    actions,
  };
}

/** What has a note before it is a paragraph; a part may have several already. */
function inLines(asks: readonly string[]): string {
  if (asks.some((one) => one.includes('\n\n'))) return asks.join('\n\n');
  return oneALine(asks.flatMap((one) => one.split('\n').map((line) => line.replace(/^- /, ''))));
}

const asSentences = (lines: readonly string[]) => lines.map((message) => ({ label: message, message }));

function isUnread({ message, actions }: ChatReply, { notFoundHere, mayBeNoted }: ChatWords): boolean {
  return actions.length === 0 && (message === notFoundHere || message === mayBeNoted);
}

function withoutAsking(message: string, { confirm }: ChatWords): string {
  const asking = confirm('');
  return message.endsWith(asking) ? message.slice(0, -asking.length) : message;
}

/** "And make it an hour": in the same change of the meeting. One that is to be invited to is changed by itself. */
async function furtherChange(
  ports: ChangePorts,
  asking: Asking,
  part: string,
  { actionType, payload, ...before }: Action,
): Promise<Action | null> {
  const { eventId } = payload;
  const wish = actionType === 'update_event' ? await wishOfIt(part, asking) : null;
  if (wish === null || typeof eventId !== 'string') return null;
  const change = await changeOfMeeting(ports, asking, wish, eventId);
  if (change?.is !== 'proposal' || change.actionType !== 'update_event') return null;
  const both = { ...payload, ...change.payload, ...hoursOf(payload, change.payload, asking.clock.timeZone) };
  const summary = ports.actions.update_event.prepare(both).describe(asking.clock);
  return { ...before, actionType, summary, payload: both, payloadHash: payloadHash(actionType, both) };
}

/** "… and tag it money", "answer him … and archive it": of the mails of the card before. */
async function changeOfSameMails(
  ports: ChangePorts,
  asking: Asking,
  part: string,
  { actionType, payload }: Action,
): Promise<Action[] | null> {
  const answered = payload['replyTo'] as { messageId?: unknown } | undefined;
  const ids = actionType === 'sort_mail' ? payload['messageIds'] : answered?.messageId;
  if (typeof ids !== 'string' || ids === '') return null;
  const shown = ids.split(' ').map((id) => ({ of: 'mail' as const, id, title: '', people: [] }));
  const words = shown.length === 1 ? part : part.replace(/\bit\b/i, 'them');
  const change = await changeOfPointed(ports, asking, words, shown);
  if (change?.is !== 'proposal') return null;
  return [change, ...(change.also ?? [])].map(({ actionType: type, ...one }) => ({
    actionType: type,
    summary: one.summary,
    payload: one.payload,
    payloadHash: one.payloadHash,
  }));
}

async function wishOfIt(part: string, { clock }: Asking): Promise<Wish | null> {
  const ofMeeting = part
    .replace(/\b(?:it|that)\b/i, 'the meeting')
    .replace(/^put the meeting (?=back|off|forward)/i, 'push the meeting ');
  const pointing = pointingIn(part);
  const learnt =
    pointing === null
      ? null
      : guessPointed(part, readDeeds(await deedModels(), part), [someMeeting], pointing, clock.context);
  return (
    (learnt?.wanted.of === 'meeting' ? learnt.wanted.wish : null) ??
    readPointed(part, clock.context)?.change ??
    readChange(ofMeeting, clock.context)
  );
}

const someMeeting = { of: 'meeting', title: '', at: null, names: [] } as const;

/** One says when it begins, the other how long it is. */
function hoursOf(
  one: Action['payload'],
  other: Action['payload'],
  timeZone: string,
): Record<string, unknown> {
  const [before, after] = [lengthOf(one), lengthOf(other)];
  const standing = lengthOf({ newStart: one['startTime'], newEnd: one['endTime'] });
  const begins = [other, one].find(
    ({ newStart, startTime }) => newStart !== undefined && newStart !== startTime,
  );
  const newStart = begins?.['newStart'] ?? one['newStart'] ?? other['newStart'];
  const length = [after, before].find((ms) => ms !== null && ms !== standing) ?? standing;
  if (typeof newStart !== 'string' || length === null) return {};
  return { newStart, newEnd: localIso(Date.parse(newStart) + length, timeZone) };
}

function lengthOf({ newStart, newEnd }: Record<string, unknown>): number | null {
  return typeof newStart === 'string' && typeof newEnd === 'string'
    ? Date.parse(newEnd) - Date.parse(newStart)
    : null;
}
