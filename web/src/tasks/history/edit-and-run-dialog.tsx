import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { useState } from 'react';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import { splitSendAt } from '../../actions/run/send-at.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { fromForm, missingFields, toForm } from '../../actions/card/payload-form.ts';
import { PayloadValue } from '../../actions/card/payload-value.tsx';
import { PayloadEditor } from '../../actions/card/payload-editor.tsx';
import { type Difference, differencesOf } from './differences.ts';
import { useSettings } from '../../account/use-settings.ts';

type EditAndRunDialogProps = {
  task: SmartTask;
  actionType: ActionType;
  /** Answers whether the copy was taken; if not, its words stay here. */
  onRun: (payload: Record<string, unknown>) => Promise<boolean>;
  onClose: () => void;
};

/** Runs a task again after editing its payload, and shows what differs from the first time. */
export default function EditAndRunDialog({ task, actionType, onRun, onClose }: EditAndRunDialogProps) {
  const { t } = useTranslation(['smart-tasks', 'common']);
  const { timeZone } = useSettings();
  const [before] = useState(() => withoutPastTime(task.actionPayload ?? {}));
  const [values, setValues] = useState(() => toForm(actionType, before, timeZone));
  const after = fromForm(actionType, before, values, timeZone);
  const missing = missingFields(actionType, after);
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    if (missing.length > 0 || isRunning) return;
    setRunning(true);
    const isTaken = await onRun({ ...after }).catch(() => false);
    setRunning(false);
    if (isTaken) onClose();
  };
  return (
    <Dialog
      open
      title={t('editAndRun')}
      busy={isRunning}
      onClose={onClose}
      note={t(willBeReplaced(task) ? 'editAndReplaceHint' : 'editAndRunHint')}
      actions={
        <>
          <Button disabled={isRunning} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="filled"
            icon={<PlayArrow />}
            disabled={missing.length > 0}
            loading={isRunning}
            onClick={() => void run()}
          >
            {t('run')}
          </Button>
        </>
      }
    >
      <PayloadEditor
        actionType={actionType}
        values={values}
        takesFocus
        missing={missing}
        onChange={setValues}
        onDone={() => void run()}
      />
      <Differences differences={differencesOf(actionType, before, after)} />
    </Dialog>
  );
}

/** A time to leave that has passed is dropped: running again means now. */
function withoutPastTime(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { payload: sent, runAt } = splitSendAt(payload, Date.now());
  return runAt === undefined ? sent : { ...sent, sendAt: runAt };
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation(['smart-tasks', 'actions']);
  if (differences.length === 0) {
    return <Hint quiet>{t('nothingChanged')}</Hint>;
  }
  return (
    <Box component="dl" aria-label={t('changed')} sx={listStyle}>
      {differences.map(({ field, kind, before, after }) => (
        <Box key={field} sx={{ display: 'grid', gap: 0.25 }}>
          <Box component="dt" sx={{ color: 'ink3' }}>
            {t(`actions:field_${field}`)}
          </Box>
          <Box
            component="dd"
            sx={{ color: 'ink3', textDecoration: before === null ? 'none' : 'line-through' }}
          >
            {before === null ? t('nothingWas') : <PayloadValue line={{ kind, text: before }} />}
          </Box>
          <Box component="dd" sx={{ color: 'accentInk' }}>
            {after === null ? t('nothingIs') : <PayloadValue line={{ kind, text: after }} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listStyle = {
  typography: 'small',
  display: 'grid',
  gap: 1,
  padding: 1.5,
  borderRadius: 1,
  backgroundColor: 'accentTint',
  overflowWrap: 'anywhere',
};

/** Whether the edited copy replaces the task: a task that has not run must not run beside its copy. */
function willBeReplaced({ status }: Pick<SmartTask, 'status'>): boolean {
  return status === 'Waiting Confirmation' || status === 'Pending';
}
