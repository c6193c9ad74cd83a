import { resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import type { Intent, Reading, SlotName, Understanding } from '@crocodile-hub/core/language/reading';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useContacts } from '../../../entities/contact/model/use-contacts.ts';
import { commandClock } from '../../../shared/lib/command-clock.ts';
import { firstAttention } from '../../../shared/lib/first-attention.ts';
import { once } from '../../../shared/lib/once.ts';
import { joinWords } from '../../../shared/voice/join-words.ts';
import { loadReadingChips } from '../lazy-reading-chips.ts';
import { namesSomebody, type WhoIs } from './chips.ts';
import { commandReducer, emptyCommand } from './command-state.ts';
import type { SlotValue } from './draft.ts';
import { type Plan, planOf, type Routing } from './plan.ts';

type Reader = (text: string) => Understanding;

/** The language engine is a chunk of its own: the box is drawn and typed in before it arrives. */
const loadLanguage = once(async () => {
  const [language] = await Promise.all([
    import('@crocodile-hub/core/language/understand'),
    loadReadingChips(),
  ]);
  return language;
});

const nothingRead: Reading = {
  intent: 'none',
  slots: {},
  confidence: 0,
  words: '',
  spans: [],
  doubts: [],
  alternatives: [],
  sendAt: null,
  day: null,
  repeats: null,
  asksPreview: false,
};

const nothingElse: readonly Reading[] = [];

export type Command = {
  text: string;
  reading: Reading;
  /** What else the words ask for, in order: each becomes a task that waits for a yes. */
  further: readonly Reading[];
  plan: Plan;
  busy: boolean;
  type: (text: string) => void;
  change: (slot: SlotName, value: SlotValue) => void;
  choose: (intent: Intent) => void;
  /** Hands what is shown to `run`. The words stay when it answers false. */
  submit: (run: RunCommand) => Promise<void>;
  /** Spoken words go behind what is written, and off at once. */
  say: (spoken: string, run: RunCommand) => Promise<void>;
};

type RunCommand = (words: string, plan: Plan) => Promise<boolean>;

/** A command box's life: words, their reading, changes on the chips, and one submission at a time. */
export function useCommand({ timeZone, routing }: { timeZone: string; routing: Routing }): Command {
  const [state, dispatch] = useReducer(commandReducer, emptyCommand);
  const { text, edits, busy } = state;
  const read = useReader(timeZone, text !== '');
  const reading = state.reading ?? nothingRead;
  const said = useMemo(() => planOf(text, reading, edits, routing), [text, reading, edits, routing]);
  const whoIs = useWhoIs(namesSomebody(said.chips));
  const plan = useMemo(
    () => (whoIs === undefined ? said : planOf(text, reading, edits, routing, whoIs)),
    [said, text, reading, edits, routing, whoIs],
  );

  // Words typed before the engine arrived are read when it does.
  useEffect(() => {
    if (read !== null && text !== '' && state.reading === null) {
      dispatch({ type: 'typed', text, reading: read(text) });
    }
  }, [read, text, state.reading]);

  const type = useCallback(
    (next: string) => dispatch({ type: 'typed', text: next, reading: read?.(next) ?? null }),
    [read],
  );
  const change = useCallback(
    (slot: SlotName, value: SlotValue) => dispatch({ type: 'slotChanged', draft: plan.draft, slot, value }),
    [plan.draft],
  );
  const choose = useCallback((intent: Intent) => dispatch({ type: 'intentChosen', intent }), []);
  const send = useCallback(
    async (run: RunCommand, words: string, shown: Plan) => {
      if (words === '' || busy) return;
      dispatch({ type: 'submitted' });
      const succeeded = await run(words, shown).catch(() => false);
      dispatch({ type: succeeded ? 'done' : 'failed' });
    },
    [busy],
  );
  const submit = useCallback<Command['submit']>((run) => send(run, text.trim(), plan), [send, text, plan]);
  const say = useCallback<Command['say']>(
    (spoken, run) => {
      const words = joinWords(text, spoken);
      const next = read?.(words) ?? null;
      dispatch({ type: 'typed', text: words, reading: next });
      return send(run, words, planOf(words, next ?? nothingRead, edits, routing, whoIs));
    },
    [send, read, text, edits, routing, whoIs],
  );
  const further = state.reading?.actions.slice(1) ?? nothingElse;
  return { text, reading, further, plan, busy, type, change, choose, submit, say };
}

/** Who a name is among the person's contacts, once they are known. */
function useWhoIs(isSomebodyNamed: boolean): WhoIs | undefined {
  const contacts = useContacts(isSomebodyNamed);
  return useMemo(
    () =>
      contacts === undefined ? undefined : (written, wants) => resolveRecipient(written, wants, contacts),
    [contacts],
  );
}

/** Fetches the engine when the person first points or goes somewhere, and at the first letter at the latest. */
function useReader(timeZone: string, isTyping: boolean): Reader | null {
  const [understand, setUnderstand] =
    useState<typeof import('@crocodile-hub/core/language/understand').understand>();
  useEffect(() => {
    let wanted = true;
    const load = () =>
      void loadLanguage().then(
        (language) => wanted && setUnderstand(() => language.understand),
        // Without the engine the box still sends: the server reads the words.
        () => undefined,
      );
    if (isTyping) load();
    else void firstAttention().then(() => wanted && load());
    return () => {
      wanted = false;
    };
  }, [isTyping]);
  return useMemo(
    () => (understand === undefined ? null : (text) => understand(text, commandClock(Date.now(), timeZone))),
    [understand, timeZone],
  );
}
