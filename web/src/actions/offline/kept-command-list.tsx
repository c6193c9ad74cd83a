import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useWhen } from '../../account/use-when.ts';
import { dropKept, type KeptCommand, useKeptCommands, whileSending } from './kept-commands.ts';
import { useUid } from '../../account/person.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { attempt, useIsAttempting } from '../../kit/state/attempts.ts';
import { useOnline } from '../../kit/state/use-online.ts';
import { listTimeOf } from '../../kit/text/when.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { notify } from '../../kit/ui/notify.tsx';

type KeptCommandsProps = {
  /** Gets the words back, to be appended to the box's text. */
  onTakeBack: (words: string) => void;
};

/** The commands given offline that are not sent yet. The sender in a connected tab sends them. */
export function KeptCommands({ onTakeBack }: KeptCommandsProps) {
  const { t } = useTranslation('command');
  const kept = useKeptCommands(useUid());
  const online = useOnline();
  if (kept.length === 0) return null;
  return (
    <Box component="section" aria-label={t('kept')} sx={{ marginBlockStart: 1.5 }}>
      <List>
        {kept.map((command) => (
          <Row key={command.id} command={command} online={online} onTakeBack={onTakeBack} />
        ))}
      </List>
    </Box>
  );
}

type RowProps = KeptCommandsProps & { command: KeptCommand; online: boolean };

function Row({ command, online, onTakeBack }: RowProps) {
  const { t } = useTranslation('command');
  const when = useWhen();
  const { id, words, saidAt, refusal } = command;
  const attemptKey = `take-back/${id}`;
  const isBusy = useIsAttempting(attemptKey);
  const takeBack = () =>
    attempt(attemptKey, async () => {
      if (await whileSending(() => dropKept(id))) onTakeBack(words);
      else notify.info(t('keptLeft'));
      return 'over';
    });
  return (
    <Item>
      <CloudOff aria-hidden />
      <Box sx={{ flex: '1 1 20ch', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body" component="p">
          <BidiText>{words}</BidiText>
        </Typography>
        <Typography variant="caption" component="p" role="status" sx={{ color: 'ink3' }}>
          {refusal === undefined
            ? t(online ? 'keptLeaves' : 'keptWaits', { when: listTimeOf(saidAt, when) })
            : t('keptRefused', { reason: refusal })}
        </Typography>
      </Box>
      <Button size="sm" loading={isBusy} onClick={() => void takeBack()}>
        {t('takeBack')}
      </Button>
    </Item>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  borderRadius: radius.md,
  border: `1px dashed ${theme.vars.palette.borderControl}`,
}));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(1, 2),
  '&:not(:last-child)': { borderBlockEnd: `1px solid ${theme.vars.palette.border}` },
  '& > .MuiSvgIcon-root': { fontSize: 20, color: theme.vars.palette.ink3 },
}));
