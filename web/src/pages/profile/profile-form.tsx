import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UserDocument } from '@crocodile-hub/core/contract/documents';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { Person } from '../../account/person-storage.ts';
import { useTooLong } from '../../kit/text/use-too-long.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useOnline } from '../../kit/state/use-online.ts';
import { Avatar } from '../../kit/ui/avatar.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { Mascot } from '../../kit/ui/mascot/mascot.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { dobErrorOf, filledOf, mostOf, type ProfileField, profileFields } from './profile-fields.ts';
import { type ProfileForm as Form, useProfileForm } from './use-profile-form.ts';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

export function ProfileForm({ person, stored }: { person: Person; stored: UserDocument }) {
  const { t } = useTranslation(['profile', 'common']);
  const form = useProfileForm(person, stored);
  const { values } = form;
  const fields = useFields(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check()) void form.save();
  };
  const name = person.name ?? '';
  return (
    <Box sx={gridStyle}>
      <Card aria-label={t('title')} sx={{ padding: { xs: 2, md: 3 } }}>
        <Head person={person} />
        <Box component="form" noValidate onSubmit={submit} sx={formStyle}>
          <Field label={t('fullName')} value={name} readOnly autoComplete="off" directed />
          <Field label={t('email')} value={person.email ?? ''} readOnly input={{ dir: 'ltr' }} />
          <Field label={t('dob')} type="date" autoComplete="bday" {...fields.bind('dob')} />
          <Field label={t('city')} autoComplete="address-level2" directed {...fields.bind('city')} />
          <Box sx={wholeRow}>
            <Field label={t('hobbies')} autoComplete="off" directed {...fields.bind('hobbies')} />
          </Box>
          <Box sx={wholeRow}>
            <Field label={t('about')} multiline minRows={4} maxRows={16} directed {...fields.bind('about')} />
          </Box>
          <Foot form={form} onDiscard={fields.forget} />
        </Box>
      </Card>
      <Completeness filled={filledOf(values)} />
    </Box>
  );
}

function Head({ person }: { person: Person }) {
  const { t } = useTranslation('profile');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, marginBlockEnd: 2.5 }}>
      <Avatar name={person.name ?? person.email ?? '?'} size="lg" />
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        {person.name !== null && (
          <Typography variant="section" component="p" sx={{ color: 'ink' }}>
            <bdi>{person.name}</bdi>
          </Typography>
        )}
        <Hint quiet>
          <bdi>{person.email}</bdi> · {t('fromAccount')}
        </Hint>
      </Box>
    </Box>
  );
}

function Foot({ form, onDiscard }: { form: Form; onDiscard: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const discard = () => {
    form.discard();
    onDiscard();
  };
  return (
    <Box sx={{ ...wholeRow, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box role="status" sx={{ flex: '1 1 160px', minBlockSize: 20 }}>
        <State form={form} />
      </Box>
      <Button disabled={!form.isChanged || form.saving} onClick={discard}>
        {t('common:cancel')}
      </Button>
      <Button type="submit" variant="filled" loading={form.saving}>
        {t('common:save')}
      </Button>
    </Box>
  );
}

function State({ form }: { form: Form }) {
  const { t } = useTranslation('profile');
  const isOnline = useOnline();
  if (form.saving) return isOnline ? null : <Hint quiet>{t('savedOnceOnline')}</Hint>;
  if (form.isUpdated) {
    return (
      <Typography variant="small" component="p" sx={updatedStyle}>
        <CheckCircle sx={{ fontSize: 18, color: 'success.main' }} />
        {t('updated')}
      </Typography>
    );
  }
  return form.isChanged ? <Hint quiet>{t('notSaved')}</Hint> : null;
}

/** One pose, one sentence: how far the profile is. */
function Completeness({ filled }: { filled: number }) {
  const { t } = useTranslation('profile');
  const isComplete = filled === profileFields.length;
  return (
    <Card as="aside" aria-label={t('completeness')} sx={asideStyle}>
      <Mascot pose={isComplete ? 'done' : 'greeting'} width={112} />
      <div>
        <Typography variant="section" component="h2" sx={{ color: 'ink' }}>
          {isComplete ? t('complete') : t('filledOf', { filled, all: profileFields.length })}
        </Typography>
        <Typography variant="small" component="p" sx={{ color: 'ink2', marginBlockStart: 1 }}>
          {t('private')}
        </Typography>
      </div>
    </Card>
  );
}

/** The fields' properties and errors. An error shows once the person has left the field or pressed Save. */
function useFields(form: Form) {
  const { t } = useTranslation('profile');
  const tooLong = useTooLong();
  const [left, setLeft] = useState<ReadonlySet<ProfileField>>(new Set());
  const elements = useRef(new Map<ProfileField, FieldElement>());
  /** The browser reports an incomplete date as bad input with an empty value. */
  const isIncomplete = (field: ProfileField) => elements.current.get(field)?.validity.badInput === true;
  const [incomplete, setIncomplete] = useState(false);

  const errorOf = (field: ProfileField) => {
    if (field !== 'dob') return tooLong(form.values[field], mostOf(field));
    if (!left.has(field)) return undefined;
    const error = incomplete ? 'dobIncomplete' : dobErrorOf(form.values.dob, today());
    return error === undefined ? undefined : t(error);
  };
  const leave = (field: ProfileField) => {
    setLeft((before) => new Set(before).add(field));
    if (field === 'dob') setIncomplete(isIncomplete(field));
  };
  const isWrong = (field: ProfileField) =>
    tooLong(form.values[field], mostOf(field)) !== undefined ||
    (field === 'dob' && (isIncomplete(field) || dobErrorOf(form.values.dob, today()) !== undefined));

  return {
    bind: (field: ProfileField) => ({
      value: form.values[field],
      error: errorOf(field),
      onChange: (event: ChangeEvent<FieldElement>) => {
        form.type(field, event.target.value);
        if (field === 'dob') setIncomplete(false);
      },
      onBlur: () => leave(field),
      inputRef: (element: FieldElement | null) => {
        if (element === null) elements.current.delete(field);
        else elements.current.set(field, element);
      },
    }),
    /** Whether all fields are valid; focuses the first that is not. */
    check: (): boolean => {
      const wrong = profileFields.find(isWrong);
      if (wrong === undefined) return true;
      leave(wrong);
      elements.current.get(wrong)?.focus();
      return false;
    },
    forget: () => setLeft(new Set()),
  };
}

/** The person's own day. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const gridStyle = {
  display: 'grid',
  gap: { xs: 2, lg: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
};
const formStyle = {
  display: 'grid',
  gap: 2.5,
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
const wholeRow = { gridColumn: '1 / -1' };
const asideStyle = {
  padding: 2.5,
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: { xs: 'row', lg: 'column' },
  alignItems: { xs: 'center', lg: 'flex-start' },
  gap: 2,
};
const updatedStyle = { display: 'flex', alignItems: 'center', gap: 1, color: 'successInk' };
