import Typography from '@mui/material/Typography';
import { useTranslation } from '../../kit/text/use-translation.ts';

/** Services of the hub that the server reaches by itself: a person has nothing to connect. */
const ofServer = ['openai', 'weather', 'search'] as const;

/** Tells whoever comes from the card of such a service why it is not among the integrations. Rule hub.services.1. */
export function OfServer({ service }: { service: string | null }) {
  const { t } = useTranslation('integrations');
  const one = ofServer.find((id) => id === service);
  if (one === undefined) return null;
  return (
    <Typography variant="body" component="p" role="status" sx={{ color: 'ink2', marginBlockEnd: 1.5 }}>
      {t(`ofServer_${one}`)}
    </Typography>
  );
}
