/* oxlint-disable max-lines -- a script writes this file from the types of the widgets */
import { importNamed } from '@onlend/core/internal'
import type { ComponentProps } from 'react'
import type { PropKinds, WidgetDefinition } from './WidgetDefinition.ts'

/** The widgets by name, each with its props. */
export type Widgets = {
  ActingFor: ComponentProps<typeof import('@onlend/widgets/acting-for').ActingFor>
  ActiveDrawdownCard: ComponentProps<typeof import('@onlend/widgets/active-drawdown-card').ActiveDrawdownCard>
  ApprovalsList: ComponentProps<typeof import('@onlend/widgets/approvals-list').ApprovalsList>
  AuditLog: ComponentProps<typeof import('@onlend/widgets/audit-log').AuditLog>
  BankPicker: ComponentProps<typeof import('@onlend/widgets/bank-picker').BankPicker>
  CreateBusinessForm: ComponentProps<typeof import('@onlend/widgets/create-business-form').CreateBusinessForm>
  CreditLimitCard: ComponentProps<typeof import('@onlend/widgets/credit-limit-card').CreditLimitCard>
  CreditUsageChart: ComponentProps<typeof import('@onlend/widgets/credit-usage-chart').CreditUsageChart>
  CreditUsageSpark: ComponentProps<typeof import('@onlend/widgets/credit-usage-spark').CreditUsageSpark>
  CustomerPartnerDetails: ComponentProps<
    typeof import('@onlend/widgets/customer-partner-details').CustomerPartnerDetails
  >
  CustomerPartnersTable: ComponentProps<
    typeof import('@onlend/widgets/customer-partners-table').CustomerPartnersTable
  >
  CustomerPicker: ComponentProps<typeof import('@onlend/widgets/customer-picker').CustomerPicker>
  CustomersTable: ComponentProps<typeof import('@onlend/widgets/customers-table').CustomersTable>
  DocumentSlot: ComponentProps<typeof import('../uploads/DocumentSlotElement.tsx').DocumentSlotElement>
  FinancingsTable: ComponentProps<typeof import('@onlend/widgets/financings-table').FinancingsTable>
  LendingDashboard: ComponentProps<typeof import('@onlend/widgets/lending-dashboard').LendingDashboard>
  LockboxAccountCard: ComponentProps<typeof import('@onlend/widgets/lockbox-account-card').LockboxAccountCard>
  LockboxReconciliation: ComponentProps<
    typeof import('@onlend/bulk/lockbox-reconciliation').LockboxReconciliation
  >
  MobileMoneyPicker: ComponentProps<typeof import('@onlend/widgets/mobile-money-picker').MobileMoneyPicker>
  OperationHistory: ComponentProps<typeof import('@onlend/widgets/operation-history').OperationHistory>
  OperationStatus: ComponentProps<typeof import('@onlend/widgets/operation-status').OperationStatus>
  OperationsInbox: ComponentProps<typeof import('@onlend/widgets/operations-inbox').OperationsInbox>
  PartnerSwitcher: ComponentProps<typeof import('@onlend/widgets/partner-switcher').PartnerSwitcher>
  PortfolioOverview: ComponentProps<typeof import('@onlend/bulk/portfolio-overview').PortfolioOverview>
  ReconcileRepaymentsForm: ComponentProps<
    typeof import('@onlend/widgets/reconcile-repayments-form').ReconcileRepaymentsForm
  >
  RegisterCustomerForm: ComponentProps<
    typeof import('@onlend/widgets/register-customer-form').RegisterCustomerForm
  >
  RegisterTransactionsForm: ComponentProps<
    typeof import('@onlend/widgets/register-transactions-form').RegisterTransactionsForm
  >
  RegisterTransactionsImport: ComponentProps<
    typeof import('@onlend/bulk/register-transactions-import').RegisterTransactionsImport
  >
  RepaymentInstructions: ComponentProps<
    typeof import('@onlend/widgets/repayment-instructions').RepaymentInstructions
  >
  RepaymentsImport: ComponentProps<typeof import('@onlend/bulk/repayments-import').RepaymentsImport>
  RequestDrawdownForm: ComponentProps<
    typeof import('@onlend/widgets/request-drawdown-form').RequestDrawdownForm
  >
  SubmitCreditAssessmentForm: ComponentProps<
    typeof import('@onlend/widgets/submit-credit-assessment-form').SubmitCreditAssessmentForm
  >
  UploadAnnouncer: ComponentProps<
    typeof import('../uploads/UploadAnnouncerElement.tsx').UploadAnnouncerElement
  >
  UploadSummary: ComponentProps<typeof import('../uploads/UploadSummaryElement.tsx').UploadSummaryElement>
  WithdrawForm: ComponentProps<typeof import('@onlend/widgets/withdraw-form').WithdrawForm>
}

/** The elements of the kit, written by `pnpm --filter @onlend/elements table` from the types of the widgets. */
export const elementTable: {
  lending: PropKinds
  widgets: Readonly<Record<keyof Widgets, WidgetDefinition>>
} = {
  lending: {
    customerPartnerId: 'string',
    channelPartnerId: 'string',
    countries: 'json',
    names: 'json',
    onEvent: { event: 1 },
    now: 'property',
    environment: 'string',
    tenantId: 'string',
    userId: 'string',
    queryClient: 'property',
    onStepUp: 'property',
    storage: 'property',
    draftStorage: 'property',
    locks: 'property',
    locale: 'string',
    onSignIn: 'property',
    timeZone: 'string',
    messages: 'json',
    region: 'string',
    density: 'string',
    scheme: 'string',
    lenderTimeZone: 'string',
    classNames: 'json',
    onContactSupport: { offer: 1 },
    onIssues: { event: 1 },
    whenSwitchedOff: 'draw',
    relayUrl: 'string',
    client: 'property',
    getToken: 'property',
    theme: 'json',
    tenant: 'boolean',
    initialTenant: 'json',
    ownStyles: 'boolean',
  },
  widgets: {
    ActingFor: {
      load: () => importNamed(() => import('@onlend/widgets/acting-for'), 'ActingFor'),
      props: {
        customerPartnerId: 'string',
        fallback: 'text',
        onError: { event: 1 },
        channelPartnerId: 'string',
        name: 'string',
        partners: 'json',
        onChange: { offer: 1 },
        presentation: 'string',
      },
    },
    ActiveDrawdownCard: {
      load: () => importNamed(() => import('@onlend/widgets/active-drawdown-card'), 'ActiveDrawdownCard'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        variant: 'string',
        currency: 'string',
        onRequestDrawdown: { offer: 0 },
        onRepay: { offer: 0 },
        onWithdraw: { offer: 0 },
      },
    },
    ApprovalsList: {
      load: () => importNamed(() => import('@onlend/widgets/approvals-list'), 'ApprovalsList'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        currency: 'string',
        onDecided: { event: 1 },
      },
    },
    AuditLog: {
      load: () => importNamed(() => import('@onlend/widgets/audit-log'), 'AuditLog'),
      props: {
        fallback: 'text',
        onError: { event: 1 },
        hideTitle: 'boolean',
        headingLevel: 'number',
        exportCsv: 'boolean',
      },
    },
    BankPicker: {
      load: () => importNamed(() => import('@onlend/widgets/bank-picker'), 'BankPicker'),
      props: {
        presentation: 'string',
        error: 'string',
        country: 'string!',
        value: 'json?',
        onChange: { event: 1 },
        accountNumber: 'string',
        recents: 'number',
        onNotListed: { offer: 0 },
        banks: 'json',
        filter: 'property',
        label: 'string',
      },
    },
    CreateBusinessForm: {
      load: () => importNamed(() => import('@onlend/widgets/create-business-form'), 'CreateBusinessForm'),
      isForm: true,
      props: {
        fallback: 'text',
        onError: { event: 1 },
        hideTitle: 'boolean',
        headingLevel: 'number',
        fields: 'json',
        intro: 'text',
        renderHeader: 'draw',
        renderReceipt: 'draw',
        onStatusChange: { event: 1 },
        onSuccess: { event: 1 },
        onEvent: { event: 1 },
        channelPartnerId: 'string',
        countries: 'json',
        countryCompat: 'string',
        defaultValues: 'json',
        stepUp: 'property',
        industries: 'json',
        sectorOptions: 'json',
        companySizes: 'json',
        yearsOptions: 'json',
        otherAllowed: 'json',
        draft: 'json',
        firstCountries: 'json',
        onCreated: { event: 1 },
        onStartAssessment: { offer: 1 },
      },
    },
    CreditLimitCard: {
      load: () => importNamed(() => import('@onlend/widgets/credit-limit-card'), 'CreditLimitCard'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        variant: 'string',
        showUsd: 'boolean',
        chart: 'text',
        onRequestDrawdown: { offer: 0 },
        secondAction: 'text',
      },
    },
    CreditUsageChart: {
      load: () => importNamed(() => import('@onlend/widgets/credit-usage-chart'), 'CreditUsageChart'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        weeks: 'number',
      },
    },
    CreditUsageSpark: {
      load: () => importNamed(() => import('@onlend/widgets/credit-usage-spark'), 'CreditUsageSpark'),
      props: {
        customerPartnerId: 'string',
      },
    },
    CustomerPartnerDetails: {
      load: () =>
        importNamed(() => import('@onlend/widgets/customer-partner-details'), 'CustomerPartnerDetails'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        maskPii: 'boolean',
        revealSeconds: 'number',
        countryNames: 'json',
        resolveDocument: 'property',
        dashboardLinks: 'json',
        sections: 'json',
      },
    },
    CustomerPartnersTable: {
      load: () =>
        importNamed(() => import('@onlend/widgets/customer-partners-table'), 'CustomerPartnersTable'),
      props: {
        fallback: 'text',
        onError: { event: 1 },
        hideTitle: 'boolean',
        headingLevel: 'number',
        columns: 'json',
        piiColumns: 'string',
        onRowSelect: { offer: 1 },
        rowActions: 'property',
        exportCsv: 'boolean',
        includeDeleted: 'boolean',
        view: 'json',
        defaultView: 'json',
        onViewChange: { event: 1 },
        channelPartnerId: 'string',
        onOnboardPartner: { offer: 0 },
        countryNames: 'json',
        tenantBadge: 'draw',
      },
    },
    CustomerPicker: {
      load: () => importNamed(() => import('@onlend/widgets/customer-picker'), 'CustomerPicker'),
      props: {
        presentation: 'string',
        error: 'string',
        customerPartnerId: 'string',
        value: 'string?',
        onChange: { event: 1 },
        label: 'string',
      },
    },
    CustomersTable: {
      load: () => importNamed(() => import('@onlend/widgets/customers-table'), 'CustomersTable'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        columns: 'json',
        piiColumns: 'string',
        onRowSelect: { offer: 1 },
        rowActions: 'property',
        exportCsv: 'boolean',
        includeDeleted: 'boolean',
        view: 'json',
        defaultView: 'json',
        onViewChange: { event: 1 },
        onRegister: { offer: 0 },
      },
    },
    DocumentSlot: {
      load: () => importNamed(() => import('../uploads/DocumentSlotElement.tsx'), 'DocumentSlotElement'),
      props: {
        customerPartnerId: 'string',
        kind: 'string!',
        set: 'string',
        label: 'string!',
        hint: 'text',
        required: 'boolean',
        accept: 'json',
        maxFiles: 'number',
        hideLimits: 'boolean',
        allowCamera: 'boolean',
        errorText: 'text',
        slotName: 'string!',
      },
    },
    FinancingsTable: {
      load: () => importNamed(() => import('@onlend/widgets/financings-table'), 'FinancingsTable'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        piiColumns: 'string',
        onRowSelect: { offer: 1 },
        rowActions: 'property',
        exportCsv: 'boolean',
        view: 'json',
        defaultView: 'json',
        onViewChange: { event: 1 },
        columns: 'json',
        ownColumns: 'property',
        getSchedule: 'property',
        currency: 'string',
        onReportRepayment: { offer: 2 },
        hidePicture: 'boolean',
      },
    },
    LendingDashboard: {
      load: () => importNamed(() => import('@onlend/widgets/lending-dashboard'), 'LendingDashboard'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        variant: 'string',
        actions: 'json',
        onAction: { offer: 1 },
        inline: 'json',
        onSelectOperation: { offer: 1 },
        onSignIn: { offer: 0 },
        currency: 'string',
        expectedState: 'string',
        renderHeader: 'draw',
        renderEmpty: 'draw',
        renderFooter: 'draw',
      },
    },
    LockboxAccountCard: {
      load: () => importNamed(() => import('@onlend/widgets/lockbox-account-card'), 'LockboxAccountCard'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        maskNumber: 'boolean',
        explain: 'boolean',
        onCopy: { event: 0 },
      },
    },
    LockboxReconciliation: {
      load: () => importNamed(() => import('@onlend/bulk/lockbox-reconciliation'), 'LockboxReconciliation'),
      isBulk: true,
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        daysToArrive: 'number',
        currency: 'string',
        createWorker: 'property',
        samples: 'property',
      },
    },
    MobileMoneyPicker: {
      load: () => importNamed(() => import('@onlend/widgets/mobile-money-picker'), 'MobileMoneyPicker'),
      props: {
        country: 'string!',
        correspondents: 'json!',
        defaultValue: 'json',
        onChange: { event: 1 },
      },
    },
    OperationHistory: {
      load: () => importNamed(() => import('@onlend/widgets/operation-history'), 'OperationHistory'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        kind: 'string',
        filters: 'boolean',
        pageSize: 'number',
        showMore: 'boolean',
        currency: 'string',
        onSelect: { offer: 1 },
      },
    },
    OperationStatus: {
      load: () => importNamed(() => import('@onlend/widgets/operation-status'), 'OperationStatus'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        operationId: 'string!',
        currency: 'string',
        institutionName: 'string',
        onStatusChange: { event: 1 },
      },
    },
    OperationsInbox: {
      load: () => importNamed(() => import('@onlend/widgets/operations-inbox'), 'OperationsInbox'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        events: 'boolean',
      },
    },
    PartnerSwitcher: {
      load: () => importNamed(() => import('@onlend/widgets/partner-switcher'), 'PartnerSwitcher'),
      props: {
        presentation: 'string',
        error: 'string',
        channelPartnerId: 'string',
        partners: 'json',
        value: 'string?',
        onChange: { event: 2 },
        label: 'string',
      },
    },
    PortfolioOverview: {
      load: () => importNamed(() => import('@onlend/bulk/portfolio-overview'), 'PortfolioOverview'),
      isBulk: true,
      props: {
        fallback: 'text',
        onError: { event: 1 },
        hideTitle: 'boolean',
        headingLevel: 'number',
        columns: 'json',
        rowActions: 'property',
        exportCsv: 'boolean',
        view: 'json',
        defaultView: 'json',
        onViewChange: { event: 1 },
        channelPartnerId: 'string',
        onActFor: { offer: 1 },
        getSchedule: 'property',
        concurrency: 'number',
        hidePicture: 'boolean',
      },
    },
    ReconcileRepaymentsForm: {
      load: () =>
        importNamed(() => import('@onlend/widgets/reconcile-repayments-form'), 'ReconcileRepaymentsForm'),
      isForm: true,
      props: {
        fallback: 'text',
        onError: { event: 1 },
        hideTitle: 'boolean',
        headingLevel: 'number',
        fields: 'json',
        intro: 'text',
        renderHeader: 'draw',
        renderReceipt: 'draw',
        onStatusChange: { event: 1 },
        onSuccess: { event: 1 },
        onEvent: { event: 1 },
        customerPartnerId: 'string',
        currency: 'string',
        defaultValues: 'json',
        stepUp: 'property',
        draft: 'boolean',
        transactionReference: 'string',
        financings: 'json',
        currencyDigits: 'number',
        suggestion: 'json',
        financingPresentation: 'string',
      },
    },
    RegisterCustomerForm: {
      load: () => importNamed(() => import('@onlend/widgets/register-customer-form'), 'RegisterCustomerForm'),
      isForm: true,
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        fields: 'json',
        intro: 'text',
        renderHeader: 'draw',
        renderReceipt: 'draw',
        onStatusChange: { event: 1 },
        onSuccess: { event: 1 },
        onEvent: { event: 1 },
        country: 'string',
        documents: 'string',
        kind: 'string',
        defaultValues: 'json',
        stepUp: 'property',
        draft: 'json',
        residence: 'string',
        compress: 'string',
        idNumber: 'json',
        autoFill: 'boolean',
        maxFileMB: 'number',
        allowCamera: 'boolean',
        onSignIn: { offer: 0 },
        onRegistered: { event: 1 },
      },
    },
    RegisterTransactionsForm: {
      load: () =>
        importNamed(() => import('@onlend/widgets/register-transactions-form'), 'RegisterTransactionsForm'),
      isForm: true,
      props: {
        fallback: 'text',
        onError: { event: 1 },
        hideTitle: 'boolean',
        headingLevel: 'number',
        fields: 'json',
        intro: 'text',
        renderHeader: 'draw',
        renderReceipt: 'draw',
        onStatusChange: { event: 1 },
        onSuccess: { event: 1 },
        onEvent: { event: 1 },
        customerPartnerId: 'string',
        currency: 'string',
        sector: 'string',
        meta: 'json',
        financier: 'string',
        defaultValues: 'json',
        stepUp: 'property',
        draft: 'json',
        currencyDigits: 'number',
        clientKinds: 'json',
        idTypes: 'json',
        idValueAs: 'string',
        drawdownId: 'string',
        financing: 'string',
        operatorName: 'string!',
        referenceFactory: 'property',
        instalmentsOf: 'string',
        customers: 'boolean',
      },
    },
    RegisterTransactionsImport: {
      load: () =>
        importNamed(() => import('@onlend/bulk/register-transactions-import'), 'RegisterTransactionsImport'),
      isBulk: true,
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        operatorName: 'string!',
        sector: 'string',
        currency: 'string',
        onSent: { event: 1 },
        samples: 'property',
        createWorker: 'property',
      },
    },
    RepaymentInstructions: {
      load: () =>
        importNamed(() => import('@onlend/widgets/repayment-instructions'), 'RepaymentInstructions'),
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        currency: 'string',
        onCopy: { event: 0 },
      },
    },
    RepaymentsImport: {
      load: () => importNamed(() => import('@onlend/bulk/repayments-import'), 'RepaymentsImport'),
      isBulk: true,
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        getSchedule: 'property',
        currency: 'string',
        onSent: { event: 1 },
        samples: 'property',
        createWorker: 'property',
      },
    },
    RequestDrawdownForm: {
      load: () => importNamed(() => import('@onlend/widgets/request-drawdown-form'), 'RequestDrawdownForm'),
      isForm: true,
      props: {
        customerPartnerId: 'string',
        hideTitle: 'boolean',
        headingLevel: 'number',
        fallback: 'text',
        onError: { event: 1 },
        fields: 'json',
        intro: 'text',
        renderHeader: 'draw',
        renderReceipt: 'draw',
        onStatusChange: { event: 1 },
        onSuccess: { event: 1 },
        onEvent: { event: 1 },
        currency: 'string',
        defaultValues: 'json',
        stepUp: 'property',
        draft: 'boolean',
        currencyDigits: 'number',
        minAmount: 'string',
        maxAmount: 'string',
        amountStep: 'string',
        quickPicks: 'json',
        tenorOptions: 'json',
        minTenor: 'number',
        maxTenor: 'number',
        estimateCost: 'property',
        costRanges: 'json',
        noNewsAfter: 'number',
        onStartAssessment: { offer: 0 },
        onWithdraw: { offer: 0 },
      },
    },
    SubmitCreditAssessmentForm: {
      load: () =>
        importNamed(
          () => import('@onlend/widgets/submit-credit-assessment-form'),
          'SubmitCreditAssessmentForm',
        ),
      isForm: true,
      props: {
        fallback: 'text',
        onError: { event: 1 },
        hideTitle: 'boolean',
        headingLevel: 'number',
        intro: 'text',
        renderHeader: 'draw',
        renderReceipt: 'draw',
        onStatusChange: { event: 1 },
        onSuccess: { event: 1 },
        customerPartnerId: 'string',
        currency: 'string',
        onEvent: { event: 1 },
        stepUp: 'property',
        compress: 'string',
        years: 'json',
        optionalDocuments: 'json',
        hasOffer: 'boolean',
        filesNeeded: 'json',
        maxFileMB: 'number',
        allowCamera: 'boolean',
        shareUrl: 'string',
        onSignIn: { offer: 0 },
        onSubmitted: { event: 1 },
      },
    },
    UploadAnnouncer: {
      load: () =>
        importNamed(() => import('../uploads/UploadAnnouncerElement.tsx'), 'UploadAnnouncerElement'),
      props: {
        customerPartnerId: 'string',
        kind: 'string!',
        set: 'string',
      },
    },
    UploadSummary: {
      load: () => importNamed(() => import('../uploads/UploadSummaryElement.tsx'), 'UploadSummaryElement'),
      props: {
        customerPartnerId: 'string',
        kind: 'string!',
        set: 'string',
        onSignIn: { offer: 0 },
        renderSignIn: 'draw',
        partnerName: 'string',
      },
    },
    WithdrawForm: {
      load: () => importNamed(() => import('@onlend/widgets/withdraw-form'), 'WithdrawForm'),
      isForm: true,
      props: {
        fallback: 'text',
        onError: { event: 1 },
        hideTitle: 'boolean',
        headingLevel: 'number',
        fields: 'json',
        intro: 'text',
        renderHeader: 'draw',
        renderReceipt: 'draw',
        onStatusChange: { event: 1 },
        onSuccess: { event: 1 },
        onEvent: { event: 1 },
        customerPartnerId: 'string',
        country: 'string!',
        currency: 'string',
        defaultValues: 'json',
        stepUp: 'property',
        draft: 'json',
        currencyDigits: 'number',
        minAmount: 'string',
        maxAmount: 'string',
        balance: 'string',
        methods: 'json',
        requireReenterLast4: 'boolean',
        banks: 'json',
        correspondents: 'json',
        lockAmount: 'boolean',
        resolveAccount: 'property',
        narrationTemplate: 'string',
        allowManualBank: 'boolean',
        bankPresentation: 'string',
        beneficiaries: 'json',
        recipients: 'boolean',
      },
    },
  },
}
