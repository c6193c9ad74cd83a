import { minuteMs } from '@crocodile-hub/core/time/units';
import { call } from '../wire/call.ts';
import type { SpeechLanguage } from './speech-language.ts';
import type { VoiceFailure } from './voice-state.ts';

type Transcribed = { is: 'words'; words: string } | { is: 'failed'; why: VoiceFailure };

/** The service may take as long as the recording. */
const deadlineMs = minuteMs;

/** The words of a recording. `sessionId` says where it was spoken. */
export async function transcribe(
  recording: Blob,
  { sessionId, language, signal }: { sessionId: string; language: SpeechLanguage; signal: AbortSignal },
): Promise<Transcribed> {
  const form = new FormData();
  form.set('audio', recording, 'speech');
  form.set('sessionId', sessionId);
  form.set('language', language);
  const outcome = await call('transcribe', { form }, { signal, deadlineMs });
  if (outcome.ok) return { is: 'words', words: outcome.reply.transcript };
  const hasNoAnswer = outcome.failure.kind === 'unavailable' && outcome.failure.status === undefined;
  return { is: 'failed', why: hasNoAnswer ? 'network' : 'transcriptionFailed' };
}
