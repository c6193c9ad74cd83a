import Check from '@mui/icons-material/CheckOutlined';
import ListSubheader from '@mui/material/ListSubheader';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { MenuProps } from './menu.tsx';

/** The menu itself; menu.tsx fetches it at the first opening. */
export default function MenuList({ anchor, onClose, entries, title, id }: MenuProps) {
  return (
    <MuiMenu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={title === undefined ? {} : { list: { 'aria-label': title } }}
    >
      {entries.flatMap((entry, index) => [
        heading(entry.group ?? title, index === 0 ? undefined : (entries[index - 1]?.group ?? title)),
        <MenuItem
          key={entry.key}
          selected={entry.selected === true}
          disabled={entry.disabled === true}
          {...(entry.selected === undefined ? {} : { role: 'menuitemradio', 'aria-checked': entry.selected })}
          sx={entry.danger === true ? dangerStyle : itemStyle}
          onClick={() => {
            if (entry.leadsOn !== true) onClose();
            entry.onSelect();
          }}
        >
          {entry.icon}
          <span style={{ flex: 1 }}>{entry.label}</span>
          {entry.selected === true && <Check />}
        </MenuItem>,
      ])}
    </MuiMenu>
  );
}

function heading(text: string | undefined, before: string | undefined) {
  if (text === undefined || text === before) return null;
  return (
    <ListSubheader key={`heading ${text}`} role="presentation" sx={titleStyle}>
      {text}
    </ListSubheader>
  );
}

// What cannot be done says why, so it stays readable.
const itemStyle = { '& .MuiSvgIcon-root': { fontSize: 18 }, '&.Mui-disabled': { opacity: 0.75 } };
const dangerStyle = { ...itemStyle, color: 'errorInk' };
const titleStyle = {
  typography: 'caption',
  color: 'ink3',
  lineHeight: '28px',
  paddingInline: 1,
  backgroundColor: 'transparent',
};
