import { canUndo, undoNewest } from '../../kit/ui/undo-offers.ts';
import Add from '@mui/icons-material/AddOutlined';
import Checklist from '@mui/icons-material/ChecklistOutlined';
import Contrast from '@mui/icons-material/ContrastOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Policy from '@mui/icons-material/PolicyOutlined';
import PostAdd from '@mui/icons-material/PostAddOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Translation from '@mui/icons-material/TranslateOutlined';
import type { ComponentType } from 'react';
import type { SignIn } from '../../account/person.ts';
import { pages } from '../../kit/nav/pages.ts';
import { navigation, type ScreenLabel } from './navigation.ts';
import type { Command, Shortcut } from '../../kit/nav/registry.ts';
import { sessionSearchKey, taskSearchKey } from '../../kit/nav/keys.ts';
import type { Language } from '../../kit/text/language.ts';
import type { Translate } from '../../kit/text/translate.ts';
import type { Mode } from '../../kit/theme/tokens.ts';
import { Login, Logout } from '../../kit/ui/pointing-icons.tsx';

export type CommandContext = {
  path: string;
  signIn: SignIn['is'];
  mode: Mode;
  language: Language;
  go: (to: string) => void;
  /** Focuses the element of this id, as soon as the screen that has it is there. */
  focus: (id: string) => void;
  newSession: () => void;
  /** Unfolds the part of the sidebar that holds the search of sessions. */
  showSessionSearch: () => void;
  setMode: (mode: Mode) => void;
  setLanguage: (language: Language) => void;
  openPalette: () => void;
  openShortcuts: () => void;
  login: () => void;
  logout: () => void;
};

/** Ids of the fields that shortcuts lead to. */
const taskInput = 'task-input';
const taskSearch = 'search-input';
const sessionSearch = 'session-search';

/** They open the Command Center with a new session; signed out without one, since it asks to log in. */
export const newSessionKeys: readonly Shortcut[] = [
  { key: 'n', mod: true },
  { key: 'n', alt: true },
];

/** Keys that open screens. Browsers reserve Ctrl+N and both T keys unless the app is installed. */
const screenKeys: Partial<Record<string, readonly Shortcut[]>> = {
  smartTasks: [
    { key: 't', mod: true, shift: true },
    { key: 't', alt: true, shift: true },
  ],
};

type Say = Translate<readonly ['shell', 'screens', 'common']>;

/** Every command of the app, in the order of the palette. */
export function appCommands(context: CommandContext, t: Say): readonly Command[] {
  return [...forWork(context, t), ...forScreens(context, t), ...forTheFrame(context, t)];
}

function forWork(
  { path, signIn, go, focus, newSession, showSessionSearch }: CommandContext,
  t: Say,
): Command[] {
  return [
    // The Command Center makes it in its place.
    {
      id: 'session.new',
      words: t('newSession'),
      Icon: Add,
      shortcuts: signIn === 'signed-out' ? [] : newSessionKeys,
      run: newSession,
    },
    {
      id: 'task.new',
      words: t('newTask'),
      Icon: PostAdd,
      shortcuts: [
        { key: 't', mod: true },
        { key: 't', alt: true },
      ],
      run: () => {
        go(pages.smartTasks);
        focus(taskInput);
      },
    },
    {
      id: 'task.search',
      words: t('searchTasks'),
      Icon: Search,
      shortcuts: [taskSearchKey],
      scope: 'smartTasks',
      isAvailable: () => path === pages.smartTasks,
      run: () => focus(taskSearch),
    },
    {
      id: 'session.search',
      words: t('focusSessionSearch'),
      Icon: Search,
      shortcuts: [sessionSearchKey],
      isAvailable: () => signIn === 'signed-in',
      run: () => {
        showSessionSearch();
        focus(sessionSearch);
      },
    },
    // The Command Center does it.
    {
      id: 'session.selectAll',
      words: t('selectAllSessions'),
      Icon: Checklist,
      shortcuts: [{ key: 'a', mod: true }],
      scope: 'commandCenter',
    },
  ];
}

function forScreens({ go, signIn }: CommandContext, t: Say): Command[] {
  const keysOf = (screen: string) =>
    screen === 'commandCenter' && signIn === 'signed-out' ? newSessionKeys : (screenKeys[screen] ?? []);
  const goTo = (screen: ScreenLabel | 'privacy', to: string, Icon: ComponentType): Command => ({
    id: `go.${screen}`,
    words: t('goTo', { screen: t(`screens:${screen}`) }),
    Icon,
    isScreen: true,
    shortcuts: keysOf(screen),
    run: () => go(to),
  });
  return [
    ...navigation.map(({ label, to, Icon }) => goTo(label, to, Icon)),
    goTo('privacy', pages.privacy, Policy),
  ];
}

function forTheFrame(context: CommandContext, t: Say): Command[] {
  const { mode, language } = context;
  const isSignedIn = context.signIn === 'signed-in';
  return [
    {
      id: 'field.leave',
      words: t('leaveField'),
      shortcuts: [{ key: 'escape' }],
      inFields: true,
      isAvailable: () => isField(document.activeElement),
      run: () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    },
    {
      id: 'undo',
      words: t('common:undo'),
      shortcuts: [{ key: 'z' }],
      isAvailable: canUndo,
      run: undoNewest,
    },
    {
      id: 'palette.open',
      words: t('openPalette'),
      shortcuts: [{ key: 'k', mod: true }],
      inFields: true,
      run: context.openPalette,
    },
    {
      id: 'shortcuts.show',
      words: t('showShortcuts'),
      Icon: Keyboard,
      shortcuts: [{ key: '?' }],
      run: context.openShortcuts,
    },
    {
      id: 'mode.toggle',
      words: t('toggleMode'),
      Icon: Contrast,
      run: () => context.setMode(mode === 'dark' ? 'light' : 'dark'),
    },
    {
      id: 'language.switch',
      words: t('switchLanguage'),
      Icon: Translation,
      run: () => context.setLanguage(language === 'he' ? 'en' : 'he'),
    },
    {
      id: 'account.login',
      words: t('common:login'),
      Icon: Login,
      isAvailable: () => !isSignedIn,
      run: context.login,
    },
    {
      id: 'account.logout',
      words: t('common:logout'),
      Icon: Logout,
      isAvailable: () => isSignedIn,
      run: context.logout,
    },
  ];
}

export function isField(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  return (
    element.isContentEditable ||
    element.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])')
  );
}
