import { useTranslation } from '../text/use-translation.ts';
import { loginPath } from '../nav/pages.ts';
import { usePlace } from '../nav/place.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type LoggedOutProps = {
  text: string;
  /** The button's text, if not Login. */
  action?: string;
};

/** Shown to signed-out visitors: the screen's own words, and a login that returns to it. */
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
