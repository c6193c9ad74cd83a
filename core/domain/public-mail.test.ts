import { expect, it } from 'vitest';
import { isPublicMailDomain } from './public-mail.ts';

it.each(['gmail.com', 'Walla.co.il', 'yahoo.co.uk', 'gmx.net', 'outlook.fr'])(
  'anybody may have an address at %s',
  (domain) => {
    expect(isPublicMailDomain(domain)).toBe(true);
  },
);

it.each(['example.com', 'mail.example.com', 'yahoo.example.com', 'gmail.com.example.org', 'notgmail.com'])(
  'those at %s are of one house',
  (domain) => {
    expect(isPublicMailDomain(domain)).toBe(false);
  },
);
