import { isMail, type Message } from '../message.ts';
import type { useAddressParams } from '../../kit/nav/use-address-params.ts';
import { saidIn, type Thread } from '../folder/inbox-state.ts';

/** The kinds of the dialog, as written in the address; so a reload opens it again. */
const composings = ['new', 'reply', 'reply-all', 'forward', 'nudge', 'draft'] as const;
export type Composing = (typeof composings)[number];

/** The compose dialog that the address asks for, and its message. Rule inbox.compose.1. */
export function useCompose(
  address: ReturnType<typeof useAddressParams>,
  opened: Message | undefined,
  thread: Thread | null,
) {
  const wanted = address.get('compose');
  const composing = composings.find((known) => known === wanted) ?? null;
  return {
    composing,
    /** The id of the opened draft, or of its message. */
    draftId: address.get('draft') ?? '',
    /** Whom a new message begins with: the address of a link that was pressed. */
    to: address.get('to') ?? '',
    /** The open message with its whole text; a list has only the beginning. */
    whole: opened === undefined ? undefined : wholeOf(opened, thread),
    open: (next: Exclude<Composing, 'draft'>) => address.open({ compose: next }),
    openDraft: (id: string) => address.open({ compose: 'draft', draft: id }),
    close: () => address.close('compose', 'draft', 'to'),
  };
}

function wholeOf(opened: Message, thread: Thread | null): Message | undefined {
  return isMail(opened) ? saidIn(thread, opened)?.find(({ id }) => id === opened.id) : opened;
}
