import { expect, it } from 'vitest';
import { brotliBytes, bundled } from './bundle.ts';

it('stays within 59.5 kB brotli, so that the hub can load it while it is read', async () => {
  expect(brotliBytes(await bundled())).toBeLessThanOrEqual(59_500);
});
