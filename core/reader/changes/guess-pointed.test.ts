import { expect, it } from 'vitest';
import { deedModels, readDeeds } from './deeds.ts';
import { guessPointed, type Thing } from './guess-change.ts';
import { pointingIn } from './pointing.ts';
import { aMeeting } from '../testing/things.ts';

const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };
const mail: Thing = { of: 'mail', title: '20% on all notebooks', at: null, names: ['Paper House'] };

async function deedOf(text: string, shown: Thing) {
  const pointing = pointingIn(text);
  if (pointing === null) return null;
  return guessPointed(text, readDeeds(await deedModels(), text), [shown], pointing, context)?.deed;
}

it.each(['delete it', 'ok delete that', 'remove it please', 'תמחק אותו', 'תמחקי את זה'])(
  'throws the mail away that was shown: %s',
  async (text) => {
    expect(await deedOf(text, mail)).toBe('trash_mail');
  },
);

it.each(['delete it', 'תמחק אותה'])('cancels the meeting that was shown: %s', async (text) => {
  expect(await deedOf(text, aMeeting('Dentist', '2026-11-21T08:30'))).toBe('cancel_meeting');
});

it('cancels no mail', async () => {
  expect(await deedOf('cancel it', mail)).not.toBe('trash_mail');
});
