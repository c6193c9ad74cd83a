import { expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { isInSplit } from './split.ts';

it.each([
  ['a mail from somebody', aMessage({ senderEmail: 'dana@example.com' }), 'people'],
  ['one whose address only looks so', aMessage({ senderEmail: 'newsome@example.com' }), 'people'],
  [
    'what one has written oneself',
    aMessage({ isIncoming: false, senderEmail: 'info@example.com' }),
    'people',
  ],
  ['a chat', aMessage({ platform: 'whatsapp', senderEmail: '' }), 'people'],
  ['what a machine sends', aMessage({ senderEmail: 'no-reply@shop.example' }), 'lists'],
  ['a newsletter', aMessage({ senderEmail: 'Newsletter+7@shop.example' }), 'lists'],
  [
    'what Gmail sorts away',
    aMessage({ senderEmail: 'dana@shop.example', labels: ['CATEGORY_PROMOTIONS'] }),
    'lists',
  ],
] as const)('%s', (_, message, split) => {
  expect(isInSplit(message, 'everything')).toBe(true);
  expect(isInSplit(message, split)).toBe(true);
  expect(isInSplit(message, split === 'people' ? 'lists' : 'people')).toBe(false);
});

it.each([
  ['a mail of a newcomer', aMessage({ isOfNewcomer: true }), true],
  ['a mail of somebody known', aMessage({ isOfNewcomer: false }), false],
  ['a mail that is not marked', aMessage(), false],
  ['what a machine sends', aMessage({ isOfNewcomer: true, senderEmail: 'no-reply@shop.example' }), false],
  ['what Gmail sorts away', aMessage({ isOfNewcomer: true, labels: ['CATEGORY_UPDATES'] }), false],
] as const)('of new senders or not: %s', (_, message, isNew) => {
  expect(isInSplit(message, 'newcomers')).toBe(isNew);
  expect(isInSplit(message, 'everything')).toBe(true);
  expect(isInSplit(message, 'people') || isInSplit(message, 'lists')).toBe(true);
});
