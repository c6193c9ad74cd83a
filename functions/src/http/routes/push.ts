import type { Ports } from '../../ports/ports.ts';
import { subscribe } from '../../usecases/push/subscribe.ts';
import type { Handlers } from '../call.ts';

export function pushRoutes(ports: Pick<Ports, 'push' | 'devices' | 'clock'>) {
  return {
    pushSubscribe: ({ person, body }) => subscribe(ports, person.uid, body),
    pushUnsubscribe: async ({ person, body }) => {
      await ports.devices.forget(person.uid, body.endpoint);
      return { success: true };
    },
  } satisfies Partial<Handlers>;
}
