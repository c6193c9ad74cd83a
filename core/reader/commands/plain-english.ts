/**
 * English as people say it, in words that both readers know. What is said otherwise is a stand-in, so that every word
 * and every place can be given back as it was written.
 */
import { withEachAction } from '../../language/command-reading.ts';
import type { Understanding } from '../../language/reading.ts';
import { asWritten } from './as-written.ts';
import { withStandIns } from './stand-ins.ts';

type By = string | ((found: RegExpExecArray) => string);

const rules: readonly (readonly [said: RegExp, by: By])[] = [
  // "Wake me 6.15 tmrw": beside a day a dot is no decimal one.
  [
    /(?<=^|\s)(?<!\b(?:pay|paid|costs?|owes?|transfer|spend|give|send|of|for|is|charge|\p{Sc}) ?)(?:at )?(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)(?= (?:on )?(?:tomorrow|tmrw|tmr|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|sun)\b)/iu,
    atHour,
  ],
  [
    /(?<=\b(?:tomorrow|tmrw|tmr|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|sun),? )(?:at )?(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)(?=$|[\s,!?])/iu,
    atHour,
  ],
  [
    /(?<=^\s{0,9}(?:(?:please|pls|can you|could you|just) ){0,2})(?:write|prepare|make|create|do|start)(?: me| up)? an? draft(?: (?:e-?mail|mail|message))?(?= (?:to|for) [a-z])/i,
    'draft a mail',
  ],
  [
    /(?<=^\s{0,9}(?:(?:please|pls|can you|could you|just) ){0,2})(?:write|prepare|make|create|do|start|draft)(?: me| up)? an? (?:draft )?(?:reply|answer|response)(?= to [a-z])/i,
    'draft a mail',
  ],
  [/(?<=\bsubject [^,;.:]{1,60} and (?:the )?)text(?=:? \S)/i, 'body'],
  // Without its mark "text" would be one more command.
  [/(?<=, )(?:(?:the|and|with) ){0,2}(?:text|message|wording|content)(?: is)?: ?(?=\S)/i, 'body: '],
];

function atHour({ groups }: RegExpExecArray): string {
  return `at ${groups?.['hour'] ?? ''}:${groups?.['minute'] ?? ''}`;
}

/** Null where nothing is said otherwise. */
export function plainEnglish(
  text: string,
): { readonly text: string; readonly asWritten: (understood: Understanding) => Understanding } | null {
  const replaced = rules.flatMap(([said, by]) => {
    const found = said.exec(text);
    if (found === null) return [];
    const standIn = typeof by === 'string' ? by : by(found);
    return [{ start: found.index, end: found.index + found[0].length, by: standIn }];
  });
  if (replaced.length === 0 || /[א-ת]/.test(text)) return null;
  const standIns = withStandIns(text, replaced, firstMark);
  return {
    text: standIns.text,
    asWritten: (understood) => withEachAction(understood, (reading) => asWritten(reading, standIns)),
  };
}

/** The marks of channels come first: core/reader/commands/read-on-channels.ts. */
const firstMark = 32;
