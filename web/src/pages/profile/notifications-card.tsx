import Box from '@mui/material/Box';
import { type QuietHours, usualQuietHours } from '@crocodile-hub/core/domain/quiet-hours';
import { useState, useSyncExternalStore } from 'react';
import { saveSetting } from '../../account/save-setting.ts';
import { useSettings } from '../../account/use-settings.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import {
  askToNotify,
  followPermission,
  notificationPermission,
} from '../../notifications/notification-permission.ts';
import { pages } from '../../kit/nav/pages.ts';
import { showBrowserNotification } from '../../notifications/browser-notification.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import { Choice } from '../../kit/ui/choice.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { SectionCard } from './section-card.tsx';

const says = {
  granted: 'notificationsOn',
  denied: 'notificationsDenied',
  default: 'notificationsOff',
  unsupported: 'notificationsUnsupported',
} as const;

/** Rules profile.notify.1 and profile.quiet.1. */
export function NotificationsCard({ uid }: { uid: string }) {
  const { t } = useTranslation(['profile', 'common']);
  const permission = useSyncExternalStore(followPermission, notificationPermission);
  const { quietHours } = useSettings();
  const test = () =>
    void showBrowserNotification({
      id: 'test',
      title: t('testTitle'),
      body: t('testBody'),
      path: pages.profile,
      onOpen: () => undefined,
    });
  const keep = (hours: QuietHours | null) =>
    void saveSetting(uid, 'quietHours', hours).catch(() => notify.error(t('common:failedToSaveSetting')));
  return (
    <SectionCard title={t('notifications')} gap={2}>
      <Hint>
        {t('notificationsHint')} {t(says[permission])}
      </Hint>
      {permission === 'default' && (
        <Box>
          <Button onClick={() => void askToNotify()}>{t('turnOnNotifications')}</Button>
        </Box>
      )}
      {permission === 'granted' && (
        <Box>
          <Button onClick={test}>{t('testNotification')}</Button>
        </Box>
      )}
      <Choice
        name={t('quietHours')}
        hint={t('quietHoursHint')}
        value={quietHours === null ? 'off' : 'on'}
        options={[
          { value: 'off', label: t('quietHoursOff') },
          { value: 'on', label: t('quietHoursOn') },
        ]}
        onChange={(value) => keep(value === 'on' ? usualQuietHours : null)}
      >
        {quietHours !== null && <Hours hours={quietHours} onChange={keep} />}
      </Choice>
    </SectionCard>
  );
}

function Hours({ hours, onChange }: { hours: QuietHours; onChange: (hours: QuietHours) => void }) {
  const { t } = useTranslation('profile');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 160px))', gap: 1.5 }}>
      <HourField
        key={`from ${hours.from}`}
        label={t('quietFrom')}
        stored={hours.from}
        onChange={(from) => onChange({ ...hours, from })}
      />
      <HourField
        key={`to ${hours.to}`}
        label={t('quietTo')}
        stored={hours.to}
        onChange={(to) => onChange({ ...hours, to })}
      />
    </Box>
  );
}

type HourFieldProps = { label: string; stored: string; onChange: (time: string) => void };

/** Stored when the field is left, since a half-typed time is wrong or empty. */
function HourField({ label, stored, onChange }: HourFieldProps) {
  const [time, setTime] = useState(stored);
  return (
    <Field
      label={label}
      type="time"
      value={time}
      onChange={({ target }) => setTime(target.value)}
      onBlur={() => {
        if (time === '') setTime(stored);
        else if (time !== stored) onChange(time);
      }}
    />
  );
}
