import { paths } from '@crocodile-hub/core/contract/paths';
import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { describe, expect, it } from 'vitest';
import { composeDialog } from '../../../tests/e2e/pages/compose-dialog.ts';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument, appWindow } from '../testing/app-frame.ts';
import { aReading } from '../testing/engine.ts';
import { givenGoogle } from '../testing/given.ts';
import { aLedger } from '../testing/ledger.ts';
import { aDirectMessage, givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

type Setting = { mail?: Partial<InboxMessage>; whatsapp?: string; at?: string };

async function inTheInbox({ mail = {}, whatsapp, at = '/inbox-ai' }: Setting = {}) {
  const person = aPerson();
  await givenGoogle(person);
  const { api, store } = stage();
  await store.set(paths.user(person.uid), { settings: { holdMs: 0 } });
  givenMailbox({ id: 'quote', subject: 'The quote', ...mail });
  if (whatsapp !== undefined) {
    const who = { from: '972521234567', threadKey: '972521234567', fromName: 'Maya Azulay' };
    const message = aDirectMessage({ id: 'wa-1', platform: 'whatsapp', content: whatsapp, ...who });
    api.reply('whatsappMessages', { success: true, messages: [message] });
  }
  const ledger = aLedger(person);
  api.reply('legacySmartTask', aReading('', 'send_email', {}));
  api.on('execute', ledger.does('Email sent'));
  api.reply('saveDraft', { success: true, draftId: 'r1' });
  const app = await signedIn({ person, at });
  const { page } = app;
  const inbox = inboxPage(page);
  const main = page.getByRole('main');
  await inbox.card('The quote').waitFor();
  return {
    ...app,
    inbox,
    form: composeDialog(page),
    pane: page.getByRole('region', { name: 'Conversation' }),
    open: (words: string | RegExp) => inbox.card(words).locator('[data-opens]').click(),
    reply: main.getByRole('textbox', { name: /^Reply to/ }),
    formatting: main.getByRole('button', { name: 'Formatting' }),
    entry: (name: RegExp) => page.getByRole('menuitem', { name }),
    type: (words: string) => page.keyboard.type(words),
    press: (key: string) => page.keyboard.press(key),
    sent: () => api.calls('execute').map(({ body }) => body.payload['body']),
  };
}

async function inAnAnswer(setting: Setting = {}) {
  const app = await inTheInbox({ at: '/inbox-ai?messageId=quote', ...setting });
  // Its code comes a moment after the field, and the keys with it.
  await app.formatting.waitFor();
  return app;
}

const field = () => appDocument().activeElement as HTMLTextAreaElement;
const selected = () => field().value.slice(field().selectionStart, field().selectionEnd);

/** Whether the app took the key for itself. */
function isTaken(key: string, code: string): boolean {
  const { KeyboardEvent } = appWindow();
  const event = new KeyboardEvent('keydown', { key, code, ctrlKey: true, bubbles: true, cancelable: true });
  return !field().dispatchEvent(event);
}

describe('the formatting of an answer', () => {
  it('marks what is selected by its menu, and the browser takes it back', async () => {
    const { reply, formatting, entry, type, press } = await inAnAnswer();
    await reply.click();
    await type('Say hello');
    for (const [name, then] of [
      [/^Bold/, 'Say *hello*'],
      [/^Italic/, 'Say _hello_'],
      [/^Struck out/, 'Say ~hello~'],
    ] as const) {
      await press('Control+Shift+ArrowLeft');
      await formatting.click();
      await entry(name).click();
      await expect.poll(() => reply.inputValue()).toBe(then);
      await expect.poll(() => appDocument().activeElement?.tagName).toBe('TEXTAREA');
      expect(selected()).toBe(then.slice(4));
      appDocument().execCommand('undo');
      expect(await reply.inputValue()).toBe('Say hello');
      await press('End');
    }
  });

  it('says below the field of an answer what goes out formatted, while something is marked', async () => {
    const { page, reply, type, press } = await inAnAnswer();
    const note = page.getByText('What is marked goes out formatted.');
    await reply.click();
    await type('2*3*4 is *twenty');
    expect(await note.count()).toBe(0);
    await type('four*');
    await note.waitFor();
    const described = appDocument().activeElement?.getAttribute('aria-describedby') ?? '';
    expect(described.split(' ')).toContain(await note.getAttribute('id'));
    await press('Backspace');
    await note.waitFor({ state: 'hidden' });
  });

  it('makes lists by its menu, and takes them away', async () => {
    const { reply, formatting, entry, type, press } = await inAnAnswer();
    await reply.click();
    await type('one');
    await press('Enter');
    await type('two');
    await press('Control+a');
    for (const [name, then] of [
      [/^List/, '- one\n- two'],
      [/^Numbered list/, '1. one\n2. two'],
      [/^Numbered list/, 'one\ntwo'],
    ] as const) {
      await formatting.click();
      await entry(name).press('Enter');
      await expect.poll(() => reply.inputValue()).toBe(then);
    }
    await press('Control+z');
    expect(await reply.inputValue()).toBe('1. one\n2. two');
  });

  it('marks by Ctrl and a letter, and takes the mark away again', async () => {
    const { reply, type, press } = await inAnAnswer();
    await reply.click();
    await type('Say hello');
    await press('Control+Shift+ArrowLeft');
    await press('Control+b');
    expect(await reply.inputValue()).toBe('Say *hello*');
    await press('Control+b');
    expect(await reply.inputValue()).toBe('Say hello');
    await press('Control+i');
    expect(await reply.inputValue()).toBe('Say _hello_');
    await press('Control+z');
    expect(await reply.inputValue()).toBe('Say hello');
  });

  it('writes within a mark where nothing is selected', async () => {
    const { reply, type, press } = await inAnAnswer();
    await reply.click();
    await type('Say ');
    await press('Control+b');
    await type('hello');
    expect(await reply.inputValue()).toBe('Say *hello*');
  });

  it('has its keys in a Hebrew layout, and takes none that mean something else in another one', async () => {
    const { reply, type } = await inAnAnswer();
    await reply.click();
    await type('שלום');
    field().select();
    expect(isTaken('נ', 'KeyB')).toBe(true);
    expect(await reply.inputValue()).toBe('*שלום*');
    expect(isTaken('ן', 'KeyI')).toBe(true);
    expect(await reply.inputValue()).toBe('_*שלום*_');
    // In the layout of Dvorak these cut and copy.
    expect([isTaken('x', 'KeyB'), isTaken('c', 'KeyI')]).toEqual([false, false]);
    expect(await reply.inputValue()).toBe('_*שלום*_');
  });

  it('goes on with a list on Enter, ends it in an empty item, and sends what is written', async () => {
    const { page, reply, type, press, sent } = await inAnAnswer();
    await reply.click();
    await type('1. one');
    await press('Enter');
    await type('two');
    await press('Enter');
    expect(await reply.inputValue()).toBe('1. one\n2. two\n3. ');
    await press('Enter');
    await type('*Bye*');
    await press('Enter');
    await type('Noa');
    const whole = '1. one\n2. two\n*Bye*\nNoa';
    expect(await reply.inputValue()).toBe(whole);
    await press('Control+Enter');
    await page.getByText('Message sent via Gmail').waitFor();
    expect(sent()).toEqual([whole]);
  });

  it('sends by Ctrl and Enter at the end of an item', async () => {
    const { page, reply, type, press, sent } = await inAnAnswer();
    await reply.click();
    await type('- one');
    await press('Control+Enter');
    await page.getByText('Message sent via Gmail').waitFor();
    expect(sent()).toEqual(['- one']);
  });

  it('is on WhatsApp, too', async () => {
    const { open, reply, formatting, entry, type, press } = await inTheInbox({ whatsapp: 'Is it open?' });
    await open('Is it open?');
    await formatting.waitFor();
    await reply.click();
    await type('Yes');
    await expect.poll(() => reply.inputValue()).toBe('Yes');
    await press('Control+a');
    await formatting.click();
    await entry(/^Bold/).click();
    await expect.poll(() => reply.inputValue()).toBe('*Yes*');
  });
});

describe('the formatting of a new message', () => {
  it('marks by menu and keys, and says below the field what goes out formatted', async () => {
    const { page, form, entry, type, press, sent } = await inTheInbox();
    const note = form.dialog.getByText('What is marked goes out formatted.');
    await form.open();
    await form.to.fill('somebody@example.org');
    await form.subject.fill('Lunch');
    await form.message.click();
    await type('At one');
    expect(await note.count()).toBe(0);
    await press('Control+Shift+ArrowLeft');
    await form.dialog.getByRole('button', { name: 'Formatting' }).click();
    await entry(/^Bold/).click();
    await expect.poll(() => form.message.inputValue()).toBe('At *one*');
    await note.waitFor();
    await expect.poll(() => appDocument().activeElement?.tagName).toBe('TEXTAREA');
    await press('Control+z');
    expect(await form.message.inputValue()).toBe('At one');
    await note.waitFor({ state: 'detached' });
    await press('End');
    await press('Control+Shift+ArrowLeft');
    await press('Control+i');
    expect(await form.message.inputValue()).toBe('At _one_');
    await press('End');
    await press('Enter');
    await type('- soup');
    await press('Enter');
    await type('bread');
    const whole = 'At _one_\n- soup\n- bread';
    expect(await form.message.inputValue()).toBe(whole);
    await note.waitFor();
    await form.send.click();
    await page.getByText('Message sent via Gmail').waitFor();
    expect(sent()).toEqual([whole]);
  });
});

it('begins a list in the empty first line above an answered mail, with the caret in it', async () => {
  const { reply, formatting, entry, type, press } = await inAnAnswer();
  await reply.click();
  await press('Enter');
  await type('Bye');
  await press('Control+Home');
  await formatting.click();
  await entry(/^List/).click();
  await expect.poll(() => reply.inputValue()).toBe('- \nBye');
  await type('one');
  expect(await reply.inputValue()).toBe('- one\nBye');
});

describe('a message that is read', () => {
  const link = 'https://shop.example/a_b_c';
  const words = `Come *right now*, _please_, ~not later~\n*see ${link}* or 2*3*4\n${link}`;

  it('by WhatsApp is drawn with its marks, and its links are links', async () => {
    const { pane, open } = await inTheInbox({ whatsapp: words });
    await open(/Come/);
    const line = pane.locator('p').filter({ hasText: 'right now' });
    await line.waitFor();
    expect(await line.textContent()).toBe('Come right now, please, not later');
    expect(await line.locator('strong').allTextContents()).toEqual(['right now']);
    expect(await line.locator('em').allTextContents()).toEqual(['please']);
    expect(await line.locator('s').allTextContents()).toEqual(['not later']);
    const next = pane.locator('p').filter({ hasText: '2*3*4' });
    expect(await next.locator('strong').locator('a').getAttribute('href')).toBe(link);
    expect(await pane.locator(`a[href="${link}"]`).allTextContents()).toEqual([link, link]);
  });

  it('by WhatsApp is drawn with its marks also above what it quotes', async () => {
    const { pane, open } = await inTheInbox({ whatsapp: 'Come *now*\n\nDana wrote:\n> When?' });
    await open(/Come/);
    const line = pane.locator('p').filter({ hasText: 'now' });
    await line.waitFor();
    expect(await line.locator('strong').allTextContents()).toEqual(['now']);
  });

  it('by mail is drawn as it is written', async () => {
    const { pane } = await inAnAnswer({ mail: { messageText: words } });
    const line = pane.locator('p').filter({ hasText: 'right now' });
    await line.waitFor();
    expect(await line.textContent()).toBe('Come *right now*, _please_, ~not later~');
    expect(await line.locator('strong, em, s').count()).toBe(0);
    expect(await pane.locator(`a[href="${link}"]`).allTextContents()).toEqual([link, link]);
  });
});
