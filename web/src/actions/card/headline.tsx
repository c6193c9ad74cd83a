import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useNow } from '../../kit/state/use-now.ts';
import { clockOf, dayOf } from '../../kit/text/when.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { instantOf } from '@crocodile-hub/core/time/written-time';
import { catalogue } from '@crocodile-hub/core/actions/catalogue';
import { type PayloadLine, payloadLines } from './payload-lines.ts';

type HeadlineProps = {
  actionType: ActionType;
  payload: Readonly<Record<string, unknown>>;
  timeZone: string;
};

/** An action in a few words: its name, and its recipient or time. */
export function Headline({ actionType, payload, timeZone }: HeadlineProps) {
  const { t } = useTranslation('command-center');
  const { locale } = useLocale();
  const now = useNow(60_000);
  const head = headOf(actionType, payload);
  const instant = head?.kind === 'time' ? instantOf(head.text, timeZone) : null;
  const context = { locale, timeZone, now };
  return (
    <span>
      {t(`name_${actionType}`)}
      {instant !== null && (
        <>
          {' · '}
          <bdi className="tabular">
            {dayOf(instant, context)} {clockOf(instant, context)}
          </bdi>
        </>
      )}
      {head !== undefined && instant === undefined && (
        <>
          {' · '}
          {head.kind === 'mails' || head.kind === 'phones' ? (
            <bdi dir="ltr">{onOneLine(head.text)}</bdi>
          ) : (
            <BidiText>{head.text}</BidiText>
          )}
        </>
      )}
    </span>
  );
}

/** The most telling line of a payload; the first line if that one is empty. */
function headOf(actionType: ActionType, payload: Readonly<Record<string, unknown>>): PayloadLine | undefined {
  const lines = payloadLines(actionType, payload);
  const telling = catalogue[actionType].fields.find(({ isTelling }) => isTelling === true)?.field;
  return lines.find(({ field }) => field === telling) ?? lines[0];
}
