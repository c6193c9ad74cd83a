import { kindReader } from '@crocodile-hub/core/reader/kinds/kinds';
import { beforeAll, expect, it } from 'vitest';
import type { MailedInvitation } from '../../ports/calendar.ts';
import { aChat } from '../../testing/a-chat.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anEntry, at, ofDays, plain } from '../../testing/an-asking.ts';
import { anna } from '../../testing/engine.ts';
import { clockOf } from '../time/person-clock.ts';
import { answerQuestion } from './answer-question.ts';

beforeAll(async () => {
  await kindReader();
});

/** It is Sunday, 22 November 2026, 10:20 in Jerusalem. */
const clock = clockOf({ now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' }, 0);
const dana = { name: 'Dana Cohen', address: 'dana@cohen-media.co.il' };
const tomer = { name: 'Tomer Shaked', address: 'tomer@northlight.example' };
const entries = [
  anEntry('Run', '2026-11-22T06:30', '2026-11-22T07:15'),
  anEntry('First cut', '2026-11-22T11:00', '2026-11-22T11:45', { guests: [dana], location: 'Zoom' }),
  anEntry('Portfolio review', '2026-11-22T16:00', '2026-11-22T17:00'),
  anEntry('Meeting with Dana', '2026-11-23T10:00', '2026-11-23T10:45', { guests: [dana] }),
  anEntry('רופאת שיניים', '2026-11-24T16:20', '2026-11-24T17:00'),
  ofDays('אתונה', '2026-11-26', '2026-11-28'),
];
const invitation: MailedInvitation = {
  kind: 'asked',
  uid: 'spring-site',
  occurrence: null,
  title: 'Spring site: first review',
  location: 'HaYarkon 114',
  when: { is: 'time', start: at('2026-11-23T10:30'), end: at('2026-11-23T11:30') },
  timeZone: 'Asia/Jerusalem',
  recurrence: null,
  exceptions: [],
  organizer: tomer,
  guests: [
    { name: '', address: 'anna@example.com', state: 'needsAction' },
    { ...dana, state: 'accepted' },
  ],
};

const forecast = ['22', '23', '24', '25'].map((day) => ({
  day: `2026-11-${day}`,
  lowest: 9,
  highest: 18,
  description: 'Overcast' as const,
  sunrise: '06:15',
  sunset: '16:40',
}));
/** The hours of Tuesday 24 November; from 16:00 it rains. */
const hours = Array.from({ length: 24 }, (_, hour) => {
  const clock = `2026-11-24T${String(hour).padStart(2, '0')}:00`;
  return { at: at(clock), clock, temperature: 15, description: hour < 16 ? 'Overcast' : 'Rain' } as const;
});

async function answerTo(message: string, mailed: MailedInvitation | null = null) {
  const chat = aChat({ mails: [aMail({ from: tomer, to: ['anna@example.com'], hasInvitation: true })] });
  const ports = {
    ...chat,
    inbox: { ...chat.inbox, calendarText: () => Promise.resolve(mailed === null ? null : 'BEGIN') },
    invitations: { read: () => Promise.resolve(mailed) },
    calendar: {
      ...chat.calendar,
      invited: () => Promise.resolve(null),
      guests: () => Promise.resolve([]),
      entries: () => Promise.resolve(entries),
    },
    channelStore: { newest: () => Promise.resolve([]), count: () => Promise.resolve(0) },
    weather: {
      ...chat.weather,
      now: (city: string) =>
        Promise.resolve({
          city,
          temperature: city === 'lisbon' ? 17.6 : 15,
          description: 'Clear sky' as const,
        }),
      forecast: () => Promise.resolve(forecast),
      hours: () => Promise.resolve(hours),
    },
  };
  const answer = await answerQuestion(ports, anna, { message, earlier: [], isLast: true }, clock);
  return plain(answer?.text ?? '');
}

it('names what overlaps, an invitation that was not answered among it', async () => {
  const text = await answerTo('does tomorrow clash somewhere', invitation);
  expect(text).toContain('Yes, these overlap, tomorrow, Monday 23 November:');
  expect(text).toContain('10:00–10:45** Meeting with Dana');
  expect(text).toContain('10:30–11:30** Spring site: first review');
  expect(text).toContain('(an invitation that you have not answered)');
});

it('names what overlaps one entry, and nothing else', async () => {
  const text = await answerTo('does my meeting with Dana clash with anything tomorrow', invitation);
  expect(text).toContain('10:00–10:45** Meeting with Dana');
  expect(text).toContain('Spring site: first review');
  expect(await answerTo('does the dentist clash with anything', invitation)).toBe(
    'Nothing else in your calendar overlaps “dentist”.',
  );
  expect(await answerTo('does the opera clash with anything', invitation)).toContain('nothing about “opera”');
});

it.each([
  ['does tomorrow clash somewhere', 'Nothing overlaps in your calendar, tomorrow, Monday 23 November.'],
  ['משהו מתנגש לי מחר?', 'אין ביומן דברים שמתנגשים, מחר, יום שני, 23 בנובמבר.'],
  ['which day is my most packed this week', 'today, Sunday 22 November.'],
  ['how many hours of meetings today', '2 hours, 30 minutes of your calendar are taken, today'],
  [
    'anything on tuesday besides the dentist',
    'Besides “dentist”, nothing in your calendar, Tuesday 24 November.',
  ],
  ['יש לי משהו היום חוץ מהריצה', 'ביומן שלך מלבד ״ריצה״, היום, יום ראשון, 22 בנובמבר: 2 דברים.'],
  ["what's left on my plate today", '**16:00–17:00** Portfolio review'],
  ["Who will be at the eleven o'clock", 'In your calendar, today, Sunday 22 November, 11:00–12:00:'],
  ['how long is my longest gap today', '**11:45–16:00** (4 hours, 15 minutes)'],
  [
    'am i free after the dentist',
    'You are free: nothing in your calendar, Tuesday 24 November, 17:00–00:00.',
  ],
  ['am i free after the wedding', 'There is nothing about “wedding” in your calendar'],
  ['do i have a free evening this week', 'Free the whole of 18:00–23:00'],
  ['when am i going to athens', 'Thursday 26 November to Saturday 28 November'],
])('%j is answered with %j', async (message, said) => {
  expect(await answerTo(message)).toContain(said);
});

it('does not tell what is over where what is left is asked for', async () => {
  expect(await answerTo("what's left on my plate today")).not.toContain('Run');
});

it('tells where and with whom a meeting is that stands in no calendar yet', async () => {
  const text = await answerTo("where is the spring site review happening and who's coming", invitation);
  expect(text).toContain('Spring site: first review is here: HaYarkon 114.');
  expect(text).toContain('that you have not answered');
  expect(text).toContain('with Tomer Shaked, Dana Cohen');
});

it('tells of the invitation that begins at the hour which is asked about', async () => {
  expect(await answerTo('who will be at the 10:30 tomorrow', invitation)).toContain(
    'Spring site: first review',
  );
});

it.each([
  ['will it rain when I am at the dentist', 'Take an umbrella: rain is expected, Tuesday 24 November, 16:00'],
  [
    'do i need an umbrella for the trip to athens',
    'there is no forecast for Thursday 26 November to Saturday 28 November yet.',
  ],
  ['weather for my trip to athens', 'The forecast reaches to Wednesday 25 November.'],
  ['weather in paris in march', 'there is no forecast for Monday 1 March to Wednesday 31 March yet.'],
  ['is saturday good for a picnic', 'Tel Aviv: there is no forecast for Saturday 28 November yet.'],
  ['is it warmer in athens or lisbon', 'lisbon is 2.6°C warmer than athens.'],
  ['איפה יותר חם אתונה או ליסבון', 'באתונה ובליסבון אותו חום.'],
])('%j is answered of the time and the place that are meant: %j', async (message, said) => {
  expect(await answerTo(message)).toContain(said);
});
