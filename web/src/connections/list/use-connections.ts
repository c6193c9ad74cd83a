import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { ConsentLink, LinkKind } from '../catalogue.ts';
import type { Integration } from '../integration.ts';
import { connectGoogle, type GoogleOutcome } from '../../account/consent/google.ts';
import { linkAccount, type LinkOutcome } from '../../account/consent/link.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { usePlace } from '../../kit/nav/place.tsx';
import { useAlone } from '../../kit/state/use-alone.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { dropGoogleToken } from '../../account/person-storage.ts';
import { call } from '../../kit/wire/call.ts';
import type { PageService } from '@crocodile-hub/core/contract/meta-services';

/**
 * An access token and the account that it belongs to. The server tests them before it keeps them, and never returns
 * them.
 */
export type Credentials =
  | { service: 'whatsapp'; accessToken: string; phoneNumberId: string }
  | { service: PageService; accessToken: string; pageId: string };

export type Connections = {
  /** The connections that are being made or withdrawn, from the first press on. */
  busy: ReadonlySet<LinkKind>;
  /** Call it straight from the click: it opens a window. */
  connectByConsent: (id: Integration['id'], link: ConsentLink) => void;
  /** Resolves to undefined while another try is running. */
  connectWith: (credentials: Credentials) => Promise<Outcome<unknown> | undefined>;
  check: (service: LinkedService) => void;
  disconnect: (id: Integration['id'], link: LinkKind) => void;
};

export function useConnections(): Connections {
  const { t } = useTranslation('integrations');
  const { full } = usePlace();
  const { busy, alone } = useAlone<LinkKind>();

  const tellConnected = (id: Integration['id']) =>
    notify.success(t('connectedTo', { service: t(`name_${id}`) }));
  /** The server's own words, if any, say more than ours. */
  const tellFailed = (words: string, detail: string | undefined) => notify.error(words, { detail });

  async function throughConsent(id: Integration['id'], link: ConsentLink): Promise<void> {
    const tell = (outcome: GoogleOutcome | LinkOutcome) => {
      // The window may have answered all the same: a lost answer looks like a closed window.
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
    const outcome = await call('linkCheck', { body: { service: link } });
    if (!outcome.ok) tellFailed(t('failedToCheck', { service }), outcome.failure.message);
    else if (outcome.reply.works) notify.success(t('stillWorks', { service }));
    else tellFailed(t('noLongerWorks', { service }), undefined);
  }

  async function withdraw(id: Integration['id'], link: LinkKind): Promise<void> {
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
        const outcome = await call('connectService', { body: credentials });
        if (outcome.ok) tellConnected(credentials.service);
        return outcome;
      }),
    check: (service) => void alone(service, () => ask(service)),
    disconnect: (id, link) => void alone(link, () => withdraw(id, link)),
  };
}

/** Withdraws the connection and forgets its credentials. Google's serves mail and calendar alike. */
async function disconnectIntegration(link: LinkKind): Promise<Outcome<unknown>> {
  if (link !== 'google') return call('disconnectService', { body: { service: link } });
  const outcome = await call('googleDisconnect', { body: {} });
  if (outcome.ok) dropGoogleToken();
  return outcome;
}
