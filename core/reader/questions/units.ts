/** Lengths, weights, volumes, warmth, speed and time from one unit to another. */

/** How a result is shown, what it is, and its unit. */
export type Worked = { readonly sum: string; readonly result: number; readonly unit: string | null };

type Unit = {
  readonly of: 'length' | 'weight' | 'volume' | 'warmth' | 'speed' | 'time' | 'area';
  readonly times: number;
  readonly plus?: number;
  readonly name: string;
};

/** In metres, kilograms, litres, degrees Celsius, metres a second, seconds, square metres. */
const table: readonly (readonly [names: string, unit: Unit])[] = [
  ['mm|millimeters?|millimetres?|מ"מ|ממ|מילימטרים|מילימטר', { of: 'length', times: 0.001, name: 'mm' }],
  [
    'cms?|centimeters?|centimetres?|ס"מ|סמ|סנטימטרים|סנטימטר|סנטים',
    { of: 'length', times: 0.01, name: 'cm' },
  ],
  ['m|meters?|metres?|מטרים|מטר', { of: 'length', times: 1, name: 'm' }],
  ['kms?|k|kilometers?|kilometres?|ק"מ|קמ|קילומטרים|קילומטר', { of: 'length', times: 1000, name: 'km' }],
  ["in|inch|inches|אינצים|אינצ'ים|אינץ'|אינץ|אינצ'|אינצ", { of: 'length', times: 0.0254, name: 'in' }],
  ['ft|foot|feet|רגליים|רגל|פיט', { of: 'length', times: 0.3048, name: 'ft' }],
  ['yards?|yd|יארדים|יארד', { of: 'length', times: 0.9144, name: 'yd' }],
  ['miles?|mi|מיילים|מייל|מיל', { of: 'length', times: 1609.344, name: 'mi' }],
  ['mg|milligrams?|מיליגרם', { of: 'weight', times: 1e-6, name: 'mg' }],
  ['g|grams?|grammes?|גרמים|גרם', { of: 'weight', times: 0.001, name: 'g' }],
  ['kgs?|kilos?|kilograms?|ק"ג|קג|קילוגרמים|קילוגרם|קילו', { of: 'weight', times: 1, name: 'kg' }],
  ['tons?|tonnes?|טונות|טון', { of: 'weight', times: 1000, name: 't' }],
  ['ozs?|ounces?|אונקיות|אונקיה|אונקייה', { of: 'weight', times: 0.028349523125, name: 'oz' }],
  ['lbs?|pounds?|פאונדים|פאונד|ליברות|ליברה', { of: 'weight', times: 0.45359237, name: 'lb' }],
  ['stones?|st|סטון', { of: 'weight', times: 6.35029318, name: 'st' }],
  ['ml|milliliters?|millilitres?|מ"ל|מל|מיליליטר', { of: 'volume', times: 0.001, name: 'ml' }],
  ['l|liters?|litres?|ליטרים|ליטר', { of: 'volume', times: 1, name: 'l' }],
  ['gallons?|gal|גלונים|גלון', { of: 'volume', times: 3.785411784, name: 'gal' }],
  ['cups?|כוסות|כוס', { of: 'volume', times: 0.24, name: 'cups' }],
  ['tablespoons?|tbsp|כפות|כף', { of: 'volume', times: 0.015, name: 'tbsp' }],
  ['teaspoons?|tsp|כפיות|כפית', { of: 'volume', times: 0.005, name: 'tsp' }],
  ['pints?|פיינט', { of: 'volume', times: 0.473176473, name: 'pt' }],
  ['celsius|centigrade|c|צלזיוס|צלסיוס', { of: 'warmth', times: 1, name: '°C' }],
  ['fahrenheit|farenheit|f|פרנהייט|פרנהיט', { of: 'warmth', times: 5 / 9, plus: -160 / 9, name: '°F' }],
  ['kelvin|קלווין', { of: 'warmth', times: 1, plus: -273.15, name: 'K' }],
  [
    'kph|kmh|km per hour|kilometers per hour|קמ"ש|קמש|קמ לשעה|ק"מ לשעה|קילומטר לשעה',
    { of: 'speed', times: 1 / 3.6, name: 'km/h' },
  ],
  ['mph|miles per hour|miles an hour|מייל לשעה|מיילים לשעה', { of: 'speed', times: 0.44704, name: 'mph' }],
  ['seconds?|secs?|שניות|שנייה|שניה', { of: 'time', times: 1, name: 's' }],
  ['minutes?|mins?|דקות|דקה', { of: 'time', times: 60, name: 'min' }],
  ['hours?|hrs?|שעות|שעה', { of: 'time', times: 3600, name: 'h' }],
  ['days?|ימים|יממה|יום', { of: 'time', times: 86_400, name: 'd' }],
  ['weeks?|שבועות|שבוע', { of: 'time', times: 604_800, name: 'weeks' }],
  ['years?|שנים|שנה', { of: 'time', times: 31_557_600, name: 'years' }],
  ['square feet|sq ft|sqft|square foot|רגל רבוע|רגל מרובע', { of: 'area', times: 0.09290304, name: 'ft²' }],
  [
    'square meters?|square metres?|sq m|sqm|m2|מטר רבוע|מ"ר|מטרים רבועים|מטר מרובע',
    { of: 'area', times: 1, name: 'm²' },
  ],
  ['acres?|אקרים|אקר', { of: 'area', times: 4046.8564224, name: 'acres' }],
  ['hectares?|הקטרים|הקטר', { of: 'area', times: 10_000, name: 'ha' }],
  ['dunams?|דונמים|דונם', { of: 'area', times: 1000, name: 'dunam' }],
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

type Found = { readonly unit: Unit; readonly at: number; readonly value: number | null };

/** "26 miles in km", "how many grams are in a pound", "6 foot 2 in cm". Null where two units of a kind are not named. */
export function conversion(said: string): Worked | null {
  const words = said
    .replaceAll('°', ' ')
    .replaceAll(/(\d)(?=[a-zא-ת])/g, '$1 ')
    .split(/[\s,?!]+/)
    .filter((word) => word !== '' && word !== 'degrees' && word !== 'degree' && word !== 'מעלות');
  const found = foundIn(words);
  const valued = found.filter(({ value }) => value !== null);
  const from = valued[0] ?? impliedFrom(found, words);
  if (from === null || from === undefined) return null;
  const to = found.find(
    ({ unit, at, value }) =>
      at !== from.at && unit.of === from.unit.of && unit !== from.unit && value === null,
  );
  if (to === undefined || !isAsked(words, from.unit)) return null;
  const value = from.value ?? 1;
  const smaller = valued.find(
    ({ unit, at }) => at !== from.at && unit.of === from.unit.of && unit !== to.unit,
  );
  const base =
    value * from.unit.times +
    (from.unit.plus ?? 0) +
    (smaller?.value ?? 0) * (smaller?.unit.times ?? 0) +
    restInches(words, from);
  const result = (base - (to.unit.plus ?? 0)) / to.unit.times;
  return { sum: `${value} ${from.unit.name}`, result, unit: to.unit.name };
}

/** Hours and days are also times; they are converted only when it is asked how many they are. */
function isAsked(words: readonly string[], { of }: Unit): boolean {
  if (of !== 'time') return true;
  return words.some(
    (word) => ['many', 'convert', 'in', 'into', 'כמה', 'תמיר', 'המר'].includes(word) || /^ב./.test(word),
  );
}

function foundIn(words: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const match = unitAt(words, index);
    if (match === null) continue;
    const before = words[index - 1] ?? '';
    // "In" is a word far more often than an inch.
    if (match.name === 'in' && !(/^\d/.test(before) && index === words.length - 1)) continue;
    if (match.name.length === 1 && !/^\d/.test(before) && !['in', 'to', 'into'].includes(before)) continue;
    found.push({ unit: match.unit, at: index, value: valueOf(before, words[index - 2] ?? '') });
    index += match.length - 1;
  }
  return found;
}

function unitAt(
  words: readonly string[],
  index: number,
): { unit: Unit; name: string; length: number } | null {
  for (const length of [3, 2, 1]) {
    const phrase = words.slice(index, index + length).join(' ');
    for (const name of [phrase, phrase.replace(/^[בלה](?=[א-ת])/, ''), phrase.replace(/^ב?ה/, '')]) {
      const unit = units().get(name);
      if (unit !== undefined) return { unit, name, length };
    }
  }
  return null;
}

function valueOf(before: string, earlier: string): number | null {
  if (/^-?\d+(?:\.\d+)?$/.test(before)) return Number(before);
  if (before === 'half' || before === 'חצי') return 0.5;
  if (before === 'a' || before === 'an' || before === 'one') return earlier === 'half' ? 0.5 : 1;
  return null;
}

/** "Litres in a gallon", "כמה דקות יש בשבוע": the last one named is one of it. */
function impliedFrom(found: readonly Found[], words: readonly string[]): Found | null {
  const last = found.at(-1);
  const isAskedFor = words.some((word) => ['many', 'in', 'כמה'].includes(word));
  return found.length >= 2 && last !== undefined && isAskedFor && last.value === null
    ? { ...last, value: 1 }
    : null;
}

/** "6 foot 2" */
function restInches(words: readonly string[], { unit, at }: Found): number {
  const next = words[at + 1] ?? '';
  return unit.name === 'ft' && /^\d{1,2}$/.test(next) ? Number(next) * 0.0254 : 0;
}
