import BarChart from '@mui/icons-material/BarChartOutlined';
import CalendarAdd from '@mui/icons-material/EditCalendarOutlined';
import Email from '@mui/icons-material/EmailOutlined';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import Language from '@mui/icons-material/LanguageOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import PartlyCloudy from '@mui/icons-material/CloudOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { useAddressParams } from '../kit/nav/use-address-params.ts';
import { radius } from '../kit/theme/tokens.ts';
import { Pressable } from '../kit/ui/pressable.tsx';
import { Button } from '../kit/ui/button.tsx';
import type { DialogAction } from '../conversations/action-dialog.tsx';
import { SectionHead } from './section-head.tsx';
import { lazyPart } from '../kit/state/lazy-part.ts';

const ActionDialog = lazyPart(() => import('../conversations/action-dialog.tsx'));

/** Eight common tasks. The last three have no effect, and look quieter, as 'View all' does. Rule hub.quick.1. */
export function QuickActions() {
  const address = useAddressParams();
  const { t } = useTranslation(['hub', 'actions', 'common']);
  const tiles: readonly { name: string; icon: ReactNode; opens?: DialogAction }[] = [
    { name: t('actions:sendEmail'), icon: <Email />, opens: 'email' },
    { name: t('actions:scheduleMeeting'), icon: <CalendarAdd />, opens: 'meeting' },
    { name: t('actions:createReminder'), icon: <Notifications />, opens: 'reminder' },
    { name: t('actions:askQuestion'), icon: <Help />, opens: 'question' },
    { name: t('actions:sendWhatsapp'), icon: <WhatsApp />, opens: 'whatsapp' },
    { name: t('generateReport'), icon: <BarChart /> },
    { name: t('checkWeather'), icon: <PartlyCloudy /> },
    { name: t('searchWeb'), icon: <Language /> },
  ];
  const wanted = address.get('dialog');
  const open = tiles.find(({ opens }) => opens !== undefined && opens === wanted)?.opens;
  return (
    <section aria-labelledby="quick-actions">
      <SectionHead
        id="quick-actions"
        title={t('quickActions')}
        hint={t('quickActionsHint')}
        note={t('quickActionsExecuted')}
      >
        <Button size="sm" variant="bare" sx={linkStyle}>
          {t('common:viewAll')}
        </Button>
      </SectionHead>
      <Box component="ul" sx={gridStyle}>
        {tiles.map(({ name, icon, opens }) => (
          <li key={name}>
            <Tile
              data-quiet={opens === undefined || undefined}
              onClick={() => opens !== undefined && address.open({ dialog: opens })}
            >
              {icon}
              {name}
            </Tile>
          </li>
        ))}
      </Box>
      {open !== undefined && <ActionDialog action={open} onClose={() => address.close('dialog')} />}
    </section>
  );
}

const Tile = styled(Pressable)(({ theme }) => ({
  ...theme.typography.body,
  fontWeight: 550,
  display: 'grid',
  gap: theme.spacing(1.5),
  justifyContent: 'start',
  justifyItems: 'start',
  textAlign: 'start',
  inlineSize: '100%',
  minBlockSize: theme.spacing(10.75),
  padding: theme.spacing(2, 2.25),
  borderRadius: radius.md,
  border: `1px solid ${theme.vars.palette.border}`,
  backgroundColor: theme.vars.palette.surface,
  color: theme.vars.palette.ink,
  '& .MuiSvgIcon-root': { fontSize: 20, color: theme.vars.palette.primaryInk },
  '&:hover': { backgroundColor: theme.vars.palette.hover, borderColor: theme.vars.palette.borderStrong },
  '&[data-quiet]': {
    backgroundColor: 'transparent',
    color: theme.vars.palette.ink3,
    '& .MuiSvgIcon-root': { color: theme.vars.palette.ink3 },
  },
}));

const gridStyle = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
};
const linkStyle = { '&[data-variant]': { color: 'ink3' } };
