export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** The hour at which each part of the day begins, latest first. */
const begins: readonly (readonly [DayPart, number])[] = [
  ['night', 22],
  ['evening', 18],
  ['afternoon', 12],
  ['morning', 5],
];

export function dayPartOf(hour: number): DayPart {
  return begins.find(([, from]) => hour >= from)?.[0] ?? 'night';
}
