import { expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appWindow } from '../testing/app-frame.ts';
import type { AppLocator } from '../testing/app-locator.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';

/** Two mails of two people: archiving the first puts the other one under the pointer. */
async function twoMails() {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox(
    { id: 'below', subject: 'Below', sender: 'Avi Levi', senderEmail: 'avi@example.com' },
    { id: 'above', subject: 'Above' },
  );
  const app = await signedIn({ person, at: '/inbox-ai' });
  const inbox = inboxPage(app.page);
  await inbox.card('Above').hover();
  const button = inbox.card('Above').getByRole('button', { name: 'Archive', exact: true });
  await button.waitFor();
  const archived = () => app.api.calls('archive').map(({ params }) => params.id);
  const told = app.page.getByText('Archived one message');
  return { ...app, inbox, button, archived, told };
}

it('is done to one message at a double click on its card, whatever comes under the pointer', async () => {
  const { button, archived, told, inbox } = await twoMails();
  await button.dblclick();
  await told.waitFor();
  await inbox.card('Below').waitFor();
  expect(archived()).toEqual(['above']);
});

/** A tap from a browser that gives every tap the count 1. */
async function tap(place: AppLocator, { x, y }: { x: number; y: number }): Promise<void> {
  await place.waitFor();
  const [element] = place.elements();
  const { PointerEvent } = appWindow();
  const how = { bubbles: true, cancelable: true, pointerType: 'touch', detail: 1, clientX: x, clientY: y };
  element?.dispatchEvent(new PointerEvent('click', how));
}

it('is done to one message at two quick taps, and to the next one at a tap elsewhere', async () => {
  const { button, archived, told, inbox } = await twoMails();
  const next = inbox.card('Below').getByRole('button', { name: 'Archive', exact: true });
  await inbox.card('Below').hover();
  await tap(button, { x: 100, y: 100 });
  await tap(next, { x: 103, y: 101 });
  await told.waitFor();
  expect(archived()).toEqual(['above']);
  await tap(next, { x: 100, y: 160 });
  await expect.poll(archived).toEqual(['above', 'below']);
});
