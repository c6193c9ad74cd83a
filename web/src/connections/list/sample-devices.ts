export const deviceStatuses = ['online', 'offline', 'sleeping'] as const;
export type DeviceStatus = (typeof deviceStatuses)[number];

export const deviceIds = ['laptop', 'phone', 'tablet', 'speaker', 'watch', 'camera'] as const;
export type DeviceId = (typeof deviceIds)[number];

type Device = {
  id: DeviceId;
  status: DeviceStatus;
  lastSeenMinutesAgo: number;
  /** In percent. */
  battery: number;
};

/** Mock content; names, types and places are in the catalogue of texts. Rule devices.mock.1. */
export const sampleDevices: readonly Device[] = [
  { id: 'laptop', status: 'online', lastSeenMinutesAgo: 0, battery: 87 },
  { id: 'phone', status: 'online', lastSeenMinutesAgo: 2, battery: 51 },
  { id: 'tablet', status: 'sleeping', lastSeenMinutesAgo: 40, battery: 50 },
  { id: 'speaker', status: 'online', lastSeenMinutesAgo: 1, battery: 100 },
  { id: 'watch', status: 'sleeping', lastSeenMinutesAgo: 180, battery: 21 },
  { id: 'camera', status: 'offline', lastSeenMinutesAgo: 2_880, battery: 20 },
];

/** Over 50 green, over 20 yellow, else red. Rule devices.mock.1. */
export function batteryTone(percent: number): 'ok' | 'waiting' | 'failed' {
  if (percent > 50) return 'ok';
  return percent > 20 ? 'waiting' : 'failed';
}
