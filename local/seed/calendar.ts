import type { Person } from './mailbox-entities.ts';
import { AVI, DANA, TOMER } from './mailbox-people.ts';

export type SeedEvent = {
  /** Becomes part of the event's id: digits and the letters a to v. */
  key: string;
  summary: string;
  /**
   * Counted from today, or the next such weekday, where 0 is Sunday. `from` and `to` are times in Jerusalem, and none
   * make it a whole day.
   */
  daysFromNow: number | { weekday: number };
  from?: string;
  to?: string;
  location?: string;
  description?: string;
  guests?: Person[];
  recurrence?: string[];
  reminderMinutes?: number[];
};

/** A working week around today. */
export const demoCalendar: SeedEvent[] = [
  {
    key: 'run',
    summary: 'Morning run',
    daysFromNow: -6,
    from: '06:30',
    to: '07:15',
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,TH'],
  },
  {
    key: 'sync',
    summary: 'Studio sync',
    daysFromNow: -7,
    from: '09:30',
    to: '10:00',
    recurrence: ['RRULE:FREQ=WEEKLY'],
    location: 'Studio',
  },
  {
    key: 'kickoff',
    summary: 'Kick-off: spring site',
    daysFromNow: -2,
    from: '09:30',
    to: '10:30',
    location: 'HaYarkon 114, Tel Aviv',
    guests: [TOMER, DANA],
  },
  {
    key: 'nov',
    summary: 'November campaign: first cut',
    daysFromNow: 0,
    from: '11:00',
    to: '11:45',
    guests: [DANA],
    location: 'Zoom',
    reminderMinutes: [10],
  },
  {
    key: 'garage',
    summary: 'להתקשר למוסך',
    daysFromNow: 0,
    from: '13:00',
    to: '13:15',
    reminderMinutes: [0],
  },
  { key: 'revie', summary: 'Portfolio review', daysFromNow: 0, from: '16:00', to: '17:00' },
  {
    key: 'danatue',
    summary: 'Meeting with Dana',
    daysFromNow: 1,
    from: '10:00',
    to: '10:45',
    guests: [DANA],
    description: 'Moved from 9:00, she has a dentist appointment.',
  },
  {
    key: 'dentist',
    summary: 'רופאת שיניים – ד״ר אורית פרידמן',
    daysFromNow: 2,
    from: '16:20',
    to: '17:00',
    location: 'דיזנגוף 211, תל אביב',
    reminderMinutes: [60, 1440],
  },
  {
    key: 'print',
    summary: 'Pick up the printing stand',
    daysFromNow: 3,
    from: '12:00',
    to: '12:30',
    guests: [AVI],
    location: 'Mizrahi Tools',
  },
  { key: 'dinner', summary: 'ארוחת שישי אצל אמא', daysFromNow: { weekday: 5 }, from: '20:30', to: '23:00' },
  { key: 'athens', summary: 'אתונה עם יוסי', daysFromNow: 20 },
];
