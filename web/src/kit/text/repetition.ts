const frequencies = ['MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

export type Repetition = {
  frequency: (typeof frequencies)[number];
  interval: number;
  /** From 0, Sunday. */
  weekdays: readonly number[];
};

/** The days that an RFC 5545 rule names; null when it is not understood. */
export function readRepetition(rule: string): Repetition | null {
  const parts = new Map(
    rule.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name, value];
    }),
  );
  const frequency = frequencies.find((name) => name === parts.get('FREQ'));
  if (frequency === undefined) return null;
  const named = (parts.get('BYDAY') ?? '').split(',').map((day) => weekdays.indexOf(day));
  return {
    frequency,
    interval: Number(parts.get('INTERVAL') ?? 1),
    weekdays: named.filter((day) => day >= 0),
  };
}
