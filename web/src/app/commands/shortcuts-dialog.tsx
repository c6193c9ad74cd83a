import { styled } from '@mui/material/styles';
import { useScreenCommands } from '../../shared/commands/screen-commands.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { commands } from './all-commands.ts';
import { Keys } from './keys.tsx';
import { useCommandWords } from './use-command-words.ts';

/** Every command that has keys, with its second keys where the browser may keep the first. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const wordsOf = useCommandWords();
  const ofScreen = useScreenCommands();
  const ofApp = commands.map((command) => ({ ...command, words: wordsOf(command) }));
  return (
    <Dialog open onClose={onClose} title={t('shortcuts')}>
      <p>{t('shortcutsHint')}</p>
      <List>
        {[...ofScreen, ...ofApp].map((command) => {
          const [first, ...others] = command.shortcuts ?? [];
          if (first === undefined) return null;
          return (
            <div key={command.id}>
              <dt>{command.words}</dt>
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
