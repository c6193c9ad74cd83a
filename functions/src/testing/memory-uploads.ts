import type { Upload, Uploads } from '../ports/workspace.ts';

/** The uploads' twin in memory. */
export function memoryUploads(): Uploads {
  const files = new Map<string, Upload>();
  const parts = new Map<string, Uint8Array>();
  const nameOf = (...ids: (string | number)[]) => ids.join(' ');
  const partNames = (uid: string, id: string, count: number) =>
    Array.from({ length: count }, (_, part) => nameOf(uid, id, part));
  return {
    begin(uid, id, upload, { mostFiles, mostBytes }) {
      const own = [...files].filter(([name]) => name.startsWith(`${uid} `));
      const bytes = own.reduce((sum, [, { size }]) => sum + size, 0);
      const isTaken = own.length < mostFiles && bytes + upload.size <= mostBytes;
      if (isTaken) files.set(nameOf(uid, id), upload);
      return Promise.resolve(isTaken);
    },
    find: (uid, id) => Promise.resolve(files.get(nameOf(uid, id)) ?? null),
    putPart(uid, id, part, bytes) {
      const name = nameOf(uid, id, part);
      if (!parts.has(name)) parts.set(name, bytes);
      return Promise.resolve();
    },
    partsThere: (uid, id, count) =>
      Promise.resolve(partNames(uid, id, count).filter((name) => parts.has(name)).length),
    read(uid, id, count) {
      const read = partNames(uid, id, count).map((name) => parts.get(name));
      const whole = read.flatMap((part) => part ?? []);
      return Promise.resolve(whole.length < count ? null : Buffer.concat(whole));
    },
    keepFrom: () => Promise.resolve(),
    drop(uid, id, count) {
      files.delete(nameOf(uid, id));
      for (const name of partNames(uid, id, count)) parts.delete(name);
      return Promise.resolve();
    },
  };
}
