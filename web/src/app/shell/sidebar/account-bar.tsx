import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { usePerson } from '../../../account/person.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { Pressable } from '../../../kit/ui/pressable.tsx';
import { oneLine, radius } from '../../../kit/theme/tokens.ts';
import { Avatar } from '../../../kit/ui/avatar.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { loginPath, pages } from '../../../kit/nav/pages.ts';
import { usePlace } from '../../../kit/nav/place.tsx';
import { lazyPart } from '../../../kit/state/lazy-part.ts';
import { Login, Logout } from '../../../kit/ui/pointing-icons.tsx';
import { signOut } from '../../../account/sign-out.ts';

const AccountMenu = lazyPart(() => import('./account-menu.tsx'));

/** The person's name with Login or Logout. Pressing the name opens language and appearance. */
export function AccountBar() {
  const { t } = useTranslation(['shell', 'common']);
  const person = usePerson();
  const { full } = usePlace();
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const name = person?.name ?? person?.email?.split('@')[0] ?? t('display');
  return (
    <Bar>
      <Identity
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        onClick={(event) => setMenuAt(event.currentTarget)}
      >
        <Avatar name={person === undefined ? '?' : name} />
        <Names>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {person?.email !== undefined && <bdi>{person.email}</bdi>}
        </Names>
        {person !== undefined && <span className="visually-hidden">{t('accountMenu')}</span>}
      </Identity>
      {person === undefined ? (
        <Button variant="bare" icon={<Login />} to={loginPath(full)}>
          {t('common:login')}
        </Button>
      ) : (
        <Button variant="bare" icon={<Logout />} onClick={() => void signOut(pages.login)} sx={narrow}>
          {t('common:logout')}
        </Button>
      )}
      {menuAt !== null && <AccountMenu anchor={menuAt} onClose={() => setMenuAt(null)} />}
    </Bar>
  );
}

const narrow = { paddingInline: 1 };

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5),
  paddingBlockStart: theme.spacing(1),
  borderBlockStart: `1px solid ${theme.vars.palette.borderStrong}`,
}));

const Identity = styled(Pressable)(({ theme }) => ({
  flex: 1,
  minInlineSize: 0,
  justifyContent: 'flex-start',
  gap: theme.spacing(1.25),
  padding: theme.spacing(0.75),
  borderRadius: radius.sm,
  textAlign: 'start',
  '&:hover': { backgroundColor: theme.vars.palette.hover },
}));

const Names = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  minInlineSize: 0,
  color: theme.vars.palette.ink2,
  '& > *': oneLine,
  '& strong': {
    ...theme.typography.small,
    fontWeight: 'var(--weight-strong)',
    color: theme.vars.palette.ink,
  },
}));
