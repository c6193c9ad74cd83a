import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { guessPlatform } from '@crocodile-hub/core/domain/recipient-platform';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { RecipientField } from '../../../people/recipient-field.tsx';
import type { Form } from '../use-form.ts';
import { type ComposeForm, type ComposeMode, composePlatforms } from './compose-form.ts';

type AddressingProps = {
  form: Form<ComposeForm>;
  mode: ComposeMode;
  /** What the form began with: its signature comes back with mail. */
  initial: ComposeForm;
  disabled: boolean;
};

export function Addressing({ form, mode, initial, disabled }: AddressingProps) {
  const { t } = useTranslation(['inbox', 'actions']);
  const { values, change, bind } = form;
  const isMail = values.platform === 'gmail';
  const [wantsCopies, setWantsCopies] = useState(false);
  const hasCopies = wantsCopies || values.cc !== '' || values.bcc !== '';
  const hasChosen = useRef(false);

  /** Direct messages have no signature. */
  const changePlatform = (next: Platform) => {
    const unsigned = values.body === initial.body ? '' : values.body;
    const body = next === 'gmail' && values.body === '' ? initial.body : values.body;
    form.changeAll({ platform: next, body: next === 'gmail' ? body : unsigned });
  };
  /** A platform that the person chose is not changed by a guess. Rule inbox.compose.9. */
  const followGuess = () => {
    if (mode !== 'compose' || hasChosen.current) return;
    if (isMail && guessPlatform(values.to) === 'instagram') changePlatform('instagram');
  };
  const people = (field: 'to' | 'cc' | 'bcc', end?: ReactNode) => {
    const { value, error, onBlur, inputRef } = bind(field);
    return (
      <RecipientField
        label={t(`actions:field_${field}`)}
        value={value}
        onChange={(next) => change(field, next)}
        onBlur={() => {
          onBlur();
          if (field === 'to') followGuess();
        }}
        inputRef={inputRef}
        error={error}
        disabled={disabled}
        end={end}
      />
    );
  };
  const addCopies = (
    <Button size="sm" variant="bare" onClick={() => setWantsCopies(true)} disabled={disabled}>
      {t('copies')}
    </Button>
  );
  return (
    <>
      {mode !== 'reply' && (
        <Segmented
          name={t('actions:field_platform')}
          value={values.platform}
          onChange={(next) => {
            hasChosen.current = true;
            changePlatform(next);
          }}
          options={composePlatforms.map((value) => ({ value, label: t(`platform_${value}`) }))}
          disabled={disabled}
        />
      )}
      {isMail ? (
        people('to', !hasCopies && addCopies)
      ) : (
        <Field
          {...bind('to')}
          label={t('actions:field_to')}
          placeholder={t('actions:recipient')}
          readOnly={mode === 'reply'}
          disabled={disabled}
          input={{ dir: 'ltr', autoComplete: 'off' }}
        />
      )}
      {isMail && hasCopies && people('cc')}
      {isMail && hasCopies && people('bcc')}
    </>
  );
}
