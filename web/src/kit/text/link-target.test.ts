import { describe, expect, it } from 'vitest';
import { linkTarget } from './link-target.ts';

describe('where a link leads', () => {
  it.each([
    ['https://evil.test/login', 'evil.test'],
    ['https://www.example.com', 'Example.com'],
    ['mailto:dana@example.com', 'dana@example.com'],
  ])('%s is said by the words %j themselves', (href, words) => {
    expect(linkTarget(href, words)?.told).toBe('said');
  });

  it.each([
    ['https://evil.test/', 'the report', 'evil.test'],
    ['https://evil.test/?evil.test', 'see evil.test for more', 'evil.test'],
    ['https://evil.test/a', 'https://evil.test/a', 'evil.test'],
    ['https://en.wikipedia.org/wiki/Crocodile', 'wikipedia.org', 'en.wikipedia.org'],
    ['https://github.com/x/readme.md', 'readme.md', 'github.com'],
    ['https://evil.test/', 'e.g. version 1.2 of St. Louis', 'evil.test'],
  ])('%s is shown beside %j', (href, words, host) => {
    expect(linkTarget(href, words)).toEqual({ host, told: 'shown' });
  });

  it.each([
    ['https://evil.test/', 'paypal.com', 'evil.test'],
    ['https://evil.test/', 'https://www.paypal.com/login', 'evil.test'],
    ['https://paypal.com.evil.test/', 'paypal.com', 'paypal.com.evil.test'],
    ['https://paypal.com@evil.test/', 'https://paypal.com@evil.test/', 'evil.test'],
    ['https://notpaypal.com/', 'paypal.com', 'notpaypal.com'],
    ['https://pаypal.com/', 'paypal.com', 'xn--pypal-4ve.com'],
    ['mailto:eve@attacker.example', 'dana@example.com', 'eve@attacker.example'],
  ])('%s is marked where the words are %j', (href, words, host) => {
    expect(linkTarget(href, words)).toEqual({ host, told: 'elsewhere' });
  });

  it.each([['javascript:alert(1)'], ['data:text/html,x'], ['/local'], [undefined]])(
    '%s leads nowhere',
    (href) => {
      expect(linkTarget(href, 'words')).toBeUndefined();
    },
  );
});
