import { useSignIn } from '../account/person.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { LoggedOut } from '../kit/ui/logged-out.tsx';
import { Workspace } from './workspace.tsx';
import { WorkspaceLoading } from './workspace-loading.tsx';

/** /command-center: conversations that act. */
export function CommandCenterScreen() {
  const { t } = useTranslation('command-center');
  const signIn = useSignIn();
  if (signIn.is === 'signed-out') return <LoggedOut text={t('loggedOut')} />;
  if (signIn.is === 'unknown') return <WorkspaceLoading />;
  return <Workspace uid={signIn.person.uid} key={signIn.person.uid} />;
}
