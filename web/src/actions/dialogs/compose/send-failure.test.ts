import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../kit/wire/failure.ts';
import { reasonOf, sendFailure } from './send-failure.ts';

describe('a send that failed', () => {
  it.each([
    [{ kind: 'reauth', status: 401 }, 'gmail', 'googleAuthorization'],
    [{ kind: 'unavailable', status: 503 }, 'gmail', 'gmailService'],
    [{ kind: 'unavailable' }, 'gmail', 'failedEmail'],
    [{ kind: 'reauth', status: 401 }, 'whatsapp', 'channelAuthorization'],
    [{ kind: 'unavailable', status: 503 }, 'sms', 'channelService'],
    [{ kind: 'invalid', status: 400 }, 'whatsapp', 'invalidPhone'],
    [{ kind: 'invalid', status: 400 }, 'instagram', 'invalidUsername'],
    [{ kind: 'unknown', status: 500 }, 'whatsapp', 'failedWhatsapp'],
    [{ kind: 'unknown', status: 500 }, 'messenger', 'failedChannel'],
  ] as const)('%j on %s says %s', (failure, platform, key) => {
    expect(sendFailure(failure, platform)).toBe(key);
  });

  const failed = { kind: 'unavailable', status: 503, message: 'As the server says.' } as const;

  it.each<[Failure, string]>([
    [{ ...failed, reason: 'whatsappNeeded' }, 'a channel that is not connected'],
    [{ ...failed, reason: 'facebookNeeded' }, 'a page that is not connected'],
    [{ ...failed, reason: 'instagramNeeded' }, 'an account that is not connected'],
    [{ ...failed, reason: 'noSms' }, 'a server without SMS'],
    [
      { ...failed, kind: 'conflict', reason: 'noNumberLeft?to=%2B972541234567' },
      'numbers that are all in use',
    ],
    [{ ...failed, kind: 'forbidden', status: 403 }, 'a refusal'],
  ])('%j is told in the words of the server: %s', (failure) => {
    expect(reasonOf(failure)).toBe('As the server says.');
  });

  it.each<Failure>([failed, { ...failed, reason: 'messengersSilent' }, { ...failed, kind: 'invalid' }])(
    '%j is told in our words',
    (failure) => {
      expect(reasonOf(failure)).toBeUndefined();
    },
  );
});
