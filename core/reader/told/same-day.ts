/** "Ok, put the haircut at 3", after a question about tomorrow, is of tomorrow. Rule chat.sameday.1. */
import { read, wordsOf } from '../../language/sentence.ts';
import { findTimes } from '../../language/time/find.ts';
import { kindOf } from '../commands/wishes.ts';
import { isInForm } from '../questions/form.ts';

const goesOn =
  /^(?:(?:ok|okay|great|perfect|good|cool|nice|alright|all right|super|lovely|then|so|yes|יופי|מעולה|אחלה|סבבה|אוקיי|בסדר|מצוין|טוב|אז|כן)[,.! ]{1,3}){1,3}(?=\S)/i;
const entry =
  /\b(?:book|put|schedule|add|pop|stick|block|set up|pencil in|make it)\b|(?<![א-ת])(?:ת?קבעי?|תכניסי?|ת?שימי?|תוסיפי?|תרשמי?|תרשום|תשרייני?|תחסמי?)(?![א-ת])/i;

/** The words with the day of the question before, where they tell an hour and no day; else as they are. */
export function onSameDay(message: string, before: string): string {
  const wish = message.trim().replace(goesOn, '');
  if (wish === message.trim() || before === '' || !entry.test(wish) || kindOf(wish) === 'question')
    return message;
  const own = timesIn(wish);
  if (!own.some(({ clock }) => clock !== null) || own.some(saysDay)) return message;
  const [asked, ...others] = isInForm(before) ? timesIn(before).filter(saysDay) : [];
  if (asked === undefined || others.length > 0 || asked.clock !== null || asked.every !== null)
    return message;
  const sentence = read(before, () => null);
  const day = wordsOf(sentence, asked.from, asked.to);
  return asked.part === null ? `${wish.replace(/[.! ]{1,5}$/, '')} ${day}` : message;
}

const timesIn = (text: string) => findTimes(read(text, () => null).tokens).all;
const saysDay = ({ day, every }: ReturnType<typeof timesIn>[number]) => day !== null || every !== null;
