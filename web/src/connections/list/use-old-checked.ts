import { useEffect, useRef } from 'react';
import { checkIntegration } from '../connect-service.ts';
import type { Integrations } from '../integration.ts';
import { oldChecks } from './old-check.ts';

/**
 * Checks old connections again, each once while the tab is open. The results arrive with the integrations; a provider
 * that does not answer changes nothing. Rule devices.link.3.
 */
export function useOldChecked(integrations: Integrations): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (integrations.is !== 'ready') return;
    for (const service of oldChecks(integrations.all, Date.now())) {
      if (asked.current.has(service)) continue;
      asked.current.add(service);
      void checkIntegration(service);
    }
  }, [integrations]);
}
