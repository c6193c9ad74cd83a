/** The parts of a command's head and which of them make which action. */
import type { Intent } from '../reading.ts';

export type Action = Exclude<Intent, 'none'>;

export type VerbClass =
  /** send, write: something that can be sent */
  | 'send'
  /** send me: only a reminder comes to oneself */
  | 'send-me'
  /** create, make: a thing that was not there */
  | 'create'
  /** add, put, set: into a calendar or a list */
  | 'add'
  /** words that define things, and meetings when an hour is said */
  | 'define'
  /** pop, stick: into a calendar or a list, and nowhere else */
  | 'toss'
  /** jot down, note: a thing to remember, unless a noun says otherwise */
  | 'jot'
  /** mark, close: a calendar entry when an hour is said */
  | 'mark'
  /** open: a new thing, unless it is one that is there already */
  | 'open'
  /** schedule, book, arrange: a meeting unless the noun says otherwise */
  | 'schedule'
  /** invite: a meeting with those people */
  | 'invite'
  | 'remind'
  /** notify me, alert me: a reminder when a time is said, else a wish for news */
  | 'alert'
  | 'search'
  /** email, text, whatsapp as verbs */
  | 'mail'
  | 'message'
  | 'whatsapp'
  /** tell, let know: some message, the channel is open */
  | 'tell'
  /** reply, answer: a mail, unless the words say another channel */
  | 'reply';

export type NounClass =
  | 'email'
  /** a message by whichever channel */
  | 'message'
  | 'note'
  | 'whatsapp'
  | 'invite'
  | 'event'
  | 'calendar'
  | 'reminder'
  | 'task'
  | 'list'
  /** what can be made but not by us: contacts, playlists, timers */
  | 'foreign';

export type Pair = { readonly action: Action; readonly confidence: number; readonly needsTime?: true };

const sure = 0.95;
const likely = 0.85;
const guess = 0.65;

const email: Pair = { action: 'send_email', confidence: sure };
const whatsapp: Pair = { action: 'send_whatsapp', confidence: sure };
const message: Pair = { action: 'send_whatsapp', confidence: likely };
const meeting: Pair = { action: 'create_event', confidence: sure };
const invite: Pair = { action: 'create_event', confidence: likely };
const timedMeeting: Pair = { ...meeting, needsTime: true };
const reminder: Pair = { action: 'reminder', confidence: sure };
const task: Pair = { action: 'create_task', confidence: sure };
const listed: Pair = { action: 'create_task', confidence: likely };

const answer: Pair = { action: 'send_email', confidence: likely };

type Nouns = Readonly<Partial<Record<NounClass, Pair>>>;

/** Verb and noun together. A pair that is missing here is no command: nobody sends a task. */
export const pairs: Readonly<Partial<Record<VerbClass, Nouns>>> = {
  send: { email, whatsapp, message, note: message, invite },
  'send-me': { reminder },
  create: { email, whatsapp, message, invite, event: meeting, calendar: meeting, reminder, task },
  add: { invite, event: meeting, calendar: meeting, reminder, task, list: listed },
  toss: { event: timedMeeting, calendar: meeting, task, list: listed },
  jot: { invite, event: meeting, calendar: meeting, reminder, task, list: listed },
  define: { event: timedMeeting, reminder, task },
  mark: { event: timedMeeting, calendar: timedMeeting, reminder },
  open: { email, event: timedMeeting, reminder, task },
  schedule: { email, whatsapp, message, invite, event: meeting, calendar: meeting, reminder, task },
  tell: { email, whatsapp, message },
  reply: { email, whatsapp, message },
};

/** Verbs that say the action alone. */
export const verbActions = {
  remind: reminder,
  alert: { ...reminder, needsTime: true },
  search: { action: 'search', confidence: sure },
  mail: email,
  whatsapp,
  message,
  tell: { action: 'send_whatsapp', confidence: guess },
  reply: answer,
  jot: listed,
  invite: { ...invite, needsTime: true },
  schedule: { action: 'create_event', confidence: 0.82, needsTime: true },
} as const satisfies Partial<Record<VerbClass, Pair>>;

/** Nouns that open a command without a verb: "Reminder: call mom", "Lunch with Dana tomorrow at one". */
export const nounActions: Nouns = {
  email: { ...email, confidence: likely },
  whatsapp: { ...whatsapp, confidence: likely },
  message: { ...message, confidence: likely },
  event: { ...meeting, confidence: likely },
  reminder: { ...reminder, confidence: likely },
  task: { ...task, confidence: likely },
};
