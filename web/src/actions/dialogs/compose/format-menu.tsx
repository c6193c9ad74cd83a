import FormatBold from '@mui/icons-material/FormatBoldOutlined';
import FormatItalic from '@mui/icons-material/FormatItalicOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulletedOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumberedOutlined';
import StrikethroughS from '@mui/icons-material/StrikethroughSOutlined';
import TextFormat from '@mui/icons-material/TextFormatOutlined';
import Box from '@mui/material/Box';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isMac, keysOf, letterOf } from '../../../kit/nav/keys.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Kbd } from '../../../kit/ui/kbd.tsx';
import { Menu } from '../../../kit/ui/menu.tsx';
import { type Area, putWords } from './area.ts';
import { type Change, nextItem, type Selection, toggledList, toggledMark } from './formatting.ts';

type FormatMenuProps = {
  /** The field of several lines whose words are marked. */
  area: RefObject<Area | null>;
  disabled: boolean;
};

const bold = (selection: Selection) => toggledMark(selection, 'bold');
const italic = (selection: Selection) => toggledMark(selection, 'italic');
const keys: Readonly<Record<string, (selection: Selection) => Change>> = { b: bold, i: italic };
const shown = (key: string) => keysOf({ key, mod: true }, isMac()).join(' ');

/** Bold, italic, struck out and lists, in the field's own letters. Rule inbox.format.1. */
export default function FormatMenu({ area, disabled }: FormatMenuProps) {
  const { t } = useTranslation('inbox');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const change = (make: (selection: Selection) => Change | null): boolean => {
    const field = area.current;
    if (field === null || disabled) return false;
    const { value, selectionStart, selectionEnd } = field;
    const made = make({ value, from: selectionStart ?? 0, to: selectionEnd ?? 0 });
    if (made !== null) putWords(field, made);
    return made !== null;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = event;
    if (altKey || shiftKey || isComposing || defaultPrevented) return;
    const isCommand = ctrlKey || metaKey;
    const make = isCommand ? keys[letterOf(event)] : nextItem;
    if (make === undefined || (!isCommand && key !== 'Enter') || !change(make)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const field = area.current;
    if (field === null) return undefined;
    const listening = new AbortController();
    field.addEventListener('keydown', (event) => onKey(event as KeyboardEvent), { signal: listening.signal });
    return () => listening.abort();
  }, [area]);
  const entries = [
    { key: 'bold', icon: <FormatBold />, make: bold, shortcut: shown('b') },
    { key: 'italic', icon: <FormatItalic />, make: italic, shortcut: shown('i') },
    { key: 'struck', icon: <StrikethroughS />, make: (one: Selection) => toggledMark(one, 'struck') },
    { key: 'bullets', icon: <FormatListBulleted />, make: (one: Selection) => toggledList(one, 'bullets') },
    { key: 'numbers', icon: <FormatListNumbered />, make: (one: Selection) => toggledList(one, 'numbers') },
  ] as const;
  return (
    <>
      <IconButton
        name={t('formatting')}
        icon={<TextFormat />}
        aria-haspopup="menu"
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        entries={entries.map((entry) => ({
          key: entry.key,
          icon: entry.icon,
          label: (
            <Box component="span" sx={labelStyle}>
              {t(`format_${entry.key}`)}
              {'shortcut' in entry && <Kbd aria-hidden>{entry.shortcut}</Kbd>}
            </Box>
          ),
          onSelect: () => {
            // The menu gives the focus back to its button before the field takes it.
            flushSync(() => setAnchor(null));
            change(entry.make);
          },
        }))}
      />
    </>
  );
}

const labelStyle = { display: 'flex', justifyContent: 'space-between', gap: 2, inlineSize: '100%' };
