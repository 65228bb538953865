import type { customerPartnersTable as english } from '../../copy/en/customerPartnersTable.ts'
import type { Translation } from '../Translation.ts'

export const customerPartnersTable: Translation<typeof english> = {
  'customerPartnersTable.title': 'Àwọn alábàáṣepọ̀ oníbàárà',
  'customerPartnersTable.failed': 'A kò lè ṣàfihàn àwọn alábàáṣepọ̀ oníbàárà yín',
  'customerPartnersTable.none.title': 'Kò tíì sí alábàáṣepọ̀ oníbàárà',
  'customerPartnersTable.none.text': 'Àwọn iléeṣẹ́ yóò hàn níbí tí a bá ti gbà wọ́n wọlé.',
  'customerPartnersTable.onboard': 'Fi iléeṣẹ́ kún un',
  'customerPartnersTable.searchHint': 'Orúkọ tàbí orúkọ lábẹ́ òfin',
  'customerPartnersTable.name': 'Orúkọ',
  'customerPartnersTable.legalName': 'Orúkọ lábẹ́ òfin',
  'customerPartnersTable.contact': 'Ẹni tí a lè kàn sí',
  'customerPartnersTable.phone': 'Fóònù',
  'customerPartnersTable.email': 'Ímeèlì',
  'customerPartnersTable.place': 'Ìlú',
  'customerPartnersTable.country': 'Orílẹ̀-èdè',
  'customerPartnersTable.score': 'Máàkì',
  'customerPartnersTable.created': 'Ọjọ́ ìdásílẹ̀',
  'customerPartnersTable.status': 'Ipò',
  'customerPartnersTable.status.active': 'Ó ń ṣiṣẹ́',
  'customerPartnersTable.status.deleted': 'A ti pa á rẹ́',
  'customerPartnersTable.phoneOf': 'Nọ́ńbà fóònù {name}',
  'customerPartnersTable.emailOf': 'Àdírẹ́sì ímeèlì {name}',
}
