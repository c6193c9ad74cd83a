import { channels } from '@crocodile-hub/core/contract/channels';
import type { Platform } from '@crocodile-hub/core/contract/inbox';
import {
  type Dispatch,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { loadChannel, loadMail, loadMails, searchMails } from './load-messages.ts';
import { useUid } from '../../account/person.ts';
import type { Failure } from '../../kit/wire/failure.ts';
import { type Folder, hasChannels, labelOf } from './folders.ts';
import { withPendingEdits, type InboxAction, inboxReducer, reopenedInbox } from './inbox-reducer.ts';
import { initialInbox, type InboxState } from './inbox-state.ts';
import { keepInbox, keptInbox } from './kept-inbox.ts';
import { useAutoRefresh } from './use-auto-refresh.ts';
import { useChannelNews } from './use-channel-news.ts';
import { gmailQuery } from './search.ts';
import { sizeUpTo } from './shown-page.ts';
import { type Snoozes, useSnoozes } from '../snooze/use-snoozes.ts';

export type Inbox = {
  /** As the person sees it, without snoozed messages. */
  state: InboxState;
  /** Including snoozed messages. */
  loaded: InboxState;
  snoozes: Snoozes;
  dispatch: Dispatch<InboxAction>;
  refresh: () => void;
  /** Loads one platform again; the others stay as they are. */
  retry: (platform: Platform) => void;
  /** Tries again to read each unreadable mail. */
  readAgain: () => Promise<void>;
  /** Turns to the next page, which is loaded first if needed. */
  nextPage: (needsMore: boolean) => void;
  setPerPage: (perPage: number) => void;
  /** Searches all mail in Gmail, even if the list does not show this search yet. */
  findAll: (search: string) => void;
};

type Told = {
  onFolder: (folder: Folder, isLoaded: boolean) => void;
  /** Another page was asked for, and it is empty. */
  onNoMore: () => void;
};

/** The signed-in person's inbox. Mail loads first, then all channels at once. Rule inbox.load.1. */
export function useInbox(folder: Folder, isConnected: boolean, told: Told): Inbox {
  const uid = useUid();
  const [reopened] = useState(() => (uid === undefined ? null : keptInbox(uid, folder)));
  const [state, dispatch] = useReducer(inboxReducer, reopened, (kept) =>
    kept === null ? initialInbox : reopenedInbox(kept),
  );
  /** When the person last did something here. */
  const lastActionAt = useRef(0);
  const act = useCallback((action: InboxAction) => {
    lastActionAt.current = Date.now();
    dispatch(action);
  }, []);
  /** Aborts the running load when another begins; late answers then change nothing. */
  const running = useRef<AbortController>(null);
  const finding = useRef<AbortController>(null);

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
      // Another load has begun meanwhile.
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
        if (hasChannels(folder)) await Promise.all(channels.map((channel) => load.channel(channel)));
        return isLoaded;
      }),
    [run, folder],
  );

  /** The person whose folder is shown; null before the first. */
  const shownTo = useRef<string>(null);
  const [cameFor] = useState(folder);
  const open = useEffectEvent(async (person: string, wanted: Folder) => {
    // A folder can be chosen before the sign-in state is known.
    const isFirst = shownTo.current === null;
    const isSwitch = shownTo.current === person || (isFirst && wanted !== cameFor);
    shownTo.current = person;
    const kept = isSwitch ? null : keptInbox(person, wanted);
    if (kept !== null) {
      // The list may be the one that this screen began with.
      if (!isFirst || kept !== reopened) dispatch({ type: 'reopened', kept });
      await loadAll('refresh', initialInbox.perPage);
      return;
    }
    dispatch({ type: isSwitch ? 'folder-opened' : 'reset' });
    const isLoaded = await loadAll('first', isSwitch ? state.perPage : initialInbox.perPage);
    if (isSwitch && isLoaded !== undefined) told.onFolder(wanted, isLoaded !== 'failed');
  });
  useEffect(() => {
    if (uid === undefined) return undefined;
    void open(uid, folder);
    return () => {
      running.current?.abort();
      finding.current?.abort();
    };
  }, [uid, folder]);

  const { perPage, page, nextPageToken, loading } = state;
  const loaded = useMemo(() => withPendingEdits(state), [state]);
  const keep = useEffectEvent(() => {
    const isWhole = loading === null && perPage === initialInbox.perPage;
    if (uid !== undefined && isWhole) keepInbox(uid, folder, loaded);
  });
  useEffect(() => () => keep(), []);
  const findAll = async (search: string) => {
    dispatch({ type: 'searched', search });
    const q = gmailQuery(search);
    if (q === '') return;
    finding.current?.abort();
    const controller = new AbortController();
    finding.current = controller;
    dispatch({ type: 'find-began' });
    const outcome = await searchMails(q.slice(0, mostSearched), { signal: controller.signal });
    if (controller.signal.aborted) return;
    if (outcome.ok) dispatch({ type: 'find-ended', search, ...outcome.reply });
    else dispatch({ type: 'find-failed', search });
  };
  const { seen, snoozes } = useSnoozes(loaded, dispatch, folder === 'inbox');
  useChannelNews({ state: loaded, folder, dispatch });
  useAutoRefresh({ state: loaded, dispatch, lastActionAt, folder, isConnected });
  return {
    state: seen,
    loaded,
    snoozes,
    dispatch: act,
    refresh: () => void loadAll('refresh', sizeUpTo(state)),
    retry: (platform) =>
      void run<unknown>('refresh', (load) =>
        platform === 'gmail'
          ? load.mails({ perPage: sizeUpTo(state), pageToken: null })
          : load.channel(platform),
      ),
    readAgain: async () => {
      await Promise.all(state.unreadable.map(({ id }) => readOneAgain(id, dispatch)));
    },
    nextPage: (needsMore) =>
      void (needsMore
        ? run('more', async (load) => {
            const came = await load.mails({ perPage, pageToken: nextPageToken });
            if (came === 'none') told.onNoMore();
            else if (came === 'some') load.turnTo(page + 1);
          })
        : act({ type: 'paged', page: page + 1 })),
    findAll: (search) => void findAll(search),
    setPerPage: (size) => {
      act({ type: 'page-sized', perPage: size });
      void loadAll('first', size);
    },
  };
}

async function readOneAgain(id: string, dispatch: Dispatch<InboxAction>): Promise<void> {
  const outcome = await loadMail(id, {});
  if (outcome.ok) dispatch({ type: 'tried-again', id, message: outcome.reply });
  else if (outcome.failure.kind === 'not-found') dispatch({ type: 'tried-again', id, message: null });
}

/** The most that the call accepts. */
const mostSearched = 500;

type Came = 'some' | 'none' | 'failed';
type Loader = ReturnType<typeof makeLoader>;

function makeLoader(signal: AbortSignal, labelId: string | null, dispatch: (action: InboxAction) => void) {
  const failed = (platform: Platform, failure: Failure) => {
    const requiresAuth = failure.kind === 'reauth' || failure.requiresAuth === true;
    const { kind, message } = failure;
    dispatch({
      type: 'platform-failed',
      trouble: { platform, requiresAuth, failure: { kind, ...(message === undefined ? {} : { message }) } },
    });
  };
  return {
    async mails({ perPage, pageToken }: { perPage: number; pageToken: string | null }): Promise<Came> {
      const page = { labelId, maxResults: perPage, pageToken };
      const outcome = await loadMails(page, { signal });
      if (outcome.ok) dispatch({ type: 'mails-came', ...outcome.reply, isFirstPage: pageToken === null });
      else failed('gmail', outcome.failure);
      if (!outcome.ok) return 'failed';
      return outcome.reply.messages.length === 0 ? 'none' : 'some';
    },
    async channel(channel: Exclude<Platform, 'gmail'>): Promise<void> {
      const outcome = await loadChannel(channel, { signal });
      if (outcome.ok) dispatch({ type: 'channel-came', platform: channel, messages: outcome.reply });
      else failed(channel, outcome.failure);
    },
    turnTo: (page: number) => dispatch({ type: 'paged', page }),
  };
}
