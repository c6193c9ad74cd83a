import type { IntegrationDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Live, WithId } from '../kit/wire/firebase/live-query.ts';
import { catalogue, type IntegrationId, type LinkKind } from './catalogue.ts';

export type IntegrationStatus = IntegrationDocument['status'];

export type Integration = {
  id: IntegrationId;
  type: (typeof catalogue)[number]['type'];
  connectionType: (typeof catalogue)[number]['connectionType'];
  link: LinkKind | null;
  status: IntegrationStatus;
  account: string | null;
  lastSync: Instant | null;
  /** Set while the status is an error; null when the time is unknown. */
  brokenSince: Instant | null;
};

export type Integrations = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; all: Integration[] };

export function integrationsOf(live: Live<WithId<IntegrationDocument>>): Integrations {
  if (live.is !== 'ready') return { is: live.is };
  // An empty answer from the cache means only that this device has not loaded any yet.
  if (live.items.length === 0 && live.fromCache) return { is: 'loading' };
  const known = new Map(live.items.map((item) => [item.id, item]));
  const all = catalogue.map((entry): Integration => {
    const found = known.get(entry.id);
    const { status = 'disconnected', account = null, lastSync = null } = found ?? {};
    const brokenSince = status === 'error' ? (found?.brokenSince ?? null) : null;
    return { ...entry, status, account, lastSync, brokenSince };
  });
  return { is: 'ready', all };
}

/** Links name services as the hub does: its `calendar` is `google-calendar`. */
export function integrationNamed(service: string | null): IntegrationId | undefined {
  const wanted = service === 'calendar' ? 'google-calendar' : service;
  return catalogue.find(({ id }) => id === wanted)?.id;
}
