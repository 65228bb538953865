import type { customerPartnersTable as english } from '../../copy/en/customerPartnersTable.ts'
import type { Translation } from '../Translation.ts'

export const customerPartnersTable: Translation<typeof english> = {
  'customerPartnersTable.title': 'Ndị mmekọ',
  'customerPartnersTable.failed': 'Anyị enweghị ike ibubata ndị mmekọ gị',
  'customerPartnersTable.none.title': 'Enwebeghị ndị mmekọ',
  'customerPartnersTable.none.text': 'Ụlọ ọrụ ga-apụta ebe a mgbe a nabatara ha.',
  'customerPartnersTable.onboard': 'Tinye ụlọ ọrụ',
  'customerPartnersTable.searchHint': 'Aha ma ọ bụ aha e debanyere',
  'customerPartnersTable.name': 'Aha',
  'customerPartnersTable.legalName': 'Aha e debanyere',
  'customerPartnersTable.contact': 'Onye a ga-akpọtụrụ',
  'customerPartnersTable.phone': 'Ekwentị',
  'customerPartnersTable.email': 'Email',
  'customerPartnersTable.place': 'Obodo',
  'customerPartnersTable.country': 'Mba',
  'customerPartnersTable.score': 'Akara',
  'customerPartnersTable.created': 'E mepere ya',
  'customerPartnersTable.status': 'Ọnọdụ',
  'customerPartnersTable.status.active': 'Na-arụ ọrụ',
  'customerPartnersTable.status.deleted': 'E hichapụrụ ya',
  'customerPartnersTable.phoneOf': 'Nọmba ekwentị {name}',
  'customerPartnersTable.emailOf': 'Adreesị email {name}',
}
