import Add from '@mui/icons-material/AddOutlined';
import AlternateEmail from '@mui/icons-material/AlternateEmailOutlined';
import Event from '@mui/icons-material/EventOutlined';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import Notes from '@mui/icons-material/NotesOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { type CommandIntent, intents } from '@crocodile-hub/core/contract/intents';
import type { SlotName } from '@crocodile-hub/core/language/reading';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { ActionIcon } from '../actions/action-icon.tsx';
import { useRepeatWords } from '../kit/text/use-repeat-words.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { radius } from '../kit/theme/tokens.ts';
import { BidiText } from '../kit/ui/bidi-text.tsx';
import { Chip as ChipButton } from '../kit/ui/chip.tsx';
import { Menu } from '../kit/ui/menu.tsx';
import { type Chip, slotValueOf } from './chips.ts';
import type { IntentName, SlotValue } from './draft.ts';
import { ChipPeople } from './chip-people.tsx';
import { useChipWords } from './use-chip-words.ts';
import { lazyPart } from '../kit/state/lazy-part.ts';
import { useSettings } from '../account/use-settings.ts';

type ReadingChipsProps = {
  /** Names the list. */
  label: string;
  chips: readonly Chip[];
  /** Those that were just read anew, and otherwise. */
  renewed: readonly SlotName[];
  disabled: boolean;
  onChange: (slot: SlotName, value: SlotValue) => void;
  onChoose: (intent: CommandIntent) => void;
  /** Pointing at a chip highlights its words. */
  onPoint: (slot: SlotName | null) => void;
};

const ChipEditor = lazyPart(async () => ({ default: (await import('./chip-editor.tsx')).ChipEditor }));

type Opened = { chip: Chip; anchor: HTMLElement };

/** How the words were understood, part by part. Each part can be changed before anything runs. */
export function ReadingChips(props: ReadingChipsProps) {
  const { label, chips, renewed, disabled, onChange, onChoose, onPoint } = props;
  const { t } = useTranslation('command');
  const repeatWords = useRepeatWords(useSettings().timeZone);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const press = (chip: Chip, event: MouseEvent<HTMLElement>) => {
    const pressedAlternative = event.target instanceof Element && event.target.closest('[data-alternative]');
    if (pressedAlternative && chip.state === 'guessed' && chip.alternative !== null) {
      onChange(chip.slot, slotValueOf(chip.alternative));
    } else {
      setOpened({ chip, anchor: event.currentTarget });
    }
  };
  return (
    <Box component="ul" aria-label={label} sx={rowStyle}>
      {chips.map((chip) => (
        <Box component="li" key={chip.slot} sx={{ minInlineSize: 0, maxInlineSize: '100%' }}>
          <OneChip
            chip={chip}
            isRenewed={renewed.includes(chip.slot)}
            disabled={disabled}
            onPress={press}
            onPoint={onPoint}
          />
        </Box>
      ))}
      <Menu
        title={t('slot_intent')}
        anchor={opened?.chip.editor === 'intent' ? opened.anchor : null}
        onClose={close}
        entries={choicesBeside(opened?.chip).map(({ intent, name }) => ({
          key: name,
          label: t(`intent_${name}`),
          icon: <ActionIcon actionType={intent} />,
          selected: isIntent(opened?.chip, intent),
          onSelect: () => onChoose(intent),
        }))}
      />
      <Menu
        title={t('slot_recurrence')}
        anchor={opened?.chip.editor === 'repeat' ? opened.anchor : null}
        onClose={close}
        entries={repetitions(ruleOf(opened?.chip)).map((rule) => ({
          key: rule ?? '',
          label: rule === null ? t('onlyOnce') : repeatWords(rule),
          selected: rule === ruleOf(opened?.chip),
          onSelect: () => onChange('recurrence', rule),
        }))}
      />
      {opened !== null && !isChosen(opened.chip) && (
        <ChipEditor
          chip={opened.chip}
          anchor={opened.anchor}
          onClose={close}
          onChange={(value) => {
            onChange(opened.chip.slot, value);
            close();
          }}
        />
      )}
    </Box>
  );
}

/** Whether its value is chosen from a list, not written. */
const isChosen = ({ editor }: Chip) => editor === 'intent' || editor === 'repeat';

const ruleOf = (chip: Chip | undefined): string | null =>
  chip !== undefined && chip.state !== 'missing' && chip.value.is === 'repeat' ? chip.value.rule : null;

const usualRules = ['FREQ=DAILY', 'FREQ=WEEKLY', 'FREQ=MONTHLY', 'FREQ=YEARLY'];

/** The present rule, the usual ones, and none. */
const repetitions = (present: string | null): readonly (string | null)[] => [
  ...(present === null || usualRules.includes(present) ? [] : [present]),
  ...usualRules,
  null,
];

type OneChipProps = {
  chip: Chip;
  isRenewed: boolean;
  disabled: boolean;
  onPress: (chip: Chip, event: MouseEvent<HTMLElement>) => void;
  onPoint: (slot: SlotName | null) => void;
};

function OneChip({ chip, isRenewed, disabled, onPress, onPoint }: OneChipProps) {
  const { t } = useTranslation('command');
  const { wordsOf, otherWords } = useChipWords();
  const shared = {
    disabled,
    'data-renewed': isRenewed || undefined,
    sx: chip.editor === 'people' ? peopleStyle : {},
    'aria-haspopup': isChosen(chip) ? ('menu' as const) : ('dialog' as const),
    onClick: (event: MouseEvent<HTMLElement>) => onPress(chip, event),
    onMouseEnter: () => onPoint(chip.slot),
    onMouseLeave: () => onPoint(null),
    onFocus: () => onPoint(chip.slot),
    onBlur: () => onPoint(null),
  };
  if (chip.state === 'missing') {
    return (
      <ChipButton {...shared} kind="missing" icon={<Add />}>
        {t(`add_${chip.slot}`)}
      </ChipButton>
    );
  }
  const words = wordsOf(chip.value);
  const label =
    chip.value.is === 'people' ? (
      <ChipPeople value={chip.value} />
    ) : (
      <BidiText sx={valueStyle}>{words}</BidiText>
    );
  const name = `${t(`slot_${chip.slot}`)}: ${words}`;
  if (chip.state === 'certain') {
    return (
      <ChipButton
        {...shared}
        aria-label={name}
        kind={chip.editor === 'intent' ? 'intent' : 'certain'}
        icon={iconOf(chip)}
      >
        {label}
      </ChipButton>
    );
  }
  return (
    <ChipButton
      {...shared}
      aria-label={t('guess', { value: name })}
      kind="guess"
      icon={iconOf(chip)}
      {...(chip.alternative === null
        ? {}
        : { alternative: <span data-alternative="">{otherWords(chip.alternative, chip.value)}?</span> })}
    >
      {label}
    </ChipButton>
  );
}

function iconOf(chip: Chip): ReactNode {
  if (chip.state !== 'missing' && chip.value.is === 'intent') {
    return <ActionIcon actionType={chip.value.intent} />;
  }
  const icons = {
    intent: null,
    time: chip.slot === 'sendAt' ? <Schedule /> : <Event />,
    repeat: <EventRepeat />,
    people: <AlternateEmail />,
    text: <Notes />,
  };
  return icons[chip.editor];
}

type Choice = { intent: CommandIntent; name: IntentName };
const usualChoices: readonly Choice[] = intents.map((intent) => ({ intent, name: intent }));

/** The usual actions, and the channel that the words name. */
function choicesBeside(chip: Chip | undefined): readonly Choice[] {
  if (chip?.state !== 'certain') return usualChoices;
  const said = [chip.value, chip.named].find(
    (value) => value?.is === 'intent' && !usualChoices.some(({ intent }) => intent === value.intent),
  );
  return said?.is === 'intent' ? [said, ...usualChoices] : usualChoices;
}

function isIntent(chip: Chip | undefined, intent: CommandIntent): boolean {
  return chip?.state === 'certain' && chip.value.is === 'intent' && chip.value.intent === intent;
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, minInlineSize: 0 };
/** Whole addresses may take several lines. */
const peopleStyle = { borderRadius: `${radius.lg}px` };
const valueStyle = { overflow: 'hidden', textOverflow: 'ellipsis', maxInlineSize: '36ch' };
