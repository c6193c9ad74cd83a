import Box from '@mui/material/Box';
import type { PayloadField } from '@crocodile-hub/core/actions/catalogue';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { TextBound } from '@crocodile-hub/core/contract/bounds';
import { priorities } from '@crocodile-hub/core/contract/actions';
import { useTooLong } from '../../kit/text/use-too-long.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Field } from '../../kit/ui/field.tsx';
import { Choice } from '../../kit/ui/choice.tsx';
import { fieldsOf, mostOf, type FormField, type FormValues } from './payload-form.ts';

type PayloadEditorProps = {
  actionType: ActionType;
  values: FormValues;
  /** The fields that prevent confirming. */
  missing: readonly PayloadField[];
  /** It was opened by a press; otherwise it comes back into view, and the focus stays elsewhere. */
  takesFocus: boolean;
  onChange: (values: FormValues) => void;
  onDone: () => void;
};

export function PayloadEditor({
  actionType,
  values,
  missing,
  takesFocus,
  onChange,
  onDone,
}: PayloadEditorProps) {
  const { t } = useTranslation('command-center');
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {fieldsOf(actionType).map((field, index) => (
        <Editor
          key={field.field}
          field={field}
          most={mostOf(actionType, field, values.platform)}
          value={values[field.field] ?? ''}
          isMissing={missing.includes(field.field)}
          takesFocus={takesFocus && index === 0}
          onChange={(value) => onChange({ ...values, [field.field]: value })}
        />
      ))}
      {/* Without it Enter submits a form of one field only. */}
      <input type="submit" hidden aria-label={t('doneEditing')} />
    </Box>
  );
}

type EditorProps = {
  field: FormField;
  most: TextBound;
  value: string;
  isMissing: boolean;
  takesFocus: boolean;
  onChange: (value: string) => void;
};

const platforms = ['messenger', 'instagram'] as const;

function Editor({
  field: { field, kind, editor },
  most,
  value,
  isMissing,
  takesFocus,
  onChange,
}: EditorProps) {
  const { t } = useTranslation(['command-center', 'actions']);
  const tooLong = useTooLong()(value, most);
  const label = t(`actions:field_${field}`);
  if (editor === 'priority' || editor === 'platform') {
    const choices = editor === 'priority' ? priorities : platforms;
    return (
      <Choice<string>
        name={label}
        value={value}
        onChange={onChange}
        options={choices.map((choice) => ({ value: choice, label: t(`choice_${choice}`) }))}
      />
    );
  }
  return (
    <Field
      label={label}
      value={value}
      autoFocus={takesFocus}
      onChange={(event) => onChange(event.target.value)}
      directed={editor === 'line' || editor === 'text'}
      error={tooLong ?? (isMissing ? t('fieldMissing') : undefined)}
      {...(editor === 'text' ? { multiline: true, minRows: 2, maxRows: 12 } : {})}
      {...(editor === 'time' ? { type: 'datetime-local' } : {})}
      {...(kind === 'accounts' ? { hint: t('usernameOrId') } : {})}
      {...(editor === 'people' ? { input: { dir: 'ltr' }, hint: t('separateWithCommas') } : {})}
    />
  );
}
