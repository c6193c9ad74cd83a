import { createHash, randomUUID } from 'node:crypto';

import type { Records } from '../kit/records.ts';
import type { Transcript } from './entities.ts';

export type SpeechStore = ReturnType<typeof openSpeechStore>;

/** Transcripts by the hash of their audio, and those for the next unknown recordings. */
export function openSpeechStore(records: Records) {
  const byAudio = records.collection<Transcript>('speech.by-audio');
  const upcoming = records.collection<Transcript>('speech.upcoming');

  return {
    know(audio: Uint8Array, heard: Omit<Transcript, 'id'>): void {
      const id = hashOf(audio);
      byAudio.put(id, { id, ...heard });
    },
    expect(heard: Omit<Transcript, 'id'>): void {
      const id = randomUUID();
      upcoming.put(id, { id, ...heard });
    },
    /** Undefined, which means silence, for a recording without any transcript. */
    hear(audio: Uint8Array): Transcript | undefined {
      const known = byAudio.get(hashOf(audio));
      if (known) return known;
      const [next] = upcoming.values();
      if (next) upcoming.delete(next.id);
      return next;
    },
  };
}

function hashOf(audio: Uint8Array): string {
  return createHash('sha256').update(audio).digest('hex');
}
