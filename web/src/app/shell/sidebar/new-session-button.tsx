import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import { newSessionAttempt } from '../../../conversations/sessions/session.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { useIsAttempting } from '../../../kit/state/attempts.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { newSessionKeys } from '../../commands/all-commands.ts';
import { Keys } from '../../commands/keys.tsx';
import { inReach } from '../../commands/shortcut.ts';
import { useNewSession } from '../use-new-session.ts';

/** Whether the app is installed and runs in a window of its own. */
const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
const shortcut = inReach(newSessionKeys, { isInstalled });

/** Outlined on purpose: the filled button of a view belongs to the view. */
export function NewSessionButton() {
  const { t } = useTranslation('shell');
  const start = useNewSession();
  const isBusy = useIsAttempting(newSessionAttempt);
  return (
    <Button
      wide
      icon={<Add />}
      loading={isBusy}
      onClick={start}
      endIcon={
        shortcut !== undefined && (
          <span aria-hidden>
            <Keys shortcut={shortcut} />
          </span>
        )
      }
      sx={buttonStyle}
    >
      <Box component="span" sx={{ flex: 1, textAlign: 'start' }}>
        {t('newSession')}
      </Box>
    </Button>
  );
}

const buttonStyle = { paddingInline: 1.25, '& .MuiSvgIcon-root': { color: 'primaryInk' } };
