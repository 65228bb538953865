import type { creditAssessmentReview as english } from '../../copy/en/creditAssessmentReview.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReview: Translation<typeof english> = {
  'creditAssessment.check.files': { one: 'Faili {count}, {size}', other: 'Faili {count}, {size}' },
  'creditAssessment.check.noFiles': 'Bado hakuna faili',
  'creditAssessment.check.notApplicable': 'Unatamka kwamba huna waraka huu',
  'creditAssessment.check.notReady': 'Haiko tayari',
  'creditAssessment.check.change': 'Badilisha',
  'creditAssessment.check.changePart': 'Badilisha “{part}”',
  'creditAssessment.check.missingFigure': 'Inakosekana',
  'creditAssessment.check.total': 'Jumla yote',
  'creditAssessment.review.title': 'Je, ungependa kutuma tathmini sasa?',
  'creditAssessment.review.text':
    'Mkopeshaji atapata yote yaliyo hapa chini. Baadaye hutaweza kuyarudisha wala kuyabadilisha.',
  'creditAssessment.review.filesLabel': 'Faili',
  'creditAssessment.review.years': 'Takwimu za',
  'creditAssessment.review.notApplicable': 'Zilizotamkwa kuwa hazipo',
  'creditAssessment.confirm': { one: 'Tuma faili {count}', other: 'Tuma faili {count}' },
  'creditAssessment.sending':
    'Inatumwa. Huenda ikachukua dakika chache. Unaweza kuweka simu kando: nyaraka tayari ziko kwetu na tunaendelea bila simu yako. Angalia hapa tena baadaye.',
  'creditAssessment.duplicate.title': 'Huenda tathmini hii imeshatumwa',
  'creditAssessment.duplicate.text': 'Nyaraka hizo hizo zilitumwa hapo awali. Hakuna kipya kilichotumwa.',
  'creditAssessment.duplicate.confirm': 'Tuma yote tena',
}
