import type { ExportRename } from './Renames.ts'

/** By entry: names that changed, each with its new name. `all` of these stay at the entry they were in. */
const renamed: Record<string, Record<string, string>> = {
  '@onlend/hooks': {
    EndpointMutationConfig: 'UseEndpointMutationParameters',
    EndpointMutationReturnType: 'UseEndpointMutationReturnType',
    EndpointQueryConfig: 'UseEndpointQueryParameters',
    GetLendingStateOptions: 'GetLendingStateParameters',
  },
  '@onlend/hooks/forms': {
    useTransactionForm: 'useRegisterTransactionsForm',
    useRepaymentForm: 'useReconcileRepaymentsForm',
    useDrawdownForm: 'useRequestDrawdownForm',
    useDrawdownValues: 'useRequestDrawdownValues',
    TransactionErrorCode: 'RegisterTransactionsErrorCode',
    TransactionReview: 'RegisterTransactionsReview',
    TransactionValues: 'RegisterTransactionsValues',
    TransactionWarning: 'RegisterTransactionsWarning',
    TransactionWarningCode: 'RegisterTransactionsWarningCode',
    RepaymentErrorCode: 'ReconcileRepaymentsErrorCode',
    RepaymentReview: 'ReconcileRepaymentsReview',
    RepaymentValues: 'ReconcileRepaymentsValues',
    RepaymentWarning: 'ReconcileRepaymentsWarning',
    DrawdownErrorCode: 'RequestDrawdownErrorCode',
    DrawdownFieldName: 'RequestDrawdownFieldName',
    DrawdownReview: 'RequestDrawdownReview',
    DrawdownValues: 'RequestDrawdownValues',
    DrawdownWarningCode: 'RequestDrawdownWarningCode',
    CreditAssessmentReview: 'SubmitCreditAssessmentReview',
    CreditAssessmentValues: 'SubmitCreditAssessmentValues',
    UseCreateBusinessFormOptions: 'UseCreateBusinessFormParameters',
    UseRegisterCustomerDocumentsOptions: 'UseRegisterCustomerDocumentsParameters',
    UseRegisterCustomerFormOptions: 'UseRegisterCustomerFormParameters',
    UseWithdrawFormOptions: 'UseWithdrawFormParameters',
    UseTransactionFormOptions: 'UseRegisterTransactionsFormParameters',
    UseTransactionFormReturnType: 'UseRegisterTransactionsFormReturnType',
    UseRepaymentFormOptions: 'UseReconcileRepaymentsFormParameters',
    UseRepaymentFormReturnType: 'UseReconcileRepaymentsFormReturnType',
    UseDrawdownFormOptions: 'UseRequestDrawdownFormParameters',
    UseDrawdownFormReturnType: 'UseRequestDrawdownFormReturnType',
    UseCreditAssessmentFormOptions: 'UseSubmitCreditAssessmentFormParameters',
    UseCreditAssessmentFormReturnType: 'UseSubmitCreditAssessmentFormReturnType',
  },
  '@onlend/hooks/document-forms': { useCreditAssessmentForm: 'useSubmitCreditAssessmentForm' },
  '@onlend/hooks/uploads': { UseUploadsOptions: 'UseUploadsParameters' },
  '@onlend/hooks/operators': {
    OperatorMutationConfig: 'UseOperatorMutationParameters',
    PlacedPages: 'UsePlacedPagesReturnType',
    PlacedPagesConfig: 'UsePlacedPagesParameters',
  },
  '@onlend/widgets': {
    TransactionForm: 'RegisterTransactionsForm',
    TransactionFormProps: 'RegisterTransactionsFormProps',
    RepaymentForm: 'ReconcileRepaymentsForm',
    RepaymentFormProps: 'ReconcileRepaymentsFormProps',
    DrawdownRequestForm: 'RequestDrawdownForm',
    DrawdownRequestFormProps: 'RequestDrawdownFormProps',
    CreditAssessmentUploader: 'SubmitCreditAssessmentForm',
    CreditAssessmentUploaderProps: 'SubmitCreditAssessmentFormProps',
  },
  '@onlend/sandbox': { BentAnswer: 'FaultedAnswer' },
}

/** From an entry to another: names that moved as they are. */
const moved: { from: string; to: string; names: string[] }[] = [
  {
    from: '@onlend/core',
    to: '@onlend/core/relay',
    names: [
      ...[
        'AttentionOperation',
        'Draft',
        'IssuedToken',
        'LaterEvidence',
        'OperationResolution',
        'OperationRow',
      ],
      ...['RelayErrorCode', 'StagedFile', 'StagedSet', 'StagedUpload', 'UploadRejection', 'getDraft'],
      ...['getOperation', 'getSession', 'getTenant', 'isRelayAnswer', 'listAttention', 'listOperationRows'],
      ...[
        'listOperations',
        'listUploads',
        'relayEndpoints',
        'relayErrors',
        'relayHeaders',
        'resolveOperation',
      ],
      ...['saveDraft', 'stagedMediaType', 'uploadRejections'],
    ],
  },
  {
    from: '@onlend/core',
    to: '@onlend/core/internal',
    names: [
      ...['AmountProblem', 'AssessmentDocument', 'CallEvent', 'CallOptions', 'ComplianceRecord'],
      ...['CreatedCustomerPartner', 'EncodedBody', 'Endpoint', 'EndpointEncoding', 'EndpointInput'],
      ...['EndpointName', 'EndpointOutput', 'EndpointOwner', 'EndpointParameters', 'FinancialInformation'],
      ...['LendingErrorFacts', 'OpenUnion', 'OperationKind', 'ParsedAmount', 'ParsedTenantConfig', 'Retries'],
      ...['StagedPart', 'StreamEvent', 'Timeouts', 'WriteName', 'amountToNumber', 'assessmentDocuments'],
      ...['assessmentFieldName', 'createEventStreamParser', 'createTokenSource', 'defineEndpoint'],
      ...['defineWrite', 'encodeMultipart', 'endpoints', 'isStagedFile', 'localDateToIso', 'parseJson'],
      ...['parseTenantConfig', 'redact', 'toIsoDate', 'toIsoTimestamp', 'withoutSecrets'],
    ],
  },
  {
    from: '@onlend/core',
    to: '@onlend/core/file-types',
    names: ['UploadType', 'isEncryptedPdf', 'sniffFileType', 'uploadTypes'],
  },
  {
    from: '@onlend/hooks',
    to: '@onlend/hooks/operators',
    names: [
      ...['useAttention', 'UseAttentionReturnType', 'useResolveOperation', 'UseResolveOperationReturnType'],
      'ResolveOperationVariables',
    ],
  },
  {
    from: '@onlend/hooks',
    to: '@onlend/hooks/internal',
    names: [
      ...['EndpointMutationData', 'EndpointMutationVariables', 'LendingKey', 'OwnedParameters'],
      ...['PersonalDataKind', 'ScopeKey'],
    ],
  },
  { from: '@onlend/hooks', to: '@onlend/core/internal', names: ['WriteName'] },
  {
    from: '@onlend/relay',
    to: '@onlend/relay/opentelemetry',
    names: ['SpanAttributes', 'SpanEnd', 'SpanStart', 'TraceContext', 'TracedSpan'],
  },
  {
    from: '@onlend/relay',
    to: '@onlend/relay/node',
    names: [
      ...['TransportSettings', 'UpstreamFailure', 'UpstreamRequest', 'UpstreamResponse'],
      'UpstreamTransport',
    ],
  },
  {
    from: '@onlend/relay',
    to: '@onlend/relay/staging-conformance',
    names: ['StagedBytes', 'StagingFile'],
  },
]

const widgets = '@onlend/widgets'

/** What changed its entry and its name. */
const movedAndRenamed: ExportRename[] = [
  ...Object.entries({
    [`${widgets}/transaction-form`]: ['TransactionForm', 'RegisterTransactionsForm'],
    [`${widgets}/repayment-form`]: ['RepaymentForm', 'ReconcileRepaymentsForm'],
    [`${widgets}/drawdown-request-form`]: ['DrawdownRequestForm', 'RequestDrawdownForm'],
    [`${widgets}/credit-assessment`]: ['CreditAssessmentUploader', 'SubmitCreditAssessmentForm'],
  }).flatMap(([entry, [name, newName]]) => {
    const newEntry = `${widgets}/${newName?.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}`
    return ['', 'Props'].map((end) => ({
      ...{ entry, newEntry },
      ...{ name: `${name}${end}`, newName: `${newName}${end}` },
    }))
  }),
  ...Object.entries({
    Notice: 'ChangeEvent',
    NoticeChannel: 'ChangeEventChannel',
    UnmatchedEvent: 'InboxEvent',
    listNotices: 'listChangeEvents',
    listUnmatchedEvents: 'listInboxEvents',
    subscribeToNotices: 'subscribeToChangeEvents',
  }).map(([name, newName]) => ({ entry: '@onlend/core', name, newEntry: '@onlend/core/relay', newName })),
  {
    ...{ entry: '@onlend/core', name: 'extensionOf' },
    ...{ newEntry: '@onlend/core/file-types', newName: 'getExtension' },
  },
  {
    ...{ entry: '@onlend/relay/store-conformance', name: 'storeConformance' },
    ...{ newEntry: '@onlend/relay/database-conformance', newName: 'databaseConformance' },
  },
]

/** Every public name that has another name or another entry now. */
export const exportRenames: readonly ExportRename[] = [
  ...movedAndRenamed,
  ...Object.entries(renamed).flatMap(([entry, names]) =>
    Object.entries(names).map(([name, newName]) => ({ entry, name, newEntry: entry, newName })),
  ),
  ...moved.flatMap(({ from, to, names }) =>
    names.map((name) => ({ entry: from, name, newEntry: to, newName: name })),
  ),
]
