import { expect, it } from 'vitest';
import { sampleCampaigns } from './sample-campaigns.ts';

it('are three, one of each status', () => {
  expect(sampleCampaigns.map(({ status }) => status)).toEqual(['Active', 'Paused', 'Ended']);
});
