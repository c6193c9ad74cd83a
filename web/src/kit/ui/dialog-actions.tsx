import type { ReactNode } from 'react';
import { useTranslation } from '../text/use-translation.ts';
import { Button } from './button.tsx';

type DialogActionsProps = {
  label: string;
  icon?: ReactNode;
  busy?: boolean;
  disabled?: boolean;
  /** Placed before the main action. */
  beside?: ReactNode;
  onCancel: () => void;
};

/** Cancel, and the action that submits the dialog's form. Neither is pressed while it is busy. */
export function DialogActions(props: DialogActionsProps) {
  const { label, icon, busy = false, disabled = false, beside, onCancel } = props;
  const { t } = useTranslation();
  return (
    <>
      <Button onClick={onCancel} disabled={busy}>
        {t('cancel')}
      </Button>
      {beside}
      <Button type="submit" variant="filled" icon={icon} loading={busy} disabled={disabled}>
        {label}
      </Button>
    </>
  );
}
