import { speechLanguages } from '@crocodile-hub/core/contract/speech-languages';
import { isHeardInSilence } from '@crocodile-hub/core/domain/heard-nothing';
import { Failure } from '../ports/failure.ts';
import type { Person } from '../ports/accounts.ts';
import type { Ports } from '../ports/ports.ts';
import type { ModelPorts } from './allowed-models.ts';

const audioTypes = /^(audio|video)\/(webm|ogg|wav|x-wav|mpeg|mp3)\b/;

/** The words of a recording. Silence is no error: the transcript is empty, and the screen says so. */
export async function transcribe(
  { transcriber, workspace }: Pick<Ports, 'transcriber'> & Pick<ModelPorts, 'workspace'>,
  { uid }: Person,
  form: { audio: Blob | null; language: string | null },
): Promise<{ success: true; transcript: string; language: string }> {
  const { audio } = form;
  if (audio === null || audio.size === 0) throw invalid('audio', 'missing');
  if (!audioTypes.test(audio.type)) throw invalid('audio', 'not a recording');
  const language = languageOf(form.language);
  if (!(await workspace.usesModels(uid))) throw new Failure('unavailable', 'modelsOff');
  const bytes = new Uint8Array(await audio.arrayBuffer());
  const heard = await transcriber.transcribe({ bytes, mimeType: audio.type, language });
  return { success: true, ...heard, transcript: isHeardInSilence(heard.transcript) ? '' : heard.transcript };
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
