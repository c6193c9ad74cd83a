import Box from '@mui/material/Box';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Link } from '../kit/nav/link.tsx';
import { pages } from '../kit/nav/pages.ts';
import { Button } from '../kit/ui/button.tsx';

/** Version, two buttons without an action, and the privacy policy in a tab of its own. Rule hub.footer.1. */
export function HubFooter() {
  const { t } = useTranslation(['hub', 'screens']);
  return (
    <Box component="footer" sx={footerStyle}>
      <Box component="span" className="tabular" sx={{ marginInlineEnd: 'auto' }}>
        {t('version')}
      </Box>
      <Button size="sm" variant="bare">
        {t('help')}
      </Button>
      <Button size="sm" variant="bare">
        {t('feedback')}
      </Button>
      <Box
        component={Link}
        to={pages.privacy}
        target="_blank"
        rel="noreferrer"
        sx={{ color: 'ink2', paddingInline: 1.25 }}
      >
        {t('screens:privacy')}
      </Box>
    </Box>
  );
}

const footerStyle = {
  typography: 'small',
  color: 'ink3',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  marginBlockStart: 6,
};
