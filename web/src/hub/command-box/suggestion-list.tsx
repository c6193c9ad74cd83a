import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ActionIcon } from '../../actions/action-icon.tsx';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { elevation, layer, radius } from '../../kit/theme/tokens.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Kbd } from '../../kit/ui/kbd.tsx';
import type { Suggestion } from './suggestions.ts';

type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  /** The one that Enter takes; -1 while none is pointed at. */
  active: number;
  onPick: (suggestion: Suggestion) => void;
};

/** Floats below the empty box. The field keeps the focus: arrows move the choice, Enter takes it. */
export function SuggestionList({ id, suggestions, active, onPick }: SuggestionListProps) {
  const { t } = useTranslation('command');
  return (
    <Floating>
      <Box component="p" aria-hidden sx={{ typography: 'caption', color: 'ink3', padding: 1 }}>
        {t('suggestions')}
      </Box>
      <div id={id} role="listbox" aria-label={t('suggestions')}>
        {suggestions.map((suggestion, index) => (
          <SuggestionRow
            key={suggestion.text}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Otherwise the field would lose the focus before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(suggestion)}
          >
            <ActionIcon actionType={suggestion.actionType} />
            <Box sx={{ flex: 1, minInlineSize: 0 }}>
              <BidiText>{suggestion.text}</BidiText>
            </Box>
            {index === active && <Kbd aria-hidden>↵</Kbd>}
          </SuggestionRow>
        ))}
      </div>
    </Floating>
  );
}

const Floating = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: layer.commandDropdown,
  marginBlockStart: theme.spacing(1),
  padding: theme.spacing(0.75),
  borderRadius: radius.md,
  border: `1px solid ${theme.vars.palette.border}`,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: elevation.menu.light,
  ...theme.applyStyles('dark', { boxShadow: elevation.menu.dark }),
}));

const SuggestionRow = styled('div')(({ theme }) => ({
  ...theme.typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minBlockSize: theme.spacing(4.5),
  paddingInline: theme.spacing(1),
  borderRadius: radius.sm,
  color: theme.vars.palette.ink,
  cursor: 'pointer',
  '& .MuiSvgIcon-root': { fontSize: 18, color: theme.vars.palette.ink2 },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&[aria-selected=true]': {
    backgroundColor: theme.vars.palette.primaryTint,
    color: theme.vars.palette.primaryInk,
  },
  [theme.breakpoints.down('md')]: { minBlockSize: theme.spacing(5.5) },
}));
