/** The parts of a command's head and which of them make which action. */
import type { Intent } from '../reading.ts';

export type Action = Exclude<Intent, 'none'>;

export type VerbClass =
  /** send, write, compose: needs something that can be sent */
  | 'send'
  /** create, add, set, put: whatever its noun says */
  | 'put'
  /** schedule, book, arrange: a meeting unless the noun says otherwise */
  | 'schedule'
  /** invite: a meeting with those people */
  | 'invite'
  | 'remind'
  | 'search'
  /** email, text, whatsapp as verbs */
  | 'mail'
  | 'message'
  | 'whatsapp'
  /** tell, let know: some message, the channel is open */
  | 'tell';

export type NounClass =
  | 'email'
  /** a message by whichever channel */
  | 'message'
  | 'whatsapp'
  | 'invite'
  | 'event'
  | 'calendar'
  | 'reminder'
  | 'task'
  | 'list';

type Pair = { readonly action: Action; readonly confidence: number };

const sure = 0.95;
const likely = 0.85;
const guess = 0.65;

/** Verb and noun together. A pair that is missing here is no command: nobody sends a task. */
export const pairs: Readonly<Partial<Record<VerbClass, Readonly<Partial<Record<NounClass, Pair>>>>>> = {
  send: {
    email: { action: 'send_email', confidence: sure },
    whatsapp: { action: 'send_whatsapp', confidence: sure },
    message: { action: 'send_whatsapp', confidence: likely },
    invite: { action: 'create_event', confidence: likely },
  },
  put: {
    email: { action: 'send_email', confidence: likely },
    whatsapp: { action: 'send_whatsapp', confidence: likely },
    message: { action: 'send_whatsapp', confidence: likely },
    invite: { action: 'create_event', confidence: likely },
    event: { action: 'create_event', confidence: sure },
    calendar: { action: 'create_event', confidence: sure },
    reminder: { action: 'reminder', confidence: sure },
    task: { action: 'create_task', confidence: sure },
    list: { action: 'create_task', confidence: likely },
  },
  schedule: {
    email: { action: 'send_email', confidence: likely },
    whatsapp: { action: 'send_whatsapp', confidence: likely },
    message: { action: 'send_whatsapp', confidence: likely },
    invite: { action: 'create_event', confidence: likely },
    event: { action: 'create_event', confidence: sure },
    calendar: { action: 'create_event', confidence: sure },
    reminder: { action: 'reminder', confidence: sure },
    task: { action: 'create_task', confidence: sure },
  },
};

/** Verbs that say the action alone. */
export const verbActions: Readonly<Partial<Record<VerbClass, Pair>>> = {
  remind: { action: 'reminder', confidence: sure },
  search: { action: 'search', confidence: sure },
  mail: { action: 'send_email', confidence: sure },
  whatsapp: { action: 'send_whatsapp', confidence: sure },
  message: { action: 'send_whatsapp', confidence: likely },
  tell: { action: 'send_whatsapp', confidence: guess },
  invite: { action: 'create_event', confidence: likely },
};

/** Nouns that open a command without a verb: "Reminder: call mom", "Lunch with Dana tomorrow at one". */
export const nounActions: Readonly<Partial<Record<NounClass, Pair>>> = {
  email: { action: 'send_email', confidence: likely },
  whatsapp: { action: 'send_whatsapp', confidence: likely },
  message: { action: 'send_whatsapp', confidence: likely },
  event: { action: 'create_event', confidence: likely },
  reminder: { action: 'reminder', confidence: likely },
  task: { action: 'create_task', confidence: likely },
};
