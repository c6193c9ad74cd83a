import { describe, expect, it } from 'vitest';
import { routeHubText, type HubRoute } from './hub-routing.ts';

const cases: Readonly<Record<HubRoute, readonly string[]>> = {
  search: [
    'search for flights',
    'Find me a dentist',
    'can you recommend a film?',
    'good places for lunch',
    'pizza near me',
    'remind me to find the invoice',
    'send me recommendations',
    'חפש טיסות לרומא',
    'תמצאי לי שרברב',
    'המלצות למסעדות',
    'מסעדות קרובות לידי',
    'תזכיר לי למצוא את החשבונית',
    'ותחפש גם מלון',
  ],
  task: [
    'Send an email to dana@example.com',
    'schedule a call',
    'book a table',
    'create something',
    'set it up',
    'remind me later',
    'my emails',
    'the meeting is at 3',
    'is there a task?',
    'שלח ווטסאפ לדנה',
    'תקבעי לי תור',
    'מה עם הפגישה מחר',
    'תזכורת',
    'ולשלוח לה פרחים',
    'כתוב דוא״ל לרון',
    'תזכיר\u200f לי',
    'תִּשְׁלַח לדנה',
  ],
  conversation: [
    '',
    '   ',
    'how are you',
    'what is the weather',
    'asset management',
    'facebook settings',
    'I foundered',
    'מה שלומך',
    'מה הזמן עכשיו',
    'ספר לי בדיחה',
    '😀',
  ],
};

describe('the literal routing rule of the hub', () => {
  for (const [route, texts] of Object.entries(cases)) {
    it.each(texts)(`sends "%s" to ${route}`, (text) => {
      expect(routeHubText(text)).toBe(route);
    });
  }
});
