import { askedDay } from '@crocodile-hub/core/language/understand/asked-day';
import { isMostlyHebrew } from '@crocodile-hub/core/text/script';
import { isFailure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { weatherWords } from '../questions/weather-words.ts';
import type { PersonClock } from '../time/person-clock.ts';
import { chatWords } from './words.ts';

type SmallTalkPorts = Pick<Ports, 'weather'>;

const defaultCity = 'Tel Aviv';
/** Place and day stand within this much of a question's end. */
const longestQuestion = 300;

const asksTime = /\bwhat(?:'s| is)? the time\b|\bwhat time is it\b|מה השעה/i;
const asksHelp =
  /^\s*(?:help|what can you do\??|עזרה|מה (?:אתה|את) (?:יודע|יודעת|יכול|יכולה)(?: לעשות)?\??)\s*$/i;
const greets = /^\s*(?:hi|hello|hey|good (?:morning|evening|afternoon)|שלום|היי|בוקר טוב|ערב טוב)[\s!.,]*$/i;
const asksWeather = /\b(?:weather|temperature|forecast)\b|מזג[ -]ה?או?ויר|טמפרטורה/i;

/** Questions that need no model; null for any other. */
export async function smallTalk(
  ports: SmallTalkPorts,
  message: string,
  clock: PersonClock,
): Promise<string | null> {
  const text = chatWords(message);
  if (greets.test(message)) return text.hello;
  if (asksHelp.test(message)) return text.help;
  if (asksTime.test(message)) return text.time(timeOf(message, clock));
  if (asksWeather.test(message)) return await weatherIn(ports, message, clock);
  return null;
}

function timeOf(message: string, { now, timeZone }: PersonClock): string {
  return new Intl.DateTimeFormat(localeOf(message), { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    now,
  );
}

async function weatherIn({ weather }: SmallTalkPorts, message: string, clock: PersonClock): Promise<string> {
  const text = weatherWords(message);
  const { day, rest } = askedDay(message.slice(-longestQuestion), clock.context);
  const named = weatherPlace(rest);
  const city = named ?? defaultCity;
  const shown = named ?? text.defaultCity;
  try {
    if (day === null || day === clock.context.now.slice(0, 10)) {
      const { temperature, description } = await weather.now(city);
      return text.weather(shown, temperature, text.skies[description]);
    }
    const when = dayWords(message, day);
    const forecast = (await weather.forecast(city)).find((one) => one.day === day);
    if (forecast === undefined) return text.noForecast(shown, when);
    const { lowest, highest, description } = forecast;
    return text.forecast(shown, when, { lowest, highest }, text.skies[description]);
  } catch (error) {
    if (!isFailure(error)) throw error;
    return text.noWeather;
  }
}

function dayWords(message: string, day: string): string {
  return new Intl.DateTimeFormat(localeOf(message), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(Date.parse(day));
}

function localeOf(message: string): string {
  return isMostlyHebrew(message) ? 'he-IL' : 'en-GB';
}

/** The longest place that is asked for is 41 letters; with its preposition and "right now" it stays within this. */
const longestEnding = 80;

const name = /^\p{L}[\p{L} '״"-]{1,40}$/u;
const prepositions: ReadonlySet<string> = new Set(['in', 'at', 'for']);
const times: ReadonlySet<string> = new Set(['now', 'today', 'היום', 'עכשיו']);
const hebrewWeather = ['אוויר', 'אויר', 'טמפרטורה'];

/** The place that a question about the weather ends with: "in Haifa today?", "מזג האוויר בחיפה". */
export function weatherPlace(question: string): string | null {
  const words = lastWords(question);
  return hebrewPlace(words) ?? englishPlace(words);
}

/** Word by word, and only the end of the text: how long the rest is makes no difference. */
function lastWords(question: string): string[] {
  const plain = withoutMarks(question.replace(/\s+/g, ' ').trim());
  const words = plain.slice(-longestEnding).split(' ');
  if (plain.length > longestEnding) words.shift();
  if (words.at(-2) === 'right' && words.at(-1) === 'now') return words.slice(0, -2);
  return times.has(words.at(-1)?.toLowerCase() ?? '') ? words.slice(0, -1) : words;
}

function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && '?.! '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function hebrewPlace(words: readonly string[]): string | null {
  for (const [index, word] of words.entries()) {
    if (!hebrewWeather.some((noun) => word.endsWith(noun))) continue;
    const from = times.has(words[index + 1] ?? '') ? index + 2 : index + 1;
    const place = words.slice(from).join(' ');
    if (place.startsWith('ב') && name.test(place.slice(1))) return place.slice(1);
  }
  return null;
}

function englishPlace(words: readonly string[]): string | null {
  for (const [index, word] of words.entries()) {
    const place = words.slice(index + 1).join(' ');
    if (prepositions.has(word.toLowerCase()) && name.test(place)) return place;
  }
  return null;
}
