import type { notifications as english } from '../en/notifications.ts';
import type { HebrewOf } from '../translation-of.ts';

export const notifications: HebrewOf<typeof english> = {
  reminder: 'תזכורת',
  onTime: 'מועד: {when}',
  late: 'מועד: {when}, {lateness}',
  late_minutes_one: 'באיחור של דקה',
  late_minutes_two: 'באיחור של שתי דקות',
  late_minutes_other: 'באיחור של {count} דקות',
  late_hours_one: 'באיחור של שעה',
  late_hours_two: 'באיחור של שעתיים',
  late_hours_other: 'באיחור של {count} שעות',
  late_days_one: 'באיחור של יום',
  late_days_two: 'באיחור של יומיים',
  late_days_other: 'באיחור של {count} ימים',
  many_one: 'התראה חדשה',
  many_two: 'שתי התראות חדשות',
  many_other: '{count} התראות חדשות',
  manyHint: 'האחרונה: {title}',
  notLeft_reauth: 'הייתה אמורה לצאת {when}. צריך לחבר שוב את Google ואז להריץ אותה.',
  'notLeft_too-late': 'הייתה אמורה לצאת {when}. עברה יותר משעה, ולכן לא נשלחה. אפשר להריץ אותה שוב.',
  notLeft_failed: 'הייתה אמורה לצאת {when} ולא עברה. הפרטים במשימות החכמות.',
  setAside_reminder: 'המועד היה {when}. אי אפשר היה להעביר אותה, ולכן היא הונחה בצד. צריך לקבוע אותה מחדש.',
  setAside_action:
    'הייתה אמורה לרוץ {when}. היא נכשלה שוב ושוב והונחה בצד. כדאי לבדוק אם עברה לפני שמריצים אותה שוב.',
  unnamed_reminder: 'תזכורת',
  unnamed_action: 'פעולה',
  markRead: 'לסמן כנקראה',
  remove: 'הסרה',
  show: 'הצגה',
  allow: 'לאפשר התראות בדפדפן',
  failed: 'עדכון ההתראה נכשל',
};
