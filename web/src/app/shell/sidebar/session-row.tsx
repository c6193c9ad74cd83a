import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorderOutlined';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { type ReactNode, useState } from 'react';
import type { Project } from '../../../conversations/projects.ts';
import { renamed, type Session } from '../../../conversations/sessions/session.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { dominantDirection } from '../../../kit/text/direction.ts';
import { useRename } from '../../../account/use-rename.ts';
import { sessionPath } from '../../../kit/nav/pages.ts';
import { BidiText } from '../../../kit/ui/bidi-text.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../kit/ui/menu.tsx';
import { Row, RowActions, RowEnd, RowLink, RowTitle, TouchActions } from './list-parts.tsx';
import { RenameInput } from './rename-input.tsx';
import { SessionIcon } from '../../../conversations/sessions/session-icon.tsx';
import type { SessionActions } from './use-session-actions.ts';

type SessionRowProps = {
  session: Session;
  /** The list's name: a session may be in several lists, and is renamed in one of them. */
  list: string;
  /** The row's end: its time, or the star of a favourite. */
  end: ReactNode;
  projects: readonly Project[];
  actions: SessionActions;
};

type OpenMenu = { at: HTMLElement; of: 'projects' | 'touch' };

/** Icon, title and time; star, project, rename and delete while the pointer is on the row. */
export function SessionRow({ session, list, end, projects, actions }: SessionRowProps) {
  const { t } = useTranslation(['shell', 'common']);
  const rename = useRename(`${list}/${session.id}`, session.title, async (typed) => {
    const title = renamed(session.title, typed);
    return title === undefined || actions.rename(session, title);
  });
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  if (rename.typed !== undefined) {
    return (
      <Row>
        <RenameInput name={t('sessionTitle')} rename={rename} most={bounds.title} />
      </Row>
    );
  }
  const star = session.favorite ? t('removeFromFavorites') : t('addToFavorites');
  const starIcon = session.favorite ? <Star /> : <StarBorder />;
  const touchEntries: MenuEntry[] = [
    { key: 'star', label: star, icon: starIcon, onSelect: () => actions.toggleFavorite(session) },
    {
      key: 'project',
      label: t('moveToProject'),
      icon: <Folder />,
      onSelect: () => menu !== null && setMenu({ at: menu.at, of: 'projects' }),
    },
    { key: 'rename', label: t('renameSession'), icon: <Edit />, onSelect: rename.start },
    {
      key: 'delete',
      label: t('deleteSession'),
      icon: <Delete />,
      danger: true,
      onSelect: () => actions.askDelete(session),
    },
  ];
  const projectEntries: MenuEntry[] = [
    {
      key: '',
      label: t('noProject'),
      icon: <Folder />,
      selected: session.projectId === null,
      onSelect: () => actions.moveTo(session, null),
    },
    ...projects.map(({ id, name }) => ({
      key: id,
      label: <BidiText>{name}</BidiText>,
      icon: <Folder />,
      selected: session.projectId === id,
      onSelect: () => actions.moveTo(session, id),
    })),
  ];
  return (
    <Row>
      <RowLink to={sessionPath({ sessionId: session.id })}>
        <SessionIcon icon={session.icon} />
        <RowTitle dir={dominantDirection(session.title)}>{session.title}</RowTitle>
        <RowEnd className="tabular">{end}</RowEnd>
      </RowLink>
      <RowActions>
        <IconButton
          size="sm"
          name={star}
          pressed={session.favorite}
          icon={starIcon}
          onClick={() => actions.toggleFavorite(session)}
        />
        <IconButton
          size="sm"
          name={t('moveToProject')}
          icon={<Folder />}
          aria-haspopup="menu"
          onClick={(event) => setMenu({ at: event.currentTarget, of: 'projects' })}
        />
        <IconButton size="sm" name={t('renameSession')} icon={<Edit />} onClick={rename.start} />
        <IconButton
          size="sm"
          tone="danger"
          name={t('deleteSession')}
          icon={<Delete />}
          onClick={() => actions.askDelete(session)}
        />
      </RowActions>
      <TouchActions>
        <IconButton
          size="sm"
          name={t('common:more')}
          icon={<MoreHoriz />}
          aria-haspopup="menu"
          onClick={(event) => setMenu({ at: event.currentTarget, of: 'touch' })}
        />
      </TouchActions>
      <Menu
        anchor={menu?.at ?? null}
        onClose={() => setMenu(null)}
        {...(menu?.of === 'touch'
          ? { entries: touchEntries }
          : { title: t('moveToProject'), entries: projectEntries })}
      />
    </Row>
  );
}
