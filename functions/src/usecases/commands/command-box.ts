import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { wishesIn } from '@crocodile-hub/core/reader/commands/wishes';
import { kindReader } from '@crocodile-hub/core/reader/kinds/kinds';
import { plainlySaid } from '@crocodile-hub/core/reader/told/plainly-said';
import { readTold } from '@crocodile-hub/core/reader/told/told';
import type { Person } from '../../ports/accounts.ts';
import { offeredOf } from './offered.ts';
import { readCommand, type ReadCommandPorts } from './read-command.ts';

type Request = Parameters<typeof readCommand>[2];
type Reply = Awaited<ReturnType<typeof readCommand>>;
type Action = Reply['actions'][number];

/**
 * What a command box was given. A change with another wish beside it is left to a conversation, which does each of them;
 * a list of tasks is each task of it. Rule hub.several.1.
 */
export async function readCommandBox(
  ports: ReadCommandPorts,
  person: Person,
  request: Request,
): Promise<Reply> {
  const read = await readCommand(ports, person, request);
  const plain = plainlySaid(request.command);
  if (wishesIn(plain).some(({ is }) => is === 'change' || is === 'question')) return leftToTalk(read);
  const isList = read.actionType === 'create_task' && read.actions.length === 1;
  if (!isList) return read;
  const kindsOf = await kindReader();
  const told = readTold(plain, kindsOf(plain));
  if (told === null || told.commands.length < 2) return read;
  const { userId, now, timeZone, locale } = request;
  const said = { userId, now, timeZone, locale, message: plain };
  const [first, ...others] = await offeredOf(ports, person, said, told);
  return first === undefined ? read : withActions(read, [first, ...others]);
}

function leftToTalk(read: Reply): Reply {
  const action: Omit<Action, 'words'> = {
    actionType: 'unknown',
    payload: {},
    payloadHash: payloadHash('unknown', {}),
    summary: '',
    confidence: 1,
    requiresConfirmation: true,
    alternatives: [],
    doubts: [],
    resolved: [],
    runAt: null,
  };
  return withActions(read, [{ ...action, words: read.actions[0]?.words ?? '' }]);
}

function withActions(read: Reply, actions: readonly [Action, ...Action[]]): Reply {
  const { words: _words, ...first } = actions[0];
  return { ...read, ...first, actions: [...actions] };
}
