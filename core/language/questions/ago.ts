/** "Two weeks ago", "לפני יומיים": how far back, and which day that was. */
import { noPrefix } from '../phrasebook.ts';
import { amountAt } from '../time/amounts.ts';
import { shiftDays, shiftMonths, type CalendarDay } from '../../time/calendar.ts';
import { dayAt } from '../time/days.ts';
import type { Amount } from '../time/pieces.ts';
import type { Words } from './pattern.ts';

type Ago = {
  readonly back: Amount;
  /** As it was said: fourteen days ago is a day, two weeks ago is a week. */
  readonly unit: 'hour' | 'day' | 'week' | 'month' | 'year';
  readonly next: number;
};

const aboutWords = new Set(['from', 'about', 'around', 'roughly']);

export function agoAt(words: Words, index: number): Ago | null {
  return inEnglish(words, index) ?? inHebrew(words, index);
}

/** The day that was so long ago. */
export function dayAgo(today: CalendarDay, { back }: Ago): CalendarDay {
  return shiftDays(shiftMonths(today, -back.months), -back.days);
}

function inEnglish({ tokens }: Words, index: number): Ago | null {
  let from = index;
  while (aboutWords.has(tokens[from]?.text ?? '')) from += 1;
  const amount = amountAt(tokens, from, noPrefix);
  if (amount === null || tokens[amount.next]?.text !== 'ago') return null;
  return said(amount.amount, tokens[amount.next - 1]?.text ?? '', amount.next + 1);
}

const before = /^מ?לפני$/;
/** "לפני יום ההולדת", "לפני שעה 5": the word before it counts nothing. */
const namesMore = /^ה?(?:הולדת|עצמאות|זיכרון|כיפור|שואה|משפחה|ירושלים|כיף|הולדתו|הולדתה)$|^\d/;

function inHebrew({ tokens }: Words, index: number): Ago | null {
  if (!before.test(tokens[index]?.text ?? '')) return null;
  const amount = amountAt(tokens, index + 1, (prefix) => prefix === '' || prefix === 'כ');
  if (amount === null || namesMore.test(tokens[amount.next]?.text ?? '')) return null;
  // "לפני יום שני", "לפני שבוע הבא"
  const day = dayAt(tokens, index + 1, { lead: 'before', afterTime: false });
  if (day !== null && day.to > amount.next) return null;
  return said(amount.amount, tokens[amount.next - 1]?.text ?? '', amount.next);
}

function said(back: Amount, unit: string, next: number): Ago {
  return { back, unit: back.months === 0 && back.days === 0 ? 'hour' : unitOf(unit), next };
}

function unitOf(word: string): Exclude<Ago['unit'], 'hour'> {
  if (/^(?:weeks?|fortnights?|כ?שבוע(?:ות|יים)?)$/.test(word)) return 'week';
  if (/^(?:months?|כ?חודש(?:ים|יים)?)$/.test(word)) return 'month';
  return /^(?:years?|כ?שנ(?:ה|ים|תיים))$/.test(word) ? 'year' : 'day';
}
