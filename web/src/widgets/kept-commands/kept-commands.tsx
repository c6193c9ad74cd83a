import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useSettings } from '../../entities/profile/model/use-settings.ts';
import {
  dropKept,
  type KeptCommand,
  useKeptCommands,
  whileSending,
} from '../../entities/smart-task/model/kept-commands.ts';
import { useUid } from '../../shared/auth/person.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { attempt, useIsAttempting } from '../../shared/lib/attempts.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { useOnline } from '../../shared/lib/use-online.ts';
import { listTimeOf } from '../../shared/lib/when.ts';
import { radius } from '../../shared/theme/tokens.ts';
import { BidiText } from '../../shared/ui/bidi-text.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { notify } from '../../shared/ui/notify.tsx';

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
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  const now = useNow(60_000);
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
            ? t(online ? 'keptLeaves' : 'keptWaits', { when: listTimeOf(saidAt, { locale, timeZone, now }) })
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
