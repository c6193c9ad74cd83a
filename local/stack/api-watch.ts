const everyMs = 30_000;

/** Checks again and again whether the API answers, and tells when it stops and when it answers again. */
export class ApiWatch {
  readonly #problem: () => Promise<string | null>;
  readonly #tell: (line: string) => void;
  #timer: NodeJS.Timeout | null = null;
  #answers = true;

  /** `problem` is null while it answers. */
  constructor(problem: () => Promise<string | null>, tell: (line: string) => void) {
    this.#problem = problem;
    this.#tell = tell;
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#look(), everyMs);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #look(): Promise<void> {
    const problem = await this.#problem();
    // It was stopped during the look.
    if (this.#timer === null) return;
    if (problem !== null && this.#answers) this.#tell(`The API does not answer any more: ${problem}`);
    if (problem === null && !this.#answers) this.#tell('The API answers again.');
    this.#answers = problem === null;
    this.start();
  }
}
