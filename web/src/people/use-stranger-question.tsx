import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import type { Stranger } from '@crocodile-hub/core/domain/strangers';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { ConfirmDialog } from '../kit/ui/confirm-dialog.tsx';
import { confirmAddresses, isConfirmed } from './confirmed-addresses.ts';
import { useStrangerWords } from './use-stranger-words.ts';

type PendingQuestion = { strangers: readonly Stranger[]; send: () => void };

type StrangerQuestion = {
  /**
   * Calls `send` at once, unless a recipient could be mistaken for somebody else: then the person must confirm first.
   */
  before: (people: readonly string[], send: () => void) => void;
  dialog: ReactNode;
};

/**
 * Asks for a yes before the first answer to an address that could be mistaken for somebody else's. Rule inbox.reply.6.
 */
export function useStrangerQuestion(strangers: ReadonlyMap<string, Stranger>): StrangerQuestion {
  const { t } = useTranslation('actions');
  const wordsOf = useStrangerWords();
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<PendingQuestion>({ strangers: [], send: () => undefined });
  return {
    before: (people, send) => {
      const met = people
        .map((one) => parseMailAddress(one)?.address ?? one)
        .flatMap((address) => strangers.get(address.trim().toLowerCase()) ?? [])
        .filter(({ address }) => !isConfirmed(address));
      if (met.length === 0) return send();
      setAsked({ strangers: met, send });
      return setAsking(true);
    },
    dialog: (
      <ConfirmDialog
        open={isAsking}
        title={t('strangerTitle')}
        hint={asked.strangers.map(wordsOf).join(' ')}
        action={t('strangerSend')}
        onConfirm={() => {
          confirmAddresses(asked.strangers.map(({ address }) => address));
          asked.send();
        }}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
