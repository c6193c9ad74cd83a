import Edit from '@mui/icons-material/EditOutlined';
import Snooze from '@mui/icons-material/SnoozeOutlined';
import { useState } from 'react';
import { snoozeChoices } from './snooze.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenOf } from '../../kit/text/when.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Menu } from '../../kit/ui/menu.tsx';

type SnoozeMenuProps = { timeZone: string; onSnooze: (at: number) => void; onEdit: () => void };

type Opened = { anchor: HTMLElement; now: number };

/** Later: in ten minutes, in an hour, tomorrow morning, or at a time of one's own. */
export function SnoozeMenu({ timeZone, onSnooze, onEdit }: SnoozeMenuProps) {
  const { t } = useTranslation('smart-tasks');
  const { locale } = useLocale();
  const [opened, setOpened] = useState<Opened | null>(null);
  const choices = opened === null ? [] : snoozeChoices(opened.now, timeZone);
  return (
    <>
      <IconButton
        size="sm"
        name={t('snooze')}
        icon={<Snooze />}
        sx={{ marginInlineStart: 'auto' }}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onClick={(event) => setOpened({ anchor: event.currentTarget, now: Date.now() })}
      />
      <Menu
        title={t('snooze')}
        anchor={opened?.anchor ?? null}
        onClose={() => setOpened(null)}
        entries={[
          ...choices.map(({ name, at }) => ({
            key: name,
            label: t('snoozeWhen', {
              name: t(`snooze_${name}`),
              when: whenOf(at, { locale, timeZone, now: opened?.now ?? at }),
            }),
            icon: <Snooze />,
            onSelect: () => onSnooze(at),
          })),
          { key: 'edit', label: t('editReminder'), icon: <Edit />, onSelect: onEdit },
        ]}
      />
    </>
  );
}
