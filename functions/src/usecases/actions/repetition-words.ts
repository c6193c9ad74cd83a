import { readRecurrence, type Frequency } from '@crocodile-hub/core/contract/recurrence';
import { nameOfWeekday, repetitionLimits, weekdaysOf } from '@crocodile-hub/core/domain/repetition-words';

type Unit = { one: string; many: string };

const english: Record<Frequency, Unit> = {
  MINUTELY: { one: 'minute', many: 'minutes' },
  HOURLY: { one: 'hour', many: 'hours' },
  DAILY: { one: 'day', many: 'days' },
  WEEKLY: { one: 'week', many: 'weeks' },
  MONTHLY: { one: 'month', many: 'months' },
  YEARLY: { one: 'year', many: 'years' },
};
const hebrew: Record<Frequency, Unit> = {
  MINUTELY: { one: 'דקה', many: 'דקות' },
  HOURLY: { one: 'שעה', many: 'שעות' },
  DAILY: { one: 'יום', many: 'ימים' },
  WEEKLY: { one: 'שבוע', many: 'שבועות' },
  MONTHLY: { one: 'חודש', many: 'חודשים' },
  YEARLY: { one: 'שנה', many: 'שנים' },
};

/** How often something repeats and until when, as the end of a sentence; empty if it happens once. */
export function repetition(
  recurrence: string | null | undefined,
  language: 'en' | 'he',
  timeZone: string,
): string {
  const rule = readRecurrence(recurrence ?? '');
  if (rule === null) return '';
  const isHebrew = language === 'he';
  const { one, many } = (isHebrew ? hebrew : english)[rule.frequency];
  const every = isHebrew ? 'כל' : 'every';
  const cycle = rule.interval === 1 ? `${every} ${one}` : `${every} ${rule.interval} ${many}`;
  const days = weekdaysOf(rule)
    .map((day) => nameOfWeekday(day, language))
    .join(', ');
  const often = `${cycle}${days === '' ? '' : ` ${isHebrew ? 'ב' : 'on '}${days}`}`;
  return ['', often, ...repetitionLimits(recurrence ?? '', language, timeZone)].join(', ');
}
