import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';
import { type Message, messageOfChannel } from '../message.ts';

/** Bounds the read; more than arrives between two refreshes of the list. */
const newest = 30;

/** The newest messages of the channels, as webhooks and sends write them. Rule inbox.news.3. */
export const channelNewsQuery = liveQuery({
  name: 'channel-news',
  path: paths.channelMessages,
  schema: async () => (await import('@crocodile-hub/core/contract/channels')).channelMessageDocument,
  build: (sdk, all) => sdk.query(all, sdk.orderBy('timestamp', 'desc'), sdk.limit(newest)),
});

type Told = Parameters<Parameters<typeof channelNewsQuery.watch>[1]>[0];

/** Null until they are loaded. */
export function messagesOf(told: Told): readonly Message[] | null {
  if (told.is !== 'ready') return null;
  return told.items.map(({ delivery, ...message }) =>
    messageOfChannel({ ...message, sourceMeta: { delivery } }),
  );
}
