/** What answers about hours, days and what they hold say, in both languages. */
export const daysInEnglish = {
  calling: {
    night: 'It is night there: rather too late, or too early, to ring.',
    early: 'It is early in the morning there: they may be asleep still.',
    late: 'It is late in the evening there: perhaps a little late to ring.',
    day: 'It is daytime there: a good hour to ring.',
  },
  office: {
    open: 'Those are usual office hours there (weekdays, 9:00 to 18:00).',
    closed: 'That is outside of usual office hours there (weekdays, 9:00 to 18:00).',
  },
  workdays: (day: string, count: number) =>
    `${count} working ${count === 1 ? 'day' : 'days'} from today until ${day} (public holidays are not left out).`,
  noClash: (when: string) => `Nothing overlaps in your calendar, ${when}.`,
  noClashWith: (name: string) => `Nothing else in your calendar overlaps “${name}”.`,
  clashes: (when: string, count: number) =>
    count === 1 ? `Yes, these overlap, ${when}:` : `Yes, ${count} pairs overlap, ${when}:`,
  unanswered: 'an invitation that you have not answered',
  noInvitations: 'Invitations in your mail could not be read.',
  invitedTo: (about: string) => `An invitation about “${about}” that you have not answered:`,
  nothing: 'nothing',
  entries: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
  busiest: (when: string, days: string) => `Your fullest day, ${when}: ${days}.`,
  emptiest: (when: string, days: string) => `Your emptiest, ${when}: ${days}.`,
  takes: (when: string, length: string, count: number) =>
    `${length} of your calendar are taken, ${when} (${count} ${count === 1 ? 'entry' : 'entries'}):`,
  allBut: (name: string, when: string, count: number) =>
    `Besides “${name}” in your calendar, ${when}: ${count} ${count === 1 ? 'entry' : 'entries'}.`,
  nothingBut: (name: string, when: string, isThere: boolean) =>
    isThere ? `Besides “${name}”, nothing in your calendar, ${when}.` : `Nothing in your calendar, ${when}.`,
  notFound: (name: string, when: string) => `Nothing is called “${name}”, ${when}.`,
  thatHour: (when: string) => `In your calendar, ${when}:`,
  onlyOne: { oldest: 'The oldest of them:', newest: 'The newest of them:' },
  without: (whom: string) => `without ${whom}`,
  longestFree: (when: string, hours: string, length: string) =>
    `The longest free time, ${when}: ${hours} (${length}).`,
  freeDays: (hours: string, when: string) => `Free the whole of ${hours}, ${when}:`,
  noFreeDays: (hours: string, when: string) => `No day is free the whole of ${hours}, ${when}.`,
  noExchange: 'I have no exchange rates here, so I cannot tell one currency in another. The web can.',
  rounded: (sum: string, result: string) => `${sum} ≈ **${result}**`,
  counted: (count: number | string) => `**${count}**`,
  onlyToCome:
    'Here I see only reminders that are still to ring. Those that rang or were cancelled stand on the page of reminders.',
  trip: 'a flight or a trip',
  noTrip: (what: string, when: string) =>
    `I found nothing about ${what} in your calendar, ${when}, and no itinerary to come in your mail.`,
  byMail: (subject: string) => `By the mail “${subject}”:`,
  byCalendar: 'In your calendar:',
};

export const daysInHebrew: typeof daysInEnglish = {
  calling: {
    night: 'שם לילה עכשיו: מאוחר, או מוקדם, מדי להתקשר.',
    early: 'שם בוקר מוקדם: אולי עוד ישנים.',
    late: 'שם ערב מאוחר: אולי קצת מאוחר להתקשר.',
    day: 'שם שעה סבירה להתקשר.',
  },
  office: {
    open: 'אלה שעות העבודה המקובלות שם (ימי עבודה, 9:00 עד 18:00).',
    closed: 'זה מחוץ לשעות העבודה המקובלות שם (ימי עבודה, 9:00 עד 18:00).',
  },
  workdays: (day, count) =>
    `${count === 1 ? 'יום עבודה אחד' : `${count} ימי עבודה`} מהיום עד ${day} (בלי להוריד חגים).`,
  noClash: (when) => `אין ביומן דברים שמתנגשים, ${when}.`,
  noClashWith: (name) => `שום דבר אחר ביומן לא מתנגש עם ״${name}״.`,
  clashes: (when, count) => (count === 1 ? `כן, אלה מתנגשים, ${when}:` : `כן, ${count} התנגשויות, ${when}:`),
  unanswered: 'הזמנה שעוד לא ענית עליה',
  noInvitations: 'לא ניתן היה לקרוא את ההזמנות שבמייל.',
  invitedTo: (about) => `הזמנה על ״${about}״ שעוד לא ענית עליה:`,
  nothing: 'אין דבר',
  entries: (count) => (count === 1 ? 'דבר אחד' : `${count} דברים`),
  busiest: (when, days) => `היום העמוס ביותר, ${when}: ${days}.`,
  emptiest: (when, days) => `היום הפנוי ביותר, ${when}: ${days}.`,
  takes: (when, length, count) =>
    `תפוסות ביומן ${length}, ${when} (${count === 1 ? 'דבר אחד' : `${count} דברים`}):`,
  allBut: (name, when, count) =>
    `ביומן שלך מלבד ״${name}״, ${when}: ${count === 1 ? 'דבר אחד' : `${count} דברים`}.`,
  nothingBut: (name, when, isThere) =>
    isThere ? `מלבד ״${name}״ אין דבר ביומן, ${when}.` : `אין דבר ביומן, ${when}.`,
  notFound: (name, when) => `אין דבר בשם ״${name}״, ${when}.`,
  thatHour: (when) => `ביומן שלך, ${when}:`,
  onlyOne: { oldest: 'הישן ביותר:', newest: 'החדש ביותר:' },
  without: (whom) => `בלי ${whom}`,
  longestFree: (when, hours, length) => `הזמן הפנוי הארוך ביותר, ${when}: ${hours} (${length}).`,
  freeDays: (hours, when) => `פנוי בכל ${hours}, ${when}:`,
  noFreeDays: (hours, when) => `אין יום שפנוי בכל ${hours}, ${when}.`,
  noExchange: 'אין כאן שערי מטבע, ולכן אי אפשר לומר כמה זה במטבע אחר. אפשר לחפש באינטרנט.',
  rounded: (sum, result) => `${sum} ≈ **${result}**`,
  counted: (count) => `**${count}**`,
  onlyToCome: 'אני רואה כאן רק תזכורות שעוד יצלצלו. אלה שצלצלו או בוטלו נמצאות בעמוד התזכורות.',
  trip: 'טיסה או נסיעה',
  noTrip: (what, when) => `לא מצאתי ביומן דבר על ${what}, ${when}, וגם לא מסלול טיסה במייל.`,
  byMail: (subject) => `לפי המייל ״${subject}״:`,
  byCalendar: 'ביומן שלך:',
};
