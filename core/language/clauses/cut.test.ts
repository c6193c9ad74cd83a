import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';

const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };

const asked = (text: string) =>
  understand(text, context).actions.map(({ intent, slots, sendAt }) => {
    const said = Object.entries({ ...slots, sendAt }).filter(([, value]) => value !== null);
    return { intent, ...Object.fromEntries(said) };
  });

describe('a sentence that asks for several things', () => {
  it('answers each with its own time and words', () => {
    expect(asked("text Dana I'm late and remind me at 5 to call her")).toEqual([
      { intent: 'send_whatsapp', to: 'Dana', message: "I'm late" },
      { intent: 'reminder', task: 'call her', reminderTime: '2026-11-20T17:00:00+02:00' },
    ]);
    expect(asked('תוסיף משימה לקנות ביצים, ותקבע תור לרופא ביום ראשון ב-9')).toEqual([
      { intent: 'create_task', title: 'לקנות ביצים' },
      { intent: 'create_event', title: 'תור לרופא', startTime: '2026-11-22T09:00:00+02:00' },
    ]);
  });

  it('lends a later one the verb, the day and the person that it leaves out', () => {
    expect(asked('remind me tomorrow at 5 to call mom and at 6 to call dad')).toEqual([
      { intent: 'reminder', task: 'call mom', reminderTime: '2026-11-21T17:00:00+02:00' },
      { intent: 'reminder', task: 'call dad', reminderTime: '2026-11-21T18:00:00+02:00' },
    ]);
    expect(asked('schedule lunch with Noa on Monday at 1 and dinner with Ron on Tuesday at 8')).toMatchObject(
      [
        { title: 'lunch with Noa', startTime: '2026-11-23T13:00:00+02:00' },
        { title: 'dinner with Ron', startTime: '2026-11-24T20:00:00+02:00' },
      ],
    );
    expect(asked('תקבע פגישה עם רון מחר ב-10 ותשלח לו מייל שאני מביא קפה')).toMatchObject([
      { intent: 'create_event', attendees: ['רון'] },
      { intent: 'send_email', to: ['רון'], body: 'אני מביא קפה' },
    ]);
  });

  it('names what is not done here, and asks', () => {
    const { actions } = understand('schedule lunch with Noa on Monday at 1 and cancel the dentist', context);
    expect(actions).toMatchObject([{ slots: { title: 'lunch with Noa' }, doubts: [{ kind: 'several' }] }]);
  });
});

describe('a sentence that only seems to', () => {
  it.each([
    'remind me to water the herbs and feed the cat',
    'remind me to call the plumber and email Ron',
    'tell Gil and Rona that it rained and poured',
    'tell Dana to bring wine and text me when she is out',
    'write Sigal an email and tell her that I found her earring',
    'add milk and eggs to my shopping list',
    'remind me every Monday, Wednesday and Friday at 6:30 am to go to the gym',
    'תזכיר לי להשקות את העציצים ולהאכיל את החתול',
    'תזכיר לי להתקשר לדנה ולשלוח מייל לרון',
    'תגיד לדנה שתביא יין ותשלח לי את הכתובת',
    'שלח הודעת ווטסאפ לסבתא: אוהבים אותך',
  ])('%s', (text) => {
    expect(asked(text)).toHaveLength(1);
  });
});

describe('greetings and thanks', () => {
  const plain = 'remind me tomorrow at 9 to pay rent';
  it.each([
    `hey, ${plain}`,
    `Good morning! ${plain}`,
    `${plain}, thank you so much!`,
    `${plain} please`,
    `${plain} 🙏`,
    `😀 ${plain}, thanks in advance.`,
  ])('change nothing: %s', (text) => {
    expect(asked(text)).toEqual(asked(plain));
  });

  it('change nothing in Hebrew', () => {
    const hebrew = 'תזכיר לי מחר ב-9 לשלם שכר דירה';
    for (const text of [
      `היי, ${hebrew}`,
      `${hebrew}, תודה רבה!`,
      `${hebrew} בבקשה 🙏`,
      `בוקר טוב ${hebrew} תודה מראש`,
    ])
      expect(asked(text)).toEqual(asked(hebrew));
  });

  it('stay in the words of a message', () => {
    expect(asked("tell Dana I'm late, thank you so much!")).toMatchObject([
      { message: "I'm late, thank you so much!" },
    ]);
    expect(asked('תזכיר לי להגיד תודה')).toMatchObject([{ task: 'להגיד תודה' }]);
  });
});
