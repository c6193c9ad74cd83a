import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { OpenedDraft, Platform, WrittenDraft } from '@crocodile-hub/core/contract/inbox';
import { isMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { guessPlatform } from '@crocodile-hub/core/domain/recipient-platform';
import { peopleIn } from '@crocodile-hub/core/domain/recipients';
import { type FormErrors, textOf } from './form.ts';

export type ComposeMode = 'compose' | 'reply' | 'forward';

/** Where a new message can be written to. */
export const composePlatforms = ['gmail', 'messenger', 'instagram'] as const satisfies readonly Platform[];

export type ComposeForm = {
  platform: Platform;
  /** Mail: addresses with commas between them; else whom the platform knows. */
  to: string;
  cc: string;
  bcc: string;
  subject: string;
  body: string;
  /** Whether the mail below goes along: empty when it was taken out. */
  quoting: 'yes' | '';
  /** Files that have arrived, as a payload names them. */
  attachments: string;
  /** What its draft goes by: core/domain/draft-ref, or Gmail's id of a draft that was opened. */
  draft: string;
};
export const emptyCompose: ComposeForm = {
  platform: 'gmail',
  to: '',
  cc: '',
  bcc: '',
  subject: '',
  body: '',
  quoting: 'yes',
  attachments: '',
  draft: '',
};

/** What goes along with what is typed. */
export type Carried = {
  /** The mail below. */
  quote: string;
  /** What the body began with. */
  signature?: string;
  /** Gmail ids of the mail that is answered. */
  replyTo?: { messageId: string; threadId: string };
  /** Gmail's id of the mail whose attachments go along, and what they are. */
  forwards?: { messageId: string; files: readonly { filename: string; size: number }[] };
  /** Files of the draft that was opened, which do not go along: they stay with it in Gmail. */
  left?: readonly string[];
  /** The mail that is forwarded is not there any more, nor are its files. */
  isForwardGone?: boolean;
};
export const nothingCarried: Carried = { quote: '' };

export function composeErrors(form: ComposeForm, carried: Carried): FormErrors<ComposeForm> {
  const { platform, to, cc, bcc, subject } = form;
  const isMail = platform === 'gmail';
  return {
    ...(to.trim() === '' ? { to: 'recipientAndMessage' } : (phone(isMail, to) ?? invalid(isMail, 'to', to))),
    ...invalid(isMail, 'cc', cc),
    ...invalid(isMail, 'bcc', bcc),
    ...(isMail && subject.trim() === '' ? { subject: 'fillSubject' } : {}),
    ...(!isSaying(form, carried) ? { body: 'recipientAndMessage' } : {}),
  };
}

/** Rule inbox.compose.9. */
function phone(isMail: boolean, to: string): FormErrors<ComposeForm> | null {
  return isMail && guessPlatform(to) === 'whatsapp' ? { to: 'phoneNotEmail' } : null;
}

function invalid(isMail: boolean, field: 'to' | 'cc' | 'bcc', written: string): FormErrors<ComposeForm> {
  return !isMail || peopleIn(written).every(isMailAddress) ? {} : { [field]: 'emailsInvalid' };
}

/** Send rests until there is somebody to write to, something to say and, for a mail, a subject. */
export function isComposeFilled(form: ComposeForm, carried: Carried): boolean {
  const { to, subject, platform } = form;
  const hasSubject = platform !== 'gmail' || subject.trim() !== '';
  return to.trim() !== '' && hasSubject && isSaying(form, carried);
}

/** What a draft keeps of it. */
const writtenFields = ['to', 'cc', 'bcc', 'subject', 'body', 'quoting'] as const;

/** Whether the person wrote something into it. On other platforms it begins without the words of a mail. */
export function isWrittenIn(form: ComposeForm, begun: ComposeForm): boolean {
  const untouched = form.platform === begun.platform ? begun : { ...begun, body: '' };
  return writtenFields.some((field) => form[field].trim() !== untouched[field].trim());
}

/** How much may be typed where a mail stands below. */
export function roomForBody({ quote }: Carried): number {
  return bounds.message - quote.length - 2;
}

/** A signature alone says nothing. */
function isSaying(form: ComposeForm, carried: Carried): boolean {
  const whole = wholeBody(form, carried);
  return whole !== '' && whole !== (carried.signature ?? '').trim();
}

function wholeBody({ body, quoting }: ComposeForm, { quote }: Carried): string {
  const parts = [body, quoting === '' ? '' : quote];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What a draft keeps of the form: everything but its files. */
export function draftOf(form: ComposeForm, carried: Carried): WrittenDraft {
  const { to, cc, bcc, subject } = form;
  const { replyTo, forwards } = carried;
  return {
    to,
    cc,
    bcc,
    subject,
    body: wholeBody(form, carried),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(forwards === undefined ? {} : { forwards: forwards.messageId }),
  };
}

/** The form of a draft. One with files begins another draft: without them it would be saved over its files. */
export function composeFormOfDraft(draft: OpenedDraft): {
  mode: ComposeMode;
  initial: ComposeForm;
  carried: Carried;
} {
  const { draftId, to, cc, bcc, subject, body, replyTo, forwards, isForwardGone, files } = draft;
  const isForwarded = forwards !== null || isForwardGone;
  return {
    mode: modeOf({ isAnswer: replyTo !== null, isForwarded }),
    initial: { ...emptyCompose, to, cc, bcc, subject, body, draft: files.length === 0 ? draftId : '' },
    carried: {
      quote: '',
      ...(replyTo === null ? {} : { replyTo }),
      ...(forwards === null ? {} : { forwards }),
      ...(files.length === 0 ? {} : { left: files }),
      isForwardGone,
    },
  };
}

type Sending = { actionType: ActionType; payload: Record<string, unknown> };

export function composeAction(form: ComposeForm, carried: Carried): Sending {
  const { platform, subject } = form;
  const to = form.to.trim();
  const message = wholeBody(form, carried);
  switch (platform) {
    case 'gmail':
      return {
        actionType: 'send_email',
        payload: {
          to: peopleIn(to),
          ...copies('cc', form.cc),
          ...copies('bcc', form.bcc),
          subject: subject.trim(),
          body: message,
          ...(carried.replyTo === undefined ? {} : { replyTo: carried.replyTo }),
          ...(carried.forwards === undefined ? {} : { forwards: carried.forwards.messageId }),
          ...(form.attachments === '' ? {} : { attachments: form.attachments }),
          ...(form.draft === '' ? {} : { draft: form.draft }),
        },
      };
    case 'messenger':
    case 'instagram':
      return { actionType: 'send_message', payload: { platform, to, message } };
    case 'whatsapp':
      return { actionType: 'send_whatsapp', payload: { to, message } };
    case 'sms':
      return { actionType: 'send_sms', payload: { to, message } };
    default:
      return platform satisfies never;
  }
}

function copies(field: 'cc' | 'bcc', written: string): Record<string, string> {
  const people = peopleIn(written);
  return people.length === 0 ? {} : { [field]: people.join(', ') };
}

type Payload = Readonly<Record<string, unknown>>;

/** Whether a mail has more than the fields of Send Email. */
export function isComposed({ to, cc, bcc, replyTo, forwards, attachments, draft }: Payload): boolean {
  const isToMany = Array.isArray(to) && to.length > 1;
  return (
    isToMany ||
    [cc, bcc, replyTo, forwards, attachments, draft].some((field) => field !== undefined && field !== null)
  );
}

/** The form of a mail that was sent, for its words to come back to. What stood below is part of them by then. */
export function composeFormOf(payload: Payload): { mode: ComposeMode; form: ComposeForm; carried: Carried } {
  const { to, cc, bcc, subject, body, replyTo, forwards, attachments, draft } = payload;
  const people = Array.isArray(to) ? to.filter((one) => typeof one === 'string').join(', ') : textOf(to);
  const answered = answeredIn(replyTo);
  return {
    mode: modeOf({ isAnswer: answered !== undefined, isForwarded: typeof forwards === 'string' }),
    form: {
      ...emptyCompose,
      to: people,
      cc: textOf(cc),
      bcc: textOf(bcc),
      subject: textOf(subject),
      body: textOf(body),
      attachments: textOf(attachments),
      draft: textOf(draft),
    },
    carried: {
      quote: '',
      ...(answered === undefined ? {} : { replyTo: answered }),
      ...(typeof forwards === 'string' ? { forwards: { messageId: forwards, files: [] } } : {}),
    },
  };
}

function modeOf({ isAnswer, isForwarded }: { isAnswer: boolean; isForwarded: boolean }): ComposeMode {
  if (isAnswer) return 'reply';
  return isForwarded ? 'forward' : 'compose';
}

function answeredIn(value: unknown): Carried['replyTo'] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('messageId' in value) || !('threadId' in value)) return undefined;
  const { messageId, threadId } = value;
  return typeof messageId === 'string' && typeof threadId === 'string' ? { messageId, threadId } : undefined;
}
