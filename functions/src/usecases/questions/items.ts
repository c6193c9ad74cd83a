/** Mails, and messages of other channels, as an answer lists them. */
import type { Instant } from '@crocodile-hub/core/contract/time';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { sourceTitle } from '../source-title.ts';
import type { Asking, Shown, Source } from './asking.ts';

export type Item = {
  of: 'mail' | 'message';
  id: string;
  threadId: string;
  at: Instant;
  who: string;
  address: string;
  title: string;
  excerpt: string;
  files: readonly string[];
  /** The checks of its sender that failed. */
  failedChecks: readonly string[];
};

export const mostListed = 8;
export const longestExcerpt = 160;
const mostSources = 10;

/** A message of a channel has no title of its own. */
export function shownItem({ of, id, title, excerpt, who }: Item): Shown {
  return { of, id, title: title === '' ? excerpt : title, people: [who.replace(/ \([A-Z][A-Za-z]+\)$/, '')] };
}

export function lineOf(item: Item, { words, time }: Asking): string {
  const who = item.who === '' ? words.unknownSender : shownOutside(item.who, 60);
  const files =
    item.files.length === 0
      ? ''
      : ` · 📎 ${item.files
          .slice(0, 4)
          .map((one) => shownOutside(one, 60))
          .join(', ')}`;
  const said = [shownOutside(item.title), shownOutside(item.excerpt, longestExcerpt)].filter(
    (one) => one !== '',
  );
  return `- **${who}**, ${time.moment(item.at)}: ${said.join(' — ')}${files}`;
}

export function sourcesOf(items: readonly Item[], noSubject: string): Source[] {
  return items.slice(0, mostSources).map(({ id, title, who }) => ({
    title: sourceTitle(title) || sourceTitle(who) || noSubject,
    url: `/inbox-ai?${new URLSearchParams({ messageId: id }).toString()}`,
  }));
}
