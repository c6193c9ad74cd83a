import type { Reason } from '@crocodile-hub/core/failures/reason';
import { lookup } from 'node:dns/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP } from 'node:net';
import { Failure, isFailure } from '../../ports/failure.ts';
import { untilAborted } from '../shared/until-aborted.ts';
import { isPublicAddress } from './public-address.ts';

type Place = { address: string; family: number };

type Options = {
  timeoutMs: number;
  /** Asked instead of the web itself, as `<base>/<protocol>/<host>/<path>`; it finds the hosts by their names. */
  baseUrl?: string | undefined;
  /** Every address of a host. */
  resolve?: (host: string) => Promise<Place[]>;
  mayConnect?: (address: string, port: string) => boolean;
};

type Asked = {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** The most that an answer may have. Only that of a 200 is read, and none without this. */
  mostBytes?: number;
};

type OutsideReply = { status: number; location: string | null; bytes: Uint8Array<ArrayBuffer> };

export type Ask = (url: URL, asked: Asked) => Promise<OutsideReply>;

/**
 * The reasons of failures: for an address that may not be asked or a reply that is too large, and for a missing reply.
 */
type Told = { refused: Reason; silent: Reason };

/** Work on the open web, all its calls within one deadline. */
export type OutsideWeb = <T>(told: Told, work: (ask: Ask) => Promise<T>) => Promise<T>;

/** The usual ports of the web; a service on another port is probably private. */
const webPorts: ReadonlySet<string> = new Set(['', '80', '443']);

/**
 * Asks addresses that strangers chose, such as one in a mail. The host is resolved first, only public addresses are
 * asked, and the connection goes to the address that was checked. No cookies and no referrer are sent, and no redirect
 * is followed. docs/decisions/0020.
 */
export function outsideWeb({
  timeoutMs,
  baseUrl,
  resolve = allOf,
  mayConnect = isOpen,
}: Options): OutsideWeb {
  return async (told, work) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const ask: Ask = async (url, asked) => {
      const way = await wayTo(url);
      if (way === null) throw new Failure('invalid', told.refused);
      return await send(way, asked, { signal, tooMuch: told.refused });
    };
    try {
      return await untilAborted(signal, work(ask));
    } catch (error) {
      if (isFailure(error)) throw error;
      throw new Failure('unavailable', told.silent, { cause: error });
    }
  };

  /** Null for an address that may not be asked. */
  async function wayTo(url: URL): Promise<Way | null> {
    const { port } = url;
    const host = hostOf(url);
    if (host === null) return null;
    const family = isIP(host);
    const isName = family === 0;
    if (baseUrl !== undefined) {
      const isRefused = !webPorts.has(port) || (!isName && !mayConnect(host, port));
      return isRefused ? null : { url: behind(baseUrl, url), place: null };
    }
    const places = isName ? await resolve(host) : [{ address: host, family }];
    const [first] = places;
    // If one of the addresses is private, all are refused: it is not known which one would be used.
    if (first === undefined || !places.every(({ address }) => mayConnect(address, port))) return null;
    return { url, place: first };
  }
}

/** The URL and the address to connect to; null if the name decides. */
type Way = { url: URL; place: Place | null };

/** The host of an address that may be asked by its form. */
function hostOf({ protocol, hostname, username, password }: URL): string | null {
  const isWeb = (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
  // A trailing dot makes another name in comparisons; `localhost` is always this machine.
  if (!isWeb || hostname.endsWith('.') || `.${hostname}`.endsWith('.localhost')) return null;
  return hostname.replace(/^\[|\]$/g, '');
}

function behind(baseUrl: string, { protocol, host, pathname, search }: URL): URL {
  return new URL(`${baseUrl}/${protocol.slice(0, -1)}/${host}${pathname}${search}`);
}

type Bounds = { signal: AbortSignal; tooMuch: Reason };

function send({ url, place }: Way, asked: Asked, { signal, tooMuch }: Bounds): Promise<OutsideReply> {
  const { method, headers, body, mostBytes = 0 } = asked;
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const call = request(url, {
      method,
      signal,
      // A connection of its own: one that is kept could lead elsewhere.
      agent: false,
      headers: { ...headers, 'User-Agent': 'Mozilla/5.0' },
      ...(place !== null && { lookup: alwaysAt(place) }),
    });
    call.on('error', reject);
    call.on('response', (response) => {
      const { statusCode: status = 0, headers: told } = response;
      const chunks: Buffer[] = [];
      const answer = () =>
        resolve({ status, location: told.location ?? null, bytes: new Uint8Array(Buffer.concat(chunks)) });
      if (status !== 200 || mostBytes === 0) {
        response.destroy();
        return answer();
      }
      const giveUp = () => {
        response.destroy();
        reject(new Failure('invalid', tooMuch));
      };
      if (Number(told['content-length'] ?? 0) > mostBytes) return giveUp();
      let size = 0;
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostBytes) return giveUp();
        return chunks.push(chunk);
      });
      response.on('end', answer);
      return undefined;
    });
    call.end(body);
  });
}

function alwaysAt(place: Place): NonNullable<http.RequestOptions['lookup']> {
  return (_host, { all }, done) => {
    if (all === true) done(null, [place]);
    else done(null, place.address, place.family);
  };
}

/** The resolver knows no signal. */
const allOf = (host: string) => lookup(host, { all: true, verbatim: true });

function isOpen(address: string, port: string): boolean {
  return webPorts.has(port) && isPublicAddress(address);
}
