import { limits } from '@crocodile-hub/core/domain/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadInlinePicture, loadRemotePicture } from './load-picture.ts';
import type { Message } from '../message.ts';
import type { CleanMail } from './clean-html.ts';

const none: ReadonlyMap<string, string> = new Map();
const atOnce = 4;

export type Pictures = {
  /** Those that were loaded, by the address that the mail uses for them. */
  loaded: ReadonlyMap<string, string>;
  /** Whether the pictures from the web were requested, and how many failed. */
  state: 'none' | 'hidden' | 'loading' | 'shown';
  missing: number;
  show: () => void;
};

/**
 * The pictures of a mail: attached ones at once, those from the web when the person asks, or trusts the sender. Rules
 * inbox.html.2 and inbox.html.6.
 */
export function usePictures(message: Message, mail: CleanMail, isTrusted: boolean): Pictures {
  const [loaded, setLoaded] = useState(none);
  const [isWanted, setWanted] = useState(false);
  // What was shown stays until the mail is opened again.
  if (isTrusted && !isWanted) setWanted(true);
  const [settled, setSettled] = useState<number | null>(null);
  const remote = mail.remote.slice(0, limits.picturesShown);

  const keep = (here: Loaded) => setLoaded((before) => new Map([...before, ...here]));
  const loadInline = useEffectEvent((signal: AbortSignal) => {
    const addresses = mail.inline.slice(0, limits.picturesShown);
    void loadEach(addresses, (one) => loadInlinePicture(message, one, signal), keep);
  });
  const loadRemote = useEffectEvent((signal: AbortSignal) => {
    void loadEach(remote, (one) => loadRemotePicture(one, signal), keep).then((missing) => {
      if (!signal.aborted) setSettled(missing);
    });
  });
  useEffect(() => {
    const controller = new AbortController();
    loadInline(controller.signal);
    return () => controller.abort();
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    loadRemote(controller.signal);
    return () => controller.abort();
  }, [isWanted]);

  const wantedState = settled === null ? 'loading' : 'shown';
  const asked = isWanted ? wantedState : 'hidden';
  return {
    loaded,
    state: remote.length === 0 ? 'none' : asked,
    missing: settled ?? 0,
    show: () => setWanted(true),
  };
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
