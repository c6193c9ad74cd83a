import { useColorScheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useSignIn } from '../../account/person.ts';
import type { Command } from '../../kit/nav/registry.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { loginPath, pages } from '../../kit/nav/pages.ts';
import { go, usePlace } from '../../kit/nav/place.tsx';
import { askForSessionSearch } from './session-search-asked.ts';
import { useNewSession } from './use-new-session.ts';
import { appCommands, type CommandContext } from './all-commands.ts';
import { chooseLanguage } from './choose-language.ts';
import { signOut } from '../../account/sign-out.ts';

type Open = Pick<CommandContext, 'openPalette' | 'openShortcuts'>;

export function useAppCommands({ openPalette, openShortcuts }: Open): readonly Command[] {
  const { t } = useTranslation(['shell', 'screens', 'common']);
  const { path, full } = usePlace();
  const { is: signIn } = useSignIn();
  const { mode, systemMode, setMode } = useColorScheme();
  const { language } = useLocale();
  const newSession = useNewSession();
  const shown = mode === 'system' ? systemMode : mode;
  return useMemo(() => {
    const context: CommandContext = {
      path,
      signIn,
      mode: shown ?? 'light',
      language,
      go,
      focus: focusWhenThere,
      newSession,
      showSessionSearch: askForSessionSearch,
      setMode,
      setLanguage: (next) => chooseLanguage(next, t),
      openPalette,
      openShortcuts,
      login: () => go(loginPath(full)),
      logout: () => void signOut(pages.login),
    };
    return appCommands(context, t);
  }, [t, path, full, signIn, shown, language, newSession, setMode, openPalette, openShortcuts]);
}

/** A screen's chunk and data may take this long. */
const patienceMs = 3_000;

/** Focuses the element with this id: now, or as soon as the new screen has drawn it. */
function focusWhenThere(id: string): void {
  const focus = (): boolean => {
    const element = document.getElementById(id);
    const field =
      element?.matches('input, textarea') === true ? element : element?.querySelector('input, textarea');
    if (!(field instanceof HTMLElement)) return false;
    field.focus();
    return true;
  };
  if (focus()) return;
  const watcher = new MutationObserver(() => {
    if (focus()) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  window.setTimeout(() => watcher.disconnect(), patienceMs);
}
