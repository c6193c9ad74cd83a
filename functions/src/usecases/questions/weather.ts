import type { Question, Span } from '@crocodile-hub/core/language/questions/question';
import { inMarkdown } from '@crocodile-hub/core/text/markdown';
import { dayMs } from '@crocodile-hub/core/time/units';
import { isFailure } from '../../ports/failure.ts';
import type { DayForecast } from '../../ports/outside.ts';
import { isoDay } from './agenda.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { dayShown, partOf, rainSaid, wet, type PartForecast } from './weather-hours.ts';

type WeatherQuestion = Extract<Question, { asks: 'weather' }>;

const usualCity = 'Tel Aviv';
/** Below this a coat is worth taking, in degrees Celsius. */
const coatBelow = 16;

/** The weather now, or the forecast of the time that was asked about; what is wanted of it comes first. */
export async function weather(
  { weather: source }: Pick<QuestionPorts, 'weather'>,
  asking: Asking,
  question: WeatherQuestion,
): Promise<Answer> {
  const { words, time } = asking;
  const { place, over, wants } = question;
  const text = words.weather;
  const city = place ?? usualCity;
  const shown = place === null ? text.defaultCity : inMarkdown(place);
  const today = isoDay(time.dayOf(time.now));
  const from = over === null ? today : isoDay(over.first);
  const isOfSun = wants === 'sunrise' || wants === 'sunset' || wants === 'nightfall';
  // Of today the sun may have risen or set already.
  const unsaid = isOfSun ? isoDay(time.dayOf(time.now + dayMs)) : today;
  const to = over === null ? unsaid : isoDay(over.last);
  const isOfPart = over !== null && over.isHours && !isOfSun;
  try {
    if (wants === null && from === today && to === today && !isOfPart) {
      const { temperature, description } = await source.now(city);
      return plainAnswer(text.weather(shown, temperature, text.skies[description]));
    }
    if (wants === 'rain-hours') {
      const rain = rainSaid(await source.hours(city), shown, over, asking);
      if (rain !== null) return plainAnswer(rain);
    } else if (isOfPart) {
      const part = partOf(await source.hours(city), over, asking);
      if (part !== null) return plainAnswer(partSaid(part, shown, time.span(over), question, asking));
    }
    const known = await source.forecast(city);
    const days = known.filter(({ day }) => day >= from && day <= to);
    if (days.length === 0) return plainAnswer(beyond(known.at(-1), shown, over, asking));
    return plainAnswer(daysSaid(days, shown, { from, to }, question, asking));
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (error.kind !== 'not-found') return plainAnswer(text.noWeather);
    return { ...plainAnswer(words.noPlaceKnown(shown)), isSure: false };
  }
}

/** That this time is not known yet, and how far the forecast reaches. */
function beyond(
  last: DayForecast | undefined,
  shown: string,
  over: Span | null,
  { words, time }: Asking,
): string {
  const when = over === null ? time.day(time.dayOf(time.now)) : time.span(over);
  const reach = last === undefined ? '' : ` ${words.weather.reach(dayShown(last.day, time))}`;
  return `${words.weather.noForecast(shown, when)}${reach}`;
}

/** A part of a day, by its hours. */
function partSaid(
  { lowest, highest, skies, rain }: PartForecast,
  shown: string,
  when: string,
  { wants }: WeatherQuestion,
  { words }: Asking,
): string {
  const text = words.weather;
  const sky = skies.map((one) => text.skies[one]).join(', ');
  const umbrella = rain.length === 0 ? [] : [words.rainOn(rain.join('; '))];
  const verdicts = {
    rain: rain.length === 0 ? [words.noRainOn(shown, when)] : umbrella,
    clothes: [coatFor(lowest, words), ...umbrella],
  };
  const verdict = wants === 'rain' || wants === 'clothes' ? [verdicts[wants].join(' ')] : [];
  return [...verdict, text.forecast(shown, when, { lowest, highest }, sky)].join('\n\n');
}

/** Whole days, as far as they are known. */
/** About when three stars are seen, as calendars of Israel have it. */
const starsAfterMinutes = 36;

/** A time of the clock so many minutes later; not past midnight. */
function laterThan(clock: string, minutes: number): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const total = Math.min(hour * 60 + minute + minutes, 24 * 60 - 1);
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function daysSaid(
  days: readonly DayForecast[],
  shown: string,
  asked: { from: string; to: string },
  { wants }: WeatherQuestion,
  asking: Asking,
): string {
  const { words, time } = asking;
  const text = words.weather;
  const last = days.at(-1);
  if (last === undefined) return '';
  const lines = days.map((one) => {
    const day = dayShown(one.day, time);
    if (wants !== 'sunrise' && wants !== 'sunset' && wants !== 'nightfall')
      return text.forecast(shown, day, one, text.skies[one.description]);
    const at = wants === 'sunrise' ? one.sunrise : one.sunset;
    if (at === '') return text.noSun(shown, day);
    return wants === 'nightfall'
      ? text.nightfall(shown, day, laterThan(at, starsAfterMinutes), at)
      : text[wants](shown, day, at);
  });
  const isCut = last.day < asked.to;
  const verdict = verdictOf(days, isCut ? words.noRainUntil(shown, dayShown(last.day, time)) : words.noRain, {
    wants,
    asking,
  });
  const list = days.length === 1 ? lines.join('') : lines.map((line) => `- ${line}`).join('\n');
  return [...(verdict === null ? [] : [verdict]), list, ...(isCut ? [text.laterUnknown] : [])].join('\n\n');
}

function verdictOf(
  days: readonly DayForecast[],
  noRain: string,
  { wants, asking }: Pick<WeatherQuestion, 'wants'> & { asking: Asking },
): string | null {
  const { words, time } = asking;
  const rainy = days.filter(({ description }) => wet.has(description));
  const umbrella = words.rainOn(rainy.map(({ day }) => dayShown(day, time)).join(', '));
  switch (wants) {
    // Of days whose hours are not known yet, the days are told.
    case 'rain':
    case 'rain-hours':
      return rainy.length === 0 ? noRain : umbrella;
    case 'clothes': {
      const coat = coatFor(Math.min(...days.map(({ lowest }) => lowest)), words);
      return rainy.length === 0 ? coat : `${coat} ${umbrella}`;
    }
    case 'degrees':
    case null:
      return extremesOf(days, asking);
    case 'sunrise':
    case 'sunset':
    case 'nightfall':
      return null;
    default:
      return wants satisfies never;
  }
}

function coatFor(lowest: number, words: Asking['words']): string {
  return lowest < coatBelow ? words.coat(lowest) : words.noCoat(lowest);
}

const fewestToCompare = 3;

/** Which of several days is the warmest and which the coldest; null where they are alike. */
function extremesOf(days: readonly DayForecast[], { words, time }: Asking): string | null {
  const warmest = Math.max(...days.map(({ highest }) => highest));
  const coldest = Math.min(...days.map(({ lowest }) => lowest));
  const hot = days.filter(({ highest }) => highest === warmest);
  const cold = days.filter(({ lowest }) => lowest === coldest);
  if (days.length < fewestToCompare || hot.length === days.length || cold.length === days.length) return null;
  const shown = (some: readonly DayForecast[]) => some.map(({ day }) => dayShown(day, time)).join('; ');
  return words.weather.extremes(
    { days: shown(hot), degrees: warmest },
    { days: shown(cold), degrees: coldest },
  );
}
