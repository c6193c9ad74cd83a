import { personal } from '../../../shared/auth/person-storage.ts';
import type { Routing } from './plan.ts';

/** What stands in a command box and was not sent: leaving the screen or a reload must not cost it. One for each tab. */
export function commandDraft(routing: Routing) {
  return personal(`command-${routing}`, { safeParse: asText }, { inTab: true });
}

/** By hand: the hub is drawn without a schema library. */
function asText(stored: unknown) {
  return typeof stored === 'string' ? { success: true as const, data: stored } : { success: false as const };
}
