import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { useRef, useState } from 'react';
import { connectService, type Credentials } from '../../entities/integration/api/connect-service.ts';
import { checkIntegration } from '../../entities/integration/api/check-integration.ts';
import { disconnectIntegration } from '../../entities/integration/api/disconnect-integration.ts';
import type { ConsentLink, Link } from '../../entities/integration/model/catalogue.ts';
import type { Integration } from '../../entities/integration/model/integration.ts';
import { connectGoogle, type GoogleOutcome } from '../../shared/auth/google.ts';
import { linkAccount, type LinkOutcome } from '../../shared/auth/link.ts';
import type { Outcome } from '../../shared/http/failure.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { usePlace } from '../../shared/nav/use-place.ts';
import { notify } from '../../shared/ui/notify.tsx';

export type Connections = {
  /** Which connections are being made or withdrawn, from the first press on. */
  busy: ReadonlySet<Link>;
  /** Call it straight from the click: it opens a window. */
  connectByConsent: (id: Integration['id'], link: ConsentLink) => void;
  /** Undefined while another try is at work. */
  connectWith: (credentials: Credentials) => Promise<Outcome<unknown> | undefined>;
  check: (service: LinkedService) => void;
  disconnect: (id: Integration['id'], link: Link) => void;
};

export function useConnections(): Connections {
  const { t } = useTranslation('integrations');
  const { full } = usePlace();
  const [busy, setBusy] = useState<ReadonlySet<Link>>(new Set());
  /** The state is drawn too late for a second press in the same moment. */
  const atWork = useRef(new Set<Link>());

  async function alone<T>(link: Link, run: () => Promise<T>): Promise<T | undefined> {
    if (atWork.current.has(link)) return undefined;
    atWork.current.add(link);
    setBusy(new Set(atWork.current));
    try {
      return await run();
    } finally {
      atWork.current.delete(link);
      setBusy(new Set(atWork.current));
    }
  }

  const tellConnected = (id: Integration['id']) =>
    notify.success(t('connectedTo', { service: t(`name_${id}`) }));
  /** The server's own words say more, where there are any. */
  const tellFailed = (words: string, detail: string | undefined) =>
    notify.error(words, detail === undefined ? {} : { detail });

  async function throughConsent(id: Integration['id'], link: ConsentLink): Promise<void> {
    const tell = (outcome: GoogleOutcome | LinkOutcome) => {
      // Perhaps nobody closed it: an answer that was lost looks the same from here.
      if (outcome.is === 'closed') notify.info(t('windowClosed', { service: t(`name_${id}`) }));
      else if (outcome.is === 'connected') tellConnected(id);
      else {
        const detail = outcome.is === 'failed' ? outcome.failure.message : undefined;
        tellFailed(t('failedToConnect', { service: t(`name_${id}`) }), detail);
      }
    };
    const options = { returnTo: full, late: tell };
    tell(link === 'google' ? await connectGoogle(options) : await linkAccount(link, options));
  }

  async function ask(link: LinkedService): Promise<void> {
    const service = t(`name_${link}`);
    const outcome = await checkIntegration(link);
    if (!outcome.ok) tellFailed(t('failedToCheck', { service }), outcome.failure.message);
    else if (outcome.reply.works) notify.success(t('stillWorks', { service }));
    else tellFailed(t('noLongerWorks', { service }), undefined);
  }

  async function withdraw(id: Integration['id'], link: Link): Promise<void> {
    const service = t(`name_${id}`);
    const outcome = await disconnectIntegration(link);
    if (outcome.ok) notify.success(t('disconnectedFrom', { service }));
    else tellFailed(t('failedToDisconnect', { service }), outcome.failure.message);
  }

  return {
    busy,
    connectByConsent: (id, link) => void alone(link, () => throughConsent(id, link)),
    connectWith: (credentials) =>
      alone(credentials.service, async () => {
        const outcome = await connectService(credentials);
        if (outcome.ok) tellConnected(credentials.service);
        return outcome;
      }),
    check: (service) => void alone(service, () => ask(service)),
    disconnect: (id, link) => void alone(link, () => withdraw(id, link)),
  };
}
