/** Rules inbox.folders.1 and inbox.folders.2. */
const folders = ['inbox', 'sent', 'drafts', 'trash', 'starred', 'all'] as const;
/** The places that the folder bar leads to: the folders, and the snoozed conversations. */
export const places = [...folders, 'snoozed'] as const;
export type Place = (typeof places)[number];
/** What the folder bar leads to: a place, or a saved search, whose messages are searched from the inbox. */
export type Stop = Place | `search-${string}`;
export type Folder = (typeof folders)[number];
/** Gmail's label of each. All mail has none: it is what lies neither in the trash nor in spam. */
export const labelOf = {
  inbox: 'INBOX',
  sent: 'SENT',
  drafts: 'DRAFT',
  trash: 'TRASH',
  starred: 'STARRED',
  all: null,
} satisfies Record<Folder, string | null>;

/** The folder whose messages a place needs: snoozed conversations are those of the inbox. */
export const folderOf = (place: Place): Folder => (place === 'snoozed' ? 'inbox' : place);

/** Channels have no folders, and no stars: their messages stand where everything does. */
export const hasChannels = (folder: Folder): boolean => folder === 'inbox' || folder === 'all';

export const stopOf = (savedId: string): Stop => `search-${savedId}`;
