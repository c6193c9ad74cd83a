import { expect, it } from 'vitest';
import { howTo } from './how-to.ts';

it.each([
  ['how do i get rid of a reminder in here', 'Cancel the reminder to water the plants'],
  ['how do i cancel a meeting here', 'Cancel my meeting with Dana tomorrow'],
  ['how can I move my meeting', 'Move my meeting with Dana tomorrow to 11'],
  ['how to add a task?', 'Add a task: buy milk'],
  ['How do I send a whatsapp from here?', 'Send Avi a WhatsApp saying I am on my way'],
  ['is there a way to delete an email', 'Delete the mail from Dana'],
  ['can i cancel a reminder?', 'Cancel the reminder to water the plants'],
  ['איך מוחקים תזכורת', 'בטל את התזכורת להשקות את הצמחים'],
  ['איך אני מבטלת פגישה כאן', 'בטל את הפגישה עם דנה מחר'],
  ['איך שולחים מכאן וואטסאפ', 'שלח לאבי וואטסאפ שאני בדרך'],
  ['תגידי, איך אפשר לשנות תזכורת שקבעתי?', 'תזיז את התזכורת להשקות את הצמחים לתשע'],
  ['איך אני מוסיפה משימה', 'תוסיף משימה: לקנות חלב'],
])('tells a sentence that does it on %j', (message, sentence) => {
  expect(howTo(message)).toContain(sentence);
});

it.each([
  'how do I cancel my gym membership',
  'how do i write an email to a professor',
  'can i move my meeting',
  'cancel the reminder',
  'how do I delete a message',
  'איך מבטלים מנוי',
  'איך הייתה הפגישה',
])('leaves %j to others', (message) => {
  expect(howTo(message)).toBeNull();
});
