import * as z from 'zod/mini';
import { catalogue } from '@crocodile-hub/core/actions/catalogue';
import { actionTypes, type ActionType } from '@crocodile-hub/core/contract/action-types';
import type { Tool } from '../../ports/model.ts';

type Offer = { name: ActionType; description: string; schema: z.ZodMiniType<Record<string, unknown>> };

/** What a model may propose. The rest of each payload is execution's own. */
const offers: readonly Offer[] = actionTypes.flatMap((name) => {
  const { offered, payload } = catalogue[name];
  if (offered === undefined) return [];
  const mask = Object.fromEntries(offered.fields.map((field) => [field, true] as const));
  return [{ name, description: offered.description, schema: z.pick(payload, mask) }];
});

let made: readonly Tool[] | undefined;

/** Made once: turning schemas into JSON Schema takes longer than a request. */
export function actionTools(): readonly Tool[] {
  made ??= offers.map(({ name, description, schema }) => ({
    name,
    description,
    parameters: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  }));
  return made;
}

/** What a call of a model asks for, without the fields that it was not offered; null for anything else. */
export function offeredCall(call: {
  name: string;
  arguments: unknown;
}): { actionType: ActionType; payload: Record<string, unknown> } | null {
  const offer = offers.find(({ name }) => name === call.name);
  const parsed = offer?.schema.safeParse(call.arguments);
  return offer !== undefined && parsed?.success === true
    ? { actionType: offer.name, payload: parsed.data }
    : null;
}
