import * as z from 'zod/mini';
import { personal } from '../../account/person-storage.ts';

/** A sent message that the database has not confirmed yet. */
const underWay = z.object({
  id: z.string(),
  uid: z.string(),
  sessionId: z.string(),
  text: z.string(),
});
type UnderWay = z.output<typeof underWay>;

const kept = personal('on-its-way', z.array(underWay), { inTab: true });
const ofThisPage = new Set<string>();

/** Unconfirmed messages, kept over a reload; the database's own queue does not survive one. */
export const onItsWay = {
  add(message: UnderWay): void {
    ofThisPage.add(message.id);
    kept.write([...(kept.read() ?? []), message]);
  },
  remove(id: string): void {
    kept.write((kept.read() ?? []).filter((message) => message.id !== id));
  },
  /** The unconfirmed messages of an earlier page. */
  leftOf(uid: string, sessionId: string): UnderWay[] {
    const all = kept.read() ?? [];
    // A tab does not notice when its person signs out in another tab.
    const own = all.filter((message) => message.uid === uid);
    if (own.length < all.length) kept.write(own);
    return own.filter((message) => message.sessionId === sessionId && !ofThisPage.has(message.id));
  },
};
