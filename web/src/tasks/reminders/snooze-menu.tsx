import Edit from '@mui/icons-material/EditOutlined';
import Snooze from '@mui/icons-material/SnoozeOutlined';
import { snoozeChoices } from './snooze.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenOf } from '../../kit/text/when.ts';
import { MenuButton } from '../../kit/ui/menu-button.tsx';
import { useSettings } from '../../account/use-settings.ts';

type SnoozeMenuProps = { onSnooze: (at: number) => void; onEdit: () => void };

/** Later: in ten minutes, in an hour, tomorrow morning, or at a time of one's own. */
export function SnoozeMenu({ onSnooze, onEdit }: SnoozeMenuProps) {
  const { t } = useTranslation('smart-tasks');
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  return (
    <MenuButton
      size="sm"
      name={t('snooze')}
      icon={<Snooze />}
      sx={{ marginInlineStart: 'auto' }}
      title={t('snooze')}
      renderEntries={({ now }) => [
        ...snoozeChoices(now, timeZone).map(({ name, at }) => ({
          key: name,
          label: t('snoozeWhen', {
            name: t(`snooze_${name}`),
            when: whenOf(at, { locale, timeZone, now }),
          }),
          icon: <Snooze />,
          onSelect: () => onSnooze(at),
        })),
        { key: 'edit', label: t('editReminder'), icon: <Edit />, onSelect: onEdit },
      ]}
    />
  );
}
