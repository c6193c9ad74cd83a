import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { clockOf, dayOf } from '../../kit/text/when.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { instantOf } from '@crocodile-hub/core/time/written-time';
import { catalogue } from '@crocodile-hub/core/actions/catalogue';
import { type PayloadLine, payloadLines } from './payload-lines.ts';
import { useWhen } from '../../account/use-when.ts';

type HeadlineProps = {
  actionType: ActionType;
  payload: Readonly<Record<string, unknown>>;
};

/** An action in a few words: its name, and its recipient or time. */
export function Headline({ actionType, payload }: HeadlineProps) {
  const { t } = useTranslation('command-center');
  const when = useWhen();
  const head = headOf(actionType, payload);
  const instant = head?.kind === 'time' ? instantOf(head.text, when.timeZone) : null;
  return (
    <span>
      {t(`name_${actionType}`)}
      {instant !== null && (
        <>
          {' · '}
          <bdi className="tabular">
            {dayOf(instant, when)} {clockOf(instant, when)}
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
