/** Feasts and seasons that people count to, by their names. */
import { shiftDays, type CalendarDay } from './calendar.ts';

export type Feast = {
  readonly dayIn: (year: number) => CalendarDay;
  /** Whose year begins in autumn. */
  readonly isHebrew: boolean;
};

function onDay(month: number, day: number): Feast {
  return { dayIn: (year) => ({ year, month, day }), isHebrew: false };
}

/** By the name, the narrower one first; a month of the Hebrew calendar is found by looking through the year. */
const feasts: readonly (readonly [names: RegExp, feast: Feast])[] = [
  [
    /\btu bi'?shvat\b|\bnew year (?:of|for) the trees\b|ט["״]?ו בשבט|ראש השנה לאילנות/,
    inHebrew('Shevat', 15),
  ],
  [/\bchristmas eve\b/, onDay(12, 24)],
  [/\b(?:christmas|xmas)\b|חג המולד|כריסמס/, onDay(12, 25)],
  [/\bnew year'?s eve\b|סילבסטר/, onDay(12, 31)],
  [/\bnew years?\b|\bnew year's\b|השנה האזרחית/, onDay(1, 1)],
  [/\bhalloween\b|האלווין/, onDay(10, 31)],
  [/\bvalentine'?s?\b|ולנטיין/, onDay(2, 14)],
  [/\bindependence day\b/, onDay(7, 4)],
  [/\beaster\b|פסחא/, { dayIn: easter, isHebrew: false }],
  [/\bseder\b|ליל הסדר|ערב פסח/, inHebrew('Nisan', 14)],
  [/\b(?:passover|pesach)\b|פסח/, inHebrew('Nisan', 15)],
  [/\blag ba'?omer\b|ל["״]?ג בעומר/, inHebrew('Iyar', 18)],
  [/\bsimchat torah\b|שמחת תורה/, inHebrew('Tishri', 22)],
  [/\bfirst (?:hanuk?kah )?candle\b|נר ראשון/, inHebrew('Kislev', 24)],
  [/\b(?:chanukah|hanuk?kah)\b|חנוכה/, inHebrew('Kislev', 25)],
  [/\bpurim\b|פורים/, inHebrew('Adar', 14)],
  [/\brosh hashana?h?\b|ראש השנה/, inHebrew('Tishri', 1)],
  [/\byom kippur\b|יום כיפור/, inHebrew('Tishri', 10)],
  [/\bsukkot\b|סוכות/, inHebrew('Tishri', 15)],
  [
    /\bshavuot\b|(?<!(?:כמה|\d|שני|שלושה|ארבעה|חמישה|שישה|שבעה|שמונה|תשעה|עשרה|מספר) )שבועות(?= \?|\?|$)/,
    inHebrew('Sivan', 6),
  ],
];

const seasons: typeof feasts = [
  [/\bsummer\b|הקיץ|קיץ/, onDay(6, 21)],
  [/\bwinter\b|החורף|חורף/, onDay(12, 21)],
];

/** The day of the feast that is named in that year; null where none is. */
export function feastIn(text: string): Feast | null {
  return [...feasts, ...seasons].find(([names]) => names.test(text))?.[1] ?? null;
}

/** Where feasts of one day are named, and their next day from `today` on. A season is none. */
export function feastsNamed(text: string, today: CalendarDay): readonly FeastNamed[] {
  const lower = text.toLowerCase();
  const found: FeastNamed[] = [];
  for (const [names, { dayIn, isHebrew }] of feasts)
    for (const { index, 0: name } of lower.matchAll(new RegExp(names, 'g'))) {
      const end = index + name.length;
      if (found.some((one) => one.start < end && one.end > index)) continue;
      const isAhead = ({ month, day }: CalendarDay) => month * 31 + day >= today.month * 31 + today.day;
      const thisYear = dayIn(today.year);
      const day = isAhead(thisYear) ? thisYear : dayIn(today.year + 1);
      found.push({ start: index, end, day, isHebrew });
    }
  return found;
}

type FeastNamed = {
  readonly start: number;
  readonly end: number;
  readonly day: CalendarDay;
  /** It begins on the evening before. */
  readonly isHebrew: boolean;
};

/** Of the Gregorian calendar, by Butcher's way. */
function easter(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return { year, month, day: ((h + l - 7 * m + 114) % 31) + 1 };
}

function inHebrew(month: string, day: number): Feast {
  const dayIn = (year: number): CalendarDay => {
    const calendar = new Intl.DateTimeFormat('en-u-ca-hebrew', {
      timeZone: 'UTC',
      month: 'long',
      day: 'numeric',
    });
    const first = { year, month: 1, day: 1 };
    for (let ahead = 0; ahead < 366; ahead += 1) {
      const one = shiftDays(first, ahead);
      const parts = calendar.formatToParts(Date.UTC(one.year, one.month - 1, one.day));
      const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
      const isMonth = of('month') === month || (month === 'Adar' && of('month') === 'Adar II');
      if (isMonth && Number(of('day')) === day) return one;
    }
    return first;
  };
  return { dayIn, isHebrew: true };
}
