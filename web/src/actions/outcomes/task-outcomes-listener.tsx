import { isSend } from '@crocodile-hub/core/domain/action-types';
import { limits } from '@crocodile-hub/core/domain/limits';
import { bareSummary } from '@crocodile-hub/core/domain/task-summary';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSettings } from '../../account/use-settings.ts';
import { sendOrigin } from '../run/inbox-sends.ts';
import { recipientsOf } from './recipients.ts';
import { isOfOneSentence } from '../task/sentence-ids.ts';
import type { SmartTask } from '../task/smart-task.ts';
import type { TaskRun } from '../run/task-runner.ts';
import { hasForm, reopenForm } from '../dialogs/reopen-form.ts';
import { followAcceptedRuns, forgetAcceptedRun, taskRunner, useTaskRuns } from '../run/task-runs.ts';
import { useRunTasks } from '../run/use-run-tasks.ts';
import { type TaskActions, useTaskActions } from '../run/use-task-actions.ts';
import { useUndo } from '../run/use-undo.ts';
import { useUid } from '../../account/person.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import type { Translate } from '../../kit/text/translate.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenInSentence } from '../../kit/text/when.ts';
import { pages } from '../../kit/nav/pages.ts';
import { go } from '../../kit/nav/place.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import { failureWords } from './failure-words.ts';
import { isToldForGood, type OutcomeStage, outcomeStage } from './outcome.ts';
import { channelOf, platformOf } from './task-channel.ts';

/** Reports the outcomes of this visit's actions, on whatever screen the person is. Mounted once, by the shell. */
export function TaskOutcomesListener() {
  const runs = useTaskRuns();
  const uid = useUid();
  const tasks = useRunTasks();
  const said = useRef(new Map<string, OutcomeStage>());
  const actions = useTaskActions(useSettings());
  const undo = useUndo(actions);
  const say = useEffectEvent(useWords(actions, undo));

  useEffect(() => {
    if (uid !== undefined) followAcceptedRuns();
  }, [uid]);

  useEffect(() => {
    const look = () => {
      for (const task of tasks) {
        const run = runs.get(task.id);
        if (run === undefined) continue;
        const stage = outcomeStage(run, task, Date.now());
        if (said.current.get(task.id) === stage) continue;
        said.current.set(task.id, stage);
        const others = tasks.filter(({ id }) => id !== task.id && isOfOneSentence(id, task.id));
        say(stage, task, run, others);
        if (isToldForGood(stage)) forgetAcceptedRun(task.id);
      }
    };
    look();
    const windows = tasks.map(({ undoUntil = 0 }) => undoUntil - Date.now()).filter((ms) => ms > 0);
    const timers = windows.map((ms) => window.setTimeout(look, ms));
    return () => timers.forEach((timer) => window.clearTimeout(timer));
  }, [runs, tasks]);

  return null;
}

/** Says one stage of a task. All stages of a task share one toast. */
function useWords(
  actions: TaskActions,
  undo: (taskId: string) => Promise<boolean>,
): (stage: OutcomeStage, task: SmartTask, run: TaskRun, others: readonly SmartTask[]) => void {
  const { t } = useTranslation(['actions', 'common']);
  const { locale } = useLocale();
  const { timeZone } = useSettings();

  return (stage, task, run, others) => {
    const { id } = task;
    const now = Date.now();
    const channel = channelOf(task);
    const passing = { id, durationMs: limits.toastActionMs };
    const summary = summaryOf(task);
    // A new one each time it is offered, since one that was pressed counts as pressed.
    const takeBack = () => ({
      label: others.length === 0 ? t('common:undo') : t('undoAll', { count: others.length + 1 }),
      working: t('undoing'),
      isUndo: true as const,
      run: () =>
        void takeAllBack(actions, undo, [task, ...others]).then((isBack) => {
          if (!isBack && leftMs() > 0) words[stage]();
        }),
    });
    const isForm = hasForm(task);
    const origin = sendOrigin(id);
    const edit = { label: t('common:edit'), run: () => reopenForm(task) };
    const leftMs = () => (task.undoUntil ?? 0) - Date.now();
    const words = {
      silent: () => {},
      running: () => notify.loading(t(`sending_${channel}`), { id }),
      held: () => {
        const left = leftMs();
        notify.undoable(t(`sending_${channel}`), takeBack(), left, { id, detail: heldDetail(t, task, left) });
      },
      scheduled: () => {
        const when = whenInSentence(task.runAt ?? now, { locale, timeZone, now });
        // Scheduled mail is not shown in the inbox but among the tasks.
        const see = { label: t('seeScheduled'), run: () => go(pages.smartTasks) };
        notify.info(t('leavesAt', { when }), { ...passing, ...(origin === null ? {} : { action: see }) });
      },
      done: () =>
        origin === null
          ? notify.success(t(`sent_${channel}`, { summary }), {
              ...passing,
              ...(leftMs() > 0 ? { action: takeBack() } : {}),
            })
          : notify.success(t('sentVia', { platform: t(`platform_${platformOf(task)}`) }), {
              id,
              durationMs: limits.toastDefaultMs,
            }),
      failed: () => {
        const { text, ...why } = failureWords(t, task, summary);
        const back = origin === 'reply' ? { detail: `${summary} ${t('wordsBack')}`.trim() } : why;
        notify.error(text, { ...(isForm ? { id, action: edit } : passing), ...back });
      },
      cancelled: () =>
        notify.info(t(isSend(task.actionType) ? 'undone' : 'cancelled'), {
          ...passing,
          ...(isForm ? { action: edit } : {}),
          ...(origin === 'reply' ? { detail: t('wordsBack') } : {}),
        }),
      unreached: () => {
        const action = { label: t('common:retry'), run: () => void actions.runNow(task) };
        // If the server answered, its trouble is reported, not the person's connection.
        const failure = run.is === 'unreached' ? run.failure : undefined;
        const unsaid = failure?.status === undefined ? undefined : t('common:serverTrouble');
        const reason = failure?.message ?? unsaid;
        const { text, ...why } =
          reason === undefined ? { text: t('common:networkError') } : failureWords(t, task, reason);
        notify.error(text, { id, action, ...why });
      },
    } satisfies Record<OutcomeStage, () => void>;
    words[stage]();
  };
}

function heldDetail(t: Translate<['actions', 'common']>, task: SmartTask, leftMs: number): string {
  const count = Math.ceil(leftMs / 1_000);
  const who = recipientsOf(task).join(', ');
  return who === '' ? t('leavesIn', { count }) : t('leavesTo', { who, count });
}

/**
 * Undoes all tasks of one sentence; those that have not run yet are called off at once. Answers whether the first was
 * taken back. None waits for another: each has but so much time.
 */
async function takeAllBack(
  actions: TaskActions,
  undo: (taskId: string) => Promise<boolean>,
  tasks: readonly SmartTask[],
): Promise<boolean> {
  const ends = await Promise.allSettled(
    tasks.map((task) => (taskRunner.callOff(task.id) ? actions.cancel(task) : undo(task.id))),
  );
  const [first] = ends;
  return first?.status === 'fulfilled' && first.value;
}

/** The summary without its mark, because the toast adds one. */
function summaryOf({ actionSummary, assistantEcho, originalCommand }: SmartTask): string {
  return bareSummary(actionSummary) || assistantEcho || originalCommand;
}
