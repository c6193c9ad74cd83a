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
import type { SessionEdits } from './session-edits.ts';

type SessionRowProps = {
  session: Session;
  /** The list's name: a session may be in several lists, and is renamed in one of them. */
  list: string;
  /** The row's end: its time, or the star of a favourite. */
  end: ReactNode;
  projects: readonly Project[];
  actions: SessionEdits;
};

type OpenMenu = { at: HTMLElement; of: 'projects' | 'touch' };

/** What can be done with a session, by a button or in the menu; `at` is where a further menu opens. */
type Act = Omit<MenuEntry, 'label' | 'onSelect'> & { label: string; onSelect: (at: HTMLElement) => void };

/** Icon, title and time; star, project, rename and delete while the pointer is on the row. */
export function SessionRow({ session, list, end, projects, actions }: SessionRowProps) {
  const { t } = useTranslation(['shell', 'common']);
  const rename = useRename(`${list}/${session.id}`, session.title, async (typed) => {
    const title = renamed(session.title, typed);
    return title === undefined || actions.rename(session.id, title);
  });
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  if (rename.typed !== undefined) {
    return (
      <Row>
        <RenameInput name={t('sessionTitle')} rename={rename} most={bounds.title} />
      </Row>
    );
  }
  const askDelete = () => actions.askDelete(session);
  const acts: readonly Act[] = [
    {
      key: 'star',
      label: session.favorite ? t('removeFromFavorites') : t('addToFavorites'),
      icon: session.favorite ? <Star /> : <StarBorder />,
      onSelect: () => actions.setFavorite(session.id, !session.favorite),
    },
    {
      key: 'project',
      label: t('moveToProject'),
      icon: <Folder />,
      onSelect: (at) => setMenu({ at, of: 'projects' }),
    },
    { key: 'rename', label: t('renameSession'), icon: <Edit />, onSelect: rename.start },
    { key: 'delete', label: t('deleteSession'), icon: <Delete />, danger: true, onSelect: askDelete },
  ];
  return (
    <Row>
      <RowLink to={sessionPath({ sessionId: session.id })}>
        <SessionIcon icon={session.icon} />
        <RowTitle dir={dominantDirection(session.title)}>{session.title}</RowTitle>
        <RowEnd className="tabular">{end}</RowEnd>
      </RowLink>
      <RowActions>
        {acts.map(({ key, label, icon, danger, onSelect }) => (
          <IconButton
            key={key}
            size="sm"
            name={label}
            icon={icon}
            {...(danger === true && { tone: 'danger' })}
            {...(key === 'star' && { pressed: session.favorite })}
            {...(key === 'project' && { 'aria-haspopup': 'menu' })}
            onClick={(event) => onSelect(event.currentTarget)}
          />
        ))}
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
          ? { entries: acts.map((act) => ({ ...act, onSelect: () => act.onSelect(menu.at) })) }
          : {
              title: t('moveToProject'),
              entries: projectEntries(session, projects, t('noProject'), actions.setProject),
            })}
      />
    </Row>
  );
}

/** The projects into which the session can be moved, and none. */
function projectEntries(
  session: Session,
  projects: readonly Project[],
  noProject: string,
  setProject: SessionEdits['setProject'],
): MenuEntry[] {
  const entry = (id: string | null, label: ReactNode) => ({
    key: id ?? '',
    label,
    icon: <Folder />,
    selected: session.projectId === id,
    onSelect: () => setProject(session.id, id),
  });
  return [entry(null, noProject), ...projects.map(({ id, name }) => entry(id, <BidiText>{name}</BidiText>))];
}
