import type { UserDocument } from '@crocodile-hub/core/contract/documents';
import { startTransition, useRef, useState } from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { notify } from '../kit/ui/notify.tsx';
import { needsVerifying } from './needs-verifying.ts';
import { saveSetting } from './save-setting.ts';
import { useLiveQuery } from './use-live-query.ts';
import { profileQuery } from './watch-profile.ts';

type Settings = NonNullable<UserDocument['settings']>;

type SettingChoices = {
  /** Whether the stored ones have come, or cannot come. */
  isSettled: boolean;
  /** Whether they have come. */
  isKnown: boolean;
  /** What is stored, and over it what is being stored; null takes a setting back to its default. */
  settings: { readonly [K in keyof Settings]?: Settings[K] | null };
  choose: <K extends keyof Settings>(name: K, value: NonNullable<Settings[K]> | null) => Promise<void>;
};

/** Settings for the server and all devices. Each choice is shown at once and stored by itself. Rule profile.settings.1. */
export function useSettingChoices(uid: string | undefined): SettingChoices {
  const { t } = useTranslation('common');
  const profile = useLiveQuery(profileQuery, uid);
  const known: Settings = (profile.is === 'ready' ? profile.items[0]?.settings : undefined) ?? {};
  /** Choices that are being stored, until the server has stored or refused them. */
  const [chosen, setChosen] = useState<SettingChoices['settings']>({});
  /** The last press on each setting. */
  const latest = useRef(new Map<keyof Settings, object>());
  return {
    isSettled: profile.is !== 'loading',
    isKnown: profile.is === 'ready',
    settings: { ...known, ...chosen },
    choose: async (name, value) => {
      if (uid === undefined) return;
      const press = {};
      latest.current.set(name, press);
      setChosen((before) => ({ ...before, [name]: value }));
      try {
        await saveSetting(uid, name, value);
      } catch (error) {
        notify.error(t(needsVerifying(error) ? 'verifyToSave' : 'failedToSaveSetting'));
      }
      // A later choice of the same setting stays until its own answer.
      if (latest.current.get(name) !== press) return;
      // With what the listener says, which is drawn in a transition too: drawn before it, the old value would show.
      startTransition(() =>
        setChosen((before) => {
          const { [name]: _, ...others } = before;
          return others;
        }),
      );
    },
  };
}
