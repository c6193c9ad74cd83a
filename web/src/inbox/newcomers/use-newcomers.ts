import { bounds, mostSaved } from '@crocodile-hub/core/contract/bounds';
import { cut } from '@crocodile-hub/core/domain/cut';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import { personal } from '../../account/person-storage.ts';
import { useUid } from '../../account/person.ts';
import { useSavedWords } from '../../account/use-saved-words.ts';
import { useSettingChoices } from '../../account/use-setting-choices.ts';
import { useSaver } from '../../account/use-saver.ts';
import { useSteady } from '../../kit/state/use-steady.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import type { InboxState } from '../folder/inbox-state.ts';
import type { Message } from '../message.ts';
import { screened } from './newcomers.ts';
import { useShownName } from '../use-shown-name.ts';

export type Newcomers = {
  listed: readonly Message[];
  /** How many senders are held back from this list. */
  held: number;
  isHolding: boolean;
  hold: (isHolding: boolean) => void;
  /** Null where no more can be kept. */
  admit: ((message: Message) => void) | null;
};

/** Whether newcomers are held back, as this browser last knew it: the list may come before the profile. */
const kept = personal('holds-newcomers', z.boolean());

export function useNewcomers(
  { messages, split, search }: Pick<InboxState, 'messages' | 'split' | 'search'>,
  isInbox: boolean,
): Newcomers {
  const uid = useUid();
  const { settings, isKnown, choose } = useSettingChoices(uid);
  const saved = useSavedWords('admitted');
  const { save, remove } = useSaver();
  const { t } = useTranslation('inbox');
  const shownName = useShownName();
  const isHolding = isKnown ? settings.holdsNewcomers === true : kept.read() === true;
  useEffect(() => {
    if (uid !== undefined && isKnown) kept.write(isHolding);
  }, [uid, isKnown, isHolding]);
  const seen = useMemo(() => {
    const admitted = new Set(saved.map(({ words }) => words));
    return screened(messages, { admitted, isHolding: isHolding && isInbox, split, search });
  }, [messages, saved, isHolding, isInbox, split, search]);
  const admit = useSteady(({ sender, senderEmail }: Message) => {
    const words = senderEmail.toLowerCase();
    const one = {
      id: crypto.randomUUID(),
      kind: 'admitted',
      name: cut(words, bounds.savedName),
      words,
    } as const;
    save(one);
    const action = { label: t('undo'), run: () => remove(one), isUndo: true as const };
    notify.success(t('admitted', { name: shownName(sender) }), { durationMs: limits.toastActionMs, action });
  });
  return {
    ...seen,
    isHolding,
    hold: useSteady((next: boolean) => {
      kept.write(next);
      void choose('holdsNewcomers', next ? true : null);
    }),
    admit: saved.length < mostSaved.admitted ? admit : null,
  };
}
