import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import Box from '@mui/material/Box';
import type { Message } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { useUnsubscribe } from './use-unsubscribe.ts';

/** Leaves the mailing list of a mail, and then says so. Rule inbox.unsubscribe.1. */
export function UnsubscribeButton({ message }: { message: Message }) {
  const { t } = useTranslation('inbox');
  const { standing, leave } = useUnsubscribe(message);
  if (standing === 'left') {
    return (
      <Box component="p" ref={takeLostFocus} tabIndex={-1} sx={leftStyle}>
        {t('unsubscribed')}
      </Box>
    );
  }
  return (
    <Button size="sm" variant="bare" icon={<Unsubscribe />} loading={standing === 'leaving'} onClick={leave}>
      {t('unsubscribe')}
    </Button>
  );
}

/** Moves the focus to the text that replaced the button, unless it is elsewhere by now. */
function takeLostFocus(text: HTMLElement | null): void {
  if (document.activeElement === document.body) text?.focus();
}

const leftStyle = { typography: 'small', color: 'ink2', outline: 'none' };
