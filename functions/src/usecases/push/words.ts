import { isHebrewLocale } from '@crocodile-hub/core/domain/locale';
import type {
  ActionNotification,
  NotificationDocument,
  SetAsideNotification,
} from '@crocodile-hub/core/contract/documents';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { latenessOf, type Lateness } from '@crocodile-hub/core/domain/lateness';

type Late = Extract<Lateness, { is: 'late' }>;
type Words = {
  late: (lateness: Late) => string;
  notLeft: Record<ActionNotification['reason'], string>;
  setAside: Record<SetAsideNotification['what'], { unnamed: string; body: string }>;
};

const english: Words = {
  late: ({ amount, unit }) => `${amount} ${amount === 1 ? unit.slice(0, -1) : unit} late`,
  notLeft: {
    reauth: 'Not sent. Reconnect Google, then run it again.',
    'too-late': 'Over an hour late, so it was not sent. Run it again if it still should.',
    failed: 'It did not go through. See Smart Tasks.',
  },
  setAside: {
    reminder: { unnamed: 'A reminder', body: 'It could not be delivered and was set aside. Set it anew.' },
    action: {
      unnamed: 'An action',
      body: 'It failed again and again and was set aside. Check whether it went through before running it again.',
    },
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
  setAside: {
    reminder: { unnamed: 'תזכורת', body: 'אי אפשר היה להעביר אותה והיא הונחה בצד. צריך לקבוע אותה מחדש.' },
    action: {
      unnamed: 'פעולה',
      body: 'היא נכשלה שוב ושוב והונחה בצד. כדאי לבדוק אם עברה לפני שמריצים אותה שוב.',
    },
  },
};

/** The title of a notification; one that was set aside may have none. */
export function titleOf(notification: NotificationDocument, locale: string | null): string {
  if (notification.title !== '' || notification.type !== 'set-aside') return notification.title;
  return wordsFor(locale).setAside[notification.what].unnamed;
}

/** The text below the title: how late a reminder came and its notes, or why an action did not leave. */
export function bodyOf(notification: NotificationDocument, locale: string | null): string {
  const words = wordsFor(locale);
  switch (notification.type) {
    case 'action':
      return words.notLeft[notification.reason];
    case 'set-aside':
      return words.setAside[notification.what].body;
    case 'reminder': {
      const lateness = latenessOf(notification.lateMs);
      const late = lateness.is === 'late' ? words.late(lateness) : '';
      return [late, notification.body].filter((line) => line !== '').join('\n');
    }
    default:
      return unreachable(notification);
  }
}

function wordsFor(locale: string | null): Words {
  return isHebrewLocale(locale) ? hebrew : english;
}
