import MenuIcon from '@mui/icons-material/MenuOutlined';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useState, useEffect } from 'react';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { unverifiedStore } from '../../account/unverified.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { size } from '../../kit/theme/tokens.ts';
import { pages } from '../../kit/nav/pages.ts';
import { useAddressParams } from '../../kit/nav/use-address-params.ts';
import { usePlace } from '../../kit/nav/place.tsx';
import { useFollowed } from '../../kit/state/use-followed.ts';
import { usePainted } from '../../kit/state/use-painted.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Mark } from '../../kit/ui/mascot/mark.tsx';
import { CommandLayer } from '../commands/command-layer.tsx';
import { CrashScreen, ErrorBoundary } from './error-boundary.tsx';
import { useSessionSearchAsked } from '../commands/session-search-asked.ts';
import { Sidebar } from './sidebar/sidebar.tsx';
import { lazyPart } from '../../kit/state/lazy-part.ts';
import { ViewSidebar } from '../../kit/ui/pointing-icons.tsx';
import { BannerLine } from './banner-line.ts';
import { useOnline } from '../../kit/state/use-online.ts';
import { Skeleton } from '../../kit/ui/skeleton.tsx';

const Drawer = lazyPart(() => import('./drawer.tsx'));
const UnverifiedBanner = lazyPart(() => import('./unverified-banner.tsx'));
const Updates = lazyPart(() => import('../updates.tsx'));

/** The frame of every signed-in screen: side navigation from the medium breakpoint up, a drawer below. */
export default function Shell({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  const { path } = usePlace();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  useIdlePrefetch();
  const painted = usePainted();
  const isUnverified = useFollowed(unverifiedStore.subscribe, unverifiedStore.get);
  const [folded, setFolded] = useSidebarFolded();
  const params = useAddressParams();
  const asks = params.get('dialog');
  const here = `${path} ${params.get('sessionId') ?? ''}`;
  // A reload opens a question of the lists again, and they stand in the drawer.
  const [drawer, setDrawer] = useState(() => (isOfLists(asks) ? { at: here, isOpen: true } : null));
  // Whatever is chosen in it closes it, and nothing but its button opens it again.
  if (drawer?.isOpen === true && drawer.at !== here) setDrawer({ ...drawer, isOpen: false });
  const openDrawer = () => setDrawer({ at: here, isOpen: true });
  const hasSidebar = isWide && !folded;
  useSessionSearchAsked(() => {
    if (path === pages.commandCenter) return;
    if (isWide) setFolded(false);
    else openDrawer();
  });
  return (
    <Frame data-sidebar={hasSidebar || undefined}>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      {hasSidebar ? (
        <Aside>
          <Sidebar
            close={
              <IconButton
                name={t('collapseSidebar')}
                icon={<ViewSidebar />}
                onClick={() => setFolded(true)}
              />
            }
          />
        </Aside>
      ) : (
        <TopBar>
          <IconButton
            name={isWide ? t('expandSidebar') : t('openNavigation')}
            icon={<MenuIcon />}
            onClick={() => (isWide ? setFolded(false) : openDrawer())}
          />
          <Mark size={26} named />
        </TopBar>
      )}
      {!isWide && drawer !== null && (
        <Drawer open={drawer.isOpen && drawer.at === here} onClose={() => setDrawer(null)} />
      )}
      <Content id="content" tabIndex={-1}>
        <OfflineBanner />
        {isUnverified && <UnverifiedBanner />}
        <ErrorBoundary fallback={<CrashScreen />} resetKey={path}>
          <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
        </ErrorBoundary>
      </Content>
      <CommandLayer />
      {painted && <Updates />}
    </Frame>
  );
}

function isOfLists(dialog: string | null): boolean {
  return dialog === 'delete-session' || dialog === 'delete-project';
}

const Frame = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  '&[data-sidebar]': { gridTemplateColumns: `${size.sidebar}px minmax(0, 1fr)`, gridTemplateRows: '1fr' },
});

const Aside = styled('aside')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  backgroundColor: theme.vars.palette.sidebar,
  borderInlineEnd: `1px solid ${theme.vars.palette.border}`,
}));

const TopBar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minBlockSize: 52,
  paddingInline: theme.spacing(1),
  paddingBlockStart: 'env(safe-area-inset-top)',
  color: theme.vars.palette.primaryInk,
}));

const Content = styled('main')({
  minInlineSize: 0,
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
});

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 100,
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  backgroundColor: theme.vars.palette.inverse,
  color: theme.vars.palette.inverseInk,
  '&:not(:focus)': {
    clipPath: 'inset(50%)',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
}));

const foldedKey = 'sidebar';

/** Whether the side navigation is folded away on wide windows, remembered on this device. */
function useSidebarFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => localStorage.getItem(foldedKey) === 'folded');
  return [
    folded,
    (next) => {
      localStorage.setItem(foldedKey, next ? 'folded' : 'open');
      setFolded(next);
    },
  ];
}

/** Fetches the chunks of likely next clicks, so that a click need not wait for them. */
function useIdlePrefetch(): void {
  useEffect(() => {
    const prefetch = () => {
      void import('../../kit/ui/menu-list.tsx').catch(() => undefined);
      void import('../../kit/ui/dialog-frame.tsx').catch(() => undefined);
      void import('../commands/palette.tsx').catch(() => undefined);
      void import('./sidebar/account-menu.tsx').catch(() => undefined);
    };
    // Safari has no requestIdleCallback; a timer serves as well.
    const timer = window.setTimeout(prefetch, idleAfterMs);
    return () => window.clearTimeout(timer);
  }, []);
}

const idleAfterMs = 4_000;

function OfflineBanner() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <BannerLine>
          <CloudOff />
          {t('offline')}
        </BannerLine>
      )}
    </div>
  );
}

function ScreenLoading() {
  return (
    <Box
      sx={{
        padding: { xs: 2, md: 4 },
        display: 'grid',
        gap: 3,
        minBlockSize: '100dvh',
        alignContent: 'start',
      }}
    >
      <Skeleton width={220} height={28} />
      <Skeleton height={160} />
      <Skeleton height={240} />
    </Box>
  );
}
