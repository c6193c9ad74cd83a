import { bounds } from '@crocodile-hub/core/contract/bounds';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import { type ReactNode, useId, useState } from 'react';
import type { Project } from '../../../conversations/projects.ts';
import type { ProjectSessions } from '../../../conversations/sessions/project-sessions.ts';
import { renamed, type Session } from '../../../conversations/sessions/session.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { dominantDirection } from '../../../kit/text/direction.ts';
import { useRename } from '../../../account/use-rename.ts';
import type { Live } from '../../../kit/wire/firebase/live-query.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import type { MenuEntry } from '../../../kit/ui/menu.tsx';
import { EmptyLine, Row, RowActions, RowEnd, RowTitle, RowToggle, TouchActions } from './list-parts.tsx';
import { ListLoading } from './list-loading.tsx';
import { RenameInput } from './rename-input.tsx';
import { SessionRows } from './session-rows.tsx';
import type { ProjectActions } from './use-project-actions.ts';
import { useProjectSessions } from './use-project-sessions.ts';
import type { SessionEdits } from './session-edits.ts';
import { MenuButton } from '../../../kit/ui/menu-button.tsx';

type ProjectRowProps = {
  uid: string;
  project: Project;
  projects: readonly Project[];
  /** The newest sessions of all. */
  recent: Live<Session>;
  edit: ProjectActions;
  actions: SessionEdits;
};

/** Opens to its sessions. Double-click or the pencil renames, the bin deletes. */
export function ProjectRow({ uid, project, projects, recent, edit, actions }: ProjectRowProps) {
  const { t } = useTranslation(['shell', 'common']);
  const id = useId();
  const [open, setOpen] = useState(false);
  const held = useProjectSessions({ uid, projectId: project.id, recent, isOpen: open });
  const rename = useRename(`projects/${project.id}`, project.name, async (typed) => {
    const name = renamed(project.name, typed);
    return name === undefined || edit.rename(project, name);
  });
  if (rename.typed !== undefined) {
    return (
      <Row>
        <RenameInput name={t('projectName')} rename={rename} most={bounds.projectName} />
      </Row>
    );
  }
  const askDelete = () => edit.askDelete(project);
  const entries: MenuEntry[] = [
    { key: 'rename', label: t('renameProject'), icon: <Edit />, onSelect: rename.start },
    { key: 'delete', label: t('deleteProject'), icon: <Delete />, danger: true, onSelect: askDelete },
  ];
  return (
    <>
      <Row>
        <RowToggle
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          onDoubleClick={rename.start}
        >
          {open ? <FolderOpen /> : <Folder />}
          <RowTitle dir={dominantDirection(project.name)}>{project.name}</RowTitle>
          {held.count !== undefined && (
            <RowEnd className="tabular" aria-label={t('sessionsIn', { count: held.count })}>
              {held.count}
            </RowEnd>
          )}
        </RowToggle>
        <RowActions>
          <IconButton size="sm" name={t('renameProject')} icon={<Edit />} onClick={rename.start} />
          <IconButton
            size="sm"
            tone="danger"
            name={t('deleteProject')}
            icon={<Delete />}
            onClick={askDelete}
          />
        </RowActions>
        <TouchActions>
          <MenuButton size="sm" name={t('common:more')} icon={<MoreHoriz />} renderEntries={() => entries} />
        </TouchActions>
      </Row>
      <li id={id} hidden={!open}>
        {open && (
          <Held held={held}>
            <SessionRows
              list={`project-${project.id}`}
              sessions={held.sessions}
              projects={projects}
              actions={actions}
            />
          </Held>
        )}
      </li>
    </>
  );
}

type HeldProps = { held: ProjectSessions & { showMore: () => void }; children: ReactNode };

/** The rows of an open project, and what is to be said of them. */
function Held({ held, children }: HeldProps) {
  const { t } = useTranslation('shell');
  const isEmpty = held.sessions.length === 0;
  return (
    <>
      {held.is === 'failed' && <EmptyLine role="alert">{t('failedToLoadSessions')}</EmptyLine>}
      {held.is === 'ready' && isEmpty && <EmptyLine>{t('noSessions')}</EmptyLine>}
      {children}
      {held.is === 'loading' && isEmpty && <ListLoading rows={1} />}
      {held.hasMore && (
        <Button size="sm" variant="bare" onClick={held.showMore}>
          {t('showMoreSessions')}
        </Button>
      )}
    </>
  );
}
