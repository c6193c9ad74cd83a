import { describe, expect, it } from 'vitest';
import { sendFailure } from './send-failure.ts';

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
});
