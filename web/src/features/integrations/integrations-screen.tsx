import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useSignIn } from '../../shared/auth/person.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useAddressParams } from '../../shared/nav/use-address-params.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { LoggedOut } from '../../shared/ui/logged-out.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { DevicesTab } from './devices-tab.tsx';
import { IntegrationsTab } from './integrations-tab.tsx';

const tabs = ['devices', 'integrations'] as const;
type TabName = (typeof tabs)[number];

/** Rule devices.tabs.1. */
export function IntegrationsScreen() {
  const { t } = useTranslation('integrations');
  const { get, set } = useAddressParams();
  const id = useId();
  const isSignedOut = useSignIn().is === 'signed-out';
  // A link to a service opens the tab that lists it.
  const isOnIntegrations = get('service') !== null || get('tab') === 'integrations';
  const tab: TabName = isOnIntegrations ? 'integrations' : 'devices';
  const choose = (next: TabName) => set({ service: null, tab: next === 'integrations' ? next : null });
  if (isSignedOut) return <LoggedOut text={t('loggedOut')} />;
  return (
    <Page title={t('title')} note={tab === 'devices' && <Badge tone="plain">{t('sampleData')}</Badge>}>
      <Tabs value={tab} onChange={(_, next: TabName) => choose(next)} aria-label={t('title')} sx={tabsStyle}>
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(name)}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            disableRipple
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'devices' ? <DevicesTab /> : <IntegrationsTab />}
      </div>
    </Page>
  );
}

const tabsStyle = {
  minHeight: 40,
  marginBlockEnd: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'border',
  '& .MuiTab-root': {
    minHeight: 40,
    minWidth: 0,
    paddingInline: 0,
    marginInlineEnd: 3,
    typography: 'body',
    fontWeight: 550,
    textTransform: 'none',
    color: 'ink2',
  },
  '& .MuiTab-root.Mui-selected': { color: 'primaryInk' },
  '& .MuiTab-root:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: -2 },
  '& .MuiTabs-indicator': { backgroundColor: 'primaryInk' },
};
