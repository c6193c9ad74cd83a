import { expect, it } from 'vitest';
import { keptLocal } from './sound-path.ts';

const says = (availability: 'available' | 'downloadable' | 'unavailable') => ({
  available: () => Promise.resolve(availability),
});

it('stays on the device where the browser can recognise there, and is asked to', async () => {
  const recogniser = { processLocally: false };
  const asked: unknown[] = [];
  const Recognition = {
    available(wish: unknown) {
      asked.push(wish);
      return Promise.resolve('available' as const);
    },
  };
  expect(await keptLocal(Recognition, recogniser, 'he-IL')).toBe('device');
  expect([recogniser.processLocally, asked]).toEqual([true, [{ langs: ['he-IL'], processLocally: true }]]);
});

it.each([
  ['says nothing of it', {}, { processLocally: false }],
  ['has not loaded the language', says('downloadable'), { processLocally: false }],
  ['cannot', says('unavailable'), { processLocally: false }],
  ['fails to say', { available: () => Promise.reject(new Error('no')) }, { processLocally: false }],
  ['does not know the wish', says('available'), {}],
])('leaves it where the browser %s', async (_, Recognition, recogniser) => {
  expect(await keptLocal(Recognition, recogniser, 'en-US')).toBe('browser');
  expect(recogniser).not.toMatchObject({ processLocally: true });
});

it('leaves it where the wish is dropped in silence', async () => {
  const recogniser = {
    get processLocally() {
      return false;
    },
    set processLocally(_: boolean) {},
  };
  expect(await keptLocal(says('available'), recogniser, 'en-US')).toBe('browser');
});
