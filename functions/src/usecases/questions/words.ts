import type { MailFilter } from '@crocodile-hub/core/language/questions/mail-filters';
import { isSaidInHebrew } from '@crocodile-hub/core/text/script';
import { daysInEnglish, daysInHebrew } from './day-words.ts';
import { weatherInEnglish, weatherInHebrew } from './weather-words.ts';

/** Whom a mail is from, or to; `sent` is what the person wrote. */
type Parties = { from: string | null; to: string | null; sent: boolean };
/** An hour in a place; null is here. */
type Clocked = { at: string; place: string | null };

function partiesIn({ from, to, sent }: Parties): string {
  if (from !== null) return ` from ${from}`;
  if (to !== null) return ` from you to ${to}`;
  return sent ? ' from you' : '';
}

function partiesInHebrew({ from, to, sent }: Parties): string {
  if (from !== null) return ` מ־${from}`;
  if (to !== null) return ` ממך אל ${to}`;
  return sent ? ' ממך' : '';
}

type Counted = {
  days: (count: number) => string;
  weeks: (count: number) => string;
  andDays: (count: number) => string;
};
const inEnglish: Counted = {
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  weeks: (count) => `${count} weeks`,
  andDays: (count) => ` and ${inEnglish.days(count)}`,
};
const inHebrew: Counted = {
  days: (count) => (count === 1 ? 'יום אחד' : `${count} ימים`),
  weeks: (count) => (count === 2 ? 'שבועיים' : `${count} שבועות`),
  andDays: (count) => (count === 1 ? ' ויום אחד' : ` ו־${inHebrew.days(count)}`),
};

/** From two weeks on in weeks too. */
function daysCounted(count: number, { days, weeks, andDays }: Counted): string {
  if (count < 14) return days(count);
  const left = count % 7;
  return `${days(count)} (${weeks((count - left) / 7)}${left === 0 ? '' : andDays(left)})`;
}

/** What answers about the person's own things say, in both languages. */
const english = {
  locale: 'en-GB',
  near: { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' } as Readonly<Record<number, string>>,
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  and: ' and ',
  allDay: 'All day',
  allDayTo: (day: string) => `All day, to ${day}`,
  untilWhen: (when: string) => `until ${when}`,
  noTitle: '(no title)',
  with: (names: string) => `with ${names}`,
  more: (count: number) => `…and ${count} more.`,
  andMore: '…and more.',
  calendar: (when: string, count: number, reminders: number) => {
    const counted = `${count} ${count === 1 ? 'entry' : 'entries'}`;
    const told = `${reminders} ${reminders === 1 ? 'reminder' : 'reminders'}`;
    if (count === reminders) return `Your calendar, ${when}: ${told}.`;
    return `Your calendar, ${when}: ${counted}${reminders === 0 ? '' : `, ${reminders} of them ${reminders === 1 ? 'a reminder' : 'reminders'}`}.`;
  },
  calendarEmpty: (when: string) => `Your calendar, ${when}: nothing.`,
  firstThing: (when: string) => `The first in your calendar, ${when}:`,
  lastThing: (when: string) => `The last in your calendar, ${when}:`,
  brief: (when: string) => `At a glance, ${when}`,
  nextMeeting: 'Your next meeting:',
  lastMeeting: 'Your last meeting:',
  placeOf: (title: string, place: string) => `${title} is here: ${place}.`,
  noPlace: (title: string) => `No place is written for ${title}.`,
  noGuests: (title: string) => `Nobody else is invited to ${title}.`,
  lasts: (title: string, length: string) => `${title} takes ${length}.`,
  begun: (title: string) => `${title} has begun.`,
  beginsIn: (title: string, length: string) => `${title} begins in ${length}.`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  minutesLong: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  meetingsAbout: (about: string) => `In your calendar about “${about}”:`,
  meetingsCounted: (about: string, when: string, count: number) =>
    `In your calendar about “${about}”, ${when}: ${count}.`,
  birthdays: (who: string | null, when: string) =>
    who === null ? `Birthdays in your calendar, ${when}:` : `The birthday of “${who}”, by your calendar:`,
  noBirthdays: (who: string | null, when: string) =>
    who === null
      ? `There is no birthday in your calendar, ${when}.`
      : `There is no birthday of “${who}” in your calendar, ${when}.`,
  birthday: 'birthday',
  yearAhead: 'in the year ahead',
  noAge: 'The calendar tells the day, not the age.',
  noMeetingAbout: (about: string, when: string) =>
    `There is nothing about “${about}” in your calendar, ${when}.`,
  noMeetingThen: (when: string) => `There is no meeting in your calendar, ${when}.`,
  nothingAt: (clock: string, when: string) => `Nothing in your calendar begins at ${clock}, ${when}.`,
  isOver: (title: string, when: string) => `“${title}” is already over: ${when}. Nothing was changed.`,
  whichOne: 'Which one? Say it again with its day and hour, so that only one is meant. Nothing was changed.',
  whichTask:
    'Which one? Say it again with more of its title, so that only one is meant. Nothing was changed.',
  /** How the first four of a list are chosen: core/language/changes/read-pointed.ts. */
  places: ['The first one', 'The second one', 'The third one', 'The fourth one'] as readonly string[],
  /** `when` is its time now. */
  toWhen: (title: string, when: string | null) =>
    `To when? “${title}” ${when === null ? 'has no time yet' : `is on ${when}`}. Nothing was changed.`,
  /** As they may be said next: core/language/changes/time-wanted.ts. */
  later: { hour: 'An hour later', day: 'A day later', week: 'A week later', month: 'A month later' },
  notYourMeeting: (title: string) =>
    `“${title}” was set up by somebody else: only they can change it. You can cancel it for yourself.`,
  alreadyInvited: (who: string, title: string) => `${who}: invited to “${title}” already.`,
  alreadyCalled: (title: string) => `“${title}” is called that already.`,
  alreadyThen: (title: string, when: string) => `“${title}” is there already: ${when}.`,
  alreadyThere: (title: string, place: string) => `“${title}” is at ${place} already.`,
  alreadyEnds: (title: string, hour: string) => `“${title}” ends at ${hour} already.`,
  endsTooEarly: (title: string) =>
    `“${title}” would end before it begins, or has by then. Nothing was changed.`,
  noSuchGuest: (name: string, title: string) =>
    `Nobody called “${name}” is invited to “${title}”. Nothing was changed.`,
  severalGuests: (name: string, guests: string) =>
    `“${name}” may be several of its guests: ${guests}. Say it again with the address. Nothing was changed.`,
  noInvitation: (about: string | null) =>
    about === null
      ? 'No invitation in your mail waits for an answer.'
      : `No invitation about “${about}” in your mail can be answered.`,
  whichMail: 'Which mail? Nothing was sent.',
  forwards: (subject: string, whom: string, note: string) =>
    `Forward “${subject}” to ${whom}${note === '' ? '' : `: ${note}`}`,
  forwardHead: (from: string, date: string, subject: string, to: string, cc: string) => [
    `From: ${from}`,
    `Date: ${date}`,
    `Subject: ${subject}`,
    `To: ${to}`,
    ...(cc === '' ? [] : [`Cc: ${cc}`]),
  ],
  isRule: (rule: string | null) =>
    `That is a rule for your mail${rule === null ? '' : ` (${rule})`}. It is tried and kept among the rules of the inbox. Nothing is kept yet.`,
  rulesTitle: 'Try and keep the rule',
  rule: {
    archive: 'to the archive',
    star: 'a star',
    read: 'marked as read',
    trash: 'to the trash',
    tag: (tag: string) => `the tag ${tag}`,
    from: (from: string) => `from ${from}`,
    subject: (about: string) => `about ${about}`,
    newsletters: 'sent by a list',
    unread: 'unread',
    files: 'with a file',
    days: (days: number) => (days === 1 ? 'a day old' : `${days} days old`),
  },
  whichInvitation: 'Which invitation? Nothing was answered.',
  alreadyAnswered: (title: string) => `You have given “${title}” this answer already.`,
  isDueThen: (task: string, when: string) => `“${task}” is due then already: ${when}.`,
  noSuchReminder: (about: string | null) =>
    about === null
      ? 'There is no such reminder still to ring.'
      : `There is no reminder about “${about}” still to ring.`,
  noSuchTask: (about: string | null) =>
    about === null ? 'You have no open task.' : `You have no open task about “${about}”.`,
  taskIsDone: (title: string) => `“${title}” is done already.`,
  taskIsOpen: (title: string) => `“${title}” is open already.`,
  noFinishedTask: (about: string | null) =>
    about === null ? 'You have not finished any task lately.' : `You have no finished task about “${about}”.`,
  /** `state` is one of `taskStates`. */
  taskIsOther: (said: string, state: string) =>
    `“${said}” is an action of yours and no noted task (${state}): confirm, cancel or delete it on Smart Tasks. Nothing was changed.`,
  bulk: {
    toWhen:
      'To when? Say it with the time, for example “snooze all my reminders by an hour”. Nothing was changed.',
    ofWhichDay: 'Of which day? Nothing was changed.',
    days: [
      'Cancel all my meetings today',
      'Cancel all my meetings tomorrow',
      'Cancel all my meetings this week',
    ] as readonly string[],
    tooMany: (count: number) =>
      `These are ${count}, more than are changed at once. Say for which day. Nothing was changed.`,
    none: {
      meeting: (when: string | null) =>
        `There is no meeting in your calendar that can be changed${when === null ? '' : `, ${when}`}.`,
      reminder: (when: string | null) => `You have no open reminder${when === null ? '' : `, ${when}`}.`,
      task: (when: string | null) =>
        `You have no noted task that is open${when === null ? '' : `, ${when}`}.`,
    },
  },
  lists: {
    none: 'No list in your inbox lets you unsubscribe from here.',
    notFound: (name: string) => `No list in your inbox is called “${name}”. Nothing was changed.`,
    which: 'Which list? Nothing was changed.',
    all: 'These lists write to you, by the newest mails of your inbox:',
    leave: (name: string) => `Unsubscribe from ${name}`,
    last: (when: string, subject: string) => `last ${when}: ${subject}`,
  },
  cannotLeave: (list: string) => `${list} does not let you unsubscribe from here. Nothing was changed.`,
  timeIsPast: (when: string) => `This time has passed: ${when}. Nothing was changed.`,
  fromNowTo: (day: string) => `from now to ${day}`,
  free: (when: string) => `You are free: nothing in your calendar, ${when}.`,
  freeBeside: (when: string) => `You are free, ${when}. This stands in your calendar, and takes no time:`,
  notFree: (when: string) => `Not the whole time. In your calendar, ${when}:`,
  freeBetween: 'Free:',
  noneFree: 'No time is left between.',
  freeSlots: (length: string, when: string) => `Free for ${length} or longer, ${when}:`,
  noFreeSlots: (length: string, when: string) => `I found no free time of ${length}, ${when}.`,
  hoursSeen: { workdays: '(looked at working days, 9:00 to 18:00)', days: '(looked at 9:00 to 18:00)' },
  minutes: (count: number) => {
    if (count === 60) return 'an hour';
    return count % 60 === 0 ? `${count / 60} hours` : `${count} minutes`;
  },
  mailFrom: (who: string) => `The newest from ${who}:`,
  mailTo: (who: string) => `What you last sent to ${who}:`,
  unreadMail: (count: string) => `Unread in your inbox: ${count}.`,
  mailsAndMessages: (mails: number, messages: number) =>
    `${mails}, and ${messages} unread ${messages === 1 ? 'message' : 'messages'}`,
  unreadFrom: (who: string) => `Unread from ${who}:`,
  attachments: 'Mail with attachments:',
  mails: (count: string) => `Your mail: ${count}.`,
  sentMail: (count: string) => `What you sent: ${count}.`,
  noSentMail: 'I found no mail from you.',
  mailAbout: (about: string, who: Parties) => `Mail${partiesIn(who)} about “${about}”, the newest first:`,
  noMailAbout: (about: string, who: Parties) => `I found no mail${partiesIn(who)} about “${about}”.`,
  /** What is asked of a mail is so already. */
  mailIsSo: {
    archive: (subject: string) => `“${subject}” is not in the inbox.`,
    read: (subject: string) => `“${subject}” is read already.`,
    unread: (subject: string) => `“${subject}” is unread already.`,
    star: (subject: string) => `“${subject}” has a star already.`,
    trash: (subject: string) => `“${subject}” is in the trash already.`,
    unstar: (subject: string) => `“${subject}” has no star.`,
    restore: (subject: string) => `“${subject}” is in the inbox.`,
    spam: (subject: string) => `“${subject}” is in spam already.`,
  },
  onlyMessages: 'I found no mail, but messages:',
  lastWas: (when: string) => `The last one was ${when}:`,
  about: (about: string) => `about “${about}”`,
  owes: (when: string) => `You wrote last, and no answer has come (${when}):`,
  nobodyOwes: (when: string) => `Nobody owes you an answer to a mail (${when}).`,
  lastDays: 'the last 30 days',
  /** More had come or gone then than were looked at. */
  newestMails: (when: string, count: number) => `${when}, the newest ${count} mails`,
  noMailFrom: (who: string) => `I found no mail or message from ${who}.`,
  noMailTo: (who: string) => `I found no mail from you to ${who}.`,
  noUnread: 'There is no unread mail in your inbox.',
  noUnreadFrom: (who: string) => `There is nothing unread from ${who}.`,
  noAttachments: 'I found no mail with attachments.',
  noMails: 'I found no mail.',
  messages: (count: string) => `Messages: ${count}.`,
  noMessages: 'I found no messages.',
  drafts: (whom: string | null) => (whom === null ? 'In your drafts:' : `In your drafts, to ${whom}:`),
  noDrafts: (whom: string | null) =>
    whom === null ? 'There is nothing in your drafts.' : `There is no draft to ${whom}.`,
  draftsTitle: 'Drafts',
  held: {
    failed: 'These actions failed:',
    waiting: 'These wait for your yes:',
    scheduled: 'These leave by themselves:',
  },
  noneHeld: {
    failed: 'None of your latest actions failed.',
    waiting: 'Nothing waits for your yes.',
    scheduled: 'Nothing is set to leave by itself.',
  },
  leavesAt: (when: string) => `leaves ${when}`,
  /** What others wrote is theirs. */
  quoted: (line: string) => `“${line}”`,
  writtenAbout: (about: string) => `In your mail and messages about “${about}”:`,
  bills:
    'Mails of the last 60 days that ask for a payment. I cannot tell whether any of them is paid already:',
  notedAbout: (about: string) => `In your calendar, reminders and tasks about “${about}”:`,
  nothingAbout: (about: string) =>
    `I found nothing about “${about}” in your mail, messages, calendar, reminders or tasks.`,
  only: {
    starred: 'with a star',
    spam: 'in spam',
    people: 'from people, without lists and machines',
    whatsapp: 'WhatsApp',
    messenger: 'Messenger',
    instagram: 'Instagram',
    sms: 'SMS',
  } satisfies Record<MailFilter, string>,
  senders: {
    head: 'I cannot tell whether a mail is what it says. This is what I see of its sender:',
    marked: (read: number, marked: number) =>
      marked === 0
        ? `None of the newest ${read} mails has a mark: no failed check of its sender, no look-alike address. A false mail may have none.`
        : `Of the newest ${read} mails these have a mark. Do not trust what they ask for:`,
    failed: (checks: string) => `failed the check of its sender (${checks})`,
    alike: (known: string) => `may be mistaken for ${known}, and is another address`,
    foreign: 'the letters of its address only look like what they seem',
    writtenTo: 'you have written to this address before',
    neverWrittenTo: 'you never wrote to this address',
  },
  onlyUnread: 'unread',
  looked: (when: string) => `(${when})`,
  atLeast: (count: number) => `at least ${count}`,
  unknownSender: 'Unknown',
  noSubject: '(no subject)',
  /** `newest`: how many mails were looked at, where there are more. */
  waiting: (newest: number | null) =>
    `These wait for your answer (the last 30 days, ${newest === null ? 'mail' : `the newest ${newest} mails`} and messages from people):`,
  nobodyWaits: (newest: number | null) =>
    `Nobody waits for your answer: I looked at the ${newest === null ? 'mail and' : `newest ${newest} mails and the`} messages of the last 30 days.`,
  reminders: (about: string | null) =>
    about === null ? 'Your reminders:' : `Your reminders about “${about}”:`,
  noReminders: (about: string | null) =>
    about === null ? 'You have no open reminders.' : `No, you have no reminder about “${about}”.`,
  tasks: (about: string | null) =>
    about === null ? 'Your open tasks:' : `Your open tasks about “${about}”:`,
  noTasks: (about: string | null) =>
    about === null ? 'You have no open tasks.' : `No, you have no open task about “${about}”.`,
  lateTasks: 'Your open tasks whose time has passed:',
  noLateTasks: 'None of your open tasks is late.',
  taskStates: { 'Waiting Confirmation': 'waits for your yes', Pending: 'on its way' } as Readonly<
    Record<string, string>
  >,
  due: (when: string) => `due ${when}`,
  finished: 'done',
  doneIn: (when: string) => `What you did, ${when}:`,
  noneDone: (when: string) =>
    `I know of nothing that you did, ${when}: no action here, no mail sent, no meeting.`,
  doneTasks: 'Done here',
  doneMails: 'Mail sent',
  doneMeetings: 'Meetings',
  people: {
    nobody: 'I know nobody yet. Whoever you write to is known from then on.',
    known: (writtenTo: number, others: number) =>
      `You have written to ${writtenTo === 1 ? 'one person' : `${writtenTo} people`}${othersEn(others)}:`,
  },
  contact: (who: string) => `What I know of ${who}:`,
  noContact: (who: string) => `I know no address or number of ${who}.`,
  neverWrittenTo: 'you have never written to this one',
  timeHere: (time: string) => `It is ${time}.`,
  timeIn: (city: string, time: string) => `In ${city} it is ${time}.`,
  hoursApart: (city: string, other: string | null, hours: number) => {
    const from = other ?? 'here';
    if (hours === 0) return `${city} has the same time as ${from}.`;
    const count = Math.abs(hours) === 1 ? '1 hour' : `${Math.abs(hours)} hours`;
    return `${city} is ${count} ${hours > 0 ? 'ahead of' : 'behind'} ${from}.`;
  },
  timeThere: (from: Clocked, to: Clocked) =>
    `${from.at} ${from.place === null ? 'here' : `in ${from.place}`} is **${to.at}** ${to.place === null ? 'here' : `in ${to.place}`}.`,
  daysUntil: (day: string, days: number) => {
    if (days === 0) return `${day}: today.`;
    const count = daysCounted(Math.abs(days), inEnglish);
    return days > 0 ? `${count} until ${day}.` : `${day} was ${count} ago.`;
  },
  timeUntil: (length: string, at: string, now: string) => `**${length}** until ${at}. It is ${now}.`,
  dayIs: (day: string, days: number) => {
    if (days === 0) return `Today is ${day}.`;
    return days > 0 ? `It is ${day}.` : `It was ${day}.`;
  },
  hebrewDate: (day: string, hebrew: string) => `${day}: **${hebrew}** (until sunset).`,
  noRain: 'No rain is expected.',
  noRainUntil: (city: string, day: string) => `${city}: no rain is expected to the end of ${day}.`,
  noRainOn: (city: string, day: string) => `${city}: no rain is expected ${day}.`,
  rainHours: (city: string) => `Expected in ${city}:`,
  wetUntil: (city: string, sky: string, when: string) => `${city} now: ${sky}, until about ${when}.`,
  wetOn: (city: string, sky: string, day: string) => `${city} now: ${sky}, at least to the end of ${day}.`,
  thenAgain: 'Then again:',
  inDays: daysInEnglish,
  weather: weatherInEnglish,
  rainOn: (days: string) => `Take an umbrella: rain is expected, ${days}.`,
  coat: (lowest: number) => `Take a coat: down to ${lowest}°C.`,
  noCoat: (lowest: number) => `No coat is needed: it stays above ${lowest}°C.`,
  noPlaceKnown: (place: string) => `I know no place called ${place}.`,
  noZone: (city: string) => `I do not know which time zone ${city} is in.`,
  zoneSilent: (city: string) => `I could not look up the time in ${city} now. Please try again.`,
  result: (sum: string, result: string) => `${sum} = **${result}**`,
  roundedUp: (sum: string, result: string) => `${sum} = **${result}** (rounded up)`,
  googleOff: {
    calendar: 'I cannot see your calendar: Google is not connected. Connect it on Connected Devices.',
    mail: 'I cannot see your mail: Google is not connected. Connect it on Connected Devices.',
  },
  silent: {
    calendar: 'Your calendar did not answer. Please try again.',
    mail: 'Your mailbox did not answer. Please try again.',
  },
  noSum: 'I could not work that out. Say the numbers and what to do with them, such as “15% of 84”.',
  notUnderstood: 'I did not understand this. Please say it in other words.',
  whichIsMeant: 'I am not sure what you ask. Did you mean one of these?',
  messagesSilent: 'Your messages could not be read.',
};

const hebrew: typeof english = {
  locale: 'he-IL',
  near: { '-1': 'אתמול', 0: 'היום', 1: 'מחר' },
  fromTo: (first, last) => `${first} עד ${last}`,
  and: ' ו',
  allDay: 'כל היום',
  allDayTo: (day) => `כל היום, עד ${day}`,
  untilWhen: (when) => `עד ${when}`,
  noTitle: '(ללא כותרת)',
  with: (names) => `עם ${names}`,
  more: (count) => `…ועוד ${count}.`,
  andMore: '…ועוד.',
  calendar: (when, count, reminders) => {
    const counted = count === 1 ? 'דבר אחד' : `${count} דברים`;
    const told = reminders === 1 ? 'תזכורת אחת' : `${reminders} תזכורות`;
    if (count === reminders) return `ביומן שלך, ${when}: ${told}.`;
    return `ביומן שלך, ${when}: ${counted}${reminders === 0 ? '' : `, מהם ${told}`}.`;
  },
  calendarEmpty: (when) => `ביומן שלך, ${when}: אין דבר.`,
  firstThing: (when) => `הדבר הראשון ביומן, ${when}:`,
  lastThing: (when) => `הדבר האחרון ביומן, ${when}:`,
  brief: (when) => `במבט אחד, ${when}`,
  nextMeeting: 'הפגישה הבאה שלך:',
  lastMeeting: 'הפגישה האחרונה שלך:',
  placeOf: (title, place) => `המקום של ${title}: ${place}.`,
  noPlace: (title) => `לא כתוב מקום ל־${title}.`,
  noGuests: (title) => `איש מלבדך אינו מוזמן ל־${title}.`,
  lasts: (title, length) => `${title}: ${length}.`,
  begun: (title) => `${title} כבר התחיל.`,
  beginsIn: (title, length) => `${title}: עוד ${length}.`,
  days: (count) => (count === 1 ? 'יום אחד' : `${count} ימים`),
  hours: (count) => (count === 1 ? 'שעה' : `${count} שעות`),
  minutesLong: (count) => (count === 1 ? 'דקה' : `${count} דקות`),
  meetingsAbout: (about) => `ביומן שלך על ״${about}״:`,
  meetingsCounted: (about, when, count) => `ביומן שלך על ״${about}״, ${when}: ${count}.`,
  birthdays: (who, when) =>
    who === null ? `ימי הולדת ביומן שלך, ${when}:` : `יום ההולדת של ״${who}״, לפי היומן:`,
  noBirthdays: (who, when) =>
    who === null ? `אין ימי הולדת ביומן שלך, ${when}.` : `אין ביומן יום הולדת של ״${who}״, ${when}.`,
  birthday: 'יום הולדת',
  yearAhead: 'בשנה הקרובה',
  noAge: 'ביומן כתוב התאריך, לא הגיל.',
  noMeetingAbout: (about, when) => `אין ביומן דבר על ״${about}״, ${when}.`,
  noMeetingThen: (when) => `אין פגישה ביומן, ${when}.`,
  nothingAt: (clock, when) => `דבר ביומן לא מתחיל בשעה ${clock}, ${when}.`,
  isOver: (title, when) => `״${title}״ כבר מאחורינו: ${when}. לא השתנה דבר.`,
  whichOne: 'איזו מהן? אפשר לבקש שוב עם היום והשעה, כדי שרק אחת תתאים. לא השתנה דבר.',
  whichTask: 'איזו מהן? אפשר לבקש שוב עם עוד מהכותרת שלה, כדי שרק אחת תתאים. לא השתנה דבר.',
  places: ['הראשונה', 'השנייה', 'השלישית', 'הרביעית'],
  toWhen: (title, when) =>
    `לאיזה מועד? ״${title}״ ${when === null ? 'עוד בלי מועד' : `נקבעה ל${when}`}. לא השתנה דבר.`,
  later: { hour: 'שעה אחר כך', day: 'יום אחר כך', week: 'שבוע אחר כך', month: 'חודש אחר כך' },
  notYourMeeting: (title) =>
    `״${title}״ נקבעה בידי מישהו אחר: רק הם יכולים לשנות אותה. אפשר לבטל אותה רק אצלך.`,
  alreadyInvited: (who, title) => `${who}: כבר ברשימת המוזמנים של ״${title}״.`,
  alreadyCalled: (title) => `״${title}״ כבר נקראת כך.`,
  alreadyThen: (title, when) => `״${title}״ כבר שם: ${when}.`,
  alreadyThere: (title, place) => `המקום של ״${title}״ כבר ${place}.`,
  alreadyEnds: (title, hour) => `״${title}״ מסתיים כבר ב־${hour}.`,
  endsTooEarly: (title) => `״${title}״ יסתיים לפני שהוא מתחיל, או שזה כבר עבר. דבר לא השתנה.`,
  noSuchGuest: (name, title) => `אין ב״${title}״ מוזמן בשם ״${name}״. לא השתנה דבר.`,
  severalGuests: (name, guests) =>
    `״${name}״ יכול להיות אחד מכמה מוזמנים: ${guests}. אפשר לבקש שוב עם הכתובת. לא השתנה דבר.`,
  noInvitation: (about) =>
    about === null ? 'אין בדואר הזמנה שמחכה לתשובה.' : `אין בדואר הזמנה על ״${about}״ שאפשר לענות עליה.`,
  whichMail: 'איזה מייל? לא נשלח דבר.',
  forwards: (subject, whom, note) => `להעביר את ״${subject}״ אל ${whom}${note === '' ? '' : `: ${note}`}`,
  forwardHead: (from, date, subject, to, cc) => [
    `מאת: ${from}`,
    `תאריך: ${date}`,
    `נושא: ${subject}`,
    `אל: ${to}`,
    ...(cc === '' ? [] : [`עותק: ${cc}`]),
  ],
  isRule: (rule) =>
    `זה כלל לדואר${rule === null ? '' : ` (${rule})`}. מנסים אותו ושומרים אותו בכללים של תיבת הדואר. עדיין לא נשמר דבר.`,
  rulesTitle: 'לנסות ולשמור את הכלל',
  rule: {
    archive: 'לארכיון',
    star: 'כוכב',
    read: 'סימון כנקרא',
    trash: 'לאשפה',
    tag: (tag) => `התגית ${tag}`,
    from: (from) => `מאת ${from}`,
    subject: (about) => `בנושא ${about}`,
    newsletters: 'מרשימת תפוצה',
    unread: 'לא נקרא',
    files: 'עם קובץ',
    days: (days) => (days === 1 ? 'בן יום' : `בן ${days} ימים`),
  },
  whichInvitation: 'איזו הזמנה? לא נשלחה תשובה.',
  alreadyAnswered: (title) => `זו כבר התשובה ל״${title}״.`,
  isDueThen: (task, when) => `״${task}״ כבר נקבעה למועד הזה: ${when}.`,
  noSuchReminder: (about) =>
    about === null ? 'אין תזכורת כזאת שעוד תצלצל.' : `אין תזכורת על ״${about}״ שעוד תצלצל.`,
  noSuchTask: (about) => (about === null ? 'אין לך משימה פתוחה.' : `אין לך משימה פתוחה על ״${about}״.`),
  taskIsDone: (title) => `״${title}״ כבר בוצעה.`,
  taskIsOpen: (title) => `״${title}״ כבר פתוחה.`,
  noFinishedTask: (about) =>
    about === null ? 'לא סיימת לאחרונה אף משימה.' : `אין לך משימה שבוצעה על ״${about}״.`,
  taskIsOther: (said, state) =>
    `״${said}״ היא פעולה שלך ולא משימה שנרשמה (${state}): אפשר לאשר, לבטל או למחוק אותה במשימות החכמות. לא השתנה דבר.`,
  bulk: {
    toWhen: 'למתי? אפשר לומר זאת עם הזמן, למשל ״תדחה את כל התזכורות בשעה״. לא השתנה דבר.',
    ofWhichDay: 'של איזה יום? לא השתנה דבר.',
    days: ['תבטל את כל הפגישות היום', 'תבטל את כל הפגישות מחר', 'תבטל את כל הפגישות השבוע'],
    tooMany: (count) => `אלה ${count}, יותר מכפי שמשתנה בבת אחת. אפשר לומר של איזה יום. לא השתנה דבר.`,
    none: {
      meeting: (when) => `אין ביומן פגישה שאפשר לשנות${when === null ? '' : `, ${when}`}.`,
      reminder: (when) => `אין לך תזכורת פתוחה${when === null ? '' : `, ${when}`}.`,
      task: (when) => `אין לך משימה רשומה פתוחה${when === null ? '' : `, ${when}`}.`,
    },
  },
  lists: {
    none: 'אין בתיבה רשימת תפוצה שאפשר לבטל מכאן את ההרשמה אליה.',
    notFound: (name) => `אין בתיבה רשימת תפוצה בשם ״${name}״. לא השתנה דבר.`,
    which: 'איזו רשימה? לא השתנה דבר.',
    all: 'אלה הרשימות שכותבות לך, לפי המיילים החדשים בתיבה:',
    leave: (name) => `לבטל את ההרשמה של ${name}`,
    last: (when, subject) => `לאחרונה ${when}: ${subject}`,
  },
  cannotLeave: (list) => `אי אפשר לבטל מכאן את ההרשמה אל ${list}. לא השתנה דבר.`,
  timeIsPast: (when) => `הזמן הזה עבר: ${when}. לא השתנה דבר.`,
  fromNowTo: (day) => `מעכשיו עד ${day}`,
  free: (when) => `הזמן פנוי: אין דבר ביומן, ${when}.`,
  freeBeside: (when) => `הזמן פנוי, ${when}. זה מופיע ביומן, ואינו תופס זמן:`,
  notFree: (when) => `לא כל הזמן פנוי. ביומן, ${when}:`,
  freeBetween: 'פנוי:',
  noneFree: 'לא נשאר זמן פנוי בין לבין.',
  freeSlots: (length, when) => `זמן פנוי של ${length} לפחות, ${when}:`,
  noFreeSlots: (length, when) => `לא מצאתי זמן פנוי של ${length}, ${when}.`,
  hoursSeen: { workdays: '(בימי עבודה, 9:00 עד 18:00)', days: '(בין 9:00 ל־18:00)' },
  minutes: (count) => {
    if (count === 60) return 'שעה';
    if (count === 120) return 'שעתיים';
    return count % 60 === 0 ? `${count / 60} שעות` : `${count} דקות`;
  },
  mailFrom: (who) => `האחרונים מ־${who}:`,
  mailTo: (who) => `מה ששלחת לאחרונה אל ${who}:`,
  unreadMail: (count) => `לא נקראו בתיבה שלך: ${count}.`,
  mailsAndMessages: (mails, messages) =>
    `${mails}, וגם ${messages === 1 ? 'הודעה אחת שלא נקראה' : `${messages} הודעות שלא נקראו`}`,
  unreadFrom: (who) => `לא נקראו, מ־${who}:`,
  attachments: 'מיילים עם קבצים מצורפים:',
  mails: (count) => `המיילים שלך: ${count}.`,
  sentMail: (count) => `מה ששלחת: ${count}.`,
  noSentMail: 'לא מצאתי מייל ששלחת.',
  mailAbout: (about, who) => `מיילים${partiesInHebrew(who)} על ״${about}״, מהחדש לישן:`,
  noMailAbout: (about, who) => `לא מצאתי מייל${partiesInHebrew(who)} על ״${about}״.`,
  mailIsSo: {
    archive: (subject) => `״${subject}״ לא בתיבת הדואר הנכנס.`,
    read: (subject) => `״${subject}״ כבר נקרא.`,
    unread: (subject) => `״${subject}״ כבר מסומן כלא נקרא.`,
    star: (subject) => `ל״${subject}״ כבר יש כוכב.`,
    trash: (subject) => `״${subject}״ כבר באשפה.`,
    unstar: (subject) => `ל״${subject}״ אין כוכב.`,
    restore: (subject) => `״${subject}״ נמצא בתיבת הדואר הנכנס.`,
    spam: (subject) => `״${subject}״ כבר בספאם.`,
  },
  onlyMessages: 'לא מצאתי מיילים, אבל יש הודעות:',
  lastWas: (when) => `האחרון היה ${when}:`,
  about: (about) => `על ״${about}״`,
  owes: (when) => `כתבת אחרון, ועוד לא באה תשובה (${when}):`,
  nobodyOwes: (when) => `איש אינו חייב לך תשובה למייל (${when}).`,
  lastDays: '30 הימים האחרונים',
  newestMails: (when, count) => `${when}, ${count} המיילים החדשים ביותר`,
  noMailFrom: (who) => `לא מצאתי מייל או הודעה מ־${who}.`,
  noMailTo: (who) => `לא מצאתי מייל ששלחת אל ${who}.`,
  noUnread: 'אין בתיבה שלך מיילים שלא נקראו.',
  noUnreadFrom: (who) => `אין דבר שלא נקרא מ־${who}.`,
  noAttachments: 'לא מצאתי מיילים עם קבצים מצורפים.',
  noMails: 'לא מצאתי מיילים.',
  messages: (count) => `הודעות: ${count}.`,
  noMessages: 'לא מצאתי הודעות.',
  drafts: (whom) => (whom === null ? 'בטיוטות שלך:' : `בטיוטות שלך, אל ${whom}:`),
  noDrafts: (whom) => (whom === null ? 'אין דבר בטיוטות שלך.' : `אין טיוטה אל ${whom}.`),
  draftsTitle: 'טיוטות',
  held: {
    failed: 'הפעולות האלה נכשלו:',
    waiting: 'מחכות לאישור שלך:',
    scheduled: 'יוצאות מעצמן:',
  },
  noneHeld: {
    failed: 'אף אחת מהפעולות האחרונות שלך לא נכשלה.',
    waiting: 'שום דבר לא מחכה לאישור שלך.',
    scheduled: 'שום דבר לא אמור לצאת מעצמו.',
  },
  leavesAt: (when) => `יוצא ${when}`,
  quoted: (line) => `״${line}״`,
  writtenAbout: (about) => `במיילים ובהודעות שלך על ״${about}״:`,
  bills: 'מיילים מ־60 הימים האחרונים שמבקשים תשלום. אין לי דרך לדעת אם משהו מהם כבר שולם:',
  notedAbout: (about) => `ביומן, בתזכורות ובמשימות שלך על ״${about}״:`,
  nothingAbout: (about) => `לא מצאתי דבר על ״${about}״ במיילים, בהודעות, ביומן, בתזכורות או במשימות שלך.`,
  only: {
    starred: 'מסומנים בכוכב',
    spam: 'בספאם',
    people: 'מאנשים, בלי רשימות תפוצה ומכונות',
    whatsapp: 'ווטסאפ',
    messenger: 'מסנג׳ר',
    instagram: 'אינסטגרם',
    sms: 'SMS',
  },
  senders: {
    head: 'אין לי דרך לדעת אם מייל הוא מה שהוא אומר. זה מה שרואים על השולח:',
    marked: (read, marked) =>
      marked === 0
        ? `אין סימן באף אחד מ־${read} המיילים החדשים ביותר: אף בדיקת שולח לא נכשלה ואין כתובת דומה. גם למייל מזויף ייתכן שאין סימן.`
        : `מ־${read} המיילים החדשים ביותר אלה מסומנים. לא כדאי לסמוך על מה שמתבקש בהם:`,
    failed: (checks) => `בדיקת השולח נכשלה (${checks})`,
    alike: (known) => `אפשר לטעות ולחשוב שזו ${known}, אבל זו כתובת אחרת`,
    foreign: 'האותיות בכתובת רק דומות למה שהן נראות',
    writtenTo: 'כבר כתבת לכתובת הזאת',
    neverWrittenTo: 'מעולם לא כתבת לכתובת הזאת',
  },
  onlyUnread: 'לא נקראו',
  looked: (when) => `(${when})`,
  atLeast: (count) => `לפחות ${count}`,
  unknownSender: 'לא ידוע',
  noSubject: '(ללא נושא)',
  waiting: (newest) =>
    `מחכים לתשובה שלך (30 הימים האחרונים, ${newest === null ? 'מיילים' : `${newest} המיילים החדשים ביותר`} והודעות מאנשים):`,
  nobodyWaits: (newest) =>
    `איש אינו מחכה לתשובה שלך: הסתכלתי ${newest === null ? 'במיילים' : `ב־${newest} המיילים החדשים ביותר`} ובהודעות של 30 הימים האחרונים.`,
  reminders: (about) => (about === null ? 'התזכורות שלך:' : `התזכורות שלך על ״${about}״:`),
  noReminders: (about) => (about === null ? 'אין לך תזכורות פתוחות.' : `לא, אין לך תזכורת על ״${about}״.`),
  tasks: (about) => (about === null ? 'המשימות הפתוחות שלך:' : `המשימות הפתוחות שלך על ״${about}״:`),
  noTasks: (about) => (about === null ? 'אין לך משימות פתוחות.' : `לא, אין לך משימה פתוחה על ״${about}״.`),
  lateTasks: 'המשימות הפתוחות שזמנן עבר:',
  noLateTasks: 'אין משימה פתוחה שזמנה עבר.',
  taskStates: { 'Waiting Confirmation': 'מחכה לאישור שלך', Pending: 'בדרך' },
  due: (when) => `עד ${when}`,
  finished: 'בוצעה',
  doneIn: (when) => `מה שעשית, ${when}:`,
  noneDone: (when) => `לא ידוע לי על דבר שעשית, ${when}: אין פעולה כאן, מייל שנשלח או פגישה.`,
  doneTasks: 'נעשה כאן',
  doneMails: 'מיילים שנשלחו',
  doneMeetings: 'פגישות',
  people: {
    nobody: 'עדיין לא מוכר לי איש. מי שכותבים אליו מוכר מאז.',
    known: (writtenTo, others) =>
      `כתבת אל ${writtenTo === 1 ? 'אדם אחד' : `${writtenTo} אנשים`}${othersHe(others)}:`,
  },
  contact: (who) => `מה שידוע לי על ${who}:`,
  noContact: (who) => `לא ידועים לי כתובת או מספר של ${who}.`,
  neverWrittenTo: 'עוד לא כתבת לכתובת הזאת',
  timeHere: (time) => `השעה ${time}.`,
  timeIn: (city, time) => `השעה ב${city}: ${time}.`,
  hoursApart: (city, other, hours) => {
    const from = other ?? 'כאן';
    if (hours === 0) return `השעה ב${city} היא כמו ${from}.`;
    const count = Math.abs(hours) === 1 ? 'שעה' : `${Math.abs(hours)} שעות`;
    return hours > 0 ? `${city}: ${count} לפני ${from}.` : `${city}: ${count} אחרי ${from}.`;
  },
  timeThere: (from, to) =>
    `${from.at} ${from.place === null ? 'כאן' : `ב${from.place}`} הוא **${to.at}** ${to.place === null ? 'כאן' : `ב${to.place}`}.`,
  daysUntil: (day, days) => {
    if (days === 0) return `${day}: היום.`;
    const count = daysCounted(Math.abs(days), inHebrew);
    return days > 0 ? `עוד ${count} עד ${day}.` : `${day} היה לפני ${count}.`;
  },
  timeUntil: (length, at, now) => `**${length}** עד ${at}. השעה ${now}.`,
  dayIs: (day, days) => {
    if (days === 0) return `היום ${day}.`;
    return days > 0 ? `זה ${day}.` : `זה היה ${day}.`;
  },
  hebrewDate: (day, hebrew) => `${day}: **${hebrew}** (עד השקיעה).`,
  noRain: 'לא צפוי גשם.',
  noRainUntil: (city, day) => `${city}: לא צפוי גשם עד סוף ${day}.`,
  noRainOn: (city, day) => `${city}: לא צפוי גשם ${day}.`,
  rainHours: (city) => `צפוי ב${city}:`,
  wetUntil: (city, sky, when) => `${city} עכשיו: ${sky}, עד ${when} בערך.`,
  wetOn: (city, sky, day) => `${city} עכשיו: ${sky}, לפחות עד סוף ${day}.`,
  thenAgain: 'ואחר כך שוב:',
  inDays: daysInHebrew,
  weather: weatherInHebrew,
  rainOn: (days) => `כדאי לקחת מטרייה: צפוי גשם, ${days}.`,
  coat: (lowest) => `כדאי לקחת מעיל: עד ‎${lowest}°C.`,
  noCoat: (lowest) => `אין צורך במעיל: מעל ‎${lowest}°C.`,
  noPlaceKnown: (place) => `איני מכיר מקום בשם ${place}.`,
  noZone: (city) => `לא ידוע לי באיזה אזור זמן נמצאת ${city}.`,
  zoneSilent: (city) => `לא הצלחתי לבדוק עכשיו מה השעה ב${city}. אפשר לנסות שוב.`,
  result: (sum, result) => `${sum} = **${result}**`,
  roundedUp: (sum, result) => `${sum} = **${result}** (מעוגל כלפי מעלה)`,
  googleOff: {
    calendar: 'איני רואה את היומן שלך: Google לא מחובר. אפשר לחבר אותו במסך המכשירים המחוברים.',
    mail: 'איני רואה את המיילים שלך: Google לא מחובר. אפשר לחבר אותו במסך המכשירים המחוברים.',
  },
  silent: {
    calendar: 'היומן שלך לא ענה. אפשר לנסות שוב.',
    mail: 'תיבת המייל שלך לא ענתה. אפשר לנסות שוב.',
  },
  noSum: 'לא הצלחתי לחשב את זה. אפשר לומר את המספרים ומה לעשות בהם, למשל ״15% מ-84״.',
  notUnderstood: 'לא הבנתי את זה. אפשר לנסות במילים אחרות.',
  whichIsMeant: 'לא ברור לי מה השאלה. הכוונה לאחת מאלה?',
  messagesSilent: 'לא ניתן היה לקרוא את ההודעות שלך.',
};

export type QuestionWords = typeof english;

/** The answer comes in the language of the question. */
export function questionWords(question: string): QuestionWords {
  return isSaidInHebrew(question) ? hebrew : english;
}

function othersEn(count: number): string {
  if (count === 0) return '';
  return `; ${count === 1 ? 'one more has' : `${count} more have`} only written to you`;
}

function othersHe(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '; עוד אחד רק כתב לך' : `; עוד ${count} רק כתבו לך`;
}
