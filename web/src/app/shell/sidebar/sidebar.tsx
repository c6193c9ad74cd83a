import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useUid } from '../../../account/person.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { Link } from '../../../kit/nav/link.tsx';
import { usePlace } from '../../../kit/nav/place.tsx';
import { pages } from '../../../kit/nav/pages.ts';
import { Mark } from '../../../kit/ui/mascot/mark.tsx';
import { AccountBar } from './account-bar.tsx';
import { ListLoading } from './list-loading.tsx';
import { lazyPart } from '../../../kit/state/lazy-part.ts';
import { radius } from '../../../kit/theme/tokens.ts';
import { navigation } from '../../commands/navigation.ts';
import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import { newSessionAttempt } from '../../../conversations/sessions/session.ts';
import { useIsAttempting } from '../../../kit/state/attempts.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { newSessionKeys } from '../../commands/all-commands.ts';
import { Keys } from '../../commands/keys.tsx';
import { inReach } from '../../commands/shortcut.ts';
import { useNewSession } from '../../commands/use-new-session.ts';

const SessionLists = lazyPart(
  () => import('./session-lists.tsx'),
  () => <ListLoading rows={6} />,
);

/** The content of the fixed side navigation and of the drawer. `close` is the button that folds it away. */
export function Sidebar({ close }: { close: ReactNode }) {
  const { t } = useTranslation('common');
  const uid = useUid();
  return (
    <Column>
      <Head>
        <Brand to={pages.hub}>
          <Mark size={30} />
          {t('productName')}
        </Brand>
        {close}
      </Head>
      <NewSessionButton />
      <Scroll>
        <NavList />
        {uid !== undefined && (
          <>
            <Rule />
            <SessionLists uid={uid} key={uid} />
          </>
        )}
      </Scroll>
      <AccountBar />
    </Column>
  );
}

const Column = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  blockSize: '100%',
  padding: theme.spacing(1.5),
  paddingBlockEnd: `max(${theme.spacing(1)}, env(safe-area-inset-bottom))`,
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 40,
});

const Brand = styled(Link)(({ theme }) => ({
  ...theme.typography.section,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  paddingInline: 8,
  borderRadius: 8,
  color: theme.vars.palette.ink,
  textDecoration: 'none',
  '& svg': { color: theme.vars.palette.primaryInk },
}));

const Scroll = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

const Rule = styled('hr')(({ theme }) => ({
  margin: theme.spacing(1.5, 1),
  border: 'none',
  borderBlockStart: `1px solid ${theme.vars.palette.borderStrong}`,
}));

function NavList() {
  const { t } = useTranslation(['shell', 'screens']);
  const { path } = usePlace();
  return (
    <List aria-label={t('mainNavigation')}>
      {navigation.map(({ label, to, Icon, ActiveIcon }) => (
        <li key={label}>
          <Entry to={to} aria-current={path === to ? 'page' : undefined}>
            {path === to ? <ActiveIcon /> : <Icon />}
            <span>{t(`screens:${label}`)}</span>
          </Entry>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({ display: 'grid' });

const Entry = styled(Link)(({ theme }) => ({
  ...theme.typography.body,
  fontWeight: 550,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minBlockSize: 35,
  paddingInline: 10,
  borderRadius: radius.sm,
  color: theme.vars.palette.ink2,
  textDecoration: 'none',
  '& .MuiSvgIcon-root': { fontSize: 20 },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.primaryTintStrong,
    color: theme.vars.palette.primaryInk,
  },
  '&:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.down('md')]: { minBlockSize: 44 },
}));

/** Whether the app is installed and runs in a window of its own. */
const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
const shortcut = inReach(newSessionKeys, { isInstalled });

/** Outlined on purpose: the filled button of a view belongs to the view. */
function NewSessionButton() {
  const { t } = useTranslation('shell');
  const start = useNewSession();
  const isBusy = useIsAttempting(newSessionAttempt);
  return (
    <Button
      wide
      icon={<Add />}
      loading={isBusy}
      onClick={start}
      endIcon={
        shortcut !== undefined && (
          <span aria-hidden>
            <Keys shortcut={shortcut} />
          </span>
        )
      }
      sx={buttonStyle}
    >
      <Box component="span" sx={{ flex: 1, textAlign: 'start' }}>
        {t('newSession')}
      </Box>
    </Button>
  );
}

const buttonStyle = { paddingInline: 1.25, '& .MuiSvgIcon-root': { color: 'primaryInk' } };
