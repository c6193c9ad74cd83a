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
export const besideReserved = (tag: string) => `${prefix}${tag}`;

/** The tag's name for a label in Gmail. */
export function tagOf(labelName: string): string {
  const rest = labelName.slice(prefix.length);
  return labelName.startsWith(prefix) && isReserved(rest) ? rest : labelName;
}

export function isReserved(tag: string): boolean {
  return reserved.has(tag.toLowerCase());
}
