import { useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { askToNotify, notificationPermission } from '../../notifications/notification-permission.ts';
import { Button } from '../../kit/ui/button.tsx';

/** Offers browser notifications while the person has neither allowed nor blocked them. */
export function NotificationPermission() {
  const { t } = useTranslation('notifications');
  const [permission, setPermission] = useState(notificationPermission);
  if (permission !== 'default') return null;
  const ask = () => void askToNotify().then(setPermission, () => undefined);
  return (
    <Button size="sm" variant="tint" sx={{ justifySelf: 'start' }} onClick={ask}>
      {t('allow')}
    </Button>
  );
}
