import type { SavedKind } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useTranslation } from '../kit/text/use-translation.ts';
import { notify } from '../kit/ui/notify.tsx';
import { needsVerifying } from './needs-verifying.ts';
import { useUid } from './person.ts';
import type { Saved } from './use-saved-words.ts';
import { deleteDocument, putDocument } from '../kit/wire/firebase/write-document.ts';

/** Saves and removes saved words: it shows at once. */
export function useSaver() {
  const { t } = useTranslation(['inbox', 'common']);
  const uid = useUid();
  const store = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (needsVerifying(error)) return void notify.error(t('common:verifyToSave'));
      const action = { label: t('common:tryAgain'), run: () => void store(work) };
      notify.error(t('failedToSaveWords'), { action });
    }
  };
  /** Adds it, or replaces the one with its id. */
  const save = ({ id, ...fields }: Saved<SavedKind>) => {
    if (uid !== undefined) void store(() => putDocument(paths.savedWords(uid), id, fields));
  };
  return {
    save,
    /** With Undo. */
    remove: (one: Saved<SavedKind>) => {
      if (uid === undefined) return;
      void store(() => deleteDocument(paths.savedWords(uid), one.id));
      const action = { label: t('undo'), run: () => save(one), isUndo: true as const };
      notify.success(t(removed[one.kind], { name: one.name }), { durationMs: limits.toastActionMs, action });
    },
  };
}

const removed = {
  search: 'savedRemoved',
  template: 'savedRemoved',
  pictures: 'picturesHidden',
  admitted: 'notAdmitted',
} as const satisfies Record<SavedKind, string>;
