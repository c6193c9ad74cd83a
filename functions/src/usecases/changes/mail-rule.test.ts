import { expect, it } from 'vitest';
import { anna } from '../../testing/engine.ts';
import { aChat } from '../../testing/a-chat.ts';
import { writeReply } from '../chat/turn.ts';

async function said(message: string) {
  const now = new Date('2026-11-30T06:00:00+02:00').toISOString();
  const request = { message, userId: anna.uid, now, timeZone: 'Asia/Jerusalem', locale: 'en' };
  return writeReply(aChat(), anna, request, {
    signal: new AbortController().signal,
    onText: () => undefined,
  });
}

it.each([
  ['whenever the bank writes put a star on it', 'from ⁨the bank⁩ → a star'],
  ['always archive mails from Design Weekly', 'from ⁨Design Weekly⁩ → to the archive'],
  ['every time Dana writes, mark it as important', 'from ⁨Dana⁩ → a star'],
  ['if Avi sends me an invoice tag it Bills', 'from ⁨Avi⁩, about ⁨invoice⁩ → the tag ⁨Bills⁩'],
  ['when a mail from the bank comes in, star it', 'from ⁨the bank⁩ → a star'],
  ['every mail from Tomer should be starred', 'from ⁨Tomer⁩ → a star'],
  ['mark every mail from my mother as important from now on', 'from ⁨my mother⁩ → a star'],
  [
    'any time the electric company mails me, file it under Bills',
    'from ⁨electric company⁩ → the tag ⁨Bills⁩',
  ],
  ['newsletters go to the archive from now on', 'sent by a list → to the archive'],
  ['כל מייל מתומר תסמני לי כחשוב', 'מאת ⁨תומר⁩ → כוכב'],
  ['בכל פעם שהבנק כותב תשימי כוכב', 'מאת ⁨הבנק⁩ → כוכב'],
  ['תמיד תסמני מיילים מאבי כחשובים', 'מאת ⁨אבי⁩ → כוכב'],
  ['כשמגיע מייל מהבנק תסמני בכוכב', 'מאת ⁨הבנק⁩ → כוכב'],
  ['אם תומר כותב לי תסמני בכוכב', 'מאת ⁨תומר⁩ → כוכב'],
  ['מעכשיו כל מה שמגיע מבית הנייר ישר לפח', 'מאת ⁨בית הנייר⁩ → לאשפה'],
  ['מעכשיו תעבירי לארכיון כל ניוזלטר', 'מרשימת תפוצה → לארכיון'],
])('tells the rule that words say, and leads to where it is tried and kept: %s', async (words, rule) => {
  const reply = await said(words);
  const url = `/inbox-ai?${new URLSearchParams({ dialog: 'inbox-rules', of: words }).toString()}`;
  expect(reply).toMatchObject({
    message: expect.stringContaining(`(${rule})`) as string,
    sources: [{ url }],
    requiresConfirmation: false,
  });
});

it('leads there too where only the wish for a rule is understood', async () => {
  expect(await said("put a star on Tomer's mails from now on")).toMatchObject({
    message: expect.stringContaining('That is a rule for your mail.') as string,
  });
});

it.each([
  'archive all mails from Design Weekly',
  'star the last mail from Dana',
  'when Dana writes, tell me',
  'always remind me to archive mails',
  'when is the mail from the bank',
  'if it rains tomorrow cancel the run',
  'when I get home mark the task as done',
  'any mail from Dana since yesterday?',
  'every Monday remind me to star Dana',
  'remind me every day to read my mails',
  'תמחקי את כל המיילים מדנה',
  'כל המיילים מדנה לארכיון',
  'יש מייל מדנה?',
])('takes nothing else for a rule: %s', async (words) => {
  const { message } = await said(words);
  expect(message).not.toMatch(/rule|כלל לדואר/);
});
