/** How wide the inbox has to be for what stands beside the list and beside an open message, below its head. */
export const roomFor = {
  /** The folders, beside the list. */
  folders: '@container (min-width: 640px)',
  /** A narrow list, beside an open message. */
  narrowList: '@container (min-width: 738px)',
  /** The whole list, beside an open message. */
  list: '@container (min-width: 818px)',
} as const;
