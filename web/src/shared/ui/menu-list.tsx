import Check from '@mui/icons-material/CheckOutlined';
import ListSubheader from '@mui/material/ListSubheader';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { MenuProps } from './menu.tsx';

/** The menu itself; menu.tsx fetches it at the first opening. */
export default function MenuList({ anchor, onClose, entries, title, id }: MenuProps) {
  return (
    <MuiMenu
      {...(id === undefined ? {} : { id })}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={title === undefined ? {} : { list: { 'aria-label': title } }}
    >
      {title !== undefined && (
        <ListSubheader role="presentation" sx={titleStyle}>
          {title}
        </ListSubheader>
      )}
      {entries.map((entry) => (
        <MenuItem
          key={entry.key}
          selected={entry.selected === true}
          {...(entry.selected === undefined ? {} : { role: 'menuitemradio', 'aria-checked': entry.selected })}
          sx={entry.danger === true ? dangerStyle : itemStyle}
          onClick={() => {
            onClose();
            entry.onSelect();
          }}
        >
          {entry.icon}
          <span style={{ flex: 1 }}>{entry.label}</span>
          {entry.selected === true && <Check />}
        </MenuItem>
      ))}
    </MuiMenu>
  );
}

const itemStyle = { '& .MuiSvgIcon-root': { fontSize: 18 } };
const dangerStyle = { ...itemStyle, color: 'errorInk' };
const titleStyle = {
  typography: 'caption',
  color: 'ink3',
  lineHeight: '28px',
  paddingInline: 1,
  backgroundColor: 'transparent',
};
