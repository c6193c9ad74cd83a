import { mostMailsSorted } from '@crocodile-hub/core/actions/sort-mail';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Mail } from '../../ports/mail.ts';
import { isReceived } from '../inbox/snooze-mails.ts';
import type { Asking } from '../questions/asking.ts';
import { localIso } from '../time/local-time.ts';
import { type AskedChange, type ChangePorts, proposal, said } from './asked.ts';
import { asSeen } from './mail-change.ts';

/** These mails are hidden until a time, the first fifty of them. Rule changes.mail.2. */
export function snoozeProposal(
  { actions }: Pick<ChangePorts, 'actions'>,
  { words, clock, time }: Asking,
  mails: readonly Mail[],
  until: Instant,
): AskedChange {
  if (until <= clock.now) return said(words.timeIsPast(time.moment(until)));
  const received = mails.filter(isReceived).slice(0, mostMailsSorted);
  if (received.length === 0) return said(words.noMails);
  const payload = { ...asSeen(received, words.unknownSender), until: localIso(until, clock.timeZone) };
  return proposal(actions, 'snooze_mail', payload, clock);
}
