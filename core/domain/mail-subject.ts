import { plainLine } from './text-marks.ts';

/** Prefixes that mail programs put before the subject of a reply or a forwarded mail, in English, Hebrew and others. */
const answerMark = /^(?:re|השב|תגובה|aw|sv|antw|odp|rif) ?(?:\[\d{1,3}\] ?)?:/i;
const forwardMark = /^(?:fwd?|הועבר|העבר|wg|tr|rv) ?(?:\[\d{1,3}\] ?)?:/i;

export type MailKind = 'forward' | 'answer' | 'other';

/** What a subject says of its mail. */
export function kindOfSubject(subject: string): MailKind {
  const written = subject.trim();
  if (forwardMark.test(written)) return 'forward';
  return answerMark.test(written) ? 'answer' : 'other';
}

/** The subject with one 'Re: ', however many it has already. */
export function replySubject(subject: string): string {
  return `Re: ${bare(subject, answerMark)}`.trim();
}

/** The subject with one 'Fwd: ', however many it has already. */
export function forwardSubject(subject: string): string {
  return `Fwd: ${bare(subject, forwardMark)}`.trim();
}

function bare(subject: string, mark: RegExp): string {
  let rest = subject.trim();
  for (let found = mark.exec(rest); found !== null; found = mark.exec(rest)) {
    rest = rest.slice(found[0].length).trimStart();
  }
  return rest;
}

const longest = 60;
const isAddress = /^(?:https?:\/\/|www\.|[^\s@]{1,64}@)/i;

/** A subject for a mail that was given none: the first words of what it says, in the case in which lines begin. */
export function subjectFrom(body: string): string {
  const [first = ''] = body.trim().split('\n');
  const line = plainLine(first);
  const end = line.search(/[.!?…](?:\s|$)/);
  const sentence = (end === -1 ? line : line.slice(0, line[end] === '?' ? end + 1 : end)).trim();
  const words = sentence.length <= longest ? sentence : `${upToWord(sentence)}…`;
  return isAddress.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

function upToWord(sentence: string): string {
  const cut = sentence.slice(0, longest);
  const space = cut.lastIndexOf(' ');
  const words = space > 0 ? cut.slice(0, space) : cut;
  return (/[,;:]$/.test(words) ? words.slice(0, -1) : words).toWellFormed();
}
