import { isMostlyHebrew } from '@crocodile-hub/core/text/script';
import type { Language } from '../../kit/text/language.ts';

// The browser's own Translator and LanguageDetector, which some browsers have. Nothing else knows of them.

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';
type Pair = { sourceLanguage: string; targetLanguage: string };
type Making = {
  signal: AbortSignal;
  /** Hears of the download: its events bear the part that has come, from 0 to 1. */
  monitor?: (download: Download) => void;
};
type Download = {
  addEventListener: (type: 'downloadprogress', heard: (event: { loaded: number }) => void) => void;
};
type Limits = { signal: AbortSignal };
export type BrowserTranslator = {
  availability: (pair: Pair) => Promise<Availability | null>;
  create: (options: Pair & Making) => Promise<{
    translate: (text: string, limits: Limits) => Promise<string>;
    destroy: () => void;
  }>;
};
export type BrowserDetector = {
  availability: () => Promise<Availability | null>;
  create: (options: Making) => Promise<{
    /** The likeliest first. */
    detect: (text: string, limits: Limits) => Promise<{ detectedLanguage?: string; confidence?: number }[]>;
    destroy: () => void;
  }>;
};

declare global {
  interface Window {
    // TypeScript's DOM does not have them yet.
    Translator?: BrowserTranslator | undefined;
    LanguageDetector?: BrowserDetector | undefined;
  }
}

export type Here = { is: 'translated'; text: string } | { is: 'understood' } | { is: 'not-here' };

/** A longer text would hold the device for minutes. */
const longestText = 20_000;
/** As much as tells a language. */
const sampleLength = 2_000;
const leastConfidence = 0.6;
const patienceMs = 3_000;

/** Whether the device may be able to translate it. Fetches nothing. */
export async function mayTranslateHere(text: string, language: Language): Promise<boolean> {
  const { Translator } = window;
  if (Translator === undefined || text.length > longestText) return false;
  const sourceLanguage = isMostlyHebrew(text.slice(0, sampleLength)) ? 'he' : 'en';
  // A text that is not Hebrew may be of any language: the screen's own says nothing.
  if (sourceLanguage === language) return language === 'en';
  try {
    const can = await inTime(Translator.availability({ sourceLanguage, targetLanguage: language }));
    return can !== 'unavailable' && can !== null;
  } catch {
    return false;
  }
}

export type Translating = Limits & {
  /** Into which. */
  language: Language;
  /** Hears, in tens of percent, how much of what the browser still needs for it has come. */
  onFetched: (percent: number) => void;
};

/**
 * Translates a text on this device, by the browser's own translator, which it may have to fetch first: only at the
 * person's press. The text is data there; nothing in it is done. Rule inbox.translate.1.
 */
export async function translateHere(text: string, how: Translating): Promise<Here> {
  const { signal, language, onFetched } = how;
  const { Translator } = window;
  if (text.trim() === '') return { is: 'not-here' };
  try {
    const sourceLanguage = await languageOf(text.slice(0, sampleLength), signal);
    if (sourceLanguage === language) return { is: 'understood' };
    if (Translator === undefined || sourceLanguage === null || text.length > longestText) {
      return { is: 'not-here' };
    }
    const pair = { sourceLanguage, targetLanguage: language };
    const can = await inTime(Translator.availability(pair));
    if (can === 'unavailable' || can === null) return { is: 'not-here' };
    const monitor = (download: Download) =>
      download.addEventListener('downloadprogress', ({ loaded }) => onFetched(Math.floor(loaded * 10) * 10));
    const translator = await Translator.create({ ...pair, signal, ...(can !== 'available' && { monitor }) });
    try {
      // Whole paragraphs, so that wrapped lines stay sentences.
      const translated: string[] = [];
      for (const part of text.split(/(\n{2,})/)) {
        translated.push(part.trim() === '' ? part : await translator.translate(part, { signal }));
      }
      return { is: 'translated', text: translated.join('') };
    } finally {
      translator.destroy();
    }
  } catch {
    // The browser refuses for reasons of its own: too little space, another policy, a failed download.
    return { is: 'not-here' };
  }
}

/** Null if the browser cannot tell. */
async function languageOf(text: string, signal: AbortSignal): Promise<string | null> {
  if (isMostlyHebrew(text)) return 'he';
  const { LanguageDetector } = window;
  if (LanguageDetector === undefined) return null;
  const can = await inTime(LanguageDetector.availability());
  if (can === 'unavailable' || can === null) return null;
  const detector = await LanguageDetector.create({ signal });
  try {
    const [likeliest] = await detector.detect(text, { signal });
    const { detectedLanguage = 'und', confidence = 0 } = likeliest ?? {};
    return detectedLanguage === 'und' || confidence < leastConfidence ? null : detectedLanguage;
  } finally {
    detector.destroy();
  }
}

/** Null if no answer comes: some browsers have the names alone. */
function inTime<T>(answer: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => window.setTimeout(resolve, patienceMs, null));
  return Promise.race([answer, late]);
}
