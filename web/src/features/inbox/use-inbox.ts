import { channels } from '@crocodile-hub/core/contract/channels';
import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { type Dispatch, useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { loadChannel, loadMails } from '../../entities/inbox/api/load-messages.ts';
import { useUid } from '../../shared/auth/person.ts';
import type { Failure } from '../../shared/http/failure.ts';
import {
  asSeen,
  type InboxAction,
  inboxReducer,
  initialInbox,
  type InboxState,
} from './model/inbox-state.ts';

/** Rule inbox.folders.1. */
export const folders = ['inbox', 'sent', 'drafts', 'trash'] as const;
export type Folder = (typeof folders)[number];
const labelOf = { inbox: 'INBOX', sent: 'SENT', drafts: 'DRAFT', trash: 'TRASH' } satisfies Record<
  Folder,
  string
>;

export type Inbox = {
  state: InboxState;
  dispatch: Dispatch<InboxAction>;
  refresh: () => void;
  /** Asks one platform again, the others stay as they are. */
  retry: (platform: Platform) => void;
  /** Turns to the next page, fetched first where it is not here yet. */
  nextPage: (needsMore: boolean) => void;
  setPerPage: (perPage: number) => void;
};

/** The inbox of whoever is signed in. Mail comes first, then the other platforms at once. Rule inbox.load.1. */
export function useInbox(folder: Folder, onFolder: (folder: Folder, isLoaded: boolean) => void): Inbox {
  const uid = useUid();
  const [state, dispatch] = useReducer(inboxReducer, initialInbox);
  /** Ends what is under way when something else is wanted; what comes late then changes nothing. */
  const running = useRef<AbortController>(null);

  const run = useCallback(
    async <T>(
      kind: NonNullable<InboxState['loading']>,
      work: (load: Loader) => Promise<T>,
    ): Promise<T | undefined> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      dispatch({ type: 'load-began', kind });
      const result = await work(
        makeLoader(signal, labelOf[folder], (action) => {
          if (!signal.aborted) dispatch(action);
        }),
      );
      // Something else was wanted meanwhile.
      if (signal.aborted) return undefined;
      dispatch({ type: 'load-ended' });
      return result;
    },
    [folder],
  );
  const loadAll = useCallback(
    (kind: 'first' | 'refresh', perPage: number) =>
      run(kind, async (load) => {
        const isLoaded = await load.mails({ perPage, pageToken: null });
        // Channels know no folders.
        if (folder === 'inbox') await Promise.all(channels.map((channel) => load.channel(channel)));
        return isLoaded;
      }),
    [run, folder],
  );

  /** Whose folder is shown; null before any is. */
  const shownTo = useRef<string>(null);
  const open = useEffectEvent(async (person: string, wanted: Folder) => {
    const isSwitch = shownTo.current === person;
    shownTo.current = person;
    dispatch({ type: isSwitch ? 'folder-opened' : 'reset' });
    const isLoaded = await loadAll('first', isSwitch ? state.perPage : initialInbox.perPage);
    if (isSwitch && isLoaded !== undefined) onFolder(wanted, isLoaded);
  });
  useEffect(() => {
    if (uid === undefined) return undefined;
    void open(uid, folder);
    return () => running.current?.abort();
  }, [uid, folder]);

  const { perPage, page, nextPageToken } = state;
  const seen = useMemo(() => asSeen(state), [state]);
  return {
    state: seen,
    dispatch,
    refresh: () => void loadAll('refresh', perPage),
    retry: (platform) =>
      void run<unknown>('refresh', (load) =>
        platform === 'gmail' ? load.mails({ perPage, pageToken: null }) : load.channel(platform),
      ),
    nextPage: (needsMore) =>
      void (needsMore
        ? run('more', async (load) => {
            if (await load.mails({ perPage, pageToken: nextPageToken })) load.turnTo(page + 1);
          })
        : dispatch({ type: 'paged', page: page + 1 })),
    setPerPage: (size) => {
      dispatch({ type: 'page-sized', perPage: size });
      void loadAll('first', size);
    },
  };
}

type Loader = ReturnType<typeof makeLoader>;

function makeLoader(signal: AbortSignal, labelId: string, dispatch: (action: InboxAction) => void) {
  const failed = (platform: Platform, failure: Failure) => {
    const requiresAuth = failure.kind === 'reauth' || failure.requiresAuth === true;
    dispatch({ type: 'platform-failed', trouble: { platform, requiresAuth } });
  };
  return {
    /** Resolves to whether they came. */
    async mails({ perPage, pageToken }: { perPage: number; pageToken: string | null }): Promise<boolean> {
      const page = { labelId, maxResults: perPage, pageToken };
      const outcome = await loadMails(page, { signal });
      if (outcome.ok) dispatch({ type: 'mails-came', ...outcome.reply, isFirstPage: pageToken === null });
      else failed('gmail', outcome.failure);
      return outcome.ok;
    },
    async channel(channel: Exclude<Platform, 'gmail'>): Promise<void> {
      const outcome = await loadChannel(channel, { signal });
      if (outcome.ok) dispatch({ type: 'channel-came', platform: channel, messages: outcome.reply });
      else failed(channel, outcome.failure);
    },
    turnTo: (page: number) => dispatch({ type: 'paged', page }),
  };
}
