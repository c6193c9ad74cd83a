import { describe, expect, it } from 'vitest';
import type { Contact } from '../contract/contacts.ts';
import { isPublicMailDomain, strangerAt } from './strangers.ts';

const dana: Contact = { name: 'Dana Cohen', email: 'dana@example.com', known: 'written-to' };
const leak = { name: 'Dana Cohen', address: 'dana.cohen@leak.test' };

describe('somebody who may be taken for another', () => {
  it.each(['Dana Cohen', 'Cohen, Dana', 'Dаna Cоhen', 'DANA COHEN'])('bears a known name: %s', (name) => {
    expect(strangerAt({ ...leak, name }, [dana], [])).toEqual({
      name,
      address: 'dana.cohen@leak.test',
      likeness: 'name',
      known: 'dana@example.com',
    });
  });

  it('bears the name of somebody who wrote in the conversation before', () => {
    const earlier = [{ name: 'Dana Cohen', address: 'dana@example.com' }];
    expect(strangerAt(leak, [], earlier)?.known).toBe('dana@example.com');
  });

  it.each(['dana@examp1e.com', 'dana@exarnple.com', 'dana@example.co'])(
    'has a near address: %s',
    (address) => {
      const stranger = strangerAt({ name: 'D.', address }, [dana], []);
      expect(stranger).toMatchObject({ likeness: 'address', known: 'dana@example.com' });
    },
  );

  it('has an address in letters that only look like others', () => {
    const stranger = strangerAt({ name: 'Shop', address: 'desk@ѕhop.test' }, [], []);
    expect(stranger).toMatchObject({ likeness: 'address', known: null });
  });

  it('is never an address that the person wrote to, under any name', () => {
    const home: Contact = { ...dana, email: 'dana.cohen@leak.test' };
    expect(strangerAt(leak, [dana, home], [])).toBeNull();
  });

  it('is not known by a name that came from outside alone', () => {
    expect(strangerAt(leak, [{ ...dana, known: 'received' }], [])).toBeNull();
  });

  it.each(['Dana', 'Dana Levi', 'Dana Cohen Levi', ''])(
    'is not suspected for a name that differs: %j',
    (name) => {
      expect(strangerAt({ ...leak, name }, [dana], [])).toBeNull();
    },
  );

  it('is not the one who wrote before from the same address', () => {
    const earlier = [{ name: 'Dana Cohen', address: 'Dana.Cohen@leak.test' }];
    expect(strangerAt(leak, [], earlier)).toBeNull();
  });
});

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
