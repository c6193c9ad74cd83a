import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const context = { now: '2026-11-22T10:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };

describe('labelled fields are a form, in any order and with any separator', () => {
  it.each([
    ['To: Dana; Subject: lunch; Body: see you at one', 'send_email', { to: ['Dana'], subject: 'lunch', body: 'see you at one' }],
    ['subject: budget, to: ron@corp.com, text: numbers attached', 'send_email', { to: ['ron@corp.com'], subject: 'budget', body: 'numbers attached' }],
    ['send an email to dana@x.com subject lunch tomorrow body see you at one', 'send_email', { to: ['dana@x.com'], subject: 'lunch tomorrow', body: 'see you at one' }],
    ['email / to dana@x.com / subject invoice / body please pay by friday', 'send_email', { subject: 'invoice', body: 'please pay by friday' }],
    ['Subject: keys\nTo: dana@x.com\nBody: with the neighbour', 'send_email', { to: ['dana@x.com'], subject: 'keys', body: 'with the neighbour' }],
    ['Meeting: budget review; time: 3pm tomorrow; place: office', 'create_event', { title: 'budget review', startTime: '2026-11-23T15:00:00+02:00', description: 'office' }],
    ['reminder: call mom, time: 5', 'reminder', { task: 'call mom', reminderTime: '2026-11-22T17:00:00+02:00' }],
    ['מייל לדנה נושא ארוחת צהריים תוכן נתראה באחת', 'send_email', { to: ['דנה'], subject: 'ארוחת צהריים', body: 'נתראה באחת' }],
    ['וואטסאפ נמען רון הודעה אני מאחר', 'send_whatsapp', { to: 'רון', message: 'אני מאחר' }],
    ['פגישה חדשה כותרת תקציב תאריך 24.11 שעה 10:00 משתתפים דנה ורון', 'create_event', { title: 'תקציב', startTime: '2026-11-24T10:00:00+02:00', attendees: ['דנה', 'רון'] }],
  ])('%s', (text, intent, slots) => {
    expect(understand(text, context)).toMatchObject({ intent, slots });
  }); // prettier-ignore

  it('a label that is misspelt is read, and asked about', () => {
    expect(understand('subejct: trip, to: noa@x.com, body: where?', context)).toMatchObject({
      slots: { subject: 'trip', to: ['noa@x.com'], body: 'where?' },
      doubts: [{ kind: 'spelling', meant: 'subject' }],
    });
  });

  it.each([
    ['remind me to fix the title and body of the page', { task: 'fix the title and body of the page' }],
    ['task: call supplier re: delayed shipment', { title: 'call supplier re: delayed shipment' }],
  ])('words that only look like labels stay words: %s', (text, slots) => {
    expect(understand(text, context).slots).toMatchObject(slots);
  });
});
