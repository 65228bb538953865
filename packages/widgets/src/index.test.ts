import { expect, test } from 'vitest'
import * as entry from './index.ts'
import * as theme from './theme/index.ts'

test('the public names are these', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "ActingFor",
      "ActiveDrawdownCard",
      "BankPicker",
      "CreateBusinessForm",
      "CreditLimitCard",
      "CustomerPartnerDetails",
      "CustomerPartnersTable",
      "CustomerPicker",
      "CustomersTable",
      "DocumentSlot",
      "Feature",
      "FinancialInformationGrid",
      "LegalText",
      "LendingDashboard",
      "LendingRoot",
      "LockboxAccountCard",
      "MobileMoneyPicker",
      "OperationHistory",
      "OperationStatus",
      "OperationsInbox",
      "PartnerSwitcher",
      "ReconcileRepaymentsForm",
      "RegisterCustomerForm",
      "RegisterTransactionsForm",
      "RequestDrawdownForm",
      "SubmitCreditAssessmentForm",
      "TenantRoot",
      "UploadAnnouncer",
      "UploadSummary",
      "WithdrawForm",
      "chooseLocale",
      "createTheme",
      "deriveTheme",
      "en",
      "formatDate",
      "formatDateTime",
      "formatMoney",
      "parseTheme",
      "useBrand",
      "useFeature",
      "useFieldRules",
    ]
  `)
  expect(Object.keys(theme).sort()).toEqual([
    'createTheme',
    'deriveTheme',
    'parseTheme',
    'themeIssueText',
    'themeStyle',
  ])
})
