import type { registeredCustomer as english } from '../../copy/en/registeredCustomer.ts'
import type { Translation } from '../Translation.ts'

export const registeredCustomer: Translation<typeof english> = {
  'registeredCustomer.title': 'E debanyere {name}',
  'registeredCustomer.title.noName': 'E debanyere onye ahịa ahụ',
  'registeredCustomer.text': 'Ọ bụzi otu n’ime ndị ahịa gị.',
  'registeredCustomer.documents': 'E nwere ike itinye akwụkwọ ya ma e mechaa.',
  'registeredCustomer.id': 'ID onye ahịa',
  'registeredCustomer.reference': 'Nọmba ntụaka',
  'registeredCustomer.copy': 'Detuo {field}',
  'registeredCustomer.another': 'Debanye onye ahịa ọzọ',
}
