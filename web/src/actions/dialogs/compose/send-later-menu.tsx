import Box from '@mui/material/Box';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { KeyboardEvent } from 'react';
import { useLocale } from '../../../kit/text/use-locale.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { whenInSentence } from '../../../kit/text/when.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { MenuButton } from '../../../kit/ui/menu-button.tsx';
import { SendLater } from '../../../kit/ui/pointing-icons.tsx';
import { DateAndTime } from '../date-and-time.tsx';
import { laterChoices } from './send-later.ts';
import { useMomentToCome } from './use-moment-to-come.ts';
import { useSettings } from '../../../account/use-settings.ts';

type SendLaterMenuProps = {
  disabled: boolean;
  onSend: (at: Instant) => void;
  /** The person wants another time than the offered ones. */
  onOther: () => void;
};

/** A menu beside Send with times for sending later. Rule inbox.compose.7. */
export function SendLaterMenu({ disabled, onSend, onOther }: SendLaterMenuProps) {
  const { t } = useTranslation('inbox');
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  return (
    <MenuButton
      name={t('sendLater')}
      icon={<SendLater />}
      disabled={disabled}
      title={t('sendLater')}
      renderEntries={({ now }) => [
        ...laterChoices(now, timeZone).map(({ key, at }) => ({
          key,
          label: `${t(key)} · ${whenInSentence(at, { locale, timeZone, now })}`,
          onSelect: () => onSend(at),
        })),
        { key: 'other', label: t('otherTime'), onSelect: onOther },
      ]}
    />
  );
}

type SendAtFieldsProps = { disabled: boolean; onSend: (at: Instant) => void };

export function SendAtFields({ disabled, onSend }: SendAtFieldsProps) {
  const { t } = useTranslation('inbox');
  const moment = useMomentToCome();
  const send = () => {
    const at = moment.take();
    if (at !== null) onSend(at);
  };
  // Enter here means that time; the form around it would send now.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat && !disabled) send();
  };
  return (
    <Box
      role="group"
      aria-label={t('sendLater')}
      onKeyDown={onEnter}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <DateAndTime {...moment.fields} disabled={disabled} />
      <Button size="sm" icon={<SendLater />} disabled={disabled} onClick={send}>
        {t('sendThen')}
      </Button>
    </Box>
  );
}
