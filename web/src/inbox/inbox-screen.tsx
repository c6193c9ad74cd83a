import { useSignIn } from '../account/person.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { LoggedOut } from '../kit/ui/logged-out.tsx';
import { InboxWorkspace } from './inbox-workspace.tsx';

export default function InboxScreen() {
  const { t } = useTranslation('inbox');
  const signIn = useSignIn();
  if (signIn.is === 'signed-out') return <LoggedOut text={t('loggedOut')} />;
  return <InboxWorkspace />;
}
