import { bounds } from '@crocodile-hub/core/contract/bounds';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useEffect } from 'react';
import { certainUid } from '../account/person.ts';
import { call } from '../kit/wire/call.ts';
import { useLocale } from '../kit/text/use-locale.ts';
import { commandClock } from '../account/command-clock.ts';
import type { ReadWords } from './draft.ts';
import { whileWanted } from '../kit/state/while-wanted.ts';

type ServerReading = {
  /** The words to be read; empty for none. */
  text: string;
  timeZone: string;
  onRead: (text: string, reading: ReadWords) => void;
};

/**
 * Has the server read the words too, once the person stops typing: it has a second reader, which the browser has not.
 * Without an answer the browser's reading stays.
 */
export function useServerReading({ text, timeZone, onRead }: ServerReading): void {
  const { locale } = useLocale();
  useEffect(() => {
    const isReadable = text.trim().length >= limits.commandMinLength && text.length <= bounds.command;
    if (!isReadable) return undefined;
    const read = async (signal: AbortSignal) => {
      if (!navigator.onLine || (await certainUid()) === undefined) return;
      const body = { command: text, ...commandClock(Date.now(), timeZone), locale };
      const outcome = await call('readings', { body }, { signal });
      const [first, ...others] = outcome.ok ? outcome.reply.actions : [];
      if (first === undefined || signal.aborted) return;
      onRead(text, { ...first, actions: [first, ...others] });
    };
    return whileWanted((signal) => read(signal).catch(() => undefined), limits.readAgainAfterMs);
  }, [text, timeZone, locale, onRead]);
}
