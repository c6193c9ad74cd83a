import Laptop from '@mui/icons-material/LaptopOutlined';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import Speaker from '@mui/icons-material/SpeakerOutlined';
import Tablet from '@mui/icons-material/TabletOutlined';
import Videocam from '@mui/icons-material/VideocamOutlined';
import Watch from '@mui/icons-material/WatchOutlined';
import Box from '@mui/material/Box';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { agoOf } from '../../kit/text/when.ts';
import type { Tone } from '../../kit/ui/badge.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import { Ridge } from '../../kit/ui/ridge.tsx';
import { CardHead, Cards, CardState, Item } from './card-parts.tsx';
import { FilterBar } from '../../kit/ui/filter-bar.tsx';
import { LargeTile } from '../../kit/ui/tile.tsx';
import { found } from './filter.ts';
import {
  batteryTone,
  type DeviceId,
  type DeviceStatus,
  deviceStatuses,
  sampleDevices,
} from './sample-devices.ts';
import { useFilter } from '../../kit/state/use-filter.ts';

const icons = {
  laptop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  speaker: Speaker,
  watch: Watch,
  camera: Videocam,
} as const satisfies Record<DeviceId, typeof Laptop>;

const tones = { online: 'success', sleeping: 'plain', offline: 'plain' } as const satisfies Record<
  DeviceStatus,
  Tone
>;

const filters = ['all', ...deviceStatuses] as const;

/** Mock content, rule devices.mock.1: search and filter work, the buttons show an alert and change nothing. */
export function DevicesTab() {
  const { t } = useTranslation('integrations');
  const list = useFilter<DeviceStatus>();
  const devices = sampleDevices.map((device) => {
    const name = t(`device_${device.id}`);
    const type = t(`type_${device.id}`);
    const place = t(`place_${device.id}`);
    return { ...device, name, type, place, words: [name, type, place] };
  });
  const shown = found(devices, list.words, list.filter);
  return (
    <>
      <FilterBar
        search={t('searchDevices')}
        filterName={t('filterByStatus')}
        filters={filters.map((value) => ({ value, label: t(value) }))}
        list={list}
      />
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            pose="asleep"
            title={t('noDevices')}
            hint={t('nothingMatches')}
            actions={<Button onClick={list.clear}>{t('clearFilters')}</Button>}
          />
        </Card>
      ) : (
        <Cards>
          {shown.map((device) => (
            <DeviceCard key={device.id} device={device} />
          ))}
        </Cards>
      )}
    </>
  );
}

type ShownDevice = (typeof sampleDevices)[number] & { name: string; type: string; place: string };

function DeviceCard({ device }: { device: ShownDevice }) {
  const { t } = useTranslation('integrations');
  const { locale } = useLocale();
  const { id, name, type, place, status, lastSeenMinutesAgo, battery } = device;
  const Icon = icons[id];
  const ago = agoOf(-lastSeenMinutesAgo * minuteMs, { locale, now: 0 });
  const alert = () => notify.info(t('deviceAlert', { name }));
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(battery / 100);
  return (
    <Item aria-label={name}>
      <CardHead
        icon={
          <LargeTile>
            <Icon />
          </LargeTile>
        }
        name={name}
        line={`${type} · ${place}`}
        dot={tones[status]}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, typography: 'small', color: 'ink2' }}>
        {t('battery')}
        <Box sx={{ inlineSize: 96 }}>
          <Ridge
            kind="meter"
            value={battery / 100}
            name={t('batteryOf', { name })}
            valueText={percent}
            tone={batteryTone(battery)}
          />
        </Box>
        <bdi className="tabular">{percent}</bdi>
      </Box>
      <footer>
        <CardState>
          {t(status)} · {t('seen', { ago })}
        </CardState>
        <Button size="sm" aria-label={t('settingsOf', { name })} onClick={alert}>
          {t('settings')}
        </Button>
        {status === 'offline' ? (
          <Button size="sm" variant="tint" aria-label={t('connectOf', { name })} onClick={alert}>
            {t('connect')}
          </Button>
        ) : (
          <Button size="sm" variant="bare" aria-label={t('disconnectOf', { name })} onClick={alert}>
            {t('disconnect')}
          </Button>
        )}
      </footer>
    </Item>
  );
}
