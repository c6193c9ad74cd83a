import { useRef, useState } from 'react';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog.tsx';
import { notify } from '../../../kit/ui/notify.tsx';
import type { Attachments } from './use-attachments.ts';
import type { MailDraft } from './use-mail-draft.ts';

const questions = {
  words: { title: 'discardTitle', hint: 'discardHint', action: 'discard' },
  files: { title: 'closeWithoutFiles', hint: 'draftWithoutFiles', action: 'common:close' },
  draft: { title: 'discardDraftTitle', hint: 'discardDraftHint', action: 'discardDraft' },
} as const;

/** Closes the dialog. The draft keeps the text; about what it cannot keep, the person is asked. */
export function useClosing(
  draft: MailDraft,
  attachments: Attachments,
  isRewritten: boolean,
  { onAsked, close }: { onAsked: () => void; close: () => void },
) {
  const { t } = useTranslation(['inbox', 'common']);
  const [isAsking, setIsAsking] = useState(false);
  const [question, setQuestion] = useState<keyof typeof questions>('words');
  const isLeaving = useRef(false);
  const hasFiles = attachments.files.length > 0;
  const isChanged = hasFiles || isRewritten;

  const ask = (next: typeof question) => {
    onAsked();
    setQuestion(next);
    setIsAsking(true);
  };
  const leave = () => {
    onAsked();
    if (!draft.isOn) return isChanged ? ask('words') : close();
    if (isLeaving.current) return undefined;
    isLeaving.current = true;
    return void draft
      .flush()
      .then((isKept) => {
        if (!isKept && isChanged) ask('words');
        else if (hasFiles) ask('files');
        else close();
      })
      .finally(() => (isLeaving.current = false));
  };
  const discard = () => {
    attachments.removeAll();
    close();
  };
  const discardDraft = async () => {
    if (await draft.discard()) discard();
    else notify.error(t('draftNotDiscarded'));
  };
  const { title, hint, action } = questions[question];
  return {
    leave,
    askToDiscard: () => ask('draft'),
    question: (
      <ConfirmDialog
        open={isAsking}
        title={t(title)}
        hint={t(hint)}
        action={t(action)}
        onConfirm={() => (question === 'draft' ? void discardDraft() : discard())}
        onClose={() => setIsAsking(false)}
      />
    ),
  };
}
