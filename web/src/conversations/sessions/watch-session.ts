import { paths } from '@crocodile-hub/core/contract/paths';
import { liveDocument } from '../../kit/wire/firebase/live-document.ts';

/** One session, also when it is too old to be listed. */
export function watchSession(id: string) {
  return liveDocument({
    name: `session/${id}`,
    path: (uid) => `${paths.sessions(uid)}/${id}`,
    schema: async () => (await import('@crocodile-hub/core/contract/documents')).sessionDocument,
  });
}
