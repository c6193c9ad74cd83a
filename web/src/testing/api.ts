import { type Route, type RouteName, routes } from '@crocodile-hub/core/contract/routes';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { type Answer, type Answering, type Call, dropped, failed, replied, type ReplyOf } from './answers.ts';
import { everydayAnswers } from './everyday-answers.ts';

/** What the server would be asked over HTTP. The routes are those of the contract, and so are requests and replies. */
export class Api {
  readonly #answers = new Map<RouteName, Answering>();
  readonly #calls: { name: RouteName; call: Call }[] = [];
  readonly #problems: string[];

  constructor(problems: string[]) {
    this.#problems = problems;
  }

  /** Answers the route so, from now on. */
  on<N extends RouteName>(name: N, answering: Answering<N> | Answer<N>): void {
    this.#answers.set(name, typeof answering === 'function' ? answering : () => answering);
  }

  reply<N extends RouteName>(name: N, reply: ReplyOf<N>): void {
    this.on(name, replied<N>(reply));
  }

  fail(name: RouteName, ...failure: Parameters<typeof failed>): void {
    this.on(name, failed(...failure));
  }

  /** As on any other day (everyday-answers.ts). */
  off(name: RouteName): void {
    this.#answers.delete(name);
  }

  /** Keeps calls of the route waiting until `release`, which answers those that wait and all to come. */
  hold<N extends RouteName>(name: N): { release: (answer: Answer<N>) => void } {
    const { promise, resolve } = Promise.withResolvers<Answer<N>>();
    this.on<N>(name, () => promise);
    return { release: resolve };
  }

  /** Does as before, and then the connection breaks: the app learns nothing of it. */
  lose(name: RouteName): void {
    const answering = this.#answeringOf(name);
    this.#answers.set(name, async (call) => {
      await answering?.(call);
      return dropped;
    });
  }

  /** What was asked of the route so far, oldest first. */
  calls<N extends RouteName>(name: N): Call<N>[] {
    // A call of this name has the parts of its own row.
    return this.#calls.filter((made) => made.name === name).map(({ call }) => call as Call<N>);
  }

  /** The answer to a request of the app. Undefined where the connection breaks. */
  async answer(request: Request, isKnown: boolean): Promise<Response | undefined> {
    const found = find(request);
    if (found === undefined) return this.#unexpected(`${request.method} ${request.url} is no route`);
    const { name, params } = found;
    const route: Route = routes[name];
    if (route.auth === 'user' && !isKnown) return respond(name, failed('unauthenticated'));
    const call = await this.#read(name, request, params);
    if (call === undefined) return respond(name, failed('invalid'));
    // Given up while it was read: no answer of a test may wait for it.
    if (request.signal.aborted) return undefined;
    this.#calls.push({ name, call });
    const answering = this.#answeringOf(name);
    if (answering === undefined) return this.#unexpected(`No answer is set for ${name}`);
    return respond(name, await answering(call));
  }

  #answeringOf(name: RouteName): Answering | undefined {
    // A call of this name comes with the parts of its own row.
    return this.#answers.get(name) ?? everydayAnswers[name];
  }

  #unexpected(what: string): Response | undefined {
    this.#problems.push(what);
    return undefined;
  }

  async #read(name: RouteName, request: Request, params: object): Promise<Call | undefined> {
    const route: Route = routes[name];
    const isJson = request.headers.get('Content-Type')?.startsWith('application/json') === true;
    const given = {
      params,
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: isJson ? await request.json() : undefined,
    };
    const part = (of: keyof typeof given) => {
      const result = route[of]?.safeParse(given[of]);
      if (result?.success === false)
        this.#problems.push(`${name} was sent a wrong ${of}: ${result.error.message}`);
      return result;
    };
    const parts = { params: part('params'), query: part('query'), body: part('body') };
    if (Object.values(parts).some((result) => result?.success === false)) return undefined;
    return {
      params: parts.params?.data,
      query: parts.query?.data,
      body: parts.body?.data,
      form: isJson ? undefined : await request.blob(),
      headers: request.headers,
      signal: request.signal,
    } as Call;
  }
}

/** Each path of the table as a pattern, with the names of its parameters. */
const patterns = Object.entries(routes).map(([name, { method, path }]: [string, Route]) => ({
  name: name as RouteName,
  method,
  pattern: new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

function find(request: Request): { name: RouteName; params: object } | undefined {
  const { pathname } = new URL(request.url);
  for (const { name, method, pattern } of patterns) {
    const match = method === request.method ? pattern.exec(pathname) : null;
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    return { name, params: Object.fromEntries(params) };
  }
  return undefined;
}

function respond(name: RouteName, answer: Answer): Response | undefined {
  switch (answer.is) {
    case 'dropped':
      return undefined;
    case 'reply': {
      const route: Route = routes[name];
      if (route.answers !== undefined) return new Response(answer.reply as BodyInit);
      const reply = route.reply.safeParse(answer.reply);
      if (!reply.success) throw new Error(`The test's reply is none of ${name}: ${reply.error.message}`);
      return Response.json(answer.reply);
    }
    case 'failure':
      return Response.json(answer.failure, { status: answer.status });
    case 'foreign':
      return new Response(answer.body, { status: answer.status, headers: { 'Content-Type': answer.type } });
    default:
      return unreachable(answer);
  }
}
