import { mostMailsSorted } from '@crocodile-hub/core/actions/sort-mail';
import { type Asking, readGoogle } from '../questions/asking.ts';
import type { ChangePorts } from './asked.ts';

/** The newest mails that a search of Gmail finds, without their text: as many as one card sorts. */
export function mailsFound(ports: Pick<ChangePorts, 'inbox' | 'log'>, { person, words }: Asking, q: string) {
  return readGoogle(ports, words, 'mail', () =>
    ports.inbox.list(person, { labelIds: [], q, maxResults: mostMailsSorted, pageToken: null, letters: 0 }),
  );
}
