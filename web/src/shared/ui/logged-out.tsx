import { useTranslation } from '../i18n/use-translation.ts';
import { loginPath } from '../nav/pages.ts';
import { usePlace } from '../nav/use-place.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type LoggedOutProps = {
  text: string;
  /** On the button, where it is not just Login. */
  action?: string;
};

/** A screen's own words for whoever is signed out, and the way in that leads back here. */
export function LoggedOut({ text, action }: LoggedOutProps) {
  const { t } = useTranslation();
  const { full } = usePlace();
  return (
    <EmptyState
      pose="greeting"
      level="h1"
      title={text}
      actions={
        <Button variant="filled" to={loginPath(full)}>
          {action ?? t('login')}
        </Button>
      }
    />
  );
}
