export { ActiveDrawdownCard, type ActiveDrawdownCardProps } from './active-drawdown/ActiveDrawdownCard.tsx'
export { BankPicker, type BankPickerProps } from './bank-picker/BankPicker.tsx'
export { en } from './copy/en.ts'
export type { Message, MessageKey, Messages } from './copy/Messages.ts'
export { CreditLimitCard, type CreditLimitCardProps } from './credit-limit/CreditLimitCard.tsx'
export { formatDate } from './format/formatDate.ts'
export { formatDateTime } from './format/formatDateTime.ts'
export { formatMoney } from './format/formatMoney.ts'
export {
  MobileMoneyPicker,
  type MobileMoneyPickerProps,
  type MobileMoneyWallet,
} from './mobile-money-picker/MobileMoneyPicker.tsx'
export { OperationHistory, type OperationHistoryProps } from './operation-history/OperationHistory.tsx'
export { OperationStatus, type OperationStatusProps } from './operation-status/OperationStatus.tsx'
export { LendingRoot, type LendingRootProps } from './root/LendingRoot.tsx'
export type { PartClassName, PartClassNames } from './root/PartClassNames.ts'
export type { SupportRequest } from './root/RootContext.ts'
export type { WidgetProps } from './root/WidgetProps.ts'
export { createTheme } from './theme/createTheme.ts'
export { deriveTheme } from './theme/deriveTheme.ts'
export type { ContrastIssue, LendingTheme, ThemeVariables } from './theme/LendingTheme.ts'
export { parseTheme } from './theme/parseTheme.ts'
export type {
  PartnerTheme,
  ThemeColors,
  ThemeDensity,
  ThemeIssue,
  ThemeLogo,
  ThemeMeasures,
  ThemeScheme,
} from './theme/PartnerTheme.ts'
export type { IconName } from './ui/iconPaths.ts'
export type { PartName } from './ui/PartName.ts'
export { WithdrawForm, type WithdrawFormHandle, type WithdrawFormProps } from './withdraw/WithdrawForm.tsx'
