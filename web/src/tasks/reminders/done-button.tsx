import Check from '@mui/icons-material/CheckOutlined';
import Repeat from '@mui/icons-material/RepeatOutlined';
import { useState } from 'react';
import type { Reminder } from './reminder.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenOf } from '../../kit/text/when.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Menu } from '../../kit/ui/menu.tsx';

type DoneButtonProps = {
  reminder: Reminder;
  timeZone: string;
  isBusy: boolean;
  onDone: () => void;
  /** Only this time of a repeating reminder. */
  onDoneOnce: () => void;
};

/** 'Mark as Done'. Of a repeating reminder it asks which: the time that comes next, or all of them. */
export function DoneButton({ reminder, timeZone, isBusy, onDone, onDoneOnce }: DoneButtonProps) {
  const { t } = useTranslation('smart-tasks');
  const { locale } = useLocale();
  const [opened, setOpened] = useState<{ anchor: HTMLElement; now: number } | null>(null);
  if (reminder.recurrence === null) {
    return (
      <Button size="sm" variant="tint" icon={<Check />} loading={isBusy} onClick={onDone}>
        {t('markAsDone')}
      </Button>
    );
  }
  const when = whenOf(reminder.dueAt, { locale, timeZone, now: opened?.now ?? reminder.dueAt });
  return (
    <>
      <Button
        size="sm"
        variant="tint"
        icon={<Check />}
        loading={isBusy}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onClick={(event) => setOpened({ anchor: event.currentTarget, now: Date.now() })}
      >
        {t('markAsDone')}
      </Button>
      <Menu
        title={t('markAsDone')}
        anchor={opened?.anchor ?? null}
        onClose={() => setOpened(null)}
        entries={[
          { key: 'once', label: t('doneOnce', { when }), icon: <Check />, onSelect: onDoneOnce },
          { key: 'all', label: t('doneForGood'), icon: <Repeat />, onSelect: onDone },
        ]}
      />
    </>
  );
}
