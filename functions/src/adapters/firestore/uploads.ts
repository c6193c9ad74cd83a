import * as z from 'zod/mini';
import { paths } from '@crocodile-hub/core/contract/paths';
import { uploadDocument } from '@crocodile-hub/core/contract/uploads';
import type { Uploads } from '../../ports/workspace.ts';
import { createOnce, type OpenDatabase } from './database.ts';

const sized = z.object({ size: z.int() });
const partDocument = z.object({ bytes: z.instanceof(Uint8Array) });

export function firestoreUploads(open: OpenDatabase): Uploads {
  const place = (uid: string, id: string) => `${paths.uploads(uid)}/${id}`;
  const partPlace = (uid: string, id: string, part: number) => `${paths.uploadParts(uid)}/${id}-${part}`;
  const partPlaces = (uid: string, id: string, parts: number) =>
    Array.from({ length: parts }, (_, part) => partPlace(uid, id, part));

  return {
    async begin(uid, id, upload, { now, mostFiles, mostBytes }) {
      const { db, at, ends } = await open();
      const document = { ...upload, createdAt: at(now), ...ends('uploads', now) };
      return await db.runTransaction(async (tx) => {
        const { docs } = await tx.get(db.collection(paths.uploads(uid)).select('size'));
        const bytes = docs.reduce((sum, doc) => sum + (sized.safeParse(doc.data()).data?.size ?? 0), 0);
        if (docs.length >= mostFiles || bytes + upload.size > mostBytes) return false;
        tx.create(db.doc(place(uid, id)), document);
        return true;
      });
    },

    async find(uid, id) {
      const { db } = await open();
      const parsed = uploadDocument.safeParse((await db.doc(place(uid, id)).get()).data());
      if (!parsed.success) return null;
      const { filename, mimeType, size } = parsed.data;
      return { filename, mimeType, size };
    },

    async putPart(uid, id, part, bytes, now) {
      const { db, ends } = await open();
      const stored = { bytes: Buffer.from(bytes), ...ends('uploadParts', now) };
      await createOnce(db.doc(partPlace(uid, id, part)), stored);
    },

    async partsThere(uid, id, parts) {
      const { db } = await open();
      const found = await db.getAll(...partPlaces(uid, id, parts).map((path) => db.doc(path)), {
        fieldMask: [],
      });
      return found.filter((doc) => doc.exists).length;
    },

    async read(uid, id, parts) {
      const { db } = await open();
      const read: Uint8Array[] = [];
      // One at a time: one answer of Firestore has a largest size.
      for (const path of partPlaces(uid, id, parts)) {
        const part = partDocument.safeParse((await db.doc(path).get()).data());
        if (!part.success) return null;
        read.push(part.data.bytes);
      }
      return Buffer.concat(read);
    },

    async keepFrom(uid, id, parts, at) {
      const { db, ends } = await open();
      const batch = db.batch();
      batch.update(db.doc(place(uid, id)), ends('uploads', at));
      for (const path of partPlaces(uid, id, parts)) batch.update(db.doc(path), ends('uploadParts', at));
      await batch.commit();
    },

    async drop(uid, id, parts) {
      const { db } = await open();
      const batch = db.batch();
      batch.delete(db.doc(place(uid, id)));
      for (const path of partPlaces(uid, id, parts)) batch.delete(db.doc(path));
      await batch.commit();
    },
  };
}
