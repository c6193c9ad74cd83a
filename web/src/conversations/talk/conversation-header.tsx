import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorderOutlined';
import Typography from '@mui/material/Typography';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { renamed, type Session, statusOf } from '../sessions/session.ts';
import { SessionStatusBadge } from '../sessions/session-status.tsx';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useRename } from '../../account/use-rename.ts';
import { useAddressDialog } from '../../kit/nav/use-address-dialog.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { ConfirmDialog } from '../../kit/ui/confirm-dialog.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import type { MenuEntry } from '../../kit/ui/menu.tsx';
import { Back } from '../../kit/ui/pointing-icons.tsx';
import type { SessionActions } from '../list/use-session-actions.ts';
import { TitleEditor } from './title-editor.tsx';
import { oneLine } from '../../kit/theme/tokens.ts';
import { MenuButton } from '../../kit/ui/menu-button.tsx';

type ConversationHeaderProps = { session: Session; actions: SessionActions; onExport: () => void };

type Act = MenuEntry & { label: string };

export function ConversationHeader({ session, actions, onExport }: ConversationHeaderProps) {
  const { t } = useTranslation(['command-center', 'common']);
  const isBesideList = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const deletion = useAddressDialog('delete');
  const { id, title, favorite } = session;
  const renaming = useRename(`pane/${id}`, title, async (typed) => {
    const after = renamed(title, typed);
    return after === undefined || actions.rename(id, after);
  });

  const { rename, inSight, exporting } = useActs(session, actions, {
    onRename: renaming.start,
    onDelete: () => deletion.open(id),
    onExport,
  });

  return (
    <Head>
      {!isBesideList && <IconButton name={t('back')} icon={<Back />} onClick={actions.close} />}
      {renaming.typed !== undefined ? (
        <TitleEditor key={id} rename={renaming} />
      ) : (
        <Title variant="section" component={isBesideList ? 'h2' : 'h1'}>
          <BidiText>{title}</BidiText>
        </Title>
      )}
      {isWide && renaming.typed === undefined && <Tool act={rename} />}
      <SessionStatusBadge status={statusOf(session)} />
      <Rest />
      {isWide && inSight.map((act) => <Tool key={act.key} act={act} pressed={favorite} />)}
      <MenuButton
        name={t('common:more')}
        icon={<MoreHoriz />}
        renderEntries={() =>
          isWide ? [exporting] : [rename, ...inSight.slice(0, 2), exporting, ...inSight.slice(2)]
        }
      />
      <ConfirmDialog
        open={deletion.of === id}
        title={t('deleteOneTitle', { title })}
        hint={t('deleteOneHint')}
        action={t('common:delete')}
        onClose={deletion.close}
        onConfirm={() => void actions.remove([id])}
      />
    </Head>
  );
}

type Opening = { onRename: () => void; onDelete: () => void; onExport: () => void };

/** What can be done with the session. On a wide screen most of it is in sight. */
function useActs({ id, favorite }: Session, actions: SessionActions, opening: Opening) {
  const { t } = useTranslation('command-center');
  const { onRename, onDelete, onExport } = opening;
  const rename: Act = { key: 'rename', label: t('rename'), icon: <Edit />, onSelect: onRename };
  const inSight: Act[] = [
    {
      key: 'favorite',
      label: favorite ? t('removeFromFavorites') : t('addToFavorites'),
      icon: favorite ? <Star /> : <StarBorder />,
      onSelect: () => actions.setFavorite(id, !favorite),
    },
    {
      key: 'duplicate',
      label: t('duplicateSession'),
      icon: <ContentCopy />,
      onSelect: () => void actions.duplicate([id]),
    },
    { key: 'delete', label: t('deleteSession'), icon: <Delete />, danger: true, onSelect: onDelete },
  ];
  const exporting: Act = {
    key: 'export',
    label: t('exportMarkdown'),
    icon: <Download />,
    onSelect: onExport,
  };
  return { rename, inSight, exporting };
}

function Tool({ act, pressed }: { act: Act; pressed?: boolean }) {
  return (
    <IconButton
      name={act.label}
      icon={act.icon}
      tone={act.danger === true ? 'danger' : 'quiet'}
      onClick={act.onSelect}
      {...(act.key === 'favorite' && pressed !== undefined ? { pressed } : {})}
    />
  );
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minBlockSize: 60,
  paddingInline: theme.spacing(3, 2),
  borderBlockEnd: `1px solid ${theme.vars.palette.border}`,
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(1) },
}));

const Title = styled(Typography)({
  minInlineSize: 0,
  ...oneLine,
}) as typeof Typography;

const Rest = styled('span')({ flex: 1 });
