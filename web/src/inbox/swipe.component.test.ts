import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appDocument, appWindow } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { aDirectMessage, givenMailbox } from '../testing/mailbox.ts';
import { stage } from '../testing/stage.ts';

/** Twelve mails, 'Mail 0' on top, and a message by Instagram, on a phone. */
async function onPhone({ language = 'en', density = 'cards' } = {}) {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox(
    ...Array.from({ length: 12 }, (_, n) => ({
      id: `m${11 - n}`,
      subject: `Mail ${11 - n}`,
      threadId: `t${n}`,
    })),
  );
  stage().api.reply('instagramMessages', { success: true, messages: [aDirectMessage()] });
  await stage().store.set(paths.user(person.uid), { settings: { inboxDensity: density } });
  localStorage.setItem('language', language);
  const app = await signedIn({ person, at: '/inbox-ai', viewport: { width: 390, height: 844 } });
  const inbox = inboxPage(app.page);
  await inbox.card('Mail 0').waitFor();
  /** A finger on the message goes so far to the right, in eight steps, and stays there. Returns what lifts it. */
  const hold = async (words: string, right: number) => {
    await inbox.card(words).waitFor();
    const card = inbox.card(words).elements()[0];
    const tell = (type: string, x: number) =>
      card?.dispatchEvent(new (pointerEvents())(type, { ...aFinger, clientX: x, clientY: 300 }));
    tell('pointerdown', 195);
    for (let step = 1; step <= 8; step += 1) tell('pointermove', 195 + (right * step) / 8);
    return () => tell('pointerup', 195 + right);
  };
  const swipe = async (words: string, right: number) => {
    const release = await hold(words, right);
    release();
  };
  /** The same by the browser's own touches, of which it may take some to scroll. */
  const touch = async (words: string, right: number, down: number) => {
    await drawn();
    const box = await inbox.card(words).boundingBox();
    const from = { x: 195, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    await commands.touch('touchStart', from.x, from.y);
    for (let step = 1; step <= (right === 0 && down === 0 ? 0 : 8); step += 1)
      await commands.touch('touchMove', from.x + (right * step) / 8, from.y + (down * step) / 8);
    await commands.touch('touchEnd', 0, 0);
  };
  return { ...app, inbox, hold, swipe, touch };
}

const aFinger = { bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 7 };

/** The app stands in a frame, which has constructors of its own. */
const pointerEvents = () => appWindow().PointerEvent;

/** The browser knows which elements take a finger's moves some frames after they came. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise((resolve) => {
      appWindow().requestAnimationFrame(resolve);
    });
  }
}

describe('a finger on a message', () => {
  it.each(['cards', 'compact'])(
    'archives it towards the end, with Undo, and says so on the way: %s',
    async (density) => {
      const { page, inbox, hold, swipe, api } = await onPhone({ density });
      await swipe('Mail 0', 60);
      await page.getByText('Showing 13 of 13 messages').waitFor();
      expect(api.calls('archive')).toEqual([]);
      const release = await hold('Mail 0', 150);
      await inbox.list.getByText('Archive', { exact: true }).waitFor();
      const left = () => inbox.card('Mail 0').elements()[0]?.getBoundingClientRect().left;
      await expect.poll(left).toBeGreaterThan(120);
      expect(api.calls('archive')).toEqual([]);
      release();
      await page.getByText('Archived one message').waitFor();
      expect(api.calls('archive').map(({ params }) => params.id)).toEqual(['m0']);
      const next = appDocument().activeElement;
      expect([next?.getAttribute('data-opens'), next?.matches(':focus-visible')]).toEqual(['m1', false]);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await inbox.card('Mail 0').waitFor();
    },
  );

  it('offers the times to come back towards the start', async () => {
    const { page, inbox, swipe } = await onPhone();
    await swipe('Mail 0', -150);
    await page.getByRole('menuitem', { name: /^Tomorrow morning/ }).click();
    await inbox.card('Mail 0').waitFor({ state: 'detached' });
    await page.getByText(/^Snoozed until/).waitFor();
  });

  it('goes the other way where one reads from right to left', async () => {
    const { page, swipe, api } = await onPhone({ language: 'he' });
    await swipe('Mail 0', -150);
    await page.getByText('הודעה אחת הועברה לארכיון').waitFor();
    expect(api.calls('archive').map(({ params }) => params.id)).toEqual(['m0']);
    await swipe('Mail 1', 150);
    await page.getByRole('menuitem', { name: /^מחר בבוקר/ }).waitFor();
  });

  it('presses, does nothing that the message cannot, and scrolls the list up and down', async () => {
    const { page, inbox, swipe, touch, api } = await onPhone();
    await touch('Mail 0', 0, 0);
    const pane = page.getByRole('region', { name: 'Conversation' });
    await pane.getByRole('button', { name: 'Close' }).click();
    await inbox.card('Is the workshop still open?').waitFor();
    await swipe('Is the workshop still open?', 200);
    await page.getByText('Showing 13 of 13 messages').waitFor();
    await touch('Mail 4', 30, -250);
    await expect.poll(() => appDocument().scrollingElement?.scrollTop).toBeGreaterThan(100);
    const row = inbox.card('Mail 4').elements()[0]?.closest('li');
    expect(row && appWindow().getComputedStyle(row).touchAction).toBe('pan-y pinch-zoom');
    expect(api.calls('archive')).toEqual([]);
    expect(api.calls('bulkAction')).toEqual([]);
  });
});
