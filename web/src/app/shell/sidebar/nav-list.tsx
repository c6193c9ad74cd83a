import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { NavLink } from '../../../kit/nav/link.tsx';
import { radius } from '../../../kit/theme/tokens.ts';
import { navigation } from '../navigation.ts';

export function NavList() {
  const { t } = useTranslation(['shell', 'screens']);
  return (
    <List aria-label={t('mainNavigation')}>
      {navigation.map(({ label, to, Icon, ActiveIcon, exact }) => (
        <li key={label}>
          <Entry to={to} end={exact === true}>
            {({ isActive }) => (
              <>
                {isActive ? <ActiveIcon /> : <Icon />}
                <span>{t(`screens:${label}`)}</span>
              </>
            )}
          </Entry>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({ display: 'grid' });

const Entry = styled(NavLink)(({ theme }) => ({
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
  '&.active': { backgroundColor: theme.vars.palette.primaryTintStrong, color: theme.vars.palette.primaryInk },
  '&:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.down('md')]: { minBlockSize: 44 },
}));
