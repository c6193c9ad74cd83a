import type { ReactNode } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { DialogActions } from '../../kit/ui/dialog-actions.tsx';

type FormDialogProps = {
  /** Its button says the same. */
  title: string;
  icon?: ReactNode;
  sending: boolean;
  disabled?: boolean;
  /** Beside its buttons, until it sends. */
  note?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that sends a form. While it sends, it cannot be closed. */
export function FormDialog(props: FormDialogProps) {
  const { title, icon, sending, disabled = false, note, onSubmit, onClose, children } = props;
  const { t } = useTranslation('actions');
  return (
    <Dialog
      open
      title={title}
      busy={sending}
      onClose={onClose}
      onSubmit={onSubmit}
      note={sending ? t('cannotClose') : note}
      actions={
        <DialogActions
          label={sending ? t('sending') : title}
          busy={sending}
          icon={icon}
          disabled={disabled}
          onCancel={onClose}
        />
      }
    >
      {children}
    </Dialog>
  );
}
