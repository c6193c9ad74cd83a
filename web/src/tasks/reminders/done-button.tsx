import Check from '@mui/icons-material/CheckOutlined';
import Repeat from '@mui/icons-material/RepeatOutlined';
import type { Reminder } from './reminder.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenOf } from '../../kit/text/when.ts';
import { Button } from '../../kit/ui/button.tsx';
import { MenuButton } from '../../kit/ui/menu-button.tsx';
import { useSettings } from '../../account/use-settings.ts';

type DoneButtonProps = {
  reminder: Reminder;
  isBusy: boolean;
  onDone: () => void;
  /** Only this time of a repeating reminder. */
  onDoneOnce: () => void;
};

/** 'Mark as Done'. Of a repeating reminder it asks which: the time that comes next, or all of them. */
export function DoneButton({ reminder, isBusy, onDone, onDoneOnce }: DoneButtonProps) {
  const { t } = useTranslation('smart-tasks');
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  if (reminder.recurrence === null) {
    return (
      <Button size="sm" variant="tint" icon={<Check />} loading={isBusy} onClick={onDone}>
        {t('markAsDone')}
      </Button>
    );
  }
  return (
    <MenuButton
      size="sm"
      variant="tint"
      icon={<Check />}
      loading={isBusy}
      title={t('markAsDone')}
      renderEntries={({ now }) => {
        const when = whenOf(reminder.dueAt, { locale, timeZone, now });
        return [
          { key: 'once', label: t('doneOnce', { when }), icon: <Check />, onSelect: onDoneOnce },
          { key: 'all', label: t('doneForGood'), icon: <Repeat />, onSelect: onDone },
        ];
      }}
    >
      {t('markAsDone')}
    </MenuButton>
  );
}
