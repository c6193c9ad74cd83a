import { mostMailsSorted } from '@crocodile-hub/core/actions/sort-mail';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { cut } from '@crocodile-hub/core/domain/cut';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { Mail } from '../../ports/mail.ts';
import { senderName } from '../inbox/inbox-message.ts';
import { isReceived } from '../inbox/snooze-mails.ts';
import type { Asking } from '../questions/asking.ts';
import { localIso } from '../time/local-time.ts';
import { type AskedChange, type ChangePorts, proposal, said } from './asked.ts';
import { asSeen } from './mail-change.ts';

const longestName = 200;

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

/** The list that sent this mail is left, where it can be. Rule changes.mail.3. */
export function unsubscribeProposal(
  { actions }: Pick<ChangePorts, 'actions'>,
  { words, clock }: Asking,
  mail: Mail,
): AskedChange {
  const list = cut(visibleName(senderName(mail, '')), longestName) || words.unknownSender;
  if (mail.unsubscribe === null || !isReceived(mail)) return said(words.cannotLeave(shownOutside(list)));
  return proposal(actions, 'unsubscribe', { messageId: mail.id, list }, clock);
}
