import type { ImportRow } from '../TransactionImport.ts'
import type { DrawnIcon, Tone } from '@onlend/widgets/internal'

type Look = { tone: Tone; icon: DrawnIcon }

/** How the worst of what is the matter with a row looks: each with a sign of its own. */
export const importLevels: Readonly<Record<ImportRow['level'], Look>> = {
  error: { tone: 'danger', icon: 'error' },
  warning: { tone: 'warning', icon: 'warning' },
  info: { tone: 'info', icon: 'info' },
  ok: { tone: 'success', icon: 'check' },
}
