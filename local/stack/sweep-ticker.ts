const minuteMs = 60_000;

/** Plays Cloud Scheduler: runs the sweeper once a minute, and at once when the stack starts. */
export class SweepTicker {
  readonly #url: string;
  #timer: NodeJS.Timeout | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  start(): void {
    void this.#tick();
    this.#timer = setInterval(() => void this.#tick(), minuteMs);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  async #tick(): Promise<void> {
    try {
      await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
        signal: AbortSignal.timeout(30_000),
      });
    } catch {
      // The emulator is starting again; the next minute finds what this one missed.
    }
  }
}
