import type { transactionReview as english } from '../../copy/en/transactionReview.ts'
import type { Translation } from '../Translation.ts'

export const transactionReview: Translation<typeof english> = {
  'transaction.review.title': 'Verifique antes de enviar',
  'transaction.review.text': 'A transação é enviada para ser registada. Vai ver aqui se foi registada.',
  'transaction.review.textFinanced':
    'A transação é enviada para ser registada, com o seu pedido de financiamento. Vai ver aqui se foi registada.',
  'transaction.review.amount': 'O cliente vai pagar',
  'transaction.review.client': 'Cliente',
  'transaction.review.contactNumber': 'Número de contacto',
  'transaction.review.idValue': 'Número de identificação',
  'transaction.review.reference': 'A sua referência',
  'transaction.review.disbursementDate': 'Data de desembolso',
  'transaction.review.expectedPaymentDate': 'Data de pagamento esperada',
  'transaction.review.sector': 'Setor',
  'transaction.review.financier': 'Financiada por',
  'transaction.review.reason': 'Motivo',
  'transaction.review.financing': 'Financiamento pedido',
  'transaction.review.notFinanced': 'Nenhum',
  'transaction.review.drawdownId': 'Da utilização de crédito',
  'transaction.review.instalments': { one: '{count} prestação', other: '{count} prestações' },
  'transaction.review.total': 'Total das prestações',
  'transaction.review.instalment': '{amount}, de {start} a {due}',
  'transaction.confirm': 'Registar a transação',
  'transaction.confirmFinanced': 'Registar e pedir {amount}',
  'transaction.sending': 'A enviar. Mantenha esta página aberta.',
  'transaction.duplicate.title': 'Talvez já tenha enviado esta transação',
  'transaction.duplicate.text':
    'Uma transação com a mesma referência e o mesmo valor foi enviada anteriormente. Nada de novo foi enviado.',
  'transaction.duplicate.confirm': 'Enviar outra vez',
}
