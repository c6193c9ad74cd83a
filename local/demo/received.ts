import { channelMessageDocument } from '@crocodile-hub/core/contract/channels';
import { paths } from '@crocodile-hub/core/contract/paths';
import { endField, retention } from '@crocodile-hub/core/domain/retention';
import { hourMs } from '@crocodile-hub/core/time/units';
import { channelMessages } from '../seed/channels.ts';
import { LOCAL_META } from '../providers/meta/account.ts';
import { LOCAL_TWILIO } from '../providers/twilio/account.ts';
import { checked, type Written } from './documents.ts';

type Received = {
  id: string;
  platform: 'sms' | 'whatsapp';
  ours: string;
  theirs: string;
  name: string | null;
  isOurs: boolean;
  words: string;
  hoursAgo: number;
};

const [number] = LOCAL_TWILIO.numbers;
const text = { platform: 'sms', ours: number, name: null, isOurs: false } as const;
const avi = '+972524819930';

const texts: Received[] = [
  { ...text, id: '1', theirs: avi, isOurs: true, words: 'Is the printing stand ready?', hoursAgo: 30 },
  { ...text, id: '2', theirs: avi, words: 'מחר בצהריים, אפשר לאסוף', hoursAgo: 29 },
  { ...text, id: '3', theirs: '+972526640718', words: 'החבילה שלך בדרך, אגיע עד 15:00', hoursAgo: 1.2 },
];

const chats: Received[] = channelMessages
  .filter(({ channel }) => channel === 'whatsapp')
  .map(({ from, name, text: words, hoursAgo }, index) => ({
    id: String(index),
    platform: 'whatsapp',
    ours: LOCAL_META.phoneNumberId,
    theirs: `+${from}`,
    name,
    isOurs: false,
    words,
    hoursAgo,
  }));

/**
 * Texts and WhatsApp messages as their webhooks would have stored them: those services report a message only once.
 * Messenger and Instagram are read from the services themselves.
 */
export function receivedMessages(uid: string, now: number): Written[] {
  return [...texts, ...chats].map(({ id, platform, ours, theirs, name, isOurs, words, hoursAgo }) => {
    const at = now - hoursAgo * hourMs;
    return {
      path: `${paths.channelMessages(uid)}/${platform}-seed-${id}`,
      fields: checked(channelMessageDocument, {
        platform,
        direction: isOurs ? 'outbound' : 'inbound',
        from: isOurs ? ours : theirs,
        fromName: name,
        to: isOurs ? theirs : ours,
        content: words,
        timestamp: new Date(at),
        threadKey: theirs,
        delivery: isOurs ? 'delivered' : null,
        read: isOurs || hoursAgo > 24,
        [endField]: new Date(at + retention.channelMessages.keptMs),
      }),
    };
  });
}
