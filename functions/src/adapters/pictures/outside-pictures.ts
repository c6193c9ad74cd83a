import { limits } from '@crocodile-hub/core/domain/limits';
import { pictureTypeOf } from '@crocodile-hub/core/domain/picture-type';
import { whoseWork } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import type { Picture, Pictures } from '../../ports/outside.ts';
import type { Ask, OutsideWeb } from '../outside/outside-web.ts';
import { atOnce } from '../shared/at-once.ts';

const mostHops = 4;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const asked = {
  method: 'GET',
  headers: { Accept: 'image/*', 'Accept-Encoding': 'identity' },
  mostBytes: limits.pictureBytes,
} as const;

/** How many may be in memory: of all, and of one person. Each may have five megabytes, for as long as a slow host wants. */
const mostAtOnce = { all: 8, each: 4 } as const;

/** Fetches pictures that strangers chose, also through redirects on the public web. docs/decisions/0020. */
export function outsidePictures(web: OutsideWeb): Pictures {
  const take = atOnce(mostAtOnce);
  return {
    async fetch(address) {
      const end = await take(whoseWork());
      try {
        return await web(told, (ask) => follow(address, ask));
      } finally {
        end();
      }
    },
  };
}

const told = { refused: 'pictureRefused', silent: 'pictureUnavailable' } as const;

async function follow(address: string, ask: Ask): Promise<Picture> {
  let next = address;
  let base: string | undefined;
  for (let hop = 0; hop < mostHops; hop += 1) {
    if (!URL.canParse(next, base)) throw refused();
    const url = new URL(next, base);
    const { status, location, bytes } = await ask(url, asked);
    if (location === null || !redirects.has(status)) return pictureOf(status, bytes);
    next = location;
    base = url.href;
  }
  throw refused();
}

function pictureOf(status: number, bytes: Uint8Array<ArrayBuffer>): Picture {
  if (status !== 200) throw new Failure('unavailable', 'pictureUnavailable');
  // The type comes from the first bytes, not from the sender: an SVG is a document that can load more.
  const mimeType = pictureTypeOf(bytes);
  if (mimeType === null) throw refused();
  return { bytes, mimeType };
}

const refused = () => new Failure('invalid', 'pictureRefused');
