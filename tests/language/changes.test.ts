import { readFileSync } from 'node:fs';
import type { Change } from '@crocodile-hub/core/language/changes/change';
import { readChange } from '@crocodile-hub/core/language/changes/read-change';
import { toLocalIso, zoneOf } from '@crocodile-hub/core/time/zone';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { examples, languages } from './example.ts';

/** Changes of meetings, and sentences that look like one. It is Friday 2026-11-20, 09:30, in Jerusalem. */
const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };
const zone = zoneOf('Asia/Jerusalem', context.now);

const line = z.looseObject({ text: z.string(), does: z.nullable(z.string()) });

const questionLine = z.looseObject({ text: z.string(), asks: z.nullable(z.string()) });

function sentences(set: 'changes' | 'questions', language: 'en' | 'he') {
  const file = new URL(`${set}.${language}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((text): unknown => JSON.parse(text));
}

describe.each(['en', 'he'] as const)('in %s, a change', (language) => {
  it.each(sentences('changes', language).map((one) => line.parse(one)))('$text', ({ text, ...meant }) => {
    expect(told(readChange(text, context))).toEqual(meant);
  });

  it('is no question', () => {
    const asked = sentences('questions', language).map((one) => questionLine.parse(one));
    expect(asked.filter(({ text, asks }) => asks !== null && readChange(text, context) !== null)).toEqual([]);
  });
});

it.each(languages)('no command of the sets in %s is taken for a change', (language) => {
  const commands = (['dev', 'scored'] as const)
    .flatMap((part) => examples(language, part))
    .filter(({ intent }) => intent !== 'none');
  // Only the number is shown, to prevent tuning on the scored ones.
  const changes = commands.flatMap(({ text }) => readChange(text, context) ?? []);
  // "Invite Dana to lunch" is one only where the calendar holds that lunch.
  const certain = changes.filter(({ does, meant }) => does !== 'invite' || meant.kind !== null);
  expect(certain.length).toBe(0);
});

function told(change: Change | null) {
  if (change === null) return { does: null };
  const { about, over, kind } = change.meant;
  const from = over === null ? null : toLocalIso(over.from, zone).replace('T', ' ');
  const when = over?.isHours === true ? from?.slice(0, 16) : from?.slice(0, 10);
  return {
    does: change.does,
    ...(kind === 'reminder' ? { kind } : {}),
    ...(about === null ? {} : { about }),
    ...(when === undefined ? {} : { over: when }),
    ...(change.does === 'move' ? { to: toldTarget(change.to) } : {}),
    ...(change.does === 'invite' ? { who: change.who } : {}),
    ...(change.does === 'rename' ? { title: change.title } : {}),
    ...(change.does === 'shift' ? { by: toldShift(change.shift) } : {}),
  };
}

function toldShift({ by: { months, days, ms }, isEarlier }: Extract<Change, { does: 'shift' }>['shift']) {
  const units = { months, days, minutes: ms / 60_000 };
  const length = Object.entries(units).flatMap(([unit, count]) => (count === 0 ? [] : [`${count} ${unit}`]));
  return `${length.join(' ')} ${isEarlier ? 'earlier' : 'later'}`;
}

function toldTarget({ day, clock }: Extract<Change, { does: 'move' }>['to']): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const date = day === null ? [] : [`${day.year}-${two(day.month)}-${two(day.day)}`];
  const hour = clock === null ? [] : [`${two(clock.hour)}:${two(clock.minute)}`];
  return [...date, ...hour].join(' ');
}
