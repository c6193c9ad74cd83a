import { common } from './he/common.ts';
import { screens } from './he/screens.ts';
import { shell } from './he/shell.ts';
import { login } from './he/login.ts';
import { hub } from './he/hub.ts';
import { command } from './he/command.ts';
import { notifications } from './he/notifications.ts';
import { actions } from './he/actions.ts';
import { smartTasks } from './he/smart-tasks.ts';
import { commandCenter } from './he/command-center.ts';
import { inbox } from './he/inbox.ts';
import { inboxRules } from './he/inbox-rules.ts';
import { integrations } from './he/integrations.ts';
import { profile } from './he/profile.ts';
import { campaigns } from './he/campaigns.ts';
import { activityLog } from './he/activity-log.ts';
import { settings } from './he/settings.ts';
import { privacy } from './he/privacy.ts';
import { receipt } from './he/receipt.ts';
import { voice } from './he/voice.ts';

/** All Hebrew texts, by area. For tests only: the app loads each area by itself. */
export const he = {
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
};
