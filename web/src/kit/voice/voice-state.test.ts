import { describe, expect, it } from 'vitest';
import { idle, type VoiceEvent, voiceReducer, type VoiceState } from './voice-state.ts';

const after = (...events: VoiceEvent[]): VoiceState => events.reduce(voiceReducer, idle);
const asked = { type: 'asked' } as const;
const opened = { type: 'opened', at: 1_000 } as const;
const recording = new Blob(['sound']);

describe('a turn of speech', () => {
  it('through the browser goes from listening to words', () => {
    const heard = after(asked, opened, { type: 'heard', words: 'remind' });
    expect(heard).toEqual({ is: 'listening', since: 1_000, words: 'remind' });
    expect(voiceReducer(heard, { type: 'understood', words: ' remind me ' })).toEqual({
      is: 'done',
      words: 'remind me',
    });
  });

  it('through a recording is transcribed in between', () => {
    const recorded = after(asked, opened, { type: 'recorded' });
    expect(recorded).toEqual({ is: 'transcribing' });
    expect(voiceReducer(recorded, { type: 'understood', words: 'remind me' }).is).toBe('done');
  });

  it('without a word has failed', () => {
    expect(after(asked, opened, { type: 'recorded' }, { type: 'understood', words: '  ' })).toEqual({
      is: 'failed',
      why: 'nothingHeard',
    });
  });

  it('can fail before the microphone opens', () => {
    expect(after(asked, { type: 'failed', why: 'denied' })).toEqual({ is: 'failed', why: 'denied' });
  });

  it('keeps the recording that was not understood, to try it again', () => {
    const failed = after(
      asked,
      opened,
      { type: 'recorded' },
      {
        type: 'failed',
        why: 'transcriptionFailed',
        recording,
      },
    );
    expect(failed).toEqual({ is: 'failed', why: 'transcriptionFailed', recording });
    expect(voiceReducer(failed, { type: 'recorded' })).toEqual({ is: 'transcribing' });
  });

  it.each<VoiceState>([
    { is: 'done', words: 'one' },
    { is: 'failed', why: 'noSpeech' },
  ])('begins anew after %j', (state) => {
    expect(voiceReducer(state, asked)).toEqual({ is: 'starting' });
  });
});

describe('what comes too late', () => {
  it.each<VoiceEvent>([
    opened,
    { type: 'heard', words: 'late' },
    { type: 'recorded' },
    { type: 'understood', words: 'late' },
    { type: 'failed', why: 'network' },
  ])('changes nothing after a cancel: %j', (late) => {
    expect(after(asked, opened, { type: 'cancelled' }, late)).toEqual(idle);
  });

  it('takes no words back from who has them', () => {
    const done = after(asked, opened, { type: 'understood', words: 'one two' });
    expect(voiceReducer(done, { type: 'cancelled' })).toBe(done);
  });

  it('does not begin twice', () => {
    const listening = after(asked, opened);
    expect(voiceReducer(listening, asked)).toBe(listening);
  });
});
