import type { RuleVerb } from '@crocodile-hub/core/contract/inbox-rules';
import { type RuleWish, verbsOf } from '@crocodile-hub/core/domain/inbox-rules';
import { useTranslation } from '../../kit/text/use-translation.ts';

/** What of a rule can be left out again. */
const conditions = ['from', 'subject', 'newsletters', 'unread', 'files', 'days'] as const;
export type Condition = (typeof conditions)[number];

/** A rule in words: what it does, and with which mails. */
export function useRuleWords(): (rule: RuleWish) => {
  does: { verb: RuleVerb; words: string }[];
  when: { condition: Condition; words: string }[];
} {
  const { t } = useTranslation('inbox-rules');
  return (rule) => {
    const values = {
      from: rule.from.includes('@') ? rule.from.replaceAll(' ', ', ') : rule.from,
      subject: rule.subject,
      count: rule.days,
    };
    return {
      does: verbsOf(rule).map((verb) => ({ verb, words: t(`does_${verb}`, { tag: rule.tag }) })),
      when: conditions
        .filter((condition) => Boolean(rule[condition]))
        .map((condition) => ({ condition, words: t(`if_${condition}`, values) })),
    };
  };
}
