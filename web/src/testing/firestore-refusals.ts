/** Writes and listeners each use a stream; transactions, counts and large pages use calls of their own. */
const channels = {
  page: /:runQuery\b/,
  write: /\/google\.firestore\.v1\.Firestore\/Write\/channel|:commit\b/,
  read: /\/google\.firestore\.v1\.Firestore\/Listen\/channel|:(batchGet|runAggregationQuery)\b/,
};

export type Refused = {
  of: keyof typeof channels;
  /** Only requests that contain these words. */
  mentions?: RegExp;
};

type Asked = { url: string; body: string };

const ofSomebodyElse = (asked: string) => asked.replaceAll(/\/users\/[^/"]+/g, '/users/somebody-else');

/**
 * Makes Firestore refuse requests while a test wants it: they are sent in another person's name, and the rules refuse
 * them.
 */
export class FirestoreRefusals {
  readonly #refused = new Set<Refused>();

  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  get areOn(): boolean {
    return this.#refused.size > 0;
  }

  async during<T>(refused: Refused, run: () => Promise<T>): Promise<T> {
    this.#refused.add(refused);
    try {
      return await run();
    } finally {
      this.#refused.delete(refused);
    }
  }

  rewritten(url: string, body: string): Asked {
    return [...this.#refused].reduce(rewrittenBy, { url, body });
  }

  /** Firestore's calls are made by XMLHttpRequest. */
  requestsOf(Request: typeof XMLHttpRequest): typeof XMLHttpRequest {
    const rewritten = (asked: Asked) =>
      this.#refused.size > 0 ? this.rewritten(asked.url, asked.body) : asked;
    return class extends Request {
      #opened = { method: '', url: '' };
      readonly #headers: [name: string, value: string][] = [];

      override open(method: string, url: string | URL): void {
        this.#opened = { method, url: String(url) };
        super.open(method, url, true);
      }

      override setRequestHeader(name: string, value: string): void {
        this.#headers.push([name, value]);
        super.setRequestHeader(name, value);
      }

      override send(body?: XMLHttpRequestBodyInit | null): void {
        const { method, url } = this.#opened;
        if (typeof body !== 'string') return super.send(body);
        const asked = rewritten({ url, body });
        if (asked.url !== url) {
          super.open(method, asked.url, true);
          for (const [name, value] of this.#headers) super.setRequestHeader(name, value);
        }
        super.send(asked.body);
      }
    };
  }
}

function rewrittenBy({ url, body }: Asked, { of, mentions = /./ }: Refused): Asked {
  if (!channels[of].test(url)) return { url, body };
  const refused = (asked: string) => (mentions.test(asked) ? ofSomebodyElse(asked) : asked);
  // Requests on a stream are form fields.
  const fields = () => [...new URLSearchParams(body)].map(([name, value]) => [name, refused(value)]);
  return {
    // A call also names its documents in its address.
    url: mentions.test(body) ? ofSomebodyElse(url) : url,
    body: url.includes('/channel') ? new URLSearchParams(fields()).toString() : refused(body),
  };
}
