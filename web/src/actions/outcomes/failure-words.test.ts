import { describe, expect, it } from 'vitest';
import { en } from '../../kit/text/catalogue/en.ts';
import { he } from '../../kit/text/catalogue/he.ts';
import { translate, type Translate } from '../../kit/text/translate.ts';
import { failureWords } from './failure-words.ts';

const inEnglish: Translate<['actions', 'common']> = (key, values) => translate(en.actions, 'en', key, values);
const inHebrew: Translate<['actions', 'common']> = (key, values) => translate(he.actions, 'he', key, values);

const reason = 'Messenger allows messages only within 24 hours.';
const onMessenger = { actionType: 'send_message', actionPayload: { platform: 'messenger' } };
const onInstagram = { actionType: 'send_message', actionPayload: { platform: 'instagram' } };
const bySms = { actionType: 'sms', actionPayload: {} };
const mail = { actionType: 'send_email', actionPayload: {} };
const onWhatsapp = { actionType: 'send_whatsapp', actionPayload: {} };

describe('a send that failed after its hold', () => {
  it.each([
    ['compose-1', onMessenger, 'Failed to send Messenger message'],
    ['compose-1', onInstagram, 'Failed to send Instagram message'],
    ['compose-1', mail, 'Failed to send Gmail message'],
    ['task-1', onMessenger, 'Failed to send Messenger message'],
    ['task-1', onInstagram, 'Failed to send Instagram message'],
    ['task-1', bySms, 'Failed to send SMS message'],
    ['reply-1', bySms, 'Failed to send reply'],
    ['reply-1', onWhatsapp, 'Failed to send reply'],
  ])('%s, of %j, is told as %j, and why', (id, task, text) => {
    expect(failureWords(inEnglish, { id, ...task }, reason)).toEqual({ text, detail: reason });
  });

  it.each([
    [mail, `❌ Failed to send email: ${reason}`],
    [onWhatsapp, `❌ Failed to send WhatsApp message: ${reason}`],
  ])('%j says why in its text, where the text has a place for it', (task, text) => {
    expect(failureWords(inEnglish, { id: 'task-1', ...task }, reason)).toEqual({ text });
  });

  it('is told in Hebrew too', () => {
    expect(failureWords(inHebrew, { id: 'task-1', ...bySms }, 'אין תשובה.')).toEqual({
      text: 'שליחת ההודעה דרך \u2068SMS\u2069 נכשלה',
      detail: 'אין תשובה.',
    });
  });
});
