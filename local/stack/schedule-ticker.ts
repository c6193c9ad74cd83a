const minuteMs = 60_000;

/** How often Cloud Scheduler runs each function, and how long after the start it does so first. */
export const schedules = {
  sweep: { everyMs: minuteMs, firstMs: 0 },
  // A machine that is switched off at night keeps its promises by day; the start has enough to do.
  nightly: { everyMs: 24 * 60 * minuteMs, firstMs: 5 * minuteMs },
} as const;

/** Plays Cloud Scheduler for one function. */
export class ScheduleTicker {
  readonly #url: string;
  readonly #schedule: { everyMs: number; firstMs: number };
  #timer: NodeJS.Timeout | null = null;

  constructor(url: string, schedule: { everyMs: number; firstMs: number }) {
    this.#url = url;
    this.#schedule = schedule;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      void this.#tick();
      this.#timer = setInterval(() => void this.#tick(), this.#schedule.everyMs);
    }, this.#schedule.firstMs);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
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
      // The emulator is starting again; the next time finds what this one missed.
    }
  }
}
