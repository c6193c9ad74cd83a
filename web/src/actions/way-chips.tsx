import Check from '@mui/icons-material/CheckOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Chip } from '../kit/ui/chip.tsx';
import { ActionIcon } from './action-icon.tsx';

/** One of two readings of the same words. */
export type ShownWay = {
  actionType: string;
  /** What tells it from the other: a label and its value. */
  parts: readonly { label: string; value: ReactNode }[];
  isChosen: boolean;
  onTake: () => void;
};

type WayChipsProps = {
  /** The id of the line that asks which one is meant. */
  labelId: string;
  ways: readonly ShownWay[];
  disabled: boolean;
};

/** The readings that words may have: one press puts one in place. */
export function WayChips({ labelId, ways, disabled }: WayChipsProps) {
  return (
    <List role="group" aria-labelledby={labelId}>
      {ways.map(({ actionType, parts, isChosen, onTake }, index) => (
        <Chip
          // They keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          kind="way"
          selected={isChosen}
          disabled={disabled}
          icon={isChosen ? <Check /> : <ActionIcon actionType={actionType} />}
          onClick={onTake}
        >
          <Parts>
            {parts.map(({ label, value }) => (
              <span key={label}>
                <small>{label}:</small> {value}
              </span>
            ))}
          </Parts>
        </Chip>
      ))}
    </List>
  );
}

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  minInlineSize: 0,
}));

const Parts = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  minInlineSize: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // A long text shows its beginning: the whole stands on its own chip.
  '& > span': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' },
  '& small': { ...theme.typography.caption },
}));
