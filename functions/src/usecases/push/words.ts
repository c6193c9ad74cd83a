import type { ActionNotification, NotificationDocument } from '@crocodile-hub/core/contract/documents';
import { latenessOf, type Lateness } from '@crocodile-hub/core/domain/lateness';

type Late = Extract<Lateness, { is: 'late' }>;
type Words = { late: (lateness: Late) => string; notLeft: Record<ActionNotification['reason'], string> };

const english: Words = {
  late: ({ amount, unit }) => `${amount} ${amount === 1 ? unit.slice(0, -1) : unit} late`,
  notLeft: {
    reauth: 'Not sent. Reconnect Google, then run it again.',
    'too-late': 'Over an hour late, so it was not sent. Run it again if it still should.',
    failed: 'It did not go through. See Smart Tasks.',
  },
};

const hebrewUnits: Record<Late['unit'], { one: string; two: string; many: string }> = {
  minutes: { one: 'דקה', two: 'שתי דקות', many: 'דקות' },
  hours: { one: 'שעה', two: 'שעתיים', many: 'שעות' },
  days: { one: 'יום', two: 'יומיים', many: 'ימים' },
};
const hebrew: Words = {
  late: ({ amount, unit }) => {
    const { one, two, many } = hebrewUnits[unit];
    const few = [one, two][amount - 1];
    return `באיחור של ${few ?? `${amount} ${many}`}`;
  },
  notLeft: {
    reauth: 'לא נשלחה. צריך לחבר שוב את Google ואז להריץ אותה.',
    'too-late': 'עברה יותר משעה, ולכן לא נשלחה. אפשר להריץ אותה שוב.',
    failed: 'לא עברה. הפרטים במשימות החכמות.',
  },
};

/** What stands below the title: how late a reminder came and its notes, or why an action did not leave. */
export function bodyOf(notification: NotificationDocument, locale: string | null): string {
  const words = isHebrew(locale) ? hebrew : english;
  if (notification.type === 'action') return words.notLeft[notification.reason];
  const lateness = latenessOf(notification.lateMs);
  const late = lateness.is === 'late' ? words.late(lateness) : '';
  return [late, notification.body].filter((line) => line !== '').join('\n');
}

function isHebrew(locale: string | null): boolean {
  return /^(he|iw)\b/i.test(locale ?? '');
}
