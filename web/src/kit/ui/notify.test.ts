import { expect, it, vi } from 'vitest';
import { notify, type ToastData, toasterIsMounted } from './notify.tsx';

const shown: ToastData[] = [];
vi.mock('./show-toast.tsx', () => ({ showToast: (toast: ToastData) => shown.push(toast) }));

it('keeps each kind as long as its rule says, in the corner', async () => {
  toasterIsMounted();
  notify.success('saved');
  notify.error('failed');
  notify.info('news');
  notify.loading('sending');
  await expect.poll(() => shown.length).toBe(4);
  expect(shown.map(({ text, durationMs, place }) => [text, durationMs, place])).toEqual([
    ['saved', 2_000, 'corner'],
    ['failed', 4_000, 'corner'],
    ['news', 3_000, 'corner'],
    ['sending', Infinity, 'corner'],
  ]);
});
