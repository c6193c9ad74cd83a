import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignIn, useUid } from '../../../shared/auth/person.ts';
import { call } from '../../../shared/http/call.ts';
import { usePolled } from '../../../shared/lib/use-polled.ts';
import { notify } from '../../../shared/ui/notify.tsx';
import { servicesSource } from '../hub-sources.ts';
import { type Services, servicesOf } from './service-cards.ts';
import type { ServiceId } from './service-icon.tsx';

type UseServices = {
  /** Services are a person's own: there is nothing to show of nobody's. */
  signedOut: boolean;
  /** Undefined while loading. */
  services: Services | undefined;
  failed: boolean;
  refreshing: boolean;
  diagnosing: boolean;
  /** The service that is being fixed. */
  fixing: ServiceId | null;
  refresh: () => void;
  fix: (id: ServiceId) => void;
  diagnose: () => void;
};

/** How the services stand, and the three things one can do about it. Spec section 8, 'Services'. */
export function useServices(): UseServices {
  const { t } = useTranslation('hub');
  const { polled, busy, refresh } = usePolled(servicesSource, useUid());
  const signedOut = useSignIn().is === 'signed-out';
  const [fixing, setFixing] = useState<ServiceId | null>(null);
  const [diagnosing, setDiagnosing] = useState(false);

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
    const isFixed = outcome.ok && outcome.reply.service.status === 'connected';
    if (isFixed) notify.success(t('fixed', { service }), { id: toast });
    else notify.error(t('fixFailed', { service }), { id: toast });
    await refresh();
    setFixing(null);
  }

  async function diagnose(): Promise<void> {
    setDiagnosing(true);
    const toast = notify.loading(t('diagnosing'));
    const [health, plugins] = await Promise.all([call('health', {}), call('plugins', {}), refresh()]);
    setDiagnosing(false);
    if (!health.ok || !plugins.ok) notify.error(t('diagnosticsFailed'), { id: toast });
    else if (health.reply.status === 'healthy') notify.success(t('diagnosedHealthy'), { id: toast });
    else notify.error(t('diagnosedIssues'), { id: toast });
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
