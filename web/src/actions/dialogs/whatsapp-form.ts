import { displayPhone, isPhoneNumber, toE164 } from '@crocodile-hub/core/domain/phone';
import { type FormErrors, textOf } from './form.ts';

export const emptyWhatsapp = { phone: '', message: '' };
export type WhatsappForm = typeof emptyWhatsapp;

/** Rule dialogs.whatsapp.2. */
export function whatsappErrors({ phone, message }: WhatsappForm): FormErrors<WhatsappForm> {
  return {
    ...phoneErrors(phone),
    ...(message.trim() === '' ? { message: 'bodyRequired' } : {}),
  };
}

function phoneErrors(phone: string): FormErrors<WhatsappForm> {
  if (phone.trim() === '') return { phone: 'phoneRequired' };
  return isPhoneNumber(phone) ? {} : { phone: 'phoneInvalid' };
}

/** The number as it will be dialled; null when it is not valid. */
export function phonePreview(phone: string): string | null {
  return isPhoneNumber(phone) ? displayPhone(phone) : null;
}

export function whatsappPayload({ phone, message }: WhatsappForm): Record<string, unknown> {
  return { to: toE164(phone), message };
}

/** The form of a message that was sent, for its words to come back to. */
export function whatsappFormOf(payload: Readonly<Record<string, unknown>>): WhatsappForm {
  return { phone: textOf(payload['to']), message: textOf(payload['message']) };
}
