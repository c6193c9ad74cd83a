/** The privacy page. Each list is one key a line; features/privacy/sections.ts orders them. */
export const privacy = {
  title: 'Privacy Policy',
  lead: 'Crocodile Hub acts in your name, so it should be plain what it keeps, where, and who else sees it. This page says so. It has no small print.',

  shortTitle: 'In short',
  shortOwn:
    'Your workspace is yours alone. No other user can read it, and the rules that say so stand in the database itself.',
  shortNoAds: 'No advertising, no analytics, no tracking cookies. Nothing is sold or shared for marketing.',
  shortShown: 'Nothing leaves before you see it. What you confirm is exactly what is sent.',
  shortData: 'Text in your mail is treated as text. It cannot give the assistant orders.',

  cloudTitle: 'What is stored in the cloud',
  cloudAccount:
    'Your account: email address, name, and a password that only Firebase Authentication can check. We never see it.',
  cloudProfile: 'Your profile, where you gave one: name, birth date, city, hobbies and lines about you.',
  cloudSessions: 'Sessions and projects: titles and messages of your conversations, until you delete them.',
  cloudTasks: 'Smart Tasks and reminders: the command, what it was understood as, and what became of it.',
  cloudLedger:
    'A ledger of actions: what was sent, when, and how to take it back. It is what keeps a retry from sending twice.',
  cloudMessages:
    'Messages that reach you through WhatsApp, SMS, Messenger and Instagram, when you connect them.',
  cloudWhere:
    'All of it is in Google Cloud Firestore, under your user id, readable by you and by the server that works for you.',

  googleTitle: 'Your Google account',
  googleScopes:
    'When you connect Google you allow reading, sending and changing mail, and your calendar. Each is used for what you ask, and for the inbox and hub you look at.',
  googleMail: 'Mail stays in Gmail. We show it; we keep no copy of it on our servers.',
  googleToken:
    'The permission that Google gives us is stored encrypted, on the server only. The browser gets a short-lived one.',
  googleRevoke:
    'Remove Crocodile Hub at myaccount.google.com/permissions whenever you like. As soon as Google refuses it, the stored permission is deleted, and whatever we learnt through it.',

  keptTitle: 'How long it is kept',
  keptYours:
    'Sessions with their messages, projects, Smart Tasks and reminders: until you delete them. Your profile: as long as your account.',
  keptWords: 'What an action said, and to whom: one day after it is done and can no longer be undone.',
  keptLedger: 'That it was done, when, and to how many: one year.',
  keptMessages:
    'Copies of what came and went by WhatsApp, SMS, Messenger and Instagram: one year. Those of Messenger and Instagram go earlier when the page is disconnected.',
  keptTexts: 'Which text messages belong to whose conversation: one year after the last one.',
  keptNotifications: 'Notifications: 90 days.',
  keptDevices: 'A browser that takes notifications: 180 days after it was last here.',
  keptPeople:
    'The names and addresses of people you write with, so that a name is understood: 90 days, and only while Google is connected.',
  keptNumbers: 'What counts against a daily limit: 2 days.',
  keptReferences: 'The number that a messaging service gave your message: 30 days.',
  keptMoments: 'A reply that is being written, and a connection with Google that was begun: 10 minutes.',
  keptHandedOver: 'A permission that your browser hands over for one delayed action: 50 minutes.',
  keptEnd: 'What has come to its end is deleted at night, within a day.',

  deviceTitle: 'What is stored in this browser',
  deviceSignIn: 'Your sign-in, your name and address, and a short-lived Google permission.',
  deviceOffline:
    'A copy of your recent sessions and tasks, so that they can be read offline, what you asked for without a connection, and small caches of the hub.',
  deviceChoices: 'Your choice of language and of light or dark.',
  deviceSignOut: 'Signing out deletes all of it but the last.',

  othersTitle: 'Who else receives something',
  othersGoogle: 'Google: the mails, events and calendar requests that you confirm.',
  othersChannels: 'Meta and Twilio: messages that you send through WhatsApp, Messenger, Instagram and SMS.',
  othersModel:
    'A language model, if this installation has one: your conversation with the assistant. Commands are understood without one.',
  othersVoice:
    'A speech service: what you dictate, where your browser cannot write it down itself. The sound is not kept.',
  othersPlaces:
    'Weather, place and search services: the city, coordinates or words that you ask about, without your name.',

  logsTitle: 'Logs',
  logsText:
    'Our logs tell what happened and how long it took. No addresses, no subjects, no text of messages, no tokens.',

  choicesTitle: 'Your choices',
  choicesDelete:
    'Delete sessions, projects and tasks at any time. A deleted session takes its messages with it.',
  choicesUndo:
    'Undo: mail and messages wait a few seconds before they leave. Meetings and reminders can be taken back later.',
  choicesPermissions:
    'Microphone, location and notifications are asked for when you use them, and can be refused. The rest keeps working.',

  contactTitle: 'Questions',
  contactText:
    'Crocodile Hub is open source, and whoever runs this installation answers for its data. Ask them about access, correction or deletion of your account.',
} as const;
