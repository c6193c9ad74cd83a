import Email from '@mui/icons-material/EmailOutlined';
import Event from '@mui/icons-material/EventOutlined';
import FormatList from '@mui/icons-material/FormatListBulletedOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Chip } from '../../../shared/ui/chip.tsx';
import type { DialogAction } from '../../../widgets/action-dialogs/action-dialog.tsx';
import { lazyPart } from '../../../shared/lib/lazy-part.ts';

const ActionDialog = lazyPart(() => import('../../../widgets/action-dialogs/action-dialog.tsx'));

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

/** Frequent actions, next to the composer. */
export function QuickActions({ onSummarize }: { onSummarize: () => void }) {
  const { t } = useTranslation('command-center');
  const [open, setOpen] = useState<Opens | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Bar aria-label={t('quickActions')}>
        {actions.map(({ label, icon, opens }) => (
          <li key={label}>
            <Chip icon={icon} onClick={() => (opens === undefined ? onSummarize() : setOpen(opens))}>
              {t(label)}
            </Chip>
          </li>
        ))}
      </Bar>
      <Suspense fallback={null}>{open !== null && <ActionDialog action={open} onClose={close} />}</Suspense>
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
