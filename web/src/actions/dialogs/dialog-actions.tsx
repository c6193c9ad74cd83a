import type { ReactNode } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';

type DialogActionsProps = {
  label: string;
  icon?: ReactNode;
  sending: boolean;
  disabled?: boolean;
  /** Placed before the main action. */
  beside?: ReactNode;
  onCancel: () => void;
};

/** Cancel and send, the same in every dialog. Both are disabled while sending. */
export function DialogActions({
  label,
  icon,
  sending,
  disabled = false,
  beside,
  onCancel,
}: DialogActionsProps) {
  const { t } = useTranslation(['actions', 'common']);
  return (
    <>
      <Button onClick={onCancel} disabled={sending}>
        {t('common:cancel')}
      </Button>
      {beside}
      <Button type="submit" variant="filled" icon={icon} loading={sending} disabled={disabled}>
        {sending ? t('sending') : label}
      </Button>
    </>
  );
}
