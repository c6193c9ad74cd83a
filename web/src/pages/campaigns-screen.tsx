import Add from '@mui/icons-material/AddOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLocale } from '../kit/text/use-locale.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Badge, type Tone } from '../kit/ui/badge.tsx';
import { Button } from '../kit/ui/button.tsx';
import { IconButton } from '../kit/ui/icon-button.tsx';
import { notify } from '../kit/ui/notify.tsx';
import { Page } from '../kit/ui/page.tsx';
import { Ridge } from '../kit/ui/ridge.tsx';
import { Table } from '../kit/ui/table.tsx';
import { type CampaignStatus, sampleCampaigns } from './sample-campaigns.ts';

const looks = {
  Active: { tone: 'success', icon: <Check /> },
  Paused: { tone: 'plain', icon: <Pause /> },
  Ended: { tone: 'plain', icon: <Flag /> },
} satisfies Record<CampaignStatus, { tone: Tone; icon: ReactNode }>;

/** Mock content, rule mock.campaigns.1: Add, Edit and Delete show an alert and change nothing. */
export default function CampaignsScreen() {
  const { t } = useTranslation(['campaigns', 'common']);
  const { money, day } = useFormats();
  return (
    <Page
      title={t('title')}
      note={<Badge tone="plain">{t('sampleData')}</Badge>}
      actions={
        <Button variant="filled" icon={<Add />} onClick={() => notify.info(t('addAlert'))}>
          {t('common:add')}
        </Button>
      }
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col" className="end">
              {t('budget')}
            </th>
            <th scope="col">{t('start')}</th>
            <th scope="col">{t('end')}</th>
            <th scope="col">{t('performance')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sampleCampaigns.map(({ id, name, status, budget, start, end, performance }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td data-label={t('status')}>
                <Badge {...looks[status]}>{t(status)}</Badge>
              </td>
              <td data-label={t('budget')} className="end tabular">
                <bdi>{money.format(budget)}</bdi>
              </td>
              <td data-label={t('start')} className="tabular">
                {day.format(new Date(start))}
              </td>
              <td data-label={t('end')} className="tabular">
                {day.format(new Date(end))}
              </td>
              <td data-label={t('performance')}>
                <Performance name={name} value={performance} />
              </td>
              <td>
                <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
                  <IconButton
                    size="sm"
                    name={t('editCampaign', { name })}
                    icon={<Edit />}
                    onClick={() => notify.info(t('editAlert', { name }))}
                  />
                  <IconButton
                    size="sm"
                    tone="danger"
                    name={t('deleteCampaign', { name })}
                    icon={<Delete />}
                    onClick={() => notify.info(t('deleteAlert', { name }))}
                  />
                </Box>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Page>
  );
}

function Performance({ name, value }: { name: string; value: number }) {
  const { t } = useTranslation('campaigns');
  const text = useFormats().percent.format(value);
  return (
    <Box sx={performanceStyle}>
      <Box sx={{ inlineSize: 120 }}>
        <Ridge kind="meter" value={value} name={t('performanceOf', { name })} valueText={text} />
      </Box>
      <strong className="tabular">{text}</strong>
    </Box>
  );
}

const performanceStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  typography: 'small',
  color: 'ink',
};

function useFormats() {
  const { locale } = useLocale();
  return {
    money: new Intl.NumberFormat(locale, { style: 'currency', currency: 'ILS', maximumFractionDigits: 0 }),
    day: new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    percent: new Intl.NumberFormat(locale, { style: 'percent' }),
  };
}
