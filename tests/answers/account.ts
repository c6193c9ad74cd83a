import { now } from './day.ts';
import { drawBy } from './draw.ts';
import { someEntries, type RawEntry } from './entries.ts';
import { someMails, someMessages, type RawMail, type RawMessage } from './mails.ts';
import { somePeople, type Acquaintance } from './people.ts';
import {
  someDeeds,
  someReminders,
  someTasks,
  type RawDeed,
  type RawReminder,
  type RawTask,
} from './tasks.ts';

/** All that a person has, as it is: two years of it. Whoever walks it needs no search. */
export type Account = {
  readonly people: readonly Acquaintance[];
  readonly mails: readonly RawMail[];
  readonly messages: readonly RawMessage[];
  readonly entries: readonly RawEntry[];
  readonly tasks: readonly RawTask[];
  readonly deeds: readonly RawDeed[];
  readonly reminders: readonly RawReminder[];
};

export function seededAccount(seed: number): Account {
  const draw = drawBy(seed);
  const people = somePeople(draw);
  return {
    people,
    mails: someMails(draw, people, now),
    messages: someMessages(draw, people, now),
    entries: someEntries(draw, people),
    tasks: someTasks(draw),
    deeds: someDeeds(draw),
    reminders: someReminders(draw),
  };
}
