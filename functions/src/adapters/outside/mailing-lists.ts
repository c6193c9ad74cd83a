import { Failure } from '../../ports/failure.ts';
import type { MailingLists } from '../../ports/outside.ts';
import type { OutsideWeb } from './outside-web.ts';

/** RFC 8058, section 3.2: only this is sent, so the list learns no more about the person than its own address says. */
const oneClick = {
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
} as const;

/** Leaves mailing lists. RFC 8058 allows a list no redirect, so none is followed. docs/decisions/0020. */
export function mailingLists(web: OutsideWeb): MailingLists {
  return {
    unsubscribe: (address) =>
      web({ refused: 'cannotUnsubscribe', silent: 'unsubscribeFailed' }, async (ask) => {
        const url = URL.parse(address);
        if (url === null) throw refused();
        const { status } = await ask(url, oneClick);
        if (status >= 300 && status < 400) throw refused();
        if (status < 200 || status > 299) throw new Failure('unavailable', 'unsubscribeFailed');
      }),
  };
}

const refused = () => new Failure('invalid', 'cannotUnsubscribe');
