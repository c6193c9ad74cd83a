import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    'fe80::1',
    'fc00::1',
    'fec0::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '2001:2::1',
    '2001:20::1',
    '3fff::1',
    '::ffff:0:127.0.0.1',
    '64:ff9b:1::1',
    'fe80::1%eth0',
    'ff02::1',
    'nonsense',
  ])('%s is not of the open internet', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '::ffff:93.184.216.34', '2606:2800:220:1::1'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
