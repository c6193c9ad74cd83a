import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import Campaign from '@mui/icons-material/Campaign';
import BoltOutlined from '@mui/icons-material/BoltOutlined';
import Bolt from '@mui/icons-material/Bolt';
import Home from '@mui/icons-material/Home';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import History from '@mui/icons-material/History';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Inbox from '@mui/icons-material/Inbox';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Person from '@mui/icons-material/AccountCircle';
import PersonOutlined from '@mui/icons-material/AccountCircleOutlined';
import Power from '@mui/icons-material/Power';
import PowerOutlined from '@mui/icons-material/PowerOutlined';
import Settings from '@mui/icons-material/Settings';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Terminal from '@mui/icons-material/Terminal';
import TerminalOutlined from '@mui/icons-material/TerminalOutlined';
import type { ComponentType } from 'react';
import { pages } from '../../kit/nav/pages.ts';

type NavigationEntry = {
  label: ScreenLabel;
  to: string;
  Icon: ComponentType;
  ActiveIcon: ComponentType;
};

export type ScreenLabel =
  | 'hub'
  | 'commandCenter'
  | 'inboxAi'
  | 'smartTasks'
  | 'campaigns'
  | 'activityLog'
  | 'connectedDevices'
  | 'settings'
  | 'profile';

/** The side navigation, in its order. Rule shell.navigation.1. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'hub', to: pages.hub, Icon: HomeOutlined, ActiveIcon: Home },
  { label: 'commandCenter', to: pages.commandCenter, Icon: TerminalOutlined, ActiveIcon: Terminal },
  { label: 'inboxAi', to: pages.inboxAi, Icon: InboxOutlined, ActiveIcon: Inbox },
  { label: 'smartTasks', to: pages.smartTasks, Icon: BoltOutlined, ActiveIcon: Bolt },
  { label: 'campaigns', to: pages.campaigns, Icon: CampaignOutlined, ActiveIcon: Campaign },
  { label: 'activityLog', to: pages.activityLog, Icon: HistoryOutlined, ActiveIcon: History },
  { label: 'connectedDevices', to: pages.connectedDevices, Icon: PowerOutlined, ActiveIcon: Power },
  { label: 'settings', to: pages.settings, Icon: SettingsOutlined, ActiveIcon: Settings },
  { label: 'profile', to: pages.profile, Icon: PersonOutlined, ActiveIcon: Person },
];
