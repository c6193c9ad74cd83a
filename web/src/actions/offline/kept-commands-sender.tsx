import { useEffect, useEffectEvent } from 'react';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { useSettings } from '../../account/use-settings.ts';
import { dropKept, keptCommandsOf, refuseKept, useKeptCommands, whileSending } from './kept-commands.ts';
import { useTaskActions } from '../run/use-task-actions.ts';
import { useUid } from '../../account/person.ts';
import { isRefused } from '../../kit/wire/failure.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { becomeOnline, pause } from '../../kit/state/pauses.ts';
import { pages } from '../../kit/nav/pages.ts';
import { go } from '../../kit/nav/place.tsx';
import { notify } from '../../kit/ui/notify.tsx';

/** A visible tab sends first, because its toasts and its Undo are seen. */
const hiddenTabWaitsMs = 2_000;

const firstWaitMs = 2_000;
const longestWaitMs = minuteMs;

type KeptCommandsSenderProps = {
  /** Begins a conversation with what is no task, and answers its path. Twice with the same id is once. */
  ask: (uid: string, attemptId: string, words: string) => Promise<string>;
};

/** Reads and starts the kept commands one after the other, once there is a connection. Mounted once, by the shell. */
export function KeptCommandsSender({ ask }: KeptCommandsSenderProps) {
  const uid = useUid();
  const waits = useKeptCommands(uid).some(({ refusal }) => refusal === undefined);
  const sendAll = useEffectEvent(useSendAll(uid, ask));

  useEffect(() => {
    if (!waits) return undefined;
    const left = new AbortController();
    const deliver = async () => {
      for (let waitMs = firstWaitMs; !left.signal.aborted; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
        await becomeOnline(left.signal);
        if (document.hidden) await pause(hiddenTabWaitsMs, left.signal);
        if (left.signal.aborted || (await sendAll())) return;
        await pause(waitMs, left.signal);
      }
    };
    void deliver().catch(() => undefined);
    return () => left.abort();
  }, [waits]);

  return null;
}

/** Sends all kept commands; resolves to false if one stays and must be tried again. */
function useSendAll(uid: string | undefined, ask: KeptCommandsSenderProps['ask']): () => Promise<boolean> {
  const { t } = useTranslation(['smart-tasks', 'common']);
  const actions = useTaskActions(useSettings());

  /** Checks first that the command is still kept: another tab may have sent it, or the person taken it back. */
  const sendOne = (id: string) =>
    whileSending(async (): Promise<boolean> => {
      const kept = keptCommandsOf(uid).find((one) => one.id === id);
      if (kept === undefined) return true;
      const created = await actions.createKept(kept);
      if (created.ok) {
        await dropKept(id);
        if (created.tasks.some(({ status }) => status === 'Waiting Confirmation')) {
          notify.info(t('keptAsks'), {
            detail: kept.words,
            action: { label: t('title'), run: () => go(pages.smartTasks) },
            durationMs: askedToastMs,
          });
        }
        return true;
      }
      if (created.at === 'conversation') {
        const path = await ask(kept.uid, id, kept.words).catch(() => null);
        if (path === null) return false;
        await dropKept(id);
        notify.info(t('keptIsQuestion'), {
          detail: kept.words,
          action: { label: t('keptGoThere'), run: () => go(path) },
          durationMs: askedToastMs,
        });
        return true;
      }
      if (created.at !== 'classify' || !isRefused(created.failure)) return false;
      if (created.failure.kind === 'unauthenticated') return false;
      await refuseKept(id, created.failure.message ?? t('common:unknownError'));
      return true;
    });

  return async () => {
    for (const { id, refusal } of keptCommandsOf(uid)) {
      // In order, because a later command may build on an earlier one.
      if (refusal === undefined && !(await sendOne(id))) return false;
    }
    return true;
  };
}

/** Long enough to read, since the person asked for it some time ago. */
const askedToastMs = 10_000;
