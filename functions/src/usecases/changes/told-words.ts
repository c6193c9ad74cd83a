import { isSaidInHebrew } from '@crocodile-hub/core/text/script';

/** Others may have written it: in the other script it must not turn its sentence around. */
const isolated = (title: string) => `\u2068${title}\u2069`;

/** What is said of a time that an entry of the calendar tells, in the language of the command. */
const english = {
  byEntry: (summary: string, title: string, when: string) =>
    `${summary} (by your calendar: “${isolated(title)}”, ${when})`,
  noEntry: (about: string) => `I found no “${isolated(about)}” ahead in your calendar.`,
  isPast: (title: string, when: string, at: string) =>
    `“${isolated(title)}” is ${when}, so ${at} has passed.`,
  hasNoHour: (title: string, day: string) =>
    `“${isolated(title)}” has no hour: it takes the whole day, ${day}.`,
  toLeaveWhen: 'When is it to leave? As it stands, it leaves at once.',
};

const hebrew: typeof english = {
  byEntry: (summary, title, when) => `${summary} (לפי היומן: ״${isolated(title)}״, ${when})`,
  noEntry: (about) => `אין בהמשך היומן ״${isolated(about)}״.`,
  isPast: (title, when, at) => `״${isolated(title)}״: ${when}, ולכן ${at} כבר עבר.`,
  hasNoHour: (title, day) => `ל״${isolated(title)}״ אין שעה: זה לכל היום, ${day}.`,
  toLeaveWhen: 'מתי לשלוח? כרגע זה יישלח מייד.',
};

export function entryWords(command: string): typeof english {
  return isSaidInHebrew(command) ? hebrew : english;
}
