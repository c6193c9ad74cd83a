import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from '../kit/text/use-translation.ts';
import { IconButton } from '../kit/ui/icon-button.tsx';
import type { Part } from './segments.ts';
import type { Step } from './steps.ts';
import type { Command } from './use-command.ts';
import { BothWays } from './both-ways.tsx';
import { Questions } from './question-list.tsx';
import { ReadingChips } from './reading-chips.tsx';

type StepsProps = {
  command: Command;
  /** Pointing at a chip highlights its words. */
  onPoint: (part: Part | null) => void;
};

/** How the words were understood: a row of chips for each thing, in the order they will run. */
export function Steps({ command, onPoint }: StepsProps) {
  const { t } = useTranslation('command');
  const { steps, busy } = command;
  const chipsOf = (step: Step, label: string) => (
    <Box sx={{ display: 'grid', gap: 1, flex: 1, minInlineSize: 0 }}>
      <ReadingChips
        label={label}
        chips={step.plan.chips}
        renewed={step.renewed}
        disabled={busy}
        onChange={(slot, value) => command.change(step, slot, value)}
        onChoose={(intent) => command.choose(step, intent)}
        onPoint={(slot) => onPoint(slot === null ? null : { place: step.place, slot })}
      />
      <BothWays step={step} disabled={busy} onTake={(way) => command.take(step, way)} />
      <Questions
        questions={step.questions.filter(({ kind }) => step.ways === null || kind !== 'reading')}
        disabled={busy}
        onYes={(question) => command.answer(step, question)}
      />
    </Box>
  );
  if (steps.length === 1) return chipsOf(steps[0], t('reading'));
  return (
    <Box component="ol" aria-label={t('steps', { count: steps.length })} sx={listStyle}>
      {steps.map((step, index) => {
        const number = index + 1;
        return (
          <Box component="li" key={step.place} sx={rowStyle}>
            <Box component="span" aria-hidden className="tabular" sx={numberStyle}>
              {number}
            </Box>
            {chipsOf(step, t('readingOf', { number }))}
            <Box sx={{ display: 'flex', flexShrink: 0 }}>
              <IconButton
                size="sm"
                name={t('moveUp', { number })}
                icon={<ArrowUpward />}
                disabled={busy || index === 0}
                onClick={() => command.moveUp(step)}
              />
              <IconButton
                size="sm"
                name={t('drop', { number })}
                icon={<Close />}
                disabled={busy}
                onClick={() => command.drop(step)}
              />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  gap: 1.25,
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
const rowStyle = { display: 'flex', alignItems: 'flex-start', gap: 1, minInlineSize: 0 };
const numberStyle = {
  flexShrink: 0,
  inlineSize: '1.5em',
  paddingBlockStart: 0.75,
  typography: 'small',
  textAlign: 'center',
  color: 'ink3',
};
