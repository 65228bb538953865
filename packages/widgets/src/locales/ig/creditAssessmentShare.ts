import type { creditAssessmentShare as english } from '../../copy/en/creditAssessmentShare.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentShare: Translation<typeof english> = {
  'creditAssessment.share.title': 'Rịọ onye ọrụ ibe ka o nye aka',
  'creditAssessment.share.text':
    'Zigara onye nọ n’ụlọ ọrụ gị adreesị a. Ọ ga-eji aka ya banye: adreesị ahụ naanị ya anaghị emepe ihe ọ bụla.',
  'creditAssessment.share.sees': 'Ihe ọ ga-ahụ na ihe o nwere ike ime',
  'creditAssessment.share.files':
    'Faịlụ niile dị ebe a, na onye tinyere ha. O nwere ike itinye na iwepụ faịlụ.',
  'creditAssessment.share.figures': 'Ọnụọgụ niile. O nwere ike ịgbanwe ha.',
  'creditAssessment.share.send': 'Ọ bụrụ na o nwere ikike iziga, o nwere ike iziga nyocha ahụ.',
  'creditAssessment.share.address': 'Adreesị peeji a',
  'creditAssessment.share.copy': 'Detuo adreesị',
  'creditAssessment.share.native': 'Kesaa',
}
