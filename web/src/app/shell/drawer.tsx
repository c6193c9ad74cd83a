import Close from '@mui/icons-material/CloseOutlined';
import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { elevation, motion, size } from '../../kit/theme/tokens.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';

/** The navigation as an overlay on small screens: the scrim, Escape and the cross close it. */
export default function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Modal open={open} onClose={onClose} aria-label={t('mainNavigation')}>
      <Panel>
        <Sidebar close={<IconButton name={t('closeNavigation')} icon={<Close />} onClick={onClose} />} />
      </Panel>
    </Modal>
  );
}

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `min(${size.sidebar}px, 100vw - 48px)`,
  outline: 'none',
  backgroundColor: theme.vars.palette.sidebar,
  boxShadow: elevation.dialog.light,
  ...theme.applyStyles('dark', { boxShadow: elevation.dialog.dark }),
  animation: `slide-in ${motion.slow}ms ${motion.ease}`,
  '@keyframes slide-in': { from: { transform: 'translateX(calc(-100% * var(--direction)))' } },
}));
