/**
 * Questions of our own, to train the reader of kinds and to measure it. `written.{en,he}.txt` were written one by one,
 * `templates.{en,he}.txt` are patterns of `(one|another|)` that a seeded chance fills. A line is a family; a fifth of the
 * families is held out: it measures, and nobody repairs by it. `<who>`, `[when]`, `{topic}` and `^place^` mark what a
 * sentence is about. Those of strangers that may be read are families too, and none of them is held out.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { kinds, type Kind } from '@crocodile-hub/core/reader/kinds/kinds';
import { randomOf } from '@crocodile-hub/core/reader/linear/train';
import { disturbed } from './disturb.ts';
import { fillersOf } from './fillers.ts';

type Language = 'en' | 'he';
const languages: readonly Language[] = ['en', 'he'];

export type Marked = {
  readonly language: Language;
  readonly kind: Kind;
  readonly source: 'written' | 'template' | 'stranger';
  readonly family: string;
  readonly isHeld: boolean;
  readonly text: string;
  readonly who: string | null;
  readonly when: string | null;
  readonly topic: string | null;
  readonly place: string | null;
};

type Family = Pick<Marked, 'language' | 'kind' | 'source' | 'family' | 'isHeld'>;

const variants = { written: 7, template: 44, stranger: 7 } as const;
const tries = 3;

function families(): readonly Family[] {
  return languages.flatMap((language) => [
    ...(['written', 'template'] as const).flatMap((source) => familiesIn(language, source)),
    ...ofStrangers(language),
    ...sumsOfStrangers(language),
  ]);
}

function familiesIn(language: Language, source: 'written' | 'template'): Family[] {
  const name = source === 'written' ? 'written' : 'templates';
  const lines = readFileSync(new URL(`${name}.${language}.txt`, import.meta.url), 'utf8').split('\n');
  let kind: Kind = 'none';
  return lines.flatMap((line) => {
    if (line.startsWith('# ')) {
      const named = kinds.find((one) => one === line.slice(2).trim());
      if (named === undefined) throw new Error(`No kind: ${line}`);
      kind = named;
      return [];
    }
    return line === '' ? [] : [{ language, kind, source, family: line, isHeld: numberOf(line) % 5 === 0 }];
  });
}

/** `as`: which of our kinds it is, where several answer what they call so. */
const strangersLine = z.object({
  text: z.string(),
  kind: z.string(),
  as: z.optional(z.enum(kinds)),
  who: z.nullable(z.string()),
  topic: z.nullable(z.string()),
  period: z.nullable(z.string()),
});
const kindOfStrangers: Readonly<Record<string, Kind>> = {
  next_meeting: 'meeting',
  free_time: 'free',
  messages: 'mail',
  person: 'contact',
  time: 'clock',
};

function linesOfStrangers(set: string, language: Language): unknown[] {
  return readFileSync(new URL(`../strangers/${set}.${language}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

function sumsOfStrangers(language: Language): Family[] {
  return linesOfStrangers('sums', language).map((line) => {
    const family = withoutMarks(z.object({ text: z.string() }).parse(line).text);
    return { language, kind: 'sum', source: 'stranger', family, isHeld: false };
  });
}

function withoutMarks(text: string): string {
  return text.replaceAll(/[<>[\]{}^|()]/g, ' ');
}

function ofStrangers(language: Language): Family[] {
  return linesOfStrangers('more-questions', language).map((line) => {
    const { text, kind: named, as, who, topic, period } = strangersLine.parse(line);
    const kind = as ?? kindOfStrangers[named] ?? kinds.find((one) => one === named);
    if (kind === undefined) throw new Error(`No kind: ${named}`);
    const isPlace = named === 'weather' || named === 'time';
    const marked = [
      [who, '<>'],
      [named === 'sum' || named === 'world' ? null : topic, isPlace ? '^^' : '{}'],
      [period, '[]'],
    ] as const;
    const family = marked.reduce(
      (line, [part, [open, close]]) => withMark(line, part, open, close),
      withoutMarks(text),
    );
    return { language, kind, source: 'stranger', family, isHeld: false };
  });
}

/** A part is marked where it does not stand in another one. */
function withMark(line: string, part: string | null, open = '', close = ''): string {
  const at = part === null || part.length < 2 ? -1 : line.indexOf(part);
  if (part === null || at === -1) return line;
  const count = (mark: RegExp) => line.slice(0, at).match(mark)?.length ?? 0;
  const isWithin = count(/[<[{]/g) > count(/[>\]}]/g) || count(/\^/g) % 2 === 1;
  return isWithin ? line : `${line.slice(0, at)}${open}${part}${close}${line.slice(at + part.length)}`;
}

/** What was written, as it was written. */
export function written(): readonly Marked[] {
  return families()
    .filter(({ source }) => source === 'written')
    .map((family) => asMarked(family, family.family));
}

/** Each family in as many forms: other names and times, slips, manners, asides. The same each time. */
export function sentences(): readonly Marked[] {
  return families().flatMap((family) => {
    const random = randomOf(numberOf(family.family));
    const seen = new Set<string>();
    const made: Marked[] = [];
    const most = variants[family.source];
    for (let round = 0; round < most * tries && made.length < most; round += 1) {
      const isAsWritten = family.source !== 'template' && round === 0;
      const line = isAsWritten ? family.family : filled(chosen(family.family, random), family, random);
      const plain = asMarked(family, line.replaceAll(/ +/g, ' ').trim());
      const one = isAsWritten ? plain : disturbed(plain, random);
      if (seen.has(one.text)) continue;
      seen.add(one.text);
      made.push(one);
    }
    return made;
  });
}

function chosen(line: string, random: () => number): string {
  let open = line;
  // The innermost first: a choice may hold another.
  for (let found = /\(([^()]*)\)/.exec(open); found !== null; found = /\(([^()]*)\)/.exec(open)) {
    const choices = (found[1] ?? '').split('|');
    open = open.replace(found[0], () => choices[Math.floor(random() * choices.length)] ?? '');
  }
  return open;
}

const marks = /<([^>]*)>|\[([^\]]*)\]|\{([^}]*)\}|\^([^^]*)\^/g;
/** How often what a written line is about is exchanged. */
const exchanged = 0.6;

function filled(line: string, { language, source, kind }: Family, random: () => number): string {
  const fillers = fillersOf(language);
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return line.replaceAll(marks, (all, who?: string, when?: string, topic?: string, place?: string) => {
    if (source !== 'template' && random() > exchanged) return all;
    if (who !== undefined) return `<${oneOf(fillers.who)}>`;
    if (place !== undefined) return `^${oneOf(fillers.place)}^`;
    if (when !== undefined) return `[${oneOf(fillers[directionOf(when, kind)])}]`;
    const named = fillers.named[topic ?? ''];
    if (named !== undefined) {
      const fill = oneOf(named);
      return topic === 'event' || topic === 'chore' ? `{${fill}}` : fill;
    }
    const usual = { meeting: 'event', reminders: 'chore', tasks: 'chore' }[kind as string] ?? 'topic';
    return `{${oneOf(fillers.named[usual] ?? [])}}`;
  });
}

function directionOf(when: string, kind: Kind): 'ahead' | 'behind' {
  if (when === 'ahead' || when === 'behind') return when;
  return kind === 'mail' || kind === 'sent' || kind === 'done' ? 'behind' : 'ahead';
}

function asMarked(family: Family, line: string): Marked {
  const held: Record<'who' | 'when' | 'topic' | 'place', string | null> = {
    who: null,
    when: null,
    topic: null,
    place: null,
  };
  const text = line.replaceAll(marks, (_all, who?: string, when?: string, topic?: string, place?: string) => {
    held.who ??= who ?? null;
    held.when ??= when ?? null;
    held.topic ??= topic ?? null;
    held.place ??= place ?? null;
    return who ?? when ?? topic ?? place ?? '';
  });
  return { ...family, ...held, text };
}

function numberOf(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  return (value ^ (value >>> 15)) >>> 0;
}
