import type * as z from 'zod/mini';
import type { Channel } from '@crocodile-hub/core/contract/channels';
import { channels } from '@crocodile-hub/core/contract/channels';
import type { Platform, UnifiedMessage, unifiedPage } from '@crocodile-hub/core/contract/inbox';
import { limits } from '@crocodile-hub/core/domain/limits';
import { sayReason } from '@crocodile-hub/core/failures/say';
import { asFailure, isFailure } from '../../ports/failure.ts';
import type { KeptMessage } from '../../ports/channels.ts';
import type { MailPage } from '../../ports/mail.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { listedLetters, unifiedMail } from './inbox-message.ts';
import { folderUnread, pageAsked } from './read-mail.ts';

export type UnifiedPorts = Pick<Ports, 'inbox' | 'channelStore' | 'log'>;
type CountPorts = UnifiedPorts & { assistant: Pick<Ports['assistant'], 'isConfigured'> };

type Page = z.output<typeof unifiedPage>;
type Missing = Page['missing'];

/**
 * All sources in one list, newest first. One that fails is named, with the reason in `language` (`Accept-Language`),
 * and the others are answered. Channels have one page.
 */
export async function unifiedMessages(
  ports: UnifiedPorts,
  person: Person,
  query: { maxResults?: number | undefined; pageToken?: string | undefined },
  language: string | null,
): Promise<Page> {
  const maxResults = query.maxResults ?? limits.inboxPageSize;
  const missing: Missing = [];
  const attempt = async <T>(source: Platform, fallback: T, read: () => Promise<T>): Promise<T> => {
    try {
      return await read();
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (!isFailure(thrown)) ports.log.error('inbox.source-failed', thrown, { source });
      const error = sayReason(failure.reason, language);
      missing.push({ source, error, requiresAuth: failure.kind === 'reauth' });
      return fallback;
    }
  };
  const pageToken = pageAsked(query.pageToken);
  const mail = await attempt('gmail', noPage, () =>
    ports.inbox.list(person, { labelIds: ['INBOX'], q: null, maxResults, pageToken, letters: listedLetters }),
  );
  const kept =
    pageToken === null
      ? await Promise.all(
          channels.map((channel) =>
            attempt(channel, [], () => ports.channelStore.newest(person.uid, channel, maxResults)),
          ),
        )
      : [];
  const others = kept.flat().map(unifiedChannelMessage);
  const messages = [...mail.mails.map(unifiedMail), ...others].sort((a, b) =>
    b.timestamp.localeCompare(a.timestamp),
  );
  return {
    success: true,
    messages,
    unreadable: mail.unreadable,
    nextPageToken: mail.nextPageToken,
    totalMessages: mail.total + others.length,
    missing,
  };
}

const noPage: MailPage = { mails: [], unreadable: [], nextPageToken: null, total: 0, historyId: null };

/** Rule mail.unread.1: when counting fails, it is zeros. */
export async function unreadCounts({ inbox, channelStore, log, assistant }: CountPorts, person: Person) {
  const orZero = async <T>(fallback: T, count: () => Promise<T>): Promise<T> => {
    try {
      return await count();
    } catch (error) {
      if (!isFailure(error)) throw error;
      log.warn('inbox.count-failed', { kind: error.kind });
      return fallback;
    }
  };
  const unreadOn = (channel: Channel) => orZero(0, () => channelStore.countUnread(person.uid, channel));
  const none = { inbox: 0, sent: 0, drafts: 0, trash: 0 };
  const [folders, messenger, instagram] = await Promise.all([
    orZero(none, async () => folderUnread(await inbox.counts(person))),
    unreadOn('messenger'),
    unreadOn('instagram'),
  ]);
  const gmail = folders.inbox;
  return {
    success: true as const,
    counts: { gmail, messenger, instagram, total: gmail + messenger + instagram },
    folders,
    hasModel: assistant.isConfigured,
  };
}

function unifiedChannelMessage(message: KeptMessage): UnifiedMessage {
  const { id, from, fromName, content, timestamp, platform, read, threadKey, direction } = message;
  return {
    id,
    from: fromName ?? from,
    text: content,
    timestamp: new Date(timestamp).toISOString(),
    source: platform,
    status: read ? 'read' : 'unread',
    threadKey,
    direction,
  };
}
