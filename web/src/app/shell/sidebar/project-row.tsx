import { bounds } from '@crocodile-hub/core/contract/bounds';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import { useId, useState } from 'react';
import type { Project } from '../../../conversations/projects.ts';
import { renamed, type Session } from '../../../conversations/sessions/session.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { dominantDirection } from '../../../kit/text/direction.ts';
import { useRename } from '../../../account/use-rename.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../kit/ui/menu.tsx';
import { EmptyLine, Row, RowActions, RowEnd, RowTitle, RowToggle, TouchActions } from './list-parts.tsx';
import { RenameInput } from './rename-input.tsx';
import { SessionRows } from './session-rows.tsx';
import type { ProjectActions } from './use-project-actions.ts';
import type { SessionEdits } from './session-edits.ts';

type ProjectRowProps = {
  project: Project;
  projects: readonly Project[];
  sessions: readonly Session[];
  edit: ProjectActions;
  actions: SessionEdits;
};

/** Opens to its sessions. Double-click or the pencil renames, the bin deletes. */
export function ProjectRow({ project, projects, sessions, edit, actions }: ProjectRowProps) {
  const { t } = useTranslation(['shell', 'common']);
  const id = useId();
  const [open, setOpen] = useState(false);
  const rename = useRename(`projects/${project.id}`, project.name, async (typed) => {
    const name = renamed(project.name, typed);
    return name === undefined || edit.rename(project, name);
  });
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  if (rename.typed !== undefined) {
    return (
      <Row>
        <RenameInput name={t('projectName')} rename={rename} most={bounds.projectName} />
      </Row>
    );
  }
  const entries: MenuEntry[] = [
    { key: 'rename', label: t('renameProject'), icon: <Edit />, onSelect: rename.start },
    {
      key: 'delete',
      label: t('deleteProject'),
      icon: <Delete />,
      danger: true,
      onSelect: () => edit.askDelete(project),
    },
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
          <RowEnd className="tabular" aria-label={t('sessionsIn', { count: sessions.length })}>
            {sessions.length}
          </RowEnd>
        </RowToggle>
        <RowActions>
          <IconButton size="sm" name={t('renameProject')} icon={<Edit />} onClick={rename.start} />
          <IconButton
            size="sm"
            tone="danger"
            name={t('deleteProject')}
            icon={<Delete />}
            onClick={() => edit.askDelete(project)}
          />
        </RowActions>
        <TouchActions>
          <IconButton
            size="sm"
            name={t('common:more')}
            icon={<MoreHoriz />}
            aria-haspopup="menu"
            onClick={(event) => setMenuAt(event.currentTarget)}
          />
        </TouchActions>
        <Menu anchor={menuAt} onClose={() => setMenuAt(null)} entries={entries} />
      </Row>
      <li id={id} hidden={!open}>
        {open && sessions.length === 0 && <EmptyLine>{t('noSessions')}</EmptyLine>}
        {open && (
          <SessionRows
            list={`project-${project.id}`}
            sessions={sessions}
            projects={projects}
            actions={actions}
          />
        )}
      </li>
    </>
  );
}
