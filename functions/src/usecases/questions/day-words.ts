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
  trip: 'טיסה או נסיעה',
  noTrip: (what, when) => `לא מצאתי ביומן דבר על ${what}, ${when}, וגם לא מסלול טיסה במייל.`,
  byMail: (subject) => `לפי המייל ״${subject}״:`,
  byCalendar: 'ביומן שלך:',
};
