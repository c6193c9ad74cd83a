import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import type { MailRule } from '@crocodile-hub/core/contract/inbox-rules';
import { paths } from '@crocodile-hub/core/contract/paths';
import { noConditions } from '@crocodile-hub/core/domain/inbox-rules';
import { describe, expect, it } from 'vitest';
import { hubPage } from '../../../tests/e2e/pages/hub-page.ts';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { type Answering, type Call, failed, replied } from '../testing/answers.ts';
import { appWindow } from '../testing/app-frame.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { givenGoogle } from '../testing/given.ts';
import { accepted } from '../testing/ledger.ts';
import { givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

const mails: Partial<InboxMessage>[] = [
  { id: 'bank', subject: 'Your statement', sender: 'Bank Leumi', senderEmail: 'info@leumi.example' },
  { id: 'bank2', subject: 'A new card', sender: 'Bank Discount', senderEmail: 'news@discount.example' },
  {
    id: 'news',
    subject: 'Weekly news',
    sender: 'The Weekly',
    senderEmail: 'w@weekly.example',
    canUnsubscribe: true,
  },
  { id: 'lunch', subject: 'Lunch' },
];

type Reading = Answering<'readInboxRule'>;

/** The server reads a rule in words of its own that does this with what Dana writes. */
const ofDana = (deeds: Pick<MailRule, 'does' | 'also' | 'tag'>) => ({
  said: 'whatever Dana writes, out of my sight with it, and so on',
  reads: () => {
    const rule = { ...noConditions, ...deeds, from: 'dana@example.com' };
    return replied<'readInboxRule'>({ success: true, guess: { rule, passedOver: '' } });
  },
  also: [{ id: 'starred', subject: 'Dinner', labels: ['INBOX', 'STARRED'] }],
});

type Given = {
  said?: string;
  reads?: Reading;
  also?: Partial<InboxMessage>[];
  at?: string;
  language?: 'en' | 'he';
};

async function onRules({
  said = '',
  reads = () => replied<'readInboxRule'>({ success: true, guess: null }),
  also = [],
  at = `/inbox-ai?dialog=inbox-rules&of=${encodeURIComponent(said)}`,
  language = 'en',
}: Given = {}) {
  const person = aPerson();
  await givenGoogle(person);
  const mailbox = givenMailbox(...mails, ...also);
  const { api, store } = stage();
  api.on('readInboxRule', reads);
  const ran: Call<'runInboxRule'>[] = [];
  api.on('runInboxRule', (call) => {
    ran.push(call);
    return replied<'runInboxRule'>({ success: true, acted: call.body.mails.length });
  });
  localStorage.setItem('language', language);
  const app = await signedIn({ person, at });
  const { page } = app;
  const dialog = page.getByRole('dialog', { name: /^(Rules|כללים)$/ });
  return {
    ...app,
    person,
    mailbox,
    ran,
    dialog,
    inbox: inboxPage(page),
    press: (name: string | RegExp) => dialog.getByRole('button', { name }).click(),
    rules: () => store.list(paths.inboxRules(person.uid)),
  };
}

describe('a rule of the inbox', () => {
  it('is read into chips, tried, and kept with what it showed', async () => {
    const { dialog, press, rules, ran } = await onRules();
    await dialog.getByRole('textbox').fill('archive newsletters older than a week');
    await dialog.getByText('Archive', { exact: true }).waitFor();
    // Nothing is that old.
    await press('Leave out: 7 days old');
    await press('Try');
    await dialog.getByText('It fits one of the last 4 mails of the inbox:').waitFor();
    await dialog.getByText('Weekly news').waitFor();
    expect(await rules()).toEqual([]);
    await press('Keep rule');
    await dialog.getByRole('region', { name: 'Kept rules' }).getByText('Archive · Sent by a list').waitFor();
    await expect
      .poll(rules)
      .toMatchObject([{ sentence: '', newsletters: true, days: 0, does: 'archive', isOn: true }]);
    await expect
      .poll(() => ran.map(({ body }) => body.mails))
      .toEqual([[{ id: 'news', line: 'The Weekly: Weekly news', already: [] }]]);
  });

  it.each([
    ['en', 'Rule for this sender', 'Archive everything from w@weekly.example', 'From w@weekly.example'],
    ['he', 'כלל לשולח הזה', 'להעביר לארכיון את כל מה שמגיע מ-w@weekly.example', 'w@weekly.example'],
  ] as const)('begins at a mail, for its sender, in %s', async (language, name, sentence, from) => {
    const { page, dialog, inbox } = await onRules({ at: '/inbox-ai', language });
    const card = inbox.card('Weekly news');
    await card.getByRole('button', { name: /^(More actions|פעולות נוספות)$/ }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe(sentence);
    await dialog.getByText(from).first().waitFor();
    appWindow().history.back();
    await dialog.waitFor({ state: 'detached' });
  });

  it('begins at the first mail of a sender', async () => {
    const { page, dialog, inbox } = await onRules({
      at: '/inbox-ai',
      also: [{ id: 'first', subject: 'Hello', senderEmail: 'new@stranger.example', isFirstOfSender: true }],
    });
    await inbox
      .card('Hello')
      .getByRole('button', { name: /^Dana Cohen/ })
      .click();
    const pane = page.getByRole('region', { name: 'Conversation' });
    await pane.getByText('This is the first mail from').waitFor();
    await pane.getByRole('button', { name: 'Rule for this sender' }).click();
    await expect
      .poll(() => dialog.getByRole('textbox').inputValue())
      .toBe('Archive everything from new@stranger.example');
  });

  it('asks who is meant where a name fits several, and keeps addresses', async () => {
    const { dialog, press, rules, ran } = await onRules({
      said: 'file everything from the bank under Money',
    });
    await press('Try');
    await dialog.getByRole('group', { name: 'Who is the bank? Choose one or more:' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Keep rule' }).count()).toBe(0);
    await press(/info@leumi\.example/);
    await dialog.getByText('Your statement').waitFor();
    await dialog.getByRole('checkbox').uncheck();
    await press('Keep rule');
    await expect.poll(rules).toMatchObject([{ from: 'info@leumi.example', does: 'tag', tag: 'Money' }]);
    expect(ran).toEqual([]);
  });

  it('says so where nobody is called that, or no rule was read', async () => {
    const { dialog, press } = await onRules({ said: 'star everything from Zebulon' });
    await press('Try');
    await dialog.getByText(/Nobody called .*Zebulon.* wrote/).waitFor();
    await dialog.getByRole('textbox').fill('what a nice day');
    await dialog.getByText(/I read no rule/).waitFor();
    await press('star everything from Dana');
    await dialog.getByText('Lunch').waitFor();
  });

  it('is read by the server in words of its own, which names what it leaves out', async () => {
    const asked: string[] = [];
    const said = 'whatever Dana writes, hide it, and a star too';
    const { dialog } = await onRules({
      said,
      reads: ({ body: { sentence } }) => {
        asked.push(sentence);
        const rule = { ...noConditions, does: 'archive', also: [], tag: '', from: 'Dana' } satisfies MailRule;
        return replied<'readInboxRule'>({ success: true, guess: { rule, passedOver: 'star' } });
      },
    });
    await dialog.getByText('Archive', { exact: true }).waitFor();
    await dialog.getByText('Not part of the rule: star').waitFor();
    await dialog.getByRole('textbox').fill('archive mails from Dana');
    await dialog.getByText(/Not part of the rule/).waitFor({ state: 'detached' });
    expect(asked).toEqual([said]);
  });

  it('is none while the server cannot be reached, unless the words are plain', async () => {
    const { dialog } = await onRules({
      said: 'whatever Dana writes, hide it',
      reads: () => failed('unavailable'),
    });
    await dialog.getByText(/I read no rule/).waitFor();
    await dialog.getByRole('textbox').fill('archive mails from Dana');
    await dialog.getByText('Archive', { exact: true }).waitFor();
  });

  it('is not kept where the mails could not be read, and reads them again', async () => {
    const { dialog, press, mailbox } = await onRules({ said: 'star everything from Dana' });
    stage().api.on('inboxMessages', () => failed('unavailable'));
    await press('Try');
    await dialog.getByText('The mails could not be read. Nothing was changed.').waitFor();
    stage().api.on('inboxMessages', mailbox.list);
    await press('Try again');
    await dialog.getByText('Lunch').waitFor();
  });

  it('is turned off, deleted and brought back, and its run undone', async () => {
    const { dialog, press, rules, person, page, api } = { ...(await onRules()), api: stage().api };
    const rule = {
      sentence: 'star everything from Dana',
      from: 'dana@example.com',
      subject: '',
      newsletters: false,
    };
    const rest = {
      unread: false,
      files: false,
      days: 0,
      does: 'star',
      tag: '',
      isOn: true,
      createdAt: new Date(),
    };
    await stage().store.set(`${paths.inboxRules(person.uid)}/r1`, { ...rule, ...rest });
    const payload = { does: 'star', messageIds: 'lunch', mails: 'Dana Cohen: Lunch', ruleId: 'r1' };
    await stage().store.set(`${paths.outbox(person.uid)}/run1`, {
      ...accepted({ actionType: 'sort_mail', payload, taskId: null }),
      status: 'done',
      updatedAt: new Date(),
      undoUntil: new Date(Date.now() + 3_600_000),
      result: {},
      inverse: { kind: 'action', id: '{}' },
      ruleId: 'r1',
      ruleMails: 1,
    });
    const undone: string[] = [];
    api.on('undo', ({ body }) => {
      undone.push(body.key);
      return replied<'undo'>({ success: true, status: 'inverted', message: 'Taken back' });
    });
    await press(/^Last: one mail/);
    await dialog.getByText(/^One mail, /).click();
    await dialog.getByText('Dana Cohen: Lunch').waitFor();
    await press(/^Undo this run/);
    await expect.poll(() => undone).toEqual(['run1']);
    await press(/^Star · From .*: on$/);
    await expect.poll(rules).toMatchObject([{ isOn: false }]);
    await press(/^Delete rule: Star/);
    await expect.poll(rules).toEqual([]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(rules).toMatchObject([{ sentence: 'star everything from Dana' }]);
  });

  it('of several deeds shows each, is kept with all, and tells what held of a mail before', async () => {
    const { dialog, press, rules, ran } = await onRules(ofDana({ does: 'archive', also: ['star'], tag: '' }));
    await dialog.getByRole('button', { name: 'Leave out: Archive' }).waitFor();
    await dialog.getByRole('button', { name: 'Leave out: Star' }).waitFor();
    await press('Try');
    await dialog.getByText('It fits 2 of the last 5 mails of the inbox:').waitFor();
    await press('Keep rule');
    await dialog
      .getByRole('region', { name: 'Kept rules' })
      .getByText('Archive · Star · From dana@example.com')
      .waitFor();
    await expect.poll(rules).toMatchObject([{ does: 'archive', also: ['star'], tag: '', isOn: true }]);
    await expect
      .poll(() => ran.map(({ body }) => body.mails))
      .toEqual([
        [
          { id: 'starred', line: 'Dana Cohen: Dinner', already: ['star'] },
          { id: 'lunch', line: 'Dana Cohen: Lunch', already: [] },
        ],
      ]);
  });

  it('of several deeds is without one that is left out, and the last one stays', async () => {
    const { dialog, press, rules, ran } = await onRules(ofDana({ does: 'archive', also: ['star'], tag: '' }));
    await press('Try');
    await dialog.getByText('Dinner').waitFor();
    await press('Leave out: Archive');
    // It is starred already.
    await dialog.getByText('Dinner').waitFor({ state: 'detached' });
    await dialog.getByText('Lunch').waitFor();
    await dialog.getByText('Star', { exact: true }).waitFor();
    expect(await dialog.getByRole('button', { name: /Star|Archive/ }).count()).toBe(0);
    await press('Keep rule');
    await dialog
      .getByRole('region', { name: 'Kept rules' })
      .getByText('Star · From dana@example.com')
      .waitFor();
    await expect.poll(rules).toMatchObject([{ sentence: '', does: 'star', also: [] }]);
    await expect
      .poll(() => ran.map(({ body }) => body.mails))
      .toEqual([[{ id: 'lunch', line: 'Dana Cohen: Lunch', already: [] }]]);
  });

  it('of three deeds loses its tag with the deed, and says all three again with other words', async () => {
    const deeds = ofDana({ does: 'tag', also: ['star', 'read'], tag: 'Money' });
    const { dialog, press, rules } = await onRules(deeds);
    await press('Leave out: Tag: Money');
    await dialog.getByText('Tag: Money').waitFor({ state: 'detached' });
    await dialog.getByRole('textbox').fill(`${deeds.said} on`);
    await press('Leave out: Tag: Money');
    await dialog.getByRole('button', { name: 'Leave out: Star' }).waitFor();
    await dialog.getByRole('button', { name: 'Leave out: Mark as read' }).waitFor();
    await press('Try');
    await press('Keep rule');
    await expect.poll(rules).toMatchObject([{ does: 'star', also: ['read'], tag: '' }]);
  });

  it('is said in the command box too, which leads here and keeps nothing', async () => {
    const { page, dialog, rules } = await onRules({ at: '/crocodile-hub' });
    await hubPage(page).run('always star mails from Dana');
    await dialog.getByRole('textbox').waitFor();
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('always star mails from Dana');
    expect(await rules()).toEqual([]);
    appWindow().history.back();
    await dialog.waitFor({ state: 'detached' });
  });

  it('opens from the head of the inbox, and Back closes it', async () => {
    const { page, dialog, inbox } = await onRules({ at: '/inbox-ai' });
    await inbox.card('Lunch').waitFor();
    await page.getByRole('button', { name: 'Rules' }).click();
    await dialog.getByRole('textbox').waitFor();
    appWindow().history.back();
    await dialog.waitFor({ state: 'detached' });
  });
});
