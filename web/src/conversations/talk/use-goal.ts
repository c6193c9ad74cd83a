import { useEffect, useState } from 'react';
import { isKnown, type SessionLog } from '../log/session-log.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import type { ActiveSession } from '../desk/active-session.ts';
import { useStore } from '../desk/use-desk.ts';
import { whileWanted } from '../../kit/state/while-wanted.ts';

/** The message that the address leads to. A new object for each visit. */
export type Goal = { messageId: string };

/** Reads the log back to the message that the address leads to, which then becomes the goal. */
export function useGoal(sessionLog: SessionLog, active: ActiveSession): { goal?: Goal; isLooking: boolean } {
  const { t } = useTranslation('command-center');
  const isReady = isKnown(useStore(sessionLog));
  const [looked, setLooked] = useState<{ active: ActiveSession; goal?: Goal }>();
  const { messageId } = active;
  useEffect(() => {
    if (messageId === undefined || !isReady) return undefined;
    return whileWanted(async (signal) => {
      const is = await sessionLog.loadTo(messageId);
      if (signal.aborted) return;
      setLooked({ active, ...(is === 'there' && { goal: { messageId } }) });
      if (is === 'missing') notify.info(t('messageNotFound'));
      if (is === 'failed') notify.error(t('failedToLoadEarlier'));
    });
  }, [sessionLog, active, messageId, isReady, t]);
  if (messageId === undefined) return { isLooking: false };
  return looked?.active === active ? { ...looked, isLooking: false } : { isLooking: true };
}
