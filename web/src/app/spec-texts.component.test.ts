import { describe, expect, it } from 'vitest';
import { commandCenterPage } from '../../../tests/e2e/pages/command-center-page.ts';
import { hubPage } from '../../../tests/e2e/pages/hub-page.ts';
import { foreign } from '../testing/answers.ts';
import { aPerson, signedIn, visit } from '../testing/app.ts';
import { aClock } from '../testing/clock.ts';
import { aConsent } from '../testing/consent.ts';
import type { AppLocator } from '../testing/app-locator.ts';
import type { AppPage } from '../testing/app-page.ts';
import { stage } from '../testing/stage.ts';

async function showsAll(place: AppPage | AppLocator, texts: readonly string[]): Promise<void> {
  for (const text of texts) await place.getByText(text, { exact: true }).first().waitFor();
}

/** Fails the call, but not before the person has seen this text. */
const failsAfter = (page: AppPage, text: string) => async () => {
  await page.getByText(text, { exact: true }).waitFor();
  return foreign(500);
};

describe('the login', () => {
  it('names what failed', async () => {
    const { email } = aPerson();
    const consent = aConsent();
    const { page, api } = await visit('/login', { prepare: consent.openIn });
    await page.getByRole('radio', { name: 'Sign Up' }).check({ force: true });
    const form = page.getByRole('form', { name: 'Sign Up' });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill('crocodile');
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await form.getByText('Sign up failed', { exact: true }).waitFor();

    const state = 'state-of-this-consent';
    api.reply('googleStart', { success: true, authUrl: 'https://accounts.google.test/', state });
    api.reply('googleExchange', {
      success: true,
      idToken: 'x',
      accessToken: 'none',
      expiresInSeconds: 60,
      email,
      ticket: null,
    });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect.poll(consent.address).toBe('https://accounts.google.test/');
    await consent.answer({ state, code: 'code-of-this-consent' });
    await showsAll(form, ['Google sign-in failed', 'No valid access token received from Google']);
    expect(localStorage.getItem('auth-storage')).toBeNull();
  });
});

describe('the shell', () => {
  it('is 300 px wide beside the content, and an overlay on small screens', async () => {
    const { page } = await signedIn();
    const left = async (place: AppLocator) => (await place.boundingBox())?.x;
    await expect.poll(() => left(page.getByRole('main'))).toBe(300);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('link', { name: 'Campaigns' }).waitFor();
    await page.mouse.click(380, 400);
    await page.getByRole('link', { name: 'Campaigns' }).waitFor({ state: 'detached' });
    expect(await left(page.getByRole('main'))).toBe(0);
  });
});

describe('the hub', () => {
  it('says what the rules quote', async () => {
    const { page, person } = await signedIn();
    await page.getByRole('heading', { name: 'Crocodile Hub', level: 1 }).waitFor();
    await page.getByText(`Welcome back, ${person.name}`, { exact: true }).waitFor();
    await greeting(page, person.name).waitFor();
    await hubPage(page).commandBox().waitFor();
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
      .waitFor();
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
  });

  it('has the buttons without effect that the rules name', async () => {
    const { page } = await signedIn();
    const names = [
      'Generate Report',
      'Check Weather',
      'Search Web',
      'View all →',
      'Settings',
      'Help & Support',
      'Feedback',
    ];
    for (const name of names) await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/crocodile-hub');
  });

  it('lets the person choose a model, and hides that on small screens', async () => {
    const { page } = await signedIn();
    await page.getByRole('radio', { name: 'AUTO' }).waitFor({ state: 'attached' });
    await expect.poll(() => page.getByRole('radio', { name: 'AUTO' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'MANUAL' }).check({ force: true });
    await page.getByText('Using GPT-4o', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Model: GPT-4o (OpenAI)' }).click();
    const choices = page.getByRole('menuitemradio');
    await choices.first().waitFor();
    await expect.poll(() => choices.count()).toBe(10);
    await page.getByRole('menuitemradio', { name: 'Sonar (Perplexity)' }).click();
    await page.getByText('Using Sonar', { exact: true }).waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByText('Using Sonar', { exact: true }).waitFor({ state: 'hidden' });
  });

  it('suggests while the empty box has the focus', async () => {
    const clock = aClock();
    const { page } = await signedIn({ prepare: clock.installIn });
    const box = hubPage(page).commandBox();
    await box.focus();
    const suggestions = page.getByRole('listbox', { name: 'Smart Suggestions' });
    await suggestions.waitFor();
    clock.stop();
    await box.blur();
    await clock.fastForward(199);
    expect(await suggestions.count()).toBe(1);
    await clock.fastForward(1);
    await suggestions.waitFor({ state: 'detached' });
  });

  it('sends words their three ways, and says what failed', async () => {
    const { page, api } = await signedIn();
    const hub = hubPage(page);
    api.on('legacySmartTask', async () => {
      await page.getByPlaceholder('Processing...').waitFor();
      await page.keyboard.press('Enter');
      return foreign(500);
    });
    await hub.run('remind me to stretch');
    await showsAll(page, ['Failed to create Smart Task', 'Smart Task error: 500']);
    await expect.poll(() => hub.commandBox().inputValue()).toBe('remind me to stretch');
    expect(api.calls('legacySmartTask').length).toBe(1);

    await hub.run('find quiet places');
    await page.getByText('Searching and opening chat...', { exact: true }).waitFor();
    await page.getByText('Session opened from Smart Router Input!', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Search Session' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/command-center');

    await page.goto('/crocodile-hub');
    await hub.run('how are you today');
    await page.waitForURL((url) => url.pathname === '/command-center');
    await commandCenterPage(page).log.getByText('how are you today', { exact: true }).waitFor();
  });

  it('tells how the services are refreshed, fixed and diagnosed', async () => {
    const { page, api } = await signedIn();
    const main = page.getByRole('main');
    // By key, because the toast of an earlier press may cover the next button while the pointer is on it.
    const press = (name: string) => main.getByRole('button', { name }).press('Enter');
    await main.getByRole('button', { name: 'Refresh' }).click();
    const toast = page.getByText('Status refreshed', { exact: true });
    await toast.waitFor();
    const { x, y } = await toast.boundingBox();
    expect([x > 720, y > 500]).toEqual([true, true]);

    api.on('serviceConfig', failsAfter(page, 'Attempting to fix WhatsApp...'));
    await press('Fix WhatsApp');
    await page.getByText('Failed to fix WhatsApp', { exact: true }).waitFor();

    api.on('health', failsAfter(page, 'Running diagnostics...'));
    await press('Run Diagnostics');
    await page.getByText('Diagnostics failed', { exact: true }).waitFor();
    api.off('health');
    await press('Run Diagnostics');
    await page.getByText('Some services are experiencing issues', { exact: true }).waitFor();
  });

  it('says that all is well when it is', async () => {
    const { api } = stage();
    const at = new Date().toISOString();
    const ids = ['gmail', 'calendar', 'openai', 'weather', 'search', 'whatsapp'] as const;
    const connected = { status: 'connected', description: '', lastSync: at } as const;
    api.reply('servicesStatus', {
      success: true,
      timestamp: at,
      status: 'healthy',
      totalServices: 6,
      operationalServices: 6,
      services: ids.map((id) => ({ ...connected, id, name: id })),
    });
    api.reply('health', {
      timestamp: at,
      status: 'healthy',
      services: { gmail: 'connected', calendar: 'connected', gpt: 'connected' },
    });
    const { page } = await signedIn();
    await showsAll(page.getByRole('main'), ['All systems operational', '6 of 6 services operational']);
    expect(await page.getByRole('button', { name: /^Fix/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Run Diagnostics' }).click();
    await page.getByText('All systems operational!', { exact: true }).waitFor();
  });

  it('says what could not be loaded', async () => {
    const { api } = stage();
    for (const name of ['servicesStatus', 'weather', 'dashboard'] as const) api.on(name, foreign(500));
    const { page } = await signedIn();
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
    await page.getByText(denied).waitFor();
  });
});

describe('the dialogs', () => {
  const open = async (page: AppPage, name: string) => {
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    return page.getByRole('dialog', { name });
  };
  const press = (dialog: AppLocator, name: string) =>
    dialog.getByRole('button', { name, exact: true }).click();

  it('ask for what is missing, and stop without Google', async () => {
    const { page } = await signedIn();
    const email = await open(page, 'Send Email');
    await email.getByLabel('To').fill('dana@example.com');
    await expect.poll(() => email.getByRole('button', { name: 'Send Email' }).isDisabled()).toBe(true);
    await email.getByLabel('Subject').fill('Lunch');
    await email.getByLabel('Message').fill('See you');
    await press(email, 'Send Email');
    const needs = (what: string) => `Google authorization required to ${what}. Please reconnect.`;
    await page.getByText(needs('send email'), { exact: true }).waitFor();
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
    await page.getByText(needs('schedule meetings'), { exact: true }).waitFor();
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
    await page.getByText(needs('create reminders'), { exact: true }).waitFor();
    await press(reminder, 'Cancel');
  });

  it('check a question and a phone number, and stay open while sending and when it fails', async () => {
    const { page, api } = await signedIn();
    const question = await open(page, 'Ask Question');
    await question.getByLabel('Your Question').waitFor();
    const examples = await question.getByRole('button', { name: /\?$|Aviv$/ }).count();
    expect(examples).toBe(4);
    await press(question, 'Ask Question');
    await question.getByText('Question is required').waitFor();
    await question.getByLabel('Your Question').fill('ab');
    await question.getByText('Question must be at least 3 characters').waitFor();
    await press(question, 'Cancel');

    const whatsapp = await open(page, 'Send WhatsApp');
    await whatsapp.getByText('Ctrl+Enter to send', { exact: true }).waitFor();
    await press(whatsapp, 'Send WhatsApp');
    await showsAll(whatsapp, ['Phone number is required', 'Message content is required']);
    await whatsapp.getByLabel('Phone Number').fill('12345');
    await whatsapp.getByText('Invalid phone number format').waitFor();
    await whatsapp.getByLabel('Phone Number').fill('0541234567');
    await whatsapp.getByText('Will send to 054-123-4567').waitFor();
    await whatsapp.getByLabel('Message').fill('Hello');
    await whatsapp.getByText('5 characters').waitFor();

    // When the reading fails, the form's own words are used.
    api.fail('legacySmartTask', 'unavailable');
    api.on('execute', async () => {
      await whatsapp.getByRole('button', { name: 'Sending...' }).waitFor();
      await expect.poll(() => whatsapp.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
      await expect.poll(() => whatsapp.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
      return failsAfter(page, '📱 Sending WhatsApp message...')();
    });
    await whatsapp.getByLabel('Message').press('Control+Enter');
    const failed = '❌ Failed to send WhatsApp message: Failed to send WhatsApp message';
    await page.getByText(failed, { exact: true }).waitFor();
    await expect.poll(() => whatsapp.getByLabel('Message').inputValue()).toBe('Hello');
  });
});

it('Smart Tasks asks for Google again after a reload, drops a token that does not work, and says when reconnecting fails', async () => {
  const { page, api } = await signedIn({ hasDatabase: true });
  const token = '{"state":{"googleAccessToken":"ya29.old"},"version":0}';
  localStorage.setItem('auth-storage', token);
  await page.goto('/smart-tasks');
  const asks = [
    'Google not connected',
    'Google authorization required. Please reconnect your Google account.',
  ];
  await showsAll(page.getByRole('main'), asks);
  await expect.poll(() => localStorage.getItem('auth-storage')).toBeNull();
  // This device now knows from its cache that nothing is connected; the server must confirm it.
  await page.reload();
  await showsAll(page.getByRole('main'), asks);
  api.on('googleStart', foreign(500));
  await page.getByRole('button', { name: 'Reconnect Google Account' }).click();
  await showsAll(page, ['Failed to reconnect Google account', 'Please try again, or refresh the page.']);
});

describe('the mock screens', () => {
  it('show what it names and change nothing', async () => {
    const { page } = await signedIn({ at: '/campaigns' });
    for (const name of ['Name', 'Status', 'Budget', 'Start', 'End', 'Performance']) {
      await page.getByRole('columnheader', { name, exact: true }).waitFor();
    }
    await showsAll(page.getByRole('table'), ['Active', 'Paused', 'Ended']);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Add campaign: a sample, nothing was added.').waitFor();
    await page.getByRole('button', { name: 'Edit November launch' }).click();
    await page.getByText('Edit "November launch": a sample, nothing was changed.').waitFor();
    await page.getByRole('button', { name: 'Delete November launch' }).click();
    await page.getByText('Delete "November launch": a sample, nothing was deleted.').waitFor();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(3);

    await page.goto('/ai-activity-log');
    const entries = page.getByRole('region', { name: 'AI Activity Log' }).getByRole('listitem');
    await expect.poll(() => entries.count()).toBe(5);
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
      await expect.poll(() => entries.count()).toBe(count);
    }
    await page.getByRole('main').getByRole('searchbox').fill('quote');
    await expect.poll(() => entries.count()).toBe(1);

    await page.goto('/settings');
    await page.getByText('Settings will be here').waitFor();
    await page.goto('/privacy');
    await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor();
  });

  it('ask whoever is signed out to log in, where the rules have words for it', async () => {
    const { page } = await visit('/inbox-ai');
    await page.getByText('Please log in to view your inbox').waitFor();
    await page.goto('/command-center');
    await page.getByText('Please log in to access Command Center').waitFor();
    await page.goto('/crocodile-hub');
    await page.getByText('Welcome back, Executive', { exact: true }).waitFor();
    await greeting(page, 'Executive').waitFor();
  });
});

function greeting(page: AppPage, name: string): AppLocator {
  const words = new RegExp(`^Good (morning|afternoon|evening|night), ${name}\\.$`);
  return page.getByRole('heading', { name: words, level: 2 });
}
