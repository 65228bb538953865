import { expect, test } from 'vitest'
import * as entry from './index.ts'
import * as theme from './theme/index.ts'

test('the public names are these', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "ActiveDrawdownCard",
      "BankPicker",
      "CreditLimitCard",
      "LendingRoot",
      "MobileMoneyPicker",
      "OperationHistory",
      "OperationStatus",
      "WithdrawForm",
      "createTheme",
      "deriveTheme",
      "en",
      "formatDate",
      "formatDateTime",
      "formatMoney",
      "parseTheme",
    ]
  `)
  expect(Object.keys(theme).sort()).toEqual(['createTheme', 'deriveTheme', 'parseTheme'])
})
