import type { Device, Devices, Push, PushMessage } from '../ports/reminders.ts';

/** The devices' twin in memory. */
export function memoryDevices(): Devices {
  const devices = new Map<string, Device>();
  const nameOf = (uid: string, endpoint: string) => `${uid} ${endpoint}`;
  return {
    list: (uid) =>
      Promise.resolve(
        [...devices].filter(([name]) => name.startsWith(`${uid} `)).map(([, device]) => device),
      ),
    keep(uid, device) {
      devices.set(nameOf(uid, device.subscription.endpoint), device);
      return Promise.resolve();
    },
    forget(uid, endpoint) {
      devices.delete(nameOf(uid, endpoint));
      return Promise.resolve();
    },
  };
}

/** A push service that takes everything from everywhere. */
export function memoryPush(): Push & { pushed: { endpoint: string; message: PushMessage }[] } {
  const pushed: { endpoint: string; message: PushMessage }[] = [];
  return {
    isConfigured: true,
    pushed,
    serves: () => true,
    send({ endpoint }, message) {
      pushed.push({ endpoint, message });
      return Promise.resolve('sent');
    },
  };
}
