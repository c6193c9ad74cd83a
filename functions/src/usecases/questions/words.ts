import { isHebrew } from '../chat/words.ts';

/** What answers about the person's own things say, in both languages. */
const english = {
  locale: 'en-GB',
  near: { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' } as Readonly<Record<number, string>>,
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  and: ' and ',
  allDay: 'All day',
  noTitle: '(no title)',
  with: (names: string) => `with ${names}`,
  more: (count: number) => `…and ${count} more.`,
  calendar: (when: string, count: number) =>
    `Your calendar, ${when}: ${count} ${count === 1 ? 'entry' : 'entries'}.`,
  calendarEmpty: (when: string) => `Your calendar, ${when}: nothing.`,
  firstThing: (when: string) => `The first in your calendar, ${when}:`,
  lastThing: (when: string) => `The last in your calendar, ${when}:`,
  brief: (when: string) => `At a glance, ${when}`,
  nextMeeting: 'Your next meeting:',
  noNextMeeting: (until: string) => `There is no meeting in your calendar from now to ${until}.`,
  meetingsAbout: (about: string) => `In your calendar about “${about}”:`,
  noMeetingAbout: (about: string, when: string) =>
    `There is nothing about “${about}” in your calendar, ${when}.`,
  noMeetingThen: (when: string) => `There is no meeting in your calendar, ${when}.`,
  whichOne: 'Which one? Say it again with its day and hour, so that only one is meant. Nothing was changed.',
  notYourMeeting: (title: string) =>
    `“${title}” was set up by somebody else: only they can move it. You can cancel it for yourself.`,
  alreadyCalled: (title: string) => `“${title}” is called that already.`,
  alreadyThen: (title: string, when: string) => `“${title}” is there already: ${when}.`,
  reminderIsThen: (task: string, when: string) => `“${task}” is due then already: ${when}.`,
  noSuchReminder: (about: string | null) =>
    about === null
      ? 'There is no such reminder still to ring.'
      : `There is no reminder about “${about}” still to ring.`,
  timeIsPast: (when: string) => `This time has passed: ${when}. Nothing was changed.`,
  fromNowTo: (day: string) => `from now to ${day}`,
  free: (when: string) => `You are free: nothing in your calendar, ${when}.`,
  notFree: (when: string) => `Not the whole time. In your calendar, ${when}:`,
  freeBetween: 'Free:',
  noneFree: 'No time is left between.',
  freeSlots: (length: string, when: string) => `Free for ${length} or longer, ${when}:`,
  noFreeSlots: (length: string, when: string) => `I found no ${length} free, ${when}.`,
  workingHours: '(looked at working days, 9:00 to 18:00)',
  minutes: (count: number) => {
    if (count === 60) return 'an hour';
    return count % 60 === 0 ? `${count / 60} hours` : `${count} minutes`;
  },
  mailFrom: (who: string) => `The newest from ${who}:`,
  mailTo: (who: string) => `What you last sent to ${who}:`,
  unreadMail: (count: string) => `Unread in your inbox: ${count}.`,
  unreadFrom: (who: string) => `Unread from ${who}:`,
  attachments: 'Mail with attachments:',
  mails: 'Your mail:',
  noMailFrom: (who: string) => `I found no mail or message from ${who}.`,
  noMailTo: (who: string) => `I found no mail from you to ${who}.`,
  noUnread: 'There is no unread mail in your inbox.',
  noUnreadFrom: (who: string) => `There is nothing unread from ${who}.`,
  noAttachments: 'I found no mail with attachments.',
  noMails: 'I found no mail.',
  looked: (when: string) => `(${when})`,
  atLeast: (count: number) => `at least ${count}`,
  unknownSender: 'Unknown',
  noSubject: '(no subject)',
  waiting: 'These wait for your answer (the last 30 days, mail and messages from people):',
  nobodyWaits: 'Nobody waits for your answer: I looked at the mail and messages of the last 30 days.',
  reminders: 'Your reminders:',
  noReminders: 'You have no open reminders.',
  tasks: 'Your open tasks:',
  noTasks: 'You have no open tasks.',
  taskStates: { 'Waiting Confirmation': 'waits for your yes', Pending: 'on its way' } as Readonly<
    Record<string, string>
  >,
  due: (when: string) => `due ${when}`,
  doneIn: (when: string) => `What you did, ${when}:`,
  noneDone: (when: string) =>
    `I know of nothing that you did, ${when}: no action here, no mail sent, no meeting.`,
  doneTasks: 'Done here',
  doneMails: 'Mail sent',
  doneMeetings: 'Meetings',
  contact: (who: string) => `What I know of ${who}:`,
  noContact: (who: string) => `I know no address or number of ${who}.`,
  neverWrittenTo: 'you have never written to this one',
  timeIn: (city: string, time: string) => `In ${city} it is ${time}.`,
  noZone: (city: string) => `I do not know which time zone ${city} is in.`,
  result: (sum: string, result: string) => `${sum} = **${result}**`,
  googleOff: {
    calendar: 'I cannot see your calendar: Google is not connected. Connect it on Connected Devices.',
    mail: 'I cannot see your mail: Google is not connected. Connect it on Connected Devices.',
  },
  silent: {
    calendar: 'Your calendar did not answer. Please try again.',
    mail: 'Your mailbox did not answer. Please try again.',
  },
  messagesSilent: 'Your messages could not be read.',
};

const hebrew: typeof english = {
  locale: 'he-IL',
  near: { '-1': 'אתמול', 0: 'היום', 1: 'מחר' },
  fromTo: (first, last) => `${first} עד ${last}`,
  and: ' ו',
  allDay: 'כל היום',
  noTitle: '(ללא כותרת)',
  with: (names) => `עם ${names}`,
  more: (count) => `…ועוד ${count}.`,
  calendar: (when, count) => `ביומן שלך, ${when}: ${count === 1 ? 'דבר אחד' : `${count} דברים`}.`,
  calendarEmpty: (when) => `ביומן שלך, ${when}: אין דבר.`,
  firstThing: (when) => `הדבר הראשון ביומן, ${when}:`,
  lastThing: (when) => `הדבר האחרון ביומן, ${when}:`,
  brief: (when) => `במבט אחד, ${when}`,
  nextMeeting: 'הפגישה הבאה שלך:',
  noNextMeeting: (until) => `אין פגישה ביומן מעכשיו עד ${until}.`,
  meetingsAbout: (about) => `ביומן שלך על ״${about}״:`,
  noMeetingAbout: (about, when) => `אין ביומן דבר על ״${about}״, ${when}.`,
  noMeetingThen: (when) => `אין פגישה ביומן, ${when}.`,
  whichOne: 'איזו מהן? אפשר לבקש שוב עם היום והשעה, כדי שרק אחת תתאים. לא השתנה דבר.',
  notYourMeeting: (title) =>
    `״${title}״ נקבעה בידי מישהו אחר: רק הם יכולים להזיז אותה. אפשר לבטל אותה רק אצלך.`,
  alreadyCalled: (title) => `״${title}״ כבר נקראת כך.`,
  alreadyThen: (title, when) => `״${title}״ כבר שם: ${when}.`,
  reminderIsThen: (task, when) => `״${task}״ כבר נקבעה למועד הזה: ${when}.`,
  noSuchReminder: (about) =>
    about === null ? 'אין תזכורת כזאת שעוד תצלצל.' : `אין תזכורת על ״${about}״ שעוד תצלצל.`,
  timeIsPast: (when) => `הזמן הזה עבר: ${when}. לא השתנה דבר.`,
  fromNowTo: (day) => `מעכשיו עד ${day}`,
  free: (when) => `הזמן פנוי: אין דבר ביומן, ${when}.`,
  notFree: (when) => `לא כל הזמן פנוי. ביומן, ${when}:`,
  freeBetween: 'פנוי:',
  noneFree: 'לא נשאר זמן פנוי בין לבין.',
  freeSlots: (length, when) => `זמן פנוי של ${length} לפחות, ${when}:`,
  noFreeSlots: (length, when) => `לא מצאתי ${length} פנויות, ${when}.`,
  workingHours: '(בימי עבודה, 9:00 עד 18:00)',
  minutes: (count) => {
    if (count === 60) return 'שעה';
    if (count === 120) return 'שעתיים';
    return count % 60 === 0 ? `${count / 60} שעות` : `${count} דקות`;
  },
  mailFrom: (who) => `האחרונים מ־${who}:`,
  mailTo: (who) => `מה ששלחת לאחרונה אל ${who}:`,
  unreadMail: (count) => `לא נקראו בתיבה שלך: ${count}.`,
  unreadFrom: (who) => `לא נקראו, מ־${who}:`,
  attachments: 'מיילים עם קבצים מצורפים:',
  mails: 'המיילים שלך:',
  noMailFrom: (who) => `לא מצאתי מייל או הודעה מ־${who}.`,
  noMailTo: (who) => `לא מצאתי מייל ששלחת אל ${who}.`,
  noUnread: 'אין בתיבה שלך מיילים שלא נקראו.',
  noUnreadFrom: (who) => `אין דבר שלא נקרא מ־${who}.`,
  noAttachments: 'לא מצאתי מיילים עם קבצים מצורפים.',
  noMails: 'לא מצאתי מיילים.',
  looked: (when) => `(${when})`,
  atLeast: (count) => `לפחות ${count}`,
  unknownSender: 'לא ידוע',
  noSubject: '(ללא נושא)',
  waiting: 'מחכים לתשובה שלך (30 הימים האחרונים, מיילים והודעות מאנשים):',
  nobodyWaits: 'איש אינו מחכה לתשובה שלך: הסתכלתי במיילים ובהודעות של 30 הימים האחרונים.',
  reminders: 'התזכורות שלך:',
  noReminders: 'אין לך תזכורות פתוחות.',
  tasks: 'המשימות הפתוחות שלך:',
  noTasks: 'אין לך משימות פתוחות.',
  taskStates: { 'Waiting Confirmation': 'מחכה לאישור שלך', Pending: 'בדרך' },
  due: (when) => `עד ${when}`,
  doneIn: (when) => `מה שעשית, ${when}:`,
  noneDone: (when) => `לא ידוע לי על דבר שעשית, ${when}: אין פעולה כאן, מייל שנשלח או פגישה.`,
  doneTasks: 'נעשה כאן',
  doneMails: 'מיילים שנשלחו',
  doneMeetings: 'פגישות',
  contact: (who) => `מה שידוע לי על ${who}:`,
  noContact: (who) => `לא ידועים לי כתובת או מספר של ${who}.`,
  neverWrittenTo: 'עוד לא כתבת לכתובת הזאת',
  timeIn: (city, time) => `השעה ב${city}: ${time}.`,
  noZone: (city) => `לא ידוע לי באיזה אזור זמן נמצאת ${city}.`,
  result: (sum, result) => `${sum} = **${result}**`,
  googleOff: {
    calendar: 'איני רואה את היומן שלך: Google לא מחובר. אפשר לחבר אותו במסך המכשירים המחוברים.',
    mail: 'איני רואה את המיילים שלך: Google לא מחובר. אפשר לחבר אותו במסך המכשירים המחוברים.',
  },
  silent: {
    calendar: 'היומן שלך לא ענה. אפשר לנסות שוב.',
    mail: 'תיבת המייל שלך לא ענתה. אפשר לנסות שוב.',
  },
  messagesSilent: 'לא ניתן היה לקרוא את ההודעות שלך.',
};

export type QuestionWords = typeof english;

/** The answer comes in the language of the question. */
export function questionWords(question: string): QuestionWords {
  return isHebrew(question) ? hebrew : english;
}
