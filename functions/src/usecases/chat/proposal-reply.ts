import type { ResolvedRecipient } from '@crocodile-hub/core/contract/contacts';
import { isTooLong } from '@crocodile-hub/core/failures/too-long';
import { inMarkdown } from '@crocodile-hub/core/text/markdown';
import { isFailure, type Issue } from '../../ports/failure.ts';
import type { Actions } from '../actions/registry.ts';
import type { readByRules } from '../commands/read-command.ts';
import type { PersonClock } from '../time/person-clock.ts';
import { plainReply, type ChatReply } from './reply.ts';
import { chatWords, type ChatWords } from './words.ts';

type AskedAction = Awaited<ReturnType<typeof readByRules>>['actions'][number];

/** Asks for what is missing, otherwise for a yes to everything that was asked for. */
export function proposalReply(
  { actions }: { actions: Actions },
  message: string,
  asked: readonly AskedAction[],
  clock: PersonClock,
): ChatReply {
  const text = chatWords(message);
  const proposed = asked.flatMap(({ actionType, ...rest }) =>
    actionType === 'unknown' ? [] : [{ actionType, ...rest }],
  );
  const unclear = proposed.flatMap(({ actionType, resolved }) =>
    resolved.filter(({ address }) => address === null).map((one) => ({ ...one, actionType })),
  );
  // What a platform calls somebody is typed on the card.
  const unknown = unclear.find(
    ({ candidates, actionType }) => candidates.length === 0 && actionType !== 'send_message',
  );
  if (unknown !== undefined) return plainReply(whomQuestion(text, unknown));
  for (const { actionType, summary, payload, resolved } of proposed) {
    // Whom it is for is chosen on its card, which gives no yes until then.
    if (resolved.some(({ address }) => address === null)) continue;
    const missing = missingFields(() => actions[actionType].prepare(payload).validate(clock));
    if (missing.length > 0) return plainReply(text.missing(summary, namesOf(missing, text).join(', ')));
  }
  return {
    ...plainReply(
      unclear.length > 0
        ? unclear.map((one) => whomQuestion(text, one)).join('\n\n')
        : text.confirm(proposed.map(({ summary }) => summary).join('\n')),
    ),
    requiresConfirmation: true,
    actions: proposed.map(({ actionType, summary, payload, payloadHash, runAt, ...read }) => ({
      actionType,
      summary,
      payload,
      payloadHash,
      ...(runAt == null ? {} : { runAt }),
      ...otherReading(read),
    })),
  };
}

/** What the second reader has, where it has something else. */
function otherReading({
  doubts,
  alternatives: [other],
}: Pick<AskedAction, 'doubts' | 'alternatives'>): Pick<ChatReply['actions'][number], 'other'> {
  if (other === undefined || !doubts.some(({ kind }) => kind === 'reading')) return {};
  const { actionType, payload } = other;
  return actionType === 'unknown' ? {} : { other: { actionType, payload } };
}

/** Names come from outside: nothing in them is Markdown. */
function whomQuestion(
  text: ChatWords,
  { written, candidates, actionType }: ResolvedRecipient & Pick<AskedAction, 'actionType'>,
): string {
  const name = inMarkdown(written);
  if (candidates.length === 0)
    return actionType === 'send_message' ? text.noAccount(name) : text.noAddress(name);
  const people = candidates.map(({ name, address, known }) => {
    const line = [name, address]
      .filter((one) => one !== '')
      .map(inMarkdown)
      .join(', ');
    return `- ${line}${known === 'received' ? ` (${text.neverWrittenTo})` : ''}`;
  });
  return text.whom(name, people.join('\n'));
}

/** What is missing, as one says it. */
function namesOf(fields: readonly string[], { fields: names }: ChatWords): string[] {
  const known: Readonly<Record<string, string>> = names;
  return [...new Set(fields.map((field) => known[field] ?? names.other))];
}

/** Words that are too long are there: they are shortened on the card, which gives no yes until then. */
function missingFields(check: () => readonly Issue[]): string[] {
  const fieldOf = ({ path }: Issue) => path.split('.')[1] ?? path;
  try {
    const missing = check().filter(({ reason }) => !isTooLong(reason));
    return [...new Set(missing.map(fieldOf))];
  } catch (error) {
    if (!isFailure(error, 'invalid')) throw error;
    return [...new Set((error.issues ?? []).map(fieldOf))];
  }
}
