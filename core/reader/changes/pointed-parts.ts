/** What is to be done with some of what was shown, and with others of it. */
import { longestPointing, type Pointing, pointingIn } from './pointing.ts';

const nextDeed =
  /,? (?:and(?: then)?|then|but) (?:please )?(?=(?:archive|delete|trash|bin|star|unstar|mark|cancel|move|snooze|unsubscribe|tag|label|keep|leave)\b)|,? ו(?=(?:את |ת(?:מחק|עביר|סמן|סמנ|ארכב|שאיר|בטל|זיז|תייג)))/i;
const theRest =
  /\b(?:all )?the (?:rest|others|remaining(?: ones)?)\b|(?<![א-ת])(?:את )?(?:כל )?(?:השאר|היתר)(?![א-ת])/i;
const leaves = /^(?:keep|leave)\b|(?<![א-ת])(?:תשאירי?|השאירי)(?: ככה| כמו שהם)?(?![א-ת])/i;
/** "And archive them": what was just spoken of. */
const same =
  /\b(?:it|them|those|these)\b(?! (?:from|about|with|of)\b)|(?<![א-ת])(?:אותם|אותן|אותו|אותה)(?![א-ת])/i;
/** It asks, or says that nothing is to be done. */
const asksOrDenies =
  /^(?:did|do|does|have|has|had|why|when|who|how|what|which|was|were|is|are|am|למה|מתי|מי|האם|איך|כמה|איזה)(?![\p{L}])|\b(?:don['’]?t|do not|didn['’]?t|never|without)\b|\b(?:not|aren['’]t|isn['’]t) (?:from|by|about|of|with)\b|(?<![א-ת])(?:אל (?:נא )?ת|(?:אלה )?שלא )/iu;

export type PointedPart = {
  readonly text: string;
  readonly pointing: Pointing;
  /** Of what it points at nothing is to be changed. */
  readonly isLeft: boolean;
  /** What the part before it is of, all that no other part is of, or what it points at. */
  readonly of: 'same' | 'rest' | 'pointed';
};

/**
 * What is to be done with some of those shown, and with others of them: "delete the last one and star the one from Tomer".
 * None where nothing points, and where it asks or denies.
 */
export function pointedParts(text: string): readonly PointedPart[] {
  if (text.length > longestPointing || asksOrDenies.test(text.trim())) return [];
  const parts = text
    .split(nextDeed)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => pointedPart(part, index));
  const found = parts.filter((part) => part !== null);
  if (parts.length > 1 && found.length === parts.length) return found;
  const pointing = pointingIn(text);
  return pointing === null ? [] : [{ text: pointing.text, pointing, isLeft: false, of: 'pointed' }];
}

function pointedPart(text: string, index: number): PointedPart | null {
  const isLeft = leaves.test(text);
  const rest = theRest.exec(text);
  if (rest !== null) {
    const end = rest.index + rest[0].length;
    return { text, pointing: { text, start: rest.index, end, pick: 'all' }, isLeft, of: 'rest' };
  }
  const pointing = pointingIn(text);
  if (pointing === null) return null;
  const isSame =
    index > 0 && pointing.which === undefined && (pointing.pick === 'all' || pointing.pick === 'only');
  return { text: pointing.text, pointing, isLeft, of: isSame && same.test(text) ? 'same' : 'pointed' };
}
