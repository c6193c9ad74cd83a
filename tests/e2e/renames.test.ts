import { afterEach, beforeEach, expect, it } from 'vitest';
import { givenSession } from '../support/given.ts';
import { aPerson } from '../support/people.ts';
import { withRefusal } from '../support/refused-store.ts';
import { signedIn } from '../support/signed-in.ts';
import { sidebar } from './pages/sidebar.ts';
import { patience } from '../support/patience.ts';

/** A name that is being typed in its place is not lost, whatever comes between. Escape gives it up. */

let open: Awaited<ReturnType<typeof signedIn>>;
let sessionId: string;

beforeEach(async () => {
  const person = await aPerson({ google: false });
  sessionId = await givenSession(person, { title: 'Lease' });
  open = await signedIn({ person, at: '/campaigns' });
  await sidebar(open.page).session('Lease').waitFor(patience);
});
afterEach(() => open.close());

const titleField = () => open.page.getByRole('textbox', { name: 'Session title' });

it('goes on after a reload with what was typed in the sidebar', async () => {
  const side = sidebar(open.page);
  await side.act('Lease', 'Rename session');
  await titleField().fill('Lease of the flat in');
  await open.page.reload();
  await expect.poll(() => titleField().inputValue(), patience).toBe('Lease of the flat in');
  await titleField().fill('Lease of the flat in Haifa');
  await titleField().press('Enter');
  await side.session('Lease of the flat in Haifa').waitFor(patience);
  await open.page.reload();
  await side.session('Lease of the flat in Haifa').waitFor(patience);
  expect(await titleField().count()).toBe(0);
});

it('shows the words again in their field when the database refuses them, until they are given up', async () => {
  const { page } = open;
  const side = sidebar(page);
  await withRefusal(page, { of: 'write' }, async () => {
    await side.rename('Lease', 'Rent');
    await page.getByText('Failed to rename session').waitFor(patience);
    await side.giveUp('Session title', 'Rent');
    await side.addProject('Home');
    await page.getByText('Failed to create project').waitFor(patience);
  });
  const project = page.getByRole('textbox', { name: 'Project name' });
  await expect.poll(() => project.inputValue(), patience).toBe('Home');
  await project.press('Enter');
  await side.section('Projects').getByRole('button', { name: /^Home/ }).waitFor(patience);
  await side.session('Lease').waitFor(patience);
  expect(await titleField().count()).toBe(0);
});

it('keeps the title of a conversation that was left while it was typed', async () => {
  const { page } = open;
  await page.goto(`/command-center?sessionId=${sessionId}`);
  const pane = page.getByRole('region', { name: 'Lease', exact: true });
  await pane.getByRole('button', { name: 'Rename session' }).click();
  await titleField().fill('Rent of the');
  await page.goto('/smart-tasks');
  await page.getByRole('heading', { name: 'Smart Tasks' }).waitFor(patience);
  await page.goto(`/command-center?sessionId=${sessionId}`);
  await expect.poll(() => titleField().inputValue(), patience).toBe('Rent of the');
  await titleField().press('Escape');
  await page.getByRole('heading', { name: 'Lease' }).waitFor(patience);
});
