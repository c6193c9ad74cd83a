import Add from '@mui/icons-material/AddOutlined';
import Checklist from '@mui/icons-material/ChecklistOutlined';
import Contrast from '@mui/icons-material/ContrastOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Login from '@mui/icons-material/LoginOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Policy from '@mui/icons-material/PolicyOutlined';
import PostAdd from '@mui/icons-material/PostAddOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import { pages } from '../../shared/nav/pages.ts';
import { navigation } from '../shell/navigation.ts';
import type { Command } from './command.ts';
import type { Shortcut } from './shortcut.ts';

/** Ids of the fields that shortcuts lead to. */
const taskInput = 'task-input';
const taskSearch = 'search-input';
const sessionSearch = 'session-search';

/** They open the Command Center with a new session. */
export const newSessionKeys: readonly Shortcut[] = [
  { key: 'n', mod: true },
  { key: 'n', alt: true },
];

/** Keys that open screens. Browsers reserve Ctrl+N and both T keys unless the app is installed. */
const screenKeys: Partial<Record<string, readonly Shortcut[]>> = {
  commandCenter: newSessionKeys,
  smartTasks: [
    { key: 't', mod: true, shift: true },
    { key: 't', alt: true, shift: true },
  ],
};

const screens: Command[] = navigation.map(({ label, to, Icon }) => ({
  id: `go.${label}`,
  label: { screen: label },
  Icon,
  shortcuts: screenKeys[label] ?? [],
  run: ({ go }) => go(to),
}));

/** Every action of the app, once. */
export const commands: readonly Command[] = [
  { id: 'session.new', label: 'newSession', Icon: Add, run: ({ newSession }) => newSession() },
  {
    id: 'task.new',
    label: 'newTask',
    Icon: PostAdd,
    shortcuts: [
      { key: 't', mod: true },
      { key: 't', alt: true },
    ],
    run: ({ go, focus }) => {
      go(pages.smartTasks);
      focus(taskInput);
    },
  },
  {
    id: 'task.search',
    label: 'searchTasks',
    Icon: Search,
    shortcuts: [{ key: 'f', mod: true }],
    isAvailable: ({ path }) => path === pages.smartTasks,
    run: ({ focus }) => focus(taskSearch),
  },
  {
    id: 'session.search',
    label: 'focusSessionSearch',
    Icon: Search,
    shortcuts: [{ key: '/', mod: true }],
    isAvailable: ({ isSignedIn }) => isSignedIn,
    run: ({ focus, showSessionSearch }) => {
      showSessionSearch();
      focus(sessionSearch);
    },
  },
  {
    id: 'session.selectAll',
    label: 'selectAllSessions',
    Icon: Checklist,
    shortcuts: [{ key: 'a', mod: true }],
    isAvailable: ({ screen }) => screen.selectAllSessions !== undefined,
    run: ({ screen }) => screen.selectAllSessions?.(),
  },
  {
    id: 'session.newHere',
    label: 'newSession',
    Icon: Add,
    shortcuts: newSessionKeys,
    keysOnly: true,
    isAvailable: ({ screen }) => screen.newSession !== undefined,
    run: ({ screen }) => screen.newSession?.(),
  },
  ...screens,
  { id: 'go.privacy', label: { screen: 'privacy' }, Icon: Policy, run: ({ go }) => go(pages.privacy) },
  {
    id: 'field.leave',
    label: 'leaveField',
    Icon: Keyboard,
    shortcuts: [{ key: 'escape' }],
    inFields: true,
    keysOnly: true,
    isAvailable: () => isField(document.activeElement),
    run: () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  },
  {
    id: 'palette.open',
    label: 'openPalette',
    Icon: Search,
    shortcuts: [{ key: 'k', mod: true }],
    inFields: true,
    keysOnly: true,
    run: ({ openPalette }) => openPalette(),
  },
  {
    id: 'shortcuts.show',
    label: 'showShortcuts',
    Icon: Keyboard,
    shortcuts: [{ key: '?' }],
    run: ({ openShortcuts }) => openShortcuts(),
  },
  {
    id: 'mode.toggle',
    label: 'toggleMode',
    Icon: Contrast,
    run: ({ mode, setMode }) => setMode(mode === 'dark' ? 'light' : 'dark'),
  },
  {
    id: 'language.switch',
    label: 'switchLanguage',
    Icon: Translate,
    run: ({ language, setLanguage }) => setLanguage(language === 'he' ? 'en' : 'he'),
  },
  {
    id: 'account.login',
    label: 'login',
    Icon: Login,
    isAvailable: ({ isSignedIn }) => !isSignedIn,
    run: ({ login }) => login(),
  },
  {
    id: 'account.logout',
    label: 'logout',
    Icon: Logout,
    isAvailable: ({ isSignedIn }) => isSignedIn,
    run: ({ logout }) => logout(),
  },
];

/** The command that the pressed keys trigger now, if any. */
export function commandFor(
  isMatch: (shortcut: Shortcut) => boolean,
  isAvailable: (command: Command) => boolean,
): Command | undefined {
  return commands.find((command) => isAvailable(command) && (command.shortcuts ?? []).some(isMatch));
}

export function isField(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  return (
    element.isContentEditable ||
    element.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])')
  );
}
