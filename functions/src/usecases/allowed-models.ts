import type { Assistant } from '../ports/model.ts';
import { Failure } from '../ports/failure.ts';
import type { Person } from '../ports/accounts.ts';
import type { Ports } from '../ports/ports.ts';

export type ModelPorts = Pick<Ports, 'assistant'> & { workspace: Pick<Ports['workspace'], 'usesModels'> };

const switchedOff: Assistant = {
  isConfigured: false,
  isSwitchedOff: true,
  answer: () => Promise.reject(new Failure('unavailable', 'modelsOff')),
};

/** The same ports, with no model behind them where this person has switched models off. Rule profile.models.1. */
export async function withAllowedModels<P extends ModelPorts>(ports: P, { uid }: Person): Promise<P> {
  if (!ports.assistant.isConfigured || (await ports.workspace.usesModels(uid))) return ports;
  return { ...ports, assistant: switchedOff };
}
