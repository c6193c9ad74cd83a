import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { whenOf } from '../../shared/lib/when.ts';
import { BidiText } from '../../shared/ui/bidi-text.tsx';
import { type PayloadLine, payloadLines } from './model/payload-lines.ts';

type PayloadDetailsProps = {
  actionType: string;
  payload: Readonly<Record<string, unknown>> | null;
  timeZone: string;
  /** Says below that nothing else will be sent: where a yes is asked for. */
  locked?: boolean;
};

/** What an action carries, exactly as it will leave. */
export function PayloadDetails({ actionType, payload, timeZone, locked = false }: PayloadDetailsProps) {
  const { t } = useTranslation('actions');
  const lines = payloadLines(actionType, payload);
  if (lines.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="dl" sx={listStyle}>
        {lines.map((line) => (
          <Line key={line.field} line={line} timeZone={timeZone} />
        ))}
      </Box>
      {locked && (
        <Box component="p" sx={lockStyle}>
          <LockOutlined />
          {t('shownIsSent')}
        </Box>
      )}
    </Box>
  );
}

function Line({ line, timeZone }: { line: PayloadLine; timeZone: string }) {
  const { t } = useTranslation('actions');
  const { locale } = useLocale();
  const now = useNow(60_000);
  const instant = line.kind === 'time' ? Date.parse(line.text) : Number.NaN;
  return (
    <>
      <Box component="dt" sx={{ color: 'ink3' }}>
        {t(`field_${line.field}`)}
      </Box>
      <Box component="dd" sx={{ minInlineSize: 0, color: 'ink2' }}>
        {Number.isNaN(instant) ? (
          <BidiText as="reading">{line.text}</BidiText>
        ) : (
          <bdi className="tabular">{whenOf(instant, { locale, timeZone, now })}</bdi>
        )}
      </Box>
    </>
  );
}

const listStyle = {
  typography: 'small',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.25,
};
const lockStyle = {
  typography: 'caption',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  color: 'ink3',
  '& .MuiSvgIcon-root': { fontSize: 14 },
};
