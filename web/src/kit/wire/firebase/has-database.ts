/** Whether the browser keeps databases. Some do not in private windows: Firestore's copy then lives in memory. */
export function hasDatabase(): boolean {
  const { indexedDB }: { indexedDB?: IDBFactory } = window;
  return indexedDB !== undefined;
}
