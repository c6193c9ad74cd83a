import { useColorScheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useSignIn } from '../../shared/auth/person.ts';
import type { Command } from '../../shared/commands/registry.ts';
import { changeLanguage } from '../../shared/i18n/i18n.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { loginPath } from '../../shared/nav/pages.ts';
import { useGo } from '../../shared/nav/use-go.ts';
import { usePlace } from '../../shared/nav/use-place.ts';
import { logout } from '../shell/logout.ts';
import { askForSessionSearch } from '../shell/session-search-asked.ts';
import { useNewSession } from '../shell/use-new-session.ts';
import { appCommands, type CommandContext } from './all-commands.ts';
import { focusWhenThere } from './focus-when-there.ts';

type Open = Pick<CommandContext, 'openPalette' | 'openShortcuts'>;

/** The app's commands in the language of the screen. */
export function useAppCommands({ openPalette, openShortcuts }: Open): readonly Command[] {
  const { t } = useTranslation(['shell', 'screens', 'common']);
  const { path, full } = usePlace();
  const isSignedIn = useSignIn().is === 'signed-in';
  const { mode, systemMode, setMode } = useColorScheme();
  const { language } = useLocale();
  const go = useGo();
  const newSession = useNewSession();
  const shown = mode === 'system' ? systemMode : mode;
  return useMemo(() => {
    const context: CommandContext = {
      path,
      isSignedIn,
      mode: shown ?? 'light',
      language,
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
    };
    return appCommands(context, t);
  }, [t, path, full, isSignedIn, shown, language, go, newSession, setMode, openPalette, openShortcuts]);
}
