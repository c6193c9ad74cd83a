import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { useSyncExternalStore } from 'react';
import { reopenedForm } from './reopen-form.ts';
import { ComposeDialog } from './compose/compose-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { composeFormOf, emptyCompose, isComposed } from './compose/compose-form.ts';
import { emailFormOf } from './email-form.ts';
import { socialFormOf } from './social-form.ts';
import { whatsappFormOf } from './whatsapp-form.ts';
import { SocialDialog } from './social-dialog.tsx';
import { WhatsappDialog } from './whatsapp-dialog.tsx';

/** Opens the form again with the words of a send that failed or was undone, on any screen. */
export default function ReopenedForm() {
  const task = useSyncExternalStore(reopenedForm.subscribe, reopenedForm.get);
  if (task === null) return null;
  const payload = task.actionPayload ?? {};
  const onClose = () => reopenedForm.set(null);
  // A name of its own, so that a newer form of the same kind keeps its words.
  const name = `reopened-${task.id}`;
  switch (resolveActionType(task.actionType)) {
    case 'send_email':
      if (isComposed(payload)) {
        const { form, ...rest } = composeFormOf(payload);
        return (
          <ComposeDialog
            key={task.id}
            name={name}
            initial={emptyCompose}
            given={form}
            {...rest}
            onClose={onClose}
          />
        );
      }
      return <EmailDialog key={task.id} name={name} given={emailFormOf(payload)} onClose={onClose} />;
    case 'send_whatsapp':
      return <WhatsappDialog key={task.id} name={name} given={whatsappFormOf(payload)} onClose={onClose} />;
    case 'send_message':
      return <SocialDialog key={task.id} name={name} given={socialFormOf(payload)} onClose={onClose} />;
    default:
      return null;
  }
}
