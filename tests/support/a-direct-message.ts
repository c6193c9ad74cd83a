/** A message on Instagram, as our server returns it. */
export const aDirectMessage = {
  id: 'ig-1',
  platform: 'instagram',
  direction: 'inbound',
  from: '7711',
  fromName: 'Maya Azulay',
  to: '1',
  content: 'Is the workshop still open?',
  timestamp: Date.now() - 3_600_000,
  threadKey: '7711',
  read: false,
  sourceMeta: { delivery: null },
};
