import { beforeAll, describe, expect, it } from 'vitest';
import { chatReply } from '@crocodile-hub/core/contract/chat';
import { functionsBase } from '../../local/stack/addresses.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { withFault } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';
import { stackUrls } from '../support/stack-urls.ts';

let person: TestPerson;

beforeAll(async () => {
  person = await aPerson({ google: true });
});

const ask = (message: string, more: object = {}, name: 'chat' | 'gptChat' = 'chat') =>
  callRoute(person.token, name, { body: { message, userId: person.uid, sessionId: 'unknown', ...more } });

describe('the chat', () => {
  it.each(['chat', 'gptChat'] as const)('%s proposes what a command asks for', async (name) => {
    const { reply } = await ask('Send an email to dana@example.com about lunch saying I am late', {}, name);
    expect(reply).toMatchObject({
      requiresConfirmation: true,
      isProcessing: false,
      actions: [{ actionType: 'send_email', payload: { to: ['dana@example.com'] } }],
    });
  });

  it('gives a card that waits anew with a correction, and withdraws the old one', async () => {
    const { reply } = await ask('add a task to buy milk');
    const [action] = reply?.actions ?? [];
    const waiting = [{ id: 'card', actionType: action?.actionType, payload: action?.payload }];
    const corrected = await ask('I meant bread', { waiting });
    expect(corrected.reply).toMatchObject({
      requiresConfirmation: true,
      actions: [{ actionType: 'create_task', payload: { title: 'buy bread' } }],
      withdraws: ['card'],
    });
    const off = await ask('never mind', { waiting });
    expect(off.reply).toMatchObject({ requiresConfirmation: false, actions: [], withdraws: ['card'] });
  });

  it('searches in a second call, with its sources', async () => {
    const first = await ask('search for restaurants in Haifa');
    expect(first.reply).toMatchObject({ isProcessing: true, searchQuery: expect.any(String) });
    const second = await ask('search for restaurants in Haifa', {
      executeSearch: true,
      searchQuery: first.reply?.searchQuery,
    });
    expect(second.reply?.sources.length).toBeGreaterThan(0);
    // The second call may name no query. Rule calls.chat.1.
    const unnamed = await ask('search for restaurants in Haifa', { executeSearch: true });
    expect(unnamed.reply?.sources).toEqual(second.reply?.sources);
    const fault = { provider: 'search', kind: 'status', status: 500, times: 20 } as const;
    const failed = await withFault(fault, () => ask('search for pizza', { executeSearch: true }));
    expect(failed.reply?.message).toContain('did not answer');
  });

  it('answers Hebrew in Hebrew', async () => {
    expect((await ask('מה מזג האוויר בחיפה?')).reply?.message).toMatch(/^חיפה/);
  });

  it('tells the weather of the day that is asked for', async () => {
    // At the stand-in each day ahead is half a degree warmer.
    const today = (await ask('what is the weather in Tel Aviv')).reply?.message;
    const ahead = (await ask('what is the weather in Tel Aviv in two days')).reply?.message;
    const after = (await ask('what is the weather in Tel Aviv in three days')).reply?.message;
    expect(today).toMatch(/^Tel Aviv: [\d.]+°C, Partly cloudy\.$/);
    expect(ahead).toMatch(/^Tel Aviv, \w+ \d+ \w+: 15\.4 to 23\.4°C, Partly cloudy\.$/);
    expect(after).toMatch(/: 15\.9 to 23\.9°C/);
    expect((await ask('מה מזג האוויר בתל אביב מחר')).reply?.message).toMatch(
      /^תל אביב, .+: בין ‎14\.9°C ל־‎22\.9°C, מעונן חלקית\.$/,
    );
  });

  it.each(['chat', 'gptChat'] as const)(
    '%s tells the day from the calendar, and goes on from there',
    async (name) => {
      const question = 'What is on my calendar today?';
      const titles = (message: string | undefined) => message?.match(/First cut|Second cut/g);
      const day = 86_400_000;
      const at = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
      for (const [title, days] of [
        ['First cut', 0],
        ['Second cut', 1],
      ] as const) {
        await callRoute(person.token, 'execute', {
          body: {
            userId: person.uid,
            actionType: 'create_event',
            payload: {
              title,
              startTime: `${at(days)}T12:00:00Z`,
              endTime: `${at(days)}T12:30:00Z`,
              attendees: [],
            },
            idempotencyKey: `${name}${days}`,
          },
        });
      }
      const clock = { now: `${at(0)}T10:00:00Z`, timeZone: 'UTC' };
      const today = await ask(question, clock, name);
      expect(titles(today.reply?.message)).toContain('First cut');
      expect(titles(today.reply?.message)).not.toContain('Second cut');
      expect(today.reply).toMatchObject({ source: 'rules', requiresConfirmation: false });
      expect(today.reply?.sources.map(({ title }) => title)).toContain('First cut');
      const messages = [
        { role: 'user', content: question },
        { role: 'assistant', content: today.reply?.message },
      ];
      const tomorrow = await ask('ומחר?', { ...clock, context: { messages } }, name);
      expect(titles(tomorrow.reply?.message)).toContain('Second cut');
      expect(tomorrow.reply?.message).toMatch(/^ביומן שלך, מחר/);
    },
  );

  it('says that Google is not connected, when it would have to look there', async () => {
    const stranger = await aPerson({ google: false });
    const body = { message: 'what do I have today', userId: stranger.uid };
    expect((await callRoute(stranger.token, 'chat', { body })).reply?.message).toContain(
      'Google is not connected',
    );
  });

  it("refuses a context of somebody else's", async () => {
    expect((await ask('hello', { context: { userId: 'else', messages: [] } })).status).toBe(403);
  });

  it('streams events to the app, from the function itself', async () => {
    const response = await fetch(`${functionsBase(stackUrls())}/api/api/command-center/chat`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        origin: stackUrls().app,
        authorization: `Bearer ${person.token}`,
      },
      body: JSON.stringify({ message: 'hello', userId: person.uid, replyId: 'r1' }),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('access-control-allow-origin')).toBe(stackUrls().app);
    const text = await response.text();
    const done = /event: done\ndata: (.*)\n/.exec(text)?.[1] ?? 'null';
    expect(chatReply.parse(JSON.parse(done)).message).toBe('Hello! What can I do for you?');
  });

  it('refuses a stream as it refuses everything else', async () => {
    const { status, error } = await callRoute(null, 'chat', {
      body: { message: 'hello', userId: 'x' },
      headers: { accept: 'text/event-stream' },
    });
    expect([status, error?.code]).toEqual([401, 'unauthenticated']);
  });

  it('stops what is not being written without complaint', async () => {
    const { reply } = await callRoute(person.token, 'chatCancel', { body: { replyId: 'nothing' } });
    expect(reply).toEqual({ success: true });
  });
});
