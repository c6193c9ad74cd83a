/**
 * A command with its slots marked in its words: `R remind me [w at six] to [t call Dana]`. The first letter is the
 * action, `|R ` begins one more. Several marks of one slot are several people, or a text in pieces.
 */
import type { Intent } from '../../language/reading.ts';

/** Who, when, title or task, content, subject, place, query, and who gets a copy, seen by all or by nobody. */
export const slots = [
  'who',
  'when',
  'title',
  'content',
  'subject',
  'place',
  'query',
  'copy',
  'blind',
] as const;
export type Slot = (typeof slots)[number];

/** Half-open range of the text. */
type MarkOf<S> = { readonly slot: S; readonly start: number; readonly end: number };

type PartOf<I, S> = {
  readonly intent: I;
  readonly start: number;
  readonly end: number;
  readonly marks: readonly MarkOf<S>[];
};

type MarkedOf<I, S> = {
  readonly text: string;
  readonly parts: readonly [PartOf<I, S>, ...PartOf<I, S>[]];
  /** Lines of one template, or of one voice: held back, or learnt from, as one. */
  readonly family: string;
};

export type Mark = MarkOf<Slot>;
export type Part = PartOf<Intent, Slot>;
export type Marked = MarkedOf<Intent, Slot>;

/** Which letter is which. `none`: what any other letter says. */
export type Letters<I, S> = {
  readonly intents: Readonly<Record<string, I>>;
  readonly slots: Readonly<Record<string, S>>;
  readonly none: I;
};

const ofCommands: Letters<Intent, Slot> = {
  intents: {
    M: 'send_email',
    W: 'send_whatsapp',
    E: 'create_event',
    R: 'reminder',
    K: 'create_task',
    S: 'search',
    N: 'none',
  },
  slots: {
    p: 'who',
    w: 'when',
    t: 'title',
    c: 'content',
    s: 'subject',
    l: 'place',
    q: 'query',
    y: 'copy',
    z: 'blind',
  },
  none: 'none',
};

export function marked(line: string, family: string): Marked {
  return markedBy(ofCommands, line, family);
}

function markedBy<I, S>(
  { intents, slots, none }: Letters<I, S>,
  line: string,
  family: string,
): MarkedOf<I, S> {
  let text = '';
  const parts: { intent: I; start: number; end: number; marks: MarkOf<S>[] }[] = [
    { intent: intents[line.charAt(0)] ?? none, start: 0, end: 0, marks: [] },
  ];
  let open: { slot: S; start: number } | null = null;
  for (let at = 2; at < line.length; at += 1) {
    const character = line.charAt(at);
    const slot = slots[line.charAt(at + 1)];
    if (character === '[' && slot !== undefined && line.charAt(at + 2) === ' ') {
      open = { slot, start: text.length };
      at += 2;
    } else if (character === ']' && open !== null) {
      parts.at(-1)?.marks.push({ ...open, end: text.length });
      open = null;
    } else if (character === '|') {
      parts.push({ intent: intents[line.charAt(at + 1)] ?? none, start: text.length, end: 0, marks: [] });
      at += 2;
    } else text += character;
  }
  const [first, ...more] = parts.map((part, index) => ({
    ...part,
    end: parts[index + 1]?.start ?? text.length,
  }));
  if (first === undefined) throw new Error(line);
  return { text, parts: [first, ...more], family };
}

/** The lines of a file, each with the voice that it stands under. */
export function markedLines(file: string): readonly (Marked & { readonly isHeld: boolean })[] {
  return linesMarkedBy(ofCommands, file);
}

export function linesMarkedBy<I, S>(
  letters: Letters<I, S>,
  file: string,
): readonly (MarkedOf<I, S> & { readonly isHeld: boolean })[] {
  let voice = '';
  return file.split('\n').flatMap((line) => {
    if (line.startsWith('#')) voice = line.slice(2);
    if (line.startsWith('#') || line === '') return [];
    return [{ ...markedBy(letters, line, voice), isHeld: voice.startsWith('held') }];
  });
}
