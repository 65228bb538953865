import type { createdBusiness as english } from '../../copy/en/createdBusiness.ts'
import type { Translation } from '../Translation.ts'

export const createdBusiness: Translation<typeof english> = {
  'createdBusiness.title': '{name} imesajiliwa',
  'createdBusiness.title.noName': 'Biashara imesajiliwa',
  'createdBusiness.text': 'Huduma imefungua akaunti yake.',
  'createdBusiness.assessment': 'Tathmini ya mkopo',
  'createdBusiness.assessment.notStarted': 'Haijaanza',
  'createdBusiness.assessment.next':
    'Hatua inayofuata ni kuwasilisha nyaraka za tathmini yake ya mkopo. Unaianzisha wewe; hakuna kinachotokea chenyewe.',
  'createdBusiness.assessment.start': 'Anza tathmini ya mkopo',
  'createdBusiness.id': 'Kitambulisho cha akaunti',
  'createdBusiness.reference': 'Nambari ya kumbukumbu',
  'createdBusiness.copy': 'Nakili {field}',
  'createdBusiness.another': 'Sajili biashara nyingine',
}
