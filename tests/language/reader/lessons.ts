/** Marked lines as lessons: what each word of a part is tagged with, and where a part begins. */
import { generate } from '@crocodile-hub/core/reader/data/generate';
import { markedLines, type Marked, type Part } from '@crocodile-hub/core/reader/data/marked';
import { featuresOf } from '@crocodile-hub/core/reader/linear/features';
import { train, usualTraining } from '@crocodile-hub/core/reader/linear/train';
import { featuresOfWords, intentSigns, sightOf, type Sight } from '@crocodile-hub/core/reader/tagger/sight';
import { trainChain, type Lesson } from '@crocodile-hub/core/reader/tagger/train';
import { readFileSync } from 'node:fs';

export type Line = Marked & { readonly isHeld: boolean };

export function ownLines(): readonly Line[] {
  return ['en', 'he'].flatMap((language) =>
    markedLines(
      readFileSync(new URL(`../../../core/reader/data/lines.${language}.txt`, import.meta.url), 'utf8'),
    ),
  );
}

export function textOf({ text }: Marked, { start, end }: Part): string {
  return text.slice(start, end);
}

/** The tags of a part's words. */
export function slotLesson(line: Marked, part: Part, isKnown: boolean): Lesson {
  const text = textOf(line, part);
  const contacts = isKnown
    ? part.marks
        .filter(({ slot }) => slot === 'who')
        .map(({ start, end }) => ({ name: line.text.slice(start, end), known: 'written-to' as const }))
    : [];
  const sight = sightOf(text, contacts);
  return { words: featuresOfWords(sight, part.intent), tags: tagsOf(sight, part.marks, part.start) };
}

/** `from`: where the words begin in the text that the marks count in. */
export function tagsOf(
  { sentence: { tokens, source } }: Sight,
  marks: readonly { readonly slot: string; readonly start: number; readonly end: number }[],
  from = 0,
): readonly string[] {
  let before: (typeof marks)[number] | undefined;
  return tokens.map((token) => {
    const start = (source.origin[token.start] ?? 0) + from;
    const end = (source.origin[token.end - 1] ?? 0) + from + 1;
    const mark = marks.find((one) => one.start < end && one.end > start);
    const tag = mark === undefined ? 'O' : `${mark === before ? 'I' : 'B'}-${mark.slot}`;
    before = mark;
    return tag;
  });
}

/** The first word of each further command. */
export function splitLesson(line: Marked): Lesson {
  const sight = sightOf(line.text);
  const { tokens, source } = sight.sentence;
  const starts = new Set(
    line.parts
      .slice(1)
      .map(({ start }) => tokens.findIndex((token) => (source.origin[token.end - 1] ?? 0) >= start)),
  );
  return {
    words: featuresOfWords(sight, ''),
    tags: tokens.map((_, index) => (starts.has(index) ? 'next' : 'O')),
  };
}

/** A line and whether its slots are known. */
export type Taught = Marked & { readonly hasMarks: boolean; readonly weight: number };

export type ModelTexts = { readonly splits: string; readonly intents: string; readonly slots: string };

export function taughtBy(lines: readonly Taught[]): ModelTexts {
  const slots = lines.flatMap((line, index) =>
    line.hasMarks
      ? line.parts.flatMap((part) =>
          Array.from({ length: line.weight }, (_, time) => slotLesson(line, part, (index + time) % 2 === 0)),
        )
      : [],
  );
  const intents = lines.flatMap((line) =>
    line.parts.map((part) => {
      const text = textOf(line, part);
      return {
        features: featuresOf(text, intentSigns(sightOf(text))),
        label: part.intent,
        weight: line.weight,
      };
    }),
  );
  return {
    splits: trainChain(lines.map(splitLesson), {
      seed: 1,
      epochs: 10,
      hidden: 0.1,
      leastSeen: 2,
      mostRows: 25_000,
    }),
    intents: train(intents, { ...usualTraining, mostRows: 32_000 }),
    slots: trainChain(slots, { seed: 1, epochs: 10, hidden: 0.15, leastSeen: 2, mostRows: 80_000 }),
  };
}

/** Lines made by chance, and those that were written one by one, which count three times. */
export function ourData(): readonly (Taught & { readonly isHeld: boolean })[] {
  return [
    ...ownLines().map((line) => ({ ...line, hasMarks: true, weight: 3 })),
    ...generate({ each: 6, seed: 7 }).map((line) => ({ ...line, hasMarks: true, weight: 1 })),
  ];
}
