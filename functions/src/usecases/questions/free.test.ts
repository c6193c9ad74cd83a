import { expect, it } from 'vitest';
import type { CalendarEntry } from '../../ports/calendar.ts';
import { aChat } from '../../testing/a-chat.ts';
import { anAsking, anEntry, days, ofDays, plain } from '../../testing/an-asking.ts';
import { free } from './free.ts';

type Asked = {
  over: ReturnType<typeof days>;
  finds?: boolean;
  lengthMs?: number | null;
  entries?: readonly CalendarEntry[];
};

async function ask(
  { over, finds = false, lengthMs = null, entries = [] }: Asked,
  ...asking: Parameters<typeof anAsking>
) {
  const chat = aChat();
  const ports = { ...chat, calendar: { ...chat.calendar, entries: () => Promise.resolve([...entries]) } };
  const answer = await free(ports, anAsking(...asking), { asks: 'free', over, lengthMs, finds });
  return plain(answer.text).split('\n');
}

const weekend = days('2026-11-27', '2026-11-28');

it.each([
  [
    'english',
    [
      'Free for 30 minutes or longer, Friday 27 November to Saturday 28 November:',
      '',
      '- Friday 27 November: **09:00–18:00**',
      '- Saturday 28 November: **09:00–18:00**',
      '',
      '(looked at 9:00 to 18:00)',
    ],
  ],
  [
    'hebrew',
    [
      'זמן פנוי של 30 דקות לפחות, יום שישי, 27 בנובמבר עד יום שבת, 28 בנובמבר:',
      '',
      '- יום שישי, 27 בנובמבר: **09:00–18:00**',
      '- יום שבת, 28 בנובמבר: **09:00–18:00**',
      '',
      '(בין 9:00 ל־18:00)',
    ],
  ],
] as const)('looks at all days of a weekend, and says so in %s', async (language, answer) => {
  expect(await ask({ over: weekend }, language)).toEqual(answer);
});

it('looks at the working days alone where there are some', async () => {
  const lines = await ask({ over: days('2026-11-26', '2026-11-29') });
  expect(lines.slice(2)).toEqual([
    '- Thursday 26 November: **09:00–18:00**',
    '- Sunday 29 November: **09:00–18:00**',
    '',
    '(looked at working days, 9:00 to 18:00)',
  ]);
});

it('looks at the days that are left where the working days are over', async () => {
  const lines = await ask({ over: days('2026-11-26', '2026-11-28') }, 'english', '2026-11-26T19:00');
  expect(lines).toContain('- tomorrow, Friday 27 November: **09:00–18:00**');
});

it('finds no time on a day that is taken as a whole', async () => {
  const entries = [ofDays('Out of office', '2026-11-25', '2026-11-26')];
  expect(await ask({ over: days('2026-11-25'), entries })).toEqual([
    'Not the whole time. In your calendar, Wednesday 25 November:',
    '',
    '- **All day** Out of office',
    '',
    'No time is left between.',
  ]);
  const week = await ask({ over: days('2026-11-24', '2026-11-29'), entries });
  expect(week.slice(2, 4)).toEqual([
    '- Tuesday 24 November: **09:00–18:00**',
    '- Sunday 29 November: **09:00–18:00**',
  ]);
});

it.each([
  ['english', 30, 'I found no free time of 30 minutes, Wednesday 25 November.'],
  ['english', 60, 'I found no free time of an hour, Wednesday 25 November.'],
  ['hebrew', 60, 'לא מצאתי זמן פנוי של שעה, יום רביעי, 25 בנובמבר.'],
  ['hebrew', 120, 'לא מצאתי זמן פנוי של שעתיים, יום רביעי, 25 בנובמבר.'],
] as const)('says in %s that it found none of %d minutes', async (language, minutes, said) => {
  const entries = [ofDays('Out of office', '2026-11-25')];
  const asked = { over: days('2026-11-25'), finds: true, lengthMs: minutes * 60_000, entries };
  expect((await ask(asked, language))[0]).toBe(said);
});

it('takes no time for a whole day that is shown as free', async () => {
  const entries = [{ ...ofDays('Athens', '2026-11-25'), isBusy: false }];
  expect(await ask({ over: days('2026-11-25'), entries, finds: true })).toContain('- **09:00–18:00**');
});

it.each([
  [
    'english',
    'You are free, Wednesday 25 November. This stands in your calendar, and takes no time:',
    'All day',
  ],
  ['hebrew', 'הזמן פנוי, יום רביעי, 25 בנובמבר. זה מופיע ביומן, ואינו תופס זמן:', 'כל היום'],
] as const)('says in %s that one is free beside what takes no time', async (language, said, allDay) => {
  const entries = [{ ...ofDays("Lior's birthday", '2026-11-25'), isBusy: false }];
  expect(await ask({ over: days('2026-11-25'), entries }, language)).toEqual([
    said,
    '',
    `- **${allDay}** Lior's birthday`,
  ]);
});

it('names what takes the time, and nothing else', async () => {
  const birthday = { ...ofDays("Lior's birthday", '2026-11-25'), isBusy: false };
  const entries = [birthday, anEntry('Gym', '2026-11-25T09:00', '2026-11-25T10:00')];
  const lines = await ask({ over: days('2026-11-25'), entries });
  expect(lines.filter((line) => line.includes('**')).slice(0, 2)).toEqual([
    '- **09:00–10:00** Gym',
    '- **10:00–18:00**',
  ]);
});
