import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { CommandIntent } from '@crocodile-hub/core/contract/intents';
import type { SlotName } from '@crocodile-hub/core/language/reading';
import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useContacts } from '../people/use-contacts.ts';
import type { Asked } from '../actions/task/task-of-command.ts';
import type { CommandAttempt } from '../actions/run/use-task-actions.ts';
import { commandClock } from '../account/command-clock.ts';
import { firstAttention } from '../kit/state/first-attention.ts';
import { once } from '../kit/state/once.ts';
import { joinWords } from '../kit/voice/join-words.ts';
import { askToAlert } from '../notifications/notification-permission.ts';
import { loadReadingChips } from './lazy-reading-chips.ts';
import { namesSomebody, type WhoIs } from './chips.ts';
import { commandDraft } from './command-draft.ts';
import {
  type CommandEvent,
  commandReducer,
  type CommandState,
  emptyCommand,
  isTouched,
} from './command-state.ts';
import type { ReadWords, SlotValue } from './draft.ts';
import type { Plan, Routing } from './plan.ts';
import { useServerReading } from './use-server-reading.ts';
import type { Way } from './ways.ts';
import type { Question } from './questions.ts';
import type { PlacedSpan } from './segments.ts';
import { shownBy } from './shown.ts';
import { askedBy, type Step, stepsOf } from './steps.ts';
import { useSettings } from '../account/use-settings.ts';

type Reader = (text: string) => ReadWords;

/** The language engine is a chunk of its own, so the box is drawn and usable before it arrives. */
const loadLanguage = once(async () => {
  const [{ understand }, { resolveRecipient }] = await Promise.all([
    import('@crocodile-hub/core/language/understand/understand'),
    import('@crocodile-hub/core/domain/recipients'),
    loadReadingChips(),
  ]);
  return { understand, resolveRecipient };
});
type Language = Awaited<ReturnType<typeof loadLanguage>>;

const noAction = {
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
} as const;
const nothingRead: ReadWords = { ...noAction, actions: [noAction] };

export type Command = {
  text: string;
  /** All spans that were read, for marking. */
  spans: readonly PlacedSpan[];
  /** What Enter will do, in order. */
  steps: readonly [Step, ...Step[]];
  /** The plan of the first step. */
  plan: Plan;
  busy: boolean;
  /** The allowed length of the words, for where they go. */
  most: number;
  type: (text: string) => void;
  change: (step: Step, slot: SlotName, value: SlotValue) => void;
  choose: (step: Step, intent: CommandIntent) => void;
  moveUp: (step: Step) => void;
  drop: (step: Step) => void;
  /** Confirms a question of the reading. */
  answer: (step: Step, question: Question) => void;
  /** Takes one of two readings, which settles the question between them. */
  take: (step: Step, way: Way) => void;
  /** Passes what is shown to `run`. If that resolves to false, the words stay. */
  submit: (run: RunCommand) => Promise<void>;
  /** Appends words that were said before; while the box is busy they wait for it. */
  giveBack: (words: string) => void;
  /** Appends spoken words to the text and submits at once. */
  say: (spoken: string, run: RunCommand) => Promise<void>;
};

type RunCommand = (words: string, plan: Plan, asked: Asked, attempt: CommandAttempt) => Promise<boolean>;

/** The state of a command box: its words, their reading, the edits on the chips, and one submission at a time. */
export function useCommand(routing: Routing): Command {
  const { timeZone } = useSettings();
  const draft = useMemo(() => commandDraft(routing), [routing]);
  const [restored] = useState(() => draft.read());
  const [state, dispatch] = useReducer(commandReducer, { ...emptyCommand, text: restored.text });
  /** Created with the words, so that pressing twice, before and after a reload, is one attempt. */
  const attempt = useRef(restored.attempt);
  const { text, busy } = state;
  const language = useLanguage(text !== '');
  const readAgain = useCallback(
    (words: string, reading: ReadWords) => dispatch({ type: 'readAgain', text: words, reading }),
    [],
  );
  const read = useReader(language, timeZone);
  const { reading, steps, spans, whoIs } = useSteps(state, routing, language);
  const [{ plan }] = steps;

  // Words typed before the engine arrived are read when it does. React may run this after the next key, which stays.
  useEffect(() => {
    if (read !== null && text !== '' && state.reading === null && !busy) readAgain(text, read(text));
  }, [read, text, state.reading, busy, readAgain]);

  const { flow } = plan;
  useServerReading({
    text: state.reading !== null && !busy && !isTouched(state) && flow === 'task' ? text : '',
    timeZone,
    onRead: readAgain,
  });
  const put = useCallback(
    (words: string, itsReading: ReadWords | null) => {
      attempt.current = draft.write(words);
      dispatch({ type: 'typed', text: words, reading: itsReading });
    },
    [draft],
  );
  const type = useCallback((next: string) => busy || put(next, read?.(next) ?? null), [read, busy, put]);
  const edits = useEdits(dispatch);
  const { giveBack, whileBusy } = useGivenBack(draft, put);
  const send = useCallback(
    async (run: RunCommand, words: string, planned: Command['steps'], asked: Asked) => {
      const [{ plan: shown }] = planned;
      if (words === '' || busy || words.length > mostOf(shown)) return;
      for (const { plan: made } of planned) if (made.flow === 'task') askToAlert(made.draft.intent);
      await whileBusy(async () => {
        dispatch({ type: 'submitted' });
        const succeeded = await run(words, shown, asked, attempt.current).catch(() => false);
        // The screen may have changed meanwhile: sent words are removed from the kept draft in any case.
        if (succeeded) draft.sent(words);
        dispatch({ type: succeeded ? 'done' : 'failed' });
      });
    },
    [busy, draft, whileBusy],
  );
  const submit = useCallback<Command['submit']>(
    (run) => send(run, text.trim(), steps, askedBy(text, reading, steps)),
    [send, text, steps, reading],
  );
  const say = useCallback<Command['say']>(
    (spoken, run) => {
      const words = joinWords(text, spoken);
      const next = read?.(words) ?? null;
      put(words, next);
      const heard = commandReducer(state, { type: 'typed', text: words, reading: next });
      // The person has not seen the chips, so of several things each needs a yes.
      const heardSteps = stepsOf(heard, next ?? nothingRead, routing, whoIs);
      const [first] = heardSteps;
      return send(run, words, heardSteps, {
        of: 1,
        answered: [],
        steps: [{ place: 0, shown: shownBy(first.plan) }],
      });
    },
    [send, read, text, state, routing, whoIs, put],
  );
  return { text, spans, steps, plan, busy, most: mostOf(plan), type, ...edits, submit, giveBack, say };
}

/** Words that were said before come back into the box. While it is busy they wait: it takes no words then. */
function useGivenBack(
  draft: ReturnType<typeof commandDraft>,
  put: (words: string, itsReading: null) => void,
): Pick<Command, 'giveBack'> & { whileBusy: (work: () => Promise<void>) => Promise<void> } {
  const box = useRef({ isBusy: false, waiting: '' });
  return useMemo(() => {
    // What is kept is what the box holds now; whoever gives words back may have seen an older text.
    const append = (words: string) => put(joinWords(draft.read().text, words), null);
    return {
      giveBack: (words) => {
        if (box.current.isBusy) box.current.waiting = joinWords(box.current.waiting, words);
        else append(words);
      },
      whileBusy: async (work) => {
        box.current.isBusy = true;
        await work();
        const { waiting } = box.current;
        box.current = { isBusy: false, waiting: '' };
        if (waiting !== '') append(waiting);
      },
    };
  }, [draft, put]);
}

/** What the words ask for, step by step, and where it stands in them. */
function useSteps(state: CommandState, routing: Routing, language: Language | undefined) {
  const reading = state.reading ?? nothingRead;
  const said = useMemo(() => stepsOf(state, reading, routing), [state, reading, routing]);
  const whoIs = useWhoIs(
    language,
    said.some(({ plan }) => namesSomebody(plan.chips)),
  );
  const steps = useMemo(
    () => (whoIs === undefined ? said : stepsOf(state, reading, routing, whoIs)),
    [said, state, reading, routing, whoIs],
  );
  const spans = useMemo(
    () =>
      reading.actions.flatMap((action, place) =>
        steps.some((step) => step.place === place) ? action.spans.map((span) => ({ ...span, place })) : [],
      ),
    [reading, steps],
  );
  return { reading, steps, spans, whoIs };
}

function useEdits(
  dispatch: Dispatch<CommandEvent>,
): Pick<Command, 'change' | 'choose' | 'moveUp' | 'drop' | 'answer' | 'take'> {
  return useMemo(
    () => ({
      change: ({ place, plan: { draft } }, slot, value) =>
        dispatch({ type: 'slotChanged', place, draft, slot, value }),
      choose: ({ place }, intent) => dispatch({ type: 'intentChosen', place, intent }),
      moveUp: ({ place }) => dispatch({ type: 'movedUp', place }),
      drop: ({ place }) => dispatch({ type: 'dropped', place }),
      answer: ({ place }, question) => dispatch({ type: 'answered', place, question }),
      take: ({ place, ways }, { proposal: other }) => {
        if (ways !== null) dispatch({ type: 'readingTaken', place, question: ways.question, other });
      },
    }),
    [dispatch],
  );
}

/** A task's limit is a command's; other words become a message. */
function mostOf({ flow }: Plan): number {
  return flow === 'task' ? bounds.command : bounds.message;
}

/** Reads words by this moment's clock; null until the engine is there. */
function useReader(language: Language | undefined, timeZone: string): Reader | null {
  return useMemo(
    () =>
      language === undefined
        ? null
        : (words) => language.understand(words, commandClock(Date.now(), timeZone)),
    [language, timeZone],
  );
}

/** Finds whom a name means among the contacts, once they are loaded. */
function useWhoIs(language: Language | undefined, isSomebodyNamed: boolean): WhoIs | undefined {
  const contacts = useContacts(isSomebodyNamed);
  return useMemo(
    () =>
      contacts === undefined || language === undefined
        ? undefined
        : (written, wants) => language.resolveRecipient(written, wants, contacts),
    [contacts, language],
  );
}

/** Fetches the engine when the person first points or focuses somewhere, or types a letter. */
function useLanguage(isTyping: boolean): Language | undefined {
  const [language, setLanguage] = useState<Language>();
  useEffect(() => {
    let wanted = true;
    const load = () =>
      void loadLanguage().then(
        (loaded) => wanted && setLanguage(loaded),
        // Without the engine the box still sends: the server reads the words.
        () => undefined,
      );
    if (isTyping) load();
    else void firstAttention().then(() => wanted && load());
    return () => {
      wanted = false;
    };
  }, [isTyping]);
  return language;
}
