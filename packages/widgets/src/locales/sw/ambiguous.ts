import type { ambiguous as english } from '../../copy/en/ambiguous.ts'
import type { Translation } from '../Translation.ts'

export const ambiguous: Translation<typeof english> = {
  'ambiguous.succeeded.oneOfTwo':
    'Moja kati ya fedha mbili za kutoa zinazofanana imethibitishwa; hatujui ni ipi.',
  'ambiguous.succeeded':
    'Fedha za kutoa zinazofanana zilizothibitishwa: {count} kati ya {candidates}. Hatujui ni zipi.',
  'ambiguous.failed.oneOfTwo':
    'Moja kati ya fedha mbili za kutoa zinazofanana imeshindikana; hatujui ni ipi.',
  'ambiguous.failed':
    'Fedha za kutoa zinazofanana zilizoshindikana: {count} kati ya {candidates}. Hatujui ni zipi.',
  'ambiguous.rows.succeeded':
    'Mistari inayofanana iliyothibitishwa: {count} kati ya {candidates}. Hatujui ni ipi.',
  'ambiguous.rows.failed':
    'Mistari inayofanana iliyoshindikana: {count} kati ya {candidates}. Hatujui ni ipi.',
}
