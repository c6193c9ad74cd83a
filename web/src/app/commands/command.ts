import type { ComponentType } from 'react';
import type { Mode } from '../../shared/theme/tokens.ts';
import type { Language } from '../../shared/i18n/language.ts';
import type { ScreenAction } from '../../shared/commands/screen-actions.ts';
import type { Shortcut } from './shortcut.ts';

/** What commands look at and act through. */
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
  /** Unfolds what the search of sessions stands in. */
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
  /** The usual one first; then one that no browser keeps for itself. */
  shortcuts?: readonly Shortcut[];
  /** Runs while the focus is in a field, too. */
  inFields?: true;
  /** Left out of the palette: it makes sense on the keyboard alone. */
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
