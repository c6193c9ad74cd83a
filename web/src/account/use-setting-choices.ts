import type { UserDocument } from '@crocodile-hub/core/contract/documents';
import { startTransition, useEffect, useRef, useState } from 'react';
import { type Live } from '../kit/wire/firebase/live-query.ts';
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
  const known = settingsOf(profile);
  /** Choices that are being stored, until the server has stored or refused them. */
  const [chosen, setChosen] = useState<SettingChoices['settings']>({});
  /** The last press on each setting. */
  const latest = useRef(new Map<keyof Settings, object>());
  /** Stored, and not yet told by the listener: until then the old value would show, and a press on it be lost. */
  const stored = useRef(new Set<keyof Settings>());
  const knownNow = useRef(known);
  useEffect(() => {
    knownNow.current = settingsOf(profile);
    const told = [...stored.current];
    stored.current.clear();
    if (told.length > 0) startTransition(() => setChosen((before) => without(before, told)));
  }, [profile]);
  return {
    isSettled: profile.is !== 'loading',
    isKnown: profile.is === 'ready',
    settings: { ...known, ...chosen },
    choose: async (name, value) => {
      if (uid === undefined) return;
      const press = {};
      latest.current.set(name, press);
      setChosen((before) => ({ ...before, [name]: value }));
      let isStored = true;
      try {
        await saveSetting(uid, name, value);
      } catch (error) {
        isStored = false;
        notify.error(t(needsVerifying(error) ? 'verifyToSave' : 'failedToSaveSetting'));
      }
      // A later choice of the same setting stays until its own answer.
      if (latest.current.get(name) !== press) return;
      if (isStored && JSON.stringify(knownNow.current[name] ?? null) !== JSON.stringify(value)) {
        stored.current.add(name);
        return;
      }
      // With what the listener says, which is drawn in a transition too: drawn before it, the old value would show.
      startTransition(() => setChosen((before) => without(before, [name])));
    },
  };
}

function settingsOf(profile: Live<UserDocument>): Settings {
  return (profile.is === 'ready' ? profile.items[0]?.settings : undefined) ?? {};
}

function without(chosen: SettingChoices['settings'], names: readonly (keyof Settings)[]) {
  return Object.fromEntries(
    Object.entries(chosen).filter(([name]) => !names.some((one) => one === name)),
  ) as SettingChoices['settings'];
}
