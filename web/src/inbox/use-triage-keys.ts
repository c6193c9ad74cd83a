import { type RefObject, useMemo } from 'react';
import type { Message } from './message.ts';
import { type Command, type Shortcut, useOfferCommands } from '../kit/nav/registry.ts';
import type { Translate } from '../kit/text/translate.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { useSteady } from '../kit/state/use-steady.ts';
import { asOne } from './list/lines.ts';
import { type Hands, isOffered, operate, operationNames, operations } from './operations.ts';

type Triage = Omit<Hands, 'askForTag'> & {
  /** Holds the rows. */
  list: RefObject<HTMLElement | null>;
  shown: readonly Message[];
  opened: Message | undefined;
  /** The messages that are one thing in the list. */
  rowOf: (message: Message) => readonly Message[];
  select: (message: Message) => void;
  composeNew: () => void;
  close: () => void;
};

const row = '[data-opens]';

/**
 * Keys for the inbox. They act on the focused row, else on the open message; while a message is open, moving opens the
 * next one. Rule inbox.keys.1.
 */
export function useTriageKeys(triage: Triage): void {
  const { t } = useTranslation(['inbox', 'common']);
  const withTriage = useSteady((work: (now: Triage) => void) => work(triage));
  useOfferCommands(useMemo(() => inboxCommands(withTriage, t), [withTriage, t]));
}

/** They are not in the palette, which takes the focus from the row that they are about. */
export function inboxCommands(
  withTriage: (work: (now: Triage) => void) => void,
  t: Translate<readonly ['inbox', 'common']>,
): Command[] {
  const command = (name: string, words: string, keys: readonly Shortcut[], run: () => void): Command => ({
    id: `inbox.${name}`,
    words,
    shortcuts: keys,
    scope: 'inbox',
    run,
  });
  const moving = (by: 1 | -1) => () => withTriage((now) => move(now, by));
  const onCurrent = (work: (message: Message, now: Triage) => void) => () =>
    withTriage((now) => {
      const message = currentOf(now);
      if (message !== undefined) work(message, now);
    });
  return [
    command('next', t('nextMessage'), [{ key: 'j' }, { key: 'arrowdown', on: row }], moving(1)),
    command('previous', t('previousMessage'), [{ key: 'k' }, { key: 'arrowup', on: row }], moving(-1)),
    command(
      'select',
      t('select'),
      [{ key: 'x' }],
      onCurrent((message, now) => now.select(message)),
    ),
    ...operationNames.flatMap((name) => {
      const { key, label, keyLabel } = operations[name];
      const turns = operationNames.filter((one) => key !== undefined && operations[one].key === key);
      if (key === undefined || turns[0] !== name) return [];
      const run = onCurrent((message, now) => {
        const whole = asRow(now, message);
        const meant = turns.find((one) => isOffered(one, whole)) ?? name;
        operate(meant, message, { ...now, askForTag: () => {} }, besideRow(now, message));
      });
      return [command(name, t(keyLabel ?? label), [{ key }], run)];
    }),
    command('search', t('searchKey'), [{ key: '/' }], toSearch),
    command('compose', t('compose'), [{ key: 'c' }], () => withTriage((now) => now.composeNew())),
    {
      ...command('close', t('common:close'), [{ key: 'escape' }], () => withTriage((now) => now.close())),
      isAvailable: () => {
        let isOpen = false;
        withTriage(({ opened }) => (isOpen = opened !== undefined));
        return isOpen;
      },
    },
  ];
}

/** In a narrow window the field is unfolded first. */
function toSearch(): void {
  const field = document.getElementById('search-input');
  if (field === null) document.getElementById('search-unfold')?.click();
  else field.focus();
}

function currentOf({ shown, opened }: Triage): Message | undefined {
  // Rows of new senders are items of a list, and no articles.
  const around = document.activeElement?.closest('article, li');
  const focused = around?.querySelector<HTMLElement>(row)?.dataset['opens'];
  return shown.find(({ id }) => id === focused) ?? opened;
}

/** As the buttons of its row take it. What is open may be on no page. */
function asRow({ rowOf }: Triage, message: Message): Message {
  const messages = rowOf(message);
  return messages.length === 0 ? message : asOne({ newest: message, messages });
}

function besideRow({ list }: Triage, { id }: Message): HTMLElement {
  const own = list.current?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(id)}"]`);
  if (own) return own;
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
}

/** Rows of folded groups are not in the page, so they are skipped. */
function move(triage: Triage, by: 1 | -1): void {
  const { list, shown, opened, open } = triage;
  const rows = [...(list.current?.querySelectorAll<HTMLElement>(row) ?? [])];
  const current = currentOf(triage)?.id;
  const at = rows.findIndex(({ dataset }) => dataset['opens'] === current);
  const next = at === -1 ? rows[by === 1 ? 0 : rows.length - 1] : rows[at + by];
  const message = shown.find(({ id }) => id === next?.dataset['opens']);
  if (next === undefined || message === undefined) return;
  next.focus();
  if (opened !== undefined) open(message);
}
