import { minuteMs } from '@crocodile-hub/core/time/units';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useUid } from '../../account/person.ts';
import { usePolled } from '../../account/use-polled.ts';
import { type Saved, useSavedWords } from '../../account/use-saved-words.ts';
import { useSettingChoices } from '../../account/use-setting-choices.ts';
import type { GoogleConnection } from '../../connections/google-connection.ts';
import { useGoogleConnection } from '../../connections/watch-integrations.ts';
import { useTitleCount } from '../../kit/nav/title-count.ts';
import type { useAddressParams } from '../../kit/nav/use-address-params.ts';
import { useSteady } from '../../kit/state/use-steady.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { call, type Reply } from '../../kit/wire/call.ts';
import type { PolledSource } from '../../kit/wire/polled.ts';
import { folderOf, places, type Stop, stopOf } from './folders.ts';
import { type Inbox, useInbox } from './use-inbox.ts';

/**
 * The counts of the folders' badges. One load costs Gmail four units, so an open inbox loads them every five minutes.
 */
const folderCountsSource: PolledSource<Reply<'unreadCounts'>> = {
  name: 'folder-counts',
  load: () => call('unreadCounts', {}),
  cacheMs: minuteMs,
  pollMs: 5 * minuteMs,
};

/** The folder that the address names, its messages, and how many there are in the others. */
export function useFolder(address: ReturnType<typeof useAddressParams>) {
  const { t } = useTranslation('inbox');
  const connection = useGoogleConnection();
  const named = address.get('folder');
  const place = places.find((known) => known === named) ?? 'inbox';
  const searches = useSavedWords('search');
  const savedSearch = searches.find(({ id }) => stopOf(id) === named) ?? null;
  const counts = usePolled(folderCountsSource, useUid());
  const folders = counts.polled.is === 'ready' ? counts.polled.value.folders : null;
  useTitleCount(folders?.inbox ?? 0);
  const { settings } = useSettingChoices(useUid());
  const inbox = useInbox(folderOf(place), connection.is === 'connected', {
    onFolder: (loaded, isLoaded) => {
      if (place === 'snoozed' || savedSearch !== null) return;
      const name = t(`folder_${loaded}`);
      if (isLoaded) notify.success(t('loadedFolder', { folder: name }));
      else notify.error(t('failedFolder', { folder: name }));
    },
    onNoMore: () => notify.info(t('noMoreMessages')),
  });
  useReconnected(connection, inbox.refresh);
  useSearchOf(savedSearch, inbox);
  return {
    inbox,
    place,
    searches,
    savedSearch,
    stop: inbox.state.search === savedSearch?.words ? stopOf(savedSearch.id) : place,
    connection,
    counts: folders,
    hasModel: settings.modelsOff !== true && (counts.polled.is !== 'ready' || counts.polled.value.hasModel),
    refreshAll: useSteady(() => {
      inbox.refresh();
      void counts.refresh();
    }),
    openStop: useSteady((next: Stop) => {
      const values = { folder: next === 'inbox' ? null : next, messageId: null, dialog: null };
      const isHere = next === (address.get('folder') ?? 'inbox');
      // Other words may have been typed since it was opened.
      if (isHere && savedSearch !== null) inbox.findAll(savedSearch.words);
      // A folder that is chosen in a dialog takes over the dialog's step.
      if (address.get('dialog') === null) address.go(values);
      else if (isHere) address.close('dialog', 'of');
      else address.set(values);
    }),
  };
}

/** A saved search that is opened is typed, and asked of all mail; one that is left is taken out. Rule inbox.saved.2. */
function useSearchOf(saved: Saved | null, { dispatch, findAll }: Inbox): void {
  const words = saved?.words;
  const enter = useEffectEvent((search: string) => {
    dispatch({ type: 'filtered', filter: 'all' });
    dispatch({ type: 'split', split: 'everything' });
    findAll(search);
  });
  useEffect(() => {
    if (words === undefined) return undefined;
    enter(words);
    return () => dispatch({ type: 'searched', search: '' });
  }, [words, dispatch]);
}

/** Calls back when Google is connected again while the screen is open: then mail can be loaded. */
function useReconnected({ is }: GoogleConnection, onConnected: () => void): void {
  const before = useRef(is);
  const tell = useEffectEvent(onConnected);
  useEffect(() => {
    if (before.current === 'disconnected' && is === 'connected') tell();
    before.current = is;
  }, [is]);
}
