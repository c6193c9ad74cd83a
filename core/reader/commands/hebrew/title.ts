/** What a Hebrew reminder, meeting or task is called, from the pieces of a sentence that say neither when nor what to do with it. */

/** "קניתי כרטיסים ל…", "קבעתי …": what one did about it is no part of it. */
const did: readonly (readonly [RegExp, string])[] = [
  [/^אני (?=(?:לא )?(?:זמינה?|פנויה?|בחופשה?|במילואים)(?![א-ת]))/, ''],
  [/^אצל (?=[א-ת])/, ''],
  [/^(?:יש לי|יש לנו|יש|אני צריכה?|אני חייבת?|צריכה?|חייבת?) (?=[א-ת])/, ''],
  [
    /^(?:קניתי|הזמנתי|השגתי|יש לי|לקחתי|קנינו|הזמנו)(?: לי| לנו)? (?:כרטיסים|כרטיס|מקומות|מקום|שולחן) ל(?=[א-ת])/,
    '',
  ],
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
const goesOn = /^(?:(?:נגמר|נגמרת|מסתיים|מתחיל)$|לפני ש[א-ת]|שחוטפים|ש[א-ת]+ים )/;

type IsInfinitive = (piece: string) => boolean;

/** Null where nothing is left that could be one. */
export function titleOf(pieces: readonly string[], isInfinitive: IsInfinitive): string | null {
  const said = pieces
    .flatMap(sentencesOf)
    .map(cleaned)
    .filter((piece) => piece !== '' && !goesOn.test(piece));
  const feared = said.map(notDone).find((title) => title !== null);
  if (feared != null) return feared;
  const stories = said.filter((piece) => story.test(piece));
  const plain = said.filter((piece) => !story.test(piece));
  const todo = plain.findLast(isInfinitive) ?? null;
  if (todo !== null)
    return withObject(
      todo,
      plain.filter((piece) => piece !== todo),
      stories,
    );
  const title = plain.join(' ');
  if (title !== '') return title;
  const [only] = stories;
  if (only === undefined) return null;
  const at = only.search(/(?<![א-ת])ל[א-ת]{3,20} [א-ת]/);
  const wish = at === -1 ? '' : only.slice(at);
  return isInfinitive(wish) ? wish : only;
}

/** "אם אני לא חוזרת לתומר": what is not done yet is what is to be done. */
function notDone(piece: string): string | null {
  const [, verb = '', rest = ''] = /^אם (?:אני )?(?:עוד )?לא ([א-ת]+) (.+)$/.exec(piece) ?? [];
  const wish = doing.get(verb) ?? doing.get(verb.replace(/[תה]$/, ''));
  return wish === undefined ? null : `${wish} ${rest}`;
}

const doing = new Map(
  (
    'חוזר לחזור,מתקשר להתקשר,שולח לשלוח,משלם לשלם,עונה לענות,מגיש להגיש,מחזיר להחזיר,קונה לקנות,לוקח לקחת,מסיים לסיים,' +
    'מתחיל להתחיל,קובע לקבוע,אוסף לאסוף,מביא להביא,מזמין להזמין,מדבר לדבר,כותב לכתוב,מבטל לבטל,בודק לבדוק,מאשר לאשר,ממלא למלא'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

function sentencesOf(piece: string): readonly string[] {
  return piece.split(/(?<![.!?;])[.!?;]{1,20}(?=\s|$)|,\s/);
}

export function cleaned(piece: string): string {
  let left = piece.trim().replace(/(?<![\s,.!:;–—-])[\s,.!:;–—-]{1,99}$/, '');
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
