import type { PrivateCache } from '../ports/workspace.ts';

export function memoryCache(): PrivateCache {
  const kept = new Map<string, { value: unknown; storedAt: number }>();
  return {
    get: (uid, name) => Promise.resolve(kept.get(`${uid}/${name}`) ?? null),
    put(uid, name, value, storedAt) {
      kept.set(`${uid}/${name}`, { value, storedAt });
      return Promise.resolve();
    },
    forget(uid, name) {
      kept.delete(`${uid}/${name}`);
      return Promise.resolve();
    },
  };
}
