/** The trained models take a while to unpack: they are read when somebody first asks for a command. */
import { readModel } from '../linear/model.ts';
import type { CommandModels } from './second-reader.ts';

let loaded: Promise<CommandModels> | undefined;

export function commandModels(): Promise<CommandModels> {
  loaded ??= import('./models.ts').then(({ splits, intents, slots }) => ({
    splits: readModel(splits),
    intents: readModel(intents),
    slots: readModel(slots),
  }));
  return loaded;
}
