import Delivered from '@mui/icons-material/DoneAllOutlined';
import Failed from '@mui/icons-material/ErrorOutlineOutlined';
import Sent from '@mui/icons-material/CheckOutlined';
import { styled } from '@mui/material/styles';
import type { Delivery } from '@crocodile-hub/core/contract/channels';
import { useTranslation } from '../../kit/text/use-translation.ts';

const icons = { sent: <Sent />, delivered: <Delivered />, read: <Delivered />, failed: <Failed /> };

/** The delivery state of one's own message. Rule inbox.delivery.1. */
export function DeliveryMark({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('inbox');
  return (
    <Root data-delivery={delivery}>
      {icons[delivery]}
      {t(`delivery_${delivery}`)}
    </Root>
  );
}

const Root = styled('span')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.25),
    marginInlineStart: theme.spacing(0.75),
    verticalAlign: 'bottom',
    '& .MuiSvgIcon-root': { fontSize: 16 },
    '&[data-delivery=read]': { color: c.primaryInk },
    '&[data-delivery=failed]': { color: c.errorInk, fontWeight: 550 },
  };
});
