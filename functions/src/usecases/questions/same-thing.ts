/** Whether a title is what the words name: in the same words, or by what both languages call the same thing. */
import { isMentioned, nameWords } from '@crocodile-hub/core/domain/recipients';
import { isSamePlace } from '@crocodile-hub/core/language/questions/cities';

/** What stands in calendars most, by its English and its Hebrew words. */
const things: readonly RegExp[] = [
  /dentist|teeth|tooth|dental|שיניים|שינניות?/,
  /^(?:doctor|dr|clinic|gp)s?$|רופא|רופאה|מרפאה/,
  /^(?:run|runs|running|jog|jogging)$|ריצה|ריצת/,
  /^(?:gym|workout|training)$|כושר|אימון/,
  /^(?:dinner|supper|meal)$|ארוחה|ארוחת/,
  /^lunch$|צהריים/,
  /^(?:garage|mechanic)$|מוסך/,
  /^(?:haircut|hairdresser|barber|hair)$|^ה?ספר(?:ית)?$|תספורת/,
  /^(?:vet|vets)$|וטרינר/,
  /^(?:birthday|bday)$|הולדת/,
  /^(?:flight|fly|plane)$|טיסה/,
  /^(?:trip|travel|holiday|vacation)$|טיול|נסיעה|חופשה/,
  /^(?:review|first review)$|סקירה|סקירת/,
  /^(?:call|phone)$|שיחה|שיחת|להתקשר/,
  /^meeting$|פגישה|פגישת|ישיבה|ישיבת/,
  /^(?:mum|mom|mother|mama)s?$|אמא/,
  /^(?:dad|father)s?$|אבא/,
  /^(?:grandma|granny|grandmother)s?$|סבתא/,
  /^(?:class|lesson)$|שיעור/,
  /^wedding$|חתונה|חתונת/,
  /^(?:concert|show|gig)$|הופעה|הופעת/,
  /^interview$|ראיון/,
  /^(?:interview|studio)$|סטודיו/,
  /^(?:site|website)$|^ה?אתר$/,
  /^portfolio$|תיק/,
  /^campaign$|קמפיין/,
  /^school$|^בית$/,
];
const fillers = new Set([
  'the',
  'my',
  'a',
  'an',
  'our',
  'with',
  'of',
  'to',
  'at',
  'את',
  'של',
  'שלי',
  'עם',
  'thing',
  'one',
]);

export function isSameThing(about: string, title: string): boolean {
  if (isMentioned(about, title)) return true;
  const words = nameWords(about).filter((word) => !fillers.has(word));
  const parts = nameWords(title);
  return (
    words.length > 0 &&
    words.every(
      (word) =>
        isMentioned(word, title) ||
        parts.some((part) => isSamePlace(word, part)) ||
        things.some((thing) => thing.test(word) && parts.some((part) => thing.test(part))),
    )
  );
}
