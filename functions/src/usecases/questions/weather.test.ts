import type { Question } from '@crocodile-hub/core/language/questions/question';
import { expect, it } from 'vitest';
import type { DayForecast, HourForecast, Sky } from '../../ports/outside.ts';
import { aChat } from '../../testing/a-chat.ts';
import { anAsking, at, days, hours } from '../../testing/an-asking.ts';
import { weather } from './weather.ts';

const aDay = (day: string, more: Partial<DayForecast> = {}): DayForecast => ({
  day,
  lowest: 9,
  highest: 18,
  description: 'Overcast',
  sunrise: '06:15',
  sunset: '16:40',
  ...more,
});
/** Eight days from today on. */
const week = ['22', '23', '24', '25', '26', '27', '28', '29'].map((date) => aDay(`2026-11-${date}`));

/** An hour each from the one at `from` on: `r` is rain. It is 12 degrees at first, and each hour a degree colder. */
const hoursFrom = (from: string, skies: string, warmest = 12): HourForecast[] =>
  skies.split('').map((sky, index) => {
    const then = at(from) + index * 3_600_000;
    const description: Sky = sky === 'r' ? 'Rain' : 'Overcast';
    const clock = new Date(then + 2 * 3_600_000).toISOString().slice(0, 16);
    return { at: then, clock, temperature: warmest - index, description };
  });

type Asked = Partial<Extract<Question, { asks: 'weather' }>>;
type World = { forecast?: readonly DayForecast[]; known?: readonly HourForecast[] };

async function ask(
  question: Asked,
  { forecast = week, known = [] }: World,
  ...asking: Parameters<typeof anAsking>
): Promise<string> {
  const source = {
    ...aChat().weather,
    forecast: () => Promise.resolve(forecast),
    hours: () => Promise.resolve(known),
  };
  const asked = { asks: 'weather' as const, place: null, over: null, wants: null, ...question };
  return (await weather({ weather: source }, anAsking(...asking), asked)).text;
}

const nextWeek = days('2026-11-29', '2026-12-05');

it('says of a week of which one day is known that the later days are not', async () => {
  expect(await ask({ over: nextWeek, wants: 'rain' }, {})).toBe(
    [
      'Tel Aviv: no rain is expected to the end of Sunday 29 November.',
      'Tel Aviv, Sunday 29 November: 9 to 18°C, Overcast.',
      'Later days are not known yet.',
    ].join('\n\n'),
  );
  expect(await ask({ over: nextWeek, wants: 'rain' }, {}, 'hebrew')).toBe(
    [
      'תל אביב: לא צפוי גשם עד סוף יום ראשון, 29 בנובמבר.',
      'תל אביב, יום ראשון, 29 בנובמבר: בין ‎9°C ל־‎18°C, מעונן.',
      'על הימים שאחר כך עוד לא ידוע.',
    ].join('\n\n'),
  );
  expect(await ask({ over: nextWeek }, {})).toContain('Later days are not known yet.');
});

it('tells every day that is known, and calls none of them unknown', async () => {
  const text = await ask({ over: days('2026-11-22', '2026-11-29'), wants: 'rain' }, {});
  expect(text.split('\n')).toHaveLength(10);
  expect(text).toMatch(/^No rain is expected\./);
  expect(text).not.toContain('not known');
});

const tonight = hours('2026-11-22T18:00', '2026-11-23T00:00');
const rainyDay = [aDay('2026-11-22', { description: 'Rain' })];

it.each([
  [
    'english',
    'Tel Aviv: no rain is expected today, Sunday 22 November, 18:00–00:00.\n\nTel Aviv, today, Sunday 22 November, 18:00–00:00: 7 to 12°C, Overcast.',
    'Take an umbrella: rain is expected, today, Sunday 22 November, 20:00–22:00.\n\nTel Aviv, today, Sunday 22 November, 18:00–00:00: 7 to 12°C, Overcast, Rain.',
  ],
  [
    'hebrew',
    'תל אביב: לא צפוי גשם היום, יום ראשון, 22 בנובמבר, 18:00–00:00.\n\nתל אביב, היום, יום ראשון, 22 בנובמבר, 18:00–00:00: בין ‎7°C ל־‎12°C, מעונן.',
    'כדאי לקחת מטרייה: צפוי גשם, היום, יום ראשון, 22 בנובמבר, 20:00–22:00.\n\nתל אביב, היום, יום ראשון, 22 בנובמבר, 18:00–00:00: בין ‎7°C ל־‎12°C, מעונן, גשם.',
  ],
] as const)('says by its hours in %s whether it rains tonight', async (language, dry, wet) => {
  const asked = { over: tonight, wants: 'rain' } as const;
  const rainOutside = [...hoursFrom('2026-11-22T15:00', 'rrr'), ...hoursFrom('2026-11-22T18:00', '------r')];
  expect(await ask(asked, { forecast: rainyDay, known: rainOutside }, language)).toBe(dry);
  const rainInside = hoursFrom('2026-11-22T18:00', '--rr---');
  expect(await ask(asked, { forecast: week, known: rainInside }, language)).toBe(wet);
});

it('tells the weather of tonight and not of now', async () => {
  expect(await ask({ over: tonight }, { known: hoursFrom('2026-11-22T18:00', '------') })).toBe(
    'Tel Aviv, today, Sunday 22 November, 18:00–00:00: 7 to 12°C, Overcast.',
  );
});

it('takes the coat by the hours of a part of the day', async () => {
  const over = hours('2026-11-23T12:00', '2026-11-23T14:00');
  const known = hoursFrom('2026-11-23T12:00', '--', 21);
  expect(await ask({ over, wants: 'clothes' }, { known })).toMatch(/^No coat is needed: it stays above 20°C/);
});

it('leaves out the hours that have passed, and says one degree once', async () => {
  const over = hours('2026-11-22T06:00', '2026-11-22T12:00');
  expect(await ask({ over }, { known: hoursFrom('2026-11-22T06:00', 'rrrr-----', 20) })).toBe(
    'Tel Aviv, today, Sunday 22 November, 06:00–12:00: 15 to 16°C, Overcast.',
  );
  const hour = hours('2026-11-22T17:00', '2026-11-22T18:00');
  expect(await ask({ over: hour }, { known: hoursFrom('2026-11-22T17:00', '-') })).toBe(
    'Tel Aviv, today, Sunday 22 November, 17:00–18:00: 12°C, Overcast.',
  );
});

it('tells the day where its hours are not known yet', async () => {
  const over = hours('2026-11-27T18:00', '2026-11-28T00:00');
  expect(await ask({ over, wants: 'rain' }, {})).toBe(
    'No rain is expected.\n\nTel Aviv, Friday 27 November: 9 to 18°C, Overcast.',
  );
});

it('tells when it rains within a part of the day alone', async () => {
  const known = hoursFrom('2026-11-22T14:00', 'r----r---rr', 20);
  expect(await ask({ over: tonight, wants: 'rain-hours' }, { known })).toBe(
    'Expected in Tel Aviv:\n\n- today, Sunday 22 November, 19:00–20:00: Rain\n- today, Sunday 22 November, 23:00: Rain',
  );
});

it('names the warmest and the coldest of several days', async () => {
  const forecast = week.map((one, index) => ({
    ...one,
    highest: [18, 24, 20][index] ?? 19,
    lowest: 9 - index,
  }));
  const over = days('2026-11-22', '2026-11-24');
  expect((await ask({ over }, { forecast })).split('\n')[0]).toBe(
    'The warmest: tomorrow, Monday 23 November, 24°C. The coldest: Tuesday 24 November, 7°C.',
  );
  expect((await ask({ over, wants: 'degrees' }, { forecast }, 'hebrew')).split('\n')[0]).toBe(
    'הכי חם: מחר, יום שני, 23 בנובמבר, ‎24°C. הכי קר: יום שלישי, 24 בנובמבר, ‎7°C.',
  );
  expect(await ask({ over: days('2026-11-22', '2026-11-24') }, {})).not.toContain('warmest');
});
