import type { Told } from '@crocodile-hub/core/reader/told/told';
import type { Person } from '../../ports/accounts.ts';
import { readByRules, readOffered, type ReadCommandPorts, type SaidHere } from './read-command.ts';

type Action = Awaited<ReturnType<typeof readByRules>>['actions'][number];

/**
 * What may be meant by words that command nothing, as actions that ask: what they tell, or what the trained reader is
 * sure of. None where nothing is.
 */
export async function offeredOf(
  ports: ReadCommandPorts,
  person: Person,
  { message, userId, now, timeZone, locale }: SaidHere & { message: string },
  told: Told | null,
): Promise<readonly Action[]> {
  const said = { userId, now, timeZone, locale };
  if (told === null) return [];
  const reads = await Promise.all(
    told.commands.map((command) => readByRules(ports, person, { ...said, command })),
  );
  const ofTold = wholeOnly(reads.flatMap(({ actions }) => actions));
  if (ofTold.length > 0) return ofTold;
  return wholeOnly((await readOffered(ports, person, { ...said, command: message })).actions);
}

/** What each action is nothing without. */
const needed: Readonly<Partial<Record<Action['actionType'], readonly string[]>>> = {
  reminder: ['task', 'reminderTime'],
  create_task: ['title'],
  create_event: ['title', 'startTime'],
  send_email: ['to', 'body'],
  send_whatsapp: ['to', 'message'],
  send_sms: ['to', 'message'],
  send_message: ['to', 'message'],
};

/** All of them, or none where one lacks what it is nothing without. */
function wholeOnly(actions: readonly Action[]): readonly Action[] {
  const isWhole = ({ actionType, payload }: Action) =>
    needed[actionType]?.every((field) => payload[field] != null && payload[field] !== '') === true;
  return actions.every(isWhole) ? actions : [];
}
