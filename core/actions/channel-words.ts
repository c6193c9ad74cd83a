import type { InBothLanguages } from './record.ts';

type Sentences = {
  asks(channel: string, to: string, message: string): string;
  done(channel: string, to: string): string;
};

/** The words of the actions that write to somebody on a channel. */
export const channelMessageWords: InBothLanguages<Sentences> = {
  en: {
    asks: (channel, to, message) => `Send ${to} ${article(channel)} ${channel} message: ${message}`,
    done: (channel, to) => `${channel} message sent to ${to}`,
  },
  he: {
    asks: (channel, to, message) => `לשלוח אל ${to} הודעת ${channel}: ${message}`,
    done: (channel, to) => `הודעת ${channel} נשלחה אל ${to}`,
  },
};

/** "an SMS", "an Instagram message" */
function article(channel: string): string {
  return channel === 'SMS' || channel === 'Instagram' ? 'an' : 'a';
}
