import Popper from '@mui/material/Popper';
import { useRtl } from '@mui/system/RtlProvider';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Saved } from '../../../account/use-saved-words.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { elevation, layer, oneLine, radius } from '../../../kit/theme/tokens.ts';
import { BidiText } from '../../../kit/ui/bidi-text.tsx';

type TemplateListProps = {
  id: string;
  area: HTMLInputElement | HTMLTextAreaElement;
  /** Where the slash stands in the field's text. */
  at: number;
  items: readonly Saved[];
  active: number;
  onPick: (one: Saved) => void;
};

/** The templates below the slash. The field keeps the focus. */
export default function TemplateList({ id, area, at, items, active, onPick }: TemplateListProps) {
  const { t } = useTranslation('inbox');
  const isRtlScreen = useRtl();
  const anchor = useMemo(() => ({ getBoundingClientRect: () => placeIn(area, at) }), [area, at]);
  return (
    <Popper
      open
      anchorEl={anchor}
      // From the side on which its words begin. MUI means the screen's start and end.
      placement={area.matches(':dir(rtl)') === isRtlScreen ? 'bottom-start' : 'bottom-end'}
      modifiers={besideEdges}
      sx={{ zIndex: layer.menu }}
    >
      <List id={id} role="listbox" aria-label={t('templates')}>
        {items.map((one, index) => (
          <Option
            key={one.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            ref={index === active ? showWhole : null}
            // Otherwise the field would lose the focus before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(one)}
          >
            <BidiText sx={{ fontWeight: 550 }}>{one.name}</BidiText>
            <BidiText sx={{ typography: 'caption', color: 'ink3' }}>{one.words}</BidiText>
          </Option>
        ))}
      </List>
    </Popper>
  );
}

/** Scrolls the list alone: the page stays where the person writes. */
function showWhole(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (option === null || list == null) return;
  const end = option.offsetTop + option.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(option.offsetTop, Math.max(list.scrollTop, end));
}

const besideEdges = [{ name: 'preventOverflow', options: { padding: 8 } }];

/** What decides where a letter stands in a field. */
const looks = [
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'padding',
  'border',
  'direction',
  'text-align',
  'box-sizing',
  'inline-size',
];

/** The place of a letter of the field in the window: measured in a copy, as fields do not tell. */
function placeIn(area: TemplateListProps['area'], at: number): DOMRect {
  const copy = document.createElement('div');
  const style = getComputedStyle(area);
  for (const name of looks) copy.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(copy.style, { position: 'fixed', visibility: 'hidden', whiteSpace: 'pre-wrap' });
  copy.style.overflowWrap = 'anywhere';
  const letter = document.createElement('span');
  letter.textContent = area.value.charAt(at);
  copy.append(area.value.slice(0, at), letter);
  document.body.append(copy);
  const from = copy.getBoundingClientRect();
  const there = letter.getBoundingClientRect();
  copy.remove();
  const field = area.getBoundingClientRect();
  const { left, top } = field;
  return new DOMRect(
    left + there.left - from.left,
    top + there.top - from.top - area.scrollTop,
    there.width,
    there.height,
  );
}

/** Aligned as the screen, and cut at its own end. */
export const bdiStyle = {
  justifySelf: 'start',
  maxInlineSize: '100%',
  ...oneLine,
};
const List = styled('div')(({ theme }) => ({
  position: 'relative',
  inlineSize: 320,
  maxInlineSize: `calc(100vw - ${theme.spacing(4)})`,
  maxBlockSize: 264,
  overflowY: 'auto',
  marginBlock: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  borderRadius: radius.md,
  border: `1px solid ${theme.vars.palette.border}`,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: elevation.menu.light,
  ...theme.applyStyles('dark', { boxShadow: elevation.menu.dark }),
}));
const Option = styled('div')(({ theme }) => ({
  ...theme.typography.body,
  display: 'grid',
  padding: theme.spacing(0.75, 1),
  borderRadius: radius.sm,
  color: theme.vars.palette.ink,
  cursor: 'pointer',
  '& > bdi': bdiStyle,
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&[aria-selected=true]': {
    backgroundColor: theme.vars.palette.primaryTint,
    color: theme.vars.palette.primaryInk,
  },
  '@media (pointer: coarse)': { minBlockSize: 44, alignContent: 'center' },
}));
