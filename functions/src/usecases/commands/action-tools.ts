import * as z from 'zod/mini';
import { actionPayloads, type ActionType } from '@crocodile-hub/core/contract/actions';
import type { Tool } from '../../ports/assistant.ts';

/** What a model may propose: fields that the person sees on the card, and no others. The rest is execution's own. */
const offered = {
  send_email: {
    description: 'Send an email from the account of the person.',
    schema: z.pick(actionPayloads.send_email, { to: true, subject: true, body: true }),
  },
  create_event: {
    description: 'Put a meeting into the calendar. Times are ISO 8601 with offset.',
    schema: z.pick(actionPayloads.create_event, {
      title: true,
      startTime: true,
      endTime: true,
      attendees: true,
      description: true,
      recurrence: true,
    }),
  },
  reminder: {
    description: 'Remind the person of something. reminderTime is ISO 8601 with offset.',
    schema: actionPayloads.reminder,
  },
  create_task: { description: 'Note a task.', schema: actionPayloads.create_task },
  send_whatsapp: {
    description: 'Send a WhatsApp message. `to` is a phone number or the name of a contact.',
    schema: actionPayloads.send_whatsapp,
  },
} as const satisfies Partial<Record<ActionType, { description: string; schema: z.ZodMiniType }>>;

export type OfferedAction = keyof typeof offered;

let made: readonly Tool[] | undefined;

/** Made once: turning schemas into JSON Schema takes longer than a request. */
export function actionTools(): readonly Tool[] {
  made ??= offeredTypes().map((type) => ({
    name: type,
    description: offered[type].description,
    parameters: z.toJSONSchema(offered[type].schema, { io: 'input', unrepresentable: 'any' }),
  }));
  return made;
}

/** What a call of a model asks for, without the fields that it was not offered; null for anything else. */
export function offeredCall(call: {
  name: string;
  arguments: unknown;
}): { actionType: OfferedAction; payload: Record<string, unknown> } | null {
  const actionType = offeredTypes().find((type) => type === call.name);
  if (actionType === undefined) return null;
  const parsed = offered[actionType].schema.safeParse(call.arguments);
  return parsed.success ? { actionType, payload: parsed.data } : null;
}

function offeredTypes(): OfferedAction[] {
  return Object.keys(offered).filter((type): type is OfferedAction => Object.hasOwn(offered, type));
}
