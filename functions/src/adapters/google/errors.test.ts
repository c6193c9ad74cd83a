import { expect, it } from 'vitest';
import { googleFailure } from './errors.ts';

const refused = (data: unknown) => googleFailure({ response: { status: 403, data } }, 'Gmail');
const disabled = 'Gmail API has not been used in project 1 before or it is disabled.';

it.each([
  [{ error: { message: 'Forbidden' } }, /^Google does not let the connected account do this\./],
  ['<html>', /^Google does not let the connected account do this\./],
  [{ error: { message: disabled } }, new RegExp(`^${disabled}$`)],
])('a refusal of Google (%j) says what helps, unless Google says more than that', (data, words) => {
  expect(refused(data)).toMatchObject({ kind: 'forbidden', message: expect.stringMatching(words) });
});

it.each([
  [{ error: { message: 'Forbidden' } }, 'googleForbids'],
  [{ error: { message: disabled } }, `googleForbade?${new URLSearchParams({ text: disabled }).toString()}`],
])(
  'a refusal of Google (%j) has a reason of its own, which a screen can tell from others',
  (data, reason) => {
    expect(refused(data).reason).toBe(reason);
  },
);

it.each([
  [{ status: 504 }, true],
  [{ status: 408 }, true],
  [{ status: 500 }, false],
  [{ status: 403 }, false],
])('whether Google may still be at it after %j is %s', (response, mayStillHappen) => {
  expect(googleFailure({ response }, 'Gmail').mayStillHappen).toBe(mayStillHappen);
});
