import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setHold } from '../support/hold.ts';
import { type Visit } from '../support/browse.ts';
import { aPerson } from '../support/people.ts';
import { withFault } from '../support/providers.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { hubPage } from './pages/hub-page.ts';
import { patience } from '../support/patience.ts';

// What dialogs of the quick actions send, as the providers get it. Nothing of it is held. What each of them asks of the
// server, and how often: web/src/hub/modals.component.test.ts.

let open: Visit;

beforeAll(async () => {
  const person = await aPerson({ google: true, channels: true });
  await setHold(person.uid, 0);
  open = await signedIn({ person, timezoneId: 'Asia/Jerusalem' });
});
beforeEach(async () => {
  open.page.setDefaultTimeout(patience.timeout);
  // What a failed test left open.
  if (await open.page.getByRole('dialog').count()) await open.page.goto('/crocodile-hub');
  await hubPage(open.page).commandBox().waitFor(patience);
});
afterAll(() => open.close());

type Form = {
  /** The tile, the dialog's title and its button. */
  name: string;
  fields: Readonly<Record<string, string>>;
  success: string;
  /** What leaves the product, by a word that only this test uses. */
  left: (word: string) => object;
};

const whatsapp: Form = {
  name: 'Send WhatsApp',
  fields: { 'Phone Number': '052-123-4567', Message: 'Hello WORD' },
  success: '✅ WhatsApp message sent successfully!',
  left: (word) => ({ kind: 'whatsapp', to: '+972521234567', text: `Hello ${word}` }),
};

const forms: readonly Form[] = [
  {
    name: 'Send Email',
    fields: { To: 'WORD@example.com', Subject: 'About WORD', Message: 'Dear all,\nWORD' },
    success: '✅ Email sent successfully!',
    left: (word) => ({ kind: 'email', to: `${word}@example.com`, subject: `About ${word}` }),
  },
  whatsapp,
];

const aWord = () => `w${crypto.randomUUID().slice(0, 8)}`;
/** Behind an open dialog a toast has no role. */
const toast = (text: string | RegExp) => open.page.getByText(text).last();

/** Opens the dialog, fills it in with the word, and answers its button. */
async function filledIn({ name, fields }: Form, word: string): Promise<Locator> {
  await open.page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const dialog = open.page.getByRole('dialog', { name });
  for (const [label, value] of Object.entries(fields))
    await dialog.getByLabel(label).fill(value.replace('WORD', word));
  return dialog.getByRole('button', { name, exact: true });
}

/**
 * What left with this word, waited for, as is the end of the dialog: it steps back in the history as it closes, which
 * would end the navigation of the next test.
 */
async function leaves(word: string, { success, left }: Form): Promise<void> {
  await toast(success).waitFor(patience);
  await open.page.getByRole('dialog').waitFor({ state: 'detached' });
  const withWord = async () => (await sent()).filter((item) => JSON.stringify(item).includes(word));
  await expect.poll(withWord, patience).toEqual([expect.objectContaining(left(word))]);
}

describe('a dialog', () => {
  it.each(forms)('$name reaches its provider once, however often the button is pressed', async (form) => {
    const word = aWord();
    const send = await filledIn(form, word);
    await send.dblclick();
    await leaves(word, form);
  });

  it('whose provider failed reaches it once when it is sent again', async () => {
    const word = aWord();
    const send = await filledIn(whatsapp, word);
    await withFault({ provider: 'meta', kind: 'status', status: 500, times: 50 }, async () => {
      await send.click();
      await toast(/^❌ Failed to send WhatsApp message: ./).waitFor(patience);
    });
    expect(open.problems.splice(0)).toContainEqual(
      expect.stringMatching(/50\d.*\/api\/action-engine\/execute/),
    );
    await send.dblclick();
    await leaves(word, whatsapp);
  });
});
