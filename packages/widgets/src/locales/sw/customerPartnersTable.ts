import type { customerPartnersTable as english } from '../../copy/en/customerPartnersTable.ts'
import type { Translation } from '../Translation.ts'

export const customerPartnersTable: Translation<typeof english> = {
  'customerPartnersTable.title': 'Washirika wateja',
  'customerPartnersTable.failed': 'Hatukuweza kupakia washirika wateja wako',
  'customerPartnersTable.none.title': 'Bado hakuna washirika wateja',
  'customerPartnersTable.none.text': 'Biashara zitaonekana hapa zikishapokelewa.',
  'customerPartnersTable.onboard': 'Ongeza biashara',
  'customerPartnersTable.searchHint': 'Jina au jina la kisheria',
  'customerPartnersTable.name': 'Jina',
  'customerPartnersTable.legalName': 'Jina la kisheria',
  'customerPartnersTable.contact': 'Mtu wa kuwasiliana naye',
  'customerPartnersTable.phone': 'Simu',
  'customerPartnersTable.email': 'Barua pepe',
  'customerPartnersTable.place': 'Mji au jiji',
  'customerPartnersTable.country': 'Nchi',
  'customerPartnersTable.score': 'Alama',
  'customerPartnersTable.created': 'Tarehe ya kuundwa',
  'customerPartnersTable.status': 'Hali',
  'customerPartnersTable.status.active': 'Hai',
  'customerPartnersTable.status.deleted': 'Amefutwa',
  'customerPartnersTable.phoneOf': 'Nambari ya simu ya {name}',
  'customerPartnersTable.emailOf': 'Anwani ya barua pepe ya {name}',
}
