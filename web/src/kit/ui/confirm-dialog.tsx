import { useTranslation } from '../text/use-translation.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  hint?: string;
  /** The verb on the button. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before what cannot be undone: "Delete 3 sessions?". The focus begins on Cancel. */
export function ConfirmDialog({ open, title, hint, action, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      plain
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              // A dialog that fades out has been answered already.
              if (!open) return;
              onConfirm();
              onClose();
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <span>{hint}</span>
    </Dialog>
  );
}
