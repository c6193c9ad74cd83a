/**
 * Questions of our own, to train the reader of kinds and to measure it. `written.{en,he}.txt` were written one by one,
 * `templates.{en,he}.txt` are patterns of `(one|another|)` that a seeded chance fills. A line is a family; a fifth of the
 * families is held out: it measures, and nobody repairs by it. `<who>`, `[when]`, `{topic}` and `^place^` mark what a
 * sentence is about.
 */
import { readFileSync } from 'node:fs';
import { kinds, type Kind } from '@crocodile-hub/core/reader/kinds/kinds';
import { randomOf } from '@crocodile-hub/core/reader/linear/train';
import { disturbed } from './disturb.ts';
import { fillersOf } from './fillers.ts';

type Language = 'en' | 'he';
const languages: readonly Language[] = ['en', 'he'];

export type Marked = {
  readonly language: Language;
  readonly kind: Kind;
  readonly source: 'written' | 'template';
  readonly family: string;
  readonly isHeld: boolean;
  readonly text: string;
  readonly who: string | null;
  readonly when: string | null;
  readonly topic: string | null;
  readonly place: string | null;
};

type Family = Pick<Marked, 'language' | 'kind' | 'source' | 'family' | 'isHeld'>;

const variants = { written: 7, template: 44 } as const;
const tries = 3;

function families(): readonly Family[] {
  return languages.flatMap((language) =>
    (['written', 'template'] as const).flatMap((source) => familiesIn(language, source)),
  );
}

function familiesIn(language: Language, source: Family['source']): Family[] {
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
      const isAsWritten = family.source === 'written' && round === 0;
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
    if (source === 'written' && random() > exchanged) return all;
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
