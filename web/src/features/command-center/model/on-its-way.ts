import * as z from 'zod/mini';
import { personal } from '../../../shared/auth/person-storage.ts';

/** A message that was sent and of which the database has not said yet that it has it. */
const underWay = z.object({
  id: z.string(),
  uid: z.string(),
  sessionId: z.string(),
  text: z.string(),
});
type UnderWay = z.output<typeof underWay>;

const kept = personal('on-its-way', z.array(underWay), { inTab: true });
const ofThisPage = new Set<string>();

/** Words on their way to the database outlive a reload, which the database's own queue does not. */
export const onItsWay = {
  add(message: UnderWay): void {
    ofThisPage.add(message.id);
    kept.write([...(kept.read() ?? []), message]);
  },
  remove(id: string): void {
    kept.write((kept.read() ?? []).filter((message) => message.id !== id));
  },
  /** Those that an earlier page sent, and whose end it did not see. */
  leftOf(uid: string, sessionId: string): UnderWay[] {
    const all = kept.read() ?? [];
    // A tab is not told when its person leaves in another.
    const own = all.filter((message) => message.uid === uid);
    if (own.length < all.length) kept.write(own);
    return own.filter((message) => message.sessionId === sessionId && !ofThisPage.has(message.id));
  },
};
