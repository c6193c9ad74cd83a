/** Runs work that the tabs of this browser must not do at the same time. Without HTTPS there are no locks. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
