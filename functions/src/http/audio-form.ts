import { Failure } from '../ports/failure.ts';
import type { RawBody } from './call.ts';

/** The form of a recording. */
export async function readAudioForm({
  bytes,
  header,
}: RawBody): Promise<{ audio: Blob | null; language: string | null }> {
  try {
    const form = await new Response(bytes, {
      headers: { 'Content-Type': header('content-type') ?? '' },
    }).formData();
    const audio = form.get('audio');
    const language = form.get('language');
    return {
      audio: audio instanceof Blob ? audio : null,
      language: typeof language === 'string' ? language : null,
    };
  } catch (error) {
    throw new Failure('invalid', 'noTranscript', {
      cause: error,
      issues: [{ path: 'audio', message: 'the body is not a form' }],
    });
  }
}
