import { bounds, channelText } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { commandCenterPage } from '../../../tests/e2e/pages/command-center-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument, appWindow } from '../testing/app-frame.ts';
import { chatReply } from '../testing/assistant.ts';
import { givenSession } from '../testing/given.ts';

const longest = 'word '.repeat(bounds.message / 5);

describe('words beyond the bound', () => {
  it('stay in the composer, which says by how much, and leave once they fit', async () => {
    const person = aPerson();
    const sessionId = await givenSession(person);
    const { api, page, store } = await signedIn({ person, at: `/command-center?sessionId=${sessionId}` });
    const center = commandCenterPage(page);
    const storedMessages = async () =>
      (await store.list(paths.messages(person.uid, sessionId))).map(({ content }) => String(content));
    await center.isOpen();
    await center.composer.fill(`${longest}, and one`);
    await page.getByText('9 characters too many: 100,000 fit here.').waitFor();
    await center.composer.press('Enter');
    expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
    expect((await center.composer.inputValue()).length).toBe(bounds.message + 9);
    expect(await storedMessages()).toEqual([]);
    api.reply('chat', chatReply({ message: 'That was long.' }));
    await center.composer.fill(longest);
    await center.composer.press('Enter');
    await expect.poll(storedMessages).toContain(longest.trim());
    await center.log.getByText('That was long.').waitFor();
    expect(api.calls('chat').map(({ body }) => body.message)).toEqual([longest.trim()]);
  });

  it('stay in the box of the hub, in Hebrew too', async () => {
    const { page, api } = await signedIn();
    localStorage.setItem('language', 'he');
    await page.reload();
    const box = page.getByRole('textbox', { name: 'במה אפשר לעזור היום?' });
    await box.fill(`remind me tomorrow at 9 to ${'x'.repeat(bounds.command)}`);
    const told = page.getByText('ארוך מדי ב-27 תווים: יש כאן מקום ל-10,000 תווים.');
    await told.waitFor();
    const { y } = await told.boundingBox();
    expect(y).toBeLessThan(appWindow().innerHeight);
    await box.press('Enter');
    expect((await box.inputValue()).length).toBe(bounds.command + 27);
    expect(api.calls('legacySmartTask')).toEqual([]);
  });

  it('stay in a task and in a form', async () => {
    const { api, page } = await signedIn({ at: '/smart-tasks' });
    await page.locator('#task-input').fill('x'.repeat(bounds.command + 1));
    await page.getByText('One character too many: 10,000 fit here.').waitFor();
    expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);

    await page.goto('/crocodile-hub');
    await page.getByRole('button', { name: 'Send Email' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'To' }).fill('dana@example.com');
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Long');
    const message = dialog.getByRole('textbox', { name: 'Message' });
    await message.fill('x'.repeat(bounds.message + 2));
    await dialog.getByText('2 characters too many: 100,000 fit here.').waitFor();
    await dialog.getByRole('button', { name: 'Send Email' }).click();
    expect(appDocument().activeElement).toBe(message.elements()[0]);
    expect(api.calls('execute')).toEqual([]);
  });

  it('are as many in a message as its channel takes', async () => {
    const { api, page } = await signedIn({ at: '/crocodile-hub' });
    await page.getByRole('button', { name: 'Send WhatsApp' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Phone Number' }).fill('0521234567');
    const message = dialog.getByRole('textbox', { name: 'Message' });
    await message.fill('x'.repeat(channelText.whatsapp.most + 2));
    await dialog.getByText('2 characters too many: 4,096 fit here.').waitFor();
    await dialog.getByRole('button', { name: 'Send WhatsApp' }).click();
    expect(appDocument().activeElement).toBe(message.elements()[0]);
    expect(api.calls('execute')).toEqual([]);
  });
});
