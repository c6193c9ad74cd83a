import { describe, expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import type { Mail, MailQuery } from '../../ports/mail.ts';
import { aChat } from '../../testing/a-chat.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anAsking, at, plain } from '../../testing/an-asking.ts';
import { awaiting, waiting } from './unanswered.ts';

const me = 'anna@example.com';
const received = (threadId: string, sentAt: string, more: Partial<Mail> = {}) =>
  aMail({ id: `in-${threadId}`, threadId, subject: threadId, sentAt: at(sentAt), ...more });
const sent = (threadId: string, sentAt: string) =>
  aMail({
    id: `out-${threadId}`,
    threadId,
    subject: threadId,
    sentAt: at(sentAt),
    labels: ['SENT'],
    from: { name: 'Anna', address: me },
    to: ['dana@example.com'],
  });

type Mailbox = {
  sent?: readonly Mail[] | Failure;
  received?: readonly Mail[] | Failure;
  /** The conversations that are looked into one by one. */
  threads?: Readonly<Record<string, Mail[]>>;
};

/** A mailbox whose lists end after as many mails as were asked for, the newest first. */
function portsOf({ sent: own = [], received: others = [], threads = {} }: Mailbox) {
  const chat = aChat();
  const lookedInto: string[] = [];
  const ports = {
    ...chat,
    channelStore: { newest: () => Promise.resolve([]), count: () => Promise.resolve(0) },
    inbox: {
      ...chat.inbox,
      list: (_person: unknown, { q, maxResults }: MailQuery) => {
        const found = q?.startsWith('in:sent') === true ? own : others;
        if (found instanceof Failure) return Promise.reject(found);
        const page = found.toSorted((a, b) => b.sentAt - a.sentAt).slice(0, maxResults);
        const nextPageToken = found.length > page.length ? 'more' : null;
        return Promise.resolve({
          mails: page,
          unreadable: [],
          nextPageToken,
          total: found.length,
          historyId: null,
        });
      },
      threadHeaders: (_person: unknown, threadId: string) => {
        lookedInto.push(threadId);
        const thread = threads[threadId];
        return thread === undefined
          ? Promise.reject(new Failure('unavailable', 'googleSilent'))
          : Promise.resolve(thread);
      },
    },
  };
  return { ports, lookedInto };
}

const many = (count: number, one: (threadId: string, sentAt: string) => Mail, day = '2026-11-21') =>
  Array.from({ length: count }, (_, index) => one(`t${index}`, `${day}T${String(10 + (index % 10))}:30`));
const silent = new Failure('unavailable', 'googleSilent');

describe('who has not answered', () => {
  const ask = async (mailbox: Mailbox, ...asking: Parameters<typeof anAsking>) =>
    plain(
      (await awaiting(portsOf(mailbox).ports, anAsking(...asking), { asks: 'awaiting', over: null })).text,
    );

  it.each([
    ['english', 'Your mailbox did not answer. Please try again.'],
    ['hebrew', 'תיבת המייל שלך לא ענתה. אפשר לנסות שוב.'],
  ] as const)('is not told in %s where the answers could not be read', async (language, said) => {
    const mailbox = { sent: [sent('lunch', '2026-11-21T09:00')], received: silent };
    expect(await ask(mailbox, language)).toBe(said);
  });

  it('looks into a conversation whose answer may be older than the answers that were read', async () => {
    const answers = [...many(51, received), received('settled', '2026-11-10T09:00')];
    const own = [sent('settled', '2026-11-09T09:00'), sent('open', '2026-11-09T10:00')];
    const threads = {
      settled: [sent('settled', '2026-11-09T09:00'), received('settled', '2026-11-10T09:00')],
      open: [
        received('open', '2026-11-08T09:00'),
        sent('open', '2026-11-09T10:00'),
        received('open', '2026-11-10T09:00', { labels: ['DRAFT'] }),
      ],
    };
    const text = await ask({ sent: own, received: answers, threads });
    expect(text).toContain(': open');
    expect(text).not.toContain('settled');
  });

  it('looks into no conversation whose answers were all read', async () => {
    const { ports, lookedInto } = portsOf({
      sent: [sent('new', '2026-11-22T09:00')],
      received: many(60, received),
    });
    const { text } = await awaiting(ports, anAsking(), { asks: 'awaiting', over: null });
    expect(text).toContain('new');
    expect(lookedInto).toEqual([]);
  });

  it('is not told where a conversation could not be looked into', async () => {
    const mailbox = { sent: [sent('open', '2026-11-09T09:00')], received: many(60, received) };
    expect(await ask(mailbox)).toBe('Your mailbox did not answer. Please try again.');
  });

  it.each([
    ['english', 'Nobody owes you an answer to a mail (the last 30 days, the newest 25 mails).'],
    ['hebrew', 'איש אינו חייב לך תשובה למייל (30 הימים האחרונים, 25 המיילים החדשים ביותר).'],
  ] as const)('says in %s how many were looked at where there are more', async (language, said) => {
    const own = many(26, sent);
    const answers = own.map(({ threadId }) => received(threadId, '2026-11-22T09:00'));
    expect(await ask({ sent: own, received: answers }, language)).toBe(said);
    const some = await ask({ sent: own, received: answers.slice(0, 10) }, language);
    expect(some.split('\n')[0]).toContain(language === 'english' ? 'the newest 25 mails' : '25 המיילים');
  });
});

describe('who waits for an answer', () => {
  const ask = async (mailbox: Mailbox, ...asking: Parameters<typeof anAsking>) =>
    plain((await waiting(portsOf(mailbox).ports, anAsking(...asking), { asks: 'waiting' })).text);

  it.each([
    ['english', 'Your mailbox did not answer. Please try again.'],
    ['hebrew', 'תיבת המייל שלך לא ענתה. אפשר לנסות שוב.'],
  ] as const)('is not told in %s where the own answers could not be read', async (language, said) => {
    expect(await ask({ received: [received('lunch', '2026-11-21T09:00')], sent: silent }, language)).toBe(
      said,
    );
    expect(await ask({ received: silent, sent: silent }, language)).toBe(said);
  });

  it('looks into a conversation whose answer may be older than the own mails that were read', async () => {
    const others = [received('settled', '2026-11-09T09:00'), received('open', '2026-11-09T10:00')];
    const threads = {
      settled: [received('settled', '2026-11-09T09:00'), sent('settled', '2026-11-10T09:00')],
      open: [received('open', '2026-11-09T10:00')],
    };
    const text = await ask({ received: others, sent: many(30, sent), threads });
    expect(text).toContain(': open');
    expect(text).not.toContain('settled');
  });

  it.each([
    [
      'english',
      'Nobody waits for your answer: I looked at the newest 25 mails and the messages of the last 30 days.',
      'These wait for your answer (the last 30 days, the newest 25 mails and messages from people):',
    ],
    [
      'hebrew',
      'איש אינו מחכה לתשובה שלך: הסתכלתי ב־25 המיילים החדשים ביותר ובהודעות של 30 הימים האחרונים.',
      'מחכים לתשובה שלך (30 הימים האחרונים, 25 המיילים החדשים ביותר והודעות מאנשים):',
    ],
  ] as const)(
    'says in %s how many were looked at where there are more',
    async (language, nobody, somebody) => {
      const others = many(26, received);
      const answers = others.map(({ threadId }) => sent(threadId, '2026-11-22T09:00'));
      const threads = Object.fromEntries(
        others.map((mail) => [mail.threadId, [mail, sent(mail.threadId, '2026-11-22T09:00')]]),
      );
      expect(await ask({ received: others, sent: answers, threads }, language)).toBe(nobody);
      expect((await ask({ received: others, sent: [] }, language)).split('\n')[0]).toBe(somebody);
    },
  );
});

describe('of those who wait for an answer', () => {
  const pdf = { attachmentId: 'a1', filename: 'plan.pdf', mimeType: 'application/pdf', size: 10 };
  const mails = [
    received('sketches', '2026-11-21T09:00', { attachments: [pdf] }),
    received('tiles', '2026-11-21T10:00'),
    received('hinges', '2026-11-21T11:00', {
      from: { name: 'Tomer Levi', address: 'tl@example.com' },
      attachments: [pdf],
    }),
    received('answered', '2026-11-20T09:00', { attachments: [pdf] }),
  ];
  const ask = async (narrower: { from?: string; attachments?: true }) => {
    const mailbox = { received: mails, sent: [sent('answered', '2026-11-21T12:00')] };
    const question = { asks: 'waiting' as const, ...narrower };
    const { text } = await waiting(portsOf(mailbox).ports, anAsking(), question);
    return ['sketches', 'tiles', 'hinges', 'answered'].filter((subject) => text.includes(subject));
  };

  it('all are told where no more is said', async () => {
    expect(await ask({})).toEqual(['sketches', 'tiles', 'hinges']);
  });

  it('those who sent a file are told', async () => {
    expect(await ask({ attachments: true })).toEqual(['sketches', 'hinges']);
  });

  it.each([
    ['Tomer', ['hinges']],
    ['תומר', ['hinges']],
    ['Dana', ['sketches', 'tiles']],
    ['Maya', []],
  ])('those of %s alone are told, in either alphabet', async (from, subjects) => {
    expect(await ask({ from })).toEqual(subjects);
  });

  it('what one sent a file with is told', async () => {
    expect(await ask({ from: 'Dana', attachments: true })).toEqual(['sketches']);
  });

  it.each([
    ['english', 'Nobody waits for your answer'],
    ['hebrew', 'איש אינו מחכה לתשובה שלך'],
  ] as const)('nobody is told in %s where none is left', async (language, said) => {
    const mailbox = { received: [received('tiles', '2026-11-21T10:00')], sent: [] };
    const question = { asks: 'waiting' as const, attachments: true as const };
    const { text } = await waiting(portsOf(mailbox).ports, anAsking(language), question);
    expect(text).toContain(said);
  });
});
