import { useState } from 'react';
import { useReconnectGoogle } from '../../connections/use-reconnect-google.ts';
import { useConnectionsMark } from '../../connections/watch-integrations.ts';
import { useSignIn, useUid } from '../../account/person.ts';
import { call } from '../../kit/wire/call.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { outdatePolled, usePolled } from '../../account/use-polled.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { dashboardSource, servicesSource } from '../hub-sources.ts';
import { remedyFor, statusAfter } from './remedy.ts';
import { type ServiceCard, type Services, servicesOf } from './service-cards.ts';
import type { ServiceId } from './service-icon.tsx';

type UseServices = {
  /** Services belong to a person, so signed out there are none to show. */
  signedOut: boolean;
  /** Undefined while loading. */
  services: Services | undefined;
  failed: boolean;
  refreshing: boolean;
  diagnosing: boolean;
  fixing: ServiceId | null;
  refresh: () => void;
  fix: (id: ServiceId) => void;
  diagnose: () => void;
};

/** The state of the services, and the three ways to act on it. Rule errors.services.1. */
export function useServices(): UseServices {
  const { t } = useTranslation(['hub', 'smart-tasks']);
  const uid = useUid();
  const source = servicesSource[useLocale().language];
  const { polled, busy, refresh } = usePolled(source, uid, useConnectionsMark());
  const { reconnect } = useReconnectGoogle(() => {
    if (uid === undefined) return;
    outdatePolled(source, uid);
    outdatePolled(dashboardSource, uid);
  });
  const signedOut = useSignIn().is === 'signed-out';
  const [fixing, setFixing] = useState<ServiceId | null>(null);
  const [diagnosing, setDiagnosing] = useState(false);

  /** What is wrong and how to repair it, with a button if one helps. Null cards: the server was not reached. */
  function advice(cards: readonly Pick<ServiceCard, 'id' | 'status'>[] | null) {
    if (cards === null) return { detail: t('remedy_network') };
    const wrong = cards.flatMap((card) => {
      const remedy = remedyFor(card);
      return remedy === null
        ? []
        : [{ remedy, words: t(`remedy_${remedy}`, { service: t(`name_${card.id}`) }) }];
    });
    const needsGoogle = wrong.some(({ remedy }) => remedy === 'google');
    return {
      detail: wrong.map(({ words }) => words).join(' '),
      ...(needsGoogle && { action: { label: t('smart-tasks:reconnectGoogle'), run: reconnect } }),
    };
  }

  async function refreshAndTell(): Promise<void> {
    const outcome = await refresh();
    if (outcome.ok) notify.success(t('refreshed'));
    else notify.error(t('failedToLoadServices'));
  }

  async function fix(id: ServiceId): Promise<void> {
    const service = t(`name_${id}`);
    setFixing(id);
    const toast = notify.loading(t('fixing', { service }));
    const outcome = await call('serviceConfig', { body: { service: id, action: 'reconnect' } });
    const status = outcome.ok ? outcome.reply.service.status : statusAfter(outcome.failure);
    if (status === 'connected') notify.success(t('fixed', { service }), { id: toast });
    else
      notify.error(t('fixFailed', { service }), {
        id: toast,
        ...advice(status === null ? null : [{ id, status }]),
      });
    await refresh();
    setFixing(null);
  }

  async function diagnose(): Promise<void> {
    setDiagnosing(true);
    const toast = notify.loading(t('diagnosing'));
    const [health, plugins, status] = await Promise.all([call('health', {}), call('plugins', {}), refresh()]);
    setDiagnosing(false);
    if (!health.ok || !plugins.ok || !status.ok)
      notify.error(t('diagnosticsFailed'), { id: toast, ...advice(null) });
    else if (health.reply.status === 'healthy') notify.success(t('diagnosedHealthy'), { id: toast });
    else notify.error(t('diagnosedIssues'), { id: toast, ...advice(status.reply.services) });
  }

  return {
    signedOut,
    services: signedOut ? undefined : servicesOf(polled),
    failed: polled.is === 'failed',
    refreshing: busy,
    diagnosing,
    fixing,
    refresh: () => void refreshAndTell(),
    fix: (id) => void fix(id),
    diagnose: () => void diagnose(),
  };
}
