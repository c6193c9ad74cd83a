import type { UserDocument } from '@crocodile-hub/core/contract/documents';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { personal, type Person } from '../../account/person-storage.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import {
  changesOf,
  type Edits,
  type ProfileField,
  type ProfileValues,
  valuesOf,
  withoutSaved,
} from './profile-fields.ts';
import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { useAlone } from '../../kit/state/use-alone.ts';
import { useMoment } from '../../kit/state/use-moment.ts';

const typed = z.optional(z.string());
/** Unsaved text is kept over a reload and a change of screen. */
const draft = personal('profile', z.object({ dob: typed, city: typed, hobbies: typed, about: typed }));

export type ProfileForm = {
  values: ProfileValues;
  isChanged: boolean;
  saving: boolean;
  /** For three seconds after a save. */
  isUpdated: boolean;
  type: (field: ProfileField, text: string) => void;
  save: () => Promise<void>;
  discard: () => void;
};

/** The profile form. It holds only typed values; untouched fields follow changes from other devices. */
export function useProfileForm(person: Person, stored: UserDocument): ProfileForm {
  const { t } = useTranslation(['profile', 'common']);
  const [edits, setEdits] = useState<Edits>(() => draft.read() ?? {});
  const { busy, alone } = useAlone<'save'>();
  const latest = useRef(edits);
  const [isUpdated, tell] = useMoment(limits.profileUpdatedMs);
  const changes = changesOf(stored, edits);

  const keep = (next: Edits) => {
    latest.current = next;
    setEdits(next);
    if (Object.keys(next).length === 0) draft.clear();
    else draft.write(next);
  };

  async function save(): Promise<void> {
    const saved = latest.current;
    const account = { ...(person.name !== null && { fullName: person.name }), email: person.email ?? '' };
    try {
      await saveProfile(person.uid, { ...account, ...changes });
      keep(withoutSaved(latest.current, saved));
      tell();
    } catch {
      notify.error(t('failedToSave'));
    }
  }

  function discard(): void {
    const before = latest.current;
    keep({});
    const run = () => keep({ ...before, ...latest.current });
    const undo = { label: t('common:undo'), run, isUndo: true as const };
    notify.undoable(t('discarded'), undo, limits.toastActionMs);
  }

  return {
    values: valuesOf(stored, edits),
    isChanged: Object.keys(changes).length > 0,
    saving: busy.has('save'),
    isUpdated,
    type: (field, text) => keep({ ...latest.current, [field]: text }),
    save: () => alone('save', save),
    discard,
  };
}

/** Merges: fields that are not named stay as they are, also those that another device wrote meanwhile. */
async function saveProfile(uid: string, changes: Partial<UserDocument>): Promise<void> {
  const { db, doc, setDoc } = await loadFirestore();
  await setDoc(doc(db, paths.user(uid)), changes, { merge: true });
}
