import type { Ports } from '../../ports/ports.ts';
import { deleteAccount, deletionReceipt, type DeletePorts } from '../../usecases/accounts/delete-account.ts';
import { signOutEverywhere, type SignOutPorts } from '../../usecases/accounts/sessions.ts';
import { exportOf, type ExportPorts } from '../../usecases/export/export.ts';
import { subscribe } from '../../usecases/push/devices.ts';
import type { Handlers } from '../call.ts';
import { zipReply } from '../zip-reply.ts';

export function accountRoutes(ports: SignOutPorts & DeletePorts & ExportPorts) {
  return {
    signOutEverywhere: ({ person }) => signOutEverywhere(ports, person.uid),
    exportAccount: ({ person }) => Promise.resolve(zipReply(exportOf(ports, person), 'crocodile-hub.zip')),
    deleteAccount: ({ person, body }) => deleteAccount(ports, person, body.email),
    deletionReceipt: ({ params }) => deletionReceipt(ports, params.receipt),
  } satisfies Partial<Handlers>;
}

export function pushRoutes(ports: Pick<Ports, 'push' | 'devices' | 'clock'>) {
  return {
    pushSubscribe: ({ person, body }) => subscribe(ports, person.uid, body),
    pushUnsubscribe: async ({ person, body }) => {
      await ports.devices.forget(person.uid, body.endpoint);
      return { success: true };
    },
  } satisfies Partial<Handlers>;
}
