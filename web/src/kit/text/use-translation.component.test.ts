import { createElement, startTransition, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { until } from '../../testing/until.ts';
import { useTranslation } from './use-translation.ts';

/** Its hooks after the texts are new when React goes on with it. */
function Told() {
  const { t } = useTranslation('inbox-rules');
  const [mark] = useState('!');
  return `${t('title')}${mark}`;
}

it('waits for texts once, in what is drawn as a transition, and React complains of nothing', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const complaint = vi.spyOn(console, 'error');
  const recovered = vi.fn();
  const root = createRoot(place, { onRecoverableError: recovered });
  const inSuspense = (what: string | ReturnType<typeof createElement>) =>
    root.render(createElement(Suspense, { fallback: 'waits' }, what));
  inSuspense('before');
  await until(
    () => place.textContent === 'before',
    () => place.innerText,
  );
  startTransition(() => inSuspense(createElement(Told)));
  await until(
    () => place.textContent === 'Rules!',
    () => place.innerText,
  );
  // The production build throws and recovers where this one complains.
  expect([...complaint.mock.calls, ...recovered.mock.calls]).toEqual([]);
  complaint.mockRestore();
  root.unmount();
  place.remove();
});
