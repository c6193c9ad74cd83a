/**
 * Where the sound goes: it stays on the device, goes to the browser's maker, or through our server to a speech service.
 */
export type SoundPath = 'device' | 'browser' | 'server';

type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable';

/** What newer browsers say of recognition on the device itself. */
export interface OnDevice {
  available?: (asked: { langs: string[]; processLocally: boolean }) => Promise<Availability>;
}

/**
 * Recognises on the device if that is possible now. It is set only if the recogniser knows the property: others would
 * ignore it silently and send the sound away.
 */
export async function keptLocal(
  Recognition: OnDevice,
  recogniser: { processLocally?: boolean },
  language: string,
): Promise<SoundPath> {
  if (Recognition.available === undefined || !('processLocally' in recogniser)) return 'browser';
  const availability = await Recognition.available({ langs: [language], processLocally: true }).catch(
    () => 'unavailable' as const,
  );
  if (availability !== 'available') return 'browser';
  recogniser.processLocally = true;
  return recogniser.processLocally ? 'device' : 'browser';
}
