import type { createdBusiness as english } from '../../copy/en/createdBusiness.ts'
import type { Translation } from '../Translation.ts'

export const createdBusiness: Translation<typeof english> = {
  'createdBusiness.title': 'An yi wa {name} rajista',
  'createdBusiness.title.noName': 'An yi wa kasuwancin rajista',
  'createdBusiness.text': 'Sabis ɗin rance ya buɗe asusunsa.',
  'createdBusiness.assessment': 'Tantancewar rance',
  'createdBusiness.assessment.notStarted': 'Ba a fara ba',
  'createdBusiness.assessment.next':
    'Mataki na gaba shi ne ba da takardu don tantancewar rancensa. Ku ne za ku fara; babu abin da zai faru da kansa.',
  'createdBusiness.assessment.start': 'Fara tantancewar rance',
  'createdBusiness.id': 'ID na asusu',
  'createdBusiness.reference': 'Lambar bibiya',
  'createdBusiness.copy': 'Kwafa {field}',
  'createdBusiness.another': 'Rajistar wani kasuwanci',
}
