import { crashedMoney } from './ui/crashedMoney.words.ts'
import { everyWidget } from './ui/everyWidget.words.ts'
import { masked } from './ui/masked.words.ts'
import { confirm } from './ui/confirm.words.ts'
import { creditLimit } from './credit-limit-card/creditLimit.words.ts'
import { creditUsageChart } from './credit-usage-chart/creditUsageChart.words.ts'
import { activeDrawdown } from './active-drawdown-card/activeDrawdown.words.ts'
import { repaymentTimeline } from './repayment-timeline/repaymentTimeline.words.ts'
import { operation } from './operation-status/operation.words.ts'
import { operationHistory } from './operation-history/operationHistory.words.ts'
import { approval } from './operation-status/approval.words.ts'
import { spending } from './operation-status/spending.words.ts'
import { operationEvidence } from './operation-status/operationEvidence.words.ts'
import { ambiguous } from './operation-status/ambiguous.words.ts'
import { operationKinds } from './operation-status/operationKinds.words.ts'
import { operationRows } from './operation-status/operationRows.words.ts'
import { outcomes } from './operation-status/outcomes.words.ts'
import { themeIssues } from './theme/themeIssues.words.ts'
import { tenant } from './root/tenant.words.ts'
import { lockboxAccount } from './lockbox-account-card/lockboxAccount.words.ts'
import { repaymentInstructions } from './repayment-instructions/repaymentInstructions.words.ts'
import { lendingDashboard } from './lending-dashboard/lendingDashboard.words.ts'
import { customerPartnerDetails } from './customer-partner-details/customerPartnerDetails.words.ts'
import { customerPartnersTable } from './customer-partners-table/customerPartnersTable.words.ts'
import { customersTable } from './customers-table/customersTable.words.ts'
import { financingsTable } from './financings-table/financingsTable.words.ts'
import { partnerSwitcher } from './partner-switcher/partnerSwitcher.words.ts'
import { recordPicker } from './record-picker/recordPicker.words.ts'
import { table } from './table/table.words.ts'
import { textArea } from './ui/textArea.words.ts'
import { actingFor } from './acting-for/actingFor.words.ts'
import { moneyEnds } from './acting-for/moneyEnds.words.ts'
import { noCurrency } from './acting-for/noCurrency.words.ts'
import { lendingTile } from './lending-tile/lendingTile.words.ts'
import { attentionCount } from './attention-count/attentionCount.words.ts'
import { noLockbox } from './acting-for/noLockbox.words.ts'

/** The English words of cards, tables and the dashboard, by key, and those that every widget shares. */
export const enReads = {
  ...crashedMoney,
  ...everyWidget,
  ...masked,
  ...confirm,
  ...creditLimit,
  ...creditUsageChart,
  ...activeDrawdown,
  ...repaymentTimeline,
  ...operation,
  ...operationHistory,
  ...approval,
  ...spending,
  ...operationEvidence,
  ...ambiguous,
  ...operationKinds,
  ...operationRows,
  ...outcomes,
  ...themeIssues,
  ...tenant,
  ...lockboxAccount,
  ...repaymentInstructions,
  ...lendingDashboard,
  ...customerPartnerDetails,
  ...customerPartnersTable,
  ...customersTable,
  ...financingsTable,
  ...partnerSwitcher,
  ...recordPicker,
  ...table,
  ...textArea,
  ...actingFor,
  ...moneyEnds,
  ...noCurrency,
  ...noLockbox,
  ...lendingTile,
  ...attentionCount,
} as const
