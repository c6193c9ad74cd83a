import { isFailure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Actions } from '../actions/registry.ts';
import { actionTools } from './action-tools.ts';
import type { PersonClock } from '../time/person-clock.ts';
import type { Ground } from './grounding.ts';
import { modelProposal } from './model-proposal.ts';
import type { ProposedAction } from '../actions/proposal.ts';

export type AskModelPorts = Pick<Ports, 'assistant' | 'log'> & { actions: Actions };

/** After this the deterministic reading stands. */
const patienceMs = 4_000;

/** A second opinion on a command that the rules are unsure of; null when there is none, or none to trust. */
export async function askModel(
  ports: AskModelPorts,
  command: string,
  ground: Ground,
  clock: PersonClock,
): Promise<ProposedAction | null> {
  if (!ports.assistant.isConfigured) return null;
  try {
    const { calls } = await ports.assistant.answer(
      {
        instructions: instructionsFor(clock),
        turns: [{ role: 'user', content: command }],
        tools: actionTools(),
        mostTokens: 600,
      },
      { signal: AbortSignal.timeout(patienceMs) },
    );
    const [call] = calls;
    return call === undefined ? null : await modelProposal(ports.actions, call, ground, clock);
  } catch (error) {
    if (!isFailure(error)) throw error;
    ports.log.warn('model.unavailable', { kind: error.kind });
    return null;
  }
}

function instructionsFor({ context, timeZone }: PersonClock): string {
  return [
    'Turn the command of the person into exactly one tool call, or none when no tool fits.',
    'Use only addresses, names, numbers and times that the command states. Never invent any.',
    `It is ${context.now} in ${timeZone}.`,
  ].join('\n');
}
