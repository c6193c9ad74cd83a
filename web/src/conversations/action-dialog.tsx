import { EmailDialog } from '../actions/dialogs/email-dialog.tsx';
import { MeetingDialog } from '../actions/dialogs/meeting-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { ReminderDialog } from '../actions/dialogs/reminder-dialog.tsx';
import { SocialDialog } from '../actions/dialogs/social-dialog.tsx';
import { WhatsappDialog } from '../actions/dialogs/whatsapp-dialog.tsx';

export type DialogAction = 'email' | 'meeting' | 'reminder' | 'question' | 'whatsapp' | 'social';

type ActionDialogProps = {
  action: DialogAction;
  onClose: () => void;
};

/** The open dialog of a quick action. Closing it drops the typed text. Screens load it when first needed. */
export default function ActionDialog({ action, onClose }: ActionDialogProps) {
  switch (action) {
    case 'email':
      return <EmailDialog onClose={onClose} />;
    case 'meeting':
      return <MeetingDialog onClose={onClose} />;
    case 'reminder':
      return <ReminderDialog onClose={onClose} />;
    case 'question':
      return <QuestionDialog onClose={onClose} />;
    case 'whatsapp':
      return <WhatsappDialog onClose={onClose} />;
    case 'social':
      return <SocialDialog onClose={onClose} />;
    default:
      return action satisfies never;
  }
}
