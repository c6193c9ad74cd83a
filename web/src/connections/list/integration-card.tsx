import { useWhen } from '../../account/use-when.ts';
import type { IntegrationId } from '../catalogue.ts';
import type { Integration } from '../integration.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useNow } from '../../kit/state/use-now.ts';
import { agoOf, whenInSentence } from '../../kit/text/when.ts';
import { Button } from '../../kit/ui/button.tsx';
import { CardHead, CardState, Item } from './card-parts.tsx';
import { IntegrationIcon } from './integration-icon.tsx';

type IntegrationCardProps = {
  integration: Integration;
  isBusy: boolean;
  onConnect: () => void;
  onDisconnect: () => void;
  onSettings: () => void;
};

/** The text that says what a broken connection no longer does. Rule devices.state.3. */
const stopped = {
  gmail: 'stopped_mail',
  'google-calendar': 'stopped_calendar',
  'google-drive': 'stopped_account',
  'facebook-inbox': 'stopped_page',
  'instagram-inbox': 'stopped_page',
  'tiktok-inbox': 'stopped_account',
  whatsapp: 'stopped_whatsapp',
  linkedin: 'stopped_account',
  'facebook-ads': 'stopped_account',
  'tiktok-ads': 'stopped_account',
  'google-ads': 'stopped_account',
} as const satisfies Record<IntegrationId, string>;

const dots = { connected: 'success', error: 'failed', disconnected: undefined } as const;

export function IntegrationCard(props: IntegrationCardProps) {
  const { integration, isBusy, onConnect, onDisconnect, onSettings } = props;
  const { t } = useTranslation('integrations');
  const { id, status, account } = integration;
  const name = t(`name_${id}`);
  const about = status === 'error' ? <Broken integration={integration} /> : t(`about_${id}`);
  return (
    <Item aria-label={name} data-status={status}>
      <CardHead
        icon={<IntegrationIcon id={id} />}
        name={name}
        line={status === 'connected' && account !== null ? <bdi>{account}</bdi> : about}
        isError={status === 'error'}
        dot={dots[status]}
      />
      <footer>
        <CardState>
          <State integration={integration} />
        </CardState>
        {status === 'connected' ? (
          <>
            <Button size="sm" aria-label={t('settingsOf', { name })} onClick={onSettings}>
              {t('settings')}
            </Button>
            <Button
              size="sm"
              variant="bare"
              loading={isBusy}
              aria-label={t('disconnectOf', { name })}
              onClick={onDisconnect}
            >
              {t('disconnect')}
            </Button>
          </>
        ) : (
          <ConnectButton integration={integration} isBusy={isBusy} onConnect={onConnect} />
        )}
        {status === 'error' && (
          <Button size="sm" variant="bare" aria-label={t('settingsOf', { name })} onClick={onSettings}>
            {t('settings')}
          </Button>
        )}
      </footer>
    </Item>
  );
}

/** Says what stopped working, and since when. */
function Broken({ integration }: Pick<IntegrationCardProps, 'integration'>) {
  const { t } = useTranslation('integrations');
  const when = useWhen();
  const { id, brokenSince } = integration;
  const lost =
    brokenSince === null ? t('connectionLost') : t('lostSince', { when: whenInSentence(brokenSince, when) });
  return (
    <>
      {t(stopped[id])} {lost}
    </>
  );
}

type ConnectButtonProps = Pick<IntegrationCardProps, 'integration' | 'isBusy' | 'onConnect'>;

/** Disabled when the server has no way to connect the service. */
export function ConnectButton({ integration, isBusy, onConnect }: ConnectButtonProps) {
  const { t } = useTranslation('integrations');
  const { id, status, link } = integration;
  const name = t(`name_${id}`);
  const isLost = status === 'error';
  return (
    <Button
      size="sm"
      variant={isLost ? 'filled' : 'tint'}
      loading={isBusy}
      disabled={link === null}
      aria-label={t(isLost ? 'reconnectOf' : 'connectOf', { name })}
      onClick={onConnect}
    >
      {t(isLost ? 'reconnect' : 'connect')}
    </Button>
  );
}

function State({ integration }: { integration: Integration }) {
  const { t } = useTranslation('integrations');
  const { locale } = useLocale();
  const now = useNow(60_000);
  const { link, status, lastSync } = integration;
  if (link === null) return t('notYet');
  if (status !== 'connected' || lastSync === null) return t(status);
  return (
    <>
      <span className="visually-hidden">{t('connected')}. </span>
      {t('synced', { ago: agoOf(lastSync, { locale, now }) })}
    </>
  );
}
