import type { creditAssessmentReview as english } from '../../copy/en/creditAssessmentReview.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReview: Translation<typeof english> = {
  'creditAssessment.check.files': { other: 'Faịlụ {count}, {size}' },
  'creditAssessment.check.noFiles': 'Enwebeghị faịlụ',
  'creditAssessment.check.notApplicable': 'I kwuru na i nweghị ya',
  'creditAssessment.check.notReady': 'Ọ dịbeghị njikere',
  'creditAssessment.check.change': 'Gbanwee',
  'creditAssessment.check.changePart': 'Gbanwee “{part}”',
  'creditAssessment.check.missingFigure': 'Ọ dịghị',
  'creditAssessment.check.total': 'Mkpokọta',
  'creditAssessment.review.title': 'Ka e ziga nyocha ahụ ugbu a?',
  'creditAssessment.review.text':
    'Onye na-agbazinye ego ga-enweta ihe niile dị n’okpuru. Mgbe ahụ gasịrị, i nweghị ike iweghachi ma ọ bụ ịgbanwe ya.',
  'creditAssessment.review.filesLabel': 'Faịlụ',
  'creditAssessment.review.years': 'Ọnụọgụ nke afọ',
  'creditAssessment.review.notApplicable': 'Ndị i kwuru na ha adịghị',
  'creditAssessment.confirm': { other: 'Ziga faịlụ {count}' },
  'creditAssessment.sending':
    'Na-eziga. Ọ nwere ike iwe nkeji ole na ole. I nwere ike idebe ekwentị gị: akwụkwọ ndị ahụ adịlarị n’aka anyị, anyị ga-agakwa n’ihu n’enweghị ya. Lelee ebe a ọzọ ma e mechaa.',
  'creditAssessment.duplicate.title': 'O nwere ike na e zigalarị nyocha a',
  'creditAssessment.duplicate.text': 'E zigara otu akwụkwọ ndị ahụ tupu ugbu a. E zigaghị ihe ọhụrụ ọ bụla.',
  'creditAssessment.duplicate.confirm': 'Ziga ihe niile ọzọ',
}
