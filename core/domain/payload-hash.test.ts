import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, payloadHash } from './payload-hash.ts';

describe('payloadHash', () => {
  it('ignores the order of keys, null fields and the access token', () => {
    const shown = payloadHash('send_email', { to: ['a@b.co'], subject: null, body: 'hi' });
    expect(payloadHash('send_email', { body: 'hi', access_token: 'ya29.x', to: ['a@b.co'] })).toBe(shown);
  });

  it('changes with the action, a recipient and a letter of the body', () => {
    const payload = { to: ['a@b.co'], body: 'hi' };
    const hash = payloadHash('send_email', payload);
    expect(payloadHash('send_sms', payload)).not.toBe(hash);
    expect(payloadHash('send_email', { ...payload, to: ['c@b.co'] })).not.toBe(hash);
    expect(payloadHash('send_email', { ...payload, body: 'hI' })).not.toBe(hash);
  });

  it('is the SHA-256 of the canonical text', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'ש' }], a: true })).toBe('{"a":true,"b":[1,{"c":"ש"}]}');
    expect(payloadHash('search', { query: 'x' })).toMatch(/^[0-9a-f]{64}$/);
  });

  it('survives a trip through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(JSON.parse(JSON.stringify(value)))).toBe(canonicalJson(value));
      }),
    );
  });
});
