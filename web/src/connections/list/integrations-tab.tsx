import Add from '@mui/icons-material/AddOutlined';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { type IntegrationId, isByConsent } from '../catalogue.ts';
import {
  type Integration,
  integrationNamed,
  type Integrations,
  type IntegrationStatus,
} from '../integration.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useAddressParams } from '../../kit/nav/use-address-params.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { ConfirmDialog } from '../../kit/ui/confirm-dialog.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { AddDialog } from './add-dialog.tsx';
import { Cards, Item } from './card-parts.tsx';
import { CredentialsDialog } from './credentials-dialog.tsx';
import { FilterBar } from '../../kit/ui/filter-bar.tsx';
import { IntegrationCard } from './integration-card.tsx';
import { found, integrationFilters } from './filter.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { useConnections } from './use-connections.ts';
import { oldChecks } from './old-check.ts';
import { useIntegrations } from '../watch-integrations.ts';
import { call } from '../../kit/wire/call.ts';
import { FailedCard } from '../../kit/ui/failed-to-load.tsx';
import { useFilter } from '../../kit/state/use-filter.ts';

const dialogs = ['add', 'credentials', 'settings', 'disconnect'] as const;
type DialogName = (typeof dialogs)[number];

/** Rules devices.catalogue.1 and devices.connect.1. */
export function IntegrationsTab() {
  const { t } = useTranslation('integrations');
  const integrations = useIntegrations();
  const list = useFilters();
  const connections = useConnections();
  useOldChecked(integrations);
  const { open, of, show, close } = useDialog();
  if (integrations.is === 'failed') return <FailedCard title={t('failedToLoad')} />;

  const all = integrations.is === 'ready' ? integrations.all : undefined;
  const opened = all?.find(({ id }) => id === of);
  const isBusy = ({ link }: Integration) => link !== null && connections.busy.has(link);
  const connect = ({ id, link }: Integration) => {
    if (isByConsent(link)) {
      // A window opens only straight from the click.
      connections.connectByConsent(id, link);
      close();
    } else if (link !== null) show('credentials', id);
  };
  return (
    <>
      <FilterBar
        search={t('searchIntegrations')}
        filterName={t('filterByStatus')}
        filters={integrationFilters.map((value) => ({ value, label: t(value) }))}
        list={list}
      >
        <Button variant="filled" icon={<Add />} disabled={all === undefined} onClick={() => show('add')}>
          {t('add')}
        </Button>
      </FilterBar>
      <OfServer service={list.service} />
      {all === undefined ? (
        <Loading />
      ) : (
        <List
          shown={list.shownOf(all)}
          isNarrowed={list.isNarrowed}
          onClear={list.clear}
          renderCard={(integration) => (
            <IntegrationCard
              key={integration.id}
              integration={integration}
              isBusy={isBusy(integration)}
              onConnect={() => connect(integration)}
              onDisconnect={() => show('disconnect', integration.id)}
              onSettings={() => show('settings', integration.id)}
            />
          )}
        />
      )}
      {open === 'add' && all !== undefined && (
        <AddDialog all={all} isBusy={isBusy} onConnect={connect} onClose={close} />
      )}
      {open === 'credentials' && opened !== undefined && (
        <CredentialsDialog integration={opened} connections={connections} onClose={close} />
      )}
      {open === 'settings' && opened !== undefined && (
        <SettingsDialog
          integration={opened}
          isBusy={isBusy(opened)}
          onConnect={() => connect(opened)}
          onCheck={connections.check}
          onDisconnect={() => show('disconnect', opened.id)}
          onClose={close}
        />
      )}
      <Disconnect
        integration={open === 'disconnect' ? opened : undefined}
        onConfirm={connections.disconnect}
        onClose={close}
      />
    </>
  );
}

/** The open dialog and whose it is, as they stand in the address. Another one takes its place. Rule nav.back.1. */
function useDialog() {
  const address = useAddressParams();
  const wanted = address.get('dialog');
  return {
    open: dialogs.find((name) => name === wanted),
    of: integrationNamed(address.get('of')),
    show: (name: DialogName, id: IntegrationId | null = null) => {
      if (wanted === null) address.open({ dialog: name, of: id });
      else address.set({ dialog: name, of: id });
    },
    close: () => address.close('dialog', 'of'),
  };
}

/** The search and filter; the address may limit the list to one service. Rule nav.query.2. */
function useFilters() {
  const { t } = useTranslation('integrations');
  const { get, set } = useAddressParams();
  const service = get('service');
  const one = integrationNamed(service);
  const list = useFilter<IntegrationStatus>();
  /** A search or filter covers all services again. */
  const widen = () => {
    if (service !== null) set({ service: null, tab: 'integrations' });
  };
  return {
    service,
    ...list,
    setWords: (next: string) => {
      widen();
      list.setWords(next);
    },
    setFilter: (next: typeof list.filter) => {
      widen();
      list.setFilter(next);
    },
    isNarrowed: one !== undefined,
    shownOf: (all: readonly Integration[]) => {
      const named = all
        .filter(({ id }) => one === undefined || id === one)
        .map((integration) => {
          const { id, account } = integration;
          return { ...integration, words: [t(`name_${id}`), t(`about_${id}`), account] };
        });
      return found(named, list.words, list.filter);
    },
    clear: () => {
      widen();
      list.clear();
    },
  };
}

type ListProps = {
  shown: readonly Integration[];
  isNarrowed: boolean;
  onClear: () => void;
  renderCard: (integration: Integration) => ReactNode;
};

function List({ shown, isNarrowed, onClear, renderCard }: ListProps) {
  const { t } = useTranslation('integrations');
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState
          pose="asleep"
          title={t('noIntegrations')}
          hint={t('nothingMatches')}
          actions={<Button onClick={onClear}>{t('clearFilters')}</Button>}
        />
      </Card>
    );
  }
  return (
    <>
      <Cards aria-label={t('integrations')}>{shown.map(renderCard)}</Cards>
      {isNarrowed && (
        <Button variant="bare" onClick={onClear} sx={{ marginBlockStart: 1.5 }}>
          {t('showAll')}
        </Button>
      )}
    </>
  );
}

type DisconnectProps = {
  integration: Integration | undefined;
  onConfirm: (id: IntegrationId, link: NonNullable<Integration['link']>) => void;
  onClose: () => void;
};

function Disconnect({ integration, onConfirm, onClose }: DisconnectProps) {
  const { t } = useTranslation('integrations');
  if (integration === undefined || integration.link === null) return null;
  const { id, link } = integration;
  return (
    <ConfirmDialog
      open
      title={t('disconnectQuestion', { service: t(`name_${id}`) })}
      hint={t(`stops_${link}`)}
      action={t('disconnect')}
      onConfirm={() => onConfirm(id, link)}
      onClose={onClose}
    />
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Cards aria-busy aria-label={t('loading')}>
      {Array.from({ length: 9 }, (_, index) => (
        // They have no identity but their place.
        // eslint-disable-next-line react/no-array-index-key
        <Item key={index}>
          <Skeleton height={40} />
          <Skeleton height={28} width="60%" />
        </Item>
      ))}
    </Cards>
  );
}

/** Services of the hub that the server reaches by itself: a person has nothing to connect. */
const ofServer = ['openai', 'weather', 'search'] as const;

/** Tells whoever comes from the card of such a service why it is not among the integrations. Rule hub.services.1. */
function OfServer({ service }: { service: string | null }) {
  const { t } = useTranslation('integrations');
  const one = ofServer.find((id) => id === service);
  if (one === undefined) return null;
  return (
    <Typography variant="body" component="p" role="status" sx={{ color: 'ink2', marginBlockEnd: 1.5 }}>
      {t(`ofServer_${one}`)}
    </Typography>
  );
}

/**
 * Checks old connections again, each once while the tab is open. The results arrive with the integrations; a provider
 * that does not answer changes nothing. Rule devices.link.3.
 */
function useOldChecked(integrations: Integrations): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (integrations.is !== 'ready') return;
    for (const service of oldChecks(integrations.all, Date.now())) {
      if (asked.current.has(service)) continue;
      asked.current.add(service);
      void call('linkCheck', { body: { service } });
    }
  }, [integrations]);
}
