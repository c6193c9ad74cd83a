/** Does what the tabs of this browser must not do at once. A page without HTTPS has no locks. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
