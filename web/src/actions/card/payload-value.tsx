import { taskDeeds } from '@crocodile-hub/core/actions/change-task';
import { mailSorts } from '@crocodile-hub/core/actions/sort-mail';
import { peopleIn } from '@crocodile-hub/core/domain/recipients';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import { Recipients } from '../../people/recipients.tsx';
import { useRepeatWords } from '../../kit/text/use-repeat-words.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { clockOf, dayOf, zoneNameOf } from '../../kit/text/when.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { instantOf } from '@crocodile-hub/core/time/written-time';
import type { PayloadLine } from './payload-lines.ts';
import { useWhen } from '../../account/use-when.ts';
import { useSettings } from '../../account/use-settings.ts';

type PayloadValueProps = {
  line: Pick<PayloadLine, 'kind' | 'text' | 'wants'>;
  /** Replaces a name by an address. */
  onChoose?: ((written: string, address: string) => void) | undefined;
};

export function PayloadValue({ line: { kind, text, wants }, onChoose }: PayloadValueProps) {
  switch (kind) {
    case 'time':
      return <Time written={text} />;
    case 'repeat':
      return <Repetition rule={text} />;
    case 'choice':
      return <Choice value={text} />;
    case 'mails':
      return <Recipients people={peopleIn(text)} wants="email" onChoose={onChoose} />;
    case 'phones':
      return <Recipients people={[text]} wants="phone" onChoose={onChoose} />;
    case 'accounts':
      return <Recipients people={[text]} wants={wants ?? 'messenger'} onChoose={onChoose} />;
    case 'format':
    case 'answers':
    case 'forwards':
      return <HowItLeaves kind={kind} />;
    case 'alerts':
      return <Alerts written={text} />;
    case 'text':
    case 'files':
      return <BidiText as="reading">{onOneLine(text)}</BidiText>;
    case 'body':
      return <BidiText as="reading">{text}</BidiText>;
    default:
      return kind satisfies never;
  }
}

/** A time with its weekday and zone, because the person confirms a moment, not a number. */
function Time({ written }: { written: string }) {
  const when = useWhen();
  const instant = instantOf(written, when.timeZone);
  if (instant === null) return <BidiText>{written}</BidiText>;
  return (
    <bdi className="tabular">
      {dayOf(instant, when)} {clockOf(instant, when)} <small>{zoneNameOf(instant, when)}</small>
    </bdi>
  );
}

function Repetition({ rule }: { rule: string }) {
  const wordsOf = useRepeatWords(useSettings().timeZone);
  return <BidiText>{wordsOf(rule)}</BidiText>;
}

const leaving = { format: 'format_html', answers: 'answers_mail', forwards: 'forwards_mail' } as const;

function HowItLeaves({ kind }: { kind: keyof typeof leaving }) {
  const { t } = useTranslation('actions');
  return <>{t(leaving[kind])}</>;
}

function Alerts({ written }: { written: string }) {
  const { t } = useTranslation('actions');
  if (written === 'none') return <>{t('alert_none')}</>;
  const words = written.split(' ').map((alert) => {
    const [method, minutes] = alert.split(':');
    return t(method === 'email' ? 'alert_email' : 'alert_popup', { count: Number(minutes) });
  });
  return <>{words.join(', ')}</>;
}

const choices = [
  'low',
  'medium',
  'high',
  'messenger',
  'instagram',
  'accepted',
  'tentative',
  'declined',
  ...mailSorts,
  ...taskDeeds,
] as const;

function Choice({ value }: { value: string }) {
  const { t } = useTranslation('command-center');
  const known = choices.find((choice) => choice === value);
  return <BidiText>{known === undefined ? value : t(`choice_${known}`)}</BidiText>;
}
