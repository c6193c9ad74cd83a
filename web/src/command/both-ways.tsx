import Box from '@mui/material/Box';
import { useId } from 'react';
import { WayChips } from '../actions/way-chips.tsx';
import { useTranslation } from '../kit/text/use-translation.ts';
import { BidiText } from '../kit/ui/bidi-text.tsx';
import type { Step } from './steps.ts';
import type { Way } from './ways.ts';
import { useChipWords } from './use-chip-words.ts';

type BothWaysProps = { step: Step; disabled: boolean; onTake: (way: Way) => void };

/**
 * What the server's reading changed, and both readings of words that can be taken in two ways. The line is always
 * there, so that screen readers say politely what comes into it.
 */
export function BothWays({ step: { ways, renewed }, disabled, onTake }: BothWaysProps) {
  const { t } = useTranslation('command');
  const { wordsOf } = useChipWords();
  const lineId = useId();
  const changed = renewed.map((slot) => t(`slot_${slot}`)).join(', ');
  const line = [
    ...(changed === '' ? [] : [t('readAgain', { parts: changed })]),
    ...(ways === null ? [] : [t('twoWays')]),
  ].join(' ');
  const shown = (way: Way) => ({
    actionType: way.intent,
    parts: way.parts.map(({ slot, value }) => ({
      label: t(`slot_${slot}`),
      value: value === null ? t('emptySlot') : <BidiText>{wordsOf(value)}</BidiText>,
    })),
    isChosen: way.isChosen,
    onTake: () => onTake(way),
  });
  return (
    <Box
      sx={{ display: 'grid', gap: 0.75, minInlineSize: 0, '&:has(> output:empty)': { display: 'contents' } }}
    >
      <Box component="output" sx={{ typography: 'small', color: 'ink2' }}>
        {line !== '' && <span id={lineId}>{line}</span>}
      </Box>
      {ways !== null && (
        <WayChips labelId={lineId} ways={[shown(ways.first), shown(ways.other)]} disabled={disabled} />
      )}
    </Box>
  );
}
