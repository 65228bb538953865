import type { repayment as english } from '../../copy/en/repayment.ts'
import type { Translation } from '../Translation.ts'

export const repayment: Translation<typeof english> = {
  'repayment.title': 'Comunicar um reembolso',
  'repayment.intro':
    'Diga-nos que um cliente pagou uma parte ou a totalidade de um empréstimo. Isto só comunica o pagamento: nenhum dinheiro sai daqui.',
  'repayment.loan': 'Empréstimo',
  'repayment.loan.placeholder': 'Escolha um empréstimo',
  'repayment.loan.search': 'Procurar por referência ou nome',
  'repayment.loan.searchLabel': 'Procurar empréstimos',
  'repayment.loan.toggle': 'Mostrar os empréstimos',
  'repayment.loan.loading': 'A carregar os seus empréstimos…',
  'repayment.loan.noResults': 'Nenhum empréstimo encontrado. Verifique a referência ou introduza-a à mão.',
  'repayment.loan.results': {
    one: '{count} empréstimo encontrado',
    other: '{count} empréstimos encontrados',
  },
  'repayment.loan.keepTyping': {
    one: 'Mais {count}. Continue a escrever para o encontrar.',
    other: 'Mais {count}. Continue a escrever para os encontrar.',
  },
  'repayment.loan.notListed': 'Introduzir a referência',
  'repayment.loan.fromList': 'Escolher da lista',
  'repayment.loan.none': 'Ainda não tem transações financiadas. Introduza a referência do empréstimo.',
  'repayment.loan.failed':
    'Não foi possível carregar os seus empréstimos. Pode introduzir a referência à mão.',
  'repayment.loan.old': 'Está sem ligação à internet. Estes são os empréstimos de {date}.',
  'repayment.loan.open': 'Não concluído',
  'repayment.loan.completed': 'Concluído',
  'repayment.reference': 'Referência do empréstimo',
  'repayment.reference.hint': 'A referência com que a transação foi registada.',
  'repayment.facts.client': 'Cliente',
  'repayment.facts.amount': 'Empréstimo',
  'repayment.facts.status': 'Estado',
  'repayment.facts.started': 'Início',
  'repayment.status.completed': 'Concluído',
  'repayment.status.defaulted': 'Em incumprimento',
  'repayment.amount': 'Valor pago',
  'repayment.amountIn': 'Valor pago, em {currency}',
  'repayment.review': 'Rever',
  'repayment.rejected.title': 'O reembolso não foi aceite',
  'repayment.draftRestored': 'Guardámos o que tinha escrito.',
  'repayment.warning.AMOUNT_ABOVE_LOAN':
    'É mais do que o empréstimo de {amount}. Verifique o valor. Pode continuar se tiver a certeza.',
  'repayment.warning.LOAN_COMPLETED':
    'Este empréstimo está marcado como concluído. Verifique se é o certo. Pode continuar se tiver a certeza.',
  'repayment.warning.REFERENCE_NOT_LISTED':
    'Nenhum dos seus empréstimos tem esta referência. Verifique-a. Pode continuar se tiver a certeza.',
  'repayment.error.REQUIRED.reference': 'Escolha o empréstimo ou introduza a referência dele',
  'repayment.error.REQUIRED.amount': 'Introduza o valor que foi pago',
}
