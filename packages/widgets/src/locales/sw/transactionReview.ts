import type { transactionReview as english } from '../../copy/en/transactionReview.ts'
import type { Translation } from '../Translation.ts'

export const transactionReview: Translation<typeof english> = {
  'transaction.review.title': 'Kagua kabla ya kutuma',
  'transaction.review.text': 'Muamala unatumwa ili usajiliwe. Utaona hapa kama umesajiliwa.',
  'transaction.review.textFinanced':
    'Muamala unatumwa ili usajiliwe, pamoja na ombi lako la ufadhili. Utaona hapa kama umesajiliwa.',
  'transaction.review.amount': 'Mteja atalipa',
  'transaction.review.client': 'Mteja',
  'transaction.review.contactNumber': 'Nambari ya mawasiliano',
  'transaction.review.idValue': 'Nambari ya utambulisho',
  'transaction.review.reference': 'Nambari yako ya kumbukumbu',
  'transaction.review.disbursementDate': 'Tarehe ya kupewa pesa',
  'transaction.review.expectedPaymentDate': 'Tarehe ya malipo inayotarajiwa',
  'transaction.review.sector': 'Sekta',
  'transaction.review.financier': 'Anayefadhili',
  'transaction.review.reason': 'Sababu',
  'transaction.review.financing': 'Ufadhili ulioombwa',
  'transaction.review.notFinanced': 'Hakuna',
  'transaction.review.drawdownId': 'Kutoka mkupuo',
  'transaction.review.instalments': { one: 'Awamu {count}', other: 'Awamu {count}' },
  'transaction.review.total': 'Jumla ya awamu',
  'transaction.review.instalment': '{amount}, kuanzia {start} hadi {due}',
  'transaction.confirm': 'Sajili muamala',
  'transaction.confirmFinanced': 'Sajili na uombe {amount}',
  'transaction.sending': 'Inatumwa. Usifunge ukurasa huu.',
  'transaction.duplicate.title': 'Huenda umeshatuma muamala huu',
  'transaction.duplicate.text':
    'Muamala wenye nambari ya kumbukumbu ile ile na kiasi kile kile ulitumwa hapo awali. Hakuna kipya kilichotumwa.',
  'transaction.duplicate.confirm': 'Tuma mara ya pili',
}
