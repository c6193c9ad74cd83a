export type CampaignStatus = 'Active' | 'Paused' | 'Ended';

type Campaign = {
  id: string;
  name: string;
  status: CampaignStatus;
  /** In shekels. */
  budget: number;
  /** Days, without a time. */
  start: string;
  end: string;
  /** 0 to 1. */
  performance: number;
};

/** Mock data, rule mock.samples.1: three campaigns that nothing reads or writes. */
export const sampleCampaigns: readonly Campaign[] = [
  {
    id: 'november-launch',
    name: 'November launch',
    status: 'Active',
    budget: 12_000,
    start: '2026-11-01',
    end: '2026-11-30',
    performance: 0.78,
  },
  {
    id: 'hanukkah',
    name: 'מבצע חנוכה',
    status: 'Paused',
    budget: 8_500,
    start: '2026-12-01',
    end: '2026-12-14',
    performance: 0.34,
  },
  {
    id: 'autumn-newsletter',
    name: 'Autumn newsletter',
    status: 'Ended',
    budget: 3_200,
    start: '2026-09-01',
    end: '2026-10-31',
    performance: 0.92,
  },
];
