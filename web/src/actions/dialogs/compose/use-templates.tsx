import TemplateIcon from '@mui/icons-material/TextSnippetOutlined';
import Box from '@mui/material/Box';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Saved, type SavedWords, useSavedWords } from '../../../account/use-saved-words.ts';
import { lazyPart } from '../../../kit/state/lazy-part.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { firstNameOf, type Slash, slashBefore, templatesFor, withTemplate } from './templates.ts';

const TemplateList = lazyPart(() => import('./template-list.tsx'));
const TemplatesDialog = lazyPart(() => import('./templates-dialog.tsx'));

type TemplatesOptions = {
  text: string;
  onText: (text: string) => void;
  /** The name of the only recipient, if it is known. */
  recipient: string;
  /** What of the text can be saved as a template; all of it by default. */
  written?: string;
  disabled: boolean;
};

type Area = SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>;

/**
 * Templates in a field of several lines: `/` at the beginning of a word lists them, and a button shows them all. Rules
 * inbox.templates.1 and inbox.templates.2.
 */
export function useTemplates({ text, onText, recipient, written = text, disabled }: TemplatesOptions) {
  const { t } = useTranslation('inbox');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const templates = useSavedWords('template');
  const [isShown, setShown] = useState(false);
  const put = ({ words }: Saved, from: number, to: number) => {
    const filled = withTemplate(text, { from, to }, { words, firstName: firstNameOf(recipient) });
    // The dialog gives the focus back to its button before the field takes it.
    flushSync(() => {
      onText(filled.text);
      setShown(false);
    });
    area.current?.focus();
    area.current?.setSelectionRange(filled.from, filled.to);
  };
  const list = useSlashList(templates, put);
  const { slash, items, active } = list;
  const isOpen = slash !== null && items.length > 0 && !disabled;
  const input = {
    ref: area,
    onChange: list.look,
    onSelect: (event: Area) => slash !== null && list.look(event),
    onBlur: list.close,
    // A field of several lines is no combobox but while it has a list.
    ...(isOpen && {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-expanded': true,
      'aria-controls': id,
      'aria-activedescendant': `${id}-${active}`,
    }),
  };
  const layers = (
    <Apart>
      {isOpen && (
        <TemplateList
          id={id}
          area={slash.area}
          at={slash.at}
          items={items}
          active={active}
          onPick={(one) => list.pick(one)}
        />
      )}
      {isShown && (
        <TemplatesDialog
          templates={templates}
          written={written.trim()}
          onInsert={(one) =>
            put(one, area.current?.selectionStart ?? text.length, area.current?.selectionEnd ?? text.length)
          }
          onClose={() => setShown(false)}
        />
      )}
    </Apart>
  );
  return {
    input,
    onKey: (event: KeyboardEvent) => isOpen && list.onKey(event),
    button: (
      <IconButton
        name={t('templates')}
        shortcut="/"
        icon={<TemplateIcon />}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setShown(true)}
      />
    ),
    layers,
  };
}

/** What happens in a dialog above the message must not send the message below. */
function Apart({ children }: { children: ReactNode }) {
  const stop = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <Box sx={{ display: 'contents' }} onSubmit={stop} onKeyDown={stop} onPaste={stop}>
      <Suspense fallback={null}>{children}</Suspense>
    </Box>
  );
}

/** The list that a slash opens: what is typed after it, which template is pointed at, and the keys. */
function useSlashList({ items: all }: SavedWords, put: (one: Saved, from: number, to: number) => void) {
  const [slash, setSlash] = useState<(Slash & { area: Area['currentTarget'] }) | null>(null);
  const [active, setActive] = useState(0);
  /** Where a slash stands that is to stay one. */
  const dismissed = useRef<number>(null);
  const items = slash === null ? [] : templatesFor(all, slash.query);
  const close = () => setSlash(null);
  const pick = (one: Saved | undefined) => {
    close();
    if (slash !== null && one !== undefined) put(one, slash.at, slash.at + 1 + slash.query.length);
  };
  const move = (by: number) => setActive((active + by + items.length) % items.length);
  return {
    slash,
    items,
    active: Math.min(active, items.length - 1),
    close,
    pick,
    look: ({ currentTarget: area }: Area) => {
      const { value, selectionStart, selectionEnd } = area;
      const found = selectionStart === selectionEnd ? slashBefore(value, selectionStart ?? 0) : null;
      if (found?.at !== dismissed.current) dismissed.current = null;
      setSlash(found === null || dismissed.current !== null ? null : { ...found, area });
      if (found?.query !== slash?.query) setActive(0);
    },
    /** Returns whether the list used the key. */
    onKey: (event: KeyboardEvent): boolean => {
      const { key, ctrlKey, metaKey, altKey, nativeEvent } = event;
      if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return false;
      if (key === 'ArrowDown') move(1);
      else if (key === 'ArrowUp') move(-1);
      else if (key === 'Enter') pick(items[active]);
      else if (key === 'Escape') {
        dismissed.current = slash?.at ?? null;
        close();
      } else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
