import { mailStatus } from '@crocodile-hub/core/domain/mail-status';
import { describe, expect, it } from 'vitest';
import type { Message } from './message.ts';
import { aMessage } from './testing/a-message.ts';
import { en } from '../kit/text/catalogue/en.ts';
import { he } from '../kit/text/catalogue/he.ts';
import { translate } from '../kit/text/translate.ts';
import { type Change, inverseOf, isChangedBy, withEdits } from './folder/edits.ts';
import { isOffered, operationNames, operations, verbs } from './operations.ts';

/** Long enough for a summary. */
const messageText = 'One. Two. Three. Four.';
const aMail = (labels: string[], over: Partial<Message> = {}) =>
  aMessage({ messageText, labels, isUnread: labels.includes('UNREAD'), status: mailStatus(labels), ...over });
const samples = {
  'unread mail': aMail(['INBOX', 'UNREAD'], { cc: ['amir@example.com'] }),
  'read and starred mail': aMail(['INBOX', 'STARRED']),
  'mail that was archived': aMail(['UNREAD']),
  'mail in the trash': aMail(['TRASH', 'UNREAD']),
  'sent mail': aMail(['SENT'], { isIncoming: false }),
  'message of a channel': aMessage({ platform: 'instagram', labels: [], messageText }),
};
const all = Object.values(samples);

/** The keys of its texts. */
function textsOf(name: (typeof operationNames)[number]): string[] {
  const { label, keyLabel, edit } = operations[name];
  const asked = typeof edit?.asks === 'object' ? [edit.asks.title, edit.asks.hint] : [];
  const told = edit && [edit.done, edit.doneOne, edit.doneOpened, edit.failed, edit.failedOne];
  return [label, keyLabel, ...asked, ...(told ?? [])].filter((key) => key !== undefined);
}

/** A list of the message alone, after these changes. */
const listOf = (message: Message, ...changes: Change[]) =>
  withEdits(
    [message],
    changes.map((change) => ({
      key: '',
      ids: new Set([message.id]),
      change,
      isBulk: false,
      chosenAgain: new Set<string>(),
      isSettled: false,
    })),
  );

describe.each(operationNames)('the operation %s', (name) => {
  const { key, place, inHead, edit } = operations[name];

  it('has its words in both languages', () => {
    for (const text of textsOf(name)) {
      const [area, own] = text.startsWith('common:')
        ? (['common', text.slice(7)] as const)
        : (['inbox', text] as const);
      expect(translate(en[area], 'en', own, { count: 1, tag: 'Work' })).not.toBe('');
      expect(translate(he[area], 'he', own, { count: 1, tag: 'Work' })).not.toBe('');
    }
  });

  it('can be reached on a card, beside the open message, in the bar or by a key', () => {
    expect([key, place, inHead, edit?.inBar].some((way) => way !== undefined)).toBe(true);
    expect(all.some((message) => isOffered(name, message))).toBe(true);
  });

  it('shares a key only with what is never offered for the same message', () => {
    const others = operationNames.filter(
      (one) => one !== name && key !== undefined && operations[one].key === key,
    );
    const both = all.filter(
      (message) => isOffered(name, message) && others.some((one) => isOffered(one, message)),
    );
    expect(both).toEqual([]);
  });
});

describe.each(verbs)('the change %s', (verb) => {
  const { key, edit } = operations[verb];
  const change = edit.change('Work', 'inbox');
  const changed = all.filter((message) => edit.canBe(message) && isChangedBy(message, change));

  it('shows at once, and leaves no trace when it is taken back', () => {
    expect(changed.length).toBeGreaterThan(0);
    for (const message of changed) {
      expect(listOf(message, change)).not.toEqual([message]);
      const [back] = listOf(message, change, inverseOf(change, [message]));
      const labels = message.labels.toSorted();
      expect({ ...back, labels: back?.labels.toSorted() }).toEqual({ ...message, labels });
    }
  });

  it('is asked of the platform of each message that it fits', () => {
    for (const message of all.filter(edit.canBe)) {
      if (message.platform === 'gmail') expect(edit.steps(message).length).toBeGreaterThan(0);
      else expect(edit.isReadAfter).toBeDefined();
    }
  });

  it('asks for no tag when it is done by a key', () => {
    expect(key !== undefined && edit.asks === 'tag').toBe(false);
  });
});

it.each([
  ['markAsRead', 'unread mail', 'markAsRead', 'markAsUnread'],
  ['markAsUnread', 'sent mail', 'markAsUnread', 'markAsRead'],
  ['archive', 'unread mail', 'archive', 'unarchive'],
  ['delete', 'unread mail', 'delete', 'restore unarchive'],
  ['delete', 'sent mail', 'delete', 'restore'],
  ['restore', 'mail in the trash', 'restore unarchive', 'delete'],
  ['addLabel', 'unread mail', 'addLabel', 'removeLabel'],
  ['star', 'unread mail', 'star', 'unstar'],
  ['unstar', 'read and starred mail', 'unstar', 'star'],
] as const)('%s of a %s asks Gmail for %j, and to take it back for %j', (verb, name, steps, back) => {
  const { edit } = operations[verb];
  expect(edit.steps(samples[name]).join(' ')).toBe(steps);
  expect(edit.stepsBack(samples[name]).join(' ')).toBe(back);
});

it.each([
  ['markAsRead', 'unread mail', 'inbox', [{ isUnread: false }]],
  ['markAsUnread', 'sent mail', 'sent', [{ isUnread: true }]],
  ['archive', 'unread mail', 'inbox', []],
  ['archive', 'unread mail', 'all', [{ labels: ['UNREAD'] }]],
  ['archive', 'read and starred mail', 'starred', [{ labels: ['STARRED'] }]],
  ['delete', 'unread mail', 'all', []],
  ['restore', 'mail in the trash', 'trash', []],
  ['addLabel', 'unread mail', 'inbox', [{ tags: ['Work'] }]],
  ['star', 'unread mail', 'inbox', [{ labels: ['INBOX', 'UNREAD', 'STARRED'] }]],
  ['unstar', 'read and starred mail', 'inbox', [{ labels: ['INBOX'] }]],
  ['unstar', 'read and starred mail', 'all', [{ labels: ['INBOX'] }]],
  ['unstar', 'read and starred mail', 'starred', []],
] as const)('%s of a %s in %s leaves in the list %j', (verb, name, folder, list) => {
  expect(listOf(samples[name], operations[verb].edit.change('Work', folder))).toMatchObject(list);
});

it.each([
  ['unread mail', 'reply summarize translate addLabel star makeRule delete', 'markAsRead archive snooze'],
  [
    'read and starred mail',
    'reply summarize translate addLabel unstar makeRule delete',
    'markAsUnread archive snooze',
  ],
  ['mail that was archived', 'reply summarize translate addLabel star makeRule delete', 'markAsRead snooze'],
  ['mail in the trash', 'reply summarize translate addLabel star', 'markAsRead restore snooze'],
  ['sent mail', 'reply summarize translate addLabel star delete', 'markAsUnread nudge'],
  ['message of a channel', 'reply summarize translate', 'markAsRead snooze'],
] as const)('the card of a %s offers %j in its menu, and %j by buttons', (name, menu, buttons) => {
  const offered = operationNames.filter((one) => isOffered(one, samples[name]));
  expect(offered.filter((one) => operations[one].place === 'menu').join(' ')).toBe(`open ${menu}`);
  expect(offered.filter((one) => operations[one].place === 'button').join(' ')).toBe(buttons);
});

it.each([
  ['unread mail', 'markAsRead markAsUnread archive addLabel delete'],
  ['mail in the trash', 'markAsRead markAsUnread restore addLabel'],
  ['mail that was archived', 'markAsRead markAsUnread addLabel delete'],
  ['sent mail', 'markAsRead markAsUnread addLabel delete'],
  ['message of a channel', 'markAsRead markAsUnread archive addLabel delete'],
] as const)('the bar over a selected %s offers %j', (name, offered) => {
  expect(verbs.filter((verb) => operations[verb].edit.inBar?.(samples[name])).join(' ')).toBe(offered);
});
