import Search from '@mui/icons-material/SearchOutlined';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import type { Shortcut } from '../nav/registry.ts';
import { isMac, keysOf } from '../nav/keys.ts';
import { radius } from '../theme/tokens.ts';
import { Kbd } from './kbd.tsx';

type SearchFieldProps = {
  name: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  id?: string;
  shortcut?: Shortcut;
  inputRef?: Ref<HTMLInputElement>;
};

/** A borderless search box in a well, with the key that leads to it. */
export function SearchField({
  name,
  placeholder,
  value,
  onChange,
  id,
  shortcut,
  inputRef,
}: SearchFieldProps) {
  return (
    <Root
      id={id}
      inputRef={inputRef}
      type="search"
      value={value}
      placeholder={placeholder}
      inputProps={{ 'aria-label': name, autoComplete: 'off' }}
      onChange={(event) => onChange(event.target.value)}
      startAdornment={<Search />}
      endAdornment={
        shortcut === undefined ? undefined : <Kbd aria-hidden>{keysOf(shortcut, isMac()).join(' ')}</Kbd>
      }
    />
  );
}

const Root = styled(InputBase)(({ theme }) => ({
  ...theme.typography.body,
  inlineSize: '100%',
  minBlockSize: 36,
  gap: theme.spacing(1.25),
  paddingInline: theme.spacing(1.25),
  borderRadius: radius.sm,
  backgroundColor: theme.vars.palette.well,
  '& .MuiSvgIcon-root': { fontSize: 20, color: theme.vars.palette.ink3 },
  '& input': { padding: 0, color: theme.vars.palette.ink },
  '& input::placeholder': { color: theme.vars.palette.ink3, opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '&.Mui-focused': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
}));
