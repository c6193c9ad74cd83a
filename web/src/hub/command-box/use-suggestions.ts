import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { useMemo } from 'react';
import { highlightsOf } from '../recent/email-item.ts';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useRecentEmails } from '../recent/use-recent-emails.ts';
import { type Suggestions, suggestionsOf } from './suggestions.ts';

/** The templates, in the order in which they are offered. */
const templates = [
  'send_email',
  'create_event',
  'send_whatsapp',
  'reminder',
  'create_task',
  'search',
] as const;

/** Suggestions from what the hub shows anyway: unread mail, recent tasks, and templates. */
export function useSuggestions(tasks: readonly SmartTask[]): Suggestions {
  const { t } = useTranslation('hub');
  const emails = useRecentEmails();
  return useMemo(() => {
    const unread = highlightsOf(emails ?? [], mostReplies).filter((email) => email.unread);
    return suggestionsOf({
      replies: unread.map(({ from, subject }) => ({
        actionType: 'send_email',
        text: t('replyTo', { who: from, what: bareSubject(subject) }).replace(isolates, ''),
      })),
      recent: tasks.map(({ actionType, originalCommand }) => ({
        actionType: resolveActionType(actionType),
        text: originalCommand,
      })),
      templates: [
        { actionType: 'natural_language_action', text: t('exampleFirst') },
        { actionType: 'reminder', text: t('exampleSecond') },
        ...templates.map((actionType) => ({ actionType, text: t(`template_${actionType}`) })),
      ],
    });
  }, [emails, tasks, t]);
}

/** This many unread mails can be found by typing. */
const mostReplies = 3;

/**
 * The catalogue puts isolation marks around values; in a command they would be characters that the person did not type.
 */
const isolates = /[\u2068\u2069]/g;

function bareSubject(subject: string): string {
  return subject.replace(/^((re|fwd?)\s*:\s*)+/i, '');
}
