import { styled } from '@mui/material/styles';
import type { Command } from '../../kit/nav/registry.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Keys } from './keys.tsx';

type ShortcutsDialogProps = { commands: readonly Command[]; onClose: () => void };

/** Every command that has keys, with its second keys where the browser may keep the first. */
export default function ShortcutsDialog({ commands, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open onClose={onClose} title={t('shortcuts')}>
      <p>{t('shortcutsHint')}</p>
      <List>
        {commands.map(({ id, words, shortcuts = [] }) => {
          const [first, ...others] = shortcuts;
          if (first === undefined) return null;
          return (
            <div key={id}>
              <dt>{words}</dt>
              <dd>
                <Keys shortcut={first} />
                {others.map((other) => (
                  <span key={other.key}>
                    {t('or')} <Keys shortcut={other} />
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </List>
    </Dialog>
  );
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(2),
    minBlockSize: 40,
    borderBlockStart: `1px solid ${theme.vars.palette.border}`,
  },
  '& dd': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    color: theme.vars.palette.ink3,
  },
}));
