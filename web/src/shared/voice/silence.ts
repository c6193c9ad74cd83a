import { limits } from '@crocodile-hub/core/domain/limits';

/** How long it has been quiet, in milliseconds of whatever clock the caller reads, and whether anybody spoke. */
export type Silence = { readonly since: number; readonly spoke: boolean };

export function silenceFrom(now: number): Silence {
  return { since: now, spoke: false };
}

/** `energy` is the mean of the spectrum in bytes; null where nothing can measure it, which ends no silence early. */
export function afterSound(silence: Silence, energy: number | null, now: number): Silence {
  const isQuiet = energy !== null && energy < limits.voiceEnergyThreshold;
  return isQuiet ? silence : { since: now, spoke: true };
}

/** Rule voice.recording.2. */
export function hasFallen({ since }: Silence, now: number): boolean {
  return now - since >= limits.voiceSilenceMs;
}
