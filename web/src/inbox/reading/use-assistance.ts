import { extractSentences, type Sentence, sourcesOf } from '@crocodile-hub/core/domain/summary';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadTranslator, summaryByModel, translate } from './assist.ts';
import type { Here, Translating } from './device-translator.ts';
import type { Message } from '../message.ts';
import type { Failure } from '../../kit/wire/failure.ts';
import type { Language } from '../../kit/text/language.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import type { OpenedFor } from '../message-actions.tsx';
import { whileWanted } from '../../kit/state/while-wanted.ts';

export type Said = { text: string; source: Sentence | null };

type Task = 'summarize' | 'translate';

export type Assistance =
  /** `fetched`: how much of what the device needs for it has come, in percent. */
  | { is: 'working'; what: Task; fetched?: number }
  | { is: 'summary'; by: 'rules' | 'model'; sentences: readonly Said[] }
  | { is: 'translation'; text: string; by: 'device' | 'model' }
  | { is: 'understood'; language: Language }
  | { is: 'failed'; failure: Failure | null };

/** Summary and translation of the open message, once they are asked for. Rules inbox.summary.1 and inbox.translate.1. */
export function useAssistance(
  message: Message,
  asked: OpenedFor | null,
): { assistance: Assistance | null; close: () => void } {
  const { t } = useTranslation('inbox');
  const { language } = useLocale();
  const [made, setMade] = useState<{ asked: OpenedFor; assistance: Assistance | null } | null>(null);
  const { id } = message;

  const purpose = asked?.id === id ? asked.purpose : null;
  const what = purpose === 'reply' ? null : purpose;
  const begin = useEffectEvent((signal: AbortSignal, wanted: OpenedFor, task: Task) => {
    notify.info(t(task === 'summarize' ? 'summarizing' : 'translating'));
    const show = (assistance: Assistance) => {
      if (signal.aborted) return;
      // What the person closed meanwhile stays closed.
      setMade((before) =>
        before?.asked === wanted && before.assistance === null ? before : { asked: wanted, assistance },
      );
    };
    const onFetched = (fetched: number) => show({ is: 'working', what: 'translate', fetched });
    const assisted =
      task === 'summarize' ? summary(message, signal) : translation(message, { language, signal, onFetched });
    void assisted.then(show);
  });
  useEffect(() => {
    if (asked === null || what === null) return undefined;
    return whileWanted((signal) => begin(signal, asked, what));
  }, [asked, what]);

  const isDone = what === null || made?.asked === asked;
  return {
    assistance: isDone ? (made?.assistance ?? null) : { is: 'working', what },
    close: () => {
      if (asked !== null) setMade({ asked, assistance: null });
    },
  };
}

async function summary({ id, platform, messageText }: Message, signal: AbortSignal): Promise<Assistance> {
  const text = platform === 'gmail' ? await summaryByModel(id, { signal }) : null;
  if (text !== null) return { is: 'summary', by: 'model', sentences: sourcesOf(text, messageText) };
  const extract = extractSentences(messageText).map((source) => ({ text: source.text, source }));
  return { is: 'summary', by: 'rules', sentences: extract };
}

/** By this device where it can, so that no word leaves it; else by a model, which only mail may go to. */
async function translation({ id, platform, messageText }: Message, how: Translating): Promise<Assistance> {
  const { language, signal } = how;
  const here = await loadTranslator()
    .then(({ translateHere }) => translateHere(messageText, how))
    .catch((): Here => ({ is: 'not-here' }));
  if (here.is === 'translated') return { is: 'translation', text: here.text, by: 'device' };
  if (here.is === 'understood') return { is: 'understood', language };
  if (platform !== 'gmail') return { is: 'failed', failure: null };
  const outcome = await translate(id, language, { signal });
  if (!outcome.ok) return { is: 'failed', failure: outcome.failure };
  return { is: 'translation', text: outcome.reply, by: 'model' };
}
