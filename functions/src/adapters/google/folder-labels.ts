/** Gmail's labels of the folders that the inbox shows. */
export const folderLabels = { inbox: 'INBOX', sent: 'SENT', drafts: 'DRAFT', trash: 'TRASH' } as const;
export const folders = ['inbox', 'sent', 'drafts', 'trash'] as const satisfies (keyof typeof folderLabels)[];
