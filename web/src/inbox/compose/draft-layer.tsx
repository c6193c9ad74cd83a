import type { OpenedDraft } from '@crocodile-hub/core/contract/inbox';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openDraft } from '../../actions/dialogs/compose/drafts.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { ComposeDialog, type ComposeDialogProps } from '../../actions/dialogs/compose/compose-dialog.tsx';
import { composeFormOfDraft } from '../../actions/dialogs/compose/compose-form.ts';
import { whileWanted } from '../../kit/state/while-wanted.ts';

type DraftLayerProps = Pick<ComposeDialogProps, 'onClose'> & {
  /** The draft's id, or its message's. */
  id: string;
  onNamed: (draftId: string) => void;
};

/** A stored draft, opened in the compose dialog. Rule inbox.drafts.2. */
export function DraftLayer({ id, onNamed, onClose }: DraftLayerProps) {
  const { t } = useTranslation('inbox');
  const [draft, setDraft] = useState<OpenedDraft | null>(null);
  /** The id of the draft that is open: when the address changes to this id, it is not loaded again. */
  const openedId = useRef<string>(null);
  const load = useEffectEvent(async (signal: AbortSignal) => {
    const outcome = await openDraft(id, { signal });
    if (signal.aborted) return;
    if (!outcome.ok) {
      const { kind } = outcome.failure;
      const isGone = kind === 'not-found' || kind === 'invalid';
      notify.error(t(isGone ? 'draftGone' : 'draftNotOpened'));
      onClose();
      return;
    }
    const { draftId } = outcome.reply;
    openedId.current = draftId;
    setDraft(outcome.reply);
    if (draftId !== id) onNamed(draftId);
  });
  useEffect(() => (openedId.current === id ? undefined : whileWanted(load)), [id]);
  if (draft === null) return null;
  const { draftId } = draft;
  return (
    <ComposeDialog key={draftId} name={`draft-${draftId}`} {...composeFormOfDraft(draft)} onClose={onClose} />
  );
}
