import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Language } from '../text/language.ts';
import { useLocale } from '../text/use-locale.ts';
import { useTranslation } from '../text/use-translation.ts';
import { createStore, type Store } from '../state/store.ts';
import { notify } from '../ui/notify.tsx';
import { useLookFirst } from './look-first.ts';
import type { SoundPath } from './sound-path.ts';
import { useSpeechLanguage } from './speech-language.ts';
import { idle, isActive, voiceReducer, type VoiceState } from './voice-state.ts';

export type Voice = {
  state: VoiceState;
  isActive: boolean;
  /** Heard words that are not final yet. */
  words: string;
  /** Where the sound of this turn goes; null until it is known. */
  path: SoundPath | null;
  /** How loud it is, from 0 to 1. */
  level: Store<number>;
  toggle: () => void;
};

export type VoiceOptions = {
  /** The place of the speech, for the server's log. */
  sessionId: string;
  onWords: (words: string) => void;
  /** Gets the words instead, if the person wants to check them first. */
  onLook?: (words: string) => void;
};

/** The code for listening and recording, fetched at the first press. */
const loadEars = () => Promise.all([import('./hear.ts'), import('./transcribe.ts')]);

/** The browser's recognition needs a language; `auto` uses the screen's. */
const languages = { en: 'en-US', he: 'he-IL' } as const satisfies Record<Language, string>;

/** Speech input: one turn at a time, ended by a silence, a second press, or Escape, which drops it. */
export function useVoice({ sessionId, onWords, onLook = onWords }: VoiceOptions): Voice {
  const { t } = useTranslation(['voice', 'common']);
  const { language } = useLocale();
  const spoken = useSpeechLanguage();
  const [state, dispatch] = useReducer(voiceReducer, idle);
  const looksFirst = useLookFirst();
  const [path, setPath] = useState<SoundPath | null>(null);
  const [level] = useState(() => createStore(0));
  const turn = useTurn();
  const active = isActive(state);

  async function listen(): Promise<void> {
    const { finish, cancel } = turn.begin();
    dispatch({ type: 'asked' });
    setPath(null);
    const [{ hear }] = await loadEars();
    if (cancel.aborted) return;
    const heard = await hear({
      language: spoken === 'auto' ? languages[language] : spoken,
      finish,
      cancel,
      onOpen: (where) => {
        setPath(where);
        dispatch({ type: 'opened', at: Date.now() });
      },
      onWords: (words) => dispatch({ type: 'heard', words }),
      onLevel: level.set,
    });
    if (cancel.aborted) return;
    if (heard.is === 'recording') await read(heard.audio, cancel);
    else if (heard.is === 'words') dispatch({ type: 'understood', words: heard.words });
    else dispatch({ type: 'failed', why: heard.why });
  }

  async function read(recording: Blob, cancel: AbortSignal): Promise<void> {
    dispatch({ type: 'recorded' });
    const [, { transcribe }] = await loadEars();
    const transcribed = await transcribe(recording, { sessionId, language: spoken, signal: cancel });
    if (cancel.aborted) return;
    if (transcribed.is === 'words') dispatch({ type: 'understood', words: transcribed.words });
    else dispatch({ type: 'failed', why: transcribed.why, recording });
  }

  /** If the chunk cannot be fetched, it counts as a network failure and the person may press again. */
  const work = (job: Promise<void>) => void job.catch(() => dispatch({ type: 'failed', why: 'network' }));

  const settle = useEffectEvent((settled: VoiceState) => {
    if (settled.is === 'done') (looksFirst ? onLook : onWords)(settled.words);
    if (settled.is !== 'failed') return undefined;
    const { why, recording } = settled;
    if (recording === undefined) return void notify.error(t(why));
    const retry = () => work(read(recording, turn.begin().cancel));
    const id = notify.error(t(why), { action: { label: t('common:retry'), run: retry } });
    return () => notify.dismiss(id);
  });
  useEffect(() => settle(state), [state]);

  function cancel(): void {
    turn.cancel();
    dispatch({ type: 'cancelled' });
  }

  useEscape(active, cancel);

  return {
    state,
    isActive: active,
    words: state.is === 'listening' ? state.words : '',
    path,
    level,
    toggle: () => {
      if (!active) work(listen());
      else if (state.is === 'listening') turn.finish();
      else cancel();
    },
  };
}

/** One turn at a time; leaving the screen ends it. */
function useTurn() {
  const turn = useRef<{ finish: AbortController; cancel: AbortController } | null>(null);
  useEffect(() => () => turn.current?.cancel.abort(), []);
  return {
    begin() {
      turn.current?.cancel.abort();
      turn.current = { finish: new AbortController(), cancel: new AbortController() };
      return { finish: turn.current.finish.signal, cancel: turn.current.cancel.signal };
    },
    finish: () => turn.current?.finish.abort(),
    cancel: () => turn.current?.cancel.abort(),
  };
}

/** Escape must neither close the dialog around it nor take the focus from a field. */
function useEscape(isOn: boolean, act: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  }, [isOn]);
}
