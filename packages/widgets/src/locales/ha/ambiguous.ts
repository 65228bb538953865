import type { ambiguous as english } from '../../copy/en/ambiguous.ts'
import type { Translation } from '../Translation.ts'

export const ambiguous: Translation<typeof english> = {
  'ambiguous.succeeded.oneOfTwo':
    'An tabbatar da ɗaya daga cikin cire kuɗi biyu masu kama ɗaya; ba mu san wanne ba.',
  'ambiguous.succeeded':
    'An tabbatar da {count} daga cikin cire kuɗi {candidates} masu kama ɗaya; ba mu san waɗanne ba.',
  'ambiguous.failed.oneOfTwo':
    'Ɗaya daga cikin cire kuɗi biyu masu kama ɗaya bai yi nasara ba; ba mu san wanne ba.',
  'ambiguous.failed':
    '{count} daga cikin cire kuɗi {candidates} masu kama ɗaya ba su yi nasara ba; ba mu san waɗanne ba.',
  'ambiguous.rows.succeeded':
    'An tabbatar da layi {count} daga cikin {candidates} masu kama ɗaya; ba mu san waɗanne ba.',
  'ambiguous.rows.failed':
    'Layi {count} daga cikin {candidates} masu kama ɗaya ba su yi nasara ba; ba mu san waɗanne ba.',
}
