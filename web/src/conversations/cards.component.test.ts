import { bounds } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { describe, expect, it } from 'vitest';
import { commandCenterPage } from '../../../tests/e2e/pages/command-center-page.ts';
import { isoIn } from '../account/command-clock.ts';
import { serverHoldsActions } from '../testing/actions.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { scriptAssistant } from '../testing/assistant.ts';
import { appDocument } from '../testing/app-frame.ts';
import { givenGoogle, givenMessages, givenSession } from '../testing/given.ts';
import { accepted, aLedger } from '../testing/ledger.ts';
import { stage } from '../testing/stage.ts';
import type { Stored } from '../testing/stored-values.ts';

const zone = 'Asia/Jerusalem';
const dayMs = 24 * 3_600_000;
const mail = { to: ['dana@example.com'], subject: 'Quote', body: 'The price is 12,400' };
const mailAction = {
  actionType: 'send_email',
  payload: mail,
  payloadHash: payloadHash('send_email', mail),
  summary: 'Send an email to dana@example.com',
  state: 'proposed',
} as const;

/** Tomorrow, when the person's clock shows this. */
function tomorrowAt(hours: number): Date {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  day.setHours(hours, 0, 0, 0);
  return day;
}

type Given = { action: Stored; content?: string; ageMs?: number; settings?: Stored };

/** A person with a conversation, named Quote, whose last message has this action. */
async function withCard({ action, content = 'Shall I?', ageMs = 60_000, settings }: Given) {
  const person = aPerson();
  await givenGoogle(person);
  const { store } = stage();
  if (settings !== undefined) await store.set(paths.user(person.uid), { settings });
  const sessionId = await givenSession(person, { title: 'Quote' });
  const message = { content, type: 'system', status: 'Pending', timestamp: new Date(Date.now() - ageMs) };
  await store.set(`${paths.messages(person.uid, sessionId)}/card`, { ...message, action });
  return {
    person,
    sessionId,
    open: async () => {
      const app = await signedIn({ person, at: `/command-center?sessionId=${sessionId}` });
      const center = commandCenterPage(app.page);
      const button = (name: string) => center.log.getByRole('button', { name, exact: true });
      return { ...app, center, button };
    },
  };
}

it('of a mail that was confirmed days ago, and leaves tomorrow, says when, and takes it back', async () => {
  const { person, open } = await withCard({
    action: { ...mailAction, state: 'confirmed', key: 'k1' },
    ageMs: 3 * dayMs,
  });
  const leaves = tomorrowAt(9);
  await stage().store.set(`${paths.outbox(person.uid)}/k1`, {
    ...accepted({ actionType: 'send_email', payload: mail, taskId: 'k1' }),
    status: 'scheduled',
    updatedAt: new Date(),
    runAt: leaves,
    undoUntil: leaves,
  });
  const { api, center, button } = await open();
  api.on('undo', aLedger(person).cancels);
  await center.log.getByText('Leaves tomorrow 09:00').waitFor();
  await button('Undo').click();
  await center.log.getByText('Action cancelled').waitFor();
  expect(api.calls('undo').map(({ body }) => body.key)).toEqual(['k1']);
});

it('in a copy of its session has a run and edits of its own', async () => {
  const { person, open } = await withCard({ action: mailAction });
  const { page, api, center, button } = await open();
  serverHoldsActions(person);
  await page
    .getByRole('region', { name: 'Quote' })
    .getByRole('button', { name: 'Duplicate session' })
    .click();
  await center.toast('Session duplicated successfully!').waitFor();
  await button('Edit').click();
  await center.log.getByLabel('Subject').fill('The new quote');
  await center.row(/Quote \(Copy\)/).click();
  await page.getByRole('heading', { name: 'Quote (Copy)' }).waitFor();
  await button('Edit').click();
  await expect.poll(() => center.log.getByLabel('Subject').inputValue()).toBe('Quote');
  await button('Confirm').click();
  await center.log.getByText('Action Confirmed').waitFor();
  await center.row(/^(?!.*Copy).*Quote/).click();
  await page.getByRole('heading', { name: 'Quote', exact: true }).waitFor();
  await button('Confirm').click();
  await center.log.getByText('Action Confirmed').waitFor();
  const ran = api.calls('execute').map(({ body }) => body);
  expect(ran.map(({ payload }) => payload['subject'])).toEqual(['Quote', 'The new quote']);
  expect(new Set(ran.map(({ taskId }) => taskId)).size).toBe(2);
});

it('takes what was typed by Enter, and the focus goes back to Edit', async () => {
  const { open } = await withCard({ action: mailAction });
  const { page, center, button } = await open();
  await button('Edit').click();
  const subject = center.log.getByLabel('Subject');
  await subject.fill('The new quote');
  await subject.focus();
  await page.keyboard.press('Enter');
  await subject.waitFor({ state: 'detached' });
  await center.log.getByText('The new quote').waitFor();
  expect(appDocument().activeElement).toBe(button('Edit').elements()[0]);
  expect(await button('Confirm').count()).toBe(1);
});

it('keeps the moment that was typed when the time zone of the profile changes', async () => {
  const start = tomorrowAt(10).getTime();
  const meeting = { title: 'Standup', startTime: isoIn(zone, start) };
  const { person, open } = await withCard({
    action: {
      ...mailAction,
      actionType: 'create_event',
      payload: meeting,
      payloadHash: payloadHash('create_event', meeting),
    },
    settings: { timeZone: zone },
  });
  const { api, store, center, button } = await open();
  serverHoldsActions(person);
  await button('Edit').click();
  const field = center.log.getByLabel('Starts', { exact: true });
  const typed = isoIn(zone, start + 5 * 3_600_000).slice(0, 16);
  await field.fill(typed);
  await store.set(paths.user(person.uid), { settings: { timeZone: 'Europe/London' } });
  await expect
    .poll(() => field.inputValue())
    .toBe(isoIn('Europe/London', start + 5 * 3_600_000).slice(0, 16));
  await button('Confirm').click();
  await center.log.getByText('Action Confirmed').waitFor();
  const ran = api.calls('execute').map(({ body }) => Date.parse(String(body.payload['startTime'])));
  expect(ran).toEqual([start + 5 * 3_600_000]);
});

it('is recorded although what was said is longer than a task may hold', async () => {
  const words = 'Send it. '.repeat(300);
  const { person, sessionId, open } = await withCard({ action: mailAction, content: words });
  await stage().store.set(`${paths.messages(person.uid, sessionId)}/asked`, {
    content: 'Send this: '.repeat(1_000),
    type: 'user',
    status: 'Done',
    timestamp: new Date(Date.now() - 120_000),
  });
  const { store, center, button } = await open();
  serverHoldsActions(person);
  await button('Confirm').click();
  await center.log.getByText('Action Confirmed').waitFor();
  await expect
    .poll(() => store.list(paths.smartTasks(person.uid)))
    .toMatchObject([
      {
        originalCommand: 'Send this: '.repeat(1_000).slice(0, bounds.command),
        assistantEcho: words.slice(0, bounds.summary),
      },
    ]);
});

describe('that is corrected in words', () => {
  const later = { ...mail, subject: 'The second quote' };
  const again = {
    message: 'Changed: The second quote instead of Quote.',
    requiresConfirmation: true,
    actions: [
      {
        actionType: 'send_email' as const,
        payload: later,
        payloadHash: payloadHash('send_email', later),
        summary: mailAction.summary,
      },
    ],
    withdraws: ['card'],
  };

  it('is at rest, and only the one in its place can be confirmed', async () => {
    const { person, open } = await withCard({ action: mailAction });
    const { api, center, button } = await open();
    serverHoldsActions(person);
    const assistant = scriptAssistant();
    await button('Edit').click();
    await center.log.getByLabel('Subject').fill('The first quote');
    await button('Done').click();
    await center.send('I meant the second quote');
    await assistant.finish(again);
    await center.log.getByText('Action cancelled').waitFor();
    await expect.poll(() => button('Confirm').count()).toBe(1);
    // What stands on the card is what is corrected.
    expect(assistant.asked()[0]?.waiting).toEqual([
      { id: 'card', actionType: 'send_email', payload: { ...mail, subject: 'The first quote' } },
    ]);
    await button('Confirm').click();
    await center.log.getByText('Action Confirmed').waitFor();
    expect(api.calls('execute').map(({ body }) => body.payload['subject'])).toEqual(['The second quote']);
  });

  it('stays alone where it was confirmed meanwhile', async () => {
    const { person, sessionId, open } = await withCard({ action: mailAction });
    const { store, center, button } = await open();
    serverHoldsActions(person);
    const assistant = scriptAssistant();
    await button('Confirm').waitFor();
    await center.send('I meant the second quote');
    await assistant.say('Changed');
    await button('Confirm').click();
    await center.log.getByText('Action Confirmed').waitFor();
    await assistant.finish(again);
    await center.log.getByText('The card was answered meanwhile').waitFor();
    expect(await button('Confirm').count()).toBe(0);
    const stored = await store.list(paths.messages(person.uid, sessionId));
    expect(stored.filter(({ action }) => action !== undefined)).toHaveLength(1);
  });
});

describe('an editor that was scrolled out of view, and back', () => {
  it('leaves the focus where it is', async () => {
    const { person, sessionId, open } = await withCard({ action: mailAction });
    await stage().store.set(`${paths.messages(person.uid, sessionId)}/asked`, {
      content: 'Write to Dana',
      type: 'user',
      status: 'Done',
      timestamp: new Date(Date.now() - 90_000),
    });
    await givenMessages(
      person,
      sessionId,
      Array.from({ length: 40 }, (_, index) => `message ${index}\n\n`.repeat(10)),
    );
    const { page, center, button } = await open();
    await button('Edit').click();
    const cardField = center.log.getByLabel('Subject');
    await cardField.waitFor();
    await center.log.getByText('Write to Dana').hover();
    await button('Edit and resend').click();
    const words = page.getByRole('textbox', { name: 'Edit and resend' });
    await words.waitFor();
    const search = center.list.getByRole('searchbox');
    await search.focus();
    const scrollTo = (top: number) => center.log.elements()[0]?.scrollTo({ top });
    scrollTo(0);
    await expect.poll(() => cardField.count()).toBe(0);
    await expect.poll(() => words.count()).toBe(0);
    scrollTo(1_000_000);
    await cardField.waitFor();
    await words.waitFor();
    expect(appDocument().activeElement).toBe(search.elements()[0]);
  });
});
