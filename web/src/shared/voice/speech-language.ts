import { speechLanguages } from '@crocodile-hub/core/contract/speech-languages';
import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';

/** What people say, whatever language the screen is in. */
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
