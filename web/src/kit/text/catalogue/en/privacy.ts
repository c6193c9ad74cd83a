/** The privacy page. Each list is one key a line; pages/sections.ts orders them. */
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
  cloudProfile:
    'Your profile, where you gave one: name, birth date, city, hobbies and lines about you. And your preferences.',
  cloudSessions: 'Sessions and projects: titles and messages of your conversations, until you delete them.',
  cloudTasks: 'Smart Tasks and reminders: the command, what it was understood as, and what became of it.',
  cloudLedger:
    'A ledger of actions: what was sent, when, and how to take it back. It is what keeps a retry from sending twice.',
  cloudMessages:
    'Messages that reach you through WhatsApp, SMS, Messenger and Instagram, when you connect them.',
  cloudSaved: 'Searches of the inbox that you save, and your templates for messages: their names and words.',
  cloudSnoozes:
    'Conversations that you snooze, and messages of yours that wait for an answer: who it is with, the subject and the first words, until they come back or are answered.',
  cloudWhere:
    'All of it is in Google Cloud Firestore, under your user id, readable by you and by the server that works for you.',

  googleTitle: 'Your Google account',
  googleScopes:
    'When you connect Google you allow reading, sending and changing mail, and your calendar. Each is used for what you ask, and for the inbox and hub you look at.',
  googleMail: 'Mail stays in Gmail. We show it; we keep no copy of it on our servers.',
  googleLimited:
    'What we receive from Google is used and passed on only as the Google API Services User Data Policy allows, including its Limited Use requirements: to show you what you look at and to do what you ask. It is not sold, serves no advertising, and trains no model.',
  googleToken:
    'The permission that Google gives us is stored encrypted, on the server only. The browser gets a short-lived one.',
  googleRevoke:
    'Remove Crocodile Hub at myaccount.google.com/permissions whenever you like. As soon as Google refuses it, the stored permission is deleted, and whatever we learnt through it.',

  keptTitle: 'How long it is kept',
  keptYours:
    'Sessions with their messages, projects, Smart Tasks, reminders, saved searches and templates: until you delete them. Your profile: as long as your account.',
  keptWords: 'What an action said, and to whom: one day after it is done and can no longer be undone.',
  keptLedger: 'That it was done, when, and to how many: one year.',
  keptMessages:
    'Copies of what came and went by WhatsApp, SMS, Messenger and Instagram: one year. Those of Messenger and Instagram go earlier when the page is disconnected.',
  keptTexts: 'Which text messages belong to whose conversation: one year after the last one.',
  keptNotifications: 'Notifications: 90 days.',
  keptDevices: 'A browser that takes notifications: 180 days after it was last here.',
  keptPeople:
    'The names and addresses of people you write with, so that a name is understood: 90 days, and only while Google is connected.',
  keptMailbox:
    'That your mailbox has changed, as Google tells us: 8 days, without its address and its mails.',
  keptRuleMarks: 'Which mails a rule of the inbox has acted on, by their ids: 90 days after its last act.',
  keptFiles:
    'Files that you attach to a mail: until it has left, or 7 days after you attached them or it was to leave.',
  keptNumbers: 'What counts against a daily limit: 2 days.',
  keptReferences:
    'The number that a messaging service gave your message, what it says of one that is not kept here, and what arrives while you have to connect it again: 30 days.',
  keptTasks: 'A task that you had changed by a sentence, as it was before: one day.',
  keptMoments: 'A reply that is being written, and a connection that was begun: 10 minutes.',
  keptHandedOver: 'A permission that your browser hands over for one delayed action: 50 minutes.',
  keptReceipts: 'The receipt of a deleted account, which counts documents and names nobody: one year.',
  keptEnd: 'What has come to its end is deleted at night, within a day.',

  deviceTitle: 'What is stored in this browser',
  deviceSignIn: 'Your sign-in, your name and address, and a short-lived Google permission.',
  deviceOffline:
    'A copy of your recent sessions and tasks, so that they can be read offline, what you asked for without a connection, and small caches of the hub.',
  deviceChoices: 'Your choice of language, of light or dark, and of how you speak to it.',
  deviceSignOut: 'Signing out deletes all of it but the last.',

  othersTitle: 'Who else receives something',
  othersGoogle: 'Google: the mails, events and calendar requests that you confirm.',
  othersChannels: 'Meta and Twilio: messages that you send through WhatsApp, Messenger, Instagram and SMS.',
  othersAccounts:
    'Google Drive, TikTok and LinkedIn, where you connect them: only the question whose account it is.',
  othersModel:
    'A language model, if this installation has one: your conversation with the assistant, a command that is not clear by itself, and a mail that you want summarised, translated or answered by a suggestion.',
  othersVoice:
    'A speech service: what you dictate, where your browser cannot write it down itself. The sound is not kept. Where the browser can, its maker may hear it; a badge says which while you speak.',
  othersSenders:
    'Senders of mail: with Show images and Unsubscribe our server asks the address that the mail names. It tells them no more of you than stands in that address.',
  othersPlaces:
    'Weather, place and search services: the city, coordinates or words that you ask about, without your name.',

  logsTitle: 'Logs',
  logsText:
    'Our logs tell what happened and how long it took. No addresses, no subjects, no text of messages, no tokens.',

  choicesTitle: 'Your choices',
  choicesDelete:
    'Delete sessions, projects and tasks at any time. A deleted session takes its messages with it.',
  choicesModels:
    'Language models and the speech service can be switched off in My Profile: nothing of yours goes to them from then on.',
  choicesExport:
    'Take your data along: My Profile downloads all that is kept of you as one file, without permissions and passwords.',
  choicesAccount:
    'Delete your account in My Profile: everything named above goes at once, permissions are given back to Google, Meta, TikTok and LinkedIn, and what an open page still wrote goes an hour later. Mail, events and messages that were sent stay where they were sent to.',
  choicesUndo:
    'Undo: mail and messages wait a few seconds before they leave. Meetings and reminders can be taken back later.',
  choicesPermissions:
    'Microphone, location and notifications are asked for when you use them, and can be refused. The rest keeps working.',

  contactTitle: 'Questions',
  contactText:
    'Crocodile Hub is open source, and whoever runs this installation answers for its data. Ask them about access, correction or their backups.',

  // The terms of service
  termsTitle: 'Terms of Service',
  termsLead:
    'Crocodile Hub is open source and acts for you, on your word. These are the few things that you and whoever runs this installation can expect of each other.',
  termsUseTitle: 'Using it',
  termsAccount:
    'Your account is for you alone. Keep its password to yourself, and sign out everywhere in My Profile when a device is lost.',
  termsWhose:
    'What you write and what you connect stays yours. It is used to do what you ask, as the privacy policy says, and for nothing else.',
  termsConfirm:
    'What you confirm is sent in your name, to whom you were shown. Read it before you confirm; what can be taken back, Undo takes back.',
  termsLaw:
    'Do not use it to break the law, to write to people who do not want it, or to reach what is not yours.',
  termsAccountsTitle: 'Accounts that you connect',
  termsConnect:
    'You connect only accounts that are yours, or that you may act for, and can disconnect each at any time.',
  termsProviders:
    'Google, Meta, TikTok, LinkedIn and Twilio have terms of their own, which hold for what is done through them.',
  termsOthers:
    'When one of them is down, changes something or ends your permission, what depends on it waits or fails, and says so.',
  termsWorkTitle: 'What it promises, and what not',
  termsTimes:
    'Reminders and scheduled messages are sent once, at their time or as soon as it can be done. Do not rely on them alone where a life, a right or much money depends on it.',
  termsLimits:
    'There are limits to how much one account may send and ask in a minute and a day, so that everybody is served.',
  termsModels:
    'Where a language model is set up, what it writes may be wrong. Nothing that it proposes leaves without your yes.',
  termsWarranty: 'It comes as it is, without warranty, as far as the law allows.',
  termsEndTitle: 'When it ends',
  termsLeave: 'You can take your data along and delete your account in My Profile at any time.',
  termsClose: 'Whoever runs this installation may close an account that is used against these terms.',
  termsChange: 'Changes to these terms stand on this page.',
} as const;
