export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** The hour from which each part of the day is greeted as such, latest first. */
const begins: readonly (readonly [DayPart, number])[] = [
  ['night', 22],
  ['evening', 18],
  ['afternoon', 12],
  ['morning', 5],
];

export function dayPartOf(hour: number): DayPart {
  return begins.find(([, from]) => hour >= from)?.[0] ?? 'night';
}

/** The hour that ends the part of the day, as 24 for midnight: what "before noon" or "this evening" reaches to. */
export const endsAt = { morning: 12, afternoon: 18, evening: 22, night: 24 } as const satisfies Record<
  DayPart,
  number
>;
