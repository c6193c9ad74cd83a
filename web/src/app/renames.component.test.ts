import { beforeEach, expect, it } from 'vitest';
import { sidebar } from '../../../tests/e2e/pages/sidebar.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { givenSession } from '../testing/given.ts';

/** A name that is being typed survives whatever comes between. Only Escape drops it. */

let open: Awaited<ReturnType<typeof signedIn>>;
let sessionId: string;

beforeEach(async () => {
  const person = aPerson();
  sessionId = await givenSession(person, { title: 'Lease' });
  open = await signedIn({ person, at: '/campaigns', hasDatabase: true });
  await sidebar(open.page).session('Lease').waitFor();
});

const titleField = () => open.page.getByRole('textbox', { name: 'Session title' });

it('goes on after a reload with what was typed in the sidebar', async () => {
  const side = sidebar(open.page);
  await side.act('Lease', 'Rename session');
  await titleField().fill('Lease of the flat in');
  await open.page.reload();
  await expect.poll(() => titleField().inputValue()).toBe('Lease of the flat in');
  await titleField().fill('Lease of the flat in Haifa');
  await titleField().press('Enter');
  await side.session('Lease of the flat in Haifa').waitFor();
  await open.page.reload();
  await side.session('Lease of the flat in Haifa').waitFor();
  expect(await titleField().count()).toBe(0);
});

it('shows the words again in their field when the database refuses them, until they are given up', async () => {
  const { page, refusals } = open;
  const side = sidebar(page);
  await refusals.during({ of: 'write' }, async () => {
    await side.rename('Lease', 'Rent');
    await page.getByText('Failed to rename session').waitFor();
    await side.giveUp('Session title', 'Rent');
    await side.addProject('Home');
    await page.getByText('Failed to create project').waitFor();
  });
  const project = page.getByRole('textbox', { name: 'Project name' });
  await expect.poll(() => project.inputValue()).toBe('Home');
  await project.press('Enter');
  await side.section('Projects').getByRole('button', { name: /^Home/ }).waitFor();
  await side.session('Lease').waitFor();
  expect(await titleField().count()).toBe(0);
});

it('keeps the title of a conversation that was left while it was typed', async () => {
  const { page } = open;
  await page.goto(`/command-center?sessionId=${sessionId}`);
  const pane = page.getByRole('region', { name: 'Lease', exact: true });
  await pane.getByRole('button', { name: 'Rename session' }).click();
  await titleField().fill('Rent of the');
  await page.goto('/smart-tasks');
  await page.getByRole('heading', { name: 'Smart Tasks' }).waitFor();
  await page.goto(`/command-center?sessionId=${sessionId}`);
  await expect.poll(() => titleField().inputValue()).toBe('Rent of the');
  await titleField().press('Escape');
  await page.getByRole('heading', { name: 'Lease' }).waitFor();
});
