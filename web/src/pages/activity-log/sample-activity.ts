export const activityStatuses = ['completed', 'failed', 'in_progress'] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

/** What was done and how, as keys of the catalogue. */
type Activity = {
  what: 'sentQuote' | 'plannedMeeting' | 'summarized' | 'whatsapp' | 'searched';
  how: `${Activity['what']}How`;
  status: ActivityStatus;
  /** Clock time of the sample day. */
  at: string;
};

/** Static entries. Rule mock.samples.1. */
export const sampleActivity: readonly Activity[] = [
  { what: 'summarized', how: 'summarizedHow', status: 'in_progress', at: '09:41' },
  { what: 'sentQuote', how: 'sentQuoteHow', status: 'completed', at: '09:32' },
  { what: 'whatsapp', how: 'whatsappHow', status: 'failed', at: '09:10' },
  { what: 'plannedMeeting', how: 'plannedMeetingHow', status: 'completed', at: '08:50' },
  { what: 'searched', how: 'searchedHow', status: 'completed', at: '08:14' },
];
