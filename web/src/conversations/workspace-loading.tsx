import { styled } from '@mui/material/styles';
import { ConversationLoading } from './talk/conversation-loading.tsx';
import { SessionsLoading } from './list/sessions-loading.tsx';
import { WorkspaceFrame } from './workspace-frame.tsx';

/** The frame's placeholder until the sign-in state is known. */
export function WorkspaceLoading() {
  return (
    <WorkspaceFrame data-shows="list">
      <List>
        <SessionsLoading />
      </List>
      <Side>
        <ConversationLoading />
      </Side>
    </WorkspaceFrame>
  );
}

const List = styled('div')({ paddingBlockStart: 160, minBlockSize: 0, overflow: 'hidden' });

const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  minBlockSize: 0,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface,
}));
