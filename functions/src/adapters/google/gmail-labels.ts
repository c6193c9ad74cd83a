import type { Instant } from '@crocodile-hub/core/contract/time';
import { minuteMs } from '@crocodile-hub/core/time/units';
import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import { isFailure } from '../../ports/failure.ts';
import { googleFailure, unexpectedAnswer } from './errors.ts';

const userId = 'me';
const namesKeptMs = minuteMs;

/** Gmail's labels of the folders that the inbox shows. */
export const folderLabels = { inbox: 'INBOX', sent: 'SENT', drafts: 'DRAFT', trash: 'TRASH' } as const;
export const folders = ['inbox', 'sent', 'drafts', 'trash'] as const satisfies (keyof typeof folderLabels)[];

/**
 * Names that Gmail reserves for its own labels. A tag with such a name has another one in Gmail, and is shown under the
 * person's name for it.
 */
const reserved: ReadonlySet<string> = new Set(
  [
    'all mail,archive,bin,category,chat,chats,draft,drafts,important,inbox,junk,muted,scheduled,sent,snoozed,spam',
    'starred,trash,unread,category_forums,category_personal,category_promotions,category_social,category_updates',
  ].flatMap((names) => names.split(',')),
);
const prefix = '_';

/** The name that such a tag has in Gmail. */
const besideReserved = (tag: string) => `${prefix}${tag}`;

/** The tag's name for a label in Gmail. */
function tagOf(labelName: string): string {
  const rest = labelName.slice(prefix.length);
  return labelName.startsWith(prefix) && isReserved(rest) ? rest : labelName;
}

function isReserved(tag: string): boolean {
  return reserved.has(tag.toLowerCase());
}

/** The names of tags by the ids of their labels. */
export type TagNames = ReadonlyMap<string, string>;

export const noTags: TagNames = new Map();

export const tagsOf = ({ labels }: { labels: readonly string[] }, names: TagNames) =>
  labels.flatMap((label) => names.get(label) ?? []);

/** The tags of all people; what they are called is kept for a minute. */
export function gmailTags(now: () => Instant) {
  const known = new Map<string, { at: number; names: TagNames }>();

  return {
    async names(uid: string, gmail: gmail_v1.Gmail): Promise<TagNames> {
      const kept = known.get(uid);
      if (kept !== undefined && now() - kept.at < namesKeptMs) return kept.names;
      const own = await ownLabels(gmail);
      const names = new Map(own.map(({ id, name }) => [id, tagOf(name)]));
      known.set(uid, { at: now(), names });
      return names;
    },

    /** The id of a tag's label by its name, made when it is new. */
    async labelId(uid: string, gmail: gmail_v1.Gmail, name: string): Promise<string> {
      const own = await ownLabels(gmail);
      const existing = labelOf(own, name);
      if (existing !== undefined) return existing;
      const make = async (label: string) => {
        const id = await madeLabel(gmail, label);
        known.delete(uid);
        return id;
      };
      const other = besideReserved(name);
      if (isReserved(name)) return idOfName(own, other) ?? (await make(other));
      try {
        return await make(name);
      } catch (error) {
        // Gmail may keep other names for itself than those that we know of.
        if (!isFailure(googleFailure(error, 'Gmail'), 'invalid')) throw error;
        return idOfName(own, other) ?? (await make(other));
      }
    },

    /** The same where it is not made: null for none. */
    async knownLabelId(gmail: gmail_v1.Gmail, name: string): Promise<string | null> {
      const own = await ownLabels(gmail);
      const beside = isReserved(name) ? idOfName(own, besideReserved(name)) : undefined;
      return labelOf(own, name) ?? beside ?? null;
    },
  };
}

type OwnLabel = { id: string; name: string };

const idOfName = (own: readonly OwnLabel[], wanted: string) =>
  own.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())?.id;

/** By its name, or by its id. */
const labelOf = (own: readonly OwnLabel[], name: string) =>
  idOfName(own, name) ?? own.find(({ id }) => id === name)?.id;

/** The person's own labels: those of Gmail's stand for what a mail is, and are no tags. */
async function ownLabels(gmail: gmail_v1.Gmail): Promise<OwnLabel[]> {
  const { data } = await gmail.users.labels.list({ userId });
  return (data.labels ?? []).flatMap(({ id, name, type }) =>
    type === 'user' && id && name ? [{ id, name }] : [],
  );
}

async function madeLabel(gmail: gmail_v1.Gmail, name: string): Promise<string> {
  const { data } = await gmail.users.labels.create({ userId, requestBody: { name } });
  if (typeof data.id !== 'string') throw unexpectedAnswer();
  return data.id;
}
