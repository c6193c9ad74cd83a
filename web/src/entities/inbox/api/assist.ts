import { call, type Options } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';

/** What a model makes of a mail; null where there is none, or where it does not answer. */
export async function summaryByModel(messageId: string, options: Options): Promise<string | null> {
  // In the mail's own language: only so its sentences can be found in it again.
  const outcome = await call('summarize', { body: { messageId } }, options);
  return outcome.ok && outcome.reply.source === 'model' ? outcome.reply.text : null;
}

export async function translate(
  messageId: string,
  language: 'en' | 'he',
  options: Options,
): Promise<Outcome<string>> {
  const outcome = await call('translate', { body: { messageId, language } }, options);
  return outcome.ok ? { ok: true, reply: outcome.reply.text } : outcome;
}

/** Words for an answer to a mail; null where no model wrote them. */
export async function suggestReply(messageId: string): Promise<Outcome<string | null>> {
  const outcome = await call('suggestReply', { body: { messageId } });
  if (!outcome.ok) return outcome;
  const { text, source } = outcome.reply;
  return { ok: true, reply: source === 'model' ? text : null };
}
