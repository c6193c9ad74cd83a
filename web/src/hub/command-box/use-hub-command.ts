import { limits } from '@crocodile-hub/core/domain/limits';
import type { Settings } from '../../account/use-settings.ts';
import { searchTitle, sessionOfAttempt } from '../../conversations/sessions/create-session.ts';
import type { Asked } from '../../actions/task/task-of-command.ts';
import { type CommandAttempt, useTaskActions } from '../../actions/run/use-task-actions.ts';
import { certainUid } from '../../account/person.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { go } from '../../kit/nav/place.tsx';
import { inboxRulesPath, loginPath, pages, sessionPath } from '../../kit/nav/pages.ts';
import { watchAttention } from '../../kit/nav/watch-attention.ts';
import { notify } from '../../kit/ui/notify.tsx';
import type { Plan } from '../../command/plan.ts';

type SendWords = (
  words: string,
  plan: Plan,
  asked: Asked,
  attempt: CommandAttempt,
  input: 'typed' | 'spoken',
) => Promise<boolean>;

/**
 * Sends the words where the plan says: to a task, a search or a conversation. Resolves to whether they left the box. A
 * session begun by voice gets a microphone icon.
 */
export function useHubCommand(settings: Settings): SendWords {
  const { t } = useTranslation(['hub', 'common']);
  const { needsLogin, goOn } = useWayOn();
  const openSession = useOpenSession();
  const actions = useTaskActions(settings);

  async function runTask(
    words: string,
    asked: Asked,
    attempt: CommandAttempt,
    otherwise: SessionWay,
    isStillHere: () => boolean,
  ): Promise<boolean> {
    const created = await actions.create(words, asked, attempt);
    if (created.ok) {
      // A kept command is listed below the box, where it can be taken back.
      if (created.isKept !== true) goOn(pages.smartTasks, isStillHere);
      return true;
    }
    if (created.at === 'conversation') return openSession(words, attempt, otherwise, isStillHere);
    if (created.at === 'sign-in') return needsLogin(t('loginToCreateTasks'));
    const status = created.at === 'classify' ? created.failure.status : undefined;
    notify.error(
      t('failedToCreateTask'),
      status === undefined ? {} : { detail: t('smartTaskError', { status }) },
    );
    return false;
  }

  return async (words, plan, asked, attempt, input) => {
    // Before anything is waited for: whoever leaves meanwhile stays where they went.
    const isStillHere = watchAttention();
    if (await isRule(words)) return goOn(inboxRulesPath(words), isStillHere);
    const icon = input === 'spoken' ? '🎤' : '💬';
    const ways = {
      search: {
        title: searchTitle,
        icon,
        delayMs: limits.navigateAfterSearchMs,
        notice: t('searching'),
        failure: t('failedToSearch'),
      },
      conversation: {
        title: words,
        icon,
        delayMs: limits.navigateAfterQuestionMs,
        failure: t('failedToCreateSession'),
      },
    } satisfies Record<Exclude<typeof plan.flow, 'task'>, SessionWay>;
    return plan.flow === 'task'
      ? runTask(words, asked, attempt, ways.conversation, isStillHere)
      : openSession(words, attempt, ways[plan.flow], isStillHere);
  };
}

/** Begins a session with the words and leads there. */
function useOpenSession() {
  const { t } = useTranslation('hub');
  const { needsLogin, showSession } = useWayOn();
  return async (
    words: string,
    attempt: CommandAttempt,
    way: SessionWay,
    isStillHere: () => boolean,
  ): Promise<boolean> => {
    const { delayMs, notice, failure } = way;
    const uid = await certainUid();
    if (uid === undefined) return needsLogin(t('loginToAsk'));
    if (notice !== undefined) notify.info(notice, { durationMs: limits.toastSuccessMs });
    const opened = await sessionOfAttempt(uid, attempt, { ...way, words }).catch(() => null);
    if (opened === null) {
      notify.error(failure);
      return false;
    }
    window.setTimeout(() => showSession(opened.id, isStillHere), delayMs);
    return opened.saved.then(
      () => true,
      () => {
        notify.error(t('failedToOpenCommandCenter'));
        return false;
      },
    );
  };
}

/** A rule for the inbox is tried there, and kept only after a yes. */
async function isRule(words: string): Promise<boolean> {
  const reader = import('@crocodile-hub/core/language/changes/read-mail-rule');
  return await reader.then(({ isStandingRule }) => isStandingRule(words)).catch(() => false);
}

/** Where the words lead, and what is said instead of going there. */
function useWayOn() {
  const { t } = useTranslation(['hub', 'common']);

  function needsLogin(words: string): false {
    const action = { label: t('common:login'), run: () => go(loginPath(pages.hub)) };
    notify.error(words, { action });
    return false;
  }

  /** Goes to a page, unless the person has left the hub or opened a dialog meanwhile. Answers whether it went. */
  function goOn(to: string, isStillHere: () => boolean): boolean {
    const mayGo = isStillHere();
    if (mayGo) go(to);
    return mayGo;
  }

  function showSession(sessionId: string, isStillHere: () => boolean): void {
    const to = sessionPath({ sessionId, fromRouter: true });
    if (goOn(to, isStillHere)) return;
    const action = { label: t('openSession'), run: () => go(to) };
    notify.info(t('sessionIsReady'), { action, durationMs: limits.toastActionMs });
  }

  return { needsLogin, goOn, showSession };
}

type SessionWay = { title: string; icon: '💬' | '🎤'; delayMs: number; notice?: string; failure: string };
