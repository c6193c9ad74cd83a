import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { SetAsideNotification } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { cut } from '@crocodile-hub/core/domain/cut';
import { sha256Hex } from '@crocodile-hub/core/domain/sha256';
import type { Setback } from '../ports/world.ts';

type Lost = {
  what: SetAsideNotification['what'];
  /** Id of the reminder or the entry. */
  id: string;
  /** As much as could be read. */
  title: string | null;
  dueAt: Instant | null;
};

/** Tells the person that something of theirs failed again and again, and was given up. */
export function setAside(
  { what, id, title, dueAt }: Lost,
  now: Instant,
): NonNullable<Setback['notification']> {
  return {
    // Our own id: the given one may not be valid as a document's name.
    id: `set-aside-${sha256Hex(`${what}/${id}`).slice(0, 40)}`,
    document: {
      type: 'set-aside',
      what,
      title: cut(title ?? '', bounds.summary),
      body: '',
      dueAt: dueAt ?? now,
      createdAt: now,
      lateMs: Math.max(0, now - (dueAt ?? now)),
      read: false,
    },
  };
}
