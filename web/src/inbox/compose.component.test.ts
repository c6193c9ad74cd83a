import { paths } from '@crocodile-hub/core/contract/paths';
import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { describe, expect, it } from 'vitest';
import { composeDialog } from '../../../tests/e2e/pages/compose-dialog.ts';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { smartTasksPage } from '../../../tests/e2e/pages/smart-tasks-page.ts';
import { dropped, replied } from '../testing/answers.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument } from '../testing/app-frame.ts';
import { aReading } from '../testing/engine.ts';
import { givenGoogle } from '../testing/given.ts';
import { aLedger } from '../testing/ledger.ts';
import { givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

type Setting = { at?: string; mail?: Partial<InboxMessage>; holdMs?: number };

async function inTheInbox({ at = '/inbox-ai', mail = { subject: 'The quote' }, holdMs = 0 }: Setting = {}) {
  const person = aPerson();
  await givenGoogle(person);
  const { api, store } = stage();
  await store.set(paths.user(person.uid), { settings: { holdMs } });
  givenMailbox(mail);
  const ledger = aLedger(person);
  api.reply('legacySmartTask', aReading('', 'send_email', {}));
  api.on('execute', ledger.does('Email sent'));
  api.on('undo', ledger.cancels);
  api.reply('saveDraft', { success: true, draftId: 'r1' });
  api.reply('discardDraft', { success: true });
  const app = await signedIn({ person, at });
  const inbox = inboxPage(app.page);
  await inbox.card(/./).waitFor();
  return { ...app, ledger, inbox, form: composeDialog(app.page), sent: () => app.api.calls('execute') };
}

type Form = Awaited<ReturnType<typeof inTheInbox>>['form'];

async function write(form: Form, { to, words }: { to: string; words: string }): Promise<void> {
  await form.open();
  await form.to.fill(to);
  await form.subject.fill('Lunch');
  await form.message.fill(words);
}

async function onMessenger(form: Form, words: string): Promise<void> {
  await form.open();
  await form.dialog.getByText('Messenger', { exact: true }).click();
  await form.dialog.getByRole('textbox', { name: 'To', exact: true }).fill('7200000042');
  await form.message.fill(words);
}

describe('the platform', () => {
  it('is Instagram for a name with an at sign, and what was chosen otherwise', async () => {
    const { form } = await inTheInbox();
    const platform = (name: string) => form.dialog.getByRole('radio', { name });
    await form.open();
    await form.to.fill('@maya');
    await form.to.blur();
    await expect.poll(() => platform('Instagram').isChecked()).toBe(true);
    const to = form.dialog.getByRole('textbox', { name: 'To', exact: true });
    await expect.poll(() => to.inputValue()).toBe('@maya');
    await form.dialog.getByText('Gmail', { exact: true }).click();
    await form.to.focus();
    await form.to.blur();
    expect(await platform('Gmail').isChecked()).toBe(true);
  });

  it('for a phone number is said to be WhatsApp, on the hub', async () => {
    const { form } = await inTheInbox();
    await write(form, { to: '052-123 4567', words: 'Hello' });
    await form.send.click();
    await form.dialog.getByText('This is a phone number: Send WhatsApp on the hub writes to it').waitFor();
  });
});

describe('the recipients', () => {
  it('are reached, removed and corrected by keyboard', async () => {
    const { page, form } = await inTheInbox();
    const chip = (who: string) => form.dialog.getByRole('button', { name: `Correct ${who}`, exact: true });
    const focused = () => appDocument().activeElement?.getAttribute('aria-label');
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await form.open();
    await form.to.fill('dana@example.com, avi@example.com, noa@example.com,');
    await chip('noa@example.com').waitFor();
    await press('ArrowLeft', 'ArrowLeft');
    await expect.poll(focused).toBe('Correct avi@example.com');
    await press('Delete');
    await chip('avi@example.com').waitFor({ state: 'detached' });
    await press('ArrowLeft', 'ArrowLeft', 'Enter');
    await expect.poll(() => form.to.inputValue()).toBe('dana@example.com');
    await chip('dana@example.com').waitFor({ state: 'detached' });
    await chip('noa@example.com').waitFor();
    await press('End');
    await page.keyboard.type('.il');
    await expect.poll(() => form.to.inputValue()).toBe('dana@example.com.il');
  });
});

describe('a new message', () => {
  it('goes on from the subject to its words by Enter, and is not sent', async () => {
    const { form, sent } = await inTheInbox();
    await write(form, { to: 'dana@example.com', words: 'At one?' });
    await form.subject.press('Enter');
    await expect.poll(() => appDocument().activeElement?.tagName).toBe('TEXTAREA');
    expect(await form.message.inputValue()).toBe('At one?');
    expect(sent()).toEqual([]);
  });

  it('keeps its words where the platform refuses, and asks before they are lost where no draft keeps them', async () => {
    const { page, api, ledger, form, sent } = await inTheInbox();
    const question = page.getByRole('dialog', { name: 'Discard what you wrote?' });
    await write(form, { to: 'dana@example.com', words: 'At one?' });
    api.fail('execute', 'forbidden', { error: 'Refused', settled: true });
    await form.send.click();
    await page.getByText('Failed to send Gmail message').waitFor();
    await expect.poll(() => form.message.inputValue()).toBe('At one?');
    await form.status.getByText('Draft saved').waitFor();
    expect(api.calls('saveDraft').at(-1)?.body).toMatchObject({ body: 'At one?' });

    api.fail('saveDraft', 'forbidden');
    await form.message.fill('At two?');
    await form.status.getByText('Draft not saved').waitFor();
    await form.message.press('Escape');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });

    api.on('execute', ledger.does('Email sent'));
    await form.send.dblclick();
    await page.getByText('Message sent via Gmail').waitFor();
    expect(sent().map(({ body }) => body.payload['body'])).toEqual(['At one?', 'At two?']);
  });

  it('is taken back within its seconds: nothing leaves, and its words return', async () => {
    const { page, api, ledger, form } = await inTheInbox({ holdMs: 30_000 });
    api.on('execute', ledger.holds);
    await write(form, { to: 'dana@example.com, avi@example.com', words: 'At one?' });
    await form.send.click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('Cancelled, nothing was sent').waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect.poll(() => form.message.inputValue()).toBe('At one?');
    await form.dialog.getByRole('button', { name: 'Correct avi@example.com' }).waitFor();
    expect(api.calls('undo')).toHaveLength(1);
  });

  it('that fails after its hold says on which platform and why, and its words return', async () => {
    const { page, api, ledger, form, sent } = await inTheInbox({ holdMs: 30_000 });
    api.on('execute', ledger.holds);
    await onMessenger(form, 'At one?');
    await form.send.click();
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    const [held] = sent();
    const why = 'Messenger allows messages only within 24 hours.';
    await ledger.refuses(held?.body.taskId ?? '', why);
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to send Messenger message' });
    await toast.getByText(why).waitFor();
    await toast.getByRole('button', { name: 'Edit', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'Send Message' }).getByLabel('Message');
    await expect.poll(() => again.inputValue()).toBe('At one?');
  });

  it('on a platform that is not connected says so, and leads to where it is connected', async () => {
    const { page, api, form } = await inTheInbox();
    const error = 'Facebook authorization required. Please check your settings.';
    api.fail('execute', 'unavailable', { error, reason: 'facebookNeeded', settled: true });
    await onMessenger(form, 'At one?');
    await form.send.click();
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to send Messenger message' });
    await toast.getByText(error).waitFor();
    await toast.getByRole('button', { name: 'Connected services' }).waitFor();
    await expect.poll(() => form.message.inputValue()).toBe('At one?');
  });

  it('leaves at the time in the fields where Enter is pressed in them, and not at once', async () => {
    const { page, api, ledger, form, sent } = await inTheInbox();
    api.on('execute', ledger.schedules);
    await write(form, { to: 'dana@example.com', words: 'At one?' });
    await form.dialog.getByRole('button', { name: 'Send later' }).press('Enter');
    await page.getByRole('menuitem', { name: 'A date and time' }).click();
    const fields = form.dialog.getByRole('group', { name: 'Send later' });
    await fields.getByLabel('Time').press('Enter');
    await fields.getByText('A time that is still to come').waitFor();
    await fields.getByLabel('Date').fill('2039-01-01');
    await fields.getByLabel('Time').fill('08:00');
    await fields.getByLabel('Time').press('Control+Enter');
    await expect
      .poll(() => sent().map(({ body }) => body.runAt))
      .toEqual([expect.stringContaining('2039-01-01T08:00')]);
  });

  it('is recorded as it was corrected after a try that never reached the server', async () => {
    const { person, store, api, ledger, form } = await inTheInbox();
    api.on('execute', dropped);
    await write(form, { to: 'dana@example.com', words: 'At one?' });
    await form.send.click();
    await expect.poll(() => api.calls('execute').length).toBe(1);
    await expect.poll(() => form.send.isDisabled()).toBe(false);
    api.on('execute', ledger.does('Email sent'));
    await form.to.fill('avi@example.com');
    await form.message.fill('At two?');
    await form.send.click();
    await form.dialog.waitFor({ state: 'detached' });
    const tasks = await store.list(paths.smartTasks(person.uid));
    expect(tasks).toMatchObject([{ actionPayload: { body: 'At two?' }, status: 'Done' }]);
    expect(api.calls('execute').at(-1)?.body).toMatchObject({
      taskId: tasks[0]?.id,
      payload: { body: 'At two?' },
    });
  });

  it('leaves later: it waits among the tasks, where it can be cancelled', async () => {
    const { page, api, ledger, form, sent } = await inTheInbox();
    api.on('execute', ledger.schedules);
    await form.open();
    const later = form.dialog.getByRole('button', { name: 'Send later' });
    expect(await later.isDisabled()).toBe(true);
    await form.to.fill('dana@example.com');
    await form.subject.fill('Later');
    await form.message.fill('At one?');
    await later.press('Enter');
    await page.getByRole('menuitem', { name: 'A date and time' }).click();
    const fields = form.dialog.getByRole('group', { name: 'Send later' });
    await fields.getByLabel('Date').fill('2020-01-01');
    await fields.getByLabel('Time').fill('08:00');
    await fields.getByRole('button', { name: 'Send then' }).click();
    await fields.getByText('A time that is still to come').waitFor();
    await later.press('Enter');
    await page.getByRole('menuitem', { name: /^Tomorrow morning/ }).press('Enter');
    await page.getByText('Leaves tomorrow 08:00').waitFor();
    await page.getByRole('button', { name: 'See or cancel' }).click();
    const tasks = smartTasksPage(page);
    const words = 'New Message: dana@example.com · Later';
    await tasks.task(words).getByText('Leaves tomorrow 08:00').waitFor();
    await tasks.act(words, 'Cancel');
    await tasks.rows.filter({ hasText: 'Cancelled' }).first().waitFor();
    expect(sent().map(({ body }) => body.runAt)).toEqual([expect.stringContaining('T08:00')]);
    expect(api.calls('undo')).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('is discarded, also in Gmail; in Hebrew', async () => {
    localStorage.setItem('language', 'he');
    const draft = { to: '', cc: '', bcc: '', subject: '', body: 'שלום לך' };
    stage().api.on('openDraft', ({ params: { id } }) =>
      replied<'openDraft'>({
        success: true,
        draft: { ...draft, draftId: id, replyTo: null, forwards: null, isForwardGone: false, files: [] },
      }),
    );
    const mail = { id: 'r2', labels: ['DRAFT'], messageText: draft.body, isIncoming: false };
    const { page, api, form, inbox } = await inTheInbox({ at: '/inbox-ai?folder=drafts', mail });
    await inbox.card(draft.body).locator('[data-opens]').click();
    await expect.poll(() => form.message.inputValue()).toBe(draft.body);
    await form.discard.click();
    const question = page.getByRole('dialog', { name: 'למחוק את הטיוטה?' });
    await question.getByRole('button', { name: 'מחיקת הטיוטה' }).click();
    await form.dialog.waitFor({ state: 'detached' });
    expect(api.calls('discardDraft')).toHaveLength(1);
    // It is over: the next one begins empty, and makes no draft.
    await form.open();
    await expect.poll(() => form.message.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await form.dialog.waitFor({ state: 'detached' });
    expect(api.calls('saveDraft')).toEqual([]);
  });
});
