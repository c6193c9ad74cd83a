/** The page's order: each section's title and its paragraphs, as keys of the catalogue. */
export const sections = [
  { title: 'shortTitle', lines: ['shortOwn', 'shortNoAds', 'shortShown', 'shortData'] },
  {
    title: 'cloudTitle',
    lines: [
      'cloudAccount',
      'cloudProfile',
      'cloudSessions',
      'cloudTasks',
      'cloudLedger',
      'cloudMessages',
      'cloudSnoozes',
      'cloudSaved',
      'cloudWhere',
    ],
  },
  {
    title: 'googleTitle',
    lines: ['googleScopes', 'googleMail', 'googleLimited', 'googleToken', 'googleRevoke'],
  },
  {
    title: 'keptTitle',
    lines: [
      'keptYours',
      'keptWords',
      'keptLedger',
      'keptMessages',
      'keptTexts',
      'keptNotifications',
      'keptDevices',
      'keptPeople',
      'keptMailbox',
      'keptRuleMarks',
      'keptFiles',
      'keptNumbers',
      'keptReferences',
      'keptTasks',
      'keptMoments',
      'keptHandedOver',
      'keptReceipts',
      'keptEnd',
    ],
  },
  { title: 'deviceTitle', lines: ['deviceSignIn', 'deviceOffline', 'deviceChoices', 'deviceSignOut'] },
  {
    title: 'othersTitle',
    lines: [
      'othersGoogle',
      'othersChannels',
      'othersAccounts',
      'othersModel',
      'othersVoice',
      'othersSenders',
      'othersPlaces',
    ],
  },
  { title: 'logsTitle', lines: ['logsText'] },
  {
    title: 'choicesTitle',
    lines: [
      'choicesDelete',
      'choicesModels',
      'choicesExport',
      'choicesAccount',
      'choicesUndo',
      'choicesPermissions',
    ],
  },
  { title: 'contactTitle', lines: ['contactText'] },
] as const;

/** The sections of the terms of service, likewise. */
export const termsSections = [
  { title: 'termsUseTitle', lines: ['termsAccount', 'termsWhose', 'termsConfirm', 'termsLaw'] },
  { title: 'termsAccountsTitle', lines: ['termsConnect', 'termsProviders', 'termsOthers'] },
  { title: 'termsWorkTitle', lines: ['termsTimes', 'termsLimits', 'termsModels', 'termsWarranty'] },
  { title: 'termsEndTitle', lines: ['termsLeave', 'termsClose', 'termsChange'] },
  { title: 'contactTitle', lines: ['contactText'] },
] as const;
