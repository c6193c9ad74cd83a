import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import {
  addressSaid,
  hasCondition,
  isRuled,
  noConditions,
  type RuleWish,
  type Sender,
  sendersCalled,
  verbsOf,
} from '@crocodile-hub/core/domain/inbox-rules';
import type { MailRule, RuleVerb } from '@crocodile-hub/core/contract/inbox-rules';
import { useMemo, useState, useEffect } from 'react';
import { limits } from '@crocodile-hub/core/domain/limits';
import { readMailRule } from '@crocodile-hub/core/language/changes/read-mail-rule';
import type { Condition } from './use-rule-words.ts';
import { type Trial, useTrial } from './use-trial.ts';
import { call, type Reply } from '../../kit/wire/call.ts';
import { whileWanted } from '../../kit/state/while-wanted.ts';

export type RuleDraft = {
  words: string;
  say: (words: string) => void;
  /** What the words say, without what was taken out; null where they say no rule. */
  read: MailRule | null;
  isReading: boolean;
  /** Words that are no part of what was read; empty where all are. */
  passedOver: string;
  /** Takes out a condition, or one of several things that it does. */
  drop: (part: RulePart) => void;
  /** The words, while the rule is what they say. */
  sentence: string;
  trial: Trial;
  /** Also reads again what could not be read. */
  tryIt: () => void;
  /** Whom the name may mean; empty while the mails are read, and for an address. */
  senders: readonly Sender[];
  picked: ReadonlySet<string>;
  pick: (address: string) => void;
  /** The rule with addresses for names; null while it is not clear who is meant. */
  rule: RuleWish | null;
  /** The mails of the trial that it acts on. */
  shown: readonly InboxMessage[];
};

/** What of a rule can be left out again. */
type RulePart = Condition | RuleVerb;

const isCondition = (part: RulePart): part is Condition => part in noConditions;

function without(rule: MailRule, part: RulePart): MailRule {
  if (isCondition(part)) return { ...rule, [part]: noConditions[part] };
  const [does = rule.does, ...also] = verbsOf(rule).filter((verb) => verb !== part);
  return { ...rule, does, also, tag: part === 'tag' ? '' : rule.tag };
}

function toggled(all: ReadonlySet<string>, one: string): ReadonlySet<string> {
  return all.has(one) ? new Set([...all].filter((other) => other !== one)) : new Set([...all, one]);
}

/** A rule between its sentence and being kept. */
export function useRuleDraft(said: string): RuleDraft {
  const [words, setWords] = useState(said);
  const [dropped, setDropped] = useState<ReadonlySet<RulePart>>(new Set());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const trial = useTrial(tries);
  const { guess, isReading } = useRuleReading(words);
  const read = useMemo(
    () => (guess === null ? null : [...dropped].reduce(without, guess.rule)),
    [guess, dropped],
  );
  const from = read?.from ?? '';
  const address = addressSaid(from);
  const { mails, at } = trial;
  const senders = useMemo(
    () => (from === '' || address !== null ? [] : sendersCalled(from, mails)),
    [from, address, mails],
  );
  const [only] = senders;
  const isOnly = only !== undefined && senders.length === 1 && trial.is === 'ready';
  const picked = useMemo(
    () =>
      isOnly
        ? new Set([only.address])
        : new Set(senders.map((one) => one.address).filter((one) => chosen.has(one))),
    [isOnly, only, senders, chosen],
  );
  const rule = useMemo(() => {
    if (read === null) return null;
    const wish = { ...read, from: from === '' ? '' : (address ?? [...picked].join(' ')) };
    return (from !== '' && wish.from === '') || !hasCondition(wish) ? null : wish;
  }, [read, from, address, picked]);
  const shown = useMemo(() => {
    return rule === null ? [] : mails.filter((mail) => isRuled(rule, mail, at));
  }, [rule, mails, at]);
  return {
    words,
    say: (next) => {
      setWords(next);
      setDropped(new Set());
      setChosen(new Set());
    },
    read,
    isReading,
    passedOver: guess?.passedOver ?? '',
    sentence: dropped.size === 0 ? words.trim() : '',
    drop: (part) => setDropped((before) => new Set([...before, part])),
    trial,
    tryIt: () => setTries((before) => before + 1),
    senders,
    picked,
    pick: (one) => setChosen((before) => toggled(before, one)),
    rule,
    shown,
  };
}

type Guess = Reply<'readInboxRule'>['guess'];

/**
 * The rule that the words say: at once where they say it plainly, else by the server's trained reader once the person
 * stops typing. Without an answer they say none.
 */
function useRuleReading(words: string): { guess: Guess; isReading: boolean } {
  const sentence = words.trim();
  const plain: MailRule | null = useMemo(() => readMailRule(sentence), [sentence]);
  const [answer, setAnswer] = useState<{ sentence: string; guess: Guess } | null>(null);
  const isAsked = plain === null && sentence !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    return whileWanted(async (signal) => {
      const outcome = await call('readInboxRule', { body: { sentence } }, { signal });
      if (!signal.aborted) setAnswer({ sentence, guess: outcome.ok ? outcome.reply.guess : null });
    }, limits.readAgainAfterMs);
  }, [isAsked, sentence]);
  if (plain !== null) return { guess: { rule: plain, passedOver: '' }, isReading: false };
  const isAnswered = answer?.sentence === sentence;
  return { guess: isAnswered ? answer.guess : null, isReading: isAsked && !isAnswered };
}
