import { describe, expect, it } from 'vitest';
import {
  composeAction,
  composeFormOf,
  composeFormOfDraft,
  draftOf,
  emptyCompose,
  isComposed,
  isWrittenIn,
  roomForBody,
} from './compose-form.ts';

const opened = {
  draftId: 'r7',
  to: 'dana@example.com, avi',
  cc: '',
  bcc: 'tal@example.com',
  subject: 'Re: Lunch',
  body: 'At noon',
  replyTo: { messageId: 'm1', threadId: 't1' },
  forwards: null,
  isForwardGone: false,
  files: [],
};

describe('a form in which nothing was written', () => {
  const begun = { ...emptyCompose, subject: 'Fwd: Lunch', body: '\n\nNoa Levi' };

  it('is one also where another platform takes the signature off', () => {
    expect(isWrittenIn(begun, begun)).toBe(false);
    expect(isWrittenIn({ ...begun, platform: 'messenger', body: '' }, begun)).toBe(false);
  });

  it('is none once there are words, on any platform', () => {
    expect(isWrittenIn({ ...begun, body: '' }, begun)).toBe(true);
    expect(isWrittenIn({ ...begun, platform: 'messenger', body: 'At noon' }, begun)).toBe(true);
    expect(isWrittenIn({ ...begun, platform: 'messenger', body: '', to: '7711' }, begun)).toBe(true);
  });
});

describe('the room for a body', () => {
  const quote = 'x'.repeat(500);

  it('is what its platform takes, less what is quoted', () => {
    expect(roomForBody(emptyCompose, { quote })).toEqual({ most: 99_498, unit: 'characters' });
    const onMessenger = { ...emptyCompose, platform: 'messenger' as const };
    expect(roomForBody(onMessenger, { quote: '' })).toEqual({ most: 2_000, unit: 'characters' });
    expect(roomForBody(onMessenger, { quote })).toEqual({ most: 1_498, unit: 'characters' });
    expect(roomForBody({ ...onMessenger, quoting: '' }, { quote })).toEqual({
      most: 2_000,
      unit: 'characters',
    });
  });

  it('is counted in bytes on Instagram, and is never less than none', () => {
    const onInstagram = { ...emptyCompose, platform: 'instagram' as const };
    expect(roomForBody(onInstagram, { quote: 'ש'.repeat(100) })).toEqual({ most: 798, unit: 'bytes' });
    expect(roomForBody(onInstagram, { quote: 'ש'.repeat(500) })).toEqual({ most: 0, unit: 'bytes' });
  });
});

describe('a draft in its dialog', () => {
  it('is what was opened, and nothing to save until something is changed', () => {
    const { mode, initial, carried } = composeFormOfDraft(opened);
    expect([mode, initial.draft]).toEqual(['reply', 'r7']);
    const { to, cc, bcc, subject, body, replyTo } = opened;
    expect(draftOf(initial, carried)).toEqual({ to, cc, bcc, subject, body, replyTo });
  });

  it('with files is left as it is: what is written becomes another', () => {
    const { initial, carried } = composeFormOfDraft({ ...opened, files: ['brief.pdf'] });
    expect([initial.draft, carried.left]).toEqual(['', ['brief.pdf']]);
  });

  it('goes along by name when it is sent, and comes back with the words', () => {
    const { initial, carried } = composeFormOfDraft({ ...opened, to: 'dana@example.com', replyTo: null });
    const { payload } = composeAction({ ...initial, bcc: '' }, carried);
    expect(payload['draft']).toBe('r7');
    expect(isComposed(payload)).toBe(true);
    expect(composeFormOf(payload).form).toEqual({ ...initial, bcc: '' });
  });
});
