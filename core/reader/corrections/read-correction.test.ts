import { describe, expect, it } from 'vitest';
import { clockworkOf } from '../../language/time/clockwork.ts';
import { callsOff, readAddition, readCorrection } from './read-correction.ts';

const clockwork = clockworkOf({
  now: '2026-11-22T10:00:00+02:00',
  timeZone: 'Asia/Jerusalem',
  country: 'IL',
});
const read = (text: string) => readCorrection(text, clockwork);

const at = (hour: number, minute = 0) => ({ does: 'move', to: { day: null, clock: { hour, minute } } });
const on = (day: number) => ({
  does: 'move',
  to: { day: { year: 2026, month: 11, day }, clock: null },
});

describe('a time that corrects', () => {
  it.each([
    ['no, I meant 5pm', at(17)],
    ['No I meant Friday', on(27)],
    ['make it Friday', on(27)],
    ['change it to 4', at(16)],
    ['actually, 17:30', at(17, 30)],
    ['wait, make that five', at(17)],
    ['change the time to half past four please', at(16, 30)],
    ['not 4, 5', at(17)],
    ['not Monday but Friday', on(27)],
    ['5pm, sorry', at(17)],
    ['5pm', at(17)],
    ['Friday', on(27)],
    ['לא, התכוונתי לחמש', at(17)],
    ['תשני את זה לשבע', at(19)],
    ['תשנה ליום שישי', on(27)],
    ['בעצם בחמש', at(17)],
    ['שיהיה בחמש וחצי', at(17, 30)],
    ['שיהיה מחר', on(23)],
    ['לא בארבע, בחמש', at(17)],
    ['לא ביום שני אלא ביום שישי', on(27)],
    ['בחמש, סליחה', at(17)],
    ['ביום שישי', on(27)],
    ['תזיז לחמש', at(17)],
    ['5:30 would be better', at(17, 30)],
    ['Friday works better', on(27)],
    ['can we do Friday instead', on(27)],
    ['בחמש עדיף', at(17)],
    ['אה לא, בשש', at(18)],
    ['לא, אני רוצה בחמש', at(17)],
  ])('%s', (text, when) => {
    expect(read(text)).toMatchObject({ when });
  });

  it.each([
    ['no, 5', true],
    ['לא, בשבע', true],
    ['half past four', true],
    ['5pm', false],
    ['17:00', false],
    ['05:00', false],
    ['seven in the evening', false],
    ['בשבע בבוקר', false],
    ['Friday', false],
    ['in an hour', false],
    ['tonight', false],
  ])('either half of the day where none is said: %s', (text, isEitherHalf) => {
    expect(read(text)).toMatchObject({ isEitherHalf });
  });
});

describe('words that correct', () => {
  it.each([
    ['no, I meant Ron', { by: 'meant', words: 'Ron' }],
    ['no, to Ron', { by: 'no', words: 'to Ron' }],
    ['I mean bread', { by: 'meant', words: 'bread' }],
    ['send it to Ron instead', { by: 'changed', words: 'to Ron' }],
    ['שלח את זה לרון', { by: 'changed', words: 'לרון' }],
    ['call it Budget 2028', { by: 'named', words: 'Budget 2028' }],
    ['make it urgent', { by: 'changed', words: 'urgent' }],
    ['לא, התכוונתי לרון', { by: 'meant', words: 'לרון' }],
    ['כלומר לחם', { by: 'meant', words: 'לחם' }],
    ['תקרא לזה תקציב', { by: 'named', words: 'תקציב' }],
  ])('%s', (text, correction) => {
    expect(read(text)).toMatchObject({ ...correction, when: null });
  });

  it.each([
    ['not milk, bread', 'bread', 'milk'],
    ['not Dana but Ron', 'Ron', 'Dana'],
    ['bread, not milk', 'bread', 'milk'],
    ['I meant bread instead of milk', 'bread', 'milk'],
    ['לא חלב, לחם', 'לחם', 'חלב'],
    ['לא חלב אלא לחם', 'לחם', 'חלב'],
    ['לחם ולא חלב', 'לחם', 'חלב'],
  ])('with what they take back: %s', (text, words, denied) => {
    expect(read(text)).toMatchObject({ words, denied, when: null });
  });

  it.each(['bread', 'what is in my calendar Friday?', 'תודה', 'remind me at 5 to call', ''])(
    'but none without a word of correction: %j',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});

describe('what calls it off', () => {
  it.each(
    [
      'cancel it / never mind / nevermind. / forget it / leave it / no / No! / no thanks / no, never mind',
      "actually, cancel that / don't / don’t send it / ok, forget about it / cancel it please / wait, no",
      'בטל / תבטל / תבטלי את זה / עזוב / עזבי, לא משנה / לא משנה / לא צריך / לא / לא, עזוב / בעצם לא',
      'עזבי זה לא משנה / אל תשלח את זה / לא תודה / תעזוב את זה בבקשה',
      'לא לא לא עזוב תשאיר אותה / אוי לא רגע תחזירי אותו / no wait keep it / sry, leave it as it is',
    ]
      .join(' / ')
      .split(' / '),
  )('%s', (text) => {
    expect(callsOff(text)).not.toBeNull();
  });

  it.each(['cancel it', 'תבטלי', 'no, delete it', 'בטל את זה'])(
    'may also ask for what the card asks about, when that is a cancellation: %s',
    (text) => {
      expect(callsOff(text)).toBe('cancel');
    },
  );

  it.each([
    'cancel my meeting with Dana',
    'no, I meant 5pm',
    'תבטל את הפגישה עם דנה',
    'לא, בחמש',
    'yes',
    'no problem',
    'never say never',
  ])('%s does not', (text) => {
    expect(callsOff(text)).toBeNull();
  });
});

describe('what is to be added to a card', () => {
  it.each([
    ['also invite Dana', { add: 'people', words: 'Dana', rest: '' }],
    ['with Dana too', { add: 'people', words: 'Dana' }],
    ['an hour and a half, and invite Dana too', { words: 'Dana', rest: 'an hour and a half' }],
    ['cc Dana', { add: 'copies', words: 'Dana' }],
    ['add that I have a question about page 2', { add: 'text', words: 'I have a question about page 2' }],
    ['and tell him that I am back tomorrow', { add: 'text', words: 'I am back tomorrow' }],
    ['שעה וחצי, ותזמיני גם את דנה', { add: 'people', words: 'דנה', rest: 'שעה וחצי' }],
    ['תשני לארבע ותוסיף את דנה', { add: 'people', words: 'דנה', rest: 'לארבע' }],
    ['וגם דנה', { add: 'people', words: 'דנה' }],
    ['שגם דנה תבוא', { add: 'people', words: 'דנה' }],
    ['תצרף את תומר ואת דנה', { add: 'people', words: 'תומר ואת דנה' }],
    ['תוסיף את דנה בהעתק', { add: 'copies', words: 'דנה' }],
    ['תוסיפי שאני רוצה לשאול משהו', { add: 'text', words: 'אני רוצה לשאול משהו' }],
    ['תכתוב לו גם שאני חוזר מחר', { add: 'text', words: 'אני חוזר מחר' }],
    ['ותשאלי אותו מתי נפגשים', { add: 'text', words: 'מתי נפגשים?' }],
    ['תוסיפי: נתראה ביום ראשון', { add: 'text', words: 'נתראה ביום ראשון' }],
  ])('%s', (text, addition) => {
    expect(readAddition(text)).toMatchObject(addition);
  });

  it.each(['תגידי שלום לדנה', 'תזכירי לי שיש ישיבה', 'make it Friday', 'did you add Dana?', 'לא, בחמש'])(
    'nothing by: %s',
    (text) => {
      expect(readAddition(text)).toBeNull();
    },
  );
});

it.each([
  ['change 12 to quarter past', '12', 'quarter past'],
  ['replace "Tuesday" with "Wednesday"', 'Tuesday', 'Wednesday'],
  ['תחליפי את דנה בתומר', 'דנה', 'תומר'],
])('puts words in the place of others: %s', (message, denied, words) => {
  expect(readCorrection(message, clockwork)).toMatchObject({ by: 'changed', words, denied });
});
