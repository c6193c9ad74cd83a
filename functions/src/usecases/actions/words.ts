import { isHebrewLocale } from '@crocodile-hub/core/domain/locale';
import { repetition } from './repetition-words.ts';
import type { Instant } from '@crocodile-hub/core/contract/time';

/** Sentences about actions that a person reads, in both languages. */
const english = {
  mailTo: (to: string, subject: string, body: string) => `Send an email to ${to}, “${subject}”: ${body}`,
  mailSent: (to: string) => `Email sent to ${to}`,
  meeting: (title: string, when: string, people: string) =>
    `Schedule “${title}” on ${when}${people === '' ? '' : ` with ${people}`}`,
  meetingMade: (title: string, when: string) => `“${title}” is in the calendar on ${when}`,
  reminder: (task: string, when: string) => `Remind you on ${when}: ${task}`,
  reminderSoon: (task: string, repeats: string) => `Remind you in half an hour${repeats}: ${task}`,
  /** To follow the time. */
  repeats: (recurrence: string | null | undefined, timeZone: string) =>
    repetition(recurrence, 'en', timeZone),
  reminderMade: (task: string, when: string) => `Reminder set for ${when}: ${task}`,
  task: (title: string) => `Note the task: ${title}`,
  taskMade: (title: string) => `Task noted: ${title}`,
  messageTo: (channel: string, to: string, message: string) => `Send ${to} a ${channel} message: ${message}`,
  messageSent: (channel: string, to: string) => `${channel} message sent to ${to}`,
  search: (query: string) => `Search the web for ${query}`,
  searched: (query: string, count: number) => `${count} results for ${query}`,
  command: (command: string) => `Understand: ${command}`,
  notUnderstood: 'I could not tell what to do. Nothing was done.',
  proposed: (summary: string) => `To be confirmed: ${summary}`,
  /** Of an action whose own words are forgotten. */
  done: 'Done',
} as const;

type Words = {
  [K in keyof typeof english]: (typeof english)[K] extends string ? string : (typeof english)[K];
};

const hebrew: Words = {
  mailTo: (to, subject, body) => `לשלוח מייל אל ${to}, ״${subject}״: ${body}`,
  mailSent: (to) => `המייל נשלח אל ${to}`,
  meeting: (title, when, people) => `לקבוע ״${title}״ ב־${when}${people === '' ? '' : ` עם ${people}`}`,
  meetingMade: (title, when) => `״${title}״ נקבע ביומן ל־${when}`,
  reminder: (task, when) => `להזכיר לך ב־${when}: ${task}`,
  reminderSoon: (task, repeats) => `להזכיר לך בעוד חצי שעה${repeats}: ${task}`,
  repeats: (recurrence, timeZone) => repetition(recurrence, 'he', timeZone),
  reminderMade: (task, when) => `נקבעה תזכורת ל־${when}: ${task}`,
  task: (title) => `לרשום משימה: ${title}`,
  taskMade: (title) => `המשימה נרשמה: ${title}`,
  messageTo: (channel, to, message) => `לשלוח אל ${to} הודעת ${channel}: ${message}`,
  messageSent: (channel, to) => `הודעת ${channel} נשלחה אל ${to}`,
  search: (query) => `לחפש ברשת: ${query}`,
  searched: (query, count) => `${count} תוצאות עבור ${query}`,
  command: (command) => `להבין: ${command}`,
  notUnderstood: 'לא הצלחתי להבין מה לעשות. לא נעשה דבר.',
  proposed: (summary) => `ממתין לאישור: ${summary}`,
  done: 'בוצע',
};

export function words(locale: string | null): Words {
  return isHebrewLocale(locale) ? hebrew : english;
}

type Clock = { timeZone: string; locale: string | null; now?: Instant };

/** Day and hour, with the year where it is not this one. */
export function when(at: Instant, { timeZone, locale, now }: Clock): string {
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  const isThisYear = now === undefined || year.format(at) === year.format(now);
  return new Intl.DateTimeFormat(isHebrewLocale(locale) ? 'he-IL' : 'en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
