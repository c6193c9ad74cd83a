import { isMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { type FormErrors, textOf } from './form.ts';

export const emptyEmail = { to: '', subject: '', body: '' };
export type EmailForm = typeof emptyEmail;

/** Rule dialogs.email.2. */
export function emailErrors({ to, subject, body }: EmailForm): FormErrors<EmailForm> {
  return {
    ...(to.trim() === '' ? { to: 'emailRequired' } : invalidAddress(to)),
    ...(subject.trim() === '' ? { subject: 'subjectRequired' } : {}),
    ...(body.trim() === '' ? { body: 'bodyRequired' } : {}),
  };
}

function invalidAddress(to: string): FormErrors<EmailForm> {
  return isMailAddress(to) ? {} : { to: 'emailInvalid' };
}

/** Send is disabled until all three are filled in. */
export function isEmailFilled({ to, subject, body }: EmailForm): boolean {
  return [to, subject, body].every((text) => text.trim() !== '');
}

export function emailPayload({ to, subject, body }: EmailForm): Record<string, unknown> {
  return { to: [to.trim()], subject: subject.trim(), body };
}

/** The form for a sent mail whose words come back. */
export function emailFormOf(payload: Readonly<Record<string, unknown>>): EmailForm {
  return { to: textOf(payload['to']), subject: textOf(payload['subject']), body: textOf(payload['body']) };
}
