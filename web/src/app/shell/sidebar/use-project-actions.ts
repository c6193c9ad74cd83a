import { useMemo } from 'react';
import {
  createProject,
  type Project,
  renameProject,
  deleteProject,
} from '../../../conversations/projects.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { notify } from '../../../kit/ui/notify.tsx';

export type ProjectActions = {
  /** Both resolve to whether it succeeded. */
  create: (name: string) => Promise<boolean>;
  rename: (project: Project, name: string) => Promise<boolean>;
  askDelete: (project: Project) => void;
  delete: (project: Project) => void;
};

export function useProjectActions(uid: string, askDelete: (project: Project) => void): ProjectActions {
  const { t } = useTranslation('shell');
  return useMemo(() => {
    const failing = (text: string) => () => void notify.error(text);
    const went = (work: Promise<unknown>, text: string) =>
      work.then(
        () => true,
        () => {
          notify.error(text);
          return false;
        },
      );
    return {
      create: (name) => went(createProject(uid, name), t('failedToCreateProject')),
      rename: ({ id }, name) => went(renameProject(uid, id, name), t('failedToUpdateProject')),
      askDelete,
      delete: ({ id }) => void deleteProject(uid, id).catch(failing(t('failedToDeleteProject'))),
    };
  }, [uid, askDelete, t]);
}
