import type { Question } from '../../../entities/message/api/ask-assistant.ts';

/** A message of the person's on its way to an answer. */
export type Turn = {
  questionId: string;
  content: string;
  replyId: string;
  via: Question['via'];
  purpose?: 'summarize';
  /** The hub's question is stored Pending, and Done once it is answered. */
  isPending?: true;
  /** Set when the notice is stored already and only the search is left. */
  resumesSearch?: true;
  /** Whether the database took the question, once that is known. Absent for a question that it has. */
  isStored?: Promise<boolean>;
  /** Pauses of the flow from the hub. Rule center.link.1. */
  pauses?: { replyMs: number; searchMs: number };
  is: 'queued' | 'offline' | 'asking' | 'searching';
  /** What the assistant has written so far. */
  text: string;
};

export type NewTurn = Omit<Turn, 'is' | 'text'>;

/** Turns by session; the first of a session is the one at work. */
export type Turns = ReadonlyMap<string, readonly Turn[]>;

export function withTurns(turns: Turns, sessionId: string, list: readonly Turn[]): Turns {
  const next = new Map(turns);
  if (list.length === 0) next.delete(sessionId);
  else next.set(sessionId, list);
  return next;
}
