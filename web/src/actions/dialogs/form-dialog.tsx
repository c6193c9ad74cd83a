import type { ReactNode } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';

type FormDialogProps = Pick<DialogActionsProps, 'icon' | 'sending' | 'disabled'> & {
  /** Its button says the same. */
  title: string;
  /** Beside its buttons, until it sends. */
  note?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that sends a form. While it sends, it cannot be closed. */
export function FormDialog({ title, note, onSubmit, onClose, children, ...main }: FormDialogProps) {
  const { t } = useTranslation('actions');
  const { sending } = main;
  return (
    <Dialog
      open
      title={title}
      busy={sending}
      onClose={onClose}
      onSubmit={onSubmit}
      note={sending ? t('cannotClose') : note}
      actions={<DialogActions label={title} onCancel={onClose} {...main} />}
    >
      {children}
    </Dialog>
  );
}

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
