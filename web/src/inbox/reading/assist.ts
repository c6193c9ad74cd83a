import { call, type Options } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';

/** A model's summary of a mail; null when there is no model or it does not answer. */
export async function summaryByModel(messageId: string, options: Options): Promise<string | null> {
  // Asked for in the mail's own language, so that its sentences can be found in the mail.
  const outcome = await call('summarize', { body: { messageId } }, options);
  return outcome.ok && outcome.reply.source === 'model' ? outcome.reply.text : null;
}

/** Fetched at the first opening of a menu: few messages are translated. */
export const loadTranslator = () => import('./device-translator.ts');

export async function translate(
  messageId: string,
  language: 'en' | 'he',
  options: Options,
): Promise<Outcome<string>> {
  const outcome = await call('translate', { body: { messageId, language } }, options);
  return outcome.ok ? { ok: true, reply: outcome.reply.text } : outcome;
}

/** A suggested answer to a mail; null when no model wrote it. */
export async function suggestReply(messageId: string): Promise<Outcome<string | null>> {
  const outcome = await call('suggestReply', { body: { messageId } });
  if (!outcome.ok) return outcome;
  const { text, source } = outcome.reply;
  return { ok: true, reply: source === 'model' ? text : null };
}
