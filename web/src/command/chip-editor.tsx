import Popover from '@mui/material/Popover';
import Box from '@mui/material/Box';
import { type FormEvent, useState } from 'react';
import { Candidates } from '../people/candidates.tsx';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Button } from '../kit/ui/button.tsx';
import { Field } from '../kit/ui/field.tsx';
import { under, useSides } from '../kit/ui/sides.ts';
import type { SlotValue } from './draft.ts';
import { type Chip, type ChipEditor as EditorKind, slotValueOf } from './chips.ts';
import { fromLocalField, toLocalField } from '@crocodile-hub/core/time/local-field';
import { useChipWords } from './use-chip-words.ts';
import { useSettings } from '../account/use-settings.ts';

type ChipEditorProps = {
  chip: Chip;
  anchor: HTMLElement;
  onClose: () => void;
  onChange: (value: SlotValue) => void;
};

/** A small form at the chip: a field for its value, and the other reading of a guess. */
export function ChipEditor({ chip, anchor, onClose, onChange }: ChipEditorProps) {
  const { t } = useTranslation('command');
  const { timeZone } = useSettings();
  const { wordsOf } = useChipWords();
  const [written, setWritten] = useState(() => writtenOf(chip));
  const label = t(`slot_${chip.slot}`);
  const { start } = useSides();
  const alternative = chip.state === 'guessed' ? chip.alternative : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble out of the popover to the command's own form, which would send the unfinished edit.
    event.stopPropagation();
    onChange(valueOf(chip.editor, written, timeZone));
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      {...under(start)}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: paperStyle } }}
    >
      <Box component="form" noValidate onSubmit={save} sx={formStyle}>
        <Field
          label={label}
          inputRef={focusOnMount}
          directed={chip.editor === 'text'}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          {...(chip.editor === 'time' ? { type: 'datetime-local' } : {})}
          {...(chip.editor === 'people' ? { hint: t('separateWithCommas'), input: { dir: 'auto' } } : {})}
        />
        <Unclear chip={chip} onChange={onChange} />
        <Box sx={footStyle}>
          {alternative !== null && (
            <Button size="sm" onClick={() => onChange(slotValueOf(alternative))}>
              {t('takeInstead', { value: wordsOf(alternative) })}
            </Button>
          )}
          <Button size="sm" variant="tint" type="submit">
            {t('done')}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}

/** Names without one clear address; pressing an address replaces the name. */
function Unclear({ chip, onChange }: Pick<ChipEditorProps, 'chip' | 'onChange'>) {
  if (chip.state === 'missing' || chip.value.is !== 'people') return null;
  const { people, who } = chip.value;
  const unclear = who.flatMap((one) => (one?.address === null ? [one] : []));
  return unclear.map((one) => (
    <Candidates
      key={one.written}
      recipient={one}
      onChoose={(address) => onChange(people.map((written) => (written === one.written ? address : written)))}
    />
  ));
}

function writtenOf(chip: Chip): string {
  if (chip.state === 'missing') return '';
  const value = slotValueOf(chip.value);
  if (value === null) return '';
  if (typeof value !== 'string') return value.join(', ');
  return chip.editor === 'time' ? toLocalField(value) : value;
}

function valueOf(editor: EditorKind, written: string, timeZone: string): SlotValue {
  if (editor === 'time') return fromLocalField(written, timeZone);
  const text = written.trim();
  if (text === '') return null;
  if (editor !== 'people') return text;
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Defined outside, so that the ref runs once: it moves the focus to the dialog's field. */
function focusOnMount(field: HTMLElement | null): void {
  field?.focus();
}

const paperStyle = { marginBlockStart: 0.5, inlineSize: '40ch', maxInlineSize: 'calc(100% - 2rem)' };
const formStyle = { display: 'grid', gap: 1.5, padding: 2 };
const footStyle = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 };
