/** What the reader of changes learns from: wishes written line by line, and sentences that ask for something else. */
import { readFileSync } from 'node:fs';
import { deedFeatures, type Deed } from '@crocodile-hub/core/reader/changes/deeds';
import { deedLines, type DeedLine } from './deed-lines.ts';
import { train, usualTraining } from '@crocodile-hub/core/reader/linear/train';
import { featuresOfWords, sightOf } from '@crocodile-hub/core/reader/tagger/sight';
import { trainChain, type Lesson } from '@crocodile-hub/core/reader/tagger/train';
import * as z from 'zod';
import { examples, languages } from '../example.ts';
import { massiveLines } from '../massive.ts';
import { written } from '../questions/sentences.ts';
import { ownLines, tagsOf } from '../reader/lessons.ts';

type Labelled = { readonly text: string; readonly deed: Deed | 'none'; readonly weight: number };

function linesIn(name: 'deeds' | 'moves' | 'mails', language: 'en' | 'he'): readonly DeedLine[] {
  const file = new URL(`../../../core/reader/data/${name}.${language}.txt`, import.meta.url);
  return deedLines(readFileSync(file, 'utf8'));
}

function linesOf(language: 'en' | 'he'): readonly DeedLine[] {
  return [...linesIn('deeds', language), ...linesIn('moves', language), ...linesIn('mails', language)];
}

/**
 * Wishes to change what is there, of the voices that the other readers learn from, as what is no question and no command.
 * With those of `moves` too, the reader of questions read two in fifty-five worse.
 */
export function taughtWishes(): readonly string[] {
  return languages
    .flatMap((language) => linesIn('deeds', language))
    .filter(({ deed, isHeld }) => deed !== 'none' && !isHeld)
    .map(({ text }) => text);
}

export function heldLines(language: 'en' | 'he'): readonly DeedLine[] {
  return linesOf(language).filter(({ isHeld }) => isHeld);
}

const taskDeeds: Readonly<Record<string, Deed>> = {
  finish: 'finish_task',
  delete: 'delete_task',
  rename: 'rename_task',
};
const meetingDeeds: Readonly<Record<string, Deed>> = {
  cancel: 'cancel_meeting',
  move: 'move_meeting',
  shift: 'move_meeting',
  rename: 'rename_meeting',
  invite: 'invite',
};
const reminderDeeds: Readonly<Record<string, Deed>> = {
  cancel: 'cancel_reminder',
  move: 'put_off_reminder',
  shift: 'put_off_reminder',
};

const mailDeeds: Readonly<Record<string, Deed>> = {
  archive: 'archive_mail',
  trash: 'trash_mail',
  star: 'star_mail',
  read: 'read_mail',
  unread: 'unread_mail',
};

const line = z.looseObject({
  text: z.string(),
  does: z.optional(z.nullable(z.string())),
  kind: z.optional(z.string()),
});

/** The sentences that the forms of changes are tested with. */
function ofForms(): readonly Labelled[] {
  return sentences('changes', 'task-changes', 'mail-changes').flatMap(({ set, text, does, kind }) => {
    const ofKind = kind === 'reminder' ? reminderDeeds : meetingDeeds;
    const ofSet = { changes: ofKind, 'task-changes': taskDeeds, 'mail-changes': mailDeeds }[set];
    // What one set leaves alone may be of another.
    const deed = does == null ? undefined : ofSet?.[does];
    return deed === undefined ? [] : [{ text, deed, weight: 1 }];
  });
}

/** Rules and commands of the sets that may be read: they ask for something, and change nothing that is there. */
function othersAsked(): readonly Labelled[] {
  const commands = languages
    .flatMap((language) => examples(language, 'dev'))
    .filter(({ intent }) => intent !== 'none');
  return [...sentences('mail-rules'), ...commands].map(({ text }) => ({
    text,
    deed: 'none' as const,
    weight: 1,
  }));
}

function sentences(...sets: readonly string[]) {
  return languages.flatMap((language) =>
    sets.flatMap((set) =>
      readFileSync(new URL(`../${set}.${language}.jsonl`, import.meta.url), 'utf8')
        .trim()
        .split('\n')
        .map((text) => ({ set, ...line.parse(JSON.parse(text)) })),
    ),
  );
}

/** What its people want removed may be there. */
const removals = new Set(['calendar_remove', 'alarm_remove', 'lists_remove']);

function ofMassive(): readonly Labelled[] {
  return massiveLines()
    .filter(({ intent }) => !removals.has(intent))
    .flatMap(({ en, he }) => [en, he])
    .map((text) => ({ text, deed: 'none', weight: 0.2 }));
}

export function labelled(): readonly Labelled[] {
  const own = languages
    .flatMap(linesOf)
    .filter(({ isHeld }) => !isHeld)
    .map(({ text, deed }) => ({ text, deed, weight: 2 }));
  const questions = written()
    .filter(({ kind, isHeld }) => kind !== 'change' && !isHeld)
    .map(({ text }) => ({ text, deed: 'none' as const, weight: 0.5 }));
  const commands = ownLines()
    .filter(({ isHeld, parts }) => !isHeld && parts.some(({ intent }) => intent !== 'none'))
    .map(({ text }) => ({ text, deed: 'none' as const, weight: 0.5 }));
  return [...own, ...ofForms(), ...othersAsked(), ...ofMassive(), ...questions, ...commands];
}

function lessonOf({ text, deed, marks }: DeedLine): Lesson {
  const sight = sightOf(text);
  return { words: featuresOfWords(sight, deed), tags: tagsOf(sight, marks) };
}

export function modelTexts(): { deeds: string; slots: string; examples: number } {
  const examples = labelled().map(({ text, deed, weight }) => ({
    features: deedFeatures(text),
    label: deed,
    weight,
  }));
  const lessons = languages
    .flatMap(linesOf)
    .filter(({ isHeld, deed }) => !isHeld && deed !== 'none')
    .map(lessonOf);
  return {
    deeds: train(examples, { ...usualTraining, rate: 0.1, hidden: 0.4, epochs: 12, mostRows: 32_000 }),
    slots: trainChain(lessons, { seed: 1, epochs: 10, hidden: 0.15, leastSeen: 2, mostRows: 64_000 }),
    examples: examples.length,
  };
}
