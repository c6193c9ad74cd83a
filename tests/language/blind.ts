/** Commands by authors who have not seen the grammar: the actions that each asks for, in order. */
import { existsSync, readFileSync } from 'node:fs';
import { phoneCountry, toE164 } from '@crocodile-hub/core/domain/phone';
import { needsConfirmation, resolveRecipients } from '@crocodile-hub/core/language/understand/confirm';
import type { CommandReading, CommandUnderstanding } from '@crocodile-hub/core/language/command-reading';
import type { Contact, Context } from '@crocodile-hub/core/language/reading';
import { understand } from '@crocodile-hub/core/language/understand/understand';
import * as z from 'zod';
import type { Language } from './example.ts';
import { sameText } from './score.ts';

const list = z.pipe(
  z.array(z.nullable(z.string())),
  z.transform((items) => items.filter((item) => item !== null)),
);
const payload = z.record(z.string(), z.union([z.string(), list, z.null()]));
const expected = z.strictObject({
  actionType: z.string(),
  payload,
  runAt: z.nullish(z.string()),
});
const line = z.strictObject({
  id: z.string(),
  lang: z.enum(['en', 'he']),
  text: z.string(),
  now: z.string(),
  expect: z.array(expected),
  /** Further right answers for the action with that index: other values, or another action. */
  alsoRight: z
    .array(
      z.strictObject({
        action: z.number(),
        actionType: z.optional(z.string()),
        payload: z.optional(payload),
        runAt: z.nullish(z.string()),
      }),
    )
    .default([]),
  note: z.string().default(''),
});

type BlindLine = z.infer<typeof line>;
type Expected = z.infer<typeof expected>;
type Value = Expected['payload'][string] | undefined;

type BlindVerdict = {
  readonly line: BlindLine;
  readonly acts: boolean;
  readonly right: boolean;
  /** Part of it would run without a question, if every name were a known contact's. */
  readonly runs: boolean;
  /** Part of it would run without a question although the command does not ask for it. */
  readonly harms: boolean;
  readonly confidence: number;
  readonly why: readonly string[];
};

export function blindLines(file: URL): readonly BlindLine[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => line.parse(JSON.parse(text)));
}

const person = z.object({
  name: z.string(),
  nameHe: z.string(),
  email: z.nullish(z.string()),
  phone: z.nullish(z.string()),
});

/** Contacts bear their names as the language of the line writes them. */
export function blindContacts(file: URL): (language: Language) => readonly Contact[] {
  const people = z.array(person).parse(JSON.parse(readFileSync(file, 'utf8')));
  return (language) =>
    people.map(({ name, nameHe, email, phone }) => ({
      name: language === 'he' ? nameHe : name,
      known: 'written-to' as const,
      ...(email == null ? {} : { email }),
      ...(phone == null ? {} : { phone }),
    }));
}

function contextWith({ now }: BlindLine, contacts: readonly Contact[]): Context {
  return { now, timeZone: 'Asia/Jerusalem', country: 'IL', contacts };
}

type Read = (text: string, context: Context) => CommandUnderstanding;

export function judgeBlind(
  one: BlindLine,
  contacts: readonly Contact[],
  read: Read = understand,
): BlindVerdict {
  const { actions } = read(one.text, contextWith(one, contacts));
  const acting = actions.filter(({ intent }) => intent !== 'none');
  const wanted = one.expect.filter(({ actionType }) => actionType !== 'none' && actionType !== 'unknown');
  const why =
    acting.length === wanted.length
      ? wanted.flatMap((want, index) => differences(one, want, index, acting[index]))
      : [`${acting.length} actions (${acting.map(({ intent }) => intent).join()}), not ${wanted.length}`];
  return {
    line: one,
    acts: acting.length > 0,
    right: why.length === 0,
    runs: acting.some(runs),
    harms: acting.some(
      (reading) =>
        runs(reading) && wanted.every((want, index) => differences(one, want, index, reading).length > 0),
    ),
    confidence: Math.min(...actions.map(({ confidence }) => confidence)),
    why,
  };
}

function runs(reading: CommandReading): boolean {
  const known = resolveRecipients(reading, []).map((recipient) => ({ ...recipient, doubt: null }));
  return !needsConfirmation(reading, known);
}

/** The differences between the reading and the expected one, for each of the right answers. */
function differences(
  one: BlindLine,
  want: Expected,
  index: number,
  read?: CommandReading,
): readonly string[] {
  const others = one.alsoRight.filter(({ action }) => action === index);
  const variants: readonly Expected[] = [
    want,
    ...others
      .filter(({ actionType }) => actionType !== undefined)
      .map((other) => ({
        actionType: other.actionType ?? want.actionType,
        payload: other.payload ?? {},
        runAt: other.runAt ?? want.runAt,
      })),
  ];
  const found = variants.map((variant) => {
    const values = (key: string): readonly Value[] => [
      variant.payload[key],
      ...others
        .filter(
          (other) => other.actionType === undefined && other.payload !== undefined && key in other.payload,
        )
        .map((other) => other.payload?.[key]),
    ];
    const runAts = [
      variant.runAt ?? null,
      ...others.flatMap(({ runAt }) => (runAt === undefined ? [] : [runAt])),
    ];
    return differencesFrom(variant, values, runAts, read);
  });
  return found.find((list) => list.length === 0) ?? found[0] ?? [];
}

function differencesFrom(
  { actionType, payload: said }: Expected,
  values: (key: string) => readonly Value[],
  runAts: readonly (string | null)[],
  read?: CommandReading,
): readonly string[] {
  if (read === undefined) return ['nothing'];
  // "text Dana" may mean either.
  const isEither = actionType === 'send_sms' && read.intent === 'send_whatsapp';
  const wanted = isEither ? 'send_whatsapp' : actionType;
  if (read.intent !== wanted) return [`${read.intent}, not ${wanted}`];
  const got: Record<string, unknown> = { ...read.slots };
  if (read.intent === 'create_event') got.recurrence = read.repeats;
  if (read.intent === 'create_event' && read.day !== null) got.startTime ??= read.day;
  const wrong = Object.keys(said).flatMap((key) => {
    const accepted = values(key);
    const isRight = accepted.some((value) => same(key, value, got[key]) || isTitled(key, value, read));
    return isRight ? [] : [`${key}: ${JSON.stringify(got[key])}, not ${JSON.stringify(accepted[0])}`];
  });
  const at = runAts.some((value) => same('runAt', value, read.sendAt))
    ? []
    : [`runAt: ${read.sendAt}, not ${runAts[0]}`];
  return [...wrong, ...at];
}

/** A meeting's title may name its people too: "lunch", "lunch with Noa". */
function isTitled(key: string, value: Value, read: CommandReading): boolean {
  if (key !== 'title' || typeof value !== 'string' || read.intent !== 'create_event') return false;
  const bare = (title: string) =>
    (read.slots.attendees ?? [])
      .reduce((words, name) => words.replace(name.toLowerCase(), ' '), title.toLowerCase())
      .split(/[\s,]+/)
      .filter((word) => !titleWords.has(word) && word !== '')
      .join(' ');
  return bare(value) === bare(read.slots.title ?? '');
}

const titleWords = new Set(
  'a an the meeting call with w w/ and about פגישה פגישת שיחה שיחת עם ועם על בנושא ו'.split(' '),
);

function same(key: string, expectedValue: Value, got: unknown): boolean {
  const value = expectedValue ?? null;
  if (value === null || got === null || got === undefined) return value === null && got == null;
  if (Array.isArray(value))
    return (
      Array.isArray(got) &&
      value.length === got.length &&
      value.every((item) => got.some((other) => sameOne(item, String(other))))
    );
  if (typeof got !== 'string') return false;
  return key === 'recurrence' ? ruleParts(value) === ruleParts(got) : sameOne(value, got);
}

/** Parts and days in any order, the end by its date. */
function ruleParts(rule: string): string {
  const parts = rule.split(';').filter((part) => part !== 'INTERVAL=1');
  const sorted = parts.map((part) =>
    part
      .replace(/T\d+Z?$/, '')
      .split(/[=,]/)
      .toSorted()
      .join(),
  );
  return sorted.toSorted().join(';');
}

function sameOne(expectedText: string, got: string): boolean {
  // A day alone is met by any hour of it.
  if (/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?/.test(expectedText)) return got.startsWith(expectedText.slice(0, 16));
  const digits = toE164(expectedText, phoneCountry('IL'));
  return sameText(expectedText, got) || (/\d{7}/.test(got) && digits === got);
}

export const blindParts = ['short', 'dictated', 'compound', 'noncommands'] as const;

const folder = new URL('blind/', import.meta.url);
const contactsIn = blindContacts(new URL('contacts.json', folder));

/** Used for development, except those that `isHeld` names. */
export const blindFolders = [
  'dev',
  'dev-2',
  'dev-3',
  'dev-4',
  'dev-5',
  'dev-6',
  'dev-7',
  'dev-8',
  'held',
  'held-2',
  'held-3',
] as const;

type BlindFolder = (typeof blindFolders)[number];

/** Only scored: never listed and never learnt from, to prevent tuning on it. */
export function isHeld(name: BlindFolder): boolean {
  return name.startsWith('held');
}

export function isWritten(name: BlindFolder): boolean {
  return existsSync(new URL(`${name}/`, folder));
}

export function contextFor(one: BlindLine, language: Language): Context {
  return contextWith(one, contactsIn(language));
}

/** All verdicts of one part of a set; a set may lack a part. */
export function blindVerdicts(
  name: BlindFolder,
  part: (typeof blindParts)[number],
  language: Language,
  read: Read = understand,
): readonly BlindVerdict[] {
  const contacts = contactsIn(language);
  const file = new URL(`${name}/${part}.jsonl`, folder);
  if (!existsSync(file)) return [];
  return blindLines(file)
    .filter(({ lang }) => lang === language)
    .map((one) => judgeBlind(one, contacts, read));
}
