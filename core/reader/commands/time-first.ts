/**
 * "תשלחי מייל לאבי מחר בתשע שהחשבונית שולמה": a time before what is said, and told from it by a letter or a mark, is when
 * it leaves.
 */
import type { Context, Proposal, Reading } from '../../language/reading.ts';
import { quote } from '../../language/normalise.ts';
import { read } from '../../language/sentence.ts';
import { findTimes } from '../../language/time/find.ts';
import { respell } from '../../language/understand/vocabulary.ts';
import { whenSaid } from './own-reading.ts';

export function withTimeFirst(reading: Reading, context: Context): Reading {
  const said = textOf(reading);
  const found =
    said === null || reading.sendAt !== null || reading.words.includes(` ש${said}`) ? null : timeFirst(said);
  if (found === null) return reading;
  const { at } = whenSaid(found.time, 'reminder', read(found.time, respell).tokens, context);
  if (at === null || Date.parse(at) <= Date.parse(context.now)) return reading;
  const bare = <T extends Proposal>(one: T): T => (textOf(one) === said ? withText(one, found.text) : one);
  const span = { start: 0, end: reading.words.length };
  return {
    ...bare(reading),
    sendAt: at,
    doubts: reading.doubts.length > 0 ? reading.doubts : [{ kind: 'reading', ...span }],
    alternatives: reading.alternatives.map(bare),
  };
}

function timeFirst(said: string): { readonly time: string; readonly text: string } | null {
  const { source, tokens } = read(said, respell);
  const first = findTimes(tokens).all[0];
  const last = tokens[(first?.to ?? 0) - 1];
  if (first?.from !== 0 || last === undefined || first.isPast) return null;
  if (first.clock === null && first.ahead === null) return null;
  const time = quote(source, 0, last.end);
  const [lead = ''] =
    /^(?:\s*:\s*|\s+ש(?!ני |לישי |ישי |בת |לום|בוע|עה|נייה|ניה|מח|ולח|אלה|יחה|ונה|וב |ניהם|תי )(?=[א-ת]{3}))/.exec(
      said.slice(time.length),
    ) ?? [];
  const text = said.slice(time.length + lead.length);
  return lead === '' || text.trim() === '' ? null : { time, text };
}

function textOf({ intent, slots }: Proposal): string | null {
  if (intent === 'send_whatsapp') return slots.message;
  return intent === 'send_email' && slots.subject === null ? slots.body : null;
}

function withText<T extends Proposal>(proposal: T, text: string): T {
  const { intent, slots } = proposal;
  if (intent === 'send_whatsapp') return { ...proposal, slots: { ...slots, message: text } };
  return intent === 'send_email' ? { ...proposal, slots: { ...slots, body: text } } : proposal;
}
