import type { Stranger } from '@crocodile-hub/core/domain/strangers';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import { useTranslation } from '../kit/text/use-translation.ts';

/** A sentence that says whom an address could be mistaken for, with both addresses. */
export function useStrangerWords(): (stranger: Stranger) => string {
  const { t } = useTranslation('actions');
  return ({ name, likeness, known, ...stranger }) => {
    const address = onOneLine(stranger.address);
    if (known === null) return t('strangerByLetters', { address });
    return t(likeness === 'name' ? 'strangerByName' : 'strangerByAddress', { name, address, known });
  };
}
