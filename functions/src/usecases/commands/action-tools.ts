import * as z from 'zod/mini';
import { actionPayloads, type ActionType } from '@crocodile-hub/core/contract/actions';
import type { Tool } from '../../ports/assistant.ts';

/** What a model may propose. The schemas are those that execution checks. */
const offered = {
  send_email: 'Send an email from the account of the person.',
  create_event: 'Put a meeting into the calendar. Times are ISO 8601 with offset.',
  reminder: 'Remind the person of something. reminderTime is ISO 8601 with offset.',
  create_task: 'Note a task.',
  send_whatsapp: 'Send a WhatsApp message. `to` is a phone number or the name of a contact.',
} as const satisfies Partial<Record<ActionType, string>>;

export type OfferedAction = keyof typeof offered;

let made: readonly Tool[] | undefined;

/** Made once: turning schemas into JSON Schema takes longer than a request. */
export function actionTools(): readonly Tool[] {
  made ??= offeredTypes().map((type) => ({
    name: type,
    description: offered[type],
    parameters: z.toJSONSchema(actionPayloads[type], { io: 'input', unrepresentable: 'any' }),
  }));
  return made;
}

export function offeredAction(name: string): OfferedAction | null {
  return offeredTypes().find((type) => type === name) ?? null;
}

function offeredTypes(): OfferedAction[] {
  return Object.keys(offered).filter((type): type is OfferedAction => Object.hasOwn(offered, type));
}
