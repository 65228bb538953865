import type { operationEvidence as english } from '../../copy/en/operationEvidence.ts'
import type { Translation } from '../Translation.ts'

export const operationEvidence: Translation<typeof english> = {
  'operationEvidence.title': 'Yaliyosemwa baadaye',
  'operationEvidence.succeeded': 'Huduma imesema kwamba ilifanyika.',
  'operationEvidence.failed': 'Huduma imesema kwamba haikufanyika.',
  'operationEvidence.reversed': 'Huduma imesema kwamba ilibatilishwa: pesa zimerudi.',
  'operationEvidence.unsigned': 'Taarifa hii haikuwa na saini.',
  'operationEvidence.decided': 'Mhudumu alirekodi hili tarehe {time}.',
  'operationEvidence.confirmed': 'Mhudumu wa pili, {by}, amethibitisha.',
  'operationEvidence.resolvedBy': 'Imetatuliwa na mhudumu {by}, kwa ushahidi',
}
