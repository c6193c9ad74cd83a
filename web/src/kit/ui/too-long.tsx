import Typography from '@mui/material/Typography';

/** An error below a field that has no room for one of its own. */
export function TooLong({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Typography id={id} role="alert" variant="small" component="p" sx={{ color: 'errorInk' }}>
      {text}
    </Typography>
  );
}
