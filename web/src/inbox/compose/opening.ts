import { forwardSubject, replySubject } from '@crocodile-hub/core/domain/mail-subject';
import { forwarded } from '@crocodile-hub/core/domain/quoted-text';
import { quoted, replyAllTo, replyTo } from './answer.ts';
import type { Message } from '../message.ts';
import {
  type Carried,
  type ComposeForm,
  type ComposeMode,
  emptyCompose,
  nothingCarried,
} from '../../actions/dialogs/compose/compose-form.ts';
import type { Composing } from './use-compose.ts';
import { dominantDirection } from '../../kit/text/direction.ts';

export type Opening = {
  mode: ComposeMode;
  /** Identifies the draft. */
  name: string;
  initial: ComposeForm;
  carried: Carried;
};

/** The lines that introduce the mail below, in the person's language. */
export type HeadWords = {
  reply: (message: Message) => string;
  forward: (message: Message) => readonly string[];
};

/** A new message, to an address or to nobody yet. Each address has a draft of its own. */
export function newMessageTo(to: string): Opening {
  return {
    mode: 'compose',
    name: to === '' ? 'compose' : `compose-${to}`,
    initial: { ...emptyCompose, to },
    carried: nothingCarried,
  };
}

/** The dialog for a message, with fields filled in for the kind of answer. Rule inbox.compose.2. */
export function openingFor(
  composing: Exclude<Composing, 'new' | 'draft'>,
  message: Message,
  { own, heads }: { own: readonly string[]; heads: HeadWords },
): Opening {
  const { id, threadId, platform, partner, subject } = message;
  const name = `${composing}-${id}`;
  if (platform !== 'gmail') {
    const initial = { ...emptyCompose, platform, to: partner };
    return { mode: 'reply', name, initial, carried: nothingCarried };
  }
  if (composing === 'forward') {
    const files = message.attachments.map(({ filename, size }) => ({ filename, size }));
    return {
      mode: 'forward',
      name,
      initial: { ...emptyCompose, subject: forwardSubject(subject) },
      carried: { quote: forwarded(heads.forward(message), message.messageText), ...forwardsOf(id, files) },
    };
  }
  const isToAll = composing === 'reply-all' || composing === 'nudge';
  const { to, cc } = isToAll ? replyAllTo(message, own) : { to: replyTo(message), cc: [] };
  return {
    mode: 'reply',
    name,
    initial: {
      ...emptyCompose,
      to: to.join(', '),
      cc: cc.join(', '),
      subject: replySubject(subject),
      body: composing === 'nudge' ? nudgeFor(message) : '',
    },
    carried: { quote: quoted(heads.reply(message), message), replyTo: { messageId: id, threadId } },
  };
}

/** Adds the person's signature below the place for their words. Mail only. Rule inbox.compose.8. */
export function signed(opening: Opening, signature: string): Opening {
  if (signature === '' || opening.initial.platform !== 'gmail') return opening;
  return {
    ...opening,
    initial: { ...opening.initial, body: `${opening.initial.body}\n\n${signature}` },
    carried: { ...opening.carried, signature },
  };
}

/** Without files there is nothing to fetch before it leaves. */
function forwardsOf(messageId: string, files: NonNullable<Carried['forwards']>['files']) {
  return files.length === 0 ? {} : { forwards: { messageId, files } };
}

const words = {
  en: 'Hello,\n\nI am coming back to my message below. Have you had a chance to look at it?\n\nThank you',
  he: 'שלום,\n\nבהמשך להודעה שלי למטה: האם יצא לכם לראות אותה? אשמח לתשובה.\n\nתודה',
};

/** The draft of a second message after the first got no answer, in the language of the first. */
function nudgeFor({ subject, messageText }: Pick<Message, 'subject' | 'messageText'>): string {
  return dominantDirection(`${messageText} ${subject}`) === 'rtl' ? words.he : words.en;
}
