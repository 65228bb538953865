import { activeDrawdown } from './en/activeDrawdown.ts'
import { bankPicker } from './en/bankPicker.ts'
import { everyWidget } from './en/everyWidget.ts'
import { creditLimit } from './en/creditLimit.ts'
import { mobileMoneyPicker } from './en/mobileMoneyPicker.ts'
import { operation } from './en/operation.ts'
import { operationHistory } from './en/operationHistory.ts'
import { withdraw } from './en/withdraw.ts'
import { withdrawReview } from './en/withdrawReview.ts'

/**
 * Every sentence of the kit in English, by key: what a translator starts from and what `messages` may replace.
 * Widgets load only their own part of it.
 */
export const en = {
  ...everyWidget,
  ...creditLimit,
  ...activeDrawdown,
  ...withdraw,
  ...withdrawReview,
  ...operation,
  ...operationHistory,
  ...bankPicker,
  ...mobileMoneyPicker,
} as const
