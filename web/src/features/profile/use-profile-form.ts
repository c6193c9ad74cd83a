import type { UserDocument } from '@crocodile-hub/core/contract/documents';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { saveProfile } from '../../entities/profile/api/save-profile.ts';
import { personal, type Person } from '../../shared/auth/person-storage.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { notify } from '../../shared/ui/notify.tsx';
import {
  changesOf,
  type Edits,
  type ProfileField,
  type ProfileValues,
  valuesOf,
  withoutSaved,
} from './model/profile-form.ts';

const typed = z.optional(z.string());
/** What was typed and not saved outlives a reload and another screen. */
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

/** The form over the stored profile. It holds only what was typed: other fields follow what other devices write. */
export function useProfileForm(person: Person, stored: UserDocument): ProfileForm {
  const { t } = useTranslation(['profile', 'common']);
  const [edits, setEdits] = useState<Edits>(() => draft.read() ?? {});
  const [saving, setSaving] = useState(false);
  /** The state is drawn too late for a second press in the same moment. */
  const isAtWork = useRef(false);
  const latest = useRef(edits);
  const { isUpdated, tell } = useUpdated();
  const changes = changesOf(stored, edits);

  const keep = (next: Edits) => {
    latest.current = next;
    setEdits(next);
    if (Object.keys(next).length === 0) draft.clear();
    else draft.write(next);
  };

  async function save(): Promise<void> {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setSaving(true);
    const saved = latest.current;
    const account = { ...(person.name !== null && { fullName: person.name }), email: person.email ?? '' };
    try {
      await saveProfile(person.uid, { ...account, ...changes });
      keep(withoutSaved(latest.current, saved));
      tell();
    } catch {
      notify.error(t('failedToSave'));
    } finally {
      isAtWork.current = false;
      setSaving(false);
    }
  }

  function discard(): void {
    const before = latest.current;
    keep({});
    const undo = { label: t('common:undo'), run: () => keep({ ...before, ...latest.current }) };
    notify.undoable(t('discarded'), undo, limits.toastActionMs);
  }

  return {
    values: valuesOf(stored, edits),
    isChanged: Object.keys(changes).length > 0,
    saving,
    isUpdated,
    type: (field, text) => keep({ ...latest.current, [field]: text }),
    save,
    discard,
  };
}

function useUpdated(): { isUpdated: boolean; tell: () => void } {
  /** Counts, so that a second save in the same three seconds begins them anew. */
  const [told, setTold] = useState(0);
  const [isUpdated, setUpdated] = useState(false);
  useEffect(() => {
    if (told === 0) return undefined;
    const timer = window.setTimeout(() => setUpdated(false), limits.profileUpdatedMs);
    return () => window.clearTimeout(timer);
  }, [told]);
  const tell = () => {
    setTold((count) => count + 1);
    setUpdated(true);
  };
  return { isUpdated, tell };
}
