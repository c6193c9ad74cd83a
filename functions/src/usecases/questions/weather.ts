import type { Question, Span } from '@crocodile-hub/core/language/questions/question';
import { inMarkdown } from '@crocodile-hub/core/text/markdown';
import { isFailure } from '../../ports/failure.ts';
import type { DayForecast, HourForecast, Sky } from '../../ports/outside.ts';
import { isoDay } from './agenda.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import type { ShownTime } from './shown-time.ts';

const usualCity = 'Tel Aviv';
const mostDays = 7;
const mostSpells = 6;
const hourMs = 3_600_000;
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
  asking: Asking,
  { place, over, wants }: Extract<Question, { asks: 'weather' }>,
): Promise<Answer> {
  const { words, time } = asking;
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
    if (wants === 'rain-hours') return plainAnswer(rainSaid(await source.hours(city), shown, over, asking));
    const days = (await source.forecast(city))
      .filter(({ day }) => day >= from && day <= to)
      .slice(0, mostDays);
    const [first] = days;
    if (first === undefined) return plainAnswer(text.noForecast(shown, dayShown(from, time)));
    const lines = days.map((one) => {
      // Far in the north there are days without.
      if ((wants === 'sunrise' || wants === 'sunset') && one[wants] !== '')
        return text[wants](shown, dayShown(one.day, time), one[wants]);
      return text.forecast(
        shown,
        dayShown(one.day, time),
        { lowest: one.lowest, highest: one.highest },
        text.skies[one.description],
      );
    });
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
        : words.rainOn(rainy.map(({ day }) => dayShown(day, time)).join(', '));
    if (wants !== 'clothes') return null;
    const cold = lowest < coatBelow ? words.coat(lowest) : words.noCoat(lowest);
    return rainy.length === 0
      ? cold
      : `${cold} ${words.rainOn(rainy.map(({ day }) => dayShown(day, time)).join(', '))}`;
  }
}

/** When rain ends, and when it comes, as far as the hours are known. */
function rainSaid(
  all: readonly HourForecast[],
  shown: string,
  over: Span | null,
  { words, time }: Asking,
): string {
  const [from, to] = over === null ? [null, null] : [isoDay(over.first), isoDay(over.last)];
  const hours = all.filter(({ at, clock }) => {
    const day = dayOf(clock);
    return at + hourMs > time.now && (from === null || (day >= from && day <= to));
  });
  const last = hours.at(-1);
  if (last === undefined)
    return words.weather.noForecast(shown, dayShown(from ?? isoDay(time.dayOf(time.now)), time));
  const lastDay = dayShown(dayOf(last.clock), time);
  const spells = wetSpells(hours);
  const [first] = spells;
  if (first === undefined) return words.noRainUntil(shown, lastDay);
  if (first.begins !== hours[0] || first.begins.at > time.now)
    return `${words.rainHours(shown)}\n\n${listed(spells)}`;
  if (first.ends === null) return words.rainsOn(shown, lastDay);
  const until = words.rainsUntil(shown, whenShown(first.ends));
  const rest = spells.slice(1);
  return rest.length === 0 ? until : `${until} ${words.thenAgain}\n\n${listed(rest)}`;

  function listed(some: readonly Spell[]): string {
    return some
      .slice(0, mostSpells)
      .map(({ begins, ends }) =>
        ends === null ? `- ${whenShown(begins)}` : `- ${whenShown(begins)}–${whenShown(ends, begins)}`,
      )
      .join('\n');
  }

  function whenShown({ clock }: HourForecast, after?: HourForecast): string {
    const hour = clock.slice(11);
    return after !== undefined && dayOf(clock) === dayOf(after.clock)
      ? hour
      : `${dayShown(dayOf(clock), time)}, ${hour}`;
  }
}

const dayOf = (clock: string) => clock.slice(0, 10);

function dayShown(day: string, time: ShownTime): string {
  return time.day({
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8, 10)),
  });
}

type Spell = { begins: HourForecast; ends: HourForecast | null };

/** Hours of rain in a row; the last may go on beyond what is known. */
function wetSpells(hours: readonly HourForecast[]): Spell[] {
  return hours.flatMap((begins, index) => {
    const before = hours[index - 1];
    if (!wet.has(begins.description) || (before !== undefined && wet.has(before.description))) return [];
    return [{ begins, ends: hours.slice(index).find(({ description }) => !wet.has(description)) ?? null }];
  });
}
