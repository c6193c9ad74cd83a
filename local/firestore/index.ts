/* The public API of the package. All its other modules may change without notice. */
export { createFirestoreServer } from './server.ts';
export type { FirestoreServer, FirestoreServerOptions } from './server.ts';
export type { StorageChoice } from './storage/open-storage.ts';
export type { Snapshot } from './transfer/snapshot.ts';
export type { SeedDocuments } from './transfer/seed.ts';
export { double, geoPoint, reference, vector } from './transfer/plain-values.ts';
export type { Plain } from './transfer/plain-values.ts';
export { manualClock } from './engine/manual-clock.ts';
export type { ManualClock } from './engine/manual-clock.ts';
