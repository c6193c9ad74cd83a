import { limits } from '@crocodile-hub/core/domain/limits';
import { type Dispatch, useEffect, useEffectEvent, useMemo } from 'react';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { type Folder, hasChannels } from './folders.ts';
import type { InboxAction } from './inbox-reducer.ts';
import type { InboxState } from './inbox-state.ts';
import { newAmong } from './news.ts';
import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';
import { type Message, messageOfChannel } from '../message.ts';

type Followed = { state: InboxState; folder: Folder; dispatch: Dispatch<InboxAction> };

/** Adds channel messages to the list as they arrive, and updates the delivery of sent ones. Rule inbox.news.3. */
export function useChannelNews({ state, folder, dispatch }: Followed): void {
  const { t } = useTranslation('inbox');
  const uid = useUid();
  const { loading, isAutoRefreshed } = state;
  const isWanted = hasChannels(folder) && isAutoRefreshed;
  // A running load would overwrite them with its older answer.
  const isFollowed = isWanted && loading === null;
  const live = useLiveQuery(channelNewsQuery, isWanted ? uid : undefined);
  const told = useMemo(() => messagesOf(live), [live]);
  const take = useEffectEvent((messages: NonNullable<typeof told>) => {
    const came = newAmong(messages, state.messages);
    dispatch({ type: 'channels-told', messages });
    if (came.length > 0)
      notify.info(t('newMessages', { n: came.length }), { durationMs: limits.toastSuccessMs });
  });
  useEffect(() => {
    if (isFollowed && told !== null) take(told);
  }, [isFollowed, told]);
}

/** Bounds the read; more than arrives between two refreshes of the list. */
const newest = 30;

/** The newest messages of the channels, as webhooks and sends write them. Rule inbox.news.3. */
const channelNewsQuery = liveQuery({
  name: 'channel-news',
  path: paths.channelMessages,
  schema: async () => (await import('@crocodile-hub/core/contract/channels')).channelMessageDocument,
  build: (sdk, all) => sdk.query(all, sdk.orderBy('timestamp', 'desc'), sdk.limit(newest)),
});

type Told = Parameters<Parameters<typeof channelNewsQuery.watch>[1]>[0];

/** Null until they are loaded. */
function messagesOf(told: Told): readonly Message[] | null {
  if (told.is !== 'ready') return null;
  return told.items.map(({ delivery, ...message }) =>
    messageOfChannel({ ...message, sourceMeta: { delivery } }),
  );
}
