import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useRepeatWords } from '../../shared/i18n/use-repeat-words.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { clockOf, dayOf, zoneNameOf } from '../../shared/lib/when.ts';
import { BidiText } from '../../shared/ui/bidi-text.tsx';
import { instantOf } from './model/local-field.ts';
import type { PayloadLine } from './model/payload-lines.ts';

type PayloadValueProps = { line: Pick<PayloadLine, 'kind' | 'text'>; timeZone: string };

/** What one line of a payload says, in the person's words. */
export function PayloadValue({ line: { kind, text }, timeZone }: PayloadValueProps) {
  switch (kind) {
    case 'time':
      return <Time written={text} timeZone={timeZone} />;
    case 'repeat':
      return <Repetition rule={text} />;
    case 'choice':
      return <Choice value={text} />;
    case 'text':
    case 'body':
      return <BidiText as="reading">{text}</BidiText>;
    default:
      return kind satisfies never;
  }
}

/** With its weekday and its zone: what is agreed to is a moment, not a figure. */
function Time({ written, timeZone }: { written: string; timeZone: string }) {
  const { locale } = useLocale();
  const now = useNow(60_000);
  const instant = instantOf(written, timeZone);
  if (instant === undefined) return <BidiText>{written}</BidiText>;
  const context = { locale, timeZone, now };
  return (
    <bdi className="tabular">
      {dayOf(instant, context)} {clockOf(instant, context)} <small>{zoneNameOf(instant, context)}</small>
    </bdi>
  );
}

function Repetition({ rule }: { rule: string }) {
  const wordsOf = useRepeatWords();
  return <BidiText>{wordsOf(rule)}</BidiText>;
}

const choices = ['low', 'medium', 'high', 'messenger', 'instagram'] as const;

function Choice({ value }: { value: string }) {
  const { t } = useTranslation('command-center');
  const known = choices.find((choice) => choice === value);
  return <BidiText>{known === undefined ? value : t(`choice_${known}`)}</BidiText>;
}
