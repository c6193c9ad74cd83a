import type { MailRule } from '@crocodile-hub/core/contract/inbox-rules';
import { limits } from '@crocodile-hub/core/domain/limits';
import { readMailRule } from '@crocodile-hub/core/language/changes/read-mail-rule';
import { useEffect, useMemo, useState } from 'react';
import { call, type Reply } from '../../kit/wire/call.ts';

type Guess = Reply<'readInboxRule'>['guess'];

/**
 * The rule that the words say: at once where they say it plainly, else by the server's trained reader once the person
 * stops typing. Without an answer they say none.
 */
export function useRuleReading(words: string): { guess: Guess; isReading: boolean } {
  const sentence = words.trim();
  const plain: MailRule | null = useMemo(() => readMailRule(sentence), [sentence]);
  const [answer, setAnswer] = useState<{ sentence: string; guess: Guess } | null>(null);
  const isAsked = plain === null && sentence !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    const over = new AbortController();
    const ask = async () => {
      const outcome = await call('readInboxRule', { body: { sentence } }, { signal: over.signal });
      if (!over.signal.aborted) setAnswer({ sentence, guess: outcome.ok ? outcome.reply.guess : null });
    };
    const timer = window.setTimeout(() => void ask(), limits.readAgainAfterMs);
    return () => {
      window.clearTimeout(timer);
      over.abort();
    };
  }, [isAsked, sentence]);
  if (plain !== null) return { guess: { rule: plain, passedOver: '' }, isReading: false };
  const isAnswered = answer?.sentence === sentence;
  return { guess: isAnswered ? answer.guess : null, isReading: isAsked && !isAnswered };
}
