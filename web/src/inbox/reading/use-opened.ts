import { type Dispatch, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { loadMail } from '../folder/load-messages.ts';
import type { Message } from '../message.ts';
import { useContacts } from '../../people/use-contacts.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useSteady } from '../../kit/state/use-steady.ts';
import type { useAddressParams } from '../../kit/nav/use-address-params.ts';
import { notify } from '../../kit/ui/notify.tsx';
import type { InboxAction } from '../folder/inbox-reducer.ts';
import { type InboxState, saidIn, type Thread } from '../folder/inbox-state.ts';
import { type Strangers, strangersIn } from './strangers.ts';
import { useThread } from './use-thread.ts';
import { whileWanted } from '../../kit/state/while-wanted.ts';

type Address = ReturnType<typeof useAddressParams>;

export type Opened = {
  opened: Message | undefined;
  thread: Thread | null;
  /** Asks for the conversation again; null where that is of no use. */
  retryThread: (() => void) | null;
  strangers: Strangers;
  /** Messages leave the list: if the open one is among them, the next one opens, or none. */
  leave: (gone: ReadonlySet<string>, next: string | null) => void;
  /** They are there again: the open one opens again, unless the person has gone elsewhere. */
  comeBack: (back: ReadonlySet<string>) => void;
};

/** The message that the address names, its conversation loaded. Rules nav.query.2, inbox.open.1 and inbox.open.4. */
export function useOpened(address: Address, state: InboxState, dispatch: Dispatch<InboxAction>): Opened {
  const { t } = useTranslation('inbox');
  const named = address.get('messageId');
  /** The next one, or none, is shown at once, although the address still names the one that left. */
  const [moved, setMoved] = useState<{ from: string; to: string | null } | null>(null);
  if (moved !== null && moved.from !== named) setMoved(null);
  const wanted = moved?.from === named ? moved.to : named;
  const { messages, outside, loading, troubles } = state;
  const opened =
    messages.find(({ id }) => id === wanted) ??
    (outside !== null && outside.id === wanted ? outside : undefined);
  const conversation = useThread(opened, state, dispatch);
  const lost = wanted !== null && opened === undefined && loading === null ? wanted : null;
  const find = useEffectEvent(async (id: string, signal: AbortSignal) => {
    // If mail could not be loaded at all, a panel of its own says so.
    if (troubles.some(({ platform }) => platform === 'gmail')) return address.drop('messageId');
    const outcome = await loadMail(id, { signal });
    if (signal.aborted) return undefined;
    if (outcome.ok) return dispatch({ type: 'outside-came', message: outcome.reply });
    const { kind } = outcome.failure;
    address.drop('messageId');
    notify.error(t(kind === 'not-found' || kind === 'invalid' ? 'cannotOpen' : 'failedThread'));
    return undefined;
  });
  useEffect(() => (lost === null ? undefined : whileWanted((signal) => find(lost, signal))), [lost]);
  /** What opened in the place of each that left. */
  const left = useRef(new Map<string, string | null>());
  return {
    opened,
    ...conversation,
    strangers: useStrangers(opened, conversation.thread),
    leave: (gone, next) => {
      if (named === null || opened === undefined || !gone.has(opened.id)) return;
      left.current.set(opened.id, next);
      setMoved({ from: named, to: next });
      if (next === null) address.close('messageId');
      else address.open({ messageId: next });
    },
    comeBack: useSteady((back) => {
      const id = [...left.current.keys()].findLast((one) => back.has(one));
      if (id === undefined) return;
      if (left.current.get(id) === (opened?.id ?? null)) {
        setMoved(null);
        address.open({ messageId: id });
      }
      left.current.delete(id);
    }),
  };
}

/** The people of the open message who could be mistaken for somebody else. */
function useStrangers(opened: Message | undefined, thread: Thread | null): Strangers {
  const contacts = useContacts(opened?.platform === 'gmail');
  const said = saidIn(thread, opened);
  return useMemo(
    () => strangersIn(said ?? (opened === undefined ? [] : [opened]), contacts ?? []),
    [said, opened, contacts],
  );
}
