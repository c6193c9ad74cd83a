import { bounds } from '@crocodile-hub/core/contract/bounds';
import { readPointed } from '@crocodile-hub/core/language/changes/read-pointed';
import { isNewSaid } from '@crocodile-hub/core/reader/commands/hebrew/new-said';
import { freeAsked } from '@crocodile-hub/core/reader/questions/free-beside';
import { otherOne } from '@crocodile-hub/core/reader/corrections/other-one';
import { withoutLeadIn } from '@crocodile-hub/core/reader/told/lead-in';
import { plainlySaid } from '@crocodile-hub/core/reader/told/plainly-said';
import { searchedLast } from '@crocodile-hub/core/reader/told/web-search';
import { readTold, type Told } from '@crocodile-hub/core/reader/told/told';
import { kindReader } from '@crocodile-hub/core/reader/kinds/kinds';
import { isOfShown } from '@crocodile-hub/core/reader/questions/narrowed';
import { isEntryAsked } from '@crocodile-hub/core/reader/questions/entry-changed';
import { goesOn } from '@crocodile-hub/core/reader/questions/gone-on';
import { wordsIn } from '@crocodile-hub/core/language/questions/read-question';
import { isInForm } from '@crocodile-hub/core/reader/questions/form';
import { isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { withAllowedModels } from '../allowed-models.ts';
import { answeredWish, askedChange } from '../changes/asked-change.ts';
import type { AskedChange } from '../changes/asked.ts';
import { isLikelyChange } from '../changes/guessed-change.ts';
import { changeOfPointed } from '../changes/pointed-change.ts';
import { clockOf, type PersonClock } from '../time/person-clock.ts';
import { sureFrom } from '../actions/proposal.ts';
import { actionsOfChange, readByRules, type ReadCommandPorts } from '../commands/read-command.ts';
import { offeredOf } from '../commands/offered.ts';
import { contactsOf } from '../contacts/contacts.ts';
import { saidInChat, type SaidPorts } from '../contacts/said-in-chat.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import type { Answer, QuestionPorts, Shown } from '../questions/asking.ts';
import { shownTime } from '../questions/shown-time.ts';
import { questionWords } from '../questions/words.ts';
import { earlierTurns, earlierWords, inFull } from './context.ts';
import { converse } from './converse.ts';
import { howTo } from './how-to.ts';
import { eachWish } from './each-wish.ts';
import { withoutStory, withPersonMeant } from './person-meant.ts';
import { proposalReply } from './proposal-reply.ts';
import { plainReply, type ChatReply, type ChatRequest, type Writing } from './reply.ts';
import { searchReply } from './search.ts';
import { shownBefore, withNameOfShown, withTitleOfCard } from './shown-before.ts';
import { smallTalk } from './small-talk.ts';
import { summarizeReply, summaryOfShown } from './summarize.ts';
import { toGuests } from './to-guests.ts';
import { withMeetingMade } from './reminder-before.ts';
import { entryStated } from './stated-entry.ts';
import { onWaitingCard } from './waiting-card.ts';
import { withWhatWasMissing } from './what-was-missing.ts';
import { chatWords } from './words.ts';

export type ChatPorts = ReadCommandPorts & QuestionPorts & SaidPorts & Pick<Ports, 'web' | 'replies'>;

/** Writes the reply to a message: by the rules where they suffice, with the model where there is one. */
export async function writeReply(
  given: ChatPorts,
  person: Person,
  request: ChatRequest,
  writing: Writing,
): Promise<ChatReply> {
  const ports = await withAllowedModels(given, person);
  const { message } = request;
  const clock = clockOf(request, ports.clock.now());
  if (request.executeSearch === true) {
    const query = request.searchQuery ?? (await queryOf(ports, person, request)) ?? message;
    return await searchReply(ports, message, query, clock.locale, writing);
  }
  if (request.purpose === 'summarize') return await summarizeReply(ports, request, writing);
  const ruled = await byRules(ports, person, request, clock);
  if (ruled !== null) return ruled;
  if (!ports.assistant.isConfigured) {
    return withoutModel(ports, message);
  }
  try {
    const contacts = await contactsOf(ports, person);
    return await converse(ports, person, request, contacts, clock, writing);
  } catch (error) {
    if (!isFailure(error) || writing.signal.aborted) throw error;
    ports.log.warn('model.unavailable', { kind: error.kind });
    throw error;
  }
}

/** What only a model could answer may still be on the web. */
function withoutModel({ assistant, web }: ChatPorts, message: string): ChatReply {
  const { modelsOff, cannotTalk, searchTheWeb, searchFor } = chatWords(message);
  const reply = plainReply(assistant.isSwitchedOff === true ? modelsOff : cannotTalk);
  const onWeb = { label: searchTheWeb, message: searchFor(message) };
  return web.isConfigured && onWeb.message.length <= bounds.command
    ? { ...reply, suggestions: [onWeb] }
    : reply;
}

/** A command, a search or a question that needs no model; null when the words are something else. */
async function byRules(
  ports: ChatPorts,
  person: Person,
  given: ChatRequest,
  clock: PersonClock,
): Promise<ChatReply | null> {
  const whole = { ...given, message: await asMeant(ports, person, given, clock) };
  const { reply, request } = await ofWhatWasShown(ports, person, whole, clock);
  if (reply !== null) return reply;
  const { message, userId, now, timeZone, locale, context } = request;
  // Nobody commands at such length, and reading it would keep everybody else waiting.
  if (message.length > bounds.command) return null;
  const earlier = earlierWords(context, message);
  const onCard = await onCardThatWaits(ports, person, request, clock);
  if (onCard !== null) return onCard;
  const summed = ports.assistant.isConfigured ? null : summaryOfShown(whole);
  if (summed !== null) return summed;
  const talk = await talkTo(ports, person, message, earlier);
  if (talk !== null) return plainReply(talk);
  const text = chatWords(message);
  const several = await eachWish(ports, person, message, clock, {
    change: (part) => changeReply(ports, person, part, clock),
    other: (part, before) =>
      byRules(ports, person, { ...saidAfter(request, before), message: part, waiting: [] }, clock),
  });
  if (several !== null) return several;
  const both = askedAndTold(message);
  if (both !== null && !ports.assistant.isConfigured) {
    const asked = { message: both.asked, earlier, isLast: true, looksFurther: true };
    const answer = await answerQuestion(ports, person, asked, clock);
    if (answer !== null && !answer.isOnlyOffer && answer.isEmpty !== true)
      return answerReply(ports, message, { ...answer, suggestions: [both.told] });
  }
  // "Did somebody cancel it" cancels nothing.
  const change = isEntryAsked(message) ? null : await changeReply(ports, person, message, clock, earlier);
  if (change !== null) return change;
  const kindsOf = await kindReader();
  const query = searchedLast(message);
  if (query !== null && !ownThings.test(query)) return toSearch(ports, message, query);
  const told = readTold(message, kindsOf(message));
  const mayAskModel = ports.assistant.isConfigured;
  // What commands by its verb is no question, whatever it speaks of.
  const asked = freeAsked(message);
  const isTold = asked === null && (told?.isPlain === true || isNewSaid(message));
  const answer = isTold
    ? null
    : await answerQuestion(
        ports,
        person,
        { message: asked ?? message, earlier, looksFurther: !mayAskModel },
        clock,
      );
  // A model may know whom or what a name means that nobody here bears.
  if (answer !== null && !answer.isOnlyOffer && (answer.isSure || !mayAskModel))
    return answerReply(ports, message, answer);
  const command = await withPersonMeant(ports, person, request);
  const read = await readByRules(ports, person, { command, userId, now, timeZone, locale });
  const { actionType, confidence } = read;
  // "Remind me to find …" is no search: the words of one decide only where no command was read.
  const soundsLikeSearch = read.route === 'search' && actionType === 'unknown' && !isTold;
  if (actionType === 'search' || (soundsLikeSearch && !mayAskModel))
    return toSearch(ports, message, searchedFor(read) ?? message);
  // A list that says how many tasks it is was read as one.
  const isList = actionType === 'create_task' && told !== null && told.commands.length > 1;
  const isUnread = actionType === 'unknown' || isList;
  const offered = isUnread && !mayAskModel ? await offeredOf(ports, person, request, told) : [];
  if (offered.length > 0) return proposalReply(ports, message, offered, clock);
  if (actionType === 'unknown' && !mayAskModel && laughs.test(message)) return plainReply(text.smile);
  if (actionType === 'unknown' && !mayAskModel && !isTold) {
    const last = { message, earlier, isLast: true, looksFurther: true };
    const likeliest = (await answerQuestion(ports, person, last, clock)) ?? answer;
    if (likeliest !== null) return answerReply(ports, message, likeliest);
  }
  if (actionType === 'unknown' && told !== null && told.likely !== null && !mayAskModel)
    return unsureReply(ports, message, told);
  if (actionType === 'unknown' || (mayAskModel && confidence < sureFrom)) return null;
  return proposalReply(ports, message, read.actions, clock);
}

async function onCardThatWaits(
  ports: ChatPorts,
  person: Person,
  request: ChatRequest,
  clock: PersonClock,
): Promise<ChatReply | null> {
  const ofOther = await ofAnother(ports, person, request, clock);
  return ofOther ?? onWaitingCard(ports, person, request, clock);
}

/** The change that waits, of another thing that is named now; the old card waits no longer. */
async function ofAnother(
  ports: ChatPorts,
  person: Person,
  { message, context, waiting = [] }: ChatRequest,
  clock: PersonClock,
): Promise<ChatReply | null> {
  const [card, ...others] = waiting;
  if (card === undefined || others.length > 0) return null;
  const other = otherOne(message, earlierWords(context, message).at(-1) ?? '');
  const reply = other === null ? null : await changeReply(ports, person, other, clock);
  return reply === null || reply.actions.length === 0 ? null : { ...reply, withdraws: [card.id] };
}

/** What is looked up there is one's own. */
const ownThings =
  /\b(?:e-?mails?|mails?|inbox|messages?|calendar|diary|reminders?|tasks?|contacts?|my (?:meeting|appointment|order|invoice)s?)\b|(?<![א-ת])[בהל]?(?:מיילים?|הודעות|יומן|תזכורות|משימות|אנשי קשר)(?![א-ת])/i;

/** What is said to the assistant itself; what goes on from a question before is none. */
async function talkTo(
  ports: ChatPorts,
  person: Person,
  message: string,
  earlier: readonly string[],
): Promise<string | null> {
  const goesOnHere = earlier.length > 0 && (isOfShown(message) || goesOn(wordsIn(message), message));
  return (
    (await saidInChat(ports, person, message)) ??
    (goesOnHere ? null : await smallTalk(message, { hasModel: ports.assistant.isConfigured })) ??
    howTo(message)
  );
}

/** The wish without what is told before it, and with what was said before and belongs to it. */
async function asMeant(
  ports: ChatPorts,
  person: Person,
  given: ChatRequest,
  clock: PersonClock,
): Promise<string> {
  const { message, context } = given;
  const earlier = earlierWords(context, message);
  if (message.length > bounds.command) return inFull(message, earlier);
  const plain = withTitleOfCard(plainlySaid(message), given.waiting);
  const alone = withoutLeadIn(await withoutStory(ports, person, { ...given, message: plain }));
  const full = inFull(alone, earlier);
  const named = given.waiting?.length ? full : await withMeetingMade(full, earlier, clock);
  const whole = await withWhatWasMissing(named, earlierTurns(context, message));
  const stated = given.waiting?.length ? null : await entryStated(ports, person, whole, clock);
  return stated ?? (await toGuests(ports, person, whole, clock));
}

/** That it is searched for: the browser asks for the results. A model may know what there is no search for. */
function toSearch({ web, assistant }: ChatPorts, message: string, query: string): ChatReply | null {
  const text = chatWords(message);
  if (!web.isConfigured) return assistant.isConfigured ? null : plainReply(text.noSearch);
  return { ...plainReply(text.searching(query)), isProcessing: true, searchQuery: query };
}

/** A change of what the answer before showed; else the words with its name where they point at it. */
async function ofWhatWasShown(
  ports: ChatPorts,
  person: Person,
  request: ChatRequest,
  clock: PersonClock,
): Promise<{ reply: ChatReply | null; request: ChatRequest }> {
  const { message, context, waiting = [] } = request;
  // While a card waits, what is said is of the card. Nobody commands at great length.
  if (waiting.length > 0 || message.length > bounds.command) return { reply: null, request };
  const earlier = earlierWords(context, message);
  const answered = answeredWish(message, earlier, clock.context);
  const wish = answered?.wish ?? message;
  const said = { words: wish, earlier: answered?.before ?? earlier, context };
  const shown = await shownBefore(ports, person, said, clock);
  if (shown.length === 0) return { reply: null, request };
  const words = questionWords(message);
  const asking = { person, clock, words, time: shownTime(words, clock.now, clock.timeZone) };
  const change = await changeOfPointed(
    ports,
    asking,
    wish,
    shown,
    answered?.asChoice ?? answered?.asTime ?? {},
  );
  const reply = change === null ? null : await replyToChange(ports, message, change, clock);
  // What changes something names it in its own words, if it points at none of these.
  const isFormed = readPointed(message, clock.context)?.change != null;
  const isOther = answered !== null || isFormed || (!isNewSaid(message) && (await isLikelyChange(message)));
  return { reply, request: isOther ? request : withNames(request, shown) };
}

const withNames = (request: ChatRequest, shown: readonly Shown[]): ChatRequest => ({
  ...request,
  message: withNameOfShown(request.message, shown),
});

/** The request as it is once something more was said. */
function saidAfter(request: ChatRequest, said: readonly string[]): ChatRequest {
  const messages = said.map((content) => ({ role: 'user' as const, content }));
  return {
    ...request,
    context: { ...request.context, messages: [...(request.context?.messages ?? []), ...messages] },
  };
}

/** A change of what is there, or what is to be said about it. */
async function changeReply(
  ports: ChatPorts,
  person: Person,
  message: string,
  clock: PersonClock,
  earlier: readonly string[] = [],
): Promise<ChatReply | null> {
  const change = await askedChange(ports, person, message, clock, earlier);
  return change === null ? null : replyToChange(ports, message, change, clock);
}

function replyToChange(
  ports: ChatPorts,
  message: string,
  change: AskedChange,
  clock: PersonClock,
): ChatReply | Promise<ChatReply> {
  if (change.is === 'proposal') return proposalReply(ports, message, actionsOfChange(message, change), clock);
  const sources = [...(change.sources ?? [])];
  const suggestions = change.choices.map(({ label, message }) => ({ label, message }));
  if (suggestions.length === 0) return { ...plainReply(change.text), sources };
  const hint = change.asks === 'which' ? `\n\n${chatWords(message).byPlace}` : '';
  return { ...plainReply(`${change.text}${hint}`), suggestions };
}

/** Told for a laugh: nothing is to be made of it. */
const laughs = /^(?:ח{3,9}|חה חה|(?:ha){2,9}h?|lo{1,9}l|lmao|rofl|😂|🤣)[\s,!.😂🤣]{1,4}(?=[^?]{1,300}$)/iu;

const toldToo =
  /,? (?:and|also|then) (?:please )?(?=(?:remind|send|text|email|message|tell|add|book|schedule|put|note|write|call) )|,? ו(?=ת(?:זכיר|שלח|וסיפ|וסיף|רשמ|רשום|קבע|גיד|כתב|כתוב)י?(?![א-ת]))/i;
/** What the question is about, with its article. */
const thingAsked =
  /^(?:כמה|מתי|איפה)(?: זה| יוצא| עולה)? (?<he>ה[א-ת]{2,}(?: של [א-ת]{2,})?)\??$|^(?:how much|when|where) (?:is|are|was) (?<en>(?:the|my) [a-z' ]{2,40})\??$/i;

/** A question with a command after it, which is offered beside the answer: nothing is done by the way. */
function askedAndTold(message: string): { asked: string; told: string } | null {
  const [asked = '', command, more] = message.split(toldToo);
  if (command === undefined || more !== undefined || !isInForm(asked)) return null;
  const { he, en } = thingAsked.exec(asked.trim())?.groups ?? {};
  const inFull =
    he === undefined ? command : command.replace(/(?<![א-ת])(?:אותה|אותו|אותם|את זה)(?![א-ת])/, `את ${he}`);
  return { asked, told: en === undefined ? inFull : inFull.replace(/\b(?:it|them)\b/i, en) };
}

/** What was told asks for something that is not known: it may be noted, or be looked for in what is there. */
function unsureReply({ web }: ChatPorts, message: string, { said, likely }: Told): ChatReply {
  const { notFoundHere, mayBeNoted, noteIt, lists, searchInstead, searchFor } = chatWords(message);
  const sentences = likely === 'change' ? lists : [noteIt(said)];
  const onWeb = web.isConfigured ? [{ label: searchInstead, message: searchFor(message) }] : [];
  const suggestions = [...sentences.map((sentence) => ({ label: sentence, message: sentence })), ...onWeb];
  return { ...plainReply(likely === 'change' ? notFoundHere : mayBeNoted), suggestions };
}

/** The answer, and what else may have been meant: other readings, then the web. */
function answerReply({ web }: ChatPorts, message: string, answer: Answer): ChatReply {
  const { text, sources, suggestions, isSure } = answer;
  const isDoubtful = suggestions.length > 0 || !isSure;
  const { searchInstead, searchFor } = chatWords(message);
  const onWeb = web.isConfigured && isDoubtful ? [{ label: searchInstead, message: searchFor(message) }] : [];
  const offered = [...suggestions.map((sentence) => ({ label: sentence, message: sentence })), ...onWeb];
  return { ...plainReply(text), sources, ...(offered.length === 0 ? {} : { suggestions: offered }) };
}

/** What a message asks to be searched for: the second call of a search need not name it. Rule calls.chat.1. */
async function queryOf(ports: ChatPorts, person: Person, request: ChatRequest): Promise<string | null> {
  const { message, userId, now, timeZone, locale } = request;
  return searchedFor(await readByRules(ports, person, { command: message, userId, now, timeZone, locale }));
}

function searchedFor({ actionType, payload }: Awaited<ReturnType<typeof readByRules>>): string | null {
  const asked = payload['query'];
  return actionType === 'search' && typeof asked === 'string' ? asked : null;
}
