import type { ResolvedRecipient } from '@crocodile-hub/core/contract/contacts';
import {
  isAddress,
  isMentioned,
  recipientField,
  resolveRecipient,
} from '@crocodile-hub/core/domain/recipients';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { read } from '@crocodile-hub/core/language/sentence';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import { findTimes } from '@crocodile-hub/core/language/time/find';
import {
  callsOff,
  type Correction,
  inTwo,
  placeIn,
  readAddition,
  readCorrection,
} from '@crocodile-hub/core/reader/corrections/read-correction';
import { rewords, saysToWait, saysYes } from '@crocodile-hub/core/reader/corrections/card-answers';
import { inMarkdown } from '@crocodile-hub/core/text/markdown';
import type { Person } from '../../ports/accounts.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Actions } from '../actions/registry.ts';
import { contactsOf, type ContactPorts } from '../contacts/contacts.ts';
import type { Asking } from '../questions/asking.ts';
import { shownTime } from '../questions/shown-time.ts';
import { questionWords } from '../questions/words.ts';
import type { PersonClock } from '../time/person-clock.ts';
import { earlierWords } from './context.ts';
import { asOtherKind } from './as-other-kind.ts';
import { cardInWords, saidOfCard } from './card-in-words.ts';
import { peopleIn } from './card-fields.ts';
import { cardWithMore } from './card-with-more.ts';
import type { Card, Corrected, Whom } from './corrected.ts';
import { atPlace, correctedCard, repeatedCard } from './corrected-card.ts';
import { withHourOf } from './corrected-time.ts';
import { proposalReply } from './proposal-reply.ts';
import { withoutSomebody } from './without-somebody.ts';
import { reminderBefore } from './reminder-before.ts';
import { plainReply, type ChatReply, type ChatRequest } from './reply.ts';
import { chatWords } from './words.ts';

type CardPorts = ContactPorts & Pick<Ports, 'assistant'> & { actions: Actions };

/** What is said longer than this is no correction. */
const mostWords = 6;

/**
 * The reply to what is said while a card waits, if it corrects the card or calls it off; else null. A correction gives
 * the card anew, for a yes of its own, and the old one waits no longer. Nothing runs: what the browser says of the card
 * is worded anew and checked like any proposal. Rule chat.correction.1.
 */
export async function onWaitingCard(
  ports: CardPorts,
  person: Person,
  request: ChatRequest,
  clock: PersonClock,
): Promise<ChatReply | null> {
  const { message, waiting = [], context } = request;
  const last = waiting.at(-1);
  if (last === undefined) return null;
  // "17:00" has no language of its own: it is answered in the language of the message before it.
  const said = /\p{L}/u.test(message) ? message : (earlierWords(context, message).at(-1) ?? message);
  const text = chatWords(said);
  const words = questionWords(said);
  const asking: Asking = { person, clock, words, time: shownTime(words, clock.now, clock.timeZone) };
  if (saysYes(message)) return plainReply(text.pressConfirm(waiting.length));
  if (saysToWait(message)) return plainReply(text.nothingLeaves);
  const before = reminderBefore(last, message, clock);
  if (before?.is === 'reminder') return proposed(ports, asking, said, before.card);
  if (before?.is === 'past') return plainReply(words.timeIsPast(asking.time.moment(before.at)));
  const other = asOtherKind(last, message, clock);
  if (other !== null) return correctedReply(ports, asking, said, { card: last, corrected: other });
  const fewer = withoutSomebody(last, message);
  if (fewer !== null) return anew(ports, asking, said, fewer.card, text.left(inMarkdown(fewer.who)));
  const off = callsOff(message);
  if (off === 'cancel' && waiting.some(isCancellation))
    return anew(ports, asking, said, last, text.isCancellation);
  const isDone = last.actionType === 'create_task' && doneAlready.test(message.trim());
  if (off !== null || (waiting.length === 1 && (isDone || isCalledOffByName(message, last))))
    return { ...plainReply(text.calledOff), withdraws: waiting.map(({ id }) => id) };
  if (cancelsAnother(message, waiting)) return null;
  if (rewords(message) && !ports.assistant.isConfigured)
    return anew(ports, asking, said, last, text.cannotReword);
  const inWords = waiting.length === 1 ? await saidOfCard(last, message) : null;
  const isPlace =
    inWords === null || inWords.wish === 'place' || inWords.wish === 'length' || inWords.wish === 'time';
  const repeated = repeatedCard(last, message);
  if (repeated !== null)
    return anew(ports, asking, said, repeated, text.changed(inMarkdown(message.trim()), null));
  const placed = isPlace ? await withPlaceSaid(ports, asking, last, message) : null;
  if (placed !== null) return anew(ports, asking, said, placed.card, text.changed(placed.to, placed.from));
  const more = await withMoreSaid(ports, asking, waiting, message);
  if (more !== null) return anew(ports, asking, said, more.card, text.added(more.to), more.whom);
  const two = await withTwoSaid(ports, asking, last, message);
  if (two !== null) {
    const left = two.left === null ? '' : `\n\n${text.notDone(inMarkdown(two.left))}`;
    return anew(ports, asking, said, two.card, `${text.changed(two.to, two.from)}${left}`);
  }
  const hour = withHourOf(last, message, clock);
  const correction = readCorrection(hour, clockworkOf(clock.context)) ?? addressAlone(message, last);
  const isOfForm = correction !== null && inWords?.wish !== 'channel';
  const inForm = isOfForm ? await firstThatFits(ports, asking, waiting, correction) : null;
  if (inForm === null && inWords?.wish === 'off' && !isCancellation(last))
    return { ...plainReply(text.calledOff), withdraws: [last.id] };
  const corrected =
    inForm === null && inWords !== null ? await cardInWords(ports, asking, last, message, inWords) : null;
  const found = inForm ?? (corrected === null ? null : { card: last, corrected });
  if (found === null) {
    if (correction === null) return null;
    const isMeant = correction.when === null ? correction.by !== 'no' : correction.by !== null;
    const isLong = correction.words.split(' ').length > mostWords;
    if (!isMeant || isLong || ports.assistant.isConfigured) return null;
    return anew(ports, asking, said, last, text.whatToChange);
  }
  return await correctedReply(ports, asking, said, found);
}

/** The card as it is corrected, or why it is not. */
async function correctedReply(
  ports: CardPorts,
  asking: Asking,
  said: string,
  { card, corrected }: { card: Card; corrected: Corrected },
): Promise<ChatReply | null> {
  const { words } = asking;
  const text = chatWords(said);
  switch (corrected.is) {
    case 'changed': {
      const { to, from, whom } = corrected;
      const nobody = await unknownIn(ports, asking, corrected.card);
      if (nobody !== undefined && (await unknownIn(ports, asking, card)) === undefined)
        return anew(ports, asking, said, card, text.noAddress(inMarkdown(nobody.written)));
      const reply = await anew(ports, asking, said, corrected.card, text.changed(to, from), whom);
      // No new card can be proposed, for example because nobody is known by that name: the reason is told.
      const isRefused = reply?.actions.length === 0;
      return isRefused ? anew(ports, asking, said, card, reply.message) : reply;
    }
    case 'same':
      return anew(ports, asking, said, card, text.isSoAlready(corrected.what));
    case 'past':
      return anew(ports, asking, said, card, words.timeIsPast(corrected.when));
    default:
      return corrected satisfies never;
  }
}

/** "An hour and a half, at the studio": the meeting that waits, there and for as long. */
async function withPlaceSaid(ports: CardPorts, asking: Asking, last: Card, message: string) {
  const clockwork = clockworkOf(asking.clock.context);
  const { place, rest } = placeIn(message, clockwork) ?? {};
  const placed = place === undefined ? null : atPlace(last, place);
  if (placed === null || rest === undefined || rest === '') return placed;
  const correction = readCorrection(rest, clockwork);
  const timed = correction === null ? null : await correctedCard(ports, asking, placed.card, correction);
  return timed?.is === 'changed' ? { ...timed, to: `${timed.to}, ${placed.to}`, from: null } : null;
}

/** "Eleven thirty, and make it 45 minutes": both on the card; what is not understood beside a plain correction is named. */
async function withTwoSaid(ports: CardPorts, asking: Asking, last: Card, message: string) {
  const clockwork = clockworkOf(asking.clock.context);
  const corrected = async (card: Card, said: string) => {
    const correction = readCorrection(withHourOf(card, said, asking.clock), clockwork);
    // Only a new meeting is given another length by words.
    const isOfOther = correction?.when?.does === 'shift' && card.actionType !== 'create_event';
    const inWords = correction === null ? await saidOfCard(card, said) : null;
    const found =
      correction === null || isOfOther
        ? inWords && (await cardInWords(ports, asking, card, said, inWords))
        : await correctedCard(ports, asking, card, correction);
    return found?.is === 'changed' ? found : null;
  };
  for (const [one, other] of inTwo(message)) {
    const first = await corrected(last, one);
    if (first === null) continue;
    const second = await corrected(first.card, other);
    if (second !== null)
      return { card: second.card, to: `${first.to}, ${second.to}`, from: null, left: null };
    if (asksMore.test(other)) return { card: first.card, to: first.to, from: first.from, left: other };
  }
  return null;
}

/** "Also invite Dana", "add that I am late": the last card that takes it. With it another length or place may be said. */
async function withMoreSaid(
  ports: CardPorts,
  asking: Asking,
  waiting: readonly Card[],
  message: string,
): Promise<{ card: Card; to: string; whom?: Whom } | null> {
  const addition = readAddition(message);
  if (addition === null) return null;
  for (const card of waiting.toReversed()) {
    const more = await cardWithMore(ports, asking, card, addition);
    if (more?.is !== 'changed') continue;
    const { rest } = addition;
    if (rest === '') return more;
    const placed = await withPlaceSaid(ports, asking, more.card, rest);
    const other = readCorrection(rest, clockworkOf(asking.clock.context));
    const timed = other === null ? null : await correctedCard(ports, asking, more.card, other);
    const both = placed ?? (timed?.is === 'changed' ? timed : null);
    return both === null ? null : { ...more, card: both.card, to: `${more.to}, ${both.to}` };
  }
  return null;
}

const asksMore =
  /^(?:add|invite|remind|tell|email|text|send|move|rename|call|make|put|set|change|note|cancel) /i;

/** Of several cards, the last one in which it can be put in place. */
async function firstThatFits(
  ports: CardPorts,
  asking: Asking,
  waiting: readonly Card[],
  correction: Correction,
): Promise<{ card: Card; corrected: Corrected } | null> {
  let found: { card: Card; corrected: Corrected } | null = null;
  for (const card of waiting.toReversed()) {
    const corrected = await correctedCard(ports, asking, card, correction);
    if (corrected?.is === 'changed') return { card, corrected };
    if (corrected !== null) found ??= { card, corrected };
  }
  return found;
}

/** The answer to a card that asks for an address. */
function addressAlone(message: string, { actionType, payload }: Card): Correction | null {
  const reach = recipientField(actionType, payload);
  if (reach?.wants !== 'email' && reach?.wants !== 'phone') return null;
  const words = message.trim();
  return isAddress(words, reach.wants)
    ? { by: 'no', words, denied: null, when: null, isEitherHalf: false }
    : null;
}

/** "Cancel it" may be a yes to such a card. */
function isCancellation({ actionType, payload }: Card): boolean {
  if (actionType === 'cancel_event' || actionType === 'cancel_reminder') return true;
  return (
    (actionType === 'change_task' && (payload['does'] === 'delete' || payload['does'] === 'cancel')) ||
    (actionType === 'sort_mail' && payload['does'] === 'trash')
  );
}

const ofKind: Readonly<Partial<Record<Card['actionType'], RegExp>>> = {
  create_event: /^(?:meeting|event|appointment|invitation|פגישה|אירוע|זימון)$/i,
  reminder: /^(?:reminder|תזכורת)$/i,
  create_task: /^(?:task|to-?do|משימה)$/i,
  send_email: /^(?:e-?mail|mail|message|מייל|אימייל|הודעה)$/i,
  send_whatsapp: /^(?:message|whatsapp|הודעה|ווטסאפ)$/i,
  send_sms: /^(?:message|text|sms|הודעה|סמס)$/i,
  send_message: /^(?:message|הודעה)$/i,
};

const calledOff =
  /^(?:(?:cancel|delete|drop|forget|scrap) (?:the|that|this) |(?:ת?בטלי?|לבטל|ת?מחקי?) את ה)([a-zא-ת-]{1,20})[.!]?$/i;

/** Of a task that is only proposed: there is nothing left to note. */
const doneAlready =
  /^(?:(?:ok|okay|yes|yep|yeah|אוקיי|כן|טוב)[,.!]? )?(?:(?:i(?:['’]ve| have)? )?(?:already )?(?:did|done|finished)(?: with)? (?:it|that|this)|i['’]?m (?:already )?done(?: with (?:it|that|this))?|(?:it['’]s |it is )?(?:already )?done|(?:כבר )?(?:סיימתי|עשיתי|גמרתי|ביצעתי)(?: (?:עם זה|את זה|אותה|אותו|כבר))?|(?:זה )?(?:כבר )?(?:בוצע|נעשה|עשוי))(?: already)?[.!]?$/i;

/** "Cancel the reminder", of one that is only proposed. */
function isCalledOffByName(message: string, { actionType }: Card): boolean {
  const named = calledOff.exec(message.trim())?.[1];
  return named !== undefined && ofKind[actionType]?.test(named) === true;
}

const cancelled =
  /^(?:(?:please|ok|okay|also|and|בבקשה|אוקיי|וגם|גם),? )*(?:cancel|call off|ו?(?:ת?בטלי?|לבטל))(?![א-ת]) (?:לי )?(?<what>\S.*)$/i;
const ofNothing =
  /^(?:the|my|our|a|an|of|on|at|with|for|it|that|this|them|all|both|everything|one|first|second|last|please|את|של|עם|על|זה|זאת|אותו|אותה|אותם|הכו?ל|בבקשה)$/i;

/** "Cancel the run on Thursday", of which no word stands on a card that waits. */
function cancelsAnother(message: string, waiting: readonly Card[]): boolean {
  const what = cancelled.exec(message.trim())?.groups?.['what'];
  if (what === undefined) return false;
  const { tokens } = read(what, () => []);
  const times = findTimes(tokens).all;
  const named = tokens.filter(
    ({ kind, text }, at) =>
      kind === 'word' && !ofNothing.test(text) && !times.some(({ from, to }) => at >= from && at < to),
  );
  const onCards = waiting.map(({ payload }) => Object.values(payload).join(' ')).join(' ');
  const kinds = waiting.flatMap(({ actionType }) => ofKind[actionType] ?? []);
  const isOfCard = (word: string) => {
    const bare = word.replace(/^[הלב](?=[א-ת]{3})/, '');
    return isMentioned(word, onCards) || isMentioned(bare, onCards) || kinds.some((form) => form.test(bare));
  };
  return named.length > 0 && !named.some(({ text }) => isOfCard(text));
}

/** The card in a proposal of its own, in the place of the one that waited. Null where it is no card that could run. */
async function anew(
  ports: CardPorts,
  asking: Asking,
  said: string,
  { id, actionType, payload, runAt = null }: Card,
  line: string,
  whom?: Whom,
): Promise<ChatReply | null> {
  const reply = await proposed(ports, asking, said, { actionType, payload, runAt }, whom);
  if (reply === null || reply.actions.length === 0) return reply;
  return { ...reply, message: `${line}\n\n${reply.message}`, withdraws: [id] };
}

/** A card of its own. Null where it could not run. */
async function proposed(
  ports: CardPorts,
  asking: Asking,
  said: string,
  { actionType, payload, runAt = null }: Omit<Card, 'id'>,
  whom?: Whom,
): Promise<ChatReply | null> {
  const { clock } = asking;
  const nameOf = (address: string) =>
    address === whom?.address && address !== whom.written ? whom.written : undefined;
  try {
    const summary = ports.actions[actionType].prepare(payload).describe({ ...clock, nameOf });
    const action = {
      actionType,
      summary,
      payload,
      payloadHash: payloadHash(actionType, payload),
      confidence: 1,
      requiresConfirmation: true,
      alternatives: [],
      doubts: [],
      resolved: await inDoubt(ports, asking, { actionType, payload }),
      runAt,
      words: said,
    };
    return proposalReply(ports, said, [action], clock);
  } catch (error) {
    if (isFailure(error, 'invalid')) return null;
    throw error;
  }
}

/** Whom nobody is known as; on a platform the name may be right all the same. */
async function unknownIn(
  ports: CardPorts,
  asking: Asking,
  card: Card,
): Promise<ResolvedRecipient | undefined> {
  if (card.actionType === 'send_message') return undefined;
  return (await inDoubt(ports, asking, card)).find(({ candidates }) => candidates.length === 0);
}

/** Whoever is still a name on the card: the address is chosen there. */
async function inDoubt(
  ports: CardPorts,
  { person }: Asking,
  { actionType, payload }: Pick<Card, 'actionType' | 'payload'>,
): Promise<ResolvedRecipient[]> {
  const reach = recipientField(actionType, payload);
  if (reach === null) return [];
  const names = peopleIn(payload[reach.field]).filter((one) => !isAddress(one, reach.wants));
  if (names.length === 0) return [];
  const contacts = await contactsOf(ports, person, names.join(', '));
  return names.map((name) => ({ ...resolveRecipient(name, reach.wants, contacts), address: null }));
}
