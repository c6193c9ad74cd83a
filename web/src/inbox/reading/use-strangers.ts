import { useMemo } from 'react';
import { useContacts } from '../../people/use-contacts.ts';
import type { Message } from '../message.ts';
import type { Thread } from '../folder/inbox-state.ts';
import { type Strangers, strangersIn } from './strangers.ts';

/** The people of the open message who could be mistaken for somebody else. */
export function useStrangers(opened: Message | undefined, thread: Thread | null): Strangers {
  const contacts = useContacts(opened?.platform === 'gmail');
  const said = thread?.is === 'ready' && thread.threadId === opened?.threadId ? thread.messages : null;
  return useMemo(
    () => strangersIn(said ?? (opened === undefined ? [] : [opened]), contacts ?? []),
    [said, opened, contacts],
  );
}
