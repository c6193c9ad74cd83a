/** What happens to a sentence before it arrives: manners, asides, slips of the finger, dictation, haste. */
import type { Marked } from './sentences.ts';

type Random = () => number;
type Change = (text: string, random: Random, language: Marked['language']) => string;

const openers = {
  en: 'hey|hi|ok so|so|um|please|quick question|listen|by the way|sorry|right|hello there|yo|can you tell me|could you check|do you know|i want to know|tell me|just wondering|one more thing,|hey croc,|good morning,|alright then,|i forgot,|help me out here,|would you mind telling me|if you please,|out of interest,'.split(
    '|',
  ),
  he: 'היי|אהלן|אז|אממ|בבקשה|שאלה קטנה|תקשיב|דרך אגב|סליחה|טוב|שלום|תגיד|תגידי|אתה יודע|רציתי לדעת|תבדוק לי|עוד משהו|בוקר טוב,|רגע|שכחתי,|אחי|מותק|יאללה|אני רוצה לדעת|סתם מעניין אותי|תעשי טובה,|נו'.split(
    '|',
  ),
} as const;
const closers = {
  en: "please|thanks|pls|thx|cheers|mate|i forgot|i can't find it|just checking|asking for my wife|quickly|if you know|my dear|or not|again|by any chance|lol|do you know".split(
    '|',
  ),
  he: 'בבקשה|תודה|אחי|שכחתי|אני לא מוצא|סתם בודקת|מהר|אם אתה יודע|מותק|או לא|שוב|במקרה|חח|תודה רבה|יקירי|נשמה'.split(
    '|',
  ),
} as const;
const asides = {
  en: "my wife is asking|i'm driving|the kids are waiting|i have to plan|it's important|i lost track".split(
    '|',
  ),
  he: 'אשתי שואלת|אני נוהג|הילדים מחכים|אני חייבת לתכנן|זה חשוב|איבדתי את הראש'.split('|'),
} as const;
const short: Readonly<Record<string, string>> = {
  you: 'u',
  are: 'r',
  tomorrow: 'tmrw',
  tonight: '2nite',
  please: 'plz',
  have: 'hv',
  what: 'wat',
  "what's": 'whats',
  today: '2day',
  to: '2',
  for: '4',
  when: 'wen',
  message: 'msg',
  messages: 'msgs',
  meeting: 'mtg',
  about: 'abt',
  weather: 'wether',
  calendar: 'calender',
  reminder: 'remainder',
  appointment: 'appt',
};
const rows = {
  en: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  he: ['קראטוןםפ', 'שדגכעיחלךף', 'זסבהנמצתץ'],
} as const;

const withOpener: Change = (text, random, language) => `${oneOf(openers[language], random)} ${text}`;
const withCloser: Change = (text, random, language) => {
  const end = /[?.!]$/.exec(text)?.[0] ?? '';
  const bare = end === '' ? text : text.slice(0, -1);
  return `${bare}${random() < 0.5 ? ',' : ''} ${oneOf(closers[language], random)}${end}`;
};
const withAside: Change = (text, random, language) => {
  const aside = oneOf(asides[language], random);
  return random() < 0.5 ? `${aside}, ${text}` : `${text}, ${aside}`;
};
const asQuestion: Change = (text) => (/[?.!]$/.test(text) ? text : `${text}?`);
const withoutMarks: Change = (text) => text.replaceAll(/[?!.,'’׳"״]/g, '');
const dictated: Change = (text) => text.toLowerCase().replaceAll(/[?!,;:]/g, '');
const shouted: Change = (text) => text.toUpperCase();
const capital: Change = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const inHaste: Change = (text) =>
  text
    .split(' ')
    .map((word) => short[word.toLowerCase()] ?? word)
    .join(' ');
const twoMarks: Change = (text) => `${text.replace(/[?.!]$/, '')}??`;

/** One letter wrong in a long word: a neighbour on the keyboard, two letters the other way, one too few or twice. */
const slipped: Change = (text, random, language) => {
  const words = text.split(' ');
  const long = [...words.keys()].filter((index) => (words[index] ?? '').length >= 5);
  const index = long[Math.floor(random() * long.length)];
  const word = words[index ?? -1];
  if (index === undefined || word === undefined) return text;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = word.charAt(at);
  const wrong = [
    `${word.slice(0, at)}${neighbour(letter, random, language)}${word.slice(at + 1)}`,
    `${word.slice(0, at)}${word.charAt(at + 1)}${letter}${word.slice(at + 2)}`,
    `${word.slice(0, at)}${word.slice(at + 1)}`,
    `${word.slice(0, at)}${letter}${word.slice(at)}`,
  ];
  return words.with(index, oneOf(wrong, random)).join(' ');
};

function neighbour(letter: string, random: Random, language: Marked['language']): string {
  const row = rows[language].find((one) => one.includes(letter));
  if (row === undefined) return letter;
  const at = row.indexOf(letter) + (random() < 0.5 ? -1 : 1);
  return row.charAt(at) === '' ? letter : row.charAt(at);
}

const table: readonly (readonly [odds: number, change: Change])[] = [
  [0.18, withOpener],
  [0.14, withCloser],
  [0.05, withAside],
  [0.3, asQuestion],
  [0.25, withoutMarks],
  [0.15, dictated],
  [0.02, shouted],
  [0.2, capital],
  [0.06, inHaste],
  [0.03, twoMarks],
  [0.12, slipped],
];
/** What is no question is asked by nobody. */
const unasked: ReadonlySet<Marked['kind']> = new Set(['command', 'change', 'none']);
const questioning: ReadonlySet<Change> = new Set([asQuestion, twoMarks]);

export function disturbed(sentence: Marked, random: Random): Marked {
  let { text } = sentence;
  for (const [odds, change] of table) {
    const happens = random() < odds;
    if (!happens || (unasked.has(sentence.kind) && questioning.has(change))) continue;
    text = change(text, random, sentence.language);
  }
  return { ...sentence, text };
}

function oneOf(list: readonly string[], random: Random): string {
  return list[Math.floor(random() * list.length)] ?? '';
}
