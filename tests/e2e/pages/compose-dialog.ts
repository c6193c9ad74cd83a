import type { Locator, Page } from '../../../web/src/testing/page.ts';
import { patience } from '../../support/patience.ts';

/** Actions and views of a person in the dialog that writes a message. */
export function composeDialog<L extends Locator<L>>(page: Page<L>) {
  const dialog = page.getByRole('dialog', { name: /^(New Message|Reply|Forward|הודעה חדשה)$/ });
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name, exact: true });
  const to = dialog.getByRole('combobox', { name: /^(To|אל)$/ });
  return {
    dialog,
    to,
    subject: field(/^(Subject|נושא)$/),
    message: field(/^(Message|הודעה)$/),
    send: dialog.getByRole('button', { name: /^(Send (Email|Message|DM)|שליחת (מייל|הודעה|DM))$/ }),
    status: dialog.getByRole('status'),
    discard: dialog.getByRole('button', { name: /^(Discard draft|מחיקת הטיוטה)$/ }),
    open: () => page.getByRole('button', { name: /^(Compose|הודעה חדשה)$/ }).click(patience),
  };
}
