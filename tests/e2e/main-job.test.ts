import { afterEach, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browse.ts';
import { setHold } from '../support/hold.ts';
import { aPerson, theDemoPerson } from '../support/people.ts';
import { sent } from '../support/sent.ts';
import { signedIn } from '../support/signed-in.ts';
import { hubPage } from './pages/hub-page.ts';
import { loginPage } from './pages/login-page.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

let open: Visit;

afterEach(() => open.close());

/** Somebody whose mails leave at once. */
async function onTheHub(): Promise<void> {
  const person = await aPerson({ google: true });
  await setHold(person.uid, 0);
  open = await signedIn({ person });
}

describe('a sentence', () => {
  it('becomes a sent mail', async () => {
    await setHold((await theDemoPerson()).uid, 0);
    open = await visit('/login');
    await loginPage(open.page).tryTheDemo();
    await hubPage(open.page).commandBox().waitFor(patience);
    const command = "Send an email to dana@example.com about lunch tomorrow saying I'm running late";
    await hubPage(open.page).run(command);
    await open.page.waitForURL('**/smart-tasks', patience);
    await smartTasksPage(open.page).task(command).getByText('Done').waitFor(patience);
    // Others write to the same people in the same run; nobody else writes of this.
    const mails = (await sent()).filter(({ subject }) => subject === 'lunch tomorrow');
    expect(mails).toEqual([
      expect.objectContaining({ provider: 'google', kind: 'email', to: 'dana@example.com' }),
    ]);
    expect(mails[0]?.text.trim()).toBe("I'm running late");
  });

  it('becomes a Hebrew mail with its letters intact', async () => {
    await onTheHub();
    const command = 'שלח מייל ל-avi@example.com בנושא החשבונית שלך ותכתוב שהתשלום יוצא היום';
    await hubPage(open.page).run(command);
    const task = smartTasksPage(open.page).task(command);
    await task.getByText('Done').waitFor(patience);
    const mails = (await sent()).filter(({ subject }) => subject === 'החשבונית שלך');
    expect(mails).toEqual([expect.objectContaining({ to: 'avi@example.com' })]);
    expect(mails[0]?.text.trim()).toBe('התשלום יוצא היום');
  });

  it('becomes a reminder that is delivered on time and stays in the list', async () => {
    await onTheHub();
    await hubPage(open.page).run('תזכיר לי בעוד 5 שניות להתקשר לאמא');
    await open.page.waitForURL('**/smart-tasks', patience);
    // The toast, from the notification that the server wrote.
    const toast = open.page
      .getByRole('region', { name: /^What just happened/ })
      .getByRole('listitem')
      .filter({ hasText: 'להתקשר לאמא', hasNotText: 'created' });
    await toast.waitFor(patience);
    await open.page.goto('/crocodile-hub');
    await open.page
      .getByRole('complementary', { name: 'Executive Dashboard' })
      .getByText('להתקשר לאמא')
      .waitFor(patience);
    const events = (await sent()).filter(({ kind }) => kind === 'event');
    expect(events.map(({ subject }) => subject)).toContain('🔔 Reminder - להתקשר לאמא');
  });
});

describe('a stranger', () => {
  it('is asked to sign in before a task is made', async () => {
    open = await visit('/crocodile-hub');
    const { page } = open;
    await hubPage(page).run('remind me to stretch in 5 minutes');
    await page.getByText('Please log in to create tasks').waitFor(patience);
    await expect.poll(() => hubPage(page).commandBox().inputValue()).toContain('stretch');
    expect(new URL(page.url()).origin).toBe(stackUrls().app);
  });
});
