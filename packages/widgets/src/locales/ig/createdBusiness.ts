import type { createdBusiness as english } from '../../copy/en/createdBusiness.ts'
import type { Translation } from '../Translation.ts'

export const createdBusiness: Translation<typeof english> = {
  'createdBusiness.title': 'E debanyere {name}',
  'createdBusiness.title.noName': 'E debanyere ụlọ ọrụ ahụ',
  'createdBusiness.text': 'Ndị ọrụ mgbazinye emepeela akaụntụ ya.',
  'createdBusiness.assessment': 'Nyocha mgbaziri',
  'createdBusiness.assessment.notStarted': 'A malitebeghị ya',
  'createdBusiness.assessment.next':
    'Ihe na-esote bụ inyefe akwụkwọ maka nyocha mgbaziri ya. Ọ bụ gị ga-amalite ya; ọ gaghị amalite n’onwe ya.',
  'createdBusiness.assessment.start': 'Malite nyocha mgbaziri',
  'createdBusiness.id': 'ID akaụntụ',
  'createdBusiness.reference': 'Nọmba ntụaka',
  'createdBusiness.copy': 'Detuo {field}',
  'createdBusiness.another': 'Debanye ụlọ ọrụ ọzọ',
}
