import Box from '@mui/material/Box';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Field, type FieldProps } from '../../kit/ui/field.tsx';

type Bound = Pick<FieldProps, 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'error'>;
type DateAndTimeProps = { date: Bound; time: Bound; disabled: boolean };

export function DateAndTime({ date, time, disabled }: DateAndTimeProps) {
  const { t } = useTranslation('actions');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
      <Field {...date} label={t('date')} type="date" disabled={disabled} required />
      <Field {...time} label={t('time')} type="time" disabled={disabled} required />
    </Box>
  );
}
