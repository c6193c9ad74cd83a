/** Points that the reading of a command may leave open. */
export const doubtKinds = [
  /** Words of time that no slot took, or an end that is not said. */
  'time',
  /** Two times that cannot both hold. */
  'times',
  /** A day that no calendar has; `meant` is the one that was taken for it. */
  'date',
  /** A time that an entry of the calendar tells: `meant` is that entry, once it is looked up and found. */
  'entry',
  /** Unclear who is meant, or where the name ends. */
  'who',
  /** A word that was taken for another: `meant`. */
  'spelling',
  /** One more command, inside the words of this one. */
  'several',
  /** A correction that was not carried out. */
  'repair',
  /** A number without a known meaning. */
  'number',
  /** A field of a form, or an address, inside a text. */
  'label',
  /** Two readers take the words for different things: `meant` is how the second has them. */
  'reading',
] as const;

export type DoubtKind = (typeof doubtKinds)[number];
