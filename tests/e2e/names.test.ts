import { afterEach, describe, expect, it } from 'vitest';
import { type Visit } from '../support/browse.ts';
import { setHold } from '../support/hold.ts';
import { sent } from '../support/sent.ts';
import { inHebrew, signedIn } from '../support/signed-in.ts';
import { whoKnowsDana } from '../support/who-knows-dana.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { hubPage } from './pages/hub-page.ts';
import { smartTasksPage } from './pages/smart-tasks-page.ts';
import { patience } from '../support/patience.ts';

/** A name is no address: what the person sees of it before anything leaves. */

let open: Visit | undefined;

afterEach(() => open?.close());

async function visitOf(stranger: string) {
  const { person, dana, attacker } = await whoKnowsDana({ stranger });
  await setHold(person.uid, 0);
  const visit = await signedIn({ person });
  visit.page.setDefaultTimeout(patience.timeout);
  open = visit;
  return { page: visit.page, dana, attacker };
}

describe('a mail to a name', () => {
  it('waits and shows both addresses when a stranger took it, and goes to the one that is chosen', async () => {
    const { page, dana, attacker } = await visitOf('Dana');
    const command = 'email Dana that the stranger waits';
    await hubPage(page).commandBox().fill(command);
    await page.getByRole('button', { name: 'To: Dana (2 addresses)' }).waitFor();
    await page.getByText('Needs a recipient').waitFor();
    await hubPage(page).commandBox().press('Enter');
    await page.waitForURL('**/smart-tasks');
    const row = smartTasksPage(page).task(command);
    await row.getByText('Dana: whom do you mean?').waitFor();
    await row.getByRole('button', { name: `Dana Cohen ${dana}` }).waitFor();
    await row.getByRole('button', { name: `${attacker} You have never written to this address.` }).waitFor();
    expect(await row.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
    const left = async () => (await sent()).filter(({ text }) => text.includes('the stranger waits'));
    expect(await left()).toEqual([]);

    await row.getByRole('button', { name: `Dana Cohen ${dana}` }).click();
    await row.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(left, patience).toEqual([expect.objectContaining({ to: dana })]);
  });

  it('waits in a conversation too, and goes to the one that is chosen on its card', async () => {
    const { page, dana, attacker } = await visitOf('Dana');
    const center = commandCenterPage(page);
    await page.goto('/command-center');
    await center.newSession();
    await center.send('email Dana that the chat waits');
    await page.getByText('Dana: whom do you mean?').waitFor();
    await page.getByRole('button', { name: `${attacker} You have never written to this address.` }).waitFor();
    expect(await page.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
    await inHebrew(page);
    await page.getByRole('button', { name: `Dana Cohen ${dana}` }).click();
    await page.getByRole('button', { name: 'אישור', exact: true }).click();
    const left = async () => (await sent()).filter(({ text }) => text.includes('the chat waits'));
    await expect.poll(left, patience).toEqual([expect.objectContaining({ to: dana })]);
  });
});
