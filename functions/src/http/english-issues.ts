import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

/** The mini build of zod has no words of its own; issues of malformed calls are read by developers. */
export function speakEnglish(): void {
  z.config(en());
}
