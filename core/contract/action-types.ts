/** Every action that the engine can run. Rule actions.alias.1. */
export const actionTypes = [
  'send_email',
  'create_event',
  'create_task',
  'reminder',
  'send_whatsapp',
  'search',
  'natural_language_action',
  'send_sms',
  'send_message',
] as const;
