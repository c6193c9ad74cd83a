import { useSignIn } from '../account/person.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { LoggedOut } from '../kit/ui/logged-out.tsx';
import { Workspace } from './workspace.tsx';
import { styled } from '@mui/material/styles';
import { ConversationLoading } from './talk/conversation-loading.tsx';
import { SessionsLoading } from './list/sessions-loading.tsx';
import { WorkspaceFrame } from './workspace-frame.tsx';

export default function CommandCenterScreen() {
  const { t } = useTranslation('command-center');
  const signIn = useSignIn();
  if (signIn.is === 'signed-out') return <LoggedOut text={t('loggedOut')} />;
  if (signIn.is === 'unknown') return <WorkspaceLoading />;
  return <Workspace uid={signIn.person.uid} key={signIn.person.uid} />;
}

/** The frame's placeholder until the sign-in state is known. */
function WorkspaceLoading() {
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
