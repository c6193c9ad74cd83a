import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { LockLine } from './lock-line.tsx';
import type { PayloadField } from '@crocodile-hub/core/actions/catalogue';
import { type PayloadLine, payloadLines } from './payload-lines.ts';
import { PayloadValue } from './payload-value.tsx';

type PayloadDetailsProps = {
  actionType: string;
  payload: Readonly<Record<string, unknown>> | null;
  /** Adds the line that only what is shown will be sent, where a yes is asked for. */
  locked?: boolean;
  /** `row`: within a list. `card`: for reading before confirming. */
  size?: 'row' | 'card';
  /** Replaces an unclear name by an address. */
  onChoose?: ((field: PayloadField, written: string, address: string) => void) | undefined;
};

/** The content of an action, exactly as it will be sent. */
export function PayloadDetails(props: PayloadDetailsProps) {
  const { actionType, payload, locked = false, size = 'row', onChoose } = props;
  const lines = payloadLines(actionType, payload);
  if (lines.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <List data-size={size}>
        {lines.map((line) => (
          <Line key={line.field} line={line} onChoose={onChoose} />
        ))}
      </List>
      {locked && <LockLine />}
    </Box>
  );
}

type LineProps = Pick<PayloadDetailsProps, 'onChoose'> & { line: PayloadLine };

function Line({ line, onChoose }: LineProps) {
  const { t } = useTranslation('actions');
  const choose =
    onChoose === undefined
      ? undefined
      : (written: string, address: string) => onChoose(line.field, written, address);
  return (
    <>
      <dt className={line.kind === 'body' ? 'visually-hidden' : ''}>{t(`field_${line.field}`)}</dt>
      <dd data-kind={line.kind}>
        <PayloadValue line={line} onChoose={choose} />
      </dd>
    </>
  );
}

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(1.5),
  rowGap: theme.spacing(0.25),
  '& dt': { color: theme.vars.palette.ink3 },
  '& dd': { minInlineSize: 0, color: theme.vars.palette.ink2 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.ink3 },
  '&[data-size=card]': {
    ...theme.typography.body,
    gridTemplateColumns: 'minmax(64px, auto) minmax(0, 1fr)',
    rowGap: theme.spacing(0.5),
    '& dt': { ...theme.typography.small, lineHeight: '1.25rem', color: theme.vars.palette.ink3 },
    '& dd': { color: theme.vars.palette.ink },
    // The text comes below the other lines, across the whole card.
    '& dd[data-kind=body]': { gridColumn: '1 / -1', paddingBlockStart: theme.spacing(0.5) },
  },
  '&[data-size=row] dd[data-kind=body]': { gridColumn: '1 / -1' },
}));
