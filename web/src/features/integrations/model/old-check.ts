import { isLinkedService, type LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Integration } from '../../../entities/integration/model/integration.ts';

/** Their providers tell us nothing by themselves: a state older than this is asked for before it is believed. */
const believedMs = 60 * 60_000;

/** The linked accounts that are shown as connected, and of which nobody has asked for a while. */
export function oldChecks(all: readonly Integration[], now: Instant): LinkedService[] {
  return all.flatMap(({ link, status, lastSync }) => {
    if (link === null || !isLinkedService(link) || status !== 'connected') return [];
    return lastSync === null || now - lastSync > believedMs ? [link] : [];
  });
}
