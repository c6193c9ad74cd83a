import Email from '@mui/icons-material/EmailOutlined';
import Event from '@mui/icons-material/EventOutlined';
import FormatList from '@mui/icons-material/FormatListBulletedOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useAddressParams } from '../../kit/nav/use-address-params.ts';
import { Chip } from '../../kit/ui/chip.tsx';
import type { DialogAction } from '../action-dialog.tsx';
import { lazyPart } from '../../kit/state/lazy-part.ts';

const ActionDialog = lazyPart(() => import('../action-dialog.tsx'));

type Opens = Exclude<DialogAction, 'question'>;

type Action = {
  label: 'email' | 'meeting' | 'reminder' | 'summarize' | 'whatsapp' | 'social';
  icon: ReactNode;
  /** The dialog to open; without one the action runs in the conversation. */
  opens?: Opens;
};

const actions: readonly Action[] = [
  { label: 'email', icon: <Email />, opens: 'email' },
  { label: 'meeting', icon: <Event />, opens: 'meeting' },
  { label: 'reminder', icon: <Notifications />, opens: 'reminder' },
  { label: 'summarize', icon: <FormatList /> },
  { label: 'whatsapp', icon: <WhatsApp />, opens: 'whatsapp' },
  { label: 'social', icon: <Share />, opens: 'social' },
];

/** Frequent actions, next to the composer. Their dialogs stand in the address. Rule nav.back.1. */
export function QuickActions({ onSummarize }: { onSummarize: () => void }) {
  const { t } = useTranslation('command-center');
  const address = useAddressParams();
  const wanted = address.get('dialog');
  const open = actions.find(({ opens }) => opens !== undefined && opens === wanted)?.opens;
  return (
    <>
      <Bar aria-label={t('quickActions')}>
        {actions.map(({ label, icon, opens }) => (
          <li key={label}>
            <Chip
              icon={icon}
              onClick={() => (opens === undefined ? onSummarize() : address.open({ dialog: opens }))}
            >
              {t(label)}
            </Chip>
          </li>
        ))}
      </Bar>
      {open !== undefined && <ActionDialog action={open} onClose={() => address.close('dialog')} />}
    </>
  );
}

/** One line; on a narrow screen it scrolls sideways under the thumb. */
const Bar = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.75),
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring within the scroll.
  padding: 3,
  margin: -3,
}));
