import { useEffect, useMemo, useState } from 'react';
import { useLiveQuery } from '../../../account/use-live-query.ts';
import { filedSessions } from '../../../conversations/sessions/filed-sessions.ts';
import { type ProjectSessions, sessionsIn } from '../../../conversations/sessions/project-sessions.ts';
import {
  countSessionsOfProject,
  listedSessions,
  sessionsOfProject,
} from '../../../conversations/sessions/session-queries.ts';
import type { Session } from '../../../conversations/sessions/session.ts';
import { useFollowed } from '../../../kit/state/use-followed.ts';
import { useOnline } from '../../../kit/state/use-online.ts';
import { isConfirmed, type Live } from '../../../kit/wire/firebase/live-query.ts';
import { holdsAll } from '../../../kit/wire/firebase/live-window.ts';
import { whileWanted } from '../../../kit/state/while-wanted.ts';

type Options = { uid: string; projectId: string; recent: Live<Session>; isOpen: boolean };

/** The sessions of a project: live while its row is open, counted by the server otherwise. Rule shell.projects.2. */
export function useProjectSessions(options: Options): ProjectSessions & { showMore: () => void } {
  const { uid, projectId, recent, isOpen } = options;
  const [pages, setPages] = useState(1);
  const size = pages * listedSessions;
  // Whoever has few sessions has them all in the newest.
  const isPartial = recent.is !== 'loading' && !holdsAll(recent, listedSessions);
  const query = useMemo(() => sessionsOfProject(projectId, size), [projectId, size]);
  const own = useLast(useLiveQuery(query, isOpen && isPartial ? uid : undefined));
  const counted = useCount(isPartial ? uid : undefined, projectId, recent);
  const known = { recent, own, size, counted, isOnline: useOnline() };
  return { ...sessionsIn(projectId, known), showMore: () => setPages(pages + 1) };
}

/** While more are loaded, what was listed stays. */
function useLast(live: Live<Session>): Live<Session> {
  const [last, setLast] = useState(live);
  if (live.is !== 'loading' && live !== last) setLast(live);
  return live.is === 'loading' ? last : live;
}

/** Counted by the server, again whenever the project's sessions change here or among the newest. */
function useCount(
  uid: string | undefined,
  projectId: string,
  recent: Live<Session>,
): number | null | undefined {
  const filed = useFollowed(filedSessions.subscribe, filedSessions.get);
  const [count, setCount] = useState<number | null>();
  const isFromServer = isConfirmed(recent);
  const among =
    recent.is === 'ready' ? recent.items.filter((session) => session.projectId === projectId) : [];
  const ids = among.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (uid === undefined || !isFromServer) return undefined;
    return whileWanted((signal) =>
      countSessionsOfProject(uid, projectId).then(
        (counted) => signal.aborted || setCount(counted),
        () => signal.aborted || setCount((before) => before ?? null),
      ),
    );
    // `ids` and `filed` are listed so that their changes count again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [uid, projectId, isFromServer, ids, filed]);
  return count;
}
