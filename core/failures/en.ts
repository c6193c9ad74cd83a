/**
 * The English text of each failure, by the id of its reason. `{name}` is a value. Rule errors.send.1 has the specified
 * ones.
 */
export const english = {
  unknown: 'Unknown error',
  said: '{text}',

  // The call
  noUser: 'User not authenticated',
  notTheApp: 'This call did not come from the app.',
  anotherPersons: 'This belongs to another person.',
  noAddress: 'There is no such address.',
  malformed: 'Malformed request',
  invalidRequest: 'Invalid request',
  tooManyCalls: 'Too many requests. Please wait a moment.',
  tooMuchAtOnce: 'Too much at once. Please wait a moment.',

  // The account
  accountEnded: 'This account has ended. Nothing was sent.',
  accountUnchecked: 'Your account could not be checked. Please try again.',
  unverified:
    'Open the link in the mail that we sent you first: it shows that your address is yours. Nothing was sent.',
  unverifiedNote:
    'Open the link in the mail that we sent you first: it shows that your address is yours. Nothing was noted.',

  signInAgain: 'You signed in a while ago. Sign in again, so that it is surely you. Nothing was deleted.',
  notYourAddress: 'This is not the address of this account. Nothing was deleted.',
  noReceipt: 'There is no such receipt.',

  // An action
  unsupportedAction: 'Unsupported action type: {type}',
  unsupportedPlatform: 'Unsupported platform: {platform}',
  invalidPayload: 'Invalid action payload',
  payloadTooLarge: 'This is too large to be kept',
  invalidAddress: 'Invalid email address',
  tooManyRecipients: 'Too many recipients for one mail',
  tooMuchSaid: 'You said too much of people. Take something back first.',
  attachmentsTooLarge:
    'The files are too large together: a mail takes 25 MB as it travels, about 18 MB of files',
  attachmentGone: 'An attached file is not here any more. Attach it again.',
  tooManyUploads: 'There are too many files that wait for a mail. Remove some, or send their mails.',
  invalidPhone: 'Invalid phone number format',
  invalidUsername: 'Invalid username',
  invalidTime: 'Invalid date and time',
  eventChanged:
    'This meeting has changed in the calendar since you saw it. Nothing was done. Ask again to see it as it is now.',
  timePassed: 'This time has passed',
  hashMissing: 'The hash of what was shown is missing.',
  notWhatWasShown: 'This is not what was shown. Look at it again before it runs.',
  keyUsed: 'This key was used for another action.',
  noAction: 'There is no such action.',
  beingSent: 'It is being sent at this moment.',
  cancelled: 'This action was cancelled.',
  running: 'This action is still running.',
  tooLate: 'Its time passed more than an hour ago, so it was not sent.',
  notSent: 'The service did not answer. Nothing was sent.',
  inDoubt: 'The service did not answer. We are checking whether it went through.',
  undecidable:
    'The service did not answer, and it cannot be asked. Check whether it arrived before sending again.',
  failedAgainAndAgain: 'This failed again and again. Nothing was sent.',
  nobodyKnows: 'Nobody could find out whether this went through. Check before running it again.',
  tooManySends: 'The daily limit of messages is reached.',
  tooManyAtFirst:
    "In the first days {count} messages a day can be sent, counted by recipient, and today's are used up. Nothing was sent.",
  tooManyByAll:
    'No more messages of this kind can be sent today. Nothing was sent; please try again tomorrow.',
  noNumberLeft:
    'Every number of ours already writes to {to} for somebody else, and answers must reach you alone. Nothing was sent.',

  // A task
  taskChanged: 'The task has changed since it was shown. Nothing was done. Ask again to see it as it is now.',

  // A reminder
  noReminder: 'There is no such reminder.',
  reminderChanged:
    'The reminder has changed since it was shown. Nothing was done. Ask again to see it as it is now.',
  reminderFinished: 'This reminder is finished.',
  cannotRepeat: 'A reminder cannot repeat like this',
  repeatsTooOften: 'A reminder repeats every {minutes} minutes at most',

  // Google
  approvalNeeded: 'Approval needed. Please reconnect your Google account.',
  googleNeeded: 'Google access token required. Please reconnect your Google account.',
  googleLacksPermission:
    '{service} no longer allows this app what this needs. Please reconnect your Google account and leave it allowed.',
  gmailExpired: 'Gmail access expired. Please reconnect your Google account.',
  calendarExpired: 'Google Calendar access expired. Please reconnect your Google account.',
  googleExpired: 'Google access expired. Please reconnect your Google account.',
  googleSilent: 'Google did not answer. Please try again.',
  googleUnexpected: 'Google answered something unexpected.',
  googleBusy: 'Google asks to wait a moment.',
  googleRefused: 'Google refused the request.',
  googleForbids:
    'Google does not let the connected account do this. Reconnect Google and allow it, or connect another account.',
  googleForbade: '{text}',
  googleSaid: '{text}',
  signInRefused: 'Google did not accept this sign-in. Please start again.',
  signInElsewhere: 'This sign-in was started elsewhere or has expired. Please start again.',
  signInNotOurs: 'This sign-in was not meant for this app.',
  googleAnotherPersons: 'This Google account belongs to another person.',
  unknownRedirect: 'Unknown redirect address',

  // Messages
  mailGone: 'This message is not in the mailbox any more.',
  whatsappNeeded: 'WhatsApp authorization required. Please check your settings.',
  facebookNeeded: 'Facebook authorization required. Please check your settings.',
  instagramNeeded: 'Instagram authorization required. Please check your settings.',
  whatsappFailed: 'WhatsApp service error. Please try again.',
  facebookFailed: 'Facebook service error. Please try again.',
  instagramFailed: 'Instagram service error. Please try again.',
  phoneRefused: 'Invalid phone number format. Please check the number.',
  usernameRefused: 'Invalid username. Please check the recipient.',
  textTooLong: '{channel} takes {most} characters at most. Nothing was sent.',
  textTooManyBytes:
    '{channel} takes {most} bytes at most, and letters other than English ones count as two or more. Nothing was sent.',
  whatsappWindow: 'WhatsApp allows free text only within 24 hours of the last message from this person.',
  messengerWindow: 'Messenger allows messages only within 24 hours of the last message from this person.',
  instagramWindow: 'Instagram allows messages only within 24 hours of the last message from this person.',
  messengersSilent: 'The messaging service did not answer. Please try again.',
  smsFailed: 'SMS service error. Please try again.',
  smsRefused: 'Failed to send SMS. Please try again.',
  noSms: 'SMS is not set up here.',
  tokenOfAnother: 'This is the token of something else.',
  noInstagram: 'This page has no Instagram account.',
  wrongCredentials: 'Failed to connect. Please check your credentials.',
  unknownVerifyToken: 'Unknown verify token',
  notFromTwilio: 'This does not come from Twilio.',
  notFromGoogle: 'This does not come from Google.',
  notFromMeta: 'This does not come from Meta.',

  // Accounts that are linked by consent
  linkNotSetUp: '{service} is not set up here.',
  linkRefused: '{service} did not accept this connection. Please start again.',
  linkLacksPermission:
    '{service} was not allowed what this needs, so it was not connected. Please start again and leave it allowed.',
  linkEnded: '{service} has ended this connection. Please connect again.',
  linkSilent: '{service} did not answer. Please try again.',
  linkBusy: '{service} asks to wait a moment.',

  // The inbox
  invalidConversation: 'Invalid conversation ID',
  pictureRefused: 'This picture cannot be shown.',
  pictureUnavailable: 'This picture could not be loaded.',
  cannotUnsubscribe: 'The sender of this mail does not let you unsubscribe from here.',
  unsubscribeFailed: 'The sender did not take the wish to unsubscribe. Please try again.',
  noTranslator: 'Translating needs a language model, and none is set up here.',

  // Other services
  unknownService: 'Unknown service: {service}',
  notSetUp: 'Not set up',
  notConnected: 'Not connected',
  noModel: 'No language model is set up here.',
  modelsOff: 'You have switched language models and speech recognition off. The switch is in your profile.',
  modelSilent: 'The assistant did not answer. Please try again.',
  modelRefused: 'The assistant refused our key.',
  noSearch: 'Web search is not set up here.',
  searchSilent: 'The web search did not answer. Please try again.',
  searchRefused: 'The web search refused our key.',
  noWeather: 'Weather unavailable',
  noPlace: 'Unable to find the place of these coordinates.',
  noTranscript: 'Transcription failed',
  noPush: 'Push is not set up here.',
  unknownPushService: 'This is no push service that we send to',
  pushSilent: 'The push service did not answer.',
  pushFailed: 'Push failed.',
  pushRefused: 'Push was refused.',
  queueSilent: 'The queue did not answer.',
} as const;
