import * as z from 'zod/mini';
import type { Contact } from '@crocodile-hub/core/language/reading';
import { isFailure } from '../../ports/failure.ts';
import type { Correspondent } from '../../ports/mailbox.ts';
import type { Person } from '../../ports/person.ts';
import type { Ports } from '../../ports/ports.ts';

const cacheName = 'contacts';
const freshMs = 60 * 60_000;
const patienceMs = 1_500;
const mailsRead = 60;
const mostKept = 200;

const stored = z.array(z.object({ name: z.string(), email: z.string() }));

type ContactPorts = Pick<Ports, 'mail' | 'cache' | 'clock' | 'log'>;

/** People whom the person writes with, to resolve names. Best effort: never throws, never waits long. */
export async function contactsOf(ports: ContactPorts, person: Person): Promise<Contact[]> {
  const now = ports.clock.now();
  try {
    const cached = await ports.cache.get(person.uid, cacheName);
    const known = stored.safeParse(cached?.value);
    if (cached !== null && known.success && now - cached.storedAt < freshMs) return known.data;
    const signal = AbortSignal.timeout(patienceMs);
    const met = await ports.mail.recentCorrespondents(person, { limit: mailsRead, signal });
    const contacts = distinct(met);
    await ports.cache.put(person.uid, cacheName, contacts, now);
    return contacts;
  } catch (error) {
    ports.log.warn('contacts.unavailable', { kind: isFailure(error) ? error.kind : 'unknown' });
    return [];
  }
}

/** One entry an address, under the fullest name it was seen with. */
function distinct(met: readonly Correspondent[]): { name: string; email: string }[] {
  const byAddress = new Map<string, string>();
  for (const { name, address } of met) {
    const email = address.toLowerCase();
    const known = byAddress.get(email);
    if (known === undefined || name.length > known.length) byAddress.set(email, name);
  }
  return [...byAddress]
    .filter(([, name]) => name !== '')
    .slice(0, mostKept)
    .map(([email, name]) => ({ name, email }));
}
