import { useState } from 'react';
import { suggestReply } from '../reading/assist.ts';
import type { Message } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';

/** A model's suggestion for the reply bar. Only the person sends it. Rule inbox.suggestion.1. */
export function useSuggestion({ id, platform }: Message, onSuggested: (words: string) => void) {
  const { t } = useTranslation('inbox');
  const [isWorking, setWorking] = useState(false);
  const suggest = async () => {
    if (platform !== 'gmail') return void notify.info(t('aiSuggestion'), { detail: t('suggestionMailOnly') });
    setWorking(true);
    const toast = notify.loading(t('suggesting'));
    const outcome = await suggestReply(id);
    setWorking(false);
    if (!outcome.ok) {
      const detail = outcome.failure.message;
      return void notify.error(t('failedSuggestion'), {
        id: toast,
        detail,
      });
    }
    if (outcome.reply === null) {
      return void notify.info(t('aiSuggestion'), { id: toast, detail: t('suggestionNeedsModel') });
    }
    onSuggested(outcome.reply);
    return void notify.success(t('suggested'), { id: toast });
  };
  return { isWorking, suggest: () => void suggest() };
}
