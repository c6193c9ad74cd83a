/** A command in Hebrew or English becomes a reading. Pure and deterministic: the clock comes with the context. */
import type { Context, Reading } from './reading.ts';
import { toLocalIso, zoneOf } from './time/zone.ts';

export function understand(text: string, context: Context): Reading {
  const common = { spans: [], alternatives: [], sendAt: null, day: null, asksPreview: false };
  const mail = /^send an email to (\S+@\S+) about (.+?) saying (.+)$/i.exec(text.trim());
  if (mail !== null) {
    const [, to = '', subject = '', body = ''] = mail;
    return { intent: 'send_email', slots: { to: [to], subject, body }, confidence: 0.95, ...common };
  }
  const reminder = /^תזכיר לי בעוד דקה (.+)$/.exec(text.trim());
  if (reminder !== null) {
    const instant = Date.parse(context.now) + 60_000;
    const reminderTime = toLocalIso(instant, zoneOf(context.timeZone, context.now));
    const slots = { task: reminder[1] ?? null, reminderTime, priority: null, notes: null, recurrence: null };
    return { intent: 'reminder', slots, confidence: 0.95, ...common };
  }
  return { intent: 'none', slots: {}, confidence: 1, ...common };
}
