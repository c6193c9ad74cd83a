/** What a sentence may ask for. */
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
