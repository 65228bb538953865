import type { creditAssessmentShare as english } from '../../copy/en/creditAssessmentShare.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentShare: Translation<typeof english> = {
  'creditAssessment.share.title': 'Omba mwenzako akusaidie',
  'creditAssessment.share.text':
    'Mtumie mtu wa kampuni yako anwani hii. Ataingia kwa akaunti yake mwenyewe: anwani pekee haifungui chochote.',
  'creditAssessment.share.sees': 'Anachoona na anachoweza kufanya',
  'creditAssessment.share.files':
    'Faili zote zilizo hapa, pamoja na aliyeziongeza. Anaweza kuongeza na kuondoa faili.',
  'creditAssessment.share.figures': 'Takwimu zote. Anaweza kuzibadilisha.',
  'creditAssessment.share.send': 'Ikiwa ana ruhusa ya kutuma, anaweza kutuma tathmini.',
  'creditAssessment.share.address': 'Anwani ya ukurasa huu',
  'creditAssessment.share.copy': 'Nakili anwani',
  'creditAssessment.share.native': 'Shiriki',
}
