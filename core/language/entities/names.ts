/**
 * Names that people have, as hints only: where dictation leaves no capitals, they tell that "כהן" still belongs to
 * "דנה כהן" and that "ליאור" is no "to Ior". A name that is not here works too; see slots/people.ts.
 */

/** In the order of the alphabet: the number says how many letters a name shares with the one before. `0new` adds one. */
const hebrewFirstNames =
  '0אבי3ב2רהם1די1הוד2רון1ודי2הד2פיר2ר3י4ת3לי3ן1חמד1ייל4ה2ל3ן3ת2ציק2תי3מר3ן1לון2י3הו2כס2עד1מיר1נה1סף2תר1פרת1רז2יאל3ה0בועז1ני1רוך2ק0גבי1יא2ל3י1ל2י3ת2עד0דבורה1וד2ר3ון3ין1ימה1ן1נה2י3אל5ה1פנה1רור0הדס3ה2ר1ילה1לל0ורד0זוהר1יו0חיה2ים1ן1ני2ן0טל2י0יאיר1הודה4ית3נתן1ואב3ל2בל2כבד2סי3ף1על2קב1פה2ית1צחק1רדן2ון1שראל0לאה1יאור3ת2לי2מור2רון0מאור2יה3ר1ור3ן1יטל2כאל3ל2רב3י1עיין1קסים1רב2ים1שה1תן0נאור1דב1ועה3ם2רית1טלי1יב2ר3ית1עמה3י1תן2נאל0סיגל2וון3ן1מי1תיו0עדי1ודד2מר4י2פר1ידו3ן2נת1מית1נבל2ת1רן0צבי1ליל0קובי1רן0רבקה1ון2ני4ת3ן2עי2ת3י3ם1חל3י1מי0שי2ר3ה3י1לומי2מה1מואל2עון1ני1רה2ון2ית0תום3ר1מר';
const hebrewLastNames =
  'כהן לוי מזרחי פרץ ביטון דהן אברהם פרידמן אזולאי מלכה עמר אוחיון חדד גבאי אדרי שפירא גולן יעקב קליין רוזנברג רוזן גרינברג גולדברג כץ וקנין אליהו פישר ברק גולדשטיין רוזנטל וייס שוורץ ברגר שטרן';
const englishFirstNames = '0avi1dam2vid0dana3id0gil0john0maya1ike0noa0omer0sam0tom0yael';

export const firstNames: ReadonlySet<string> = new Set([
  ...unpacked(hebrewFirstNames),
  ...unpacked(englishFirstNames),
]);
export const lastNames: ReadonlySet<string> = new Set(hebrewLastNames.split(' '));

/** A list of words in the order of the alphabet: the number says how many letters a word shares with the one before. `0new` adds one. */
function unpacked(words: string): readonly string[] {
  let last = '';
  return Array.from(words.matchAll(/(\d)(\D+)/g), ([, shared = '', rest = '']) => {
    last = last.slice(0, Number(shared)) + rest;
    return last;
  });
}
