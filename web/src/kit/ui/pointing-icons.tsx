import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ForwardOutlined from '@mui/icons-material/ForwardOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ReadMoreOutlined from '@mui/icons-material/ReadMoreOutlined';
import ReplyAllOutlined from '@mui/icons-material/ReplyAllOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import ViewSidebarOutlined from '@mui/icons-material/ViewSidebarOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** Icons that point somewhere: in a layout from right to left they point the other way. */
export const Back = pointing(ArrowBackOutlined);
export const Forward = pointing(ForwardOutlined);
export const Login = pointing(LoginOutlined);
export const Logout = pointing(LogoutOutlined);
export const Onward = pointing(ChevronRight);
export const OpenIn = pointing(ReadMoreOutlined);
export const Reply = pointing(ReplyOutlined);
export const ReplyAll = pointing(ReplyAllOutlined);
export const Send = pointing(SendOutlined);
export const SendLater = pointing(ScheduleSendOutlined);
export const Undo = pointing(UndoOutlined);
/** Drawn with its bar at the right; the sidebar stands at the inline start. */
export const ViewSidebar = pointing(ViewSidebarOutlined, 'scaleX(calc(-1 * var(--direction)))');

function pointing(
  Icon: ComponentType<SvgIconProps>,
  transform = 'scaleX(var(--direction))',
): ComponentType<Omit<SvgIconProps, 'sx'>> {
  const sx = { transform };
  return function Pointing(props) {
    return <Icon {...props} sx={sx} />;
  };
}
