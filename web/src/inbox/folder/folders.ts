/** Rule inbox.folders.1. */
export const folders = ['inbox', 'sent', 'drafts', 'trash'] as const;
/** The places that the folder bar leads to: the folders, and the snoozed conversations. */
export const places = [...folders, 'snoozed'] as const;
export type Place = (typeof places)[number];
export type Folder = (typeof folders)[number];
export const labelOf = { inbox: 'INBOX', sent: 'SENT', drafts: 'DRAFT', trash: 'TRASH' } satisfies Record<
  Folder,
  string
>;
