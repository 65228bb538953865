import { importNamed } from '@onlend/core/internal'
import type { ElementProps } from './ElementProps.ts'
import { tableProps } from './tableProps.ts'
import type { DefinitionFor } from './WidgetDefinition.ts'
import { widgetProps } from './widgetProps.ts'

const { customerPartnerId: _, ...ownerlessProps } = widgetProps
const { includeDeleted: _deleted, ...financingProps } = tableProps
const { customerPartnerId, fallback, onError } = widgetProps
const upload = { customerPartnerId, kind: 'string!', set: 'string' } as const
const picker = { presentation: 'string', error: 'string', label: 'string' } as const

type CardTag = Exclude<keyof ElementProps, `${string}-form`>

/** Cards, tables, pickers and what is made of them, as elements. */
export const cardTable: { [Tag in CardTag]: DefinitionFor<ElementProps[Tag]> } = {
  'onlend-acting-for': {
    load: () => importNamed(() => import('@onlend/widgets/acting-for'), 'ActingFor'),
    props: {
      ...{ customerPartnerId, fallback, onError },
      channelPartnerId: 'string',
      name: 'string',
      partners: 'json',
      onChange: { offer: 1 },
      presentation: 'string',
    },
  },
  'onlend-active-drawdown-card': {
    load: () => importNamed(() => import('@onlend/widgets/active-drawdown-card'), 'ActiveDrawdownCard'),
    props: {
      ...widgetProps,
      currency: 'string',
      onRequestDrawdown: { offer: 0 },
      onRepay: { offer: 0 },
    },
  },
  'onlend-approvals-list': {
    load: () => importNamed(() => import('@onlend/widgets/approvals-list'), 'ApprovalsList'),
    props: { ...widgetProps, currency: 'string', onDecided: { event: 1 } },
  },
  'onlend-audit-log': {
    load: () => importNamed(() => import('@onlend/widgets/audit-log'), 'AuditLog'),
    props: { ...ownerlessProps, exportCsv: 'boolean' },
  },
  'onlend-bank-picker': {
    load: () => importNamed(() => import('@onlend/widgets/bank-picker'), 'BankPicker'),
    toValue: (bank) => bank,
    props: {
      ...picker,
      country: 'string!',
      value: 'json?',
      onChange: { event: 1 },
      accountNumber: 'string',
      recents: 'number',
      onNotListed: { offer: 0 },
      banks: 'json',
      filter: 'property',
    },
  },
  'onlend-credit-limit-card': {
    load: () => importNamed(() => import('@onlend/widgets/credit-limit-card'), 'CreditLimitCard'),
    props: {
      ...widgetProps,
      variant: 'string',
      showUsd: 'boolean',
      chart: 'text',
      onRequestDrawdown: { offer: 0 },
    },
  },
  'onlend-credit-usage-chart': {
    load: () => importNamed(() => import('@onlend/widgets/credit-usage-chart'), 'CreditUsageChart'),
    props: { ...widgetProps, weeks: 'number' },
  },
  'onlend-credit-usage-spark': {
    load: () => importNamed(() => import('@onlend/widgets/credit-usage-spark'), 'CreditUsageSpark'),
    props: { customerPartnerId },
  },
  'onlend-customer-partner-details': {
    load: () =>
      importNamed(() => import('@onlend/widgets/customer-partner-details'), 'CustomerPartnerDetails'),
    props: {
      ...widgetProps,
      sections: 'json',
      maskPii: 'boolean',
      revealSeconds: 'number',
      countryNames: 'json',
      resolveDocument: 'property',
      dashboardLinks: 'json',
    },
  },
  'onlend-customer-partners-table': {
    load: () => importNamed(() => import('@onlend/widgets/customer-partners-table'), 'CustomerPartnersTable'),
    props: {
      ...ownerlessProps,
      ...tableProps,
      channelPartnerId: 'string',
      onOnboardPartner: { offer: 0 },
      countryNames: 'json',
      tenantBadge: 'draw',
    },
  },
  'onlend-customer-picker': {
    load: () => importNamed(() => import('@onlend/widgets/customer-picker'), 'CustomerPicker'),
    toValue: (customer: { id: string } | null) => customer?.id ?? null,
    props: { ...picker, customerPartnerId, value: 'string?', onChange: { event: 1 } },
  },
  'onlend-customers-table': {
    load: () => importNamed(() => import('@onlend/widgets/customers-table'), 'CustomersTable'),
    props: { ...widgetProps, ...tableProps, onRegister: { offer: 0 } },
  },
  'onlend-document-slot': {
    load: () => importNamed(() => import('../uploads/DocumentSlotElement.tsx'), 'DocumentSlotElement'),
    props: {
      ...upload,
      slotName: 'string!',
      label: 'string!',
      hint: 'text',
      required: 'boolean',
      accept: 'json',
      maxFiles: 'number',
      allowCamera: 'boolean',
      errorText: 'text',
    },
  },
  'onlend-financings-table': {
    load: () => importNamed(() => import('@onlend/widgets/financings-table'), 'FinancingsTable'),
    props: {
      ...widgetProps,
      ...financingProps,
      ownColumns: 'property',
      getSchedule: 'property',
      currency: 'string',
      onReportRepayment: { offer: 2 },
      hidePicture: 'boolean',
    },
  },
  'onlend-lending-dashboard': {
    load: () => importNamed(() => import('@onlend/widgets/lending-dashboard'), 'LendingDashboard'),
    props: {
      ...widgetProps,
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
  'onlend-lockbox-account-card': {
    load: () => importNamed(() => import('@onlend/widgets/lockbox-account-card'), 'LockboxAccountCard'),
    props: { ...widgetProps, maskNumber: 'boolean', explain: 'boolean', onCopy: { event: 0 } },
  },
  'onlend-lockbox-reconciliation': {
    load: () => importNamed(() => import('@onlend/bulk/lockbox-reconciliation'), 'LockboxReconciliation'),
    isBulk: true,
    props: {
      ...widgetProps,
      daysToArrive: 'number',
      currency: 'string',
      createWorker: 'property',
      samples: 'property',
    },
  },
  'onlend-mobile-money-picker': {
    load: () => importNamed(() => import('@onlend/widgets/mobile-money-picker'), 'MobileMoneyPicker'),
    props: {
      country: 'string!',
      correspondents: 'json!',
      defaultValue: 'json',
      onChange: { event: 1 },
    },
  },
  'onlend-operation-history': {
    load: () => importNamed(() => import('@onlend/widgets/operation-history'), 'OperationHistory'),
    props: {
      ...widgetProps,
      kind: 'string',
      filters: 'boolean',
      pageSize: 'number',
      currency: 'string',
      onSelect: { offer: 1 },
    },
  },
  'onlend-operation-status': {
    load: () => importNamed(() => import('@onlend/widgets/operation-status'), 'OperationStatus'),
    props: {
      ...widgetProps,
      operationId: 'string!',
      currency: 'string',
      institutionName: 'string',
      onStatusChange: { event: 1 },
    },
  },
  'onlend-operations-inbox': {
    load: () => importNamed(() => import('@onlend/widgets/operations-inbox'), 'OperationsInbox'),
    props: { ...widgetProps, events: 'boolean' },
  },
  'onlend-partner-switcher': {
    load: () => importNamed(() => import('@onlend/widgets/partner-switcher'), 'PartnerSwitcher'),
    toValue: (id) => id,
    props: {
      ...picker,
      channelPartnerId: 'string',
      partners: 'json',
      value: 'string?',
      onChange: { event: 2 },
    },
  },
  'onlend-portfolio-overview': {
    load: () => importNamed(() => import('@onlend/bulk/portfolio-overview'), 'PortfolioOverview'),
    isBulk: true,
    props: {
      ...ownerlessProps,
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
  'onlend-register-transactions-import': {
    load: () =>
      importNamed(() => import('@onlend/bulk/register-transactions-import'), 'RegisterTransactionsImport'),
    isBulk: true,
    props: {
      ...widgetProps,
      operatorName: 'string!',
      currency: 'string',
      onSent: { event: 1 },
      samples: 'property',
      createWorker: 'property',
    },
  },
  'onlend-repayment-instructions': {
    load: () => importNamed(() => import('@onlend/widgets/repayment-instructions'), 'RepaymentInstructions'),
    props: { ...widgetProps, currency: 'string', onCopy: { event: 0 } },
  },
  'onlend-repayments-import': {
    load: () => importNamed(() => import('@onlend/bulk/repayments-import'), 'RepaymentsImport'),
    isBulk: true,
    props: {
      ...widgetProps,
      getSchedule: 'property',
      currency: 'string',
      onSent: { event: 1 },
      samples: 'property',
      createWorker: 'property',
    },
  },
  'onlend-upload-announcer': {
    load: () => importNamed(() => import('../uploads/UploadAnnouncerElement.tsx'), 'UploadAnnouncerElement'),
    props: upload,
  },
  'onlend-upload-summary': {
    load: () => importNamed(() => import('../uploads/UploadSummaryElement.tsx'), 'UploadSummaryElement'),
    props: { ...upload, onSignIn: { offer: 0 }, renderSignIn: 'draw', partnerName: 'string' },
  },
}
