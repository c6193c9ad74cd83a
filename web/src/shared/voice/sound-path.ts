/** Where the sound goes: nowhere, to whoever made the browser, or through our server to a speech service. */
export type SoundPath = 'device' | 'browser' | 'server';

type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable';

/** What newer browsers say of recognition on the device itself. */
export interface OnDevice {
  available?: (asked: { langs: string[]; processLocally: boolean }) => Promise<Availability>;
}

/**
 * Keeps the recognition on the device where it can be had there now. Only what the recogniser itself holds to be so
 * counts: one that does not know the wish would drop it in silence, and send the sound away.
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
