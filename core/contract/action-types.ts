/** Every action the engine can run. Spec section 5, 'Supported types', plus the two of the inbox. */
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
