import { type FormErrors, textOf } from './form.ts';

export const platforms = ['messenger', 'instagram'] as const;
/** Names of products: the same in every language. */
export const platformNames = { messenger: 'Messenger', instagram: 'Instagram' } as const;
export type SocialForm = { platform: (typeof platforms)[number]; to: string; message: string };
export const emptySocial: SocialForm = { platform: 'messenger', to: '', message: '' };

/** Fields have no errors: Send is disabled until both are filled in. */
export const socialErrors = (): FormErrors<SocialForm> => ({});

export function isSocialFilled({ to, message }: SocialForm): boolean {
  return to.trim() !== '' && message.trim() !== '';
}

/** The form of a message that was sent, for its words to come back to. */
export function socialFormOf(payload: Readonly<Record<string, unknown>>): SocialForm {
  const platform = platforms.find((known) => known === payload['platform']) ?? emptySocial.platform;
  return { platform, to: textOf(payload['to']), message: textOf(payload['message']) };
}

export function socialPayload({ platform, to, message }: SocialForm): Record<string, unknown> {
  return { platform, to: to.trim(), message };
}
