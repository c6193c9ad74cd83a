/** Puts a value into a map of at most so many: the one that was put longest ago makes room. */
export function keepNewest<K, V>(kept: Map<K, V>, key: K, value: V, most: number): void {
  // A map is in the order of putting, but what is put again stays where it was.
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
