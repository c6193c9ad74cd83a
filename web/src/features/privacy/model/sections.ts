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
      'cloudWhere',
    ],
  },
  { title: 'googleTitle', lines: ['googleScopes', 'googleMail', 'googleToken', 'googleRevoke'] },
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
      'keptNumbers',
      'keptReferences',
      'keptMoments',
      'keptHandedOver',
      'keptEnd',
    ],
  },
  { title: 'deviceTitle', lines: ['deviceSignIn', 'deviceOffline', 'deviceChoices', 'deviceSignOut'] },
  {
    title: 'othersTitle',
    lines: ['othersGoogle', 'othersChannels', 'othersModel', 'othersVoice', 'othersPlaces'],
  },
  { title: 'logsTitle', lines: ['logsText'] },
  { title: 'choicesTitle', lines: ['choicesDelete', 'choicesUndo', 'choicesPermissions'] },
  { title: 'contactTitle', lines: ['contactText'] },
] as const;
