import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from '../text/use-translation.ts';
import { dominantDirection } from '../text/direction.ts';
import { GrowingTextarea } from './growing-textarea.tsx';

export type FieldProps = {
  label: string;
  value?: string;
  /** Why the value is wrong. Shown below and read with the field. */
  error?: ReactNode;
  /** A line below the field: a preview or a hint. */
  hint?: ReactNode;
  /** A count, at the end of the line below. */
  count?: ReactNode;
  optional?: boolean;
  /** The browser's own attributes, for password managers and keyboards. */
  input?: OutlinedInputProps['inputProps'];
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  end?: ReactNode;
  /** Set for texts that take the direction of their script; codes, dates and addresses do not. */
  directed?: boolean;
} & Pick<
  OutlinedInputProps,
  | 'onChange'
  | 'onBlur'
  | 'onKeyDown'
  | 'type'
  | 'name'
  | 'placeholder'
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
>;

/** A field: label above, never floating; an error below it in words. */
export function Field(props: FieldProps) {
  const { label, error, hint, count, optional, input, end, directed, readOnly, minRows, maxRows, ...rest } =
    props;
  const ids = useFieldIds(error !== undefined || hint !== undefined || count !== undefined);
  const dir = directed === true ? dominantDirection(props.value ?? '') : undefined;
  const rows = props.multiline === true ? { minRows, maxRows } : {};
  return (
    <FieldFrame label={label} ids={ids} error={error} hint={hint} count={count} optional={optional}>
      <OutlinedInput
        {...rest}
        id={ids.field}
        fullWidth
        readOnly={readOnly ?? false}
        error={error !== undefined}
        endAdornment={readOnly === true ? <LockOutlined sx={lockStyle} /> : end}
        inputProps={{ dir, ...input, ...rows, 'aria-describedby': ids.note }}
        {...(props.multiline === true && { inputComponent: GrowingTextarea })}
      />
    </FieldFrame>
  );
}

type FieldIds = { field: string; note: string | undefined };

export function useFieldIds(hasNote: boolean): FieldIds {
  const id = useId();
  return { field: id, note: hasNote ? `${id}-note` : undefined };
}

type FieldFrameProps = Pick<FieldProps, 'label' | 'error' | 'hint' | 'count'> & {
  ids: FieldIds;
  optional?: boolean | undefined;
  children: ReactNode;
};

/** The label above a field and the line below it. */
export function FieldFrame({ label, ids, error, hint, count, optional, children }: FieldFrameProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 0.75, minInlineSize: 0 }}>
      <Typography
        variant="small"
        component="label"
        htmlFor={ids.field}
        sx={{ fontWeight: 550, color: 'ink2' }}
      >
        {label}
        {optional === true && (
          <Box component="span" sx={{ fontWeight: 400, color: 'ink3' }}>
            {' '}
            {t('optional')}
          </Box>
        )}
      </Typography>
      {children}
      {ids.note !== undefined && (
        <Box id={ids.note} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', color: 'ink3' }}>
          {error === undefined ? (
            <Typography variant="caption" component="span">
              {hint}
            </Typography>
          ) : (
            <FieldError text={error} />
          )}
          {count !== undefined && (
            <Typography variant="caption" component="span" className="tabular">
              {count}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

function FieldError({ text }: { text: ReactNode }) {
  return (
    <Typography variant="caption" component="span" sx={{ display: 'flex', gap: 0.75, color: 'errorInk' }}>
      <ErrorOutline sx={{ fontSize: 16 }} />
      {text}
    </Typography>
  );
}

const lockStyle = { fontSize: 16, color: 'ink3', marginInlineEnd: 1.5 };
