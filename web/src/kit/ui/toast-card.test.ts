import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { speak } from '../text/i18n.ts';
import { theme } from '../theme/theme.ts';
import type { ToastKind } from './notify.tsx';
import { ToastCard } from './toast-card.tsx';

it.each<[ToastKind, string, words: string, icon: string]>([
  ['success', '✅ Email sent successfully!', 'Email sent successfully!', 'CheckCircle'],
  ['success', '3 sessions deleted', '3 sessions deleted', 'CheckCircle'],
  ['error', '❌ Failed to send email: no answer', 'Failed to send email: no answer', 'ErrorOutline'],
  ['error', 'Session not found', 'Session not found', 'ErrorOutline'],
  ['plain', '📬 2 new message(s) received', '2 new message(s) received', 'none'],
  ['loading', '⏳ Downloading attachment...', 'Downloading attachment...', 'none'],
])('a toast of kind %s draws our own icon, not an emoji, beside: %j', async (kind, text, words, icon) => {
  await speak('en', ['common']);
  const card = createElement(ToastCard, { kind, text, onClose: () => undefined });
  const drawn = renderToString(createElement(ThemeProvider, { theme }, card));
  const seen = drawn.replaceAll(/<span class="visually-hidden">.*?<\/span>/g, '');
  expect(seen).toContain(`<span>${words}</span>`);
  expect(/data-testid="(CheckCircle|ErrorOutline)/.exec(drawn)?.[1] ?? 'none').toBe(icon);
  expect(drawn.replaceAll(/<[^>]+>/g, '')).toContain(text);
});
