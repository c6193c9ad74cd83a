import { type Dispatch, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { markRead } from '../../entities/inbox/api/mark-read.ts';
import type { Message } from '../../entities/inbox/model/message.ts';
import { notify } from '../../shared/ui/notify.tsx';
import type { InboxAction } from './model/inbox-state.ts';

/** Marks a message at once, and takes it back where the platform refuses. Rule inbox.read.1. */
export function useMarkRead(dispatch: Dispatch<InboxAction>) {
  const { t } = useTranslation('inbox');
  return useCallback(
    (message: Message, read: boolean) => {
      dispatch({ type: 'read-set', id: message.id, isUnread: !read });
      void markRead(message, read).then((done) => {
        if (done) return void notify.success(t(read ? 'markedRead' : 'markedUnread'));
        dispatch({ type: 'read-set', id: message.id, isUnread: read });
        return void notify.error(t(read ? 'failedRead' : 'failedUnread'));
      });
    },
    [dispatch, t],
  );
}
