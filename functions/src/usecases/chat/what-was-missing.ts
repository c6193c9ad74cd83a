/** The answer to what a command lacked: "tomorrow at three", after "Tell me more, please: when it starts." Rule chat.missing.1. */
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { isInForm } from '@crocodile-hub/core/reader/questions/form';
import type { Talk } from '@crocodile-hub/core/reader/talk/talk';
import type { earlierTurns } from './context.ts';
import { talkOf } from './small-talk.ts';
import { chatWords, type ChatWords } from './words.ts';

type Turns = ReturnType<typeof earlierTurns>;
type Field = keyof ChatWords['fields'];

/** In words: what is longer is a wish of its own. A text to somebody may be long. */
const mostWords = 8;
const texts: ReadonlySet<Field> = new Set(['body', 'message']);
/** A name may be any word, and whom it is for is chosen on its card. */
const answered: ReadonlySet<Field> = new Set(['startTime', 'reminderTime', 'task', 'body', 'message']);

/**
 * The command with what is said now. The message as it is, where nothing was missing, or it is something else. `turns`:
 * those before it, oldest first.
 */
export async function withWhatWasMissing(message: string, turns: Turns): Promise<string> {
  const talk = missingAt(turns) === null ? null : await talkOf(message);
  const whole = completed(turns, message, talk);
  return whole === null || whole.length > bounds.command ? message : whole;
}

/** The command with what is said; null where the turn before asked for nothing, or this is something else. */
function completed(turns: Turns, message: string, talk: Talk | null): string | null {
  const field = missingAt(turns);
  if (field === null || isSomethingElse(message, field, talk)) return null;
  const said = turns.at(-2)?.content ?? '';
  const command = completed(turns.slice(0, -2), said, null) ?? said;
  return `${command.trim().replace(/[.!?,:\s]{1,9}$/, '')}${joint(message, field)}${message.trim()}`;
}

/** The one thing that the last turn asked for. */
function missingAt(turns: Turns): Field | null {
  const [said, asked] = turns.slice(-2);
  if (said?.role !== 'user' || asked?.role !== 'assistant') return null;
  const { missing, fields } = chatWords(said.content);
  const names = Object.entries(fields) as [Field, string][];
  const isAsked = ([field, name]: [Field, string]) =>
    answered.has(field) && asked.content.endsWith(missing('', name));
  return names.find(isAsked)?.[0] ?? null;
}

/** Any words may be a text to somebody, but for "never mind". */
function isSomethingElse(message: string, field: Field, talk: Talk | null): boolean {
  if (texts.has(field)) return talk === 'allRight';
  const isLong = message.trim().split(/\s+/).length > mostWords;
  return isLong || talk !== null || message.includes('?') || isInForm(message);
}

function joint(message: string, field: Field): string {
  if (texts.has(field)) return /^(?:that |ש[א-ת])/i.test(message) ? ' ' : ': ';
  return field === 'task' && /^[a-z]/i.test(message) && !/^(?:to|that|about) /i.test(message) ? ' to ' : ' ';
}
