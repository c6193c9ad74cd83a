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
const dayMs = 24 * hourMs;
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
  const isOfSun = wants === 'sunrise' || wants === 'sunset';
  // Of today the sun may have risen or set already.
  const unsaid = isOfSun ? isoDay(time.dayOf(time.now + dayMs)) : today;
  const to = over === null ? unsaid : isoDay(over.last);
  try {
    if (wants === null && from === today && to === today) {
      const { temperature, description } = await source.now(city);
      return plainAnswer(text.weather(shown, temperature, text.skies[description]));
    }
    const rain = wants === 'rain-hours' ? rainSaid(await source.hours(city), shown, over, asking) : null;
    if (rain !== null) return plainAnswer(rain);
    const days = (await source.forecast(city))
      .filter(({ day }) => day >= from && day <= to)
      .slice(0, mostDays);
    const [first] = days;
    if (first === undefined) return plainAnswer(text.noForecast(shown, dayShown(from, time)));
    const lines = days.map((one) => {
      if (isOfSun) {
        const at = one[wants];
        return at === ''
          ? text.noSun(shown, dayShown(one.day, time))
          : text[wants](shown, dayShown(one.day, time), at);
      }
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
    // Of days whose hours are not known yet, the days are told.
    if (wants === 'rain' || wants === 'rain-hours')
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

/** When rain or snow ends, and when it comes. Null where no hour of that time is known. */
function rainSaid(
  all: readonly HourForecast[],
  shown: string,
  over: Span | null,
  { words, time }: Asking,
): string | null {
  const [from, to] = over === null ? [null, null] : [isoDay(over.first), isoDay(over.last)];
  const hours = all.filter(({ at, clock }) => {
    const day = dayOf(clock);
    return at + hourMs > time.now && (from === null || (day >= from && day <= to));
  });
  const last = hours.at(-1);
  if (last === undefined) return null;
  const lastDay = dayShown(dayOf(last.clock), time);
  const spells = wetSpells(hours);
  const [first] = spells;
  if (first === undefined)
    return over !== null && isoDay(over.first) === isoDay(over.last)
      ? words.noRainOn(shown, lastDay)
      : words.noRainUntil(shown, lastDay);
  if (first.begins !== hours[0] || first.begins.at > time.now)
    return `${words.rainHours(shown)}\n\n${listed(spells)}`;
  const sky = skyOf(first);
  if (first.ends === null) return words.wetOn(shown, sky, lastDay);
  const until = words.wetUntil(shown, sky, whenShown(first.ends));
  const rest = spells.slice(1);
  return rest.length === 0 ? until : `${until} ${words.thenAgain}\n\n${listed(rest)}`;

  function listed(some: readonly Spell[]): string {
    return some
      .slice(0, mostSpells)
      .map(({ begins, ends }) => {
        const end = ends === null ? '' : `–${whenShown(ends, begins)}`;
        return `- ${whenShown(begins)}${end}: ${skyOf({ begins })}`;
      })
      .join('\n');
  }

  function skyOf({ begins }: Pick<Spell, 'begins'>): string {
    return words.weather.skies[begins.description];
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
