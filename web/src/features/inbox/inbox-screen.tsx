import { useSignIn } from '../../shared/auth/person.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { LoggedOut } from '../../shared/ui/logged-out.tsx';
import { InboxWorkspace } from './inbox-workspace.tsx';

/** Inbox AI: mail and messages in one list. */
export function InboxScreen() {
  const { t } = useTranslation('inbox');
  const signIn = useSignIn();
  if (signIn.is === 'signed-out') return <LoggedOut text={t('loggedOut')} />;
  return <InboxWorkspace />;
}
