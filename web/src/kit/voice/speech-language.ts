import { speechLanguages } from '@crocodile-hub/core/contract/speech-languages';
import { useSyncExternalStore } from 'react';
import { createStore } from '../state/store.ts';

/** The language that people speak, independent of the screen's. */
export type SpeechLanguage = (typeof speechLanguages)[number];

const key = 'speechLanguage';
const chosen = createStore<SpeechLanguage>(
  speechLanguages.find((one) => one === localStorage.getItem(key)) ?? 'auto',
);

/** Remembered on this device, as the screen's language is. */
export function chooseSpeechLanguage(language: SpeechLanguage): void {
  localStorage.setItem(key, language);
  chosen.set(language);
}

export function useSpeechLanguage(): SpeechLanguage {
  return useSyncExternalStore(chosen.subscribe, chosen.get);
}
