import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createProject } from '../../../entities/project/api/create-project.ts';
import { deleteProject } from '../../../entities/project/api/delete-project.ts';
import { renameProject } from '../../../entities/project/api/rename-project.ts';
import type { Project } from '../../../entities/project/model/project.ts';
import { notify } from '../../../shared/ui/notify.tsx';

export type ProjectActions = {
  create: (name: string) => void;
  rename: (project: Project, name: string) => void;
  askDelete: (project: Project) => void;
  delete: (project: Project) => void;
};

export function useProjectActions(uid: string, askDelete: (project: Project) => void): ProjectActions {
  const { t } = useTranslation('shell');
  return useMemo(() => {
    const failing = (text: string) => () => void notify.error(text);
    return {
      create: (name) => void createProject(uid, name).catch(failing(t('failedToCreateProject'))),
      rename: ({ id }, name) => void renameProject(uid, id, name).catch(failing(t('failedToUpdateProject'))),
      askDelete,
      delete: ({ id }) => void deleteProject(uid, id).catch(failing(t('failedToDeleteProject'))),
    };
  }, [uid, askDelete, t]);
}
