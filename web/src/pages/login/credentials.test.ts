import { expect, it } from 'vitest';
import { errorsOf } from './credentials.ts';

it('asks for both email and password', () => {
  expect(errorsOf({ email: ' ', password: '' }, 'signIn')).toEqual({
    email: 'emailRequired',
    password: 'passwordRequired',
  });
});

it('takes a short password for signing in, not for signing up', () => {
  const short = { email: 'noa@levi.test', password: '1234567' };
  expect(errorsOf(short, 'signIn')).toEqual({});
  expect(errorsOf(short, 'signUp')).toEqual({ password: 'passwordTooShort' });
  expect(errorsOf({ ...short, password: '12345678' }, 'signUp')).toEqual({});
});

it('sees what is no address', () => {
  expect(errorsOf({ email: 'noa', password: '123456' }, 'signIn')).toEqual({ email: 'emailInvalid' });
});
