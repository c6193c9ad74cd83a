import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { composeDialog } from '../../../tests/e2e/pages/compose-dialog.ts';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument } from '../testing/app-frame.ts';
import { aReading } from '../testing/engine.ts';
import { givenGoogle } from '../testing/given.ts';
import { aLedger } from '../testing/ledger.ts';
import { givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

const thanks = 'Hi {first name},\nthank you!';

/** An open mail of Dana Cohen, and two templates. */
async function withTemplates({ at = '/inbox-ai?messageId=quote', sender = 'Dana Cohen' } = {}) {
  const person = aPerson();
  await givenGoogle(person);
  const { api, store } = stage();
  await store.set(paths.user(person.uid), { settings: { holdMs: 0, signature: 'Noa' } });
  const place = paths.savedWords(person.uid);
  await store.setAll([
    [`${place}/t1`, { kind: 'template', name: 'Thanks', words: thanks }],
    [`${place}/t2`, { kind: 'template', name: 'תודה', words: 'שלום {שם פרטי}, תודה רבה' }],
  ]);
  givenMailbox({ id: 'quote', threadId: 'thread-of-the-quote', subject: 'The quote', sender });
  const ledger = aLedger(person);
  api.reply('legacySmartTask', aReading('', 'send_email', {}));
  api.on('execute', ledger.does('Email sent'));
  api.reply('saveDraft', { success: true, draftId: 'r1' });
  const app = await signedIn({ person, at });
  const { page } = app;
  await inboxPage(page).card(/./).waitFor();
  const main = page.getByRole('main');
  const list = page.getByRole('listbox', { name: 'Templates' });
  return {
    ...app,
    list,
    form: composeDialog(page),
    reply: main.getByRole('textbox', { name: /^Reply to/ }),
    option: (name: string) => list.getByRole('option', { name: new RegExp(name) }),
    type: (words: string) => page.keyboard.type(words),
    press: (key: string) => page.keyboard.press(key),
    dialog: page.getByRole('dialog', { name: 'Templates' }),
    all: main.getByRole('button', { name: 'Templates' }),
    stored: async () => (await store.list(place, 'name')).map(({ name, words }) => [name, words]),
    sent: () => api.calls('execute').map(({ body }) => body.payload['body']),
  };
}

describe('a slash in an answer', () => {
  it('lists the templates, and the one that Enter takes has the first name of who wrote', async () => {
    const { page, reply, list, option, type, press, sent } = await withTemplates();
    await reply.click();
    await type('Well and/or /');
    await press('Enter');
    expect(await list.count()).toBe(0);
    await type('/');
    await option('תודה').waitFor();
    const pointed = async () => {
      const id = (await reply.getAttribute('aria-activedescendant')) ?? '';
      return appDocument().getElementById(id)?.textContent ?? '';
    };
    await expect.poll(pointed).toContain('Thanks');
    await press('ArrowDown');
    await expect.poll(pointed).toContain('תודה');
    await press('ArrowDown');
    await expect.poll(pointed).toContain('Thanks');
    await press('ArrowUp');
    await type('th');
    await option('תודה').waitFor({ state: 'detached' });
    await press('Enter');
    await list.waitFor({ state: 'detached' });
    const whole = 'Well and/or /\nHi Dana,\nthank you!';
    await expect.poll(() => reply.inputValue()).toBe(whole);
    expect(await reply.getAttribute('aria-activedescendant')).toBeNull();
    appDocument().execCommand('undo');
    expect(await reply.inputValue()).toBe('Well and/or /\n/th');
    await press('End');
    await option('Thanks').waitFor();
    await press('Enter');
    await type(' Bye');
    await press('Control+Enter');
    await page.getByText('Message sent via Gmail').waitFor();
    expect(sent()).toEqual([`${whole} Bye`]);
  });

  it('stays a slash after Escape, and leaves Enter its line', async () => {
    const { reply, list, option, type, press } = await withTemplates();
    await reply.click();
    await type('/th');
    await option('Thanks').waitFor();
    await press('Escape');
    await list.waitFor({ state: 'detached' });
    await type('a');
    await press('Enter');
    await type('/');
    await option('Thanks').waitFor();
    await type('nothing');
    await list.waitFor({ state: 'detached' });
    expect(await reply.inputValue()).toBe('/tha\n/nothing');
  });
});

it('is not sent as an answer before its first name is filled in', async () => {
  const { page, reply, option, type, press, sent } = await withTemplates({ sender: 'dana@example.com' });
  await reply.click();
  await type('/th');
  await option('Thanks').waitFor();
  await press('Enter');
  await expect.poll(() => reply.inputValue()).toBe(thanks);
  await press('Control+Enter');
  await page.getByText('The first name of whom it goes to is still to be filled in').waitFor();
  expect(sent()).toEqual([]);
  // It is selected: what is typed takes its place.
  await type('Dana');
  await press('Control+Enter');
  await page.getByText('Message sent via Gmail').waitFor();
  expect(sent()).toEqual(['Hi Dana,\nthank you!']);
});

describe('the templates', () => {
  it('are saved from what is written, changed and deleted with Undo', async () => {
    const { page, reply, dialog, all, type, stored, sent } = await withTemplates();
    const inner = (name: string) => page.getByRole('dialog', { name });
    await reply.click();
    await type('See you on Sunday');
    await all.click();
    await dialog.getByRole('button', { name: 'Save as template' }).click();
    await inner('Save as template').getByRole('textbox', { name: 'Name' }).fill('Sunday');
    await inner('Save as template').getByRole('button', { name: 'Save' }).click();
    await inner('Save as template').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Edit Thanks' }).click();
    await inner('Edit template').getByRole('textbox', { name: 'Text' }).fill('Thanks a lot');
    await inner('Edit template').getByRole('button', { name: 'Save' }).click();
    await inner('Edit template').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: /^Delete .*תודה/ }).click();
    const kept = [
      ['Sunday', 'See you on Sunday'],
      ['Thanks', 'Thanks a lot'],
    ];
    await expect.poll(stored).toEqual(kept);
    const toast = page.getByRole('listitem').filter({ hasText: 'removed' });
    await toast.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await stored()).length).toBe(3);
    await dialog.getByRole('button', { name: /^Thanks/ }).click();
    await dialog.waitFor({ state: 'detached' });
    // Nothing of this has sent what is written.
    expect(await reply.inputValue()).toBe('See you on SundayThanks a lot');
    expect(sent()).toEqual([]);
    expect(appDocument().activeElement?.tagName).toBe('TEXTAREA');
  });
});

it('in a new message wait for the first name, which is selected, and do not leave without it', async () => {
  const { page, form, list, option, type, press, sent } = await withTemplates({ at: '/inbox-ai' });
  await form.open();
  await form.to.fill('somebody@example.org');
  await form.subject.fill('Lunch');
  await form.message.click();
  await press('Control+Home');
  await type('/th');
  await option('Thanks').click();
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => form.message.inputValue()).toBe('Hi {first name},\nthank you!\n\nNoa');
  await form.send.click();
  await form.dialog.getByText('The first name of whom it goes to is still to be filled in').waitFor();
  expect(sent()).toEqual([]);
  await form.message.fill('Hi Sam');
  await form.send.click();
  await page.getByText('Message sent via Gmail').waitFor();
  expect(sent()).toEqual(['Hi Sam']);
});
