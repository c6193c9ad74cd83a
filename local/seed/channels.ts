/** The messages on Messenger, Instagram, WhatsApp and SMS from before the demo. */
export type SeedChannelMessage = {
  channel: 'whatsapp' | 'messenger' | 'instagram';
  from: string;
  name: string;
  username?: string;
  text: string;
  hoursAgo: number;
};

export const channelMessages: SeedChannelMessage[] = [
  {
    channel: 'instagram',
    from: '7711000000000021',
    name: 'Maya Azulay',
    username: 'maya.studio',
    text: 'Thank you, the photos are beautiful.',
    hoursAgo: 44,
  },
  {
    channel: 'instagram',
    from: '7711000000000021',
    name: 'Maya Azulay',
    username: 'maya.studio',
    text: 'Hi! Is the December workshop still open? Two of us would like to join.',
    hoursAgo: 14,
  },
  {
    channel: 'instagram',
    from: '7711000000000034',
    name: 'tlv.type',
    username: 'tlv.type',
    text: 'Loved the poster. Which typeface is it?',
    hoursAgo: 100,
  },
  {
    channel: 'messenger',
    from: '6044000000000112',
    name: 'Ronit Barak',
    text: 'שלום, כמה עולה עיצוב לוגו לעסק קטן?',
    hoursAgo: 3,
  },
  {
    channel: 'messenger',
    from: '6044000000000112',
    name: 'Ronit Barak',
    text: 'ואפשר לקבל דוגמאות?',
    hoursAgo: 2.9,
  },
  {
    channel: 'messenger',
    from: '6044000000000187',
    name: 'Eli Sasson',
    text: 'Hi, do you also print posters?',
    hoursAgo: 60,
  },
  {
    channel: 'whatsapp',
    from: '972524819930',
    name: 'Avi Mizrahi',
    text: 'בוקר טוב, החשבונית 2041 אצלך? צריך אותה עד הצהריים כדי להעביר תשלום היום',
    hoursAgo: 2,
  },
  {
    channel: 'whatsapp',
    from: '972544112233',
    name: 'Dana Cohen',
    text: 'Running five minutes late',
    hoursAgo: 26,
  },
];
