import { isLinkedService, type LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { hourMs } from '@crocodile-hub/core/time/units';
import type { Integration } from '../integration.ts';

/** These providers report nothing by themselves, so an older state is checked again. */
const believedMs = hourMs;

/** The linked accounts that are shown as connected but were not checked lately. */
export function oldChecks(all: readonly Integration[], now: Instant): LinkedService[] {
  return all.flatMap(({ link, status, lastSync }) => {
    if (link === null || !isLinkedService(link) || status !== 'connected') return [];
    return lastSync === null || now - lastSync > believedMs ? [link] : [];
  });
}
