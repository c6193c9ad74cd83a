export type Channel = 'whatsapp' | 'messenger' | 'instagram';

/** Somebody who writes to the business. On WhatsApp the id is the phone number without plus. */
export type Contact = {
  id: string;
  channel: Channel;
  name: string;
  username?: string;
  lastWroteAt?: number;
};

export type Message = {
  id: string;
  channel: Channel;
  contactId: string;
  direction: 'inbound' | 'outbound';
  text: string;
  at: number;
  attachment?: { mediaId: string; mimeType: string };
  status?: MessageStatus;
  /** The sender's own data, which every status of the message returns. */
  callbackData?: string;
};

export type MessageStatus = 'sent' | 'delivered' | 'read' | 'failed';
