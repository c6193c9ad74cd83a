import Close from '@mui/icons-material/CloseOutlined';
import Autocomplete, {
  type AutocompleteRenderValueGetItemProps,
  createFilterOptions,
} from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { isMailAddress, parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { contactAt, peopleIn } from '@crocodile-hub/core/domain/recipients';
import {
  type HTMLAttributes,
  type Key,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  useState,
} from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { oneLine, radius } from '../kit/theme/tokens.ts';
import { FieldFrame, useFieldIds } from '../kit/ui/field.tsx';
import { Pressable } from '../kit/ui/pressable.tsx';
import { useContacts } from './use-contacts.ts';
import { writtenPeople } from './written-people.ts';
import { AddressLine } from './address-line.tsx';
import { useWhoIsAt } from './use-who-is-at.tsx';

type RecipientFieldProps = {
  label: string;
  /** Addresses separated by commas; the last one may still be typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  error?: ReactNode;
  disabled?: boolean;
  end?: ReactNode;
};

const matching = createFilterOptions<Contact>({
  stringify: ({ name, email = '' }) => `${name} ${email}`,
  limit: 6,
});

/** The recipients of a mail, each a chip. Contacts are suggested while one types; pressing a chip edits it. */
export function RecipientField(props: RecipientFieldProps) {
  const { label, value, onChange, onBlur, inputRef, error, disabled = false, end } = props;
  const contacts = useContacts(true) ?? [];
  const whoIsAt = useWhoIsAt(value);
  const { people, chips, typing, set, type, endTyping } = useTypedPeople(value, onChange);
  const ids = useFieldIds(error !== undefined || whoIsAt !== undefined);
  return (
    <FieldFrame label={label} ids={ids} error={error} hint={whoIsAt}>
      <Autocomplete<Contact, true, true, true>
        multiple
        freeSolo
        disableClearable
        id={ids.field}
        disabled={disabled}
        options={typing.trim() === '' ? [] : contacts.filter(({ email }) => isNew(email, chips))}
        filterOptions={matching}
        getOptionLabel={writtenIn}
        getOptionKey={keyOf}
        value={chips}
        inputValue={typing}
        onChange={(_, next) =>
          set(next.flatMap((one) => (typeof one === 'string' ? writtenPeople(one) : (one.email ?? []))))
        }
        onInputChange={(_, text, reason) => reason === 'input' && type(text)}
        onBlur={({ currentTarget, relatedTarget }) => {
          // From a chip to what is typed, and back.
          if (currentTarget.contains(relatedTarget)) return;
          endTyping();
          onBlur?.();
        }}
        renderOption={suggestion}
        renderValue={(shown, getItemProps) =>
          shown.map((one, index) => {
            const written = writtenIn(one);
            const { key, onDelete, className: _, ...item } = getItemProps({ index });
            const others = people.filter((_, at) => at !== index);
            return (
              <RecipientChip
                key={key}
                item={item}
                written={written}
                contacts={contacts}
                disabled={disabled}
                onCorrect={() => set(others, written)}
                onRemove={onDelete}
              />
            );
          })
        }
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            ref={input.ref}
            className={input.className}
            fullWidth
            disabled={disabled}
            error={error !== undefined}
            startAdornment={input.startAdornment}
            endAdornment={end}
            onMouseDown={input.onMouseDown}
            inputRef={inputRef}
            inputProps={{
              ...htmlInput,
              dir: 'ltr',
              type: 'text',
              inputMode: 'email',
              'aria-describedby': ids.note,
              // Enter would submit the form around the field.
              onKeyPress: (event) => event.key === 'Enter' && event.preventDefault(),
            }}
            sx={chipsStyle}
          />
        )}
      />
    </FieldFrame>
  );
}

function suggestion({ key, ...option }: HTMLAttributes<HTMLLIElement> & { key: Key }, found: Contact) {
  const { name, email = '' } = found;
  return (
    <li key={key} {...option}>
      <AddressLine name={name} address={email} doubt={null} />
    </li>
  );
}

/** The people of the text: chips, and the one who is still being typed. */
function useTypedPeople(value: string, onChange: (value: string) => void) {
  const [typing, setTyping] = useState('');
  const people = peopleIn(value);
  const chips = typing.trim() === '' ? people : people.slice(0, -1);
  const set = (next: readonly string[], typed = '') => {
    setTyping(typed);
    onChange([...next, typed.trim()].filter((one) => one !== '').join(', '));
  };
  const type = (text: string) => {
    if (/[,;\n]/.test(text)) set([...chips, ...writtenPeople(text)]);
    else set(chips, text);
  };
  return { people, chips, typing, set, type, endTyping: () => setTyping('') };
}

type RecipientChipProps = {
  /** By these the field finds the chip for the arrow keys. */
  item: Omit<ReturnType<AutocompleteRenderValueGetItemProps<true>>, 'key' | 'onDelete' | 'className'>;
  written: string;
  contacts: readonly Contact[];
  disabled: boolean;
  onCorrect: () => void;
  onRemove: MouseEventHandler;
};

/** One recipient: by name where it is known, and marked where it is no address. */
function RecipientChip({ item, written, contacts, disabled, onCorrect, onRemove }: RecipientChipProps) {
  const { t } = useTranslation('inbox');
  const { name, address } = parseMailAddress(written) ?? { name: '', address: written };
  const known = name || contactAt(address, 'email', contacts)?.name || address;
  return (
    <ChipBox data-wrong={!isMailAddress(written) || undefined}>
      <Pressable
        {...item}
        disabled={disabled}
        aria-label={t('correctRecipient', { who: written })}
        onClick={onCorrect}
        // These press the chip; of other keys the field makes something.
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()}
      >
        <bdi>{known}</bdi>
      </Pressable>
      <Pressable
        tabIndex={-1}
        disabled={disabled}
        aria-label={t('removeRecipient', { who: written })}
        onClick={onRemove}
      >
        <Close />
      </Pressable>
    </ChipBox>
  );
}

/** What was typed, or the address of a contact. */
const writtenIn = (one: Contact | string) => (typeof one === 'string' ? one : (one.email ?? ''));
const keyOf = (one: Contact | string) => (typeof one === 'string' ? one : `${one.email ?? ''} ${one.name}`);

const isNew = (email: string | undefined, chips: readonly string[]) =>
  email !== undefined && !chips.some((one) => one.toLowerCase().includes(email.toLowerCase()));

const chipsStyle = {
  flexWrap: 'wrap',
  gap: 0.5,
  paddingInline: 0.75,
  paddingBlock: 0.25,
  '& > input': { inlineSize: 0, minInlineSize: 90, flex: 1, padding: 0.5, textAlign: 'start' },
};
const ChipBox = styled(Box)(({ theme }) => ({
  ...theme.typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: 28,
  borderRadius: radius.pill,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  backgroundColor: theme.vars.palette.sunken,
  color: theme.vars.palette.ink,
  '& button': { minInlineSize: 24, minBlockSize: 26, borderRadius: radius.pill },
  '& button:first-of-type': {
    display: 'block',
    paddingInlineStart: 10,
    ...oneLine,
  },
  '& .MuiSvgIcon-root': { fontSize: 14 },
  '&[data-wrong]': { borderColor: theme.vars.palette.error.main, color: theme.vars.palette.errorInk },
}));
