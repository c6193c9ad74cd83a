import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import type { Integrations } from '../integration.ts';
import { useSignIn } from '../../account/person.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useAddressParams } from '../../kit/nav/use-address-params.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { LoggedOut } from '../../kit/ui/logged-out.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { DevicesTab } from './devices-tab.tsx';
import { IntegrationsTab } from './integrations-tab.tsx';
import { useIntegrations } from '../watch-integrations.ts';

const tabs = ['devices', 'integrations'] as const;
type TabName = (typeof tabs)[number];

/** Rule devices.tabs.1. */
export default function IntegrationsScreen() {
  const { t } = useTranslation('integrations');
  const { get, set } = useAddressParams();
  const id = useId();
  const isSignedOut = useSignIn().is === 'signed-out';
  // A link to a service opens the tab that lists it.
  const wanted = get('service') === null ? tabs.find((name) => name === get('tab')) : 'integrations';
  const known = firstTab(useIntegrations());
  /** A service that is connected meanwhile does not change the tab. */
  const [first, setFirst] = useState(known);
  if (first === null && known !== null) setFirst(known);
  const tab = wanted ?? first;
  const choose = (next: TabName) => set({ service: null, tab: next });
  if (isSignedOut) return <LoggedOut text={t('loggedOut')} />;
  return (
    <Page title={t('title')} note={tab === 'devices' && <Badge tone="plain">{t('sampleData')}</Badge>}>
      <Tabs
        value={tab ?? false}
        onChange={(_, next: TabName) => choose(next)}
        aria-label={t('title')}
        sx={tabsStyle}
      >
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
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab ?? 'devices'}`}>
        {tab === 'devices' && <DevicesTab />}
        {tab === 'integrations' && <IntegrationsTab />}
      </div>
    </Page>
  );
}

/** The examples come first, unless nothing real is connected yet. Null until that is known. */
function firstTab(integrations: Integrations): TabName | null {
  if (integrations.is === 'loading') return null;
  const isConnected =
    integrations.is === 'ready' && integrations.all.some(({ status }) => status !== 'disconnected');
  return isConnected ? 'devices' : 'integrations';
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
