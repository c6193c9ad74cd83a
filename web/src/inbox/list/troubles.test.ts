import { describe, expect, it } from 'vitest';
import type { Failure } from '../../kit/wire/failure.ts';
import { en } from '../../kit/text/catalogue/en.ts';
import { he } from '../../kit/text/catalogue/he.ts';
import { translate, type Translate } from '../../kit/text/translate.ts';
import { troubleWords } from './troubles.tsx';

const inEnglish: Translate<['inbox']> = (key, values) => translate(en.inbox, 'en', key, values);
const inHebrew: Translate<['inbox']> = (key, values) => translate(he.inbox, 'he', key, values);
const expired: Failure = { kind: 'unavailable', status: 503, message: 'Facebook service error.' };
const silent: Failure = { kind: 'unavailable' };

describe('a platform that cannot be loaded', () => {
  it.each([
    ['gmail', expired, 'Failed to load Gmail messages: Facebook service error.'],
    ['gmail', silent, 'Failed to load Gmail messages: Request failed'],
    ['messenger', expired, 'Failed to load social platform messages (Messenger): Facebook service error.'],
    ['sms', silent, 'Failed to load social platform messages (SMS): Request failed'],
    [
      'whatsapp',
      { kind: 'unauthenticated', status: 401 },
      'Failed to load social platform messages (WhatsApp): Please log in to view messages',
    ],
  ] as const)('%s, of which the server says %j, is told with its reason', (platform, failure, words) => {
    expect(troubleWords(inEnglish, 'inbox', { platform, failure })).toBe(words);
  });

  it('is named in Hebrew with its reason too', () => {
    expect(troubleWords(inHebrew, 'inbox', { platform: 'instagram', failure: silent })).toBe(
      'טעינת ההודעות מהרשתות החברתיות נכשלה (Instagram): הבקשה נכשלה',
    );
  });

  it('is a folder where one is open', () => {
    expect(troubleWords(inEnglish, 'trash', { platform: 'gmail', failure: expired })).toBe(
      'Failed to load Trash: Facebook service error.',
    );
    expect(troubleWords(inEnglish, 'sent', { platform: 'gmail', failure: { kind: 'unauthenticated' } })).toBe(
      'Failed to load Sent: Please log in to view folders',
    );
  });
});
