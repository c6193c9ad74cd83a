import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import type { Stranger } from '@crocodile-hub/core/domain/strangers';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { confirmAddresses, isConfirmed } from '../model/confirmed-addresses.ts';
import { useStrangerWords } from './use-stranger-words.ts';

type Asked = { strangers: readonly Stranger[]; send: () => void };

type StrangerQuestion = {
  /** Sends at once, unless one of those whom it goes to may be taken for somebody else: then a yes sends. */
  before: (people: readonly string[], send: () => void) => void;
  dialog: ReactNode;
};

/** Asks before the first answer to somebody who may be taken for another, once an address. Rule inbox.reply.6. */
export function useStrangerQuestion(strangers: ReadonlyMap<string, Stranger>): StrangerQuestion {
  const { t } = useTranslation('actions');
  const wordsOf = useStrangerWords();
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<Asked>({ strangers: [], send: () => undefined });
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
