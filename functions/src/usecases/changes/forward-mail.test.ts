import { describe, expect, it } from 'vitest';
import { aChat } from '../../testing/a-chat.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anna } from '../../testing/engine.ts';
import { writeReply } from '../chat/turn.ts';

const at = (day: number) => Date.parse(`2026-11-${day}T10:00:00Z`);
const tomer = { name: 'Tomer Shaked', address: 'tomer@example.com' };
const review = aMail({
  id: 'review',
  from: tomer,
  subject: 'Invitation: Spring site, first review',
  text: 'Hidden words',
  html: '<p>Tuesday at 10:30. <span style="display:none">Hidden words</span></p>',
  sentAt: at(29),
});
const contract = aMail({
  id: 'contract',
  from: tomer,
  subject: 'Contract for the spring site',
  text: 'Two small changes.',
  sentAt: at(28),
  attachments: [{ attachmentId: 'a', filename: 'contract.pdf', mimeType: 'application/pdf', size: 9 }],
});
const invoice = aMail({
  id: 'invoice',
  from: { name: 'Avi', address: 'avi@example.com' },
  subject: 'Invoice 2041',
  text: 'Attached.',
  sentAt: at(27),
});

/** A mailbox that knows of a search only who the sender is. */
function chat(...mails: ReturnType<typeof aMail>[]) {
  const ports = aChat({ mails });
  const seen = { threadId: 't', at: 1, isSent: true, isBulk: false, from: null };
  ports.mail.peopleOf = () => Promise.resolve([{ ...seen, to: [tomer] }]);
  const senders: Readonly<Record<string, string>> = { tomer: 'תומר', avi: 'אבי' };
  const isFrom = (mail: (typeof mails)[number], q: string) => {
    const who = /from:\(([^)]*)\)/.exec(q)?.[1]?.toLowerCase();
    const [first = ''] = (mail.from?.name ?? '').toLowerCase().split(' ');
    return who === undefined || who.includes(first) || who.includes(senders[first] ?? first);
  };
  const inbox: typeof ports.inbox = {
    ...ports.inbox,
    list: async (person, query) => {
      const page = await ports.inbox.list(person, query);
      return { ...page, mails: mails.filter((mail) => isFrom(mail, query.q ?? '')) };
    },
  };
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  return async (message: string) => {
    const clock = { now: '2026-11-30T06:00:00+02:00', timeZone: 'Asia/Jerusalem', locale: 'en' };
    const request = { message, userId: anna.uid, ...clock, context: { messages: [...messages] } };
    const writing = { signal: new AbortController().signal, onText: () => undefined };
    const reply = await writeReply({ ...ports, inbox }, anna, request, writing);
    messages.push({ role: 'user', content: message }, { role: 'assistant', content: reply.message });
    return reply;
  };
}

describe('a mail that is to go on', () => {
  it.each([
    ["forward Tomer's invitation to Dana and ask if she saw it", 'review', 'Dana', 'Did you see it?'],
    ['Forward the mail from Tomer about the contract to Dana', 'contract', 'Dana', ''],
    ['forward the contract confirmation to Dana', 'contract', 'Dana', ''],
    ['תעביר את אישור החוזה לדנה', 'contract', 'דנה', ''],
    [
      "please fwd Avi's invoice to the accountant: please pay this",
      'invoice',
      'the accountant',
      'please pay this',
    ],
    [
      "pass on Tomer's contract to dana@example.com with the note have a look",
      'contract',
      'dana@example.com',
      'have a look',
    ],
    ['fwd tomers contract mail to dana and say look at page 2', 'contract', 'dana', 'look at page 2'],
    ['forward Avis invoice to Dana', 'invoice', 'Dana', ''],
    ["forward Dana Tomer's invitation and tell her see you there", 'review', 'Dana', 'see you there'],
    ['forward the last mail from Tomer to Dana', 'review', 'Dana', ''],
    ['forward the invoice to Dana', 'invoice', 'Dana', ''],
    ['תעבירי לדנה את המייל של תומר עם ההזמנה למחר ותכתבי לה ראית?', 'review', 'דנה', 'ראית?'],
    ['תעביר את החוזה של תומר לדנה עם ההערה תסתכלי', 'contract', 'דנה', 'תסתכלי'],
    ['תעבירי את החשבונית של אבי לדנה', 'invoice', 'דנה', ''],
    ['העבר לדנה את המייל מאבי', 'invoice', 'דנה', ''],
    ['תעבירי לדנה את המייל האחרון של תומר', 'review', 'דנה', ''],
  ])('is proposed below what is said: %s', async (words, id, whom, note) => {
    const mail = [review, contract, invoice].find((one) => one.id === id);
    const reply = await chat(review, contract, invoice)(words);
    const [action] = reply.actions ?? [];
    expect(action).toMatchObject({
      actionType: 'send_email',
      payload: { to: [whom], subject: `Fwd: ${String(mail?.subject)}` },
    });
    const body = String(action?.payload['body']);
    expect(body.startsWith(`${note === '' ? '' : `${note}\n\n`}---------- Forwarded message`)).toBe(true);
    expect(body).toContain(mail?.from?.address);
  });

  it('is what was shown of it, without hidden words, and with its files', async () => {
    const ask = chat(review, contract);
    const [shown] = (await ask("forward Tomer's invitation to Dana")).actions ?? [];
    expect(shown?.payload['body']).toMatch(/Tuesday at 10:30\.\s*$/);
    expect(shown?.payload).not.toHaveProperty('forwards');
    const [filed] = (await ask("forward Tomer's contract to Dana")).actions ?? [];
    expect(filed?.payload).toMatchObject({ forwards: 'contract' });
    expect(filed?.summary).toBe('Forward “Contract for the spring site” to Dana');
  });

  it('is asked about where several fit, and chosen by its place', async () => {
    const ask = chat(review, contract);
    const reply = await ask('forward the mail from Tomer to Dana');
    expect(reply).toMatchObject({
      requiresConfirmation: false,
      message: expect.stringContaining('Which mail?') as string,
      suggestions: [{}, {}],
    });
    const [action] = (await ask('the second one')).actions ?? [];
    expect(action?.payload).toMatchObject({ subject: 'Fwd: Contract for the spring site' });
  });

  it('is not made up where there is none', async () => {
    const reply = await chat()("forward Tomer's invitation to Dana");
    expect(reply).toMatchObject({ requiresConfirmation: false });
    expect(reply.message).toContain('Tomer');
  });

  it.each([
    'move the meeting with Tomer to 5',
    'תעבירי את הפגישה עם תומר למחר',
    'תעבירי את המיילים מתומר לארכיון',
    'תעבירי לדנה שאני מאחרת',
    'send the invoice to Dana',
    'bring forward the meeting with Tomer to noon',
  ])('is not meant by other words: %s', async (words) => {
    const { actions, message } = await chat(review)(words);
    expect(JSON.stringify([actions, message])).not.toMatch(/Fwd:|Forwarded|Which mail/);
  });
});
