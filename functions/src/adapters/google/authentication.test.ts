import { describe, expect, it } from 'vitest';
import { failedChecks, isConfirmed } from './authentication.ts';

const says = (...results: string[]) => [
  { name: 'Authentication-Results', value: ['mx.google.com', ...results].join(';\r\n       ') },
];
const forged = { name: 'authentication-results', value: 'mx.google.com; dkim=pass; spf=pass; dmarc=pass' };

describe('what Gmail found wrong about a sender', () => {
  it.each([
    ['is nothing where all passed', says('dkim=pass header.i=@a.test', 'spf=pass', 'dmarc=pass'), []],
    ['is nothing where nothing was tried', [], []],
    ['is nothing where a forwarder broke the rest', says('dkim=fail', 'spf=softfail', 'dmarc=pass'), []],
    ['is nothing with one good signature', says('dkim=fail', 'dkim=pass', 'spf=fail'), []],
    ['is nothing without any opinion', says('dkim=neutral', 'spf=none'), []],
    [
      'is DMARC, and what failed with it',
      says('dkim=fail', 'spf=softfail', 'dmarc=fail (p=REJECT)'),
      ['dmarc', 'dkim', 'spf'],
    ],
    [
      'is DMARC alone where another domain passed',
      says('dkim=pass header.i=@evil.test', 'spf=pass', 'dmarc=fail'),
      ['dmarc'],
    ],
    ['is the signature', says('dkim=fail header.i=@a.test', 'spf=none'), ['dkim']],
    ['is the server that sent it', says('spf=softfail (google.com: transitioning)'), ['spf']],
    ['is not talked away in a comment', says('spf=fail (dmarc=pass; dkim=pass)'), ['spf']],
    [
      'is not talked away by results that the mail brought',
      [...says('spf=fail', 'dmarc=fail'), forged],
      ['dmarc', 'spf'],
    ],
    ['is not taken from another server', [{ ...forged, value: 'mx.evil.test; dmarc=fail' }], []],
  ])('%s', (_, headers, failed) => {
    expect(failedChecks(headers)).toEqual(failed);
  });
});

describe('a sender is confirmed', () => {
  it.each([
    [
      'by the policy of their domain',
      says('dkim=none', 'spf=fail', 'dmarc=pass (p=NONE) header.from=a.test'),
      true,
    ],
    ['by a signature of their domain', says('dkim=pass header.i=@a.test header.s=x', 'spf=fail'), true],
    ['by a signature that names the domain alone', says('dkim=pass header.d=a.test'), true],
    ['not by a signature of another domain', says('dkim=pass header.i=@evil.test', 'spf=pass'), false],
    ['not by a signature of a domain that ends alike', says('dkim=pass header.i=@nota.test'), false],
    ['not by a signature of all that ends so', says('dkim=pass header.i=@test'), false],
    ['not where the policy of their domain failed', says('dkim=pass header.i=@a.test', 'dmarc=fail'), false],
    ['not by the server that sent it alone', says('spf=pass smtp.mailfrom=a.test'), false],
    ['not by what the mail brought along', [...says('spf=none'), forged], false],
    ['not where nothing was tried', [], false],
  ])('%s', (_, headers, confirmed) => {
    expect(isConfirmed(headers, 'dana@A.test')).toBe(confirmed);
  });

  it('by a signature of a domain above theirs', () => {
    expect(isConfirmed(says('dkim=pass header.i=@a.test'), 'dana@mail.a.test')).toBe(true);
  });
});
