/** "Email everyone in the portfolio review that …": whoever is invited to it, by their addresses. */
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import { wordsIn } from '@crocodile-hub/core/language/questions/read-question';
import { findWhen } from '@crocodile-hub/core/language/questions/when';
import type { Person } from '../../ports/accounts.ts';
import { entriesShown } from '../questions/agenda.ts';
import type { QuestionPorts } from '../questions/asking.ts';
import { shownTime } from '../questions/shown-time.ts';
import { questionWords } from '../questions/words.ts';
import type { PersonClock } from '../time/person-clock.ts';

const english =
  /^(?:(?:please|can you|could you),? ){0,2}(?:e-?mail|mail|tell|text|message|write(?: to)?|let|notify|inform|send (?:an? )?(?:e?mail|message) to) (?:everyone|everybody|all(?: of them)?|the (?:guests|attendees|people|others|participants)|all the (?:guests|attendees|people|participants))(?: (?:who (?:is|are) )?(?:invited to|in|at|from|of|on|coming to|attending|for)) (?<meeting>(?:the|my|our|tomorrow['’]s|today['’]s) [^,;:?]{2,50}?)(?: know)?(?: that|:| saying(?: that)?) (?<said>.+)$/i;
const hebrew =
  /^(?:בבקשה )?ת?(?:גיד|ודיע|שלח|כתוב|כתב|עדכנ|עדכן)[יה]? (?:מייל |הודעה )?(?:ל|את )(?:כולם|כל ה(?:מוזמנים|משתתפים)|ה?(?:מוזמנים|משתתפים))(?: של| ב| ל| מ)? ?(?<meeting>(?:[בלמ]?ה?)?(?:פגישה|פגישת|ישיבה|ישיבת|סקירה|סקירת|שיחה|שיחת)[^,;:?]{0,50}?)(?: ש|: )(?<said>.+)$/;
const mostGuests = 10;

/** As it is where nobody else is invited, or several meetings may be meant. */
export async function toGuests(
  ports: QuestionPorts,
  person: Person,
  message: string,
  clock: PersonClock,
): Promise<string> {
  const { meeting, said } = english.exec(message)?.groups ?? hebrew.exec(message)?.groups ?? {};
  if (meeting === undefined || said === undefined) return message;
  const words = questionWords(message);
  const asking = { person, clock, words, time: shownTime(words, clock.now, clock.timeZone) };
  const isHebrew = /[א-ת]/.test(meeting);
  const when = findWhen(wordsIn(meeting.replace(/['’]s /, ' ')), clockworkOf(clock.context));
  const about = when.rest.tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/^(?:the|my|our) /, '')
    .replace(/^[בלמ]?ה?(?=(?:פגיש|ישיב|סקיר|שיח))/, '');
  const named = /^(?:meeting|call|appointment|פגישה|ישיבה|שיחה)$/.test(about) ? null : about;
  const read = await entriesShown(ports, asking, {
    asks: 'meeting',
    about: named,
    over: when.over('ahead'),
    wants: null,
    isPast: false,
  });
  const found = read.is === 'read' ? read.value.filter(({ guests }) => guests.length > 0) : [];
  const [entry, other] = found;
  if (entry === undefined || (other !== undefined && other.series !== entry.series)) return message;
  const addresses = entry.guests.slice(0, mostGuests).map(({ address }) => address);
  return isHebrew
    ? `שלח מייל ל-${addresses.join(', ')} ותכתוב ש${said}`
    : `send an email to ${addresses.join(', ')} saying ${said}`;
}
