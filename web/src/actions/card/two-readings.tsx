import { isInPlace, type WaitingReading } from '@crocodile-hub/core/domain/two-readings';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { WayChips } from '../way-chips.tsx';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { type PayloadLine, payloadLines } from './payload-lines.ts';
import { PayloadValue } from './payload-value.tsx';

type TwoReadingsProps = {
  readings: readonly WaitingReading[];
  /** What the card asks a yes for. */
  actionType: string;
  payload: Readonly<Record<string, unknown>>;
  disabled: boolean;
  onTake: (reading: WaitingReading) => void;
};

/**
 * The readings of what waits for a yes: of two readers, or of several things that the words fit. A press puts one in
 * place and sends nothing.
 */
export function TwoReadings(props: TwoReadingsProps) {
  const { readings, actionType, payload, disabled, onTake } = props;
  const { t } = useTranslation(['command', 'command-center', 'actions']);
  const labelId = useId();
  if (readings.length === 0) return null;
  const all = readings.map((reading) => payloadLines(reading.actionType, reading.payload));
  const isSameAction = new Set(readings.map((reading) => reading.actionType)).size === 1;
  const ways = readings.map((reading, index) => ({
    actionType: reading.actionType,
    parts: [
      ...(isSameAction
        ? []
        : [{ label: t('command:slot_intent'), value: t(`command-center:name_${reading.actionType}`) }]),
      ...linesOf(all, index, isSameAction).map(({ field, line }) => ({
        label: t(`actions:field_${field}`),
        value: line === undefined ? t('command:emptySlot') : <Value line={line} />,
      })),
    ],
    isChosen: isInPlace(reading, actionType, payload),
    onTake: () => onTake(reading),
  }));
  return (
    <Box sx={{ display: 'grid', gap: 0.75, minInlineSize: 0 }}>
      <Box component="p" id={labelId} sx={{ typography: 'small', color: 'ink2' }}>
        {t(readings.every(isOfAThing) ? 'command:severalFit' : 'command:twoWays')}
      </Box>
      <WayChips labelId={labelId} ways={ways} disabled={disabled} />
    </Box>
  );
}

/** Whether it changes something that is there: then the words are clear, and not which one they mean. */
function isOfAThing({ payload }: WaitingReading): boolean {
  return 'eventId' in payload || 'reminderId' in payload;
}

type Lines = readonly PayloadLine[];

/** A reading's lines; of the same action only those that the other one has otherwise, or has alone. */
function linesOf(all: readonly Lines[], own: number, isSameAction: boolean) {
  const fields = [...new Set(all.flatMap((lines) => lines.map(({ field }) => field)))];
  const lineOf = (lines: Lines | undefined, field: PayloadLine['field']) =>
    lines?.find((line) => line.field === field);
  // What differs in nothing that is shown is shown whole.
  const isDifferent = isSameAction && new Set(all.map((lines) => JSON.stringify(lines))).size > 1;
  return fields
    .map((field) => ({
      field,
      line: lineOf(all[own], field),
      texts: all.map((one) => lineOf(one, field)?.text),
    }))
    .filter(({ line, texts }) => (isDifferent ? new Set(texts).size > 1 : line !== undefined));
}

/** In one run of text, since it stands in a button. */
function Value({ line }: { line: PayloadLine }) {
  switch (line.kind) {
    case 'mails':
    case 'phones':
    case 'accounts':
      return <bdi dir="ltr">{onOneLine(line.text)}</bdi>;
    case 'text':
    case 'files':
    case 'body':
      return <BidiText>{line.text}</BidiText>;
    default:
      return <PayloadValue line={line} />;
  }
}
