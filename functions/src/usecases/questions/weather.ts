import type { Question } from '@crocodile-hub/core/language/questions/question';
import { inMarkdown } from '@crocodile-hub/core/text/markdown';
import { isFailure } from '../../ports/failure.ts';
import type { DayForecast, Sky } from '../../ports/outside.ts';
import { isoDay } from './agenda.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';

const usualCity = 'Tel Aviv';
const mostDays = 7;
/** Below this a coat is worth taking, in degrees Celsius. */
const coatBelow = 16;
const wet: ReadonlySet<Sky> = new Set([
  'Drizzle',
  'Rain',
  'Freezing rain',
  'Snow',
  'Rain showers',
  'Snow showers',
  'Thunderstorm',
]);

/** The weather now, or the forecast of the days that were asked about; what is wanted of it comes first. */
export async function weather(
  { weather: source }: Pick<QuestionPorts, 'weather'>,
  { words, time }: Asking,
  { place, over, wants }: Extract<Question, { asks: 'weather' }>,
): Promise<Answer> {
  const text = words.weather;
  const city = place ?? usualCity;
  const shown = place === null ? text.defaultCity : inMarkdown(place);
  const today = isoDay(time.dayOf(time.now));
  const from = over === null ? today : isoDay(over.first);
  const to = over === null ? today : isoDay(over.last);
  try {
    if (wants === null && from === today && to === today) {
      const { temperature, description } = await source.now(city);
      return plainAnswer(text.weather(shown, temperature, text.skies[description]));
    }
    const days = (await source.forecast(city))
      .filter(({ day }) => day >= from && day <= to)
      .slice(0, mostDays);
    const [first] = days;
    if (first === undefined) return plainAnswer(text.noForecast(shown, dayShown(from)));
    const lines = days.map((one) =>
      text.forecast(
        shown,
        dayShown(one.day),
        { lowest: one.lowest, highest: one.highest },
        text.skies[one.description],
      ),
    );
    const verdict = verdictOf(days);
    const list = days.length === 1 ? lines.join('') : lines.map((line) => `- ${line}`).join('\n');
    return plainAnswer([...(verdict === null ? [] : [verdict]), list].join('\n\n'));
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (error.kind !== 'not-found') return plainAnswer(text.noWeather);
    return { ...plainAnswer(words.noPlaceKnown(shown)), isSure: false };
  }

  function verdictOf(days: readonly DayForecast[]): string | null {
    const rainy = days.filter(({ description }) => wet.has(description));
    const lowest = Math.min(...days.map((one) => one.lowest));
    if (wants === 'rain')
      return rainy.length === 0
        ? words.noRain
        : words.rainOn(rainy.map(({ day }) => dayShown(day)).join(', '));
    if (wants !== 'clothes') return null;
    const cold = lowest < coatBelow ? words.coat(lowest) : words.noCoat(lowest);
    return rainy.length === 0
      ? cold
      : `${cold} ${words.rainOn(rainy.map(({ day }) => dayShown(day)).join(', '))}`;
  }

  function dayShown(day: string): string {
    return time.day({
      year: Number(day.slice(0, 4)),
      month: Number(day.slice(5, 7)),
      day: Number(day.slice(8, 10)),
    });
  }
}
