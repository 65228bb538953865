import type { customersTable as english } from '../../copy/en/customersTable.ts'
import type { Translation } from '../Translation.ts'

export const customersTable: Translation<typeof english> = {
  'customersTable.title': 'Abokan ciniki',
  'customersTable.active': {
    one: 'Abokin ciniki {count} da ke aiki',
    other: 'Abokan ciniki {count} da ke aiki',
  },
  'customersTable.failed': 'Ba mu iya loda abokan cinikinku ba',
  'customersTable.none.title': 'Babu abokan ciniki tukuna',
  'customersTable.none.text': 'Abokan ciniki suna bayyana a nan bayan an yi musu rajista.',
  'customersTable.register': 'Yi rajistar abokin ciniki',
  'customersTable.searchHint': 'Suna, waya ko imel',
  'customersTable.searchHintNames': 'Suna',
  'customersTable.name': 'Suna',
  'customersTable.phone': 'Waya',
  'customersTable.bvn': 'BVN',
  'customersTable.nin': 'NIN',
  'customersTable.email': 'Imel',
  'customersTable.birthDate': 'Ranar haihuwa',
  'customersTable.place': 'Gari ko birni',
  'customersTable.registered': 'Ranar rajista',
  'customersTable.status': 'Matsayi',
  'customersTable.status.active': 'Yana aiki',
  'customersTable.status.deleted': 'An goge',
  'customersTable.phoneOf': 'Lambar wayar {name}',
  'customersTable.bvnOf': 'BVN na {name}',
  'customersTable.ninOf': 'NIN na {name}',
  'customersTable.emailOf': 'Adireshin imel na {name}',
  'customersTable.birthDateOf': 'Ranar haihuwar {name}',
  'customersTable.unnamed': 'Ba a ba da suna ba',
}
