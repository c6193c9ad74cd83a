import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { readAppConfig } from '../kit/wire/app-config.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { demoPath, loginPath, pages } from '../kit/nav/pages.ts';
import { Button } from '../kit/ui/button.tsx';
import { Card } from '../kit/ui/card.tsx';

/** Shown to signed-out visitors: what the product does, and how to sign in. */
export default function Invitation() {
  const { t } = useTranslation('hub');
  const hasDemo = readAppConfig().demo !== undefined;
  return (
    <Card aria-labelledby="invitation" sx={cardStyle}>
      <Box sx={{ flex: '1 1 40ch', display: 'grid', gap: 0.75 }}>
        <Typography id="invitation" variant="title" component="h2" sx={{ textWrap: 'balance' }}>
          {t('invitation')}
        </Typography>
        <Typography variant="body" component="p" sx={{ color: 'ink2', maxInlineSize: '62ch' }}>
          {t('invitationHow')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {hasDemo && (
          <Button variant="tint" icon={<PlayArrow />} to={demoPath}>
            {t('tryTheDemo')}
          </Button>
        )}
        <Button variant={hasDemo ? 'outline' : 'tint'} to={loginPath(pages.hub)}>
          {t('signIn')}
        </Button>
      </Box>
    </Card>
  );
}

const cardStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2.5,
  padding: 2.5,
  marginBlockEnd: 2,
};
