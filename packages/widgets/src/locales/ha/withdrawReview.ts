import type { withdrawReview as english } from '../../copy/en/withdrawReview.ts'
import type { Translation } from '../Translation.ts'

export const withdrawReview: Translation<typeof english> = {
  'withdraw.confirm': 'Fitar da {amount}',
  'withdraw.review.title': 'Ku duba kafin ku tura',
  'withdraw.review.text': 'Ku karanta kowane layi. Ba za a iya dawo da kuɗin da aka tura ba.',
  'withdraw.review.amount': 'Kuna tura',
  'withdraw.review.recipient': 'Sunan da ke kan asusun',
  'withdraw.review.resolvedName': 'Sunan da ke banki',
  'withdraw.review.bank': 'Banki',
  'withdraw.review.operator': 'Kamfanin kuɗi ta waya',
  'withdraw.review.accountNumber': 'Lambar asusu',
  'withdraw.review.mobileNumber': 'Lambar wayar hannu',
  'withdraw.review.narration': 'Dalilin turawa',
  'withdraw.review.remaining': 'Abin da zai rage a keɓaɓɓen asusunku',
  'withdraw.review.code': '{name} (lambar banki {code})',
  'withdraw.sending': 'Ana turawa. Kada ku rufe wannan shafi.',
  'withdraw.possibleDuplicate.title': 'Mai yiwuwa kun riga kun tura wannan',
  'withdraw.possibleDuplicate.text': 'An nemi irin wannan fitar da kuɗi a baya. Ba a tura wani sabon abu ba.',
  'withdraw.possibleDuplicate.confirm': 'Tura wani {amount}',
}
