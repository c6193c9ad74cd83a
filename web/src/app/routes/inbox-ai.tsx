import { useTranslation } from 'react-i18next';
import { useSignIn } from '../../shared/auth/person.ts';
import { LoggedOut } from '../../shared/ui/logged-out.tsx';
import { UnderWater } from '../shell/under-water.tsx';

export default function InboxAi() {
  const { t } = useTranslation(['inbox', 'screens']);
  const signIn = useSignIn();
  if (signIn.is === 'signed-out') return <LoggedOut text={t('loggedOut')} />;
  return <UnderWater title={t('screens:inboxAi')} />;
}
