import type { customerPartnersTable as english } from '../../copy/en/customerPartnersTable.ts'
import type { Translation } from '../Translation.ts'

export const customerPartnersTable: Translation<typeof english> = {
  'customerPartnersTable.title': 'Abokan hulɗa',
  'customerPartnersTable.failed': 'Ba mu iya loda abokan hulɗarku ba',
  'customerPartnersTable.none.title': 'Babu abokan hulɗa tukuna',
  'customerPartnersTable.none.text': 'Kasuwanci zai bayyana a nan bayan an karɓe shi.',
  'customerPartnersTable.onboard': 'Ƙara kasuwanci',
  'customerPartnersTable.searchHint': 'Suna ko sunan rajista',
  'customerPartnersTable.name': 'Suna',
  'customerPartnersTable.legalName': 'Sunan rajista',
  'customerPartnersTable.contact': 'Wanda za a tuntuɓa',
  'customerPartnersTable.phone': 'Waya',
  'customerPartnersTable.email': 'Imel',
  'customerPartnersTable.place': 'Gari ko birni',
  'customerPartnersTable.country': 'Ƙasa',
  'customerPartnersTable.score': 'Maki',
  'customerPartnersTable.created': 'Ranar ƙirƙira',
  'customerPartnersTable.status': 'Matsayi',
  'customerPartnersTable.status.active': 'Yana aiki',
  'customerPartnersTable.status.deleted': 'An goge',
  'customerPartnersTable.phoneOf': 'Lambar wayar {name}',
  'customerPartnersTable.emailOf': 'Adireshin imel na {name}',
}
