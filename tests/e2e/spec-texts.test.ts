import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/browse.ts';
import { aPerson } from '../support/people.ts';
import { signedIn } from '../support/signed-in.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { hubPage } from './pages/hub-page.ts';
import { patience } from '../support/patience.ts';

async function showsAll(place: Page | Locator, texts: readonly string[]): Promise<void> {
  for (const text of texts) await place.getByText(text, { exact: true }).first().waitFor(patience);
}

/** Fails the call, but not before the person has seen this text. */
const failsAfter = (page: Page, text: string) => async (route: Route) => {
  await page.getByText(text, { exact: true }).waitFor(patience);
  await route.fulfill({ status: 500, json: {} });
};

/** The browser's own lines about calls that a test lets fail. */
function forget(problems: string[], path: string): void {
  problems.splice(0, problems.length, ...problems.filter((line) => !line.includes(path)));
}

describe('the login', () => {
  it('names what failed', async () => {
    const { page, problems, close } = await visit('/login');
    const { email } = await aPerson({ google: false });
    await page.getByRole('radio', { name: 'Sign Up' }).check({ force: true });
    const form = page.getByRole('form', { name: 'Sign Up' });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill('crocodile');
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await form.getByText('Sign up failed', { exact: true }).waitFor(patience);

    const answer = {
      success: true,
      idToken: 'x',
      accessToken: 'none',
      expiresInSeconds: 60,
      email,
      ticket: null,
    };
    await page.route('**/api/google/exchange', (route) => route.fulfill({ json: answer }));
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const consent = await popup;
    await consent.getByRole('button', { name: /dana@/ }).click();
    await consent.getByRole('button', { name: 'Allow' }).click();
    await showsAll(form, ['Google sign-in failed', 'No valid access token received from Google']);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-storage'))).toBeNull();
    forget(problems, 'accounts:signUp');
    await close();
  });
});

describe('the shell', () => {
  it('is 300 px wide beside the content, and an overlay on small screens', async () => {
    const { page, close } = await signedIn();
    const left = async (place: Locator) => (await place.boundingBox())?.x;
    await expect.poll(() => left(page.getByRole('main')), patience).toBe(300);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('link', { name: 'Campaigns' }).waitFor(patience);
    await page.mouse.click(380, 400);
    await page.getByRole('link', { name: 'Campaigns' }).waitFor({ state: 'detached', ...patience });
    expect(await left(page.getByRole('main'))).toBe(0);
    await close();
  });
});

describe('the hub', () => {
  it('says what the rules quote', async () => {
    const { page, person, close } = await signedIn();
    await page.getByRole('heading', { name: 'Crocodile Hub', level: 1 }).waitFor(patience);
    await page.getByText(`Welcome back, ${person.name}`, { exact: true }).waitFor(patience);
    await greeting(page, person.name).waitFor(patience);
    await hubPage(page).commandBox().waitFor(patience);
    await showsAll(page.getByRole('main'), [
      'What can I help you with today?',
      'Type a command, ask a question, or use voice input',
      'Quick Actions',
      'Execute common tasks instantly',
      '12 quick actions executed',
      'Recent Conversations',
      'No recent conversations yet',
      'Start a conversation in Command Center',
      'Recent Tasks',
      'No recent tasks yet',
      'Create tasks in Smart Tasks',
      'Inbox Highlights',
      'Services Status',
      'Connected integrations and APIs',
      "Today's Summary",
      'Quick Stats',
      'Notifications',
      'AI Insights',
      'Tel Aviv, Israel',
      'Auto-routing enabled',
      'v2.0',
    ]);
    await page
      .getByText(/^\d of 6 services operational$/)
      .first()
      .waitFor(patience);
    const leadsTo = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await leadsTo('View all → Recent Conversations')).toBe('/command-center');
    expect(await leadsTo('View all → Recent Tasks')).toBe('/smart-tasks');
    expect(await leadsTo('View all → Inbox Highlights')).toBe('/inbox-ai');
    expect(await leadsTo('Manage →')).toBe('/connected-devices');
    expect(await leadsTo('Gmail')).toBe('/connected-devices?service=gmail');
    const privacy = page
      .getByRole('contentinfo')
      .or(page.getByRole('main'))
      .getByRole('link', { name: 'Privacy Policy' });
    expect([await privacy.last().getAttribute('href'), await privacy.last().getAttribute('target')]).toEqual([
      '/privacy',
      '_blank',
    ]);
    await close();
  });

  it('has the buttons without effect that the rules name', async () => {
    const { page, close } = await signedIn();
    const names = [
      'Generate Report',
      'Check Weather',
      'Search Web',
      'View all →',
      'Settings',
      'Help & Support',
      'Feedback',
    ];
    for (const name of names)
      await page.getByRole('main').getByRole('button', { name, exact: true }).click(patience);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/crocodile-hub');
    await close();
  });

  it('lets the person choose a model, and hides that on small screens', async () => {
    const { page, close } = await signedIn();
    await page.getByRole('radio', { name: 'AUTO' }).waitFor({ state: 'attached', ...patience });
    await expect.poll(() => page.getByRole('radio', { name: 'AUTO' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'MANUAL' }).check({ force: true });
    await page.getByText('Using GPT-4o', { exact: true }).waitFor(patience);
    await page.getByRole('button', { name: 'Model: GPT-4o (OpenAI)' }).click();
    const choices = page.getByRole('menuitemradio');
    await choices.first().waitFor(patience);
    await expect.poll(() => choices.count()).toBe(10);
    await page.getByRole('menuitemradio', { name: 'Sonar (Perplexity)' }).click();
    await page.getByText('Using Sonar', { exact: true }).waitFor(patience);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByText('Using Sonar', { exact: true }).waitFor({ state: 'hidden', ...patience });
    await close();
  });

  it('suggests while the empty box has the focus', async () => {
    const { page, close } = await signedIn();
    const box = hubPage(page).commandBox();
    await box.focus();
    const suggestions = page.getByRole('listbox', { name: 'Smart Suggestions' });
    await suggestions.waitFor(patience);
    await box.blur();
    await suggestions.waitFor({ state: 'detached', ...patience });
    await close();
  });

  it('sends words their three ways, and says what failed', async () => {
    const { page, problems, close } = await signedIn();
    const hub = hubPage(page);
    let asked = 0;
    await page.route('**/api/actions/legacy-smart-task', async (route) => {
      asked += 1;
      await page.getByPlaceholder('Processing...').waitFor(patience);
      await page.keyboard.press('Enter');
      await route.fulfill({ status: 500, json: {} });
    });
    await hub.run('remind me to stretch');
    await showsAll(page, ['Failed to create Smart Task', 'Smart Task error: 500']);
    await expect.poll(() => hub.commandBox().inputValue()).toBe('remind me to stretch');
    expect(asked).toBe(1);
    forget(problems, '/api/actions/legacy-smart-task');

    await hub.run('find quiet places');
    await page.getByText('Searching and opening chat...', { exact: true }).waitFor(patience);
    await page.getByText('Session opened from Smart Router Input!', { exact: true }).waitFor(patience);
    await page.getByRole('heading', { name: 'Search Session' }).waitFor(patience);
    expect(new URL(page.url()).pathname).toBe('/command-center');

    await page.goto('/crocodile-hub');
    await hub.run('how are you today');
    await page.waitForURL((url) => url.pathname === '/command-center', patience);
    await commandCenterPage(page).log.getByText('how are you today', { exact: true }).waitFor(patience);
    await close();
  });

  it('tells how the services are refreshed, fixed and diagnosed', async () => {
    const { page, problems, close } = await signedIn();
    const main = page.getByRole('main');
    // By key: the toast of the press before may lie over the next button, and stays while it is pointed at.
    const press = (name: string) => main.getByRole('button', { name }).press('Enter');
    await main.getByRole('button', { name: 'Refresh' }).click(patience);
    const toast = page.getByText('Status refreshed', { exact: true });
    await toast.waitFor(patience);
    const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
    expect([x > 720, y > 500]).toEqual([true, true]);

    await page.route('**/api/services/config', failsAfter(page, 'Attempting to fix WhatsApp...'));
    await press('Fix WhatsApp');
    await page.getByText('Failed to fix WhatsApp', { exact: true }).waitFor(patience);
    await page.unroute('**/api/services/config');

    await page.route('**/api/services/health', failsAfter(page, 'Running diagnostics...'));
    await press('Run Diagnostics');
    await page.getByText('Diagnostics failed', { exact: true }).waitFor(patience);
    await page.unroute('**/api/services/health');
    await press('Run Diagnostics');
    await page.getByText('Some services are experiencing issues', { exact: true }).waitFor(patience);
    forget(problems, '/api/services/');
    await close();
  });

  it('says that all is well when it is', async () => {
    const { page, close } = await signedIn();
    const at = new Date().toISOString();
    const card = (id: string) => ({ id, name: id, status: 'connected', description: '', lastSync: at });
    const ids = ['gmail', 'calendar', 'openai', 'weather', 'search', 'whatsapp'];
    const status = {
      success: true,
      timestamp: at,
      status: 'healthy',
      totalServices: 6,
      operationalServices: 6,
    };
    const connected = { gmail: 'connected', calendar: 'connected', gpt: 'connected' };
    const json = { ...status, services: ids.map(card) };
    await page.route('**/api/services/status', (route) => route.fulfill({ json }));
    await page.route('**/api/services/health', (route) =>
      route.fulfill({ json: { timestamp: at, status: 'healthy', services: connected } }),
    );
    await page.reload();
    await showsAll(page.getByRole('main'), ['All systems operational', '6 of 6 services operational']);
    expect(await page.getByRole('button', { name: /^Fix/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Run Diagnostics' }).click();
    await page.getByText('All systems operational!', { exact: true }).waitFor(patience);
    await close();
  });

  it('says what could not be loaded', async () => {
    const { page, problems, close } = await signedIn();
    for (const call of ['services/status', 'services/weather**', 'dashboard**']) {
      await page.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, json: {} }));
    }
    await page.evaluate(() => localStorage.removeItem('personal:weather'));
    await page.reload();
    await showsAll(page.getByRole('main'), [
      'Failed to load service status',
      'Failed to load dashboard data',
      'Weather unavailable',
      'Failed to load weather data',
    ]);
    await expect.poll(() => page.getByText('Failed to load', { exact: true }).count()).toBe(6);
    await page.getByRole('button', { name: /^Location/ }).click();
    await page.getByRole('button', { name: 'Use my location' }).click();
    const denied = 'Unable to get your location. Please check your browser permissions.';
    await page.getByText(denied).waitFor(patience);
    forget(problems, '/api/');
    await close();
  });
});

describe('the dialogs', () => {
  const open = async (page: Page, name: string) => {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click(patience);
    return page.getByRole('dialog', { name });
  };
  const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

  it('ask for what is missing, and stop without Google', async () => {
    const { page, close } = await signedIn();
    const email = await open(page, 'Send Email');
    await email.getByLabel('To').fill('dana@example.com');
    await expect.poll(() => email.getByRole('button', { name: 'Send Email' }).isDisabled()).toBe(true);
    await email.getByLabel('Subject').fill('Lunch');
    await email.getByLabel('Message').fill('See you');
    await press(email, 'Send Email');
    const needs = (what: string) => `Google authorization required to ${what}. Please reconnect.`;
    await page.getByText(needs('send email'), { exact: true }).waitFor(patience);
    await press(email, 'Cancel');
    const again = await open(page, 'Send Email');
    await expect.poll(() => again.getByLabel('Subject').inputValue()).toBe('');
    await press(again, 'Cancel');

    const meeting = await open(page, 'Schedule Meeting');
    await press(meeting, 'Schedule Meeting');
    await showsAll(meeting, [
      'Meeting title is required',
      'Meeting date is required',
      'Meeting time is required',
    ]);
    await meeting.getByLabel('Meeting Title').fill('Review');
    await meeting.getByLabel('Date').fill('2030-05-01');
    await meeting.getByLabel('Time').fill('10:00');
    await press(meeting, 'Schedule Meeting');
    await page.getByText(needs('schedule meetings'), { exact: true }).waitFor(patience);
    await press(meeting, 'Cancel');

    const reminder = await open(page, 'Create Reminder');
    await press(reminder, 'Create Reminder');
    await showsAll(reminder, [
      'Task description is required',
      'Reminder date is required',
      'Reminder time is required',
    ]);
    await expect.poll(() => reminder.getByRole('radio', { name: 'medium' }).isChecked()).toBe(true);
    await reminder.getByLabel('Task Description').fill('Call Dana');
    await reminder.getByLabel('Date').fill('2030-05-01');
    await reminder.getByLabel('Time').fill('10:00');
    await press(reminder, 'Create Reminder');
    await page.getByText(needs('create reminders'), { exact: true }).waitFor(patience);
    await press(reminder, 'Cancel');
    await close();
  });

  it('check a question and a phone number, and stay open while sending and when it fails', async () => {
    const { page, problems, close } = await signedIn();
    const question = await open(page, 'Ask Question');
    await question.getByLabel('Your Question').waitFor(patience);
    const examples = await question.getByRole('button', { name: /\?$|Aviv$/ }).count();
    expect(examples).toBe(4);
    await press(question, 'Ask Question');
    await question.getByText('Question is required').waitFor(patience);
    await question.getByLabel('Your Question').fill('ab');
    await question.getByText('Question must be at least 3 characters').waitFor(patience);
    await press(question, 'Cancel');

    const whatsapp = await open(page, 'Send WhatsApp');
    await whatsapp.getByText('Ctrl+Enter to send', { exact: true }).waitFor(patience);
    await press(whatsapp, 'Send WhatsApp');
    await showsAll(whatsapp, ['Phone number is required', 'Message content is required']);
    await whatsapp.getByLabel('Phone Number').fill('12345');
    await whatsapp.getByText('Invalid phone number format').waitFor(patience);
    await whatsapp.getByLabel('Phone Number').fill('0541234567');
    await whatsapp.getByText('Will send to 054-123-4567').waitFor(patience);
    await whatsapp.getByLabel('Message').fill('Hello');
    await whatsapp.getByText('5 characters').waitFor(patience);

    await page.route('**/api/action-engine/execute', async (route) => {
      await whatsapp.getByRole('button', { name: 'Sending...' }).waitFor(patience);
      await expect.poll(() => whatsapp.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
      await expect.poll(() => whatsapp.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
      await failsAfter(page, '📱 Sending WhatsApp message...')(route);
    });
    await whatsapp.getByLabel('Message').press('Control+Enter');
    const failed = '❌ Failed to send WhatsApp message: Failed to send WhatsApp message';
    await page.getByText(failed, { exact: true }).waitFor(patience);
    await expect.poll(() => whatsapp.getByLabel('Message').inputValue()).toBe('Hello');
    forget(problems, '/api/action-engine/execute');
    await close();
  });
});

it('Smart Tasks asks for Google again after a reload, drops a token that does not work, and says when reconnecting fails', async () => {
  const { page, problems, close } = await signedIn();
  const token = '{"state":{"googleAccessToken":"ya29.old"},"version":0}';
  await page.evaluate((stored) => localStorage.setItem('auth-storage', stored), token);
  await page.goto('/smart-tasks');
  const asks = [
    'Google not connected',
    'Google authorization required. Please reconnect your Google account.',
  ];
  await showsAll(page.getByRole('main'), asks);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-storage'))).toBeNull();
  // By now this device remembers that nothing is connected, and the server has to say so again.
  await page.reload();
  await showsAll(page.getByRole('main'), asks);
  await page.route('**/api/google/start', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Reconnect Google Account' }).click();
  await showsAll(page, ['Failed to reconnect Google account', 'Please try again, or refresh the page.']);
  forget(problems, '/api/google/start');
  await close();
});

describe('the mock screens', () => {
  it('show what it names and change nothing', async () => {
    const { page, close } = await signedIn({ at: '/campaigns' });
    for (const name of ['Name', 'Status', 'Budget', 'Start', 'End', 'Performance']) {
      await page.getByRole('columnheader', { name, exact: true }).waitFor(patience);
    }
    await showsAll(page.getByRole('table'), ['Active', 'Paused', 'Ended']);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Add campaign: a sample, nothing was added.').waitFor(patience);
    await page.getByRole('button', { name: 'Edit November launch' }).click();
    await page.getByText('Edit "November launch": a sample, nothing was changed.').waitFor(patience);
    await page.getByRole('button', { name: 'Delete November launch' }).click();
    await page.getByText('Delete "November launch": a sample, nothing was deleted.').waitFor(patience);
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(3);

    await page.goto('/ai-activity-log');
    const entries = page.getByRole('region', { name: 'AI Activity Log' }).getByRole('listitem');
    await expect.poll(() => entries.count(), patience).toBe(5);
    await page.getByRole('button', { name: /^Retry/ }).click();
    await page
      .getByRole('button', { name: /^Details/ })
      .first()
      .click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    for (const [status, count] of [
      ['Completed', 3],
      ['Failed', 1],
      ['In progress', 1],
      ['All', 5],
    ] as const) {
      await page
        .getByRole('group', { name: 'Filter by status' })
        .getByRole('button', { name: status })
        .click();
      await expect.poll(() => entries.count(), patience).toBe(count);
    }
    await page.getByRole('main').getByRole('searchbox').fill('quote');
    await expect.poll(() => entries.count(), patience).toBe(1);

    await page.goto('/settings');
    await page.getByText('Settings will be here').waitFor(patience);
    await page.goto('/privacy');
    await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor(patience);
    await close();
  });

  it('ask whoever is signed out to log in, where the rules have words for it', async () => {
    const { page, close } = await visit('/inbox-ai');
    await page.getByText('Please log in to view your inbox').waitFor(patience);
    await page.goto('/command-center');
    await page.getByText('Please log in to access Command Center').waitFor(patience);
    await page.goto('/crocodile-hub');
    await page.getByText('Welcome back, Executive', { exact: true }).waitFor(patience);
    await greeting(page, 'Executive').waitFor(patience);
    await close();
  });
});

function greeting(page: Page, name: string): Locator {
  const words = new RegExp(`^Good (morning|afternoon|evening|night), ${name}\\.$`);
  return page.getByRole('heading', { name: words, level: 2 });
}
