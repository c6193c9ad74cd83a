import { expect, it } from 'vitest';
import { apiToEnable } from './api-to-enable.ts';

it.each([
  ['Gmail API has not been used in project 123 before or it is disabled.', 'gmail.googleapis.com'],
  ['✗ Google Calendar API is not enabled', 'calendar-json.googleapis.com'],
])('leads from %j to the switch', (error, id) => {
  expect(apiToEnable(error)).toBe(`https://console.cloud.google.com/apis/library/${id}`);
});

it.each(['Gmail service error. Please check your connection.', ''])('leads nowhere from %j', (error) => {
  expect(apiToEnable(error)).toBeNull();
});
