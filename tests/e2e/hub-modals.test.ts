import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '@crocodile-hub/core/domain/limits';
import { setHold } from '../support/hold.ts';
import { type Visit } from '../support/browse.ts';
import { withFirestore } from '../support/firestore.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { type Fault, withFault } from '../support/providers.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { sidebar } from './pages/sidebar.ts';
import { hubPage } from './pages/hub-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** The five dialogs of the quick actions, with a person whose accounts are connected and whose sends are not held. */

let open: Visit & { person: TestPerson };

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
  sending: string;
  success: string;
  failure: RegExp;
  provider: Fault['provider'];
  /** What leaves the product, by a word that only this test uses. */
  left: (word: string) => object;
};

const forms: readonly Form[] = [
  {
    name: 'Send Email',
    fields: { To: 'WORD@example.com', Subject: 'About WORD', Message: 'Dear all,\nWORD' },
    sending: '📤 Sending email...',
    success: '✅ Email sent successfully!',
    failure: /^❌ Failed to send email: ./,
    provider: 'google',
    left: (word) => ({ kind: 'email', to: `${word}@example.com`, subject: `About ${word}` }),
  },
  {
    name: 'Schedule Meeting',
    fields: {
      'Meeting Title': 'WORD review',
      Date: '2030-05-01',
      Time: '10:30',
      'Attendees (Optional)': 'dana@example.com, avi@example.com',
      'Description (Optional)': 'The WORD quarter',
    },
    sending: '📅 Scheduling meeting...',
    success: '✅ Meeting scheduled successfully!',
    failure: /^❌ Failed to schedule meeting: ./,
    provider: 'google',
    left: (word) => ({
      kind: 'event',
      to: 'dana@example.com, avi@example.com',
      subject: `${word} review`,
    }),
  },
  {
    name: 'Create Reminder',
    fields: {
      'Task Description': 'Water WORD',
      Date: '2030-05-01',
      Time: '08:00',
      'Notes (Optional)': 'Two litres',
    },
    sending: '⏰ Creating reminder...',
    success: '✅ Reminder created successfully!',
    failure: /^❌ Failed to create reminder: ./,
    provider: 'google',
    left: (word) => ({ kind: 'event', subject: `🔔 Reminder - Water ${word}` }),
  },
  {
    name: 'Send WhatsApp',
    fields: { 'Phone Number': '052-123-4567', Message: 'Hello WORD' },
    sending: '📱 Sending WhatsApp message...',
    success: '✅ WhatsApp message sent successfully!',
    failure: /^❌ Failed to send WhatsApp message: ./,
    provider: 'meta',
    left: (word) => ({ kind: 'whatsapp', to: '+972521234567', text: `Hello ${word}` }),
  },
];

const aWord = () => `w${crypto.randomUUID().slice(0, 8)}`;
/** Behind an open dialog a toast has no role. */
const toast = (text: string | RegExp) => open.page.getByText(text).last();

async function openDialog(name: string): Promise<Locator> {
  await open.page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const dialog = open.page.getByRole('dialog', { name });
  await dialog.waitFor(patience);
  return dialog;
}

async function fill(dialog: Locator, { fields }: Form, word: string): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await dialog.getByLabel(label).fill(value.replace('WORD', word));
}

/** What left with this word, waited for. */
async function leaves(word: string, expected: readonly object[]): Promise<void> {
  const withWord = async () => (await sent()).filter((item) => JSON.stringify(item).includes(word));
  await expect.poll(withWord, patience).toEqual(expected.map((one) => expect.objectContaining(one)));
}

describe.each(forms)('$name', (form) => {
  it('sends once, however often the button is pressed, and forgets the form', async () => {
    const word = aWord();
    const dialog = await openDialog(form.name);
    await fill(dialog, form, word);
    await dialog.getByRole('button', { name: form.name, exact: true }).dblclick();
    await toast(form.success).waitFor(patience);
    await dialog.waitFor({ state: 'detached', ...patience });
    await leaves(word, [form.left(word)]);

    const again = await openDialog(form.name);
    const [first = ''] = Object.keys(form.fields);
    await expect.poll(() => again.getByLabel(first).inputValue()).toBe('');
    await open.page.keyboard.press('Escape');
    await again.waitFor({ state: 'detached', ...patience });
  });

  it('cannot be closed while sending, and stays with its words when the provider fails', async () => {
    const word = aWord();
    const dialog = await openDialog(form.name);
    await fill(dialog, form, word);
    const send = dialog.getByRole('button', { name: form.name, exact: true });
    const [first = ''] = Object.keys(form.fields);

    // The call is held back for as long as the test looks at the dialog.
    let answer = () => {};
    const looked = new Promise<void>((resolve) => (answer = resolve));
    await open.page.route('**/api/action-engine/execute', async (route) => {
      await looked;
      await route.continue();
    });
    await withFault({ provider: form.provider, kind: 'status', status: 500, times: 50 }, async () => {
      await send.click();
      await dialog.getByRole('button', { name: 'Sending...' }).waitFor(patience);
      await toast(form.sending).waitFor(patience);
      await dialog.getByText('Cannot be closed while sending').waitFor(patience);
      await expect.poll(() => dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
      await expect.poll(() => dialog.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
      await expect.poll(() => dialog.getByLabel(first).isDisabled()).toBe(true);
      await open.page.keyboard.press('Escape');
      await open.page.mouse.click(5, 5);
      expect(await dialog.isVisible()).toBe(true);
      answer();
      // The provider is asked twice more what became of it before this is given up.
      await toast(form.failure).waitFor(patience);
    });
    await open.page.unroute('**/api/action-engine/execute');
    const refusals = open.problems.splice(0);
    expect(refusals).toContainEqual(expect.stringMatching(/50\d.*\/api\/action-engine\/execute/));
    // The hub behind it may ask the same provider for its blocks meanwhile.
    for (const problem of refusals) expect(problem).toMatch(/50\d.*\/api\//);
    await expect
      .poll(() => dialog.getByLabel(first).inputValue())
      .toContain(form.fields[first]?.replace('WORD', word));

    await send.click();
    await toast(form.success).waitFor(patience);
    await leaves(word, [form.left(word)]);
  });
});

describe('Ask Question', () => {
  it('opens one session, however often the button is pressed', async () => {
    const { page, person } = open;
    const dialog = await openDialog('Ask Question');
    await dialog.getByRole('button', { name: 'What is the weather in Haifa?' }).click();
    await expect
      .poll(() => dialog.getByLabel('Your Question').inputValue())
      .toBe('What is the weather in Haifa?');
    const question = `What is ${aWord()}?`;
    await dialog.getByLabel('Your Question').fill(question);
    await dialog.getByRole('button', { name: 'Ask Question', exact: true }).dblclick();
    await toast('✅ Question sent successfully!').waitFor(patience);
    await page.waitForURL('**/command-center**', patience);
    await page.getByRole('log', { name: 'Conversation' }).getByText(question).waitFor(patience);
    const titles = await withFirestore(stackUrls(), async (firestore) => {
      const { docs } = await firestore.collection(`users/${person.uid}/sessions`).get();
      return docs.map((found) => String(found.data()['title']));
    });
    expect(titles.filter((title) => title === question)).toHaveLength(1);
    await page.goto('/crocodile-hub');
  });

  it('takes nobody along who went elsewhere meanwhile, and offers them the answer', async () => {
    const { page } = open;
    const question = `Who is ${aWord()}?`;
    const letGo = await askAndHold(question);
    await sidebar(page).open('Campaigns');
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor(patience);
    await letGo();
    await offer(page).waitFor(patience);
    expect(new URL(page.url()).pathname).toBe('/campaigns');
    await offer(page).click();
    await page.getByRole('log', { name: 'Conversation' }).getByText(question).waitFor(patience);
    await page.goto('/crocodile-hub');
  });

  it('takes nobody along who opened another dialog meanwhile', async () => {
    const { page } = open;
    const letGo = await askAndHold(`Who is ${aWord()}?`);
    const dialog = await openDialog('Send Email');
    await dialog.getByLabel('Subject').fill('Half a subject');
    await letGo();
    await offer(page).waitFor(patience);
    expect(new URL(page.url()).pathname).toBe('/crocodile-hub');
    await expect.poll(() => dialog.getByLabel('Subject').inputValue(), patience).toBe('Half a subject');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
  });

  it("lets an example take the place of another one, but never of the person's own words", async () => {
    const dialog = await openDialog('Ask Question');
    const field = dialog.getByLabel('Your Question');
    const [first, second] = [
      dialog.getByRole('button', { name: 'What can you do?' }),
      dialog.getByRole('button', { name: 'What is the weather in Haifa?' }),
    ];
    await first.click();
    await second.click();
    await expect.poll(() => field.inputValue(), patience).toBe('What is the weather in Haifa?');
    await field.fill('What is the weather in Haifa and in Eilat?');
    await expect.poll(() => first.isEnabled(), patience).toBe(false);
    await field.fill('');
    await expect.poll(() => first.isEnabled(), patience).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached', ...patience });
  });

  it('asks for three characters', async () => {
    const dialog = await openDialog('Ask Question');
    const ask = dialog.getByRole('button', { name: 'Ask Question', exact: true });
    await ask.click();
    await dialog.getByText('Question is required').waitFor(patience);
    await dialog.getByLabel('Your Question').fill('  ab ');
    await dialog.getByText('Question must be at least 3 characters').waitFor(patience);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached', ...patience });
  });
});

describe('what a dialog asks for', () => {
  it.each([
    ['Send WhatsApp', { 'Phone Number': '123456' }],
    ['Send Email', { Subject: 'Lunch', Message: 'At one?', To: 'dana' }],
    ['Ask Question', { 'Your Question': 'ab' }],
  ] as const)('pushes no button of %s away from under a press', async (name, fields) => {
    const { page } = open;
    const dialog = await openDialog(name);
    const form = dialog.locator('form');
    for (const edge of ['start', 'end'] as const) {
      for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
      const submitted = form.evaluate(
        (element) => new Promise((resolve) => element.addEventListener('submit', resolve, { once: true })),
      );
      const box = await dialog.getByRole('button', { name, exact: true }).boundingBox();
      if (box === null) throw new Error('the button has a place');
      await page.mouse.move(box.x + box.width / 2, edge === 'start' ? box.y + 2 : box.y + box.height - 2);
      await page.mouse.down();
      // The field is left, and its error makes the dialog taller.
      await dialog.locator('[aria-invalid=true]').first().waitFor(patience);
      await page.mouse.up();
      await submitted;
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached', ...patience });
  });

  it('is shown at its field, which takes the focus', async () => {
    const dialog = await openDialog('Schedule Meeting');
    await dialog.getByLabel('Meeting Title').fill('Review');
    await dialog.getByRole('button', { name: 'Schedule Meeting', exact: true }).click();
    await dialog.getByText('Meeting date is required').waitFor(patience);
    await dialog.getByText('Meeting time is required').waitFor(patience);
    await expect
      .poll(() => dialog.getByLabel('Date').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await expect.poll(() => dialog.getByText('Meeting title is required').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  it('is seven to fifteen digits of a phone number, shown as they will be called', async () => {
    const dialog = await openDialog('Send WhatsApp');
    const phone = dialog.getByLabel('Phone Number');
    await phone.fill('0521234567');
    await dialog.getByText('052-123-4567').waitFor(patience);
    await phone.fill('123456');
    await dialog.getByRole('button', { name: 'Send WhatsApp', exact: true }).click();
    await dialog.getByText('Invalid phone number format').waitFor(patience);
    await dialog.getByText('Message content is required').waitFor(patience);
    await dialog.getByLabel('Message').fill('שלום');
    await dialog.getByText('4 characters').waitFor(patience);
    const word = aWord();
    await phone.fill('+1 555 123 4567');
    await dialog.getByLabel('Message').fill(word);
    await open.page.keyboard.press('Control+Enter');
    await leaves(word, [{ to: '+15551234567' }]);
    await dialog.waitFor({ state: 'detached', ...patience });
  });
});

/** Asks; the half second before the conversation opens lasts until the answer is called. */
async function askAndHold(question: string): Promise<() => Promise<void>> {
  const { page } = open;
  await page.evaluate((heldMs) => {
    const setTimeout = window.setTimeout.bind(window);
    const held = (work: () => void, ms?: number) => {
      if (ms !== heldMs) return setTimeout(work, ms);
      window.addEventListener('half-a-second', work, { once: true });
      return 0;
    };
    Object.assign(window, { setTimeout: held });
  }, limits.navigateAfterQuestionMs);
  const dialog = await openDialog('Ask Question');
  await dialog.getByLabel('Your Question').fill(question);
  await dialog.getByRole('button', { name: 'Ask Question', exact: true }).click();
  await dialog.waitFor({ state: 'detached', ...patience });
  return async () => void (await page.evaluate(() => window.dispatchEvent(new Event('half-a-second'))));
}

function offer(page: Page) {
  return page
    .getByRole('listitem')
    .filter({ hasText: '✅ Question sent successfully!' })
    .getByRole('button', { name: 'Open the answer' });
}
