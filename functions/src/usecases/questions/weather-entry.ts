/** The weather at a time that the calendar tells, and of two places beside each other. */
import { zoneOfCity } from '@crocodile-hub/core/language/questions/cities';
import type { Question, Span } from '@crocodile-hub/core/language/questions/question';
import { toInstant, zoneOf } from '@crocodile-hub/core/time/zone';
import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import { inMarkdown } from '@crocodile-hub/core/text/markdown';
import { dayOfIso, shiftDays } from '@crocodile-hub/core/time/calendar';
import type { CalendarEntry } from '../../ports/calendar.ts';
import { isFailure } from '../../ports/failure.ts';
import { comingDays, entriesOver, isAbout, isoDay, lineWithDay } from './agenda.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { weather } from './weather.ts';

type WeatherQuestion = Extract<Question, { asks: 'weather' }>;

const daysAhead = 180;

export async function weatherAsked(
  ports: QuestionPorts,
  asking: Asking,
  question: WeatherQuestion,
): Promise<Answer> {
  const { entry: about, versus, place } = question;
  if (versus !== undefined) return await compared(ports, asking, { ...question, versus });
  if (about === undefined) return await weather(ports, asking, question);
  const found = await entryMeant(ports, asking, about, question.over);
  if (found === null) return await weather(ports, asking, question);
  // What is no city is the entry itself.
  const at = place === about && !isCity(question) ? null : place;
  const over = spanOf(found, asking);
  const answer = await weather(ports, asking, { ...question, place: at, over });
  return {
    ...answer,
    text: `${answer.text}\n\n${asking.words.inDays.byCalendar}\n\n${lineWithDay(found, asking)}`,
  };
}

/** A place that is known as one, and named as an entry too. */
function isCity({ place, entry }: WeatherQuestion): boolean {
  return place !== null && place === entry && zoneOfCity(place) !== null;
}

async function entryMeant(
  ports: QuestionPorts,
  asking: Asking,
  about: string,
  over: Span | null,
): Promise<CalendarEntry | null> {
  const read = await entriesOver(ports, asking, over ?? comingDays(asking.time, daysAhead));
  if (read.is === 'not-read') return null;
  return read.value.find((entry) => !isReminderTitle(entry.title) && isAbout(entry, about)) ?? null;
}

function spanOf({ when }: CalendarEntry, { time, clock }: Asking): Span {
  if (when.is === 'time') {
    const first = time.dayOf(when.start);
    return {
      first,
      last: time.dayOf(Math.max(when.start, when.end - 1)),
      from: when.start,
      to: when.end,
      isHours: true,
    };
  }
  const zone = zoneOf(clock.timeZone, '');
  const [first, last] = [dayOfIso(when.first), dayOfIso(when.last)];
  const midnight = (day: typeof first) => toInstant({ ...day, hour: 0, minute: 0, second: 0 }, zone);
  return { first, last, from: midnight(first), to: midnight(shiftDays(last, 1)), isHours: false };
}

/** What it is in each of two places, and how much warmer in one of them. */
async function compared(
  ports: QuestionPorts,
  asking: Asking,
  { place, versus, ...question }: WeatherQuestion & { versus: string },
): Promise<Answer> {
  const { words, time } = asking;
  const places = [place ?? 'Tel Aviv', versus];
  const plain: WeatherQuestion = { asks: 'weather', place: null, over: question.over, wants: question.wants };
  const answers = await Promise.all(places.map((one) => weather(ports, asking, { ...plain, place: one })));
  const day = question.over === null ? isoDay(time.dayOf(time.now)) : isoDay(question.over.first);
  const degrees = await Promise.all(
    places.map((one) => degreesAt(ports, one, question.over === null ? null : day)),
  );
  const [one, other] = degrees;
  const [first, second] = places.map((name) => inMarkdown(name));
  const verdict =
    one == null || other == null
      ? []
      : [words.weather.warmer(first ?? '', second ?? '', Math.round((one - other) * 10) / 10)];
  const isSure = answers.every((answer) => answer.isSure);
  return { ...plainAnswer([...verdict, ...answers.map(({ text }) => text)].join('\n\n')), isSure };
}

/** Now, or the highest of a day; null where it is not known. */
async function degreesAt(
  { weather: source }: Pick<QuestionPorts, 'weather'>,
  city: string,
  day: string | null,
): Promise<number | null> {
  try {
    if (day === null) return (await source.now(city)).temperature;
    return (await source.forecast(city)).find((one) => one.day === day)?.highest ?? null;
  } catch (error) {
    if (!isFailure(error)) throw error;
    return null;
  }
}
