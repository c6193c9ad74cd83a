import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { leaveFor } from '../../account/sign-in-state.ts';
import { signOut } from '../../account/sign-out.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { loginPath, pages, receiptPath } from '../../kit/nav/pages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { call } from '../../kit/wire/call.ts';

type DeletionDialogProps = { open: boolean; email: string; onClose: () => void };

type Stage =
  | { is: 'asking' }
  | { is: 'sending' }
  | { is: 'refused'; message: string; signInAgain: boolean }
  | { is: 'begun'; receipt: string };

/** Asks to type the address, begins the deletion and shows the receipt's number before the person is signed out. */
export function DeletionDialog({ open, email, onClose }: DeletionDialogProps) {
  const [stage, setStage] = useState<Stage>({ is: 'asking' });
  if (stage.is === 'begun') return <Begun receipt={stage.receipt} />;
  return <Question open={open} email={email} stage={stage} onStage={setStage} onClose={onClose} />;
}

type QuestionProps = DeletionDialogProps & {
  stage: Exclude<Stage, { is: 'begun' }>;
  onStage: (stage: Stage) => void;
};

function Question({ open, email, stage, onStage, onClose }: QuestionProps) {
  const { t } = useTranslation(['profile', 'common']);
  const [typed, setTyped] = useState('');
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  const isSending = stage.is === 'sending';
  const needsSignIn = stage.is === 'refused' && stage.signInAgain;

  async function erase(): Promise<void> {
    if (!isSame || isSending) return;
    onStage({ is: 'sending' });
    const outcome = await call('deleteAccount', { body: { email: typed } });
    if (!outcome.ok) {
      const { message = t('failedToDelete'), reason } = outcome.failure;
      onStage({ is: 'refused', message, signInAgain: reason === 'signInAgain' });
      return;
    }
    const { receipt } = outcome.reply;
    // The account is closed. Other code may notice that first and sign out; it must lead to the receipt too.
    leaveFor(receiptPath(receipt));
    onStage({ is: 'begun', receipt });
  }
  function close(): void {
    onClose();
    onStage({ is: 'asking' });
    setTyped('');
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      busy={isSending}
      title={t('deletionQuestion')}
      onSubmit={() => void erase()}
      actions={
        <>
          <Button onClick={close} disabled={isSending}>
            {t('common:cancel')}
          </Button>
          {needsSignIn ? (
            <Button variant="filled" onClick={() => void signOut(loginPath(pages.profile))}>
              {t('signInAgain')}
            </Button>
          ) : (
            <Button variant="danger" type="submit" disabled={!isSame} loading={isSending}>
              {t('deleteForGood')}
            </Button>
          )}
        </>
      }
    >
      <Typography component="p" sx={{ marginBlockEnd: 2 }}>
        {t('deletionHint')}
      </Typography>
      <Field
        label={t('typeAddress', { email })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        type="email"
        autoComplete="off"
        autoFocus
        disabled={isSending}
        input={{ dir: 'ltr', spellCheck: false, autoCapitalize: 'none' }}
        {...(stage.is === 'refused' ? { error: stage.message } : {})}
      />
    </Dialog>
  );
}

/** The receipt's number, with one button that leads on. */
function Begun({ receipt }: { receipt: string }) {
  const { t } = useTranslation('profile');
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void signOut(receiptPath(receipt));
  };
  return (
    <Dialog
      open
      plain
      busy
      onClose={leave}
      title={t('deletionBegun')}
      actions={
        <Button variant="filled" autoFocus loading={isLeaving} onClick={leave}>
          {t('toReceipt')}
        </Button>
      }
    >
      <Typography component="p" sx={{ marginBlockEnd: 1.5 }}>
        {t('receiptHint')}
      </Typography>
      <Typography variant="strong" component="p" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        <bdi>{receipt}</bdi>
      </Typography>
    </Dialog>
  );
}
