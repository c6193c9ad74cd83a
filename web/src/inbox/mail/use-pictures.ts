import { limits } from '@crocodile-hub/core/domain/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadInlinePicture, loadRemotePicture } from './load-picture.ts';
import type { Message } from '../message.ts';
import { isRemote, type Piece } from './clean-html.ts';
import { picturesIn } from './quote.ts';
import { whileWanted } from '../../kit/state/while-wanted.ts';

const none: ReadonlyMap<string, string> = new Map();
const atOnce = 4;

export type Pictures = {
  /** Those that were loaded, by the address that the mail uses for them. */
  loaded: ReadonlyMap<string, string>;
  /** Of the pictures from the web: whether there are any, and whether all of them were requested. */
  state: 'none' | 'hidden' | 'loading' | 'shown';
  /** How many are not shown: they could not be loaded, or are too many. */
  missing: number;
  show: () => void;
};

/** The pictures that are asked for: none, those of the writer without those of whom they quote, or all. */
type Wanted = 'none' | 'own' | 'all';

/**
 * The pictures of a mail: attached ones at once, those from the web when the person asks, or, but for what the mail
 * quotes, trusts the sender. Rules inbox.html.2 and inbox.html.6.
 */
export function usePictures(message: Message, pieces: readonly Piece[], isTrusted: boolean): Pictures {
  const [{ inline, own, quoted }] = useState(() => sortedPictures(pieces));
  const [loaded, setLoaded] = useState(none);
  const [wanted, setWanted] = useState<Wanted>('none');
  // What was shown stays until the mail is opened again.
  if (isTrusted && wanted === 'none') setWanted('own');
  const [settled, setSettled] = useState<{ is: Wanted; missing: number } | null>(null);
  const [missingInline, setMissingInline] = useState(0);
  const all = [...own, ...quoted];
  const asked = { none: [], own, all }[wanted];

  const keep = (here: Loaded) => setLoaded((before) => new Map([...before, ...here]));
  const loadInline = useEffectEvent((signal: AbortSignal) => {
    const addresses = inline.slice(0, limits.picturesShown);
    void loadEach(addresses, (one) => loadInlinePicture(message, one, signal), keep).then((missing) => {
      if (!signal.aborted) setMissingInline(missing + inline.length - addresses.length);
    });
  });
  const loadRemote = useEffectEvent((signal: AbortSignal) => {
    const addresses = asked.slice(0, limits.picturesShown).filter((one) => !loaded.has(one));
    void loadEach(addresses, (one) => loadRemotePicture(one, signal), keep).then((missing) => {
      const tooMany = Math.max(0, asked.length - limits.picturesShown);
      if (!signal.aborted) setSettled({ is: wanted, missing: missing + tooMany });
    });
  });
  useEffect(() => whileWanted((signal) => loadInline(signal)), []);
  useEffect(() => (wanted === 'none' ? undefined : whileWanted((signal) => loadRemote(signal))), [wanted]);

  const isLoading = wanted !== 'none' && settled?.is !== wanted;
  const isAll = asked.length === all.length;
  return {
    loaded,
    state: stateOf({ isNone: all.length === 0, isAll, isLoading }),
    missing: (settled?.missing ?? 0) + missingInline,
    show: () => setWanted('all'),
  };
}

function stateOf({ isNone, isAll, isLoading }: Record<'isNone' | 'isAll' | 'isLoading', boolean>) {
  if (isNone) return 'none';
  if (isLoading) return 'loading';
  return isAll ? 'shown' : 'hidden';
}

function sortedPictures(pieces: readonly Piece[]) {
  const { own, quoted } = picturesIn(pieces);
  const inline = [...own, ...quoted].filter((address) => /^cid:/i.test(address));
  return { inline, own: own.filter(isRemote), quoted: quoted.filter(isRemote) };
}

type Loaded = readonly [address: string, picture: string][];

/** Loads a few at a time. Resolves to the number of failures. */
async function loadEach(
  addresses: readonly string[],
  load: (address: string) => Promise<string | null>,
  onLoaded: (here: Loaded) => void,
): Promise<number> {
  let missing = 0;
  for (let start = 0; start < addresses.length; start += atOnce) {
    const batch = addresses.slice(start, start + atOnce);
    const came = await Promise.all(batch.map(async (address) => ({ address, picture: await load(address) })));
    const here = came.flatMap(({ address, picture }): [string, string][] =>
      picture === null ? [] : [[address, picture]],
    );
    missing += came.length - here.length;
    onLoaded(here);
  }
  return missing;
}
