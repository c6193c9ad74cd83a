import { speechLanguages } from '@crocodile-hub/core/contract/speech-languages';
import { Failure } from '../ports/failure.ts';
import type { Ports } from '../ports/ports.ts';

const audioTypes = /^(audio|video)\/(webm|ogg|wav|x-wav|mpeg|mp3)\b/;

/** Words of a recording. Silence is no error: the transcript is empty, and the screen says so. */
export async function transcribe(
  { transcriber }: Pick<Ports, 'transcriber'>,
  form: { audio: Blob | null; language: string | null },
): Promise<{ success: true; transcript: string; language: string }> {
  const { audio } = form;
  if (audio === null || audio.size === 0) throw invalid('audio', 'missing');
  if (!audioTypes.test(audio.type)) throw invalid('audio', 'not a recording');
  const language = languageOf(form.language);
  const bytes = new Uint8Array(await audio.arrayBuffer());
  return { success: true, ...(await transcriber.transcribe({ bytes, mimeType: audio.type, language })) };
}

function languageOf(name: string | null): string | null {
  if (name === null || name === '' || name === 'auto') return null;
  const known = speechLanguages.find((one) => one === name || one.startsWith(`${name}-`));
  if (known === undefined) throw invalid('language', 'unknown');
  return known;
}

function invalid(path: string, message: string): Failure {
  return new Failure('invalid', 'noTranscript', { issues: [{ path, message }] });
}
