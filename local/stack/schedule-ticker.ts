import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';

/** How often Cloud Scheduler runs each function, and how long after the start the first run comes. */
export const schedules = {
  sweep: { everyMs: minuteMs, firstMs: 0 },
  // The first run comes soon, for machines that are off at night, but not during the start.
  nightly: { everyMs: dayMs, firstMs: 5 * minuteMs },
} as const;

/** Imitates Cloud Scheduler for one function. */
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
      // The emulator is restarting; the next run makes up for this one.
    }
  }
}
