import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { webhookSignatures } from './signatures.ts';

const secrets = {
  metaAppSecret: 'app-secret',
  metaVerifyToken: 'verify-me',
  twilioAuthToken: '12345',
  twilioWebhookUrl: 'https://mycompany.com/myapp.php?foo=1&bar=2',
};
const signatures = webhookSignatures(secrets);
const body = new TextEncoder().encode('{"object":"page","entry":[]}');
const signed = `sha256=${createHmac('sha256', 'app-secret').update(body).digest('hex')}`;

describe("Meta's signature", () => {
  it('is accepted over the bytes as they came', () => {
    expect(signatures.isFromMeta(body, signed)).toBe(true);
  });

  it.each([
    ['missing', body, undefined],
    ['of another length', body, signed.slice(0, -2)],
    ['altered', body, signed.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    [
      'of the same JSON written differently',
      new TextEncoder().encode('{"object": "page","entry":[]}'),
      signed,
    ],
  ])('is refused when %s', (_, bytes, signature) => {
    expect(signatures.isFromMeta(bytes, signature)).toBe(false);
  });

  it('is never accepted without a secret', () => {
    const without = webhookSignatures({ ...secrets, metaAppSecret: undefined, metaVerifyToken: undefined });
    expect(without.isFromMeta(body, signed)).toBe(false);
    expect(without.isMetaToken('')).toBe(false);
  });
});

describe("Twilio's signature", () => {
  // The example of Twilio's own documentation, 'Validating requests'.
  const form = new Map([
    ['CallSid', 'CA1234567890ABCDE'],
    ['Caller', '+12349013030'],
    ['Digits', '1234'],
    ['From', '+12349013030'],
    ['To', '+18005551212'],
  ]);

  it('agrees with the documented example', () => {
    expect(signatures.isFromTwilio(form, '0/KCTR6DLpKmkAf8muzZqo1nDgQ=')).toBe(true);
  });

  it('covers no connection overrides, which are for Twilio alone', () => {
    const overridden = webhookSignatures({
      ...secrets,
      twilioWebhookUrl: `${secrets.twilioWebhookUrl}#rc=5&rp=all`,
    });
    expect(overridden.isFromTwilio(form, '0/KCTR6DLpKmkAf8muzZqo1nDgQ=')).toBe(true);
  });

  it('is refused for another value', () => {
    expect(signatures.isFromTwilio(new Map(form).set('Digits', '1235'), '0/KCTR6DLpKmkAf8muzZqo1nDgQ=')).toBe(
      false,
    );
  });
});
