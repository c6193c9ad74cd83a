import { anyMail } from '@crocodile-hub/core/language/changes/read-mail-change';
import type { Question } from '@crocodile-hub/core/language/questions/question';
import { expect, it } from 'vitest';
import { aChat } from '../../testing/a-chat.ts';
import { anna } from '../../testing/engine.ts';
import { sayable } from './offers.ts';

const reach = (who: string): Question => ({ asks: 'contact', who, wants: 'any' });
const from = (name: string, about: string | null = null): Question => ({ ...anyMail, from: name, about });

const offered = (questions: readonly Question[], likeliest: Question | null = null) =>
  sayable(aChat(), anna, questions, likeliest);

it('names whom a name, a capital or what they are to the speaker tells to be somebody', async () => {
  const questions = [reach('Dana'), from('Bank Hapoalim'), from('mum')];
  expect(await offered(questions)).toEqual(questions);
});

it('names nobody by words of the sentence', async () => {
  expect(await offered([reach('water the plants'), from('suspicious throw')])).toEqual([]);
});

it('asks for mail about the same, from anybody, where only the sender is nobody', async () => {
  expect(await offered([from('daughter passed', 'driving test')])).toEqual([
    { ...anyMail, from: null, about: 'driving test' },
  ]);
});

it('keeps the likeliest reading, for a name may be new', async () => {
  const likeliest = from('sunil');
  expect(await offered([likeliest], likeliest)).toEqual([likeliest]);
});
