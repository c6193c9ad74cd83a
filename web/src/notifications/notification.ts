import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../kit/wire/firebase/live-query.ts';
import { loadFirestore } from '../kit/wire/firebase/load-firestore.ts';
import { deleteDocument } from '../kit/wire/firebase/write-document.ts';

const newest = 30;

export const notificationsQuery = liveQuery({
  name: 'notifications',
  path: paths.notifications,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).notificationDocument,
  build: (sdk, all) => sdk.query(all, sdk.orderBy('createdAt', 'desc'), sdk.limit(newest)),
});

export type Notification = NotificationDocument & { readonly id: string };

export async function markNotificationRead(uid: string, id: string): Promise<void> {
  const { db, doc, updateDoc } = await loadFirestore();
  await updateDoc(doc(db, paths.notifications(uid), id), { read: true });
}

export const deleteNotification = (uid: string, id: string): Promise<void> =>
  deleteDocument(paths.notifications(uid), id);
