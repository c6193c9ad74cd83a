import TemplateIcon from '@mui/icons-material/TextSnippetOutlined';
import Box from '@mui/material/Box';
import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Saved, useSavedWords } from '../../../account/use-saved-words.ts';
import { lazyPart } from '../../../kit/state/lazy-part.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { type Area, putWords } from './area.ts';
import { filledFor, firstNameOf, type Slash, slashBefore, templatesFor } from './templates.ts';

const TemplateList = lazyPart(() => import('./template-list.tsx'));
const TemplatesDialog = lazyPart(() => import('./templates-dialog.tsx'));

type TemplatePickerProps = {
  /** The field of several lines that they are put in. */
  area: RefObject<Area | null>;
  /** The name of the only recipient, if it is known. */
  recipient: string;
  /** What of the field can be saved as a template. */
  written: string;
  disabled: boolean;
};

/**
 * Templates for a field: `/` at the beginning of a line lists them below it, and a button shows them all. Rules
 * inbox.templates.1 and inbox.templates.2.
 */
export default function TemplatePicker({ area, recipient, written, disabled }: TemplatePickerProps) {
  const { t } = useTranslation('inbox');
  const id = useId();
  const templates = useSavedWords('template');
  const [isShown, setShown] = useState(false);
  const put = ({ words }: Saved, { from, to }: { from: number; to: number }) => {
    // The dialog gives the focus back to its button before the field takes it.
    flushSync(() => setShown(false));
    if (area.current === null) return;
    const filled = filledFor(firstNameOf(recipient), words);
    const select = [from + filled.from, from + filled.to] as const;
    putWords(area.current, { from, to, words: filled.words, select });
  };
  const list = useSlashList({ id, area, all: disabled ? [] : templates, put });
  return (
    <>
      <IconButton
        name={t('templates')}
        shortcut="/"
        icon={<TemplateIcon />}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setShown(true)}
      />
      {/* What happens above the message must not send the message. */}
      <Box sx={{ display: 'contents' }} onSubmit={stop} onKeyDown={stop} onPaste={stop}>
        {list.shown !== null && (
          <TemplateList id={id} area={list.shown.area} at={list.shown.at} {...list.choice} />
        )}
        {isShown && (
          <TemplatesDialog
            templates={templates}
            written={written.trim()}
            onInsert={(one) => put(one, selectionIn(area.current))}
            onClose={() => setShown(false)}
          />
        )}
      </Box>
    </>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

const selectionIn = (area: Area | null) => ({ from: area?.selectionStart ?? 0, to: area?.selectionEnd ?? 0 });

type SlashListOptions = {
  id: string;
  area: TemplatePickerProps['area'];
  all: readonly Saved[];
  put: (one: Saved, part: { from: number; to: number }) => void;
};

/** The list that a slash opens: what is typed after it, which template is pointed at, and the field's keys. */
function useSlashList({ id, area, all, put }: SlashListOptions) {
  const [slash, setSlash] = useState<(Slash & { area: Area }) | null>(null);
  const [pointed, setPointed] = useState(0);
  /** Where a slash stands that is to stay one. */
  const dismissed = useRef<number>(null);
  const items = slash === null ? [] : templatesFor(all, slash.query);
  const active = Math.min(pointed, items.length - 1);
  const pick = (one: Saved | undefined) => {
    setSlash(null);
    if (slash !== null && one !== undefined)
      put(one, { from: slash.at, to: slash.at + 1 + slash.query.length });
  };
  const look = useEffectEvent((field: Area) => {
    const { value, selectionStart, selectionEnd } = field;
    const found = selectionStart === selectionEnd ? slashBefore(value, selectionStart ?? 0) : null;
    if (found?.at !== dismissed.current) dismissed.current = null;
    setSlash(found === null || dismissed.current !== null ? null : { ...found, area: field });
    if (found?.query !== slash?.query) setPointed(0);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (items.length === 0 || ctrlKey || metaKey || altKey || shiftKey || isComposing) return;
    if (key === 'ArrowDown') setPointed((active + 1) % items.length);
    else if (key === 'ArrowUp') setPointed((active + items.length - 1) % items.length);
    else if (key === 'Enter') pick(items[active]);
    else if (key === 'Escape') {
      dismissed.current = slash?.at ?? null;
      setSlash(null);
    } else return;
    event.preventDefault();
    // Neither the field nor a dialog around it uses the key as well.
    event.stopPropagation();
  });
  useEffect(() => {
    const field = area.current;
    if (field === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['input', 'keyup', 'click', 'focus'])
      field.addEventListener(name, () => look(field), { signal });
    field.addEventListener('keydown', (event) => onKey(event as KeyboardEvent), { signal });
    field.addEventListener('blur', () => setSlash(null), { signal });
    // What was typed before this part was fetched.
    if (document.activeElement === field) look(field);
    return () => listening.abort();
  }, [area]);
  const shown = items.length === 0 ? null : slash;
  useTold(shown?.area, { 'aria-controls': id, 'aria-activedescendant': `${id}-${active}` });
  return { shown, choice: { items, active, onPick: pick } };
}

/** Tells of the open list on its field, which is the screen's own. */
function useTold(area: Area | undefined, told: Readonly<Record<string, string>>): void {
  useEffect(() => {
    if (area === undefined) return undefined;
    const attributes = Object.entries({ 'aria-autocomplete': 'list', ...told });
    for (const [name, value] of attributes) area.setAttribute(name, value);
    return () => {
      for (const [name] of attributes) area.removeAttribute(name);
    };
  });
}
