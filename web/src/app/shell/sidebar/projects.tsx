import { useCallback } from 'react';
import type { Project } from '../../../conversations/projects.ts';
import type { Session } from '../../../conversations/sessions/session.ts';
import type { Live } from '../../../kit/wire/firebase/live-query.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { useRename } from '../../../account/use-rename.ts';
import { useAddressDialog } from '../../../kit/nav/use-address-dialog.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog.tsx';
import { EmptyLine } from './list-parts.tsx';
import { ListLoading } from './list-loading.tsx';
import { NewProject } from './new-project.tsx';
import { ProjectRow } from './project-row.tsx';
import { Section } from './section.tsx';
import { useProjectActions } from './use-project-actions.ts';
import type { SessionEdits } from './session-edits.ts';

type ProjectsProps = {
  uid: string;
  projects: Live<Project>;
  /** The newest sessions of all. */
  recent: Live<Session>;
  actions: SessionEdits;
};

export function Projects({ uid, projects, recent, actions }: ProjectsProps) {
  const { t } = useTranslation(['shell', 'common']);
  const deletion = useAddressDialog('delete-project');
  const askDelete = useCallback(({ id }: Project) => deletion.open(id), [deletion]);
  const edit = useProjectActions(uid, askDelete);
  const naming = useRename('new-project', '', (typed) => edit.create(typed.trim()));
  const known = projects.is === 'ready' ? projects.items : [];
  const doomed = known.find(({ id }) => id === deletion.of);
  return (
    <Section
      title={t('projects')}
      action={
        <Button
          variant="bare"
          size="sm"
          onClick={naming.start}
          sx={{ '&&': { color: 'primaryInk', typography: 'caption', fontWeight: 550 } }}
        >
          {t('newProject')}
        </Button>
      }
    >
      {naming.typed !== undefined && <NewProject naming={naming} />}
      {projects.is === 'loading' && <ListLoading rows={2} />}
      {projects.is === 'failed' && <EmptyLine role="alert">{t('failedToLoadProjects')}</EmptyLine>}
      {projects.is === 'ready' && known.length === 0 && naming.typed === undefined && (
        <EmptyLine>{t('noProjects')}</EmptyLine>
      )}
      <ul>
        {known.map((project) => (
          <ProjectRow
            key={project.id}
            uid={uid}
            project={project}
            projects={known}
            recent={recent}
            edit={edit}
            actions={actions}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== undefined}
        title={t('deleteProjectTitle', { name: doomed?.name ?? '' })}
        hint={t('deleteProjectHint')}
        action={t('common:delete')}
        onConfirm={() => doomed !== undefined && edit.delete(doomed)}
        onClose={deletion.close}
      />
    </Section>
  );
}
