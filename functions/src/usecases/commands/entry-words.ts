import { isMostlyHebrew } from '@crocodile-hub/core/text/script';

/** What is said of a time that an entry of the calendar tells, in the language of the command. */
const english = {
  byEntry: (summary: string, title: string, when: string) =>
    `${summary} (by your calendar: “${title}”, ${when})`,
  noEntry: (about: string) => `I found no “${about}” ahead in your calendar.`,
  isPast: (title: string, when: string, at: string) => `“${title}” is ${when}, so ${at} has passed.`,
  hasNoHour: (title: string, day: string) => `“${title}” has no hour: it takes the whole day, ${day}.`,
  toLeaveWhen: 'When is it to leave? As it stands, it leaves at once.',
};

const hebrew: typeof english = {
  byEntry: (summary, title, when) => `${summary} (לפי היומן: ״${title}״, ${when})`,
  noEntry: (about) => `אין בהמשך היומן ״${about}״.`,
  isPast: (title, when, at) => `״${title}״: ${when}, ולכן ${at} כבר עבר.`,
  hasNoHour: (title, day) => `ל״${title}״ אין שעה: זה לכל היום, ${day}.`,
  toLeaveWhen: 'מתי לשלוח? כרגע זה יישלח מייד.',
};

export function entryWords(command: string): typeof english {
  return isMostlyHebrew(command) ? hebrew : english;
}
