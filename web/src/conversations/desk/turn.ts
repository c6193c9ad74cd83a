import type { Question } from '../log/ask-assistant.ts';

/** A question that waits for its answer. */
export type Turn = {
  questionId: string;
  content: string;
  replyId: string;
  via: Question['via'];
  purpose?: 'summarize';
  /** The hub's question is stored as Pending, and as Done once it is answered. */
  isPending?: true;
  /** Set when the notice is already stored and only the search is missing. */
  resumesSearch?: true;
  /** Whether the database accepted the question. Absent when it was stored before. */
  isStored?: Promise<boolean>;
  /** Pauses of the flow from the hub. Rule center.link.1. */
  pauses?: { replyMs: number; searchMs: number };
  is: 'queued' | 'offline' | 'asking' | 'searching';
  /** What the assistant has written so far. */
  text: string;
};

export type NewTurn = Omit<Turn, 'is' | 'text'>;

/** The turns of each session; the first one is running. */
export type Turns = ReadonlyMap<string, readonly Turn[]>;

export function withTurns(turns: Turns, sessionId: string, list: readonly Turn[]): Turns {
  const next = new Map(turns);
  if (list.length === 0) next.delete(sessionId);
  else next.set(sessionId, list);
  return next;
}
