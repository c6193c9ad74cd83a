import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { speak } from '../kit/text/i18n.ts';
import { aMessage } from './testing/a-message.ts';
import { messageOfMail } from './message.ts';
import { useShownName } from './use-shown-name.ts';

function Sender({ name }: { name: string }) {
  return useShownName()(name);
}

it.each([
  ['en', 'Unknown'],
  ['he', 'לא ידוע'],
] as const)('names a sender without a name in the language of the screen: %s', async (language, shown) => {
  await speak(language, ['inbox']);
  const { sender } = messageOfMail(aMessage({ sender: '' }));
  expect(renderToString(createElement(Sender, { name: sender }))).toBe(shown);
  expect(renderToString(createElement(Sender, { name: 'Dana' }))).toBe('Dana');
});
