import type { ResolvedRecipient } from '@crocodile-hub/core/contract/contacts';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
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
  const known = asked.map((one) => withKnownGuests({ actions }, text, one, clock));
  const proposed = known.flatMap(({ asked: { actionType, ...rest } }) =>
    actionType === 'unknown' ? [] : [{ actionType, ...rest }],
  );
  const notes = known.flatMap(({ note }) => note ?? []).map((note) => `${note}\n\n`);
  // The address or the name on a platform is typed on the card, which keeps the rest.
  const unclear = proposed.flatMap(({ actionType, resolved }) =>
    resolved.filter(({ address }) => address === null).map((one) => ({ ...one, actionType })),
  );
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
        : `${notes.join('')}${text.confirm(oneALine(proposed.map(({ summary }) => summary)))}`,
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

/** Several are a list: lines alone would run together. */
export function oneALine(summaries: readonly string[]): string {
  const [only, ...others] = summaries;
  return others.length === 0 ? (only ?? '') : summaries.map((one) => `- ${one}`).join('\n');
}

/** An entry keeps those whom nobody can invite in its title alone. */
function withKnownGuests(
  { actions }: { actions: Actions },
  text: ChatWords,
  asked: AskedAction,
  clock: PersonClock,
): { readonly asked: AskedAction; readonly note: string | null } {
  const unknown = asked.resolved.filter(
    ({ address, candidates }) => address === null && candidates.length === 0,
  );
  if (asked.actionType !== 'create_event' || unknown.length === 0) return { asked, note: null };
  const names = unknown.map(({ written }) => written);
  const { attendees, title, ...rest } = asked.payload;
  const guests = [attendees].flat().filter((one) => typeof one === 'string' && !names.includes(one));
  const named = typeof title === 'string' ? title : '';
  const missing = names.filter((name) => !named.toLowerCase().includes(name.toLowerCase()));
  const payload = {
    ...rest,
    title: missing.length === 0 ? named : text.withGuests(named, missing.join(', ')),
    ...(guests.length === 0 ? {} : { attendees: guests }),
  };
  const resolved = asked.resolved.filter((one) => !unknown.includes(one));
  const nameOf = (address: string) => resolved.find((one) => one.address === address)?.written;
  const hash = payloadHash('create_event', payload);
  try {
    const summary = actions.create_event.prepare(payload).describe({ ...clock, nameOf });
    return {
      asked: { ...asked, payload, payloadHash: hash, summary, resolved },
      note: text.notInvited(names.map(inMarkdown).join(', ')),
    };
  } catch (error) {
    if (!isFailure(error, 'invalid')) throw error;
    // What else is missing is asked for.
    return { asked: { ...asked, payload, payloadHash: hash, resolved }, note: null };
  }
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
    return actionType === 'send_message' ? text.noAccount(name) : text.askAddress(name);
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
