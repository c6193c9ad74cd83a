import { dominantDirection } from '../../kit/text/direction.ts';
import type { Message } from '../message.ts';

const words = {
  en: 'Hello,\n\nI am coming back to my message below. Have you had a chance to look at it?\n\nThank you',
  he: 'שלום,\n\nבהמשך להודעה שלי למטה: האם יצא לכם לראות אותה? אשמח לתשובה.\n\nתודה',
};

/** The draft of a second message after the first got no answer, in the language of the first. */
export function nudgeFor({ subject, messageText }: Pick<Message, 'subject' | 'messageText'>): string {
  return dominantDirection(`${messageText} ${subject}`) === 'rtl' ? words.he : words.en;
}
