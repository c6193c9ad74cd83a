import { describe, expect, it } from 'vitest';
import { inboxPage } from '../../../tests/e2e/pages/inbox-page.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';

type Room = { width: number; hasNavigation: boolean };

/** The inbox in a window of this width, beside the navigation or without it. */
async function inWindow({ width, hasNavigation }: Room) {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox({ id: 'quote', messageText: 'Here it is' });
  const app = await signedIn({ person, at: '/inbox-ai', viewport: { width, height: 900 } });
  const { page } = app;
  const inbox = inboxPage(page);
  await inbox.card(/./).waitFor();
  if (!hasNavigation) await page.getByRole('button', { name: 'Hide sidebar' }).click();
  const list = page.getByRole('region', { name: 'Messages', exact: true });
  const pane = page.getByRole('region', { name: 'Conversation' });
  const folders = page.getByRole('navigation', { name: 'Folders' });
  return {
    ...app,
    list,
    pane,
    folders,
    open: async () => {
      await inbox
        .card(/./)
        .getByRole('button', { name: /^Dana Cohen/ })
        .click();
      await pane.getByText('Here it is').first().waitFor();
    },
  };
}

describe('an open message', () => {
  it.each([
    { width: 1440, hasNavigation: true, of: 400 },
    { width: 1200, hasNavigation: true, of: 400 },
    { width: 1120, hasNavigation: true, of: 320 },
    { width: 900, hasNavigation: false, of: 400 },
  ])('stands beside a list of $of px in a window of $width px', async ({ of, ...room }) => {
    const { list, pane, folders, open } = await inWindow(room);
    await open();
    const [listed, opened, rail] = [
      await list.boundingBox(),
      await pane.boundingBox(),
      await folders.boundingBox(),
    ];
    expect(listed.width).toBe(of);
    expect(rail.width).toBe(56);
    expect(rail.x + rail.width).toBeLessThanOrEqual(listed.x);
    expect(listed.x + listed.width).toBeLessThanOrEqual(opened.x);
    expect(opened.width).toBeGreaterThanOrEqual(330);
    // Nothing of the list's head is cut off.
    const sizes = await list.getByRole('button', { name: '25 per page' }).boundingBox();
    expect(sizes.x + sizes.width).toBeLessThanOrEqual(listed.x + listed.width);
    expect(opened.x + opened.width).toBeLessThanOrEqual(room.width);
  });

  it('has the room of the list where there is none for both, beside the folders', async () => {
    const { list, pane, folders, open } = await inWindow({ width: 900, hasNavigation: true });
    await open();
    expect(await list.isVisible()).toBe(false);
    const [opened, rail] = [await pane.boundingBox(), await folders.boundingBox()];
    expect(rail.x + rail.width).toBeLessThanOrEqual(opened.x);
    expect(opened.width).toBeGreaterThanOrEqual(440);
  });
});

describe('its messages', () => {
  it.each(['en', 'he'] as const)(
    'stand at the start where they came in, at the end where they went out: %s',
    async (language) => {
      localStorage.setItem('language', language);
      const person = aPerson();
      await givenGoogle(person);
      givenMailbox(
        { id: 'quote', threadId: 'talk-with-dana', messageText: 'Here it is' },
        {
          id: 'thanks',
          threadId: 'talk-with-dana',
          messageText: 'Thank you',
          labels: ['SENT'],
          direction: 'outbound',
          isIncoming: false,
        },
      );
      const { page } = await signedIn({ person, at: '/inbox-ai?messageId=quote' });
      const bubble = (words: string) => page.getByRole('listitem').filter({ hasText: words }).last();
      await bubble('Thank you').waitFor();
      const [came, went] = [
        await bubble('Here it is').boundingBox(),
        await bubble('Thank you').boundingBox(),
      ];
      const room = await page.getByRole('region', { name: /^(Conversation|שיחה)$/ }).boundingBox();
      const left = ({ x }: typeof room) => x - room.x;
      const right = ({ x, width }: typeof room) => room.x + room.width - x - width;
      const [start, end] = language === 'he' ? [right, left] : [left, right];
      expect(start(came)).toBeLessThan(end(came));
      expect(end(went)).toBeLessThan(start(went));
    },
  );
});

describe('the folders', () => {
  it.each([
    { width: 1440, hasNavigation: true },
    { width: 1040, hasNavigation: true },
    { width: 900, hasNavigation: false },
  ])('stand beside the list in a window of $width px, with the storage', async (room) => {
    const { list, folders } = await inWindow(room);
    const [listed, beside] = [await list.boundingBox(), await folders.boundingBox()];
    expect(beside.x + beside.width).toBeLessThanOrEqual(listed.x);
    expect(listed.width).toBeGreaterThanOrEqual(440);
    expect(await folders.getByText('2.3 GB of 10 GB used').isVisible()).toBe(true);
  });

  it('stand above it where it would be too narrow, with the storage', async () => {
    const { list, folders } = await inWindow({ width: 900, hasNavigation: true });
    const [listed, above] = [await list.boundingBox(), await folders.boundingBox()];
    expect(above.y + above.height).toBeLessThanOrEqual(listed.y);
    expect(await folders.getByText('2.3 GB of 10 GB used').isVisible()).toBe(true);
  });
});
