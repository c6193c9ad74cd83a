import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useEffect, useState } from 'react';
import { call, type Reply } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import { whileWanted } from '../../kit/state/while-wanted.ts';

const pageSize = 100;

export type Trial = {
  is: 'idle' | 'reading' | 'ready' | 'failed';
  /** What was read so far, the newest first. */
  mails: readonly InboxMessage[];
  /** When they were read: how old they are is counted from here. */
  at: Instant;
};

/** Reads the newest mails of the inbox, page by page, at each try. */
export function useTrial(tries: number): Trial {
  const [trial, setTrial] = useState<Trial>({ is: 'idle', mails: [], at: 0 });
  useEffect(() => {
    if (tries === 0) return undefined;
    return whileWanted((signal) =>
      readAll(signal, (is, mails) => {
        if (!signal.aborted) setTrial({ is, mails, at: Date.now() });
      }),
    );
  }, [tries]);
  return trial;
}

async function readAll(
  signal: AbortSignal,
  tell: (is: Trial['is'], mails: readonly InboxMessage[]) => void,
): Promise<void> {
  let mails: readonly InboxMessage[] = [];
  let pageToken: string | null = null;
  tell('reading', mails);
  do {
    const outcome: Outcome<Reply<'inboxMessages'>> = await readPage(pageToken, signal);
    if (!outcome.ok) return tell('failed', mails);
    mails = [...mails, ...outcome.reply.messages];
    pageToken = outcome.reply.nextPageToken;
    tell('reading', mails);
  } while (pageToken !== null && mails.length < limits.ruleTriedOn && !signal.aborted);
  tell('ready', mails.slice(0, limits.ruleTriedOn));
}

function readPage(pageToken: string | null, signal: AbortSignal): Promise<Outcome<Reply<'inboxMessages'>>> {
  const page = pageToken === null ? {} : { pageToken };
  return call(
    'inboxMessages',
    { query: { labelIds: 'INBOX', maxResults: String(pageSize), ...page } },
    { signal },
  );
}
