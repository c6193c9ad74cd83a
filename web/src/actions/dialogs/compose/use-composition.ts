import { bounds } from '@crocodile-hub/core/contract/bounds';
import { formDraftRef } from '@crocodile-hub/core/domain/draft-ref';
import { useState } from 'react';
import { newSendId } from '../../run/inbox-sends.ts';
import { useForm } from '../use-form.ts';
import {
  type Carried,
  carriedSizes,
  composeErrors,
  type ComposeForm,
  draftOf,
  isWrittenIn,
  roomForBody,
} from './compose-form.ts';
import { useAttachments } from './use-attachments.ts';
import { useMailDraft } from './use-mail-draft.ts';

type Begun = { name: string; initial: ComposeForm; carried: Carried; given?: ComposeForm | undefined };

/** What is written: the form's words and files, and the draft that keeps them. */
export function useComposition({ name, initial, carried, given }: Begun) {
  const [begun] = useState(() => withDraftRef(initial));
  const form = useForm({
    name,
    empty: begun,
    given: given === undefined ? undefined : { ...given, draft: given.draft || begun.draft },
    newId: () => newSendId('compose'),
    fill: 'body',
    mayStayEmpty: ['cc', 'bcc'],
    errorsOf: (values) => composeErrors(values, carried),
    most: (values) => ({
      body: roomForBody(values, carried),
      to: bounds.parties,
      cc: bounds.parties,
      bcc: bounds.parties,
    }),
  });
  const { values, change } = form;
  const attachments = useAttachments(values.attachments, carriedSizes(carried), (written) => {
    if (written !== values.attachments) change('attachments', written);
  });
  const isRewritten = isWrittenIn(values, begun);
  const isOpenedDraft = initial.draft !== '';
  const hasWords = isRewritten || isOpenedDraft;
  const draft = useMailDraft({
    id: values.draft,
    isMail: values.platform === 'gmail',
    words: hasWords ? draftOf(values, carried) : null,
    first: isOpenedDraft ? draftOf(initial, carried) : null,
  });
  return { form, attachments, draft: { ...draft, hasWords }, isRewritten };
}

/** Each opening of the dialog is a draft of its own. Its id is kept with the text. */
function withDraftRef(form: ComposeForm): ComposeForm {
  return form.draft === '' ? { ...form, draft: formDraftRef(crypto.randomUUID()) } : form;
}
