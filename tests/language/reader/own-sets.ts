/** The lines of our own that are held back, judged by the words that each slot should hold and the times that these name. */
import { needsConfirmation, resolveRecipients } from '@crocodile-hub/core/language/understand/confirm';
import type { Context, Reading, Understanding } from '@crocodile-hub/core/language/reading';
import { agreementOf } from '@crocodile-hub/core/reader/commands/agreement';
import { ownReading } from '@crocodile-hub/core/reader/commands/own-reading';
import type { SecondPart } from '@crocodile-hub/core/reader/commands/second-reader';
import type { Marked, Part } from '@crocodile-hub/core/reader/data/marked';
import { sightOf } from '@crocodile-hub/core/reader/tagger/sight';
import { ourData, textOf } from './lessons.ts';

type Read = (text: string, context: Context) => Understanding;
export type OwnVerdict = {
  readonly set: 'written' | 'generated';
  readonly acts: boolean;
  readonly right: boolean;
  readonly runs: boolean;
  readonly confidence: number;
};

/** Of the generated lines, which are many and alike, one in so many. */
const oneIn = 6;

export function ownVerdicts(read: Read): readonly OwnVerdict[] {
  return ourData()
    .filter(({ isHeld, weight }, index) => isHeld && (weight > 1 || index % oneIn === 0))
    .map((line) => {
      const context = contextOf(line);
      const { actions } = read(line.text, context);
      const acting = actions.filter(({ intent }) => intent !== 'none');
      return {
        set: line.weight > 1 ? 'written' : 'generated',
        acts: acting.length > 0,
        right: isRight(line, acting, context),
        runs: acting.some(runsUnasked),
        confidence: Math.min(...actions.map(({ confidence }) => confidence)),
      };
    });
}

function contextOf({ text, parts }: Marked): Context {
  const contacts = parts
    .flatMap(({ marks }) => marks.filter(({ slot }) => slot === 'who'))
    .map(({ start, end }) => ({ name: text.slice(start, end), known: 'written-to' as const }));
  return { now: '2026-03-10T09:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL', contacts };
}

function runsUnasked(reading: Reading): boolean {
  const known = resolveRecipients(reading, []).map((recipient) => ({ ...recipient, doubt: null }));
  return !needsConfirmation(reading, known);
}

function isRight(line: Marked, acting: readonly Reading[], context: Context): boolean {
  const wanted = line.parts.filter(({ intent }) => intent !== 'none').map((part) => asMarked(line, part));
  return (
    wanted.length === acting.length &&
    wanted.every((part, index) => {
      const reading = acting[index];
      if (reading === undefined) return false;
      const { sameAction, differences } = agreementOf(reading, part);
      const meant = ownReading(part, context);
      return sameAction && differences.length === 0 && meant !== null && timesOf(meant) === timesOf(reading);
    })
  );
}

/** What a reader would have found that knows the marks. */
function asMarked(line: Marked, part: Part): SecondPart {
  const text = textOf(line, part);
  const sight = sightOf(text);
  const { tokens, source } = sight.sentence;
  const words = tokens.map((token) => {
    const start = part.start + (source.origin[token.start] ?? 0);
    const end = part.start + (source.origin[token.end - 1] ?? 0) + 1;
    const mark = part.marks.find((one) => one.start < end && one.end > start);
    return { start, end, slot: mark?.slot ?? null, begins: mark !== undefined && mark.start >= start };
  });
  const likelihood = () => 1;
  const lead = () => 0;
  return { intent: part.intent, likelihood, lead, start: part.start, text, sight, words };
}

function timesOf(reading: Reading): string {
  const slots: Readonly<Record<string, unknown>> = reading.slots;
  const names = ['startTime', 'endTime', 'reminderTime', 'due', 'recurrence'];
  return JSON.stringify([...names.map((name) => slots[name] ?? null), reading.sendAt, reading.repeats]);
}
