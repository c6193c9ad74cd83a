import { expect, it } from 'vitest';
import { resolveActionType } from './action-types.ts';

it.each([
  ['email', 'send_email'],
  ['send_email', 'send_email'],
  ['calendar', 'create_event'],
  ['create_event', 'create_event'],
  ['event', 'create_event'],
  ['task', 'create_task'],
  ['create_task', 'create_task'],
  ['reminder', 'reminder'],
  ['send_reminder', 'reminder'],
  ['whatsapp', 'send_whatsapp'],
  ['send_whatsapp', 'send_whatsapp'],
  ['search', 'search'],
  ['web_search', 'search'],
  ['unknown', 'unknown'],
  ['fly_to_moon', 'unknown'],
  ['__proto__', 'unknown'],
  ['constructor', 'unknown'],
])('reads %s as %s', (name, type) => {
  expect(resolveActionType(name)).toBe(type);
});
