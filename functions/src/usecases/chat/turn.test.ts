import { commandModels } from '@crocodile-hub/core/reader/commands/load';
import { kindReader } from '@crocodile-hub/core/reader/kinds/kinds';
import { doubted } from '@crocodile-hub/core/reader/testing/doubted';
import { likely } from '@crocodile-hub/core/reader/testing/likely';
import { describe, expect, it } from 'vitest';
import type { Assistant } from '../../ports/model.ts';
import { Failure } from '../../ports/failure.ts';
import type { WebSearch } from '../../ports/outside.ts';
import { aChat } from '../../testing/a-chat.ts';
import { anna } from '../../testing/engine.ts';
import { meetsIn } from '../../testing/what-is-there.ts';
import { writeReply } from './turn.ts';

const writing = { signal: new AbortController().signal, onText: () => undefined };
const clock = { now: '2026-11-20T09:00:00+02:00', timeZone: 'Asia/Jerusalem' };

const web: WebSearch = {
  isConfigured: true,
  find: () => Promise.resolve([{ title: 'Pizza', url: 'https://pizza.example/', snippet: 'Round and hot.' }]),
};

function ask(ports: ReturnType<typeof aChat>, message: string, more: object = {}) {
  return writeReply(ports, anna, { message, userId: 'anna', ...clock, ...more }, writing);
}

describe('without a model', () => {
  it.each([
    ['hello', 'Hello! What can I do for you?'],
    ['שלום', 'שלום! במה אפשר לעזור?'],
    ['what time is it?', 'It is 09:00.'],
    ['מה השעה?', 'השעה 09:00.'],
    ['what is the weather in Haifa?', 'Haifa: 21.5°C, Clear sky.'],
    ['מה מזג האוויר בחיפה?', 'חיפה: ‎21.5°C, שמיים בהירים.'],
  ])('answers %j', async (question, answer) => {
    expect((await ask(aChat(), question)).message).toBe(answer);
  });

  it.each([
    'what was the weather yesterday in Haifa',
    'what temperature should I bake bread at',
    'what is the time complexity of quicksort',
    'מה היה מזג האוויר אתמול בחיפה',
    'באיזו טמפרטורה אופים לחם',
  ])('tells neither the weather nor the time of now when %j is asked', async (question) => {
    const { message } = await ask(aChat(), question);
    expect(message).not.toMatch(/°C|\d\d:\d\d/);
  });

  it('says honestly that it cannot talk, in the language of the question', async () => {
    expect((await ask(aChat(), 'write me a poem about rain')).message).toContain(
      'No language model is set up',
    );
    expect((await ask(aChat(), 'כתוב לי שיר על גשם')).message).toContain('לא הוגדר כאן מודל שפה');
  });

  it.each([
    ['חחח אמא שלי תמיד אומרת אל תשלחי מייל לפני קפה', '😄'],
    ['haha my mother always says never send a mail before coffee', '😄'],
    ['lol my dog just ate the whole cake', '😄'],
  ])('makes nothing of what is told for a laugh: %j', async (message, answer) => {
    expect(await ask(aChat(), message)).toMatchObject({ message: answer, actions: [] });
  });

  it.each([
    ['what time is it and remind me to call mum at 5', 'remind me to call mum at 5'],
    ['מה השעה ותזכירי לי להתקשר לאמא בחמש', 'תזכירי לי להתקשר לאמא בחמש'],
  ])('answers a question and offers the command that follows it: %j', async (message, command) => {
    const reply = await ask(aChat(), message);
    expect(reply.message).toContain('09:00');
    expect(reply.actions ?? []).toEqual([]);
    expect(reply.suggestions?.[0]).toEqual({ label: command, message: command });
  });

  it('takes for a new entry or reminder what commands by its verb, though it speaks of a day', async () => {
    const blocked = await ask(aChat(), 'תחסמי לי את יום ראשון הבא');
    expect(blocked.actions).toMatchObject([{ actionType: 'create_event', payload: { title: 'חסום' } }]);
    const woken = await ask(aChat(), 'תעירי אותי מחר בשש וחצי');
    expect(woken.actions).toMatchObject([{ actionType: 'reminder', payload: { task: 'לקום' } }]);
  });

  describe('of several wishes in one sentence', () => {
    function withThings() {
      const ports = aChat();
      meetsIn(ports)('e1', 'Team sync', Date.parse('2026-11-23T06:30:00+02:00'));
      meetsIn(ports)('e2', 'Budget review', Date.parse('2026-11-24T10:00:00+02:00'));
      return ports;
    }

    it.each([
      ['תבטל את Team sync ותדחה את Budget review לשתים עשרה', ['cancel_event', 'update_event']],
      ['תבטלי את Team sync, אני גמורה, ותזכירי לי מחר בתשע לקנות חלב', ['cancel_event', 'reminder']],
      ['cancel the Team sync and remind me tomorrow at 9 to buy milk', ['cancel_event', 'reminder']],
      ['cancel the Team sync and call grandma', ['cancel_event', 'create_task']],
      ['תבטל את Team sync ותתקשר לסבתא', ['cancel_event', 'create_task']],
    ])('each has a card, and all are asked about once: %s', async (words, types) => {
      const { message, actions } = await ask(withThings(), words);
      expect(message.match(/Shall I|לבצע/g)).toHaveLength(1);
      expect(actions.map(({ actionType }) => actionType)).toEqual(types);
    });

    it.each([
      ['תבטל את Team sync ותמצא את זירבבל', '״תמצא את זירבבל״ נשאר בחוץ'],
      ['תבטל את Team sync ותבטל את הישיבה עם זירבבל', 'אין ביומן'],
    ])('what is not understood is said beside the cards of the others: %s', async (words, told) => {
      const { message, actions } = await ask(withThings(), words);
      expect(message).toContain(told);
      expect(actions).toMatchObject([{ actionType: 'cancel_event' }]);
    });
  });

  describe('of what is called by its place or its day', () => {
    function withDana() {
      const ports = aChat();
      const meet = meetsIn(ports);
      meet('zoom', 'First cut', Date.parse('2026-11-20T11:00:00+02:00'), ['dana@cohen.example']);
      const zoom = ports.calendar.events.get('zoom');
      if (zoom !== undefined) ports.calendar.events.set('zoom', { ...zoom, location: 'Zoom' });
      meet('coffee', 'Meeting with Dana', Date.parse('2026-11-21T10:00:00+02:00'), ['dana@cohen.example']);
      meet('garage', 'להתקשר למוסך', Date.parse('2026-11-20T13:00:00+02:00'));
      return ports;
    }

    it.each(['תבטלי את הזום עם דנה היום', 'תבטלי את הזום עם דנה', 'cancel the zoom with Dana today'])(
      'the meeting on Zoom is meant: %s',
      async (words) => {
        const { actions } = await ask(withDana(), words);
        expect(actions).toMatchObject([{ actionType: 'cancel_event', payload: { eventId: 'zoom' } }]);
      },
    );

    it.each(['תבטלי את השיחה עם דנה היום בערב', 'תקבעי עם דנה רביעי ב11 שעה בקפה נחת'])(
      'nothing that is there is changed in its place: %s',
      async (words) => {
        const { actions } = await ask(withDana(), words);
        expect(actions.filter(({ payload }) => payload['eventId'] !== undefined)).toEqual([]);
      },
    );

    it.each([
      ['when is my meeting with Dana?', 'ok remind me an hour before'],
      ['מתי הפגישה עם Dana?', 'תזכירי לי שעה לפני'],
    ])('what a question asked about is what a reminder comes before: %s | %s', async (question, words) => {
      const context = { messages: [{ role: 'user', content: question }] };
      const ports = aChat();
      meetsIn(ports)('coffee', 'Meeting with Dana', Date.parse('2026-11-21T10:00:00+02:00'));
      expect((await ask(ports, words, { context })).actions).toMatchObject([
        { actionType: 'reminder', payload: { reminderTime: '2026-11-21T09:00:00+02:00' } },
      ]);
    });

    it('a new name in quotes and a new hour are one change', async () => {
      const words = 'תשני את השם של להתקשר למוסך ל"מוסך - לשאול על הבלמים" ותעבירי ל14:00';
      expect((await ask(withDana(), words)).actions).toMatchObject([
        {
          actionType: 'update_event',
          payload: {
            eventId: 'garage',
            newTitle: 'מוסך - לשאול על הבלמים',
            newStart: '2026-11-20T14:00:00+02:00',
          },
        },
      ]);
    });
  });

  it.each([
    ['תוסיפי משימות: להזמין מלון, לבדוק דרכון, לקנות אוזניות, הכל עד ה8', 3, '2026-12-08T23:59:00+02:00'],
    ['add tasks: book a hotel, check the passport, all by December 8', 2, '2026-12-08T23:59:00+02:00'],
  ])('notes each task of a list, with the day of all of them: %s', async (words, count, due) => {
    const { actions } = await ask(aChat(), words);
    expect(actions.map(({ payload }) => payload['due'])).toEqual(Array.from({ length: count }, () => due));
  });

  it.each([
    ['תורידי לי ביומן שעה לפילאטיס כל שלישי בשבע בערב', 'create_event', { title: 'פילאטיס' }],
    [
      'שימי לי ביומן יום הולדת לסבתא ב-12 בדצמבר כל היום, שיחזור כל שנה',
      'create_event',
      { title: 'יום הולדת לסבתא', recurrence: 'FREQ=YEARLY' },
    ],
    ['לעצמי: רעיון לפוסטר, צב ירוק', 'create_task', { title: 'רעיון לפוסטר, צב ירוק' }],
    ['תקבעי עם דנה רביעי ב11 שעה בקפה נחת', 'create_event', { title: 'פגישה עם דנה', location: 'קפה נחת' }],
    [
      'תכתבי לאמא שאני באה לבד ושאביא סלט עם לימון',
      'send_whatsapp',
      { message: 'אני באה לבד ואביא סלט עם לימון' },
    ],
    ['שלחי מייל לתומר שאני חותמת מחר ושולחת לו חזרה', 'send_email', { body: 'אני חותמת מחר ושולחת לך חזרה' }],
  ])('reads what is said in Hebrew as one says it: %s', async (words, actionType, payload) => {
    expect((await ask(aChat(), words)).actions).toMatchObject([{ actionType, payload }]);
  });

  it('offers to look up on the web what it cannot talk about, where a search is set up', async () => {
    const { suggestions } = await ask(aChat({ web }), 'who won the cup last night');
    expect(suggestions).toEqual([
      { label: 'Search the web for this', message: 'Search the web for who won the cup last night' },
    ]);
    expect(await ask(aChat({ web }), suggestions?.[0]?.message ?? '')).toMatchObject({
      isProcessing: true,
      searchQuery: 'who won the cup last night',
    });
    expect((await ask(aChat(), 'who won the cup last night')).suggestions).toBeUndefined();
  });

  it('answers what nobody understands as what it likeliest asks, and leaves it to a model where there is one', async () => {
    const kindsOf = await kindReader();
    const [question = ''] = likely(kindsOf, { ...clock, country: 'IL', contacts: [] });
    const reply = await ask(aChat(), question);
    expect(reply.message).not.toContain('I am not sure what you ask');
    expect(reply.message).not.toContain('No language model is set up');
    expect(reply.suggestions).not.toEqual([]);
    const assistant: Assistant = {
      isConfigured: true,
      answer: () => Promise.resolve({ text: 'By the model.', calls: [] }),
    };
    expect((await ask(aChat({ assistant }), question)).message).toBe('By the model.');
  });

  it.each([
    [
      'in 40 min take the lasagna out',
      'reminder',
      { task: 'take the lasagna out', reminderTime: '2026-11-20T09:40:00+02:00' },
    ],
    ['I have to call the bank tomorrow at 11', 'reminder', { task: 'call the bank' }],
    [
      'Every first Sunday of the month I have to send the VAT numbers. Remind me at 9.',
      'reminder',
      { task: 'send the VAT numbers', recurrence: 'FREQ=MONTHLY;BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7' },
    ],
    ['the plumber is coming thursday between 10 and 12', 'create_event', { title: 'plumber' }],
    ['pay the electricity bill by thursday', 'create_task', { title: 'pay the electricity bill' }],
    [
      'Write to tomer at northlight dot example. Your changes are fine with me.',
      'send_email',
      { to: ['tomer@northlight.example'], body: 'Your changes are fine with me' },
    ],
    ['עוד עשרים דקות לכבות את התנור!!', 'reminder', { task: 'לכבות את התנור' }],
    ['fix the kitchen tap this weekend', 'reminder', { task: 'fix the kitchen tap' }],
  ])('offers what is told and commands nothing: %s', async (words, actionType, payload) => {
    expect(await ask(aChat(), words)).toMatchObject({
      requiresConfirmation: true,
      actions: [{ actionType, payload }],
    });
  });

  it.each([
    ['remind me tomorrow at 9 to find the old x-rays', 'reminder', { task: 'find the old x-rays' }],
    ['add a task to find a plumber', 'create_task', { title: 'find a plumber' }],
  ])(
    'searches for nothing where a command only speaks of finding: %s',
    async (words, actionType, payload) => {
      expect((await ask(aChat({ web }), words)).actions).toMatchObject([{ actionType, payload }]);
    },
  );

  it('offers a task each where several are told', async () => {
    const { actions } = await ask(aChat(), 'eggs, bread, dish soap — three separate tasks not one');
    expect(actions.map(({ payload }) => payload['title'])).toEqual(['eggs', 'bread', 'dish soap']);
  });

  it.each([
    ['did the parking permit thing, tick it off', 'I found nothing here', 'What tasks do I have?'],
    ['סידרתי את התו חניה, תסמן', 'לא מצאתי כאן', 'אילו משימות יש לי?'],
  ])(
    'says that it found nothing to change, and asks no question of its own: %s',
    async (words, told, offers) => {
      const { message, suggestions, actions } = await ask(aChat(), words);
      expect(message).toContain(told);
      expect(suggestions?.[0]?.message).toBe(offers);
      expect(actions).toEqual([]);
    },
  );

  it.each(['my dog is cute', 'the movie was great last night', 'הכלב שלי חמוד'])(
    'offers nothing to be done where somebody only talks: %s',
    async (words) => {
      const { actions, requiresConfirmation } = await ask(aChat(), words);
      expect(actions).toEqual([]);
      expect(requiresConfirmation).toBe(false);
    },
  );

  it('proposes also what is too long for its channel: on its card it can be shortened', async () => {
    const words = 'word '.repeat(1_000).trim();
    const reply = await ask(aChat(), `Send a WhatsApp message to +972541234567 saying ${words}`);
    expect(reply).toMatchObject({
      requiresConfirmation: true,
      actions: [{ actionType: 'send_whatsapp', payload: { message: words } }],
    });
  });

  it('proposes what a command asks for and waits for a yes', async () => {
    const reply = await ask(aChat(), 'Send an email to dana@example.com about lunch saying I am late');
    expect(reply).toMatchObject({
      requiresConfirmation: true,
      actions: [{ actionType: 'send_email', payload: { to: ['dana@example.com'] } }],
    });
  });

  it.each([
    ['message Shira on Instagram that the reel was great', 'Nobody called Shira has written to you there'],
    ['תשלח לשירה באינסטגרם שהסטורי קורע', 'לא ידוע לי על מישהו בשם שירה'],
  ])('proposes a message on the platform that is named, and asks for a username: %s', async (words, asks) => {
    const reply = await ask(aChat(), words);
    expect(reply.message).toContain(asks);
    expect(reply).toMatchObject({
      requiresConfirmation: true,
      actions: [{ actionType: 'send_message', payload: { platform: 'instagram' } }],
    });
  });

  it('gives what the second reader has with a proposal, where it has something else', async () => {
    const sentences = doubted(await commandModels(), { ...clock, country: 'IL', contacts: [] });
    const replies = await Promise.all(sentences.map(({ text }) => ask(aChat(), text)));
    const at = replies.findIndex(({ actions }) => actions.length > 0);
    const [action] = replies[at]?.actions ?? [];
    expect(action).toMatchObject({
      actionType: sentences[at]?.reading.intent,
      other: { actionType: sentences[at]?.other.intent },
    });
    expect(action?.other?.payload).not.toEqual(action?.payload);
    const alike = await ask(aChat(), 'Send an email to dana@example.com about lunch saying I am late');
    expect(alike.actions).not.toMatchObject([{ other: {} }]);
  });

  it('takes nothing for a command that is longer than a command may be', async () => {
    const command = 'Send an email to dana@example.com about lunch saying I am late';
    const reply = await ask(aChat(), `${command} ${'again '.repeat(2_000)}`);
    expect(reply.actions).toEqual([]);
    expect(reply.message).toContain('No language model is set up');
  });

  it('asks for what a command lacks', async () => {
    const reply = await ask(aChat(), 'Send an email to dana@example.com');
    expect(reply.actions).toEqual([]);
    expect(reply.message).toContain('Tell me more, please: what it says.');
    const hebrew = await ask(aChat(), 'שלח מייל אל dana@example.com');
    expect(hebrew.message).toContain('חסר לי עוד: מה לכתוב.');
  });

  it('keeps what is said of a person, and means them by it from then on', async () => {
    const ports = aChat();
    const mail = { threadId: 't', at: 1, isSent: true, isBulk: false, from: null };
    const to = [{ name: 'Ruth Levi', address: 'ruth@example.com' }];
    ports.mail.peopleOf = () => Promise.resolve([{ ...mail, to }]);
    expect((await ask(ports, 'my mother is Ruth')).message).toContain('Ruth Levi');
    for (const command of ['email my mother that I am late', 'תשלח מייל לאמא שאני מאחר']) {
      const { actions } = await ask(ports, command);
      expect(actions).toMatchObject([{ payload: { to: ['ruth@example.com'] } }]);
    }
    expect((await ask(ports, 'my mother is tired')).actions).toEqual([]);
    expect(await ports.people.said('anna')).toHaveLength(1);
  });

  it.each(['tell my mother that I am late', 'email my mum that I am late', 'תשלח מייל לאמא שלי שאני מאחר'])(
    'means by a parent of one whoever is called so, in either language: %s',
    async (command) => {
      const ports = aChat();
      const mail = { threadId: 't', at: 1, isSent: true, isBulk: false, from: null };
      const to = [{ name: 'אמא', address: 'ruth@example.com' }];
      ports.mail.peopleOf = () => Promise.resolve([{ ...mail, to }]);
      const { actions } = await ask(ports, command);
      expect(actions).toMatchObject([{ payload: { to: ['ruth@example.com'] } }]);
    },
  );

  it('asks whom a name means, with every address and nothing of a name read as Markdown', async () => {
    const ports = aChat();
    const at = 1;
    const mail = { threadId: 't', at, from: null, to: [], isSent: false, isBulk: false };
    const strangers = [
      { name: 'Dana', address: 'dana@example.com' },
      { name: 'Dana [click](https://evil.test)', address: 'attacker@evil.test' },
    ];
    ports.mail.peopleOf = () => Promise.resolve(strangers.map((from) => ({ ...mail, from })));
    const reply = await ask(ports, 'email Dana that we won');
    // The card takes the choice; until then it gives no yes.
    expect(reply).toMatchObject({ requiresConfirmation: true, actions: [{ payload: { to: ['Dana'] } }] });
    expect(reply.message).toContain('- Dana, dana@example.com (you have never written to this address)');
    expect(reply.message).toContain(String.raw`Dana \[click\]\(https://evil.test\), attacker@evil.test`);
  });

  it('keeps the text on a card where nobody knows an address', async () => {
    const reply = await ask(aChat(), 'email Zoe that we won');
    expect(reply.message).toContain('no address of Zoe');
    expect(reply).toMatchObject({
      requiresConfirmation: true,
      actions: [{ actionType: 'send_email', payload: { to: ['Zoe'], body: 'we won' } }],
    });
  });

  it('makes a meeting with whoever cannot be invited, and says so', async () => {
    const reply = await ask(aChat(), 'schedule a meeting with Luna tomorrow at 10');
    expect(reply.message).toContain('I know no address of Luna, so no invitation goes there.');
    expect(reply).toMatchObject({
      requiresConfirmation: true,
      actions: [{ payload: { title: 'meeting with Luna', startTime: '2026-11-21T10:00:00+02:00' } }],
    });
    expect(reply.actions[0]?.payload).not.toHaveProperty('attendees');
  });

  it.each([
    ['ok put gym there for an hour', 'am i free thursday at 4', 'gym'],
    ['תקבעי שם חדר כושר לשעה', 'אני פנויה ביום חמישי בארבע?', 'חדר כושר'],
  ])('takes “there” for the hour that was asked about: %s', async (words, question, title) => {
    const messages = [{ role: 'user', content: question }];
    expect((await ask(aChat(), words, { context: { messages } })).actions).toMatchObject([
      {
        actionType: 'create_event',
        payload: { title, startTime: '2026-11-26T16:00:00+02:00', endTime: '2026-11-26T17:00:00+02:00' },
      },
    ]);
    const nowhere = [{ role: 'user', content: 'who wrote to me today?' }];
    const reply = await ask(aChat(), words, { context: { messages: nowhere } });
    expect(reply.actions).toEqual([]);
  });

  describe('a pronoun', () => {
    const ports = () => {
      const chat = aChat();
      const mail = { threadId: 't', at: 1, isSent: true, isBulk: false, from: null };
      const to = [
        { name: 'Ruth Levi', address: 'ruth@example.com' },
        { name: 'יוסי כהן', address: 'yossi@example.com' },
        // "מה" sounds like her.
        { name: 'Maya Azulay', address: 'maya@example.com' },
      ];
      chat.mail.peopleOf = () => Promise.resolve([{ ...mail, to }]);
      return chat;
    };
    const after = (message: string, ...said: readonly string[]) => {
      const messages = said.map((content, index) => ({
        role: index % 2 === 0 ? 'user' : 'assistant',
        content,
      }));
      return ask(ports(), message, { context: { messages } });
    };

    it.each([
      [
        'email her that we accept',
        ['who wrote to me?', 'Ruth Levi, today: the offer'],
        'ruth@example.com',
        'we accept',
      ],
      [
        'tell her I am running late',
        ['what did Ruth write?', 'Nothing.'],
        'ruth@example.com',
        'I am running late',
      ],
      [
        'ask her if she got the invoice',
        ['what did Ruth write?', 'Nothing.'],
        'ruth@example.com',
        'Did you get the invoice?',
      ],
      ['תגיד לו שאני מאחר', ['מה יוסי כתב?', 'דבר לא נמצא.'], 'yossi@example.com', 'אני מאחר'],
      ['סבבה תגידי לו שיזמין', ['מה יוסי כתב?', 'דבר לא נמצא.'], 'yossi@example.com', 'תזמין'],
      [
        'יוסי שאל מתי מתחילים, תעני לו שביום ראשון הבא ושאין בעיה',
        [],
        'yossi@example.com',
        'ביום ראשון הבא ואין בעיה',
      ],
      [
        'reply to her thanks, on it',
        ['who wrote last?', '- **Ruth Levi**, today: the offer\n- **יוסי כהן**, today: hi'],
        'ruth@example.com',
        'thanks, on it',
      ],
      [
        'תענה לו שאין בעיה',
        ['ממי המייל האחרון?', '- **יוסי כהן**, היום: היי\n- **Ruth Levi**, היום: the offer'],
        'yossi@example.com',
        'אין בעיה',
      ],
      ['יוסי רוצה לדעת אם קראתי, תגיד לו שכן', [], 'yossi@example.com', 'כן'],
      ['Ruth asked about the price. Tell her that it is 200', [], 'ruth@example.com', 'it is 200'],
    ])('is whom the words before it named: %s', async (message, said, address, body) => {
      expect((await after(message, ...said)).actions).toMatchObject([
        { actionType: 'send_email', payload: { to: [address], body } },
      ]);
    });

    it.each([
      ['tell him I am running late', ['who wrote to me?', 'Ruth Levi and יוסי כהן']],
      ['tell him I am running late', ['hello', 'Hello!']],
    ])('is nobody where they named more than one, or none: %s', async (message, said) => {
      const reply = await after(message, ...said);
      expect(reply.actions).toEqual([]);
      expect(reply.message).toContain('whom it is for');
    });
  });

  it('lists what a search found, with its sources', async () => {
    const ports = aChat({ web });
    const first = await ask(ports, 'search for pizza');
    expect(first).toMatchObject({ isProcessing: true, searchQuery: 'pizza' });
    const second = await ask(ports, 'search for pizza', {
      executeSearch: true,
      searchQuery: first.searchQuery,
    });
    expect(second.message).toContain('Pizza');
    expect(second.sources).toEqual([{ title: 'Pizza', url: 'https://pizza.example/' }]);
  });

  it('names the pages that a search found on one line, in the order of their letters', async () => {
    const find = () =>
      Promise.resolve([
        { title: 'Pi\u202ezza\u2066\nnow', url: 'https://pizza.example/', snippet: 'Hot\u202e.' },
      ]);
    const { message, sources } = await ask(aChat({ web: { isConfigured: true, find } }), 'pizza', {
      executeSearch: true,
    });
    expect(sources.map(({ title }) => title)).toEqual(['Pizza now']);
    expect(message).toContain('- **Pizza now** Hot.');
  });

  it('says that a search is not set up, or did not answer', async () => {
    expect((await ask(aChat(), 'search for pizza')).message).toContain('not set up');
    const silent: WebSearch = {
      isConfigured: true,
      find: () => Promise.reject(new Failure('unavailable', 'unknown')),
    };
    const reply = await ask(aChat({ web: silent }), 'pizza', { executeSearch: true });
    expect(reply.message).toContain('did not answer');
  });

  it('summarises by an extract, and says that it is one', async () => {
    const messages = [
      { role: 'user' as const, content: 'The budget meeting moved to Tuesday. Bring the budget.' },
    ];
    const reply = await ask(aChat(), 'summarize this', { purpose: 'summarize', context: { messages } });
    expect(reply.source).toBe('rules');
    expect(reply.message).toMatch(
      /^No language model is set up here, .*\n\nThe budget meeting moved to Tuesday. Bring the budget.$/,
    );
  });

  it.each([
    ['Summarize this text:\n\nThe meeting moved.', /^No language model .*\n\nThe meeting moved\.$/],
    [
      'לסכם את הטקסט הזה:\n\nהפגישה נדחתה ליום שלישי.',
      /^לא הוגדר כאן מודל שפה.*\n\nהפגישה נדחתה ליום שלישי\.$/,
    ],
  ])('summarises a text that comes with the wish: %j', async (message, answer) => {
    expect((await ask(aChat(), message, { purpose: 'summarize' })).message).toMatch(answer);
  });
});

describe('with a model', () => {
  const saying = (text: string, calls: { name: string; arguments: unknown }[] = []): Assistant => ({
    isConfigured: true,
    answer: () => Promise.resolve({ text, calls }),
  });

  it('talks', async () => {
    const reply = await ask(aChat({ assistant: saying('Knock knock.') }), 'tell me a joke');
    expect(reply).toMatchObject({ message: 'Knock knock.', actions: [], source: 'model' });
  });

  it.each(['what time is it in Narnia', 'מה השעה בנרניה'])('leaves %j to it', async (question) => {
    expect((await ask(aChat({ assistant: saying('By the model.') }), question)).message).toBe(
      'By the model.',
    );
  });

  it.each([
    ['what time is it in Split', 'I could not look up the time in Split now. Please try again.'],
    ['מה השעה בספליט', 'לא הצלחתי לבדוק עכשיו מה השעה בספליט. אפשר לנסות שוב.'],
  ])('tells no other time while %j cannot be looked up', async (question, said) => {
    const ports = aChat({ assistant: saying('By the model.') });
    ports.weather.zone = () => Promise.reject(new Failure('unavailable', 'noWeather'));
    expect((await ask(ports, question)).message.replace(/[\u2068\u2069]/g, '')).toBe(said);
  });

  it('passes on a proposal whose every fact the person stated', async () => {
    const call = {
      name: 'send_email',
      arguments: { to: ['dana@example.com'], subject: 'Hi', body: 'Hello Dana' },
    };
    const reply = await ask(
      aChat({ assistant: saying('', [call]) }),
      'could you greet dana@example.com for me',
    );
    expect(reply).toMatchObject({ requiresConfirmation: true, actions: [{ actionType: 'send_email' }] });
  });

  it.each([
    ['a recipient', { to: ['eve@example.com'], body: 'Hello' }],
    ['a number', { to: ['dana@example.com'], body: 'Pay 4000 please' }],
    ['nothing of its shape', { to: [], body: '' }],
  ])('drops a proposal that invents %s', async (_, payload) => {
    const model = saying('', [{ name: 'send_email', arguments: payload }]);
    const reply = await ask(aChat({ assistant: model }), 'could you greet dana@example.com for me');
    expect(reply.actions).toEqual([]);
  });

  it('checks times against the words', async () => {
    const at = (startTime: string) =>
      saying('', [{ name: 'create_event', arguments: { title: 'Lunch', startTime } }]);
    const question = 'lunch is tomorrow at 13:00, would you put it somewhere';
    const right = await ask(aChat({ assistant: at('2026-11-21T13:00:00+02:00') }), question);
    const wrong = await ask(aChat({ assistant: at('2026-11-22T13:00:00+02:00') }), question);
    expect([right.actions.length, wrong.actions.length]).toEqual([1, 0]);
  });

  it('searches when the model asks for it', async () => {
    const model = saying('', [{ name: 'search_web', arguments: { query: 'pizza haifa' } }]);
    const reply = await ask(aChat({ assistant: model, web }), 'I would like something round and hot');
    expect(reply).toMatchObject({ isProcessing: true, searchQuery: 'pizza haifa' });
  });

  it('still runs commands by the rules when it fails', async () => {
    const down: Assistant = {
      isConfigured: true,
      answer: () => Promise.reject(new Failure('unavailable', 'unknown')),
    };
    const ports = aChat({ assistant: down });
    const command = await ask(ports, 'Send an email to dana@example.com about lunch saying I am late');
    expect(command.actions).toHaveLength(1);
    await expect(ask(ports, 'tell me a joke')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
