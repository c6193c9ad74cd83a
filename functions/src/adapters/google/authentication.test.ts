import { describe, expect, it } from 'vitest';
import { failedChecks } from './authentication.ts';

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
