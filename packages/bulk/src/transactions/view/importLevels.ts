import type { ImportRow } from '../TransactionImport.ts'
import type { DrawnIcon, Tone } from '@onlend/widgets/internal'

type Look = { tone: Tone; icon: DrawnIcon }

/** The tone and icon of each level of a row; each level has a different icon. */
export const importLevels: Readonly<Record<ImportRow['level'], Look>> = {
  error: { tone: 'danger', icon: 'error' },
  warning: { tone: 'warning', icon: 'warning' },
  info: { tone: 'info', icon: 'info' },
  ok: { tone: 'success', icon: 'check' },
}
