/**
 * Whether the words after a connector still belong to the clause before: to the infinitive that one is reminded of, to
 * what somebody is told, to what a meeting is for.
 */
import { isDefinite, names } from '../intent/arguments.ts';
import type { Head } from '../intent/head.ts';
import { noPrefix, phrasebook } from '../phrasebook.ts';
import { markers, sayObjects } from '../slots/message-words.ts';
import type { Times } from '../time/expression.ts';
import type { Token } from '../tokens.ts';
import type { Connector } from './connectors.ts';

/** What a clause before a cut is, as far as it was read. */
export type Begun = {
  readonly tokens: readonly Token[];
  readonly head: Head;
  readonly times: Times;
  /** Where the words end that say, for all of them, where they go: "… on the calendar". */
  readonly end: number;
};

export type Ahead = { readonly tokens: readonly Token[]; readonly head: Head | null; readonly times: Times };

/** `perhaps`: the words are cut off, and the person is asked. */
export type Verdict = 'yes' | 'perhaps' | 'no';

export function goesOn(begun: Begun, connector: Connector, ahead: Ahead): Verdict {
  if (connector.is === 'none') return isUnmistakable(ahead) && !isBound(begun, ahead) ? 'perhaps' : 'yes';
  if (tellsOn(begun, ahead)) return 'yes';
  if (isHebrew(ahead)) return hebrewGoesOn(begun, connector, ahead);
  switch (begun.head.action) {
    case 'reminder':
    case 'create_task':
      return isToDo(begun) ? toDoGoesOn(begun, connector, ahead) : 'no';
    case 'send_email':
    case 'send_whatsapp':
      return messageGoesOn(begun, connector, ahead);
    case 'create_event':
      return ahead.head?.verb?.class === 'invite' ? 'yes' : 'no';
    case 'search':
      if (begun.tokens.some(({ text }) => text === 'how')) return 'yes';
      return isForOneself(ahead) || isAddressed(ahead) ? 'no' : 'yes';
    default:
      return begun.head.action satisfies never;
  }
}

/** "write to Ron and tell him that …": the words of the same message. */
function tellsOn({ head, tokens: begun }: Begun, { tokens }: Ahead): boolean {
  if (head.action !== 'send_email' && head.action !== 'send_whatsapp') return false;
  const said = markers.at(tokens, 0);
  const isTold = said?.value === 'say' || said?.value === 'ask';
  if (!isTold || sayObjects.at(tokens, said.next, noPrefix) === null) return false;
  return !begun.some((token) => markers.at([token], 0)?.value === 'body' || token.text === ':');
}

/** "to call Dana and text Ron": a list of things to do goes on until something only the assistant does. */
function toDoGoesOn(begun: Begun, connector: Connector, ahead: Ahead): Verdict {
  if (connector.is === 'stop') return 'no';
  if (isLabelled(begun)) return 'yes';
  if (isForOneself(ahead) && !isThere(ahead)) return 'no';
  if (endsWithTime(begun)) return 'perhaps';
  const isOwn = connector.is === 'then' || isTelling(ahead);
  return isSpelledOut(ahead) && isOwn ? 'perhaps' : 'yes';
}

/** "task: email the landlord and set a meeting": all that follows the mark. */
function isLabelled({ head, tokens }: Begun): boolean {
  return head.verb === null && tokens[head.noun?.to ?? 0]?.text === ':';
}

function messageGoesOn(begun: Begun, connector: Connector, ahead: Ahead): Verdict {
  // "… thanks for last night, let's do it again"
  if (/^let'?s$/.test(ahead.tokens[0]?.text ?? '')) return 'yes';
  if (isForOneself(ahead)) return isAskedOf(begun) ? 'perhaps' : 'no';
  if (isAskedOf(begun)) return connector.is === 'stop' ? 'perhaps' : 'yes';
  return 'no';
}

/** In Hebrew the form of the verb tells: an infinitive continues infinitives, an imperative is a command. */
function hebrewGoesOn(begun: Begun, connector: Connector, ahead: Ahead): Verdict {
  const { action } = begun.head;
  if (startsWithInfinitive(ahead.tokens)) {
    if (ahead.head?.verb?.class === 'remind' && isForOneself(ahead)) return 'no';
    if (begun.tokens.some(isInfinitive) && connector.is !== 'stop') return 'yes';
    return connector.is === 'and' ? 'perhaps' : 'no';
  }
  const isBareNoun = ahead.head?.verb === null && connector.is === 'and';
  if (isBareNoun && action === 'reminder' && begun.tokens.some(isInfinitive)) return 'yes';
  if (action !== 'send_email' && action !== 'send_whatsapp') return 'no';
  if (!isAskedOf(begun)) return isToMe(ahead) && !isForOneself(ahead) ? 'perhaps' : 'no';
  return isForOneself(ahead) ? 'perhaps' : 'yes';
}

/** "whatsapp Tomer I'm bringing the boards": the words of a message. */
function isTelling({ tokens, head }: Ahead): boolean {
  const isMessage = head?.action === 'send_email' || head?.action === 'send_whatsapp';
  return (
    isMessage && tokens.slice(0, 6).some(({ text }) => /^(?:i|i'm|i'll|i've|we|we're|we'll)$/.test(text))
  );
}

/** Only the assistant is asked so: "remind me", "set a reminder", "schedule a meeting", "add … to my list". */
function isForOneself({ head }: Ahead): boolean {
  if (head === null) return false;
  const { verb, noun, action } = head;
  if (verb?.class === 'remind') return action === 'reminder';
  if (noun !== null && ['reminder', 'task', 'calendar', 'list', 'event'].includes(noun.class)) return true;
  return verb?.class === 'search' && verb.to - verb.from > 1;
}

/** "and set the alarm": done by hand, for it is there already. */
function isThere({ head, tokens }: Ahead): boolean {
  return head?.noun != null && isDefinite(tokens, head.verb?.to ?? 0, head.noun);
}

/** A channel's noun or somebody's name: the command says to whom. */
function isAddressed({ head }: Ahead): boolean {
  return head !== null && (head.action === 'send_email' || head.action === 'send_whatsapp');
}

/** The command has a recipient and words of its own: "text Ron that I'm late". */
function isSpelledOut({ head, tokens }: Ahead): boolean {
  return head !== null && tokens.length > Math.max(head.verb?.to ?? 0, head.noun?.to ?? 0) + 2;
}

/** "send me the address", "תשלח לי": somebody else is asked, not the assistant. */
function isToMe({ tokens, head }: Ahead): boolean {
  const after = tokens[head?.verb?.to ?? 0]?.text ?? '';
  return /^(?:me|us|לי|לנו|אותי)$/.test(after);
}

/** What somebody is asked to do: "to bring wine", "I'll call", "שתביא יין"; imperatives may follow it. */
function isAskedOf({ tokens, head }: Begun): boolean {
  const from = Math.max(head.verb?.to ?? 0, head.noun?.to ?? 0);
  return tokens
    .slice(from)
    .some(
      (token, index) =>
        (asking.has(token.text) && index > 0) ||
        /^(?:ש[תי][א-ת]{2,}|ו?ת[א-ת]{2,}י)$/.test(token.text) ||
        (index > 0 && isInfinitive(token)),
    );
}

const asking = new Set(
  "to will i'll we'll he'll she'll they'll you'll can could should would must please going gonna let's lets don't dont אפשר צריך צריכה בבקשה".split(
    ' ',
  ),
);

/** What is to be done is an infinitive, or a bare list; "about the visit" is neither. */
function isToDo({ tokens, head }: Begun): boolean {
  const from = Math.max(head.verb?.to ?? 0, head.noun?.role === 'object' ? head.noun.to : 0);
  return !tokens.slice(from, from + 4).some((_, index) => topics.at(tokens, from + index, noPrefix) !== null);
}

const topics = phrasebook<true>([['about|of|that|regarding|על|לגבי|בנושא', true]]);

function endsWithTime({ tokens, times }: Begun): boolean {
  return times.all.some(
    (time) => !time.isPast && time.to === tokens.length && (time.clock ?? time.day) !== null,
  );
}

function isUnmistakable({ head }: Ahead): boolean {
  if (head === null) return false;
  if (head.verb?.class === 'remind') return true;
  return head.verb !== null && head.noun !== null && head.noun.from - head.verb.to <= 2;
}

/** Within an infinitive or a request the words of a command are no command. */
function isBound(begun: Begun, { tokens }: Ahead): boolean {
  const last = begun.tokens.at(-1)?.text ?? '';
  return (
    binding.has(last) || startsWithInfinitive(tokens) || (begun.head.verb?.to ?? 0) >= begun.tokens.length - 1
  );
}

const binding = new Set(
  "to and or not don't dont never i you he she we they will can could should would must please that who which the a an לא אל את שלא אני הוא היא ש".split(
    ' ',
  ),
);

function isHebrew({ tokens }: Ahead): boolean {
  return /^[א-ת]/.test(tokens.find(({ kind }) => kind === 'word')?.text ?? '');
}

function startsWithInfinitive(tokens: readonly Token[]): boolean {
  const first = tokens.find(({ kind }) => kind === 'word');
  return first !== undefined && isInfinitive(first);
}

function isInfinitive(token: Token): boolean {
  const { kind, text } = token;
  return kind === 'word' && /^ו?ל[א-ת]{3,}$/.test(text) && !names(token, 'ל') && !names(token, 'ול');
}
