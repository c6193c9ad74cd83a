import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { paths } from '@crocodile-hub/core/contract/paths';
import { limits } from '@crocodile-hub/core/domain/limits';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { beforeEach, describe, expect, it } from 'vitest';
import { hubPage } from '../../../tests/e2e/pages/hub-page.ts';
import { sidebar } from '../../../tests/e2e/pages/sidebar.ts';
import { failed } from '../testing/answers.ts';
import { type App, aPerson, signedIn } from '../testing/app.ts';
import { appDocument, appWindow } from '../testing/app-frame.ts';
import type { AppLocator } from '../testing/app-locator.ts';
import { scriptAssistant } from '../testing/assistant.ts';
import { readAction, readAs, runAtOnce } from '../testing/engine.ts';
import { givenGoogle } from '../testing/given.ts';
import { stage } from '../testing/stage.ts';

/** The five dialogs of the quick actions, with a person whose Google account is connected and whose sends are not held. */

let open: Awaited<ReturnType<typeof signedIn>>;

beforeEach(async () => {
  const { api, store } = stage();
  const person = aPerson();
  await givenGoogle(person);
  await store.set(paths.user(person.uid), { settings: { holdMs: 0 } });
  api.on('legacySmartTask', readAs(readAction('search', { query: 'nothing' })));
  api.on('execute', runAtOnce);
  open = await signedIn({ person });
  await hubPage(open.page).commandBox().waitFor();
});

describe('Back', () => {
  it('closes a dialog that a reload opens again with its words, and that stays closed once it was closed by hand', async () => {
    const { page } = open;
    const dialog = page.getByRole('dialog', { name: 'Send Email' });
    const subject = dialog.getByRole('textbox', { name: 'Subject' });
    const tile = page.getByRole('main').getByRole('button', { name: 'Send Email' });
    await tile.click();
    await subject.fill('About otters');
    await page.reload();
    await expect.poll(() => subject.inputValue()).toBe('About otters');
    appWindow().history.back();
    await dialog.waitFor({ state: 'detached' });
    await tile.click();
    await expect.poll(() => subject.inputValue()).toBe('About otters');
    // Twice in one moment: the step before the dialog must not be taken back, too.
    await dialog.getByRole('button', { name: 'Cancel' }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    await hubPage(page).commandBox().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it.each(['Send Email', 'Ask Question'])(
    'closes %s by one step, however often it was pressed',
    async (name) => {
      const { page } = open;
      const tile = page.getByRole('main').getByRole('button', { name, exact: true });
      const dialog = page.getByRole('dialog', { name });
      // Within one frame: the second press finds the address of the first one, and the screen from before it.
      for (const pressed of tile.elements()) {
        pressed.click();
        pressed.click();
      }
      await dialog.waitFor();
      appWindow().history.back();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('');
    },
  );

  it('leaves a dialog open that was opened in the moment in which another one closed', async () => {
    const { page } = open;
    const [tile] = page.getByRole('main').getByRole('button', { name: 'Create Reminder' }).elements();
    const dialog = await openDialog('Send Email');
    const [cancel] = dialog.getByRole('button', { name: 'Cancel' }).elements();
    cancel?.click();
    tile?.click();
    await page.getByRole('dialog', { name: 'Create Reminder' }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?dialog=reminder');
    appWindow().history.back();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

type Form = {
  /** The tile, the dialog's title and its button. */
  name: string;
  fields: Readonly<Record<string, string>>;
  sending: string;
  success: string;
  failure: RegExp;
  /** What the server is asked to do. */
  asks: { actionType: ActionType; payload: Record<string, unknown>; holdMs?: number };
};

const forms: readonly Form[] = [
  {
    name: 'Send Email',
    fields: { To: 'noa@example.com', Subject: 'About otters', Message: 'Dear all,\nOtters' },
    sending: '📤 Sending email...',
    success: '✅ Email sent successfully!',
    failure: /^❌ Failed to send email: The provider is down$/,
    asks: {
      actionType: 'send_email',
      payload: { to: ['noa@example.com'], subject: 'About otters', body: 'Dear all,\nOtters' },
      holdMs: 0,
    },
  },
  {
    name: 'Schedule Meeting',
    fields: {
      'Meeting Title': 'Otter review',
      Date: '2030-05-01',
      Time: '10:30',
      'Attendees (Optional)': 'dana@example.com, avi@example.com',
      'Description (Optional)': 'The otter quarter',
    },
    sending: '📅 Scheduling meeting...',
    success: '✅ Meeting scheduled successfully!',
    failure: /^❌ Failed to schedule meeting: The provider is down$/,
    asks: {
      actionType: 'create_event',
      payload: {
        title: 'Otter review',
        summary: 'Otter review',
        startTime: '2030-05-01T10:30:00',
        attendees: ['dana@example.com, avi@example.com'],
        description: 'The otter quarter',
      },
    },
  },
  {
    name: 'Create Reminder',
    fields: {
      'Task Description': 'Water the otters',
      Date: '2030-05-01',
      Time: '08:00',
      'Notes (Optional)': 'Two litres',
    },
    sending: '⏰ Creating reminder...',
    success: '✅ Reminder created successfully!',
    failure: /^❌ Failed to create reminder: The provider is down$/,
    asks: {
      actionType: 'create_event',
      payload: {
        title: '🔔 Reminder - Water the otters',
        summary: '🔔 Reminder - Water the otters',
        description: 'Two litres',
        startTime: '2030-05-01T08:00:00',
        endTime: '2030-05-01T05:30:00.000Z',
        reminders: {
          useDefault: false,
          overrides: [
            { method: 'popup', minutes: 0 },
            { method: 'email', minutes: 0 },
          ],
        },
        priority: 'medium',
      },
    },
  },
  {
    name: 'Send WhatsApp',
    fields: { 'Phone Number': '052-123-4567', Message: 'Hello otter' },
    sending: '📱 Sending WhatsApp message...',
    success: '✅ WhatsApp message sent successfully!',
    failure: /^❌ Failed to send WhatsApp message: The provider is down$/,
    asks: {
      actionType: 'send_whatsapp',
      payload: { to: '+972521234567', message: 'Hello otter' },
      holdMs: 0,
    },
  },
];

/** Behind an open dialog a toast has no role. */
const toast = (text: string | RegExp) => open.page.getByText(text).last();

async function openDialog(name: string): Promise<AppLocator> {
  await open.page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const dialog = open.page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}

async function fill(dialog: AppLocator, { fields }: Form): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
}

/** The whole call, whose key is the id of the person's only Smart Task. */
async function callFor({ asks }: Form): Promise<object> {
  const { uid } = open.person;
  const [task, ...others] = await open.store.list(paths.smartTasks(uid));
  expect(others).toEqual([]);
  return {
    ...asks,
    userId: uid,
    taskId: task?.id,
    idempotencyKey: task?.id,
    payloadHash: payloadHash(asks.actionType, asks.payload),
    now: expect.any(String),
    timeZone: 'Asia/Jerusalem',
  };
}

const askedOfServer = () => open.api.calls('execute').map(({ body }) => body);

describe.each(forms)('$name', (form) => {
  it('sends once, however often the button is pressed, and forgets the form', async () => {
    const dialog = await openDialog(form.name);
    await fill(dialog, form);
    await dialog.getByRole('button', { name: form.name, exact: true }).dblclick();
    await toast(form.success).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(askedOfServer()).toEqual([await callFor(form)]);

    const again = await openDialog(form.name);
    const [first = ''] = Object.keys(form.fields);
    await expect.poll(() => again.getByLabel(first).inputValue()).toBe('');
    await open.page.keyboard.press('Escape');
    await again.waitFor({ state: 'detached' });
    expect(askedOfServer()).toHaveLength(1);
  });

  it('cannot be closed while sending, and stays with its words when the provider fails', async () => {
    const dialog = await openDialog(form.name);
    await fill(dialog, form);
    const send = dialog.getByRole('button', { name: form.name, exact: true });
    const [first = ''] = Object.keys(form.fields);

    const held = open.api.hold('execute');
    await send.click();
    await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
    await toast(form.sending).waitFor();
    await dialog.getByText('Cannot be closed while sending').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    await expect.poll(() => dialog.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
    await expect.poll(() => dialog.getByLabel(first).isDisabled()).toBe(true);
    expect(appDocument().activeElement?.textContent).toBe('Sending...');
    await open.page.keyboard.press('Escape');
    await open.page.mouse.click(5, 5);
    expect(await dialog.isVisible()).toBe(true);
    held.release(failed('unavailable', { error: 'The provider is down', retryAfterSeconds: 0 }));
    await toast(form.failure).waitFor();
    // The provider is asked twice more what became of it before this is given up.
    expect(askedOfServer()).toHaveLength(3);
    await expect.poll(() => dialog.getByLabel(first).inputValue()).toBe(form.fields[first]);

    open.api.on('execute', runAtOnce);
    await send.click();
    await toast(form.success).waitFor();
    await dialog.waitFor({ state: 'detached' });
    // All under one key: whatever the provider did of it, it does once.
    const call = await callFor(form);
    expect(askedOfServer()).toEqual([call, call, call, call]);
  });
});

describe('Ask Question', () => {
  beforeEach(() => void scriptAssistant());

  it('opens one session, however often the button is pressed', async () => {
    const { page, person, store } = open;
    const dialog = page.getByRole('dialog', { name: 'Ask Question' });
    await page.getByRole('main').getByRole('button', { name: 'Ask Question' }).dblclick();
    await dialog.getByRole('button', { name: 'What is the weather in Haifa?' }).click();
    await expect
      .poll(() => dialog.getByLabel('Your Question').inputValue())
      .toBe('What is the weather in Haifa?');
    const question = 'What is an otter?';
    await dialog.getByLabel('Your Question').fill(question);
    await dialog.getByRole('button', { name: 'Ask Question', exact: true }).dblclick();
    await toast('✅ Question sent successfully!').waitFor();
    await page.waitForURL((url) => url.pathname === '/command-center');
    await page.getByRole('log', { name: 'Conversation' }).getByText(question).waitFor();
    const sessions = await store.list(paths.sessions(person.uid));
    expect(sessions.map(({ title }) => title)).toEqual([question]);
  });

  it('takes nobody along who went elsewhere meanwhile, and offers them the answer', async () => {
    const { page } = open;
    const question = 'Who is an otter?';
    const letGo = await askAndHold(question);
    await sidebar(page).open('Campaigns');
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
    letGo();
    await offer(open).waitFor();
    expect(new URL(page.url()).pathname).toBe('/campaigns');
    await offer(open).click();
    await page.getByRole('log', { name: 'Conversation' }).getByText(question).waitFor();
  });

  it('takes nobody along who opened another dialog meanwhile', async () => {
    const { page } = open;
    const letGo = await askAndHold('Who is an otter?');
    const dialog = await openDialog('Send Email');
    await dialog.getByLabel('Subject').fill('Half a subject');
    letGo();
    await offer(open).waitFor();
    expect(new URL(page.url()).pathname).toBe('/crocodile-hub');
    await expect.poll(() => dialog.getByLabel('Subject').inputValue()).toBe('Half a subject');
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
    await expect.poll(() => field.inputValue()).toBe('What is the weather in Haifa?');
    await field.fill('What is the weather in Haifa and in Eilat?');
    await expect.poll(() => first.isEnabled()).toBe(false);
    await field.fill('');
    await expect.poll(() => first.isEnabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('asks for three characters', async () => {
    const dialog = await openDialog('Ask Question');
    const ask = dialog.getByRole('button', { name: 'Ask Question', exact: true });
    await ask.click();
    await dialog.getByText('Question is required').waitFor();
    await dialog.getByLabel('Your Question').fill('  ab ');
    await dialog.getByText('Question must be at least 3 characters').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await open.store.list(paths.sessions(open.person.uid))).toEqual([]);
  });
});

it.each([
  ['en', 'Send Email', 'To', 'Schedule Meeting', 'Attendees'],
  ['he', 'שליחת מייל', 'אל', 'קביעת פגישה', 'משתתפים'],
])('an address is typed from the left in a dialog in %s', async (language, mail, to, meeting, attendees) => {
  const { page } = open;
  localStorage.setItem('language', language);
  await page.reload();
  for (const [button, name] of [
    [mail, to],
    [meeting, attendees],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    const field = page.getByRole('dialog').getByRole('textbox', { name });
    await field.waitFor();
    const [input] = field.elements();
    expect(input === undefined ? null : appWindow().getComputedStyle(input).direction).toBe('ltr');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

describe('what a dialog asks for', () => {
  it.each([
    ['Send WhatsApp', { 'Phone Number': '123456' }],
    ['Send Email', { Subject: 'Lunch', Message: 'At one?', To: 'dana' }],
    ['Ask Question', { 'Your Question': 'ab' }],
  ] as const)('pushes no button of %s away from under a press', async (name, fields) => {
    const { page } = open;
    const dialog = await openDialog(name);
    const [form] = dialog.locator('form').elements();
    for (const edge of ['start', 'end'] as const) {
      for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
      const submitted = new Promise((resolve) => form?.addEventListener('submit', resolve, { once: true }));
      const box = await dialog.getByRole('button', { name, exact: true }).boundingBox();
      await page.mouse.move(box.x + box.width / 2, edge === 'start' ? box.y + 2 : box.y + box.height - 2);
      await page.mouse.down();
      // The field is left, and its error makes the dialog taller.
      await dialog.locator('[aria-invalid=true]').first().waitFor();
      await page.mouse.up();
      await submitted;
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(askedOfServer()).toEqual([]);
  });

  it('is shown at its field, which takes the focus', async () => {
    const dialog = await openDialog('Schedule Meeting');
    await dialog.getByLabel('Meeting Title').fill('Review');
    await dialog.getByRole('button', { name: 'Schedule Meeting', exact: true }).click();
    await dialog.getByText('Meeting date is required').waitFor();
    await dialog.getByText('Meeting time is required').waitFor();
    await expect.poll(() => appDocument().activeElement).toBe(dialog.getByLabel('Date').elements()[0]);
    await expect.poll(() => dialog.getByText('Meeting title is required').count()).toBe(0);
  });

  it('is seven to fifteen digits of a phone number, shown as they will be called', async () => {
    const dialog = await openDialog('Send WhatsApp');
    const phone = dialog.getByLabel('Phone Number');
    await phone.fill('0521234567');
    await dialog.getByText('052-123-4567').waitFor();
    await phone.fill('123456');
    await dialog.getByRole('button', { name: 'Send WhatsApp', exact: true }).click();
    await dialog.getByText('Invalid phone number format').waitFor();
    await dialog.getByText('Message content is required').waitFor();
    await dialog.getByLabel('Message').fill('שלום');
    await dialog.getByText('4 characters').waitFor();
    await phone.fill('+1 555 123 4567');
    await dialog.getByLabel('Message').fill('otter');
    await open.page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(askedOfServer().map(({ payload }) => payload)).toEqual([{ to: '+15551234567', message: 'otter' }]);
  });
});

/** Asks; the half second before the conversation opens lasts until the answer is called. */
async function askAndHold(question: string): Promise<() => void> {
  const opened = appWindow();
  const setTimeout = opened.setTimeout.bind(opened);
  let letGo: () => void = () => expect.unreachable('The half second has not begun.');
  const held = (work: () => void, ms?: number) => {
    if (ms !== limits.navigateAfterQuestionMs) return setTimeout(work, ms);
    letGo = work;
    return 0;
  };
  Object.assign(opened, { setTimeout: held });
  const dialog = await openDialog('Ask Question');
  await dialog.getByLabel('Your Question').fill(question);
  await dialog.getByRole('button', { name: 'Ask Question', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  return () => letGo();
}

function offer({ page }: App): AppLocator {
  return page
    .getByRole('listitem')
    .filter({ hasText: '✅ Question sent successfully!' })
    .getByRole('button', { name: 'Open the answer' });
}
