import type { GoneName } from './Renames.ts'

const hooks = '@onlend/hooks'
const relay = '@onlend/relay'
const words = 'Call `loadMessages(locale)` of `@onlend/widgets/locales`, or import `<locale>.json` of it.'

/** Types that the door of the relay had, and what to write in their place. */
const relayTypes: Record<string, string[]> = {
  "Take it from `RelayOptions`, such as `RelayOptions['retention']`.": [
    ...['Budget', 'EventOptions', 'FieldPaths', 'InboxOptions', 'LedgerSecret', 'LoggingOptions'],
    ...['MoreAnswerFields', 'OperationOptions', 'RetentionDays', 'RetentionOptions'],
  ],
  "Take `Parameters` or `ReturnType` of the method of `Relay`, such as `Awaited<ReturnType<Relay['checkAudit']>>`.":
    [
      ...[
        'AuditCheck',
        'EraseOptions',
        'ErasedSubject',
        'KeptReason',
        'KeptRecord',
        'Pruned',
        'ReplayReport',
      ],
      ...['ReplayWebhooksOptions', 'ResealReport', 'RevokeOptions', 'RevokedSubject', 'RunningWork'],
    ],
  'Take it from `WebhookVerifier`, `WebhookEvent`, `SpendingControls`, `BudgetUse` or `Measurement`, which it is a part of.':
    [
      ...['AttentionState', 'BudgetName', 'EventKind', 'SpendingKind', 'SpendingRules', 'Transition'],
      ...['WebhookDelivery', 'WebhookVerdict', 'WebhookVerification', 'WithdrawRules'],
    ],
  'Bring a `Database`: what the ledger keeps is the relay’s own.': [
    ...['AssignmentConflictError', 'Claim', 'EventAssignment', 'KeptChangeEvent', 'KeptEvent', 'KeptNotice'],
    ...['OperationRecord', 'RelayStore', 'SealedPage', 'UploadRecord', 'UploadStore', 'WordAssignment'],
  ],
}

/** Public names that nothing took the place of under one name. */
export const goneNames: readonly GoneName[] = [
  { entry: hooks, name: 'findBankCandidates', advice: 'Call `useBankCandidates`.' },
  ...['LendingFacts', 'lendingStateOf', 'toLendingState'].map((name) => ({
    ...{ entry: hooks, name },
    advice: 'Call `useLendingState`, or `getLendingState` outside of React.',
  })),
  {
    ...{ entry: hooks, name: 'hasFinalWord' },
    advice: "Read `findEffects(kind).settledBy === 'event'` of `@onlend/core/operations`.",
  },
  {
    ...{ entry: hooks, name: 'touchedReads' },
    advice: 'Read `findEffects(kind).touches` of `@onlend/core/operations`.',
  },
  ...['useUnmatchedEvents', 'UseUnmatchedEventsReturnType'].map((name) => ({
    ...{ entry: hooks, name },
    advice: 'Take `useInbox()` of `@onlend/hooks/operators`, whose data has pages: `data.pages.flat()`.',
  })),
  {
    ...{ entry: relay, name: 'createSqlStore' },
    advice: 'Pass `database` to `createRelay` in place of `store`; a deploy job calls `migrate(database)`.',
  },
  ...Object.entries(relayTypes).flatMap(([advice, names]) =>
    names.map((name) => ({ entry: relay, name, advice })),
  ),
  ...['ar', 'fr', 'ha', 'ig', 'pt', 'sw', 'yo'].map((locale) => ({
    ...{ entry: `@onlend/widgets/locales/${locale}`, name: locale },
    advice: words,
  })),
]
