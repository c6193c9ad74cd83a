/** What a Hebrew reminder, meeting or task is called, from the pieces of a sentence that say neither when nor what to do with it. */

/** "קניתי כרטיסים ל…", "קבעתי …": what one did about it is no part of it. */
const did: readonly (readonly [RegExp, string])[] = [
  [/^(?:יש לי|יש לנו|יש|אני צריכה?|אני חייבת?|צריכה?|חייבת?) (?=[א-ת])/, ''],
  [/^(?:קניתי|הזמנתי|השגתי|יש לי|לקחתי|קנינו|הזמנו)(?: לי| לנו)? (?:כרטיסים|כרטיס|מקומות|מקום|שולחן) ל(?=[א-ת])/, ''],
  [/^(?:קבעתי|קבענו|סגרתי|סגרנו|תיאמתי|הזמנתי)(?: לי| לנו)? עם /, 'פגישה עם '],
  [/^(?:קבעתי|קבענו|סגרתי|סגרנו|תיאמתי|תיאמנו|הזמנתי|הזמנו)(?: לי| לנו)?(?: את)? (?=[א-ת])/, ''],
  [/^(?:נרשמתי|נרשמנו|הוזמנתי|הוזמנו) ל(?=[א-ת])/, ''],
];
const leads =
  /^(?:ש?אני צריכה? |ש?אני חייבת? |שצריך |שאני |על כך ש|על זה ש|על |לגבי |בקשר ל|בנושא |זה |את זה |אותו |אותה |לי |לנו |גם |רק |פשוט |לא לשכוח |דחוף |חשוב )/;
/** The story before what is asked for. */
const story =
  /(?<![א-ת])(?:אני|אנחנו|כבר|שכחתי|אמרתי|אמר|אמרה|דוחה|לא נורא|נמאס|הבטחתי|ביקשו|[א-ת]{2,}תי)(?![א-ת])/;

/** What goes on about a time that was taken out: "נגמר …", "לפני שחוטפים דוח". */
const goesOn = /^(?:נגמר|נגמרת|מסתיים|מתחיל|לפני ש[א-ת]+.*|שחוטפים.*|ש[א-ת]+ים .*)$/;

type IsInfinitive = (piece: string) => boolean;

/** Null where nothing is left that could be one. */
export function titleOf(pieces: readonly string[], isInfinitive: IsInfinitive): string | null {
  const said = pieces
    .flatMap(sentencesOf)
    .map(cleaned)
    .filter((piece) => piece !== '' && !goesOn.test(piece));
  const stories = said.filter((piece) => story.test(piece));
  const plain = said.filter((piece) => !story.test(piece));
  const todo = plain.findLast(isInfinitive) ?? null;
  if (todo !== null) return withObject(todo, plain.filter((piece) => piece !== todo), stories);
  const title = plain.join(' ');
  if (title !== '') return title;
  const [only] = stories;
  const wish = /(?<![א-ת])(ל[א-ת]{3,} [א-ת].*)$/.exec(only ?? '')?.[1];
  return wish !== undefined && isInfinitive(wish) ? wish : (only ?? null);
}

function sentencesOf(piece: string): readonly string[] {
  return piece.split(/[.!?;]+(?=\s|$)|,\s+/);
}

function cleaned(piece: string): string {
  let left = piece.trim().replace(/[\s,.!:;–—-]+$/, '');
  for (const [said, by] of did) left = left.replace(said, by);
  for (;;) {
    const lead = leads.exec(left)?.[0];
    if (lead === undefined || lead.length === left.length) return left.trim();
    left = left.slice(lead.length);
  }
}

/** "שכירות! … להעביר" is "להעביר שכירות"; "הביטוח הלאומי …, להתקשר אליהם" is to whom. */
function withObject(todo: string, others: readonly string[], stories: readonly string[]): string {
  const [object] = others;
  if (!todo.includes(' ') && object !== undefined) return `${todo} ${object}`;
  const them = / (?:אליהם|אליהן|אליו|אליה)$/.exec(todo)?.[0];
  const [, named] = /(?<![א-ת])את (ה?[א-ת" ]{2,30})$/.exec(stories.join(' ')) ?? [];
  if (them !== undefined && named !== undefined)
    return `${todo.slice(0, -them.length)} ל${named.replace(/^ה/, '')}`;
  return todo;
}
