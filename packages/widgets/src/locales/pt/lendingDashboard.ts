import type { lendingDashboard as english } from '../../copy/en/lendingDashboard.ts'
import type { Translation } from '../Translation.ts'

export const lendingDashboard: Translation<typeof english> = {
  'lendingDashboard.title': 'O seu crédito',
  'lendingDashboard.partial.title': 'Não foi possível carregar uma parte',
  'lendingDashboard.partial.text':
    'O que falta está indicado abaixo. Sem isso, não podemos dizer se pode pedir uma utilização de crédito.',
  'lendingDashboard.noLimit.title': 'Obter um limite de crédito',
  'lendingDashboard.noLimit.text': 'Precisa de um limite de crédito antes de pedir uma utilização.',
  'lendingDashboard.noLimit.send': 'Envie os documentos para a sua avaliação de crédito.',
  'lendingDashboard.noLimit.assess': 'O serviço de crédito analisa a sua empresa.',
  'lendingDashboard.noLimit.limit': 'O seu limite aparece aqui assim que existir.',
  'lendingDashboard.pending.title': 'A sua avaliação de crédito foi enviada',
  'lendingDashboard.pending.text':
    'O serviço de crédito não nos diz quando decide. O seu limite aparece aqui assim que existir. Não tem de enviar nada outra vez.',
  'lendingDashboard.expired.title': 'Precisa de um novo limite de crédito',
  'lendingDashboard.expired.text':
    'O seu limite expirou, por isso já não o pode utilizar. Peça um novo à equipa que lhe deu o limite.',
  'lendingDashboard.actions': 'Ações rápidas',
  'lendingDashboard.action.withdraw': 'Levantar dinheiro',
  'lendingDashboard.action.requestDrawdown': 'Pedir utilização',
  'lendingDashboard.action.registerCustomer': 'Registar um cliente',
  'lendingDashboard.action.registerTransactions': 'Registar uma transação',
  'lendingDashboard.action.reconcileRepayments': 'Comunicar um reembolso',
  'lendingDashboard.action.submitCreditAssessment': 'Iniciar a avaliação',
  'lendingDashboard.back': 'Voltar ao resumo',
}
