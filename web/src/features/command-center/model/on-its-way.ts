import * as z from 'zod/mini';
import { personal } from '../../../shared/auth/person-storage.ts';

/** A message that was sent and of which the database has not said yet that it has it. */
const underWay = z.object({ id: z.string(), sessionId: z.string(), text: z.string() });
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
  leftOf(sessionId: string): UnderWay[] {
    return (kept.read() ?? []).filter(
      (message) => message.sessionId === sessionId && !ofThisPage.has(message.id),
    );
  },
};
