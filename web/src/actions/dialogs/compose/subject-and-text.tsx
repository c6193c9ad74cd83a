import Box from '@mui/material/Box';
import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { contactAt, peopleIn } from '@crocodile-hub/core/domain/recipients';
import { takesMarks } from '@crocodile-hub/core/domain/text-marks';
import { mailHtml } from '@crocodile-hub/core/text/mail-html';
import { useRef } from 'react';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { Field } from '../../../kit/ui/field.tsx';
import { useContacts } from '../../../people/use-contacts.ts';
import type { Form } from '../use-form.ts';
import { type Carried, type ComposeForm, withoutSignature } from './compose-form.ts';
import FormatMenu from './format-menu.tsx';
import TemplatePicker from './template-picker.tsx';

type SubjectAndTextProps = { form: Form<ComposeForm>; carried: Carried; disabled: boolean };

export function SubjectAndText({ form, carried, disabled }: SubjectAndTextProps) {
  const { t } = useTranslation(['actions', 'inbox']);
  const area = useRef<HTMLTextAreaElement>(null);
  const recipient = useNameOfRecipient(form.values);
  const written = withoutSignature(form.values.body, carried);
  const isMail = form.values.platform === 'gmail';
  return (
    <>
      {isMail && (
        <Field
          {...form.bind('subject')}
          onKeyDown={form.enterGoesTo('body')}
          label={t('field_subject')}
          disabled={disabled}
          directed
        />
      )}
      <Field
        {...form.bind('body')}
        input={{ ref: area }}
        hint={isMail && mailHtml(form.values.body) !== null ? t('inbox:goesOutFormatted') : undefined}
        end={
          <Box sx={{ alignSelf: 'start', display: 'grid' }}>
            <TemplatePicker {...{ area, recipient, written, disabled }} />
            {takesMarks(form.values.platform) && <FormatMenu {...{ area, disabled }} />}
          </Box>
        }
        label={t('message')}
        disabled={disabled}
        directed
        multiline
        minRows={6}
        maxRows={14}
      />
    </>
  );
}

const noAddress = { name: '', address: '' };

/** The name of the only recipient; empty if it is not known, or if there are several. */
function useNameOfRecipient({ platform, to, cc, bcc }: ComposeForm): string {
  const people = peopleIn([to, cc, bcc].join(','));
  const contacts = useContacts(platform === 'gmail' && people.length === 1) ?? [];
  const { name, address } = parseMailAddress(people.length === 1 ? (people[0] ?? '') : '') ?? noAddress;
  return name || (contactAt(address, 'email', contacts)?.name ?? '');
}
