import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import type { Stranger } from '@crocodile-hub/core/domain/strangers';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { ConfirmDialog } from '../kit/ui/confirm-dialog.tsx';
import * as z from 'zod/mini';
import { personal } from '../account/person-storage.ts';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';

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

/** Addresses about which this person was asked, and said yes, in small letters, the latest last. */
const kept = personal('confirmed-addresses', z.array(z.string()));
const most = 200;

function isConfirmed(address: string): boolean {
  return (kept.read() ?? []).includes(address.toLowerCase());
}

function confirmAddresses(addresses: readonly string[]): void {
  const all = new Set([...(kept.read() ?? []), ...addresses.map((address) => address.toLowerCase())]);
  kept.write([...all].slice(-most));
}

/** A sentence that says whom an address could be mistaken for, with both addresses. */
export function useStrangerWords(): (stranger: Stranger) => string {
  const { t } = useTranslation('actions');
  return ({ name, likeness, known, ...stranger }) => {
    const address = onOneLine(stranger.address);
    if (known === null) return t('strangerByLetters', { address });
    return t(likeness === 'name' ? 'strangerByName' : 'strangerByAddress', { name, address, known });
  };
}
