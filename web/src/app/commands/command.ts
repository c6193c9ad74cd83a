import type { ComponentType } from 'react';
import type { Mode } from '../../shared/theme/tokens.ts';
import type { Language } from '../../shared/i18n/language.ts';
import type { ScreenAction } from '../../shared/commands/screen-actions.ts';
import type { Shortcut } from './shortcut.ts';

/** What a command may read and call. */
export type CommandContext = {
  path: string;
  isSignedIn: boolean;
  mode: Mode;
  language: Language;
  screen: Partial<Record<ScreenAction, () => void>>;
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

/** An action of the app, as a record: keys, palette and buttons read the same one. */
export type Command = {
  id: string;
  /** Its words, or the name of the screen it goes to; keys of the shell's catalogue. */
  label: CommandLabel | { screen: ScreenName };
  Icon: ComponentType;
  /** The usual keys first, then keys that no browser reserves. */
  shortcuts?: readonly Shortcut[];
  /** Also runs while a field has the focus. */
  inFields?: true;
  /** Not listed in the palette: useful on the keyboard only. */
  keysOnly?: true;
  isAvailable?: (context: CommandContext) => boolean;
  run: (context: CommandContext) => void;
};

export type CommandLabel =
  | 'newSession'
  | 'newTask'
  | 'searchTasks'
  | 'focusSessionSearch'
  | 'selectAllSessions'
  | 'leaveField'
  | 'showShortcuts'
  | 'openPalette'
  | 'toggleMode'
  | 'switchLanguage'
  | 'login'
  | 'logout';

export type ScreenName =
  | 'hub'
  | 'commandCenter'
  | 'inboxAi'
  | 'smartTasks'
  | 'campaigns'
  | 'activityLog'
  | 'connectedDevices'
  | 'settings'
  | 'profile'
  | 'privacy';
