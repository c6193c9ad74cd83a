/** Lengths, weights, volumes, warmth, speed, time, areas and pressure from one unit to another, and the area of a room. */

import { numbersIn } from './rates.ts';

/**
 * How a result is shown, what it is, and its unit; of a `clock` it is the minutes of the day, and of `whole` it was
 * rounded up, which has to be said.
 */
export type Worked = { readonly sum: string; readonly result: number; readonly unit: string | null };

type Unit = {
  readonly of: 'length' | 'weight' | 'volume' | 'warmth' | 'speed' | 'time' | 'area' | 'pressure';
  readonly times: number;
  readonly plus?: number;
  readonly name: string;
};

/** In metres, kilograms, litres, degrees Celsius, metres a second, seconds, square metres, bars. */
const table: readonly (readonly [names: string, unit: Unit])[] = [
  ['mm|millimeters?|millimetres?|מ"מ|ממ|מילימטרים|מילימטר', { of: 'length', times: 0.001, name: 'mm' }],
  [
    'cms?|centimeters?|centimetres?|ס"מ|סמ|סנטימטרים|סנטימטר|סנטים',
    { of: 'length', times: 0.01, name: 'cm' },
  ],
  ['m|meters?|metres?|מטרים|מטרי|מטר', { of: 'length', times: 1, name: 'm' }],
  ['kms?|k|kilometers?|kilometres?|ק"מ|קמ|קילומטרים|קילומטר', { of: 'length', times: 1000, name: 'km' }],
  ["in|inch|inches|אינצים|אינצ'ים|אינץ'|אינץ|אינצ'|אינצ", { of: 'length', times: 0.0254, name: 'in' }],
  ['ft|foot|feet|רגליים|רגל|פיט', { of: 'length', times: 0.3048, name: 'ft' }],
  ['yards?|yd|יארדים|יארד', { of: 'length', times: 0.9144, name: 'yd' }],
  ['miles?|mi|מיילים|מייל|מיל', { of: 'length', times: 1609.344, name: 'mi' }],
  ['nautical miles?|מייל ימי|מיילים ימיים', { of: 'length', times: 1852, name: 'nmi' }],
  ['furlongs?', { of: 'length', times: 201.168, name: 'fur' }],
  ['mg|milligrams?|מיליגרם|מ"ג|מג', { of: 'weight', times: 1e-6, name: 'mg' }],
  ['g|grams?|grammes?|גרמים|גרם', { of: 'weight', times: 0.001, name: 'g' }],
  ['kgs?|kilos?|kilograms?|ק"ג|קג|קילוגרמים|קילוגרם|קילו', { of: 'weight', times: 1, name: 'kg' }],
  ['tons?|tonnes?|טונות|טון', { of: 'weight', times: 1000, name: 't' }],
  ['ozs?|ounces?|אונקיות|אונקיה|אונקייה', { of: 'weight', times: 0.028349523125, name: 'oz' }],
  ['lbs?|pounds?|פאונדים|פאונד|ליברות|ליברה', { of: 'weight', times: 0.45359237, name: 'lb' }],
  ['stones?|st|סטון', { of: 'weight', times: 6.35029318, name: 'st' }],
  ['hundredweights?|cwt', { of: 'weight', times: 50.80234544, name: 'cwt' }],
  [
    'ml|mls|mils|milliliters?|millilitres?|מ"ל|מל|מיליליטרים|מיליליטר|סמ"ק',
    { of: 'volume', times: 0.001, name: 'ml' },
  ],
  [
    'cubes?|cubic metres?|cubic meters?|cu m|m3|קוב|קובים|מטר קוב|מטר מעוקב|מ"ק',
    { of: 'volume', times: 1000, name: 'm³' },
  ],
  ['cubic feet|cubic foot|cu ft', { of: 'volume', times: 28.316846592, name: 'ft³' }],
  ['cubic yards?|cu yards?', { of: 'volume', times: 764.554857984, name: 'yd³' }],
  ['cl|centiliters?|centilitres?', { of: 'volume', times: 0.01, name: 'cl' }],
  ['dl|deciliters?|decilitres?|דציליטר', { of: 'volume', times: 0.1, name: 'dl' }],
  [
    'fl oz|fluid ounces?|oz fl|אונקיות נוזל|אונקיית נוזל',
    { of: 'volume', times: 0.0295735295625, name: 'fl oz' },
  ],
  ['quarts?|qt|קוורט', { of: 'volume', times: 0.946352946, name: 'qt' }],
  ['l|liters?|litres?|ליטרים|ליטר', { of: 'volume', times: 1, name: 'l' }],
  ['gallons?|gal|גלונים|גלון', { of: 'volume', times: 3.785411784, name: 'gal' }],
  ['cups?|כוסות|כוס', { of: 'volume', times: 0.24, name: 'cups' }],
  ['tablespoons?|tbsps?|tbs|כפות|כף', { of: 'volume', times: 0.015, name: 'tbsp' }],
  ['teaspoons?|tsps?|כפיות|כפית', { of: 'volume', times: 0.005, name: 'tsp' }],
  ['pints?|פיינט', { of: 'volume', times: 0.473176473, name: 'pt' }],
  ['celsius|centigrade|c|צלזיוס|צלסיוס', { of: 'warmth', times: 1, name: '°C' }],
  ['fahrenheit|farenheit|f|פרנהייט|פרנהיט', { of: 'warmth', times: 5 / 9, plus: -160 / 9, name: '°F' }],
  ['kelvin|קלווין', { of: 'warmth', times: 1, plus: -273.15, name: 'K' }],
  [
    'kph|kmh|kmph|km/h|km per hour|km an hour|kilometers per hour|kilometres per hour|kilometers an hour|kilometres an hour|קמ"ש|קמש|קמ לשעה|ק"מ לשעה|קילומטר לשעה|קילומטרים לשעה',
    { of: 'speed', times: 1 / 3.6, name: 'km/h' },
  ],
  ['mph|miles per hour|miles an hour|מייל לשעה|מיילים לשעה', { of: 'speed', times: 0.44704, name: 'mph' }],
  ['knots?|קשרים', { of: 'speed', times: 1852 / 3600, name: 'kn' }],
  [
    'm/s|metres per second|meters per second|metres a second|meters a second|מטר לשנייה|מטר לשניה',
    { of: 'speed', times: 1, name: 'm/s' },
  ],
  ['seconds?|secs?|שניות|שנייה|שניה', { of: 'time', times: 1, name: 's' }],
  ['minutes?|mins?|דקות|דקה', { of: 'time', times: 60, name: 'min' }],
  ['hours?|hrs?|שעות|שעה', { of: 'time', times: 3600, name: 'h' }],
  ['days?|ימים|ימי|יממה|יום', { of: 'time', times: 86_400, name: 'd' }],
  ['weeks?|שבועות|שבוע', { of: 'time', times: 604_800, name: 'weeks' }],
  ['fortnights?', { of: 'time', times: 1_209_600, name: 'fortnights' }],
  ['years?|שנים|שנה', { of: 'time', times: 31_557_600, name: 'years' }],
  [
    'square feet|sq ft|sq feet|sqft|square foot|רגל רבוע|רגל רבועה|רגל מרובע|רגל מרובעת',
    { of: 'area', times: 0.09290304, name: 'ft²' },
  ],
  [
    'square meters?|square metres?|sq metres?|sq meters?|sq m|sqm|m2|מטר רבוע|מ"ר|מטרים רבועים|מטר מרובע|מטרים מרובעים',
    { of: 'area', times: 1, name: 'm²' },
  ],
  ['square yards?|sq yards?|יארד רבוע', { of: 'area', times: 0.83612736, name: 'yd²' }],
  ['square kilometers?|square kilometres?|sq km|קמ"ר|קילומטר רבוע', { of: 'area', times: 1e6, name: 'km²' }],
  ['square miles?|sq miles?|מייל רבוע', { of: 'area', times: 2_589_988.110336, name: 'mi²' }],
  ['acres?|אקרים|אקר', { of: 'area', times: 4046.8564224, name: 'acres' }],
  ['hectares?|הקטרים|הקטר', { of: 'area', times: 10_000, name: 'ha' }],
  ['dunams?|דונמים|דונם', { of: 'area', times: 1000, name: 'dunam' }],
  ['psi', { of: 'pressure', times: 0.0689475729, name: 'psi' }],
  ['bars?|בר', { of: 'pressure', times: 1, name: 'bar' }],
  ['kpa|קילופסקל', { of: 'pressure', times: 0.01, name: 'kPa' }],
];

let unitsByName: ReadonlyMap<string, Unit> | null = null;

function units(): ReadonlyMap<string, Unit> {
  unitsByName ??= new Map(
    table.flatMap(([names, unit]) =>
      names.split('|').flatMap((name) => {
        const forms = name.includes('?') ? [name.replace(/.\?/, ''), name.replace('?', '')] : [name];
        return forms.map((form): [string, Unit] => [form, unit]);
      }),
    ),
  );
  return unitsByName;
}

const months: Readonly<Record<string, number>> = {
  month: 1,
  חודש: 1,
  חודשים: 1,
  year: 12,
  שנה: 12,
  שנים: 12,
};

/** The unit that the words name there, as it stands after a number; of how many words. A year has twelve months. */
export function measureAt(
  words: readonly string[],
  at: number,
): { measure: { kind: string; times: number; name: string | null }; length: number } | null {
  const inMonths = months[(words[at] ?? '').replace(/s$/, '')];
  if (inMonths !== undefined)
    return {
      measure: { kind: 'months', times: inMonths, name: inMonths === 1 ? 'months' : 'years' },
      length: 1,
    };
  const found = unitAt(words, at);
  if (found === null || found.isTarget || /^(?:in|k|c|f|st)$/.test(found.name)) return null;
  const { of, times, name } = found.unit;
  return of === 'warmth' ? null : { measure: { kind: of, times, name }, length: found.length };
}

/** Words beside a number that make it a measure, in one language or the other. */
export function isUnit(word: string): boolean {
  return unitAt([word], 0) !== null;
}

type Found = {
  readonly unit: Unit;
  readonly at: number;
  readonly end: number;
  readonly value: number | null;
};

/** What the measure is turned into where only "our" units are asked for. */
const metric: Readonly<Record<string, string>> = {
  '°F': 'celsius',
  in: 'cm',
  ft: 'm',
  yd: 'm',
  mi: 'km',
  oz: 'g',
  lb: 'kg',
  st: 'kg',
  gal: 'l',
  pt: 'l',
  'fl oz': 'ml',
  mph: 'kph',
};
const ours = /\b(?:our|metric)\b|(?<![א-ת])(?:אצלנו|מטרי|שלנו)(?![א-ת])/;
const asks = /\b(?:how|what|what's|whats|convert|our)\b|(?<![א-ת])(?:כמה|מה|תמיר|המר|אצלנו)(?![א-ת])/;

/** "26 miles in km", "how many grams are in a pound", "6 foot 2 in cm". Null unless every number is understood. */
export function conversion(said: string): Worked | null {
  const words = wordsOfMeasures(said);
  const found = foundIn(words);
  // "Miles per gallon", "mg per kilo"
  if (new Set(found.map(({ unit }) => unit.of)).size > 1 || hasRate(words, found)) return null;
  if (found.length === 1) return onlyOne(said, words, found[0]);
  const valued = found.filter(({ value }) => value !== null);
  const from = valued[0] ?? impliedFrom(found, words);
  if (from === null || from === undefined) return null;
  const to = found.find(({ unit, at, value }) => at !== from.at && unit !== from.unit && value === null);
  if (to === undefined || !isAsked(words, from.unit)) return null;
  return converted(words, from, to.unit, valued);
}

/** "5 kilos and 200 grams" */
const joinsMeasures = /^(?:and|an?|ו|-?\d+(?:\.\d+)?)$/;

function converted(words: readonly string[], from: Found, to: Unit, valued: readonly Found[]): Worked | null {
  const next = valued.find(({ at, unit }) => at > from.at && unit.times < from.unit.times);
  const smaller =
    next !== undefined && words.slice(from.end, next.at).every((word) => joinsMeasures.test(word))
      ? next
      : undefined;
  const rest = smaller === undefined ? restOf(words, from) : null;
  const numbers = words.filter((word) => /\d/.test(word)).length;
  const used = numbersBefore(words, from.at) + (smaller === undefined ? 0 : 1) + (rest === null ? 0 : 1);
  if (numbers !== used || valued.some((one) => one !== from && one !== smaller)) return null;
  const value = from.value ?? 1;
  const more = smaller === undefined ? rest : { value: smaller.value ?? 0, unit: smaller.unit };
  const base = value * from.unit.times + (from.unit.plus ?? 0) + (more?.value ?? 0) * (more?.unit.times ?? 0);
  const sum = `${shown(value)} ${from.unit.name}`;
  return {
    sum: more === null ? sum : `${sum} ${shown(more.value)} ${more.unit.name}`,
    result: (base - (to.plus ?? 0)) / to.times,
    unit: to.name,
  };
}

/** "350 fahrenheit in our oven", and "the oven says 350, what is that in celsius". */
function onlyOne(said: string, words: readonly string[], found: Found | undefined): Worked | null {
  if (found === undefined || !asks.test(said)) return null;
  const { unit, at, value } = found;
  if (value !== null) {
    const to = units().get(metric[unit.name] ?? '');
    const isClear = unit.name === '°F' || ours.test(said);
    return to === undefined || !isClear ? null : converted(words, found, to, [found]);
  }
  const numbers = words.filter((word) => /\d/.test(word));
  const isTarget = ['in', 'to', 'into'].includes(words[at - 1] ?? '') || /^[בל]/.test(words[at] ?? '');
  const other = units().get(unit.name === '°C' ? 'fahrenheit' : 'celsius');
  if (
    unit.of !== 'warmth' ||
    unit.name === 'K' ||
    !isTarget ||
    words.includes('mark') ||
    numbers.length !== 1 ||
    other === undefined
  )
    return null;
  const degrees = Number(numbers[0]);
  if (!Number.isFinite(degrees)) return null;
  return {
    sum: `${shown(degrees)} ${other.name}`,
    result: (degrees * other.times + (other.plus ?? 0) - (unit.plus ?? 0)) / unit.times,
    unit: unit.name,
  };
}

function shown(value: number): string {
  return String(Math.round(value * 1e3) / 1e3);
}

function wordsOfMeasures(said: string): readonly string[] {
  return said
    .replaceAll('°', ' ')
    .replaceAll('⁄', '/')
    .replaceAll(/(\d)'(\d{1,2})(?:"|'')?(?!\d)/g, '$1 ft $2 inch')
    .replaceAll(/(\d)(?:"|'')/g, '$1 inch')
    .replaceAll(/(\d)'/g, '$1 ft')
    .replaceAll(/(?<![a-zא-ת])(?:minus|מינוס) (?=\d)/g, '-')
    .replaceAll(/(\d)(?=[a-zא-ת])/g, '$1 ')
    .split(/[\s,?!]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && !/^(?:degrees?|מעלות|ו|about|roughly)$/.test(word));
}

/** Hours and days are also times; they are converted only when it is asked how many they are. */
function isAsked(words: readonly string[], { of }: Unit): boolean {
  if (of !== 'time') return true;
  return words.some(
    (word) =>
      ['many', 'convert', 'in', 'into', 'as', 'כמה', 'תמיר', 'המר'].includes(word) || /^ב./.test(word),
  );
}

function hasRate(words: readonly string[], found: readonly Found[]): boolean {
  const isInside = (index: number) => found.some(({ at, end }) => index >= at && index < end);
  return words.some((word, index) => word === 'per' && !isInside(index));
}

function foundIn(words: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const match = unitAt(words, index);
    if (match === null) continue;
    const before = words[index - 1] ?? '';
    const after = words[index + 1];
    // "In" is a word far more often than an inch.
    if (match.name === 'in' && !(/^\d/.test(before) && (after === undefined || after === 'in'))) continue;
    if (match.name.length === 1 && !/^\d/.test(before) && !['in', 'to', 'into'].includes(before)) continue;
    const end = index + match.length;
    const value = match.isTarget ? null : (valueBefore(words, index) ?? oneMetre(words, match.unit, end));
    const more = halfAfter(words, end);
    found.push({ unit: match.unit, at: index, end, value: more === null ? value : (value ?? 1) + more });
    index = end - 1;
  }
  return found;
}

function unitAt(
  words: readonly string[],
  index: number,
): { unit: Unit; name: string; length: number; isTarget: boolean } | null {
  for (const length of [3, 2, 1]) {
    const phrase = words.slice(index, index + length).join(' ');
    for (const name of [phrase, phrase.replace(/^[בלה](?=[א-ת])/, ''), phrase.replace(/^ב?ה/, '')]) {
      const unit = units().get(name);
      // In "80 ברגל" the 80 are no feet.
      const isTarget = /^[בל]/.test(phrase) && name !== phrase;
      if (unit !== undefined) return { unit, name, length, isTarget };
    }
  }
  return null;
}

const fractions: ReadonlyMap<string, number> = new Map([
  ...['half', 'חצי'].map((word): [string, number] => [word, 1 / 2]),
  ...['third', 'thirds', 'שליש', 'שלישי', 'שלישים'].map((word): [string, number] => [word, 1 / 3]),
  ...['quarter', 'quarters', 'fourth', 'רבע', 'רבעי', 'רבעים'].map((word): [string, number] => [word, 1 / 4]),
  ...['fifth', 'fifths', 'חמישית', 'חמישיות'].map((word): [string, number] => [word, 1 / 5]),
  ...['eighth', 'eighths', 'שמינית', 'שמיניות'].map((word): [string, number] => [word, 1 / 8]),
]);

/** "3", "a", "half a", "two thirds of a", "1 1/2", "שלושת רבעי" */
function valueBefore(words: readonly string[], at: number): number | null {
  const named = fractionEnd(words, at);
  const fraction = fractions.get(words[named] ?? '');
  const before = words[named - 1] ?? '';
  if (fraction !== undefined) return /^\d$/.test(before) ? Number(before) * fraction : fraction;
  const word = words[at - 1] ?? '';
  if (/^-?\d+(?:\.\d+)?$/.test(word)) return Number(word);
  const written = /^(\d{1,2})\/([1-9]\d?)$/.exec(words[named] ?? '');
  if (written !== null) {
    const full = /^\d{1,4}$/.test(before) ? Number(before) : 0;
    return full + Number(written[1]) / Number(written[2]);
  }
  return word === 'a' || word === 'an' ? 1 : null;
}

/** Where the fraction of a unit stands: before "of a". */
function fractionEnd(words: readonly string[], at: number): number {
  let index = at - 1;
  if (words[index] === 'a' || words[index] === 'an') index -= 1;
  return words[index] === 'of' ? index - 1 : index;
}

function numbersBefore(words: readonly string[], at: number): number {
  const named = fractionEnd(words, at);
  const isPart = fractions.has(words[named] ?? '') || (words[named] ?? '').includes('/');
  const isNumber = (index: number) => /\d/.test(words[index] ?? '');
  if (!isPart) return isNumber(at - 1) ? 1 : 0;
  return (isNumber(named) ? 1 : 0) + (isNumber(named - 1) ? 1 : 0);
}

/** "A cup and a half", "כוס ורבע" */
function halfAfter(words: readonly string[], end: number): number | null {
  const word = words[end] ?? '';
  if (word.startsWith('ו')) return fractions.get(word.slice(1)) ?? null;
  return word === 'and' && words[end + 1] === 'a' ? (fractions.get(words[end + 2] ?? '') ?? null) : null;
}

/** "Litres in a gallon", "כמה דקות יש בשבוע": the last one named is one of it. */
function impliedFrom(found: readonly Found[], words: readonly string[]): Found | null {
  const last = found.at(-1);
  const isAskedFor =
    words.some((word) => ['many', 'in', 'כמה'].includes(word)) || /^ב./.test(words[last?.at ?? -1] ?? '');
  return found.length === 2 && last !== undefined && isAskedFor && last.value === null
    ? { ...last, value: 1 }
    : null;
}

const rests: Readonly<Record<string, { readonly digits: RegExp; readonly unit: string }>> = {
  ft: { digits: /^\d{1,2}$/, unit: 'inch' },
  st: { digits: /^\d{1,2}$/, unit: 'lb' },
  m: { digits: /^\d{2}$/, unit: 'cm' },
  kg: { digits: /^\d{3}$/, unit: 'g' },
};

/** "6 foot 2", "11 stone 4", "3 metres 20" */
function restOf(words: readonly string[], { unit, end }: Found): { value: number; unit: Unit } | null {
  const rest = rests[unit.name];
  const at = words[end] === 'and' ? end + 1 : end;
  const smaller = units().get(rest?.unit ?? '');
  const word = words[at] ?? '';
  if (rest === undefined || smaller === undefined || !rest.digits.test(word)) return null;
  const next = unitAt(words, at + 1);
  const isOfNext = next !== null && !next.isTarget && next.name !== 'in';
  return isOfNext ? null : { value: Number(word), unit: smaller };
}

/** "מטר שמונים" */
function oneMetre(words: readonly string[], unit: Unit, end: number): number | null {
  const next = unitAt(words, end + 1);
  const isHeight = unit.name === 'm' && /^\d{2}$/.test(words[end] ?? '');
  return isHeight && (next === null || next.isTarget) ? 1 : null;
}

const side = String.raw`(\d{1,6}(?:\.\d{1,4})?) ?([a-z]{1,12}|[א-ת"']{1,12})?`;
const sides = new RegExp(String.raw`${side} ?(?:by|x|×|\*|על) ?${side}`, 'u');
const ofArea = /\b(?:square|sq|sqm|m2|area|floor|carpet)\b(?! root)|(?<![א-ת])[בה]?(?:שטח|מ"ר)|רבוע|מרובע/;

/** "Square metres of a room 3.2 by 4" */
export function area(said: string): Worked | null {
  const match = sides.exec(said);
  if (match === null || !ofArea.test(said) || numbersIn(said).length !== 2) return null;
  const words = wordsOfMeasures(said);
  const asked = foundIn(words).find(({ unit }) => unit.of === 'area')?.unit;
  const named = [match[2], match[4]].flatMap((word) => {
    const unit = unitAt([word ?? ''], 0)?.unit;
    return unit?.of === 'length' ? [unit] : [];
  });
  const metre = units().get(asked?.name === 'ft²' ? 'ft' : 'm');
  const along = named[0] ?? metre;
  const result = asked ?? units().get(along?.name === 'ft' ? 'sq ft' : 'sqm');
  if (along === undefined || result === undefined || named.some((unit) => unit !== along)) return null;
  const [a, b] = [Number(match[1]), Number(match[3])];
  return {
    sum: `${shown(a)} ${along.name} × ${shown(b)} ${along.name}`,
    result: (a * b * along.times ** 2) / result.times,
    unit: result.name,
  };
}
