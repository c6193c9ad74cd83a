import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type Ref, useMemo } from 'react';
import { dominantDirection } from '../kit/text/direction.ts';
import { type Part, type PlacedSpan, segmentsOf } from './segments.ts';

type CommandFieldProps = {
  id?: string;
  label: string;
  placeholder: string;
  text: string;
  spans?: readonly PlacedSpan[];
  /** The part whose chip is pointed at; its words are highlighted. */
  lit?: Part | null;
  busy: boolean;
  onType: (text: string) => void;
  onSubmit: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Gets each key first; returns whether it was handled elsewhere, for example by an open list. */
  onKey?: (event: KeyboardEvent) => boolean;
  /**
   * The list that belongs to the field, and its highlighted option. A field of several lines is a textbox with a list:
   * HTML lets no textarea be a combobox.
   */
  'aria-autocomplete'?: 'list' | undefined;
  'aria-controls'?: string | undefined;
  'aria-activedescendant'?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

/**
 * The command's text with the understood parts marked behind it. A copy of the text carries the marks and sets the
 * height; the textarea above it carries the caret.
 */
export function CommandField(props: CommandFieldProps) {
  const { text, spans = [], lit = null, busy, label, onType, onSubmit, onKey, ...rest } = props;
  const segments = useMemo(() => segmentsOf(text, spans), [text, spans]);
  const dir = dominantDirection(text);
  const submitOnEnter = (event: KeyboardEvent) => {
    if (onKey?.(event) === true) return;
    // While an input method composes a word, Enter belongs to the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A key that is held down counts once.
    if (event.repeat) return;
    onSubmit();
  };
  return (
    <Layers>
      <Mirror aria-hidden dir={dir}>
        {segments.map(({ text: run, start, span }) =>
          span === null ? (
            run
          ) : (
            <Mark
              key={start}
              data-guess={!span.certain || undefined}
              data-lit={(span.place === lit?.place && span.slot === lit.slot) || undefined}
            >
              {run}
            </Mark>
          ),
        )}
        {text === '' ? rest.placeholder : endOfText}
      </Mirror>
      <TextInput
        {...rest}
        aria-label={label}
        rows={1}
        dir={dir}
        value={text}
        readOnly={busy}
        aria-busy={busy || undefined}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={submitOnEnter}
      />
    </Layers>
  );
}

/** Gives a last empty line its height. */
const endOfText = '\u200b';

const Layers = styled('div')(({ theme }) => ({
  ...theme.typography.command,
  display: 'grid',
  minInlineSize: 0,
  // What was pasted does not push what is said about it out of the window.
  maxBlockSize: '40vh',
  overflowY: 'auto',
  '& > *': {
    gridArea: '1 / 1',
    font: 'inherit',
    letterSpacing: 'inherit',
    lineHeight: 'inherit',
    padding: 0,
    margin: 0,
    minInlineSize: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
}));

const Mirror = styled('div')({ color: 'transparent', pointerEvents: 'none', userSelect: 'none' });

const Mark = styled('span')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    borderBlockEnd: `2px solid ${c.primary.main}`,
    backgroundColor: c.primaryTint,
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    '&[data-lit]': { backgroundColor: c.primaryTintStrong },
    '&[data-guess]': { borderColor: c.accentLine, backgroundColor: c.accentTint },
    '&[data-guess][data-lit]': { backgroundColor: c.accent },
  };
});

const TextInput = styled('textarea')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  resize: 'none',
  overflow: 'hidden',
  border: 'none',
  outline: 'none',
  background: 'none',
  color: theme.vars.palette.ink,
  '&:focus-visible': { outline: 'none' },
  '&[aria-busy]': { color: theme.vars.palette.ink3 },
  '&::placeholder': { color: theme.vars.palette.ink3, opacity: 1 },
}));
