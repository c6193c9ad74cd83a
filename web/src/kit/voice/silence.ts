import { limits } from '@crocodile-hub/core/domain/limits';

/** In milliseconds of the caller's clock: when the silence began, how long somebody spoke, and the last measurement. */
export type Silence = { readonly since: number; readonly spokenMs: number; readonly at: number };

export function silenceFrom(now: number): Silence {
  return { since: now, spokenMs: 0, at: now };
}

/** `energy` is the mean of the spectrum in bytes; null if it cannot be measured, which counts as sound. */
export function afterSound(silence: Silence, energy: number | null, now: number): Silence {
  const isQuiet = energy !== null && energy < limits.voiceEnergyThreshold;
  if (isQuiet) return { ...silence, at: now };
  return { since: now, spokenMs: silence.spokenMs + now - silence.at, at: now };
}

/** Rule voice.recording.2. */
export function hasFallen({ since }: Silence, now: number): boolean {
  return now - since >= limits.voiceSilenceMs;
}

/** A shorter sound is a cough or a click, from which a speech service would invent words. */
export function hasSpoken({ spokenMs }: Silence): boolean {
  return spokenMs >= limits.voiceShortestMs;
}
