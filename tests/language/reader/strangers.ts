/**
 * What strangers wrote and may be read (never `held`). Where the grammar reads a line rightly, which what the line
 * expects tells, its places are the places that were meant.
 */
import { intents, type Reading } from '@crocodile-hub/core/language/reading';
import { understand } from '@crocodile-hub/core/language/understand/understand';
import { slotOf } from '@crocodile-hub/core/reader/commands/agreement';
import type { Mark, Marked, Part } from '@crocodile-hub/core/reader/data/marked';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { blindFolders, blindParts, blindVerdicts, contextFor, isHeld, isWritten } from '../blind.ts';
import { contextOf, examples, languages } from '../example.ts';
import { judge } from '../score.ts';

export type Stranger = Marked & { readonly set: string; readonly hasMarks: boolean };

export function strangers(): readonly Stranger[] {
  return [...blindOnes(), ...commandOnes(), ...questions(), ...otherQuestions()];
}

function blindOnes(): readonly Stranger[] {
  return blindFolders
    .filter((set) => isWritten(set) && !isHeld(set))
    .flatMap((set) =>
      blindParts.flatMap((part) =>
        languages.flatMap((language) =>
          blindVerdicts(set, part, language).flatMap(({ line, right }) => {
            if (part === 'noncommands') return right ? [nothing(line.text, set)] : [];
            const known = line.expect[0]?.actionType;
            if (right)
              return fromReadings(line.text, understand(line.text, contextFor(line, language)).actions, set);
            const intent = intents.find((name) => name === known);
            return line.expect.length === 1 && intent !== undefined
              ? [
                  {
                    ...nothing(line.text, set),
                    parts: [{ ...wholeOf(line.text), intent }] as const,
                    hasMarks: false,
                  },
                ]
              : [];
          }),
        ),
      ),
    );
}

function commandOnes(): readonly Stranger[] {
  return languages.flatMap((language) =>
    examples(language, 'dev').flatMap((one) => {
      if (!judge(one).right) return [];
      if (one.intent === 'none') return [nothing(one.text, 'commands')];
      return fromReadings(one.text, understand(one.text, contextOf(one)).actions, 'commands');
    }),
  );
}

/** Whoever asks wants nothing done. */
function questions(): readonly Stranger[] {
  return languages.flatMap((language) =>
    readFileSync(new URL(`../questions.${language}.jsonl`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => {
        const one: unknown = JSON.parse(line);
        const isQuestion =
          typeof one === 'object' && one !== null && 'text' in one && 'asks' in one && one.asks !== null;
        return isQuestion && typeof one.text === 'string' ? [nothing(one.text, 'questions')] : [];
      }),
  );
}

const asked = z.object({ text: z.string() });

/** What else strangers asked, of which nothing is held back. */
function otherQuestions(): readonly Stranger[] {
  return ['more-questions', 'sums'].flatMap((set) =>
    languages.flatMap((language) =>
      readFileSync(new URL(`../strangers/${set}.${language}.jsonl`, import.meta.url), 'utf8')
        .trim()
        .split('\n')
        .map((line) => ({ ...nothing(asked.parse(JSON.parse(line)).text, set), hasMarks: false })),
    ),
  );
}

function wholeOf(text: string): Part {
  return { intent: 'none', start: 0, end: text.length, marks: [] };
}

function nothing(text: string, set: string): Stranger {
  return { text, parts: [wholeOf(text)], family: set, set, hasMarks: true };
}

function fromReadings(text: string, readings: readonly Reading[], set: string): readonly Stranger[] {
  // A later command begins behind the last words of the one before, and no later than its own first words.
  const starts = readings.map(({ spans }, index) => {
    if (index === 0) return 0;
    const before = Math.max(...(readings[index - 1]?.spans.map(({ end }) => end) ?? [0]));
    const own = spans.filter(({ start }) => start >= before);
    return own.length === 0
      ? null
      : connectorBefore(text, before, Math.min(...own.map(({ start }) => start)));
  });
  const parts = readings.flatMap((reading, index): Part[] => {
    const start = starts[index];
    if (start === undefined || start === null) return [];
    const end = starts[index + 1] ?? text.length;
    return [{ intent: reading.intent, start, end, marks: marksOf(reading, start, end) }];
  });
  const [first, ...more] = parts;
  return first === undefined || parts.length < readings.length
    ? []
    : [{ text, parts: [first, ...more], family: set, set, hasMarks: true }];
}

/** "… and", ", then": the word that joins them belongs to the later one. */
function connectorBefore(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  const blank = /^\S*\s*/.exec(between)?.[0].length ?? 0;
  return from + (blank >= between.length ? between.length : blank);
}

function marksOf({ spans }: Reading, from: number, to: number): readonly Mark[] {
  const marks: Mark[] = [];
  for (const { slot: name, start, end } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const slot = slotOf[name];
    if (slot === undefined || start < from || end > to) continue;
    const last = marks.at(-1);
    if (last !== undefined && start < last.end) continue;
    marks.push({ slot, start, end });
  }
  return marks;
}
