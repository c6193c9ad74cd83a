/** What a sentence may ask for, as the readers tell it. */
export const intents = [
  'send_email',
  'create_event',
  'reminder',
  'create_task',
  'send_whatsapp',
  'search',
  'none',
] as const;

export type Intent = (typeof intents)[number];

/** The same where a message goes by the channel that its words name. */
export const commandIntents = [...intents, 'send_sms', 'send_message'] as const;

export type CommandIntent = (typeof commandIntents)[number];
