import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { TextBound } from '@crocodile-hub/core/contract/bounds';
import type { OpenedDraft, Platform, WrittenDraft } from '@crocodile-hub/core/contract/inbox';
import { boundOn, lengthIn } from '@crocodile-hub/core/domain/channel-text';
import { isMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { guessPlatform } from '@crocodile-hub/core/domain/recipient-platform';
import { peopleIn } from '@crocodile-hub/core/domain/recipients';
import { type FormErrors, textOf } from '../form.ts';
import { lacksFirstName } from './templates.ts';

export type ComposeMode = 'compose' | 'reply' | 'forward';

export const composeTitles = {
  compose: 'newMessage',
  reply: 'reply',
  forward: 'forward',
} as const satisfies Record<ComposeMode, string>;

export const composePlatforms = ['gmail', 'messenger', 'instagram'] as const satisfies readonly Platform[];

export type ComposeForm = {
  platform: Platform;
  /** For mail: addresses separated by commas; else the platform's id of a person. */
  to: string;
  cc: string;
  bcc: string;
  subject: string;
  body: string;
  /** Whether the quoted mail is sent too; empty when the person removed it. */
  quoting: 'yes' | '';
  /** Files that have arrived, as a payload names them. */
  attachments: string;
  /** The draft's reference: core/domain/draft-ref, or Gmail's id of an opened draft. */
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

/** What is sent in addition to the typed fields. */
export type Carried = {
  quote: string;
  /** The signature in the body's first text. */
  signature?: string;
  /** Gmail's ids of the answered mail. */
  replyTo?: { messageId: string; threadId: string };
  /** Gmail's id of the mail whose attachments are sent too, and those files. */
  forwards?: { messageId: string; files: readonly { filename: string; size: number }[] };
  /** Files of the opened draft that are not sent: they stay with it in Gmail. */
  left?: readonly string[];
  /** The forwarded mail and its files no longer exist. */
  isForwardGone?: boolean;
};
export const nothingCarried: Carried = { quote: '' };

export function carriedSizes({ forwards }: Carried): readonly number[] {
  return forwards?.files.map(({ size }) => size) ?? [];
}

export function composeErrors(form: ComposeForm, carried: Carried): FormErrors<ComposeForm> {
  const { platform, to, cc, bcc, subject } = form;
  const isMail = platform === 'gmail';
  return {
    ...(to.trim() === '' ? { to: 'recipientAndMessage' } : (phone(isMail, to) ?? invalid(isMail, 'to', to))),
    ...invalid(isMail, 'cc', cc),
    ...invalid(isMail, 'bcc', bcc),
    ...(isMail && subject.trim() === '' ? { subject: 'fillSubject' } : {}),
    ...(!isSaying(form, carried) ? { body: 'recipientAndMessage' } : {}),
    ...(lacksFirstName(form.body) ? { body: 'fillFirstName' } : {}),
  };
}

/** Rule inbox.compose.9. */
function phone(isMail: boolean, to: string): FormErrors<ComposeForm> | null {
  return isMail && guessPlatform(to) === 'whatsapp' ? { to: 'phoneNotEmail' } : null;
}

function invalid(isMail: boolean, field: 'to' | 'cc' | 'bcc', written: string): FormErrors<ComposeForm> {
  return !isMail || peopleIn(written).every(isMailAddress) ? {} : { [field]: 'emailsInvalid' };
}

/** Send is disabled until there are a recipient, a text and, for mail, a subject. */
export function isComposeFilled(form: ComposeForm, carried: Carried): boolean {
  const { to, subject, platform } = form;
  const hasSubject = platform !== 'gmail' || subject.trim() !== '';
  return to.trim() !== '' && hasSubject && isSaying(form, carried);
}

/** The fields that a draft keeps. */
const writtenFields = ['to', 'cc', 'bcc', 'subject', 'body', 'quoting'] as const;

/** Whether the person changed the form. On other platforms the body begins empty. */
export function isWrittenIn(form: ComposeForm, begun: ComposeForm): boolean {
  const untouched = form.platform === begun.platform ? begun : { ...begun, body: '' };
  return writtenFields.some((field) => form[field].trim() !== untouched[field].trim());
}

/** The room for the body above what is quoted. */
export function roomForBody({ platform, quoting }: ComposeForm, { quote }: Carried): TextBound {
  const { most, unit } = boundOn(platform);
  const taken = quoting === '' || quote === '' ? 0 : lengthIn(unit, quote) + 2;
  return { most: Math.max(0, most - taken), unit };
}

/** A signature alone is no text. */
function isSaying(form: ComposeForm, carried: Carried): boolean {
  const whole = wholeBody(form, carried);
  return whole !== '' && whole !== (carried.signature ?? '').trim();
}

/** What the person wrote of the body. */
export function withoutSignature(body: string, { signature = '' }: Carried): string {
  const written = body.trimEnd();
  return signature !== '' && written.endsWith(signature) ? written.slice(0, -signature.length) : written;
}

function wholeBody({ body, quoting }: ComposeForm, { quote }: Carried): string {
  const parts = [body, quoting === '' ? '' : quote];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The form as a draft: everything except its files. */
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

/**
 * The form of a stored draft. A draft with files is saved as a new draft, because saving it without them would delete
 * them.
 */
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

/** Whether a mail has fields that Send Email lacks. */
export function isComposed({ to, cc, bcc, replyTo, forwards, attachments, draft }: Payload): boolean {
  const isToMany = Array.isArray(to) && to.length > 1;
  return (
    isToMany ||
    [cc, bcc, replyTo, forwards, attachments, draft].some((field) => field !== undefined && field !== null)
  );
}

/** The compose form for a sent mail whose words come back. Its quote is part of the body by then. */
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
