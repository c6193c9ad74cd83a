import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { useUid } from '../../../account/person.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { Link } from '../../../kit/nav/link.tsx';
import { pages } from '../../../kit/nav/pages.ts';
import { Mark } from '../../../kit/ui/mascot/mark.tsx';
import { AccountBar } from './account-bar.tsx';
import { NavList } from './nav-list.tsx';
import { NewSessionButton } from './new-session-button.tsx';
import { ListLoading } from './list-loading.tsx';
import { lazyPart } from '../../../kit/state/lazy-part.ts';

const SessionLists = lazyPart(() => import('./session-lists.tsx'));

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
            <Suspense fallback={<ListLoading rows={6} />}>
              <SessionLists uid={uid} key={uid} />
            </Suspense>
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
