import { useColorScheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useSignIn } from '../../shared/auth/person.ts';
import { useOfferedActions } from '../../shared/commands/screen-actions.ts';
import { changeLanguage } from '../../shared/i18n/i18n.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { loginPath } from '../../shared/nav/pages.ts';
import { useGo } from '../../shared/nav/use-go.ts';
import { usePlace } from '../../shared/nav/use-place.ts';
import { logout } from '../shell/logout.ts';
import { askForSessionSearch } from '../shell/session-search-asked.ts';
import { useNewSession } from '../shell/use-new-session.ts';
import type { CommandContext } from './command.ts';
import { focusWhenThere } from './focus-when-there.ts';

type Open = Pick<CommandContext, 'openPalette' | 'openShortcuts'>;

export function useCommandContext({ openPalette, openShortcuts }: Open): CommandContext {
  const { path, full } = usePlace();
  const isSignedIn = useSignIn().is === 'signed-in';
  const { mode, systemMode, setMode } = useColorScheme();
  const { language } = useLocale();
  const screen = useOfferedActions();
  const go = useGo();
  const newSession = useNewSession();
  const shown = mode === 'system' ? systemMode : mode;
  return useMemo(
    () => ({
      path,
      isSignedIn,
      mode: shown ?? 'light',
      language,
      screen,
      go,
      focus: focusWhenThere,
      newSession,
      showSessionSearch: askForSessionSearch,
      setMode,
      setLanguage: (next) => void changeLanguage(next),
      openPalette,
      openShortcuts,
      login: () => go(loginPath(full)),
      logout,
    }),
    [path, full, isSignedIn, shown, language, screen, go, newSession, setMode, openPalette, openShortcuts],
  );
}
