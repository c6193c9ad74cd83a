import { paths } from '@crocodile-hub/core/contract/paths';
import { liveDocument } from '../kit/wire/firebase/live-document.ts';

/** The person's own document: profile and settings. */
export const profileQuery = liveDocument({
  name: 'profile',
  path: paths.user,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).userDocument,
});
