import type { transactionReview as english } from '../../copy/en/transactionReview.ts'
import type { Translation } from '../Translation.ts'

export const transactionReview: Translation<typeof english> = {
  'transaction.review.title': 'Ku duba kafin ku tura',
  'transaction.review.text':
    'Za a tura ma’amalar don a yi mata rajista. Za ku ga a nan ko an yi mata rajista.',
  'transaction.review.textFinanced':
    'Za a tura ma’amalar don a yi mata rajista, tare da buƙatarku ta rance. Za ku ga a nan ko an yi mata rajista.',
  'transaction.review.amount': 'Abokin ciniki zai biya',
  'transaction.review.client': 'Abokin ciniki',
  'transaction.review.contactNumber': 'Lambar tuntuɓa',
  'transaction.review.idValue': 'Lambar shaida',
  'transaction.review.reference': 'Lambar bibiyarku',
  'transaction.review.disbursementDate': 'Ranar ba da kuɗi',
  'transaction.review.expectedPaymentDate': 'Ranar da ake sa ran biya',
  'transaction.review.sector': 'Fanni',
  'transaction.review.financier': 'Mai ba da rancen',
  'transaction.review.reason': 'Dalili',
  'transaction.review.financing': 'Rancen da aka nema',
  'transaction.review.notFinanced': 'Babu',
  'transaction.review.drawdownId': 'Daga ɗibar rance',
  'transaction.review.instalments': { one: 'Kashin biya {count}', other: 'Kasoshin biya {count}' },
  'transaction.review.total': 'Kasoshin biya duka',
  'transaction.review.instalment': '{amount}, daga {start} zuwa {due}',
  'transaction.confirm': 'Yi rajistar ma’amala',
  'transaction.confirmFinanced': 'Yi rajista, nemi {amount}',
  'transaction.sending': 'Ana turawa. Kada ku rufe wannan shafi.',
  'transaction.duplicate.title': 'Mai yiwuwa kun riga kun tura wannan ma’amala',
  'transaction.duplicate.text':
    'An tura ma’amala mai wannan lambar bibiya da adadi a baya. Ba a tura wani sabon abu ba.',
  'transaction.duplicate.confirm': 'Tura ta a karo na biyu',
}
