/** Lets people take turns, so that one with much work does not delay one with little. */
export class Turns<T> {
  /** In the order of their next turn. Only people with waiting items are here. */
  readonly #waiting = new Map<string, T[]>();
  readonly #underWay = new Map<string, number>();
  readonly #mostOfOne: number;

  /** At most `mostOfOne` things of one person are under way at once. */
  constructor(mostOfOne: number) {
    this.#mostOfOne = mostOfOne;
  }

  add(uid: string, item: T): void {
    const items = this.#waiting.get(uid);
    if (items === undefined) this.#waiting.set(uid, [item]);
    else items.push(item);
  }

  /** The next item of the person whose turn it is; undefined if all have enough under way. */
  take(): { uid: string; item: T } | undefined {
    for (const [uid, items] of this.#waiting) {
      const underWay = this.#underWay.get(uid) ?? 0;
      if (underWay >= this.#mostOfOne) continue;
      const item = items.shift();
      this.#waiting.delete(uid);
      if (item === undefined) continue;
      if (items.length > 0) this.#waiting.set(uid, items);
      this.#underWay.set(uid, underWay + 1);
      return { uid, item };
    }
    return undefined;
  }

  finished(uid: string): void {
    const left = (this.#underWay.get(uid) ?? 0) - 1;
    if (left > 0) this.#underWay.set(uid, left);
    else this.#underWay.delete(uid);
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }
}
