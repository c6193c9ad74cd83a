/** When the person travels: by the calendar, and by the mail of whoever carries them. */
import { dayMs } from '@crocodile-hub/core/time/units';
import { isSamePlace, zoneOfCity } from '@crocodile-hub/core/language/questions/cities';
import type { Question } from '@crocodile-hub/core/language/questions/question';
import { wordsIn } from '@crocodile-hub/core/language/questions/read-question';
import { dayOfUtc, utcOfDay, type CalendarDay } from '@crocodile-hub/core/time/calendar';
import { findTimes } from '@crocodile-hub/core/language/time/find';
import { toInstant, zoneOf } from '@crocodile-hub/core/time/zone';
import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import { isReminderTitle } from '@crocodile-hub/core/domain/reminder';
import { speaksOf } from '@crocodile-hub/core/reader/topics/same-things';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { CalendarEntry } from '../../ports/calendar.ts';
import type { Mail } from '../../ports/mail.ts';
import { comingDays, entriesOver, firstDayOf, lineWithDay, sourcesOf } from './agenda.ts';
import { plainAnswer, readGoogle, type Answer, type Asking, type QuestionPorts } from './asking.ts';

type TripQuestion = Extract<Question, { asks: 'trip' }>;
type Leg = { at: Instant; line: string };

const daysAhead = 366;
const mailsRead = 20;
const lettersRead = 4_000;
const longestLine = 120;
const mostLegs = 4;
const itineraries = '(itinerary OR "boarding pass" OR "e-ticket" OR flight OR טיסה) newer_than:1y';
const carries = /\b(?:itinerary|flight|boarding|e-?ticket|airlines?|booking)\b|טיסה|כרטיס/i;
const travelsBy =
  /\b(?:fly|flight|trip|travel|vacation|airport)\b|✈|(?<![א-ת])ה?(?:טיסה|נסיעה|טיול|חופשה|נתב"ג)(?![א-ת])/i;

export async function trip(
  ports: QuestionPorts,
  asking: Asking,
  { place, wants }: TripQuestion,
): Promise<Answer> {
  const { words, time, person } = asking;
  const [entries, mails] = await Promise.all([
    entriesOver(ports, asking, comingDays(time, daysAhead)),
    readGoogle(ports, words, 'mail', () =>
      ports.inbox.list(person, {
        labelIds: [],
        q: itineraries,
        maxResults: mailsRead,
        pageToken: null,
        letters: lettersRead,
      }),
    ),
  ]);
  if (entries.is === 'not-read') return plainAnswer(entries.why);
  const planned = entries.value
    .filter((entry) => isTrip(entry, place, asking.clock.timeZone))
    .slice(0, mostLegs);
  const booked = mails.is === 'read' ? bookedIn(mails.value.mails, place, asking) : null;
  const firstEntry = planned[0] === undefined ? null : firstDayOf(planned[0], time);
  const first = booked?.legs[0] === undefined ? firstEntry : utcOfDay(time.dayOf(booked.legs[0].at));
  const when = words.fromNowTo(time.day(comingDays(time, daysAhead).last));
  const said = place === null ? words.inDays.trip : shownOutside(place);
  const notes = mails.is === 'not-read' ? [mails.why] : [];
  if (first === null)
    return { ...plainAnswer([words.inDays.noTrip(said, when), ...notes].join(' ')), isSure: place === null };
  const days = Math.round((first - utcOfDay(time.dayOf(time.now))) / dayMs);
  const day = time.day(dayOfUtc(first));
  const parts = [
    ...(wants === 'days' ? [words.daysUntil(day, days)] : []),
    ...(booked === null
      ? []
      : [
          `${words.inDays.byMail(shownOutside(booked.mail.subject))}\n\n${booked.legs.map(({ line }) => line).join('\n')}`,
        ]),
    ...(planned.length === 0
      ? []
      : [`${words.inDays.byCalendar}\n\n${planned.map((entry) => lineWithDay(entry, asking)).join('\n')}`]),
    ...notes,
  ];
  return plainAnswer(parts.join('\n\n'), sourcesOf(planned, words));
}

function isTrip({ title, when }: CalendarEntry, place: string | null, here: string): boolean {
  if (isReminderTitle(title)) return false;
  const names = title
    .split(/[^\p{L}\p{N}"'׳]+/u)
    .flatMap((word) => [word, word.replace(/^[לב](?=[א-ת]{3})/, '')]);
  if (place !== null) return isMentioned(place, title) || names.some((name) => isSamePlace(place, name));
  // Days that bear the name of a place abroad.
  const isAbroad = (name: string) => ![null, here].includes(zoneOfCity(name));
  return travelsBy.test(title) || (when.is === 'days' && names.some(isAbroad));
}

type Booked = { mail: Mail; legs: readonly Leg[] };

/** The newest mail that tells of a way to come, and its lines that do. */
function bookedIn(mails: readonly Mail[], place: string | null, { time, clock }: Asking): Booked | null {
  const zone = zoneOf(clock.timeZone, '');
  for (const mail of mails.toSorted((one, other) => other.sentAt - one.sentAt)) {
    if (!carries.test(`${mail.subject} ${mail.from?.name ?? ''}`)) continue;
    if (place !== null && !speaksOf(place, `${mail.subject}\n${mail.text ?? ''}`)) continue;
    const sent = time.dayOf(mail.sentAt);
    const legs = (mail.text ?? '').split('\n').flatMap((line): Leg[] => {
      const day = dayOnLine(line.slice(0, longestLine), sent);
      if (day === null) return [];
      const [, hour = '0', minute = '0'] = clockOnLine.exec(line) ?? [];
      const at = toInstant({ ...day, hour: Number(hour), minute: Number(minute), second: 0 }, zone);
      return at <= time.now ? [] : [{ at, line: `- ${shownOutside(line.trim(), longestLine)}` }];
    });
    if (legs.length > 0)
      return { mail, legs: legs.toSorted((one, other) => one.at - other.at).slice(0, mostLegs) };
  }
  return null;
}

const clockOnLine = /\b([01]?\d|2[0-3]):([0-5]\d)\b/;

/** A date with its month; without a year the next one after the mail. */
function dayOnLine(line: string, sent: CalendarDay): CalendarDay | null {
  const ref = findTimes(wordsIn(line).tokens).all.find(({ day }) => day?.by === 'date')?.day;
  if (ref?.by !== 'date' || ref.month === null) return null;
  const day = { year: ref.year ?? sent.year, month: ref.month, day: ref.day };
  return ref.year === null && utcOfDay(day) < utcOfDay(sent) ? { ...day, year: sent.year + 1 } : day;
}
