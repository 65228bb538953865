import type { transactionFinancing as english } from '../../copy/en/transactionFinancing.ts'
import type { Translation } from '../Translation.ts'

export const transactionFinancing: Translation<typeof english> = {
  'transaction.financedAmount': 'Valor do financiamento',
  'transaction.financedAmountIn': 'Valor do financiamento, em {currency}',
  'transaction.drawdownId': 'Utilização de crédito',
  'transaction.drawdownId.asking': 'À procura da sua utilização ativa…',
  'transaction.drawdownId.found': 'Esta é a sua utilização ativa.',
  'transaction.drawdownId.none':
    'Não tem nenhuma utilização de crédito ativa. Introduza a referência da utilização que paga esta transação.',
  'transaction.drawdownId.failed':
    'Não conseguimos procurar a sua utilização de crédito ativa. Introduza a referência da utilização que paga esta transação.',
  'transaction.instalments': 'Prestações',
  'transaction.instalments.hint': 'Como o financiamento vai ser reembolsado.',
  'transaction.instalment': 'Prestação {number}',
  'transaction.instalment.amount': 'Valor',
  'transaction.instalment.startDate': 'Começa em',
  'transaction.instalment.dueDate': 'Vence em',
  'transaction.instalment.remove': 'Remover',
  'transaction.instalment.removeLabel': 'Remover a prestação {number}',
  'transaction.instalment.add': 'Adicionar prestação',
  'transaction.instalment.added': 'A prestação {number} foi adicionada.',
  'transaction.instalment.removed': {
    one: 'A prestação foi removida. Resta {count}.',
    other: 'A prestação foi removida. Restam {count}.',
  },
  'transaction.split': 'Dividir por igual',
  'transaction.split.count': 'Quantas prestações?',
  'transaction.split.hint': 'Com um mês de intervalo, em vez das que estão abaixo.',
  'transaction.split.done': {
    one: 'Há agora {count} prestação.',
    other: 'Há agora {count} prestações iguais.',
  },
  'transaction.split.error.count': 'Introduza quantas prestações quer, de 1 a 60',
  'transaction.split.error.amount': 'Introduza primeiro, acima, um valor que se possa dividir',
  'transaction.total.instalments': 'Total das prestações',
  'transaction.total.financed': 'Financiamento',
  'transaction.total.payable': 'O cliente paga',
  'transaction.warning.FINANCED_ABOVE_PAYABLE':
    'É mais do que os {payable} que o cliente vai pagar. Pode continuar se tiver a certeza.',
  'transaction.warning.INSTALMENTS_DIFFER':
    'As prestações somam {total}, que não é nem o financiamento nem o que o cliente paga. Pode continuar se tiver a certeza.',
  'transaction.warning.INSTALMENTS_OUTSIDE_DATES':
    'Uma prestação começa antes da data de desembolso ou vence depois da data de pagamento esperada. Pode continuar se tiver a certeza.',
}
