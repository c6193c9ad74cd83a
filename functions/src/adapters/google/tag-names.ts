/**
 * Names that Gmail keeps for labels of its own and gives no tag. A tag with such a name stands in Gmail under another
 * one, and is shown as the person called it.
 */
const reserved: ReadonlySet<string> = new Set(
  [
    'all mail,archive,bin,category,chat,chats,draft,drafts,important,inbox,junk,muted,scheduled,sent,snoozed,spam',
    'starred,trash,unread,category_forums,category_personal,category_promotions,category_social,category_updates',
  ].flatMap((names) => names.split(',')),
);
const prefix = '_';

/** How a tag is called in Gmail where Gmail refuses its name. */
export const besideReserved = (tag: string) => `${prefix}${tag}`;

/** How the tag is called that a label of the person's stands for. */
export function tagOf(labelName: string): string {
  const rest = labelName.slice(prefix.length);
  return labelName.startsWith(prefix) && isReserved(rest) ? rest : labelName;
}

export function isReserved(tag: string): boolean {
  return reserved.has(tag.toLowerCase());
}
