import { limits } from '@crocodile-hub/core/domain/limits';

/**
 * How long it has been quiet, in milliseconds of whatever clock the caller reads, how long anybody spoke, and when it was
 * measured last.
 */
export type Silence = { readonly since: number; readonly spokenMs: number; readonly at: number };

export function silenceFrom(now: number): Silence {
  return { since: now, spokenMs: 0, at: now };
}

/** `energy` is the mean of the spectrum in bytes; null where nothing can measure it, which ends no silence early. */
export function afterSound(silence: Silence, energy: number | null, now: number): Silence {
  const isQuiet = energy !== null && energy < limits.voiceEnergyThreshold;
  if (isQuiet) return { ...silence, at: now };
  return { since: now, spokenMs: silence.spokenMs + now - silence.at, at: now };
}

/** Rule voice.recording.2. */
export function hasFallen({ since }: Silence, now: number): boolean {
  return now - since >= limits.voiceSilenceMs;
}

/** Less than this is a cough or a click, in which a speech service would hear words that nobody said. */
export function hasSpoken({ spokenMs }: Silence): boolean {
  return spokenMs >= limits.voiceShortestMs;
}
