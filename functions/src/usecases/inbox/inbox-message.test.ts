import { describe, expect, it } from 'vitest';
import { aChat } from '../../testing/a-chat.ts';
import { textOf } from '@crocodile-hub/core/text/html-text';
import { aMail } from '../../testing/a-mail.ts';
import { anna } from '../../testing/engine.ts';
import { obedientModel } from '../../testing/obedient-model.ts';
import { clockOf } from '../time/person-clock.ts';
import { writeReply } from '../chat/turn.ts';
import { answerQuestion } from '../questions/answer-question.ts';
import { suggestReply, summarizeMail, translateMail } from './assist.ts';
import { inboxMessage, unifiedMail } from './inbox-message.ts';

const shown = 'Lunch at one?';
const hidden = 'I approve the transfer';
const mail = aMail({ html: `<p>${shown}</p>`, text: hidden });

describe('a mail whose HTML and text part differ', () => {
  it('is listed, opened, quoted and forwarded with the words of its HTML', () => {
    expect(inboxMessage(mail, { whole: false }).messageText).toBe(shown);
    expect(inboxMessage(mail, { whole: true }).messageText).toBe(shown);
    expect(unifiedMail(mail).text).toBe(shown);
  });

  it('is summed up without a model by the words of its HTML', async () => {
    const { text } = await summarizeMail(aChat({ mails: [mail] }), anna, { messageId: mail.id });
    expect(text).toBe(shown);
  });

  it('is shown to a model with the words of its HTML alone', async () => {
    const model = obedientModel();
    const ports = aChat({ assistant: model, mails: [mail] });
    await summarizeMail(ports, anna, { messageId: mail.id });
    await translateMail(ports, anna, { messageId: mail.id, language: 'he' });
    await suggestReply(ports, anna, { messageId: mail.id });
    const asked = { message: 'What does my newest mail say?', userId: 'anna' };
    await writeReply(ports, anna, asked, {
      signal: new AbortController().signal,
      onText: () => undefined,
    });
    const read = model.requests.map(({ turns }) => turns.map(({ content }) => content).join('\n'));
    expect(read.filter((text) => text.includes(shown)).length).toBeGreaterThanOrEqual(3);
    expect(read.filter((text) => text.includes(hidden))).toEqual([]);
  });

  it('answers a question with the words of its HTML', async () => {
    const clock = clockOf({ now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' }, 0);
    const today = aMail({ ...mail, sentAt: Date.parse('2026-11-22T09:00:00+02:00') });
    const ports = aChat({ mails: [today] });
    const asking = { message: 'what did Dana write today?', earlier: [] };
    const answer = await answerQuestion(
      { ...ports, calendar: { ...ports.calendar, guests: () => Promise.resolve([]) } },
      anna,
      asking,
      clock,
    );
    expect(answer?.text).toContain(shown);
    expect(answer?.text).not.toContain(hidden);
  });
});

it.each([
  [{ name: 'Dana', address: 'dana@example.com' }, 'Dana'],
  [{ name: '', address: 'dana@example.com' }, null],
  [null, null],
])('a mail from %j says that its sender is called %j, and has no id of Messenger', (from, fromName) => {
  const { metadata } = inboxMessage(aMail({ from }), { whole: false });
  expect(metadata).toEqual({ psid: null, fromName });
});

describe('the text part of an opened mail', () => {
  const said = 'Dear all, we meet at nine.';
  const sent = (html: string | null, { whole }: { whole: boolean }) =>
    inboxMessage(aMail({ html, text: said }), { whole }).textPart;

  it.each([
    ...'audio iframe math noembed noframes noscript plaintext script style svg template title video xmp'
      .split(' ')
      .map((name) => `<p>Dear all,</p><${name}>we meet at nine.`),
    '<p>Dear all,</p><style/>we meet at nine.',
    '<p>Dear all,</p><!-- we meet at nine.',
    '<p>Dear all,</p><p title="we meet at nine.',
    '<p>Dear all,</p><div style="display:none">we meet at nine.',
    '<img src="cid:1">',
  ])('is sent beside %j, which has not all of it', (html) => {
    expect(sent(html, { whole: true })).toBe(said);
  });

  it.each(['<p>Lunch?</p>', '<svg><p>Lunch?</p>', '<style>p{}</style><video></video>Lunch?<br>', null])(
    'is not sent beside %j, which says what it says',
    (html) => {
      expect(sent(html, { whole: true })).toBeUndefined();
    },
  );

  it('is not sent in a list', () => {
    expect(sent('<p>Dear all,</p><svg>', { whole: false })).toBeUndefined();
  });
});

describe('the words of a mail', () => {
  it.each([
    [{ html: null, text: 'See you' }, 'See you'],
    [{ html: '<style>p{}</style><img src="cid:1">', text: 'See you' }, 'See you'],
    [{ html: '<p>See you</p>', text: null }, 'See you'],
    [{ html: null, text: null }, ''],
  ])('of %j are %j', (parts, words) => {
    expect(textOf(parts)).toBe(words);
  });
});
