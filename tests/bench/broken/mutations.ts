/** A way to break the product where a row of docs/spec-coverage.md says that it stands, and the test that must see it. */
export type Mutation = {
  /** The row, as its first cell names it. */
  rule: string;
  file: string;
  /** Stands once in the file. */
  from: string;
  to: string;
  test: { file: string; name: string };
};

export const mutations: readonly Mutation[] = [
  {
    rule: 'nav.query.2',
    file: 'web/src/shared/nav/pages.ts',
    from: '{ messageId })}`;',
    to: '{ message: messageId })}`;',
    test: {
      file: 'web/src/shared/nav/pages.test.ts',
      name: 'links to a session, a message and a service as the rules have it',
    },
  },
  {
    rule: 'nav.query.3',
    file: 'web/src/shared/auth/pending-redirect.ts',
    from: `  sessionStorage.removeItem(key);
`,
    to: '',
    test: {
      file: 'web/src/shared/auth/pending-redirect.test.ts',
      name: 'believes the answer that this tab waits for, once',
    },
  },
  {
    rule: 'shell.navigation.1',
    file: 'web/src/app/shell/navigation.ts',
    from: 'ActiveIcon: Settings, exact: true',
    to: 'ActiveIcon: Settings',
    test: {
      file: 'web/src/app/shell/navigation.test.ts',
      name: 'lights up Settings and Profile on their exact address only',
    },
  },
  {
    rule: 'shell.toasts.1',
    file: 'web/src/shared/ui/notify.tsx',
    from: '  success: limits.toastSuccessMs,',
    to: '  success: limits.toastErrorMs,',
    test: {
      file: 'web/src/shared/ui/notify.test.ts',
      name: 'keeps each kind as long as its rule says, in the corner',
    },
  },
  {
    rule: 'shell.keys.1',
    file: 'web/src/app/commands/all-commands.ts',
    from: "shortcuts: [{ key: 'escape' }],\n    inFields: true,",
    to: "shortcuts: [{ key: 'escape' }],",
    test: {
      file: 'web/src/app/commands/all-commands.test.ts',
      name: 'rest in fields, but for Escape, which leaves them',
    },
  },
  {
    rule: 'hub.box.6',
    file: 'web/src/shared/nav/pages.ts',
    from: "...(fromRouter && { fromRouter: 'true' }),",
    to: '',
    test: { file: 'web/src/shared/nav/pages.test.ts', name: 'spells the router link as its rule has it' },
  },
  {
    rule: 'hub.routing.1',
    file: 'core/domain/hub-routing.ts',
    from: `if (isSearch(plain)) return 'search';
  return isTask(plain) ? 'task' : 'conversation';`,
    to: `if (isTask(plain)) return 'task';
  return isSearch(plain) ? 'search' : 'conversation';`,
    test: { file: 'core/domain/hub-routing.test.ts', name: 'sends "%s" to ${route}' },
  },
  {
    rule: 'hub.services.2',
    file: 'web/src/features/hub/services/service-cards.ts',
    from: `    if (service === undefined) return failedCard(id);
`,
    to: `    if (service === undefined) return { ...failedCard(id), failedToLoad: false };
`,
    test: {
      file: 'web/src/features/hub/services/service-cards.test.ts',
      name: 'are six even when one was left out',
    },
  },
  {
    rule: 'center.sessions.3',
    file: 'web/src/features/command-center/model/session-filter.ts',
    from: "  return status === 'all' ? found :",
    to: "  return words !== '' || status === 'all' ? found :",
    test: {
      file: 'web/src/features/command-center/model/session-filter.test.ts',
      name: 'takes title and status together',
    },
  },
  {
    rule: 'center.sessions.5',
    file: 'core/domain/session.ts',
    from: "last === undefined || last.type !== 'system'",
    to: 'last === undefined',
    test: {
      file: 'core/domain/session.test.ts',
      name: 'shows while the last message is the assistant’s and under a minute old',
    },
  },
  {
    rule: 'tasks.history.2',
    file: 'web/src/entities/smart-task/model/search-tasks.ts',
    from: 'task.status, task.actionSummary',
    to: 'task.status',
    test: { file: 'web/src/entities/smart-task/model/smart-task.test.ts', name: '%j finds %j' },
  },
  {
    rule: 'data.session.1',
    file: 'core/contract/documents.ts',
    from: '  favorite: z._default(z.boolean(), false),',
    to: '  favorite: z._default(z.boolean(), true),',
    test: {
      file: 'core/contract/documents.test.ts',
      name: 'gets the stated defaults for what it lacks',
    },
  },
  {
    rule: 'data.project.1',
    file: 'core/contract/documents.ts',
    from: "z._default(upTo(bounds.icon), '📁')",
    to: "z._default(upTo(bounds.icon), '💬')",
    test: { file: 'core/contract/documents.test.ts', name: 'gives a project its folder' },
  },
  {
    rule: 'data.location.1',
    file: 'web/src/features/hub/weather/place.ts',
    from: "city: 'Tel Aviv', country",
    to: "city: 'Haifa', country",
    test: {
      file: 'web/src/features/hub/weather/place.test.ts',
      name: 'is Tel Aviv until the person says otherwise',
    },
  },
  {
    rule: 'data.mail.1',
    file: 'web/src/entities/message/model/email-item.ts',
    from: "labels.includes('IMPORTANT') ? 'medium' : 'low'",
    to: "labels.includes('STARRED') ? 'medium' : 'low'",
    test: { file: 'web/src/entities/message/model/email-item.test.ts', name: 'unread %s with %j is %s' },
  },
  {
    rule: 'data.services.1',
    file: 'web/src/features/hub/services/service-cards.ts',
    from: 'operational * 2 >= total',
    to: 'operational * 2 > total',
    test: {
      file: 'web/src/features/hub/services/service-cards.test.ts',
      name: 'with %i of 6 connected are %s',
    },
  },
  {
    rule: 'session.status.1',
    file: 'web/src/entities/session/model/session.ts',
    from: "session.status === 'Pending' ? 'Waiting' : session.status",
    to: "session.status === 'Pending' ? 'Running' : session.status",
    test: {
      file: 'web/src/entities/session/model/session.test.ts',
      name: 'shows a pending session as waiting',
    },
  },
  {
    rule: 'chat.answer.1',
    file: 'core/domain/session.ts',
    from: "  answered: 'Success',",
    to: "  answered: 'Waiting',",
    test: { file: 'core/domain/session.test.ts', name: 'after %s is %s' },
  },
  {
    rule: 'tasks.status.1',
    file: 'core/domain/smart-task.ts',
    from: "requiresConfirmation ? 'Waiting Confirmation' : 'Pending'",
    to: "requiresConfirmation ? 'Pending' : 'Waiting Confirmation'",
    test: {
      file: 'core/domain/smart-task.test.ts',
      name: 'waits when a yes is needed and is pending otherwise',
    },
  },
  {
    rule: 'data.names.1',
    file: 'web/src/entities/session/model/session.ts',
    from: "after === '' || after === before",
    to: "after === ''",
    test: {
      file: 'web/src/entities/session/model/session.test.ts',
      name: 'renames "%s" by typing "%s" to %s',
    },
  },
  {
    rule: 'google.token.1',
    file: 'core/domain/provider-token.ts',
    from: 'token.startsWith(providerTokenPrefix) &&',
    to: "token.includes('.') &&",
    test: {
      file: 'core/domain/provider-token.test.ts',
      name: "takes what begins as Google's access tokens do, and nothing else",
    },
  },
  {
    rule: 'login.form.2',
    file: 'web/src/features/login/model/credentials.ts',
    from: `  if (password === '') errors.password = 'passwordRequired';
  else if`,
    to: '  if',
    test: {
      file: 'web/src/features/login/model/credentials.test.ts',
      name: 'asks for both email and password',
    },
  },
  {
    rule: 'actions.alias.1',
    file: 'core/domain/action-types.ts',
    from: "  send_reminder: 'reminder',",
    to: "  send_reminder: 'create_event',",
    test: { file: 'core/domain/action-types.test.ts', name: 'reads %s as %s' },
  },
  {
    rule: 'dialogs.meeting.2',
    file: 'web/src/widgets/action-dialogs/model/meeting-form.ts',
    from: '? [] : [attendees.trim()]',
    to: "? [] : attendees.split(',')",
    test: {
      file: 'web/src/widgets/action-dialogs/model/forms.test.ts',
      name: 'sends the attendees as one item, or none',
    },
  },
  {
    rule: 'phone.normal.1',
    file: 'core/domain/phone.ts',
    from: 'local.startsWith(code) ?',
    to: "local.startsWith('+') ?",
    test: { file: 'core/domain/phone.test.ts', name: 'makes %s %s for Israel' },
  },
  {
    rule: 'phone.country.1',
    file: 'core/domain/phone.ts',
    from: "  AU: '61',",
    to: "  AU: '64',",
    test: { file: 'core/domain/phone.test.ts', name: 'knows the thirteen country codes' },
  },
  {
    rule: 'center.sessions.6',
    file: 'web/src/entities/session/model/session.ts',
    from: 'title.toLowerCase().includes(wanted)',
    to: 'title.toLowerCase().startsWith(wanted)',
    test: {
      file: 'web/src/entities/session/model/session.test.ts',
      name: 'finds sessions by any part of the title, whatever the case',
    },
  },
  {
    rule: 'google.scopes.1',
    file: 'functions/src/adapters/google/oauth.ts',
    from: `  'https://www.googleapis.com/auth/calendar.events',
`,
    to: '',
    test: {
      file: 'functions/src/adapters/google/oauth.test.ts',
      name: 'asks for exactly the permissions of the rule, with forced consent and offline access',
    },
  },
  {
    rule: 'errors.dialogs.1',
    file: 'web/src/widgets/action-dialogs/model/failure-reason.ts',
    from: 'failure?.status !== undefined',
    to: 'failure !== null',
    test: {
      file: 'web/src/widgets/action-dialogs/model/failure-reason.test.ts',
      name: 'names the channel for an answer without words, the network for none, and else nothing known',
    },
  },
];
