import { expect, it } from 'vitest';
import { isHeardInSilence } from './heard-nothing.ts';

it.each(['Thank you for watching!', 'Thanks for watching.', 'you', 'תודה שצפיתם.', ' '])(
  'knows what is heard in silence: %s',
  (transcript) => expect(isHeardInSilence(transcript)).toBe(transcript.trim() !== ''),
);

it.each(['thank you', 'email Dana: thank you for watching the kids', 'call you', 'תודה'])(
  'leaves what people say: %s',
  (transcript) => expect(isHeardInSilence(transcript)).toBe(false),
);
