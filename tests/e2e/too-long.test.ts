import { describe, expect, it } from 'vitest';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { withFirestore } from '../support/firestore.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { stackUrls } from '../support/stack-urls.ts';

const longest = 'word '.repeat(bounds.message / 5);

async function storedMessages(uid: string): Promise<unknown[]> {
  return withFirestore(stackUrls(), async (firestore) => {
    const { docs } = await firestore.collectionGroup('messages').get();
    return docs
      .filter(({ ref }) => ref.path.startsWith(`users/${uid}/`))
      .map((found) => found.get('content'));
  });
}

describe('words beyond the bound', () => {
  it('stay in the composer, which says by how much, and leave once they fit', async () => {
    const { page, person, close } = await signedIn({ at: '/command-center' });
    const center = commandCenterPage(page);
    await center.newSession();
    await center.composer.fill(`${longest}, and one`);
    await page.getByText('9 characters too many: 100,000 fit here.').waitFor();
    await center.composer.press('Enter');
    expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
    expect((await center.composer.inputValue()).length).toBe(bounds.message + 9);
    expect(await storedMessages(person.uid)).toEqual([]);
    await center.composer.fill(longest);
    await center.composer.press('Enter');
    await expect.poll(() => storedMessages(person.uid)).toContain(longest.trim());
    await close();
  });

  it('stay in the box of the hub, in Hebrew too', async () => {
    const { page, close } = await signedIn();
    await inHebrew(page);
    const box = page.getByRole('textbox', { name: 'במה אפשר לעזור היום?' });
    await box.fill(`remind me tomorrow at 9 to ${'x'.repeat(bounds.command)}`);
    await page.getByText('ארוך מדי ב-27 תווים: יש כאן מקום ל-10,000 תווים.').waitFor();
    await box.press('Enter');
    expect((await box.inputValue()).length).toBe(bounds.command + 27);
    await close();
  });

  it('stay in a task and in a form', async () => {
    const { page, close } = await signedIn({ at: '/smart-tasks' });
    await page.locator('#task-input').fill('x'.repeat(bounds.command + 1));
    await page.getByText('One character too many: 10,000 fit here.').waitFor();
    expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);

    await page.goto('/crocodile-hub');
    await page.getByRole('button', { name: 'Send Email' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'To' }).fill('dana@example.com');
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Long');
    await dialog.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(bounds.message + 2));
    await dialog.getByText('2 characters too many: 100,000 fit here.').waitFor();
    await dialog.getByRole('button', { name: 'Send Email' }).click();
    expect(
      await dialog
        .getByRole('textbox', { name: 'Message' })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await close();
  });
});
