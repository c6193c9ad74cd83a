import type { Channel } from '@crocodile-hub/core/contract/channels';
import type { Period } from './periods.ts';
import type { Acquaintance, Brand } from './people.ts';
import type { Language, Topic } from './topics.ts';

/** Who is named: all who bear the name, or a brand. */
export type Named = {
  readonly said: string;
  readonly people: readonly Acquaintance[];
  readonly brand: Brand | null;
};

/** What is asked for, without any words. */
export type Slots =
  | {
      readonly of: 'mail';
      /** Mail alone, a channel alone, or whatever somebody wrote. */
      readonly where: 'mail' | 'everywhere' | Channel;
      /** What came, what the person sent, or both. */
      readonly way: 'in' | 'out' | 'both';
      readonly who: Named | null;
      readonly topic: Topic | null;
      readonly over: Period | null;
      readonly only: 'unread' | 'files' | 'starred' | null;
    }
  | { readonly of: 'agenda'; readonly over: Period }
  | { readonly of: 'next meeting'; readonly who: Named | null }
  | { readonly of: 'last meeting'; readonly who: Named }
  | { readonly of: 'free then'; readonly over: Period }
  | { readonly of: 'free hours'; readonly over: Period }
  | {
      readonly of: 'tasks';
      readonly over: Period | null;
      readonly topic: Topic | null;
      readonly isLate: boolean;
    }
  | { readonly of: 'reminders'; readonly over: Period | null }
  | { readonly of: 'finished'; readonly over: Period }
  | { readonly of: 'contact'; readonly who: Named; readonly wants: 'phone' | 'email' };

export type Query = {
  readonly kind: string;
  readonly language: Language;
  readonly text: string;
  readonly slots: Slots;
  /** The sentence asks how many there are, so that a lower bound is no answer. */
  readonly counts: boolean;
};
