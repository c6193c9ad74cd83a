import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { describe, expect, it } from 'vitest';
import { manyLines, tangledBodies } from './testing/tangled-mails.ts';
import { aPerson, signedIn } from '../testing/app.ts';
import { appWindow } from '../testing/app-frame.ts';
import { givenGoogle } from '../testing/given.ts';
import { givenMailbox } from '../testing/mailbox.ts';

/** A page at rest needs up to this on a busy machine; without the guard these mails took ten seconds and more. */
const mostHeldMs = 3_000;

async function opened(mail: Partial<InboxMessage>) {
  const person = aPerson();
  await givenGoogle(person);
  givenMailbox({ id: 'heavy', ...mail });
  const app = await signedIn({ person, at: '/inbox-ai' });
  const held = longestHold();
  await app.page.getByRole('button', { name: /^Dana Cohen, / }).click();
  const pane = app.page.getByRole('region', { name: 'Conversation' });
  return { ...app, pane, held };
}

/** Measures from now on how long the page was blocked at a time. */
function longestHold(): () => number {
  let longest = 0;
  let before = performance.now();
  appWindow().setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  }, 20);
  return () => longest;
}

describe('a mail that would hold the screen', () => {
  it.each(tangledBodies)('is shown as its words: %s', async (_, html) => {
    const { pane, held } = await opened({ html, messageText: 'The words of it' });
    await pane.getByText(/too tangled to be shown/).waitFor();
    await pane.getByText('The words of it').waitFor();
    expect(held()).toBeLessThan(mostHeldMs);
  });

  it('is folded after 300 lines of plain text, and opens', async () => {
    const { pane, held } = await opened({ messageText: manyLines });
    await pane.getByText('Only the beginning of this text is shown.').waitFor();
    const text = pane.getByText(/^line 0\n/);
    expect(await text.textContent()).toMatch(/line 299$/);
    expect(held()).toBeLessThan(mostHeldMs);
    await pane.getByRole('button', { name: 'Show more' }).click();
    await pane.getByRole('button', { name: 'Show less' }).waitFor();
    expect(await text.textContent()).toMatch(/line 99999$/);
  });
});

it('a mail of many files and an endless subject shows the first ones, and the others when asked', async () => {
  const attachments = Array.from({ length: 500 }, (_, n) => ({
    attachmentId: `a${n}`,
    filename: `file-${n}.pdf`,
    mimeType: 'application/pdf',
    size: 10,
  }));
  const { pane, held } = await opened({ attachments, subject: 'x'.repeat(100_000) });
  const files = pane.getByRole('button', { name: /^Download file-|file-\d+\.pdf/ });
  await pane.getByText('480 more files').waitFor();
  expect(await files.count()).toBe(20);
  expect(held()).toBeLessThan(mostHeldMs);
  await pane.getByRole('button', { name: '480 more files' }).click();
  await expect.poll(() => files.count()).toBe(500);
});

describe('a mail of which words are lost', () => {
  it('says so, and shows its text', async () => {
    const html = '<p>Dear all</p><svg>we meet at nine, and the price is 900';
    const textPart = 'Dear all\nwe meet at nine, and the price is 900';
    const { pane } = await opened({ html, messageText: 'Dear all', textPart });
    await pane.getByText('Not all of this mail can be shown with its formatting.').waitFor();
    await pane.getByRole('button', { name: 'Show as text' }).click();
    await pane.getByText('we meet at nine, and the price is 900').waitFor();
    expect(await pane.getByRole('article').count()).toBe(0);
  });
});
