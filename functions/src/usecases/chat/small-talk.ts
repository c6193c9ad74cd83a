import { isFailure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PersonClock } from '../commands/clock.ts';
import { weatherPlace } from './weather-place.ts';
import { chatWords, isHebrew } from './words.ts';

type SmallTalkPorts = Pick<Ports, 'weather'>;

const defaultCity = 'Tel Aviv';

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
  if (asksWeather.test(message)) return await weatherIn(ports, message);
  return null;
}

function timeOf(message: string, { now, timeZone }: PersonClock): string {
  const locale = isHebrew(message) ? 'he-IL' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
}

async function weatherIn({ weather }: SmallTalkPorts, message: string): Promise<string> {
  const text = chatWords(message);
  const city = weatherPlace(message) ?? defaultCity;
  try {
    const { temperature, description } = await weather.now(city);
    return text.weather(city, temperature, description);
  } catch (error) {
    if (!isFailure(error)) throw error;
    return text.noWeather;
  }
}
