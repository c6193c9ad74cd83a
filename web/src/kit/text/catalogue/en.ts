import { common } from './en/common.ts';
import { screens } from './en/screens.ts';
import { shell } from './en/shell.ts';
import { login } from './en/login.ts';
import { hub } from './en/hub.ts';
import { command } from './en/command.ts';
import { notifications } from './en/notifications.ts';
import { actions } from './en/actions.ts';
import { smartTasks } from './en/smart-tasks.ts';
import { commandCenter } from './en/command-center.ts';
import { inbox } from './en/inbox.ts';
import { inboxRules } from './en/inbox-rules.ts';
import { integrations } from './en/integrations.ts';
import { profile } from './en/profile.ts';
import { campaigns } from './en/campaigns.ts';
import { activityLog } from './en/activity-log.ts';
import { settings } from './en/settings.ts';
import { privacy } from './en/privacy.ts';
import { receipt } from './en/receipt.ts';
import { voice } from './en/voice.ts';

/**
 * All English texts, by area. Quoted ones match docs/product.md exactly; values are in braces. For types and tests
 * only: the app loads each area by itself.
 */
export const en = {
  common,
  screens,
  shell,
  login,
  hub,
  command,
  notifications,
  actions,
  'smart-tasks': smartTasks,
  'command-center': commandCenter,
  inbox,
  'inbox-rules': inboxRules,
  integrations,
  profile,
  campaigns,
  'activity-log': activityLog,
  settings,
  privacy,
  receipt,
  voice,
} as const;
