import type { WrittenDraft } from '@crocodile-hub/core/contract/inbox';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useEffect, useState } from 'react';
import { discardDraft, saveDraft } from './drafts.ts';
import { useGoogleConnection } from '../../../connections/watch-integrations.ts';
import { type DraftSaver, draftSaver, wordsKey } from './draft-saver.ts';

type MailDraftOptions = {
  /** The form's ref, or Gmail's id of the draft that was opened. */
  id: string;
  isMail: boolean;
  /** The form's words; null when there is nothing to save. */
  words: WrittenDraft | null;
  /** The words of the opened draft; null without one. */
  first: WrittenDraft | null;
};

export type MailDraft = Omit<DraftSaver<WrittenDraft>, 'note'> & {
  /** Whether drafts can be saved at all. */
  isOn: boolean;
  status: 'saved' | 'failed' | null;
};

/** Saves the mail that is being written as a draft in Gmail. Rule inbox.drafts.1. */
export function useMailDraft({ id, isMail, words, first }: MailDraftOptions): MailDraft {
  const google = useGoogleConnection();
  const isOn = isMail && google.is === 'connected';
  const [told, setTold] = useState({ status: 'none', of: '' });
  const [{ note, ...saver }] = useState(() => saverOf(id, first, (status, of) => setTold({ status, of })));
  const now = wordsKey(words);
  useEffect(() => {
    if (isOn) note(words);
  }, [isOn, note, words]);
  // Leaving the screen saves the words at once.
  const { flush } = saver;
  useEffect(() => () => void flush(), [flush]);
  return { ...saver, isOn, status: statusOf() };

  function statusOf(): MailDraft['status'] {
    if (!isMail || words === null) return null;
    if (google.is === 'disconnected') return 'failed';
    if (told.of !== now || told.status === 'none') return null;
    return told.status === 'saved' ? 'saved' : 'failed';
  }
}

function saverOf(
  id: string,
  first: WrittenDraft | null,
  onStatus: (status: string, of: string) => void,
): DraftSaver<WrittenDraft> {
  /** Gmail's id of the draft; once it is known, the server need not search for it. */
  let draftId: string | undefined;
  return draftSaver<WrittenDraft>({
    first,
    quietMs: limits.draftQuietMs,
    save: async (words) => {
      const saved = await saveDraft(id, words, draftId);
      draftId = saved ?? draftId;
      return saved !== null;
    },
    remove: async () => {
      const isGone = await discardDraft(id, draftId);
      if (isGone) draftId = undefined;
      return isGone;
    },
    onStatus,
  });
}
