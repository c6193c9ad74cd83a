import { deleteAccount, deletionReceipt, type DeletePorts } from '../../usecases/accounts/delete-account.ts';
import { signOutEverywhere, type SignOutPorts } from '../../usecases/accounts/sign-out-everywhere.ts';
import { exportOf, type ExportPorts } from '../../usecases/export/export.ts';
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
